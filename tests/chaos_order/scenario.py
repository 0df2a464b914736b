"""Prepared positions of Chaos Order for rule tests: a table, what factions have, and moves as in a record."""

from __future__ import annotations

from typing import Any, Final

import astrarium
from astrarium.games.chaos_order import tables
from astrarium.games.chaos_order.board_map import BORDER_OF
from astrarium.games.chaos_order.building import add_site
from astrarium.games.chaos_order.combat import NEXT_BATTLE
from astrarium.games.chaos_order.counts import buildings_at, hand_kinds, leader_number
from astrarium.games.chaos_order.faction_rules import NUMBER_OF, faction_rules
from astrarium.games.chaos_order.ids import FIRST_ACTION, NONE, PHASE_NAMES, SPACE_NAMES
from astrarium.games.chaos_order.income import INCOME_TURN
from astrarium.games.chaos_order.prices import FIRST_NEUTRAL, TILES
from astrarium.games.chaos_order.setup import add_mountain, set_up_faction, slots_of, unplaced_neutrals, vault_order
from astrarium.games.chaos_order.state import DISCARDS, FRESH, HOME, IN_SUPPLY, ChaosOrder, Player
from astrarium.games.chaos_order.turn import START_TURN, new_turn
from astrarium.games.chaos_order.verbs import BUILDINGS, FOUNDATION_KINDS, TRACKS
from astrarium.kernel.pools import BAG, EVERYBODY, bag_size, kinds_at, move_piece, remaining_counts, seat_bit
from astrarium.kernel.position import CHANCE, Frame
from astrarium.kernel.steps import then
from astrarium.kernel.values import put

P1, P2, P3, P4, P5 = range(5)
REGION: Final = {name: number for number, name in enumerate(tables.NAMES["region"])} | {"base": HOME}
LEADER: Final = {name: number for number, name in enumerate(tables.NAMES["leader"])}
RHYZU: Final = {name: number for number, name in enumerate(tables.NAMES["rhyzu"])}
ATTRIBUTE: Final = {name: number for number, name in enumerate(tables.NAMES["attribute"])}
CARD: Final = {name: number for number, name in enumerate(tables.NAMES["tactics_card"])}
TOKEN: Final = {name: number for number, name in enumerate(tables.NAMES["harvest_token"])}
INTEL: Final = {name: number for number, name in enumerate(tables.NAMES["intel_card"])}
PHASE: Final[dict[str, int]] = {name: number for number, name in enumerate(PHASE_NAMES)}
DEFAULT: Final = {
    2: "zcharo ai",
    3: "zcharo ai jrayek",
    4: "zcharo ai jrayek circadians",
    5: "zcharo ai jrayek leyrien oxataya",
}
# The base of each seat, and the land regions that it keeps.
BASES: Final = {
    2: ("r2c5 r3c4 r3c5", "r6c4 r5c4 r5c5"),
    3: ("r2c5 r3c4 r3c5", "r5c6 r4c5 r5c5", "r5c1 r5c2 r6c2"),
    4: ("r2c5 r3c4 r3c5", "r5c6 r4c5 r5c5", "r5c1 r5c2 r6c2", "r7c4 r6c3 r6c4"),
    5: ("r2c5 r3c4 r3c5", "r5c6 r4c5 r5c5", "r5c1 r5c2 r6c2", "r7c4 r6c3 r6c4", "r3c2 r3c3 r4c2"),
}


def land_tiles(players: int) -> dict[str, str]:
    """The tiles of each set in the order of the file."""
    found: dict[str, str] = {}
    for colour in tables.FACTION_COUNTS[players].land_tile_sets:
        slots = [number for number in slots_of(players) if tables.REGIONS[number].slot == colour]
        names = [
            name for name, tile in zip(tables.NAMES["land_tile"], tables.LAND_TILES, strict=True) if tile.set == colour
        ]
        found |= {tables.NAMES["region"][slot]: name for slot, name in zip(slots, names, strict=True)}
    return found


def new_game(players: int = 3, **settings: Any) -> ChaosOrder:
    """A new game, in which chance is an actor."""
    g = astrarium.new("chaos_order", players, settings, setup={"land_tiles": land_tiles(players)})
    assert isinstance(g, ChaosOrder)
    return g


def table(factions: str = "", round: int = 1, phase: str = "discover", **settings: Any) -> ChaosOrder:
    """Factions with their bases, all leaders in the supply, a foundation in each land region, and no units."""
    names = (factions or DEFAULT[3]).split()
    g = new_game(len(names), **settings)
    for seat, name in enumerate(names):
        set_up_faction(g, seat, NUMBER_OF[name])
        put_base(g, seat, *BASES[len(names)][seat].split())
    for seat in range(len(names)):
        faction_rules(g, seat).all_chosen(g, seat)
    lay_neutrals(g)
    for place in tables.MOUNTAIN_PLACES:
        add_mountain(g, BORDER_OF[place.between])
    g.gun = vault_order(g)[0]
    g.round, g.phase = round, PHASE[phase]
    return begin(g)


def put_base(g: ChaosOrder, seat: int, base: str, first: str, second: str) -> None:
    p = g.players[seat]
    p.base, p.anchors = REGION[base], (REGION[first], REGION[second])
    for foundation, region in zip(tables.FACTIONS[p.faction].starting_foundations, p.anchors, strict=True):
        add_site(g, region, (foundation, NONE, NONE))


def lay_neutrals(g: ChaosOrder) -> None:
    """Neutral foundations in the order of their numbers on the land regions that are empty."""
    removed = tables.FACTION_COUNTS[len(g.players)].neutral_foundations_removed
    left = unplaced_neutrals(g)
    for foundation in left[len(left) - removed :]:
        g.removed_foundations |= 1 << foundation
    empty = [n for n, terrain in enumerate(g.terrains) if 0 < terrain < 4 and not g.sites[n]]
    for region, foundation in zip(empty, unplaced_neutrals(g), strict=True):
        add_site(g, region, (foundation, NONE, NONE))
        relic = tables.NEUTRAL_FOUNDATIONS[foundation - tables.FIRST_NEUTRAL].relic
        if relic:
            g.relics = put(g.relics, relic - 1, region)


def begin(g: ChaosOrder, *frames: Frame) -> ChaosOrder:
    """These steps come next, and nothing else."""
    g.stack[:] = frames[::-1]
    g.history = []
    g.rules.advance(g)
    return g


def run(g: ChaosOrder, *frames: Frame) -> ChaosOrder:
    """Push steps on what there is, and run them."""
    then(g, *frames)
    g.rules.advance(g)
    return g


def check(g: ChaosOrder) -> None:
    """Positions of tests have no start fighters, so their number is not compared."""
    assert [error for error in g.rules.invariant_errors(g) if "fighters" not in error and "leaders" not in error] == []


def play(g: ChaosOrder, moves: str) -> None:
    """Moves as in a record: "p1 act; chance draw-card t01"."""
    for line in moves.split("; "):
        who, _, notation = line.partition(" ")
        g.play(CHANCE if who == "chance" else int(who[1:]) - 1, notation)
        check(g)


def options(g: ChaosOrder, verb: str, seat: int = P1) -> list[str]:
    """What a seat may do by one verb, without the verb."""
    found = [option.notation for option in g.options(seat)]
    return [notation.removeprefix(verb).strip() for notation in found if notation.split()[0] == verb]


def verbs_of(g: ChaosOrder, seat: int = P1) -> set[str]:
    return {option.notation.split()[0] for option in g.options(seat)} - {"take-back"}


def actors(g: ChaosOrder) -> tuple[int, ...]:
    """Who must decide now."""
    return g.actors


def step(g: ChaosOrder) -> str:
    """The name of the decision or draw that is open."""
    return g.rules.steps[g.stack[-1][0]].name if g.stack else ""


# Pieces


def army(g: ChaosOrder, seat: int, where: str, fighters: int = 0, leaders: str = "") -> None:
    """Fighters, leaders and Rhy-Zu of a seat at a place; "lynke+" is upgraded."""
    p = g.players[seat]
    p.fighters = put(p.fighters, REGION[where], fighters)
    for name in leaders.split():
        if name.rstrip("+") in RHYZU:
            number = RHYZU[name.rstrip("+")]
            g.rhyzu = (*g.rhyzu[:number], (REGION[where], seat), *g.rhyzu[number + 1 :])
            g.upgraded_rhyzu |= ("+" in name) << number
        else:
            index = index_of(p, name.rstrip("+"))
            p.leaders = put(p.leaders, index, REGION[where])
            p.upgraded_leaders |= ("+" in name) << index


def index_of(p: Player, leader: str) -> int:
    return tables.LEADERS_OF[p.faction].index(LEADER[leader])


def place_of(g: ChaosOrder, seat: int, leader: str) -> str | None:
    """Where a leader is; None in the supply."""
    where = g.players[seat].leaders[index_of(g.players[seat], leader)]
    return None if where == IN_SUPPLY else next(name for name, number in REGION.items() if number == where)


def is_upgraded(g: ChaosOrder, seat: int, leader: str) -> bool:
    p = g.players[seat]
    return bool(p.upgraded_leaders >> index_of(p, leader) & 1)


def fighters(g: ChaosOrder, seat: int, where: str) -> int:
    return g.players[seat].fighters[REGION[where]]


def erect(g: ChaosOrder, seat: int, where: str, *buildings: str) -> None:
    """Buildings on the free foundations of a region; personal ones are added as needed."""
    region = REGION[where]
    for name in buildings:
        free = [site for site in g.sites[region] if site[1] == NONE]
        site = free[0] if free else (NONE, NONE, NONE)
        left = [other for other in g.sites[region] if other != site]
        g.sites = (
            *g.sites[:region],
            tuple(sorted([*left, (site[0], seat, BUILDINGS.names.index(name))])),
            *g.sites[region + 1 :],
        )
        faction_rules(g, seat).built(g, seat, region, BUILDINGS.names.index(name))
    g.stack[:] = []


def buildings(g: ChaosOrder, seat: int, where: str) -> list[str]:
    return [BUILDINGS.names[number] for number in buildings_at(g, seat, REGION[where])]


def open_foundation(g: ChaosOrder, seat: int, *kinds: str) -> None:
    """Personal foundations are built, wherever they lie."""
    for kind in kinds:
        g.players[seat].foundations |= 1 << FOUNDATION_KINDS.names.index(kind)


def upgrade(g: ChaosOrder, seat: int, *attributes: str) -> None:
    p = g.players[seat]
    for name in attributes:
        p.upgraded_attributes |= 1 << tables.ATTRIBUTES_OF[p.faction].index(ATTRIBUTE[name])


def column(g: ChaosOrder, seat: int, **columns: int) -> None:
    """The columns of markers, counted from 1."""
    p = g.players[seat]
    for track, number in columns.items():
        p.columns = put(p.columns, TRACKS.names.index(track), number - 1)


def columns(g: ChaosOrder, seat: int) -> dict[str, int]:
    return {name: number + 1 for name, number in zip(TRACKS.names, g.players[seat].columns, strict=True)}


def give_cards(g: ChaosOrder, seat: int, names: str, *, fresh: bool = False) -> None:
    """Cards into a hand, which only its owner knows."""
    for name in names.split():
        g.cards = move_piece(g.cards, BAG, FRESH + seat if fresh else seat, CARD[name], seat_bit(seat))


def hand(g: ChaosOrder, seat: int) -> list[str]:
    return [tables.NAMES["tactics_card"][kind] for kind in hand_kinds(g, seat)]


def discards(g: ChaosOrder) -> list[str]:
    return [tables.NAMES["tactics_card"][kind] for kind in kinds_at(g.cards, DISCARDS)]


def discard_deck(g: ChaosOrder, keep: int = 0) -> None:
    """All cards of the deck are on the open pile but for so many."""
    while bag_size(g.cards) > keep:
        kind = next(kind for kind, count in enumerate(remaining_counts(g.cards)) if count)
        g.cards = move_piece(g.cards, BAG, DISCARDS, kind, EVERYBODY)


def set_price(g: ChaosOrder, space: str, seat: int, tile: int) -> None:
    """A price tile of a seat lies on a space."""
    p = g.players[seat]
    p.price_tiles &= ~(1 << (tile - 1))
    p.vault &= ~(1 << (tile - 1))
    g.prices = put(g.prices, SPACE_NAMES.index(space), seat * TILES + tile - 1)


def set_neutral(g: ChaosOrder, space: str, name: str) -> None:
    g.prices = put(g.prices, SPACE_NAMES.index(space), FIRST_NEUTRAL + tables.NAMES["neutral_tile"].index(name))


def turn(g: ChaosOrder, seat: int, phase: str) -> ChaosOrder:
    """The turn of a seat in an action phase that it has priced itself, unless a tile lies there."""
    g.phase = PHASE[phase]
    track = g.phase - FIRST_ACTION
    if g.prices[track] == NONE and not (phase == "move" and g.prices[track + 1] != NONE):
        set_price(g, SPACE_NAMES[track], seat, 4)
    return begin(g, START_TURN.at(seat))


def combat(g: ChaosOrder, chooser: int = P1) -> ChaosOrder:
    """The combat phase, in which a seat chooses first."""
    new_turn(g, NONE)
    g.phase, g.gun, g.next_to_choose = PHASE["combat"], chooser, chooser
    return begin(g, NEXT_BATTLE.at())


def income(g: ChaosOrder, seat: int = P1) -> ChaosOrder:
    new_turn(g, NONE)
    g.phase = PHASE["income"]
    return begin(g, INCOME_TURN.at(seat))


def set_areas(g: ChaosOrder, seat: int, *areas: int) -> None:
    g.players[seat].areas = areas


def have(g: ChaosOrder, seat: int, energy: int = 0, gems: int = 0) -> None:
    g.players[seat].energy, g.players[seat].gems = energy, gems


def resources(g: ChaosOrder, seat: int) -> tuple[int, int]:
    return g.players[seat].energy, g.players[seat].gems


def leaders_kept(g: ChaosOrder, seat: int) -> list[str]:
    p = g.players[seat]
    return [
        tables.NAMES["leader"][leader_number(p, index)] for index, where in enumerate(p.leaders) if where >= IN_SUPPLY
    ]
