"""Phase I: income, in the order that the player chooses where it matters (GP-INCOME)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.steps import Automatic, Decision, Move, Parallel, lanes, then
from astrarium.kernel.verbs import Action

from . import events, power, verbs
from .component_types import NO_GAIN, Faction, Gain
from .counts import has_tech
from .gains import gain
from .ids import (
    ACADEMY_LEFT,
    ECONOMY,
    INCOME,
    MINE,
    NONE,
    PLANETARY_INSTITUTE,
    RESEARCH_LAB,
    SCIENCE,
    TECH_INCOME_ORE_CHARGE,
    TRADING_STATION,
)
from .state import RESOURCE_POINTS, Gaia, Player
from .steps import STEPS
from .tables import BOOSTERS, FACTIONS, LEVELS, TECH

Icons = tuple[int, ...]


class Source:
    """What pays income: its reference, its icons with their parts, and those that gain something and move no power."""

    def __init__(self, reference: str, icons: tuple[Gain, ...]) -> None:
        self.reference = reference
        self.icons = icons
        self.parts = tuple([part for icon in icons for part in icon.parts()])
        self.resources = tuple([icon for icon in icons if not moves_power(icon) and not icon.is_empty()])


def moves_power(icon: Gain) -> bool:
    return icon.tokens > 0 or icon.charge > 0


class BoardSources:
    """The sources of a faction board; by how many of its slots are uncovered where there are several."""

    def __init__(self, board: Faction) -> None:
        self.base = Source("icon:base", (board.base_income,))
        self.mines = slots("structure:mine", board.income_mine)
        self.trading_stations = slots("structure:trading_station", board.income_trading_station)
        self.research_labs = slots("structure:research_lab", board.income_research_lab)
        self.planetary_institute = Source("structure:planetary_institute", board.income_planetary_institute)
        self.academy_left = Source("structure:academy_left", (board.income_academy_left,))


def slots(reference: str, icons: tuple[Gain, ...]) -> list[Source]:
    return [Source(reference, icons[:uncovered]) for uncovered in range(len(icons) + 1)]


BOARDS: Final = [BoardSources(board) for board in FACTIONS]
TRACKS: Final = [
    [Source(verbs.TRACKS.reference(track), (level.income,)) for level in levels] for track, levels in enumerate(LEVELS)
]
TILES: Final = [Source(verbs.TECH.reference(number), (tile.gain,)) for number, tile in enumerate(TECH)]
BOOSTER_SOURCES: Final = [
    Source(verbs.BOOSTERS.reference(number), booster.income) for number, booster in enumerate(BOOSTERS)
]


def income_sources(p: Player) -> list[Source]:
    """What pays: base, uncovered slots, booster, uncovered tiles, research levels (GP-INCOME-2, 3, GP-SETUP-23).

    Boards differ in what their slots pay: GP-FAC-XENOS-2, GP-FAC-BESCODS-1.
    """
    board = BOARDS[p.faction]
    found = [
        board.base,
        board.mines[p.pieces[MINE]],
        board.trading_stations[p.pieces[TRADING_STATION]],
        board.research_labs[p.pieces[RESEARCH_LAB]],
    ]
    if p.pieces[PLANETARY_INSTITUTE]:
        found.append(board.planetary_institute)
    if p.pieces[ACADEMY_LEFT]:
        found.append(board.academy_left)
    found += [TRACKS[ECONOMY][p.research[ECONOMY]], TRACKS[SCIENCE][p.research[SCIENCE]]]
    found += [TILES[tile] for tile in p.tech if TECH[tile].when == INCOME and has_tech(p, tile)]
    if p.booster != NONE:
        found.append(BOOSTER_SOURCES[p.booster])
    return found


def all_icons(p: Player) -> list[Gain]:
    """All income icons of a player."""
    return [icon for source in income_sources(p) for icon in source.icons]


def power_icon(p: Player, icon: int) -> Gain:
    """The income icon of that name, which may gain tokens or charge power (GP-INCOME-4)."""
    board = FACTIONS[p.faction]
    if icon == verbs.ICON_BASE:
        return board.base_income
    if verbs.ICON_LAB_1 <= icon <= verbs.ICON_LAB_3:
        slot = icon - verbs.ICON_LAB_1
        return board.income_research_lab[slot] if slot < p.pieces[RESEARCH_LAB] else NO_GAIN
    if icon in (verbs.ICON_INSTITUTE_1, verbs.ICON_INSTITUTE_2):
        slot = icon - verbs.ICON_INSTITUTE_1
        return board.income_planetary_institute[slot] if slot < len(board.income_planetary_institute) else NO_GAIN
    if icon == verbs.ICON_ECONOMY:
        return LEVELS[ECONOMY][p.research[ECONOMY]].income
    if icon == verbs.ICON_TECH:
        return TECH[TECH_INCOME_ORE_CHARGE].gain
    return BOOSTERS[p.booster].income[0]


def power_icons(p: Player) -> Icons:
    """The icons with tokens or charge, in the order of gaining: base first, booster last (GP-INCOME-4)."""
    first = (verbs.ICON_BASE, verbs.ICON_LAB_1, verbs.ICON_LAB_2, verbs.ICON_LAB_3)
    found = [icon for icon in first + p.icons if moves_power(power_icon(p, icon))]
    if p.booster != NONE and moves_power(power_icon(p, verbs.ICON_BOOSTER)):
        found.append(verbs.ICON_BOOSTER)
    return tuple(found)


def order_matters(p: Player, icons: Icons) -> bool:
    """Tokens first and charges first lead to different bowls, whatever the brainstone does (GP-INCOME-4, GP-INFO-3)."""
    gains = [power_icon(p, icon) for icon in icons]
    tokens, charges = sum([icon.tokens for icon in gains]), sum([icon.charge for icon in gains])
    if not tokens or not charges:
        return False
    return bowls_differ(p, tokens, charges, True) or bowls_differ(p, tokens, charges, False)


def bowls_differ(p: Player, tokens: int, charges: int, stone_first: bool) -> bool:
    """A new token may also be charged instead of the brainstone (GP-FAC-TAKLONS-2)."""
    before, after = p.clone(), p.clone()
    before.bowl1 += tokens
    power.charge(before, charges, stone_first)
    power.charge(after, charges, stone_first)
    after.bowl1 += tokens
    return (before.bowl1, before.bowl2, before.bowl3) != (after.bowl1, after.bowl2, after.bowl3)


class Income(Automatic[Gaia]):
    """All players take their income; what moves power follows in a lane of each player (GP-INCOME-1, GP-INCOME-6).

    The Automa has none (AUT-15).
    """

    def run(self, g: Gaia, seat: int, args: tuple[()]) -> None:
        seats = [who for who in g.order if not g.players[who].automa]
        for who in seats:
            g.note(events.INCOME, who, rule="GP-INCOME-1")
            for source in income_sources(g.players[who]):
                if source.resources:
                    g.note(events.INCOME_SOURCE, who, source.reference)
                for icon in source.resources:
                    gain(g, who, icon, RESOURCE_POINTS)
        left = [(who, power_icons(g.players[who])) for who in seats]
        then(g, lanes(INCOMES, *[(RESOLVING.at(who, icons),) for who, icons in left if icons]))


class Resolving(Automatic[Gaia, Icons]):
    """The icons that are left, one by one; the player chooses the next one where the order matters (GP-INCOME-4)."""

    def run(self, g: Gaia, seat: int, args: tuple[Icons]) -> None:
        (icons,) = args
        if not icons:
            return
        if len(icons) > 1 and order_matters(g.players[seat], icons):
            then(g, CHOOSING_ICON.at(seat, icons))
        else:
            resolve(g, seat, icons, icons[0])


def resolve(g: Gaia, seat: int, icons: Icons, icon: int) -> None:
    """One icon completely, then the rest (GP-INCOME-4)."""
    then(g, RESOLVING.at(seat, tuple([other for other in icons if other != icon])))
    if g.log is not None:
        g.note(events.INCOME, seat, rule="GP-INCOME-4")
        g.note(events.INCOME_SOURCE, seat, verbs.ICONS.reference(icon))
    gain(g, seat, power_icon(g.players[seat], icon), RESOURCE_POINTS)


class ChooseIcon(Move[Gaia, Icons]):
    """The next income icon (GP-INCOME-4)."""

    def check(self, g: Gaia, seat: int, args: tuple[Icons], action: Action, failures: Failures | None) -> str | None:
        (icons,) = args
        return None if action[1] in icons else fail(failures, "GP-INCOME-4")

    def do(self, g: Gaia, seat: int, args: tuple[Icons], action: Action) -> None:
        (icons,) = args
        resolve(g, seat, icons, action[1])


INCOME_PHASE: Final[Income] = STEPS.add("INCOME_PHASE", Income())
INCOMES: Final[Parallel[Gaia]] = STEPS.add("INCOMES", Parallel())
RESOLVING: Final[Resolving] = STEPS.add("RESOLVING", Resolving())
CHOOSING_ICON: Final[Decision[Gaia, Icons]] = STEPS.add("CHOOSING_ICON", Decision([ChooseIcon(verbs.RESOLVE)]))
