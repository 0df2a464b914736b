"""Setup: factions, boards, starting structures, boosters (GP-SETUP, GP-VAR-1..3)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.position import Settings
from astrarium.kernel.rules import Rules
from astrarium.kernel.steps import Automatic, Decision, EachSeat, Move, then
from astrarium.kernel.values import put
from astrarium.kernel.verbs import Action

from . import events, ids, random_setup, verbs
from .actions.passing import swap_booster
from .automa.turn import PLACE_START, TAKE_START, set_up_board
from .component_types import FirstGame
from .factions.abilities import abilities_of
from .gains import gain
from .ids import NO_FACTION, NOBODY, NONE, PLANETARY_INSTITUTE
from .maps import DEAL_BOARD
from .placement import add_piece, colonize, set_piece
from .state import NO_STONE, POINT_SOURCES, RESEARCH_POINTS, START_POINTS, Gaia, Player
from .steps import STEPS
from .tables import FACTIONS, FIRST_GAME, LEVELS, NAMES, START_VP, TOKENS

SOLO_TOKENS: Final = 2  # federation tokens of each type in solo play (AUT-6)


def new_player() -> Player:
    """A player before the faction is chosen, with the starting points (GP-SETUP-19)."""
    return Player(vp=START_VP, points=put((0,) * len(POINT_SOURCES), START_POINTS, START_VP))


def start(rules: Rules[Gaia], players: int, settings: Settings, setup: Mapping[str, Any]) -> Gaia:
    """The table before the first decision (GP-SETUP-1..12); the token on the board leaves its pile (GP-SETUP-7)."""
    layout, centers, planets = random_setup.map_of(setup)
    token = NAMES["federation_token"].index(setup["terraforming_token"])
    table = [new_player() for _ in range(players)]
    if players == 1:
        table.append(new_automa(str(setup["automa_faction"])))
    return Gaia(
        rules=rules,
        settings=settings,
        players=table,
        order=tuple(range(len(table))),
        centers=centers,
        planets=planets,
        printed=layout,
        tech_spaces=random_setup.numbers_of(setup, "tech", NAMES["tech_tile"]),
        advanced_spaces=random_setup.numbers_of(setup, "advanced", NAMES["advanced_tech_tile"]),
        terraforming_token=token,
        token_supply=token_supply(players, token),
        round_tiles=random_setup.numbers_of(setup, "round_tiles", NAMES["round_tile"]),
        final_tiles=random_setup.numbers_of(setup, "final_tiles", NAMES["final_tile"]),
        boosters=random_setup.numbers_of(setup, "boosters", NAMES["booster"]),
        dealt=json.dumps(setup),
    )


def new_automa(faction: str) -> Player:
    """The solo opponent, whose faction is known before the human chooses (AUT-7, AUT-39)."""
    p = new_player()
    p.automa = True
    p.faction = NAMES["faction"].index(faction)
    return p


def token_supply(players: int, on_board: int) -> tuple[int, ...]:
    """The piles of federation tokens: three each, less the one on the board (GP-SETUP-8); two each in solo (AUT-6)."""
    if players == 1:
        return tuple(SOLO_TOKENS if pile.only == NONE else 0 for pile in TOKENS)
    return tuple(pile.count - (kind == on_board) if pile.only == NONE else 0 for kind, pile in enumerate(TOKENS))


def first_game(g: Gaia) -> FirstGame:
    """The suggested first game for this number of people (GP-SETUP-13, GP-SETUP-22)."""
    return FIRST_GAME[sum(not p.automa for p in g.players)]


class ChooseFaction(Move[Gaia]):
    """One of the factions whose board nobody has taken, in a first game one of the suggested ones (GP-SETUP-13, 14).

    All factions are for later games (GP-VAR-1).
    """

    def check(self, g: Gaia, seat: int, args: tuple[()], action: Action, failures: Failures | None) -> str | None:
        board = FACTIONS[action[1]].board
        taken = any(p.faction != NO_FACTION and FACTIONS[p.faction].board == board for p in g.players)
        if taken and (rule := fail(failures, "GP-SETUP-14")):
            return rule
        is_suggested = any(mines.faction == action[1] for mines in first_game(g).mines)
        return None if g.settings["free_factions"] or is_suggested else fail(failures, "GP-SETUP-13")

    def do(self, g: Gaia, seat: int, args: tuple[()], action: Action) -> None:
        g.players[seat].faction = action[1]
        g.note(events.CHOSE_FACTION, seat, action[1])


class Boards(Automatic[Gaia]):
    """Every player takes what the faction board shows (GP-SETUP-15..18, GP-SETUP-21), the Automa nothing (AUT-1)."""

    def run(self, g: Gaia, seat: int, args: tuple[()]) -> None:
        for who, p in enumerate(g.players):
            if p.automa:
                set_up_board(g, who)
                continue
            board = FACTIONS[p.faction]
            p.bowl1, p.bowl2, p.bowl3 = board.start_power
            p.brainstone = 1 if abilities_of(p).has_brainstone else NO_STONE
            gain(g, who, board.start, START_POINTS)
            for track in board.start_research:
                start_on_level_1(g, who, track)


def start_on_level_1(g: Gaia, seat: int, track: int) -> None:
    """A marker that starts on level 1 brings that level's bonus but scores nothing (GP-SETUP-17)."""
    p = g.players[seat]
    p.research = put(p.research, track, 1)
    if track == ids.ECONOMY:
        p.icons = (*p.icons, verbs.ICON_ECONOMY)
    gain(g, seat, LEVELS[track][1].once, RESEARCH_POINTS)


class Settle(Move[Gaia]):
    """A starting structure on a free planet of the home type, for nothing (GP-SETUP-27, GP-SETUP-30, GP-VAR-2)."""

    def check(self, g: Gaia, seat: int, args: tuple[()], action: Action, failures: Failures | None) -> str | None:
        hex = action[1]
        home = FACTIONS[g.players[seat].faction].home
        return None if g.planets[hex] == home and g.owner[hex] == NOBODY else fail(failures, "GP-SETUP-30")

    def do(self, g: Gaia, seat: int, args: tuple[()], action: Action) -> None:
        place_starting_structure(g, seat, action[1])


def place_starting_structure(g: Gaia, seat: int, hex: int) -> None:
    """A mine, or the planetary institute of the Ivits (GP-FAC-IVITS-1)."""
    p = g.players[seat]
    colonize(g, seat, hex)
    if abilities_of(p).starts_with_institute:
        add_piece(p, ids.MINE, -1)
        add_piece(p, PLANETARY_INSTITUTE)
        set_piece(g, seat, hex, PLANETARY_INSTITUTE)
        p.icons = (*p.icons, verbs.ICON_INSTITUTE_1, verbs.ICON_INSTITUTE_2)


class StartingStructures(Automatic[Gaia]):
    """First mines in table order, second ones in reverse, third ones, then institutes (GP-VAR-2, GP-VAR-3).

    Factions: GP-FAC-XENOS-1, GP-FAC-IVITS-1; the human comes before the Automa (AUT-11, AUT-14).
    """

    def run(self, g: Gaia, seat: int, args: tuple[()]) -> None:
        seats = range(len(g.players))
        mines = [FACTIONS[p.faction].starting_mines for p in g.players]
        order: list[int] = []
        for placed in range(max(mines)):
            in_turn = reversed(seats) if placed % 2 else seats
            order += [who for who in in_turn if mines[who] > placed]
        order += [who for who in seats if abilities_of(g.players[who]).starts_with_institute]
        then(g, *(PLACE_START.at(who) if g.players[who].automa else SETTLING.at(who) for who in order))


class PrescribedMines(Automatic[Gaia]):
    """The mines of the first game (GP-SETUP-22)."""

    def run(self, g: Gaia, seat: int, args: tuple[()]) -> None:
        prescribed = {mines.faction: mines.hexes for mines in first_game(g).mines}
        for who, p in enumerate(g.players):
            for hex in prescribed[p.faction]:
                place_starting_structure(g, who, hex)


class TakeBooster(Move[Gaia]):
    """A starting booster (GP-SETUP-24)."""

    def check(self, g: Gaia, seat: int, args: tuple[()], action: Action, failures: Failures | None) -> str | None:
        return None if action[1] in g.boosters else fail(failures, "GP-SETUP-24")

    def do(self, g: Gaia, seat: int, args: tuple[()], action: Action) -> None:
        swap_booster(g, seat, action[1])


class NextBooster(Automatic[Gaia]):
    """Everybody takes a booster; the Automa by a card (GP-SETUP-24, AUT-12)."""

    def run(self, g: Gaia, seat: int, args: tuple[()]) -> None:
        then(g, TAKE_START.at(seat) if g.players[seat].automa else TAKING_BOOSTER.at(seat))


class Setup(Automatic[Gaia]):
    """What the settings ask for, in the order of the rulebook (GP-SETUP-14, GP-SETUP-22, GP-VAR-6)."""

    def run(self, g: Gaia, seat: int, args: tuple[()]) -> None:
        then(
            g,
            FACTION_CHOICE.at(),
            BOARDS.at(),
            DEAL_BOARD.at(),
            STARTING_STRUCTURES.at() if g.settings["free_starting_mines"] else PRESCRIBED_MINES.at(),
            BOOSTER_CHOICE.at(),
        )


def table_order(g: Gaia) -> tuple[int, ...]:
    return tuple(who for who, p in enumerate(g.players) if not p.automa)


def reverse_table_order(g: Gaia) -> tuple[int, ...]:
    return tuple(reversed(range(len(g.players))))


CHOOSING_FACTION: Final[Decision[Gaia]] = STEPS.add("CHOOSING_FACTION", Decision([ChooseFaction(verbs.CHOOSE_FACTION)]))
FACTION_CHOICE: Final[EachSeat[Gaia]] = STEPS.add("FACTION_CHOICE", EachSeat(CHOOSING_FACTION, table_order))
BOARDS: Final[Boards] = STEPS.add("BOARDS", Boards())
SETTLING: Final[Decision[Gaia]] = STEPS.add("SETTLING", Decision([Settle(verbs.SETTLE)]))
STARTING_STRUCTURES: Final[StartingStructures] = STEPS.add("STARTING_STRUCTURES", StartingStructures())
PRESCRIBED_MINES: Final[PrescribedMines] = STEPS.add("PRESCRIBED_MINES", PrescribedMines())
TAKING_BOOSTER: Final[Decision[Gaia]] = STEPS.add("TAKING_BOOSTER", Decision([TakeBooster(verbs.TAKE_BOOSTER)]))
NEXT_BOOSTER: Final[NextBooster] = STEPS.add("NEXT_BOOSTER", NextBooster())
BOOSTER_CHOICE: Final[EachSeat[Gaia]] = STEPS.add("BOOSTER_CHOICE", EachSeat(NEXT_BOOSTER, reverse_table_order))
SETUP: Final[Setup] = STEPS.add("SETUP", Setup())
