"""Prepared positions of Eclipse for rule tests: a table, what lies on it, and moves as in a record."""

from __future__ import annotations

from typing import Any, Final

import astrarium
from astrarium.games.eclipse import tables
from astrarium.games.eclipse.about import BASE_GAME
from astrarium.games.eclipse.cleanup import CLEANUP_PHASE
from astrarium.games.eclipse.explore import lay_sector
from astrarium.games.eclipse.flow import CLEAN_UP
from astrarium.games.eclipse.ids import (
    CLASS_NAMES,
    NONE,
    NPC,
    ORBITAL_SHIP,
    RESOURCE_NAMES,
    SQUARE_KINDS,
    TRACK_NAMES,
)
from astrarium.games.eclipse.population import put_cube
from astrarium.games.eclipse.setup import lay_home, set_up_player, turn_order
from astrarium.games.eclipse.ships import add_ship, remove_ship
from astrarium.games.eclipse.state import ON_SECTOR, Eclipse
from astrarium.games.eclipse.turn import START_TURN
from astrarium.games.eclipse.upkeep import UPKEEP_PHASE
from astrarium.games.eclipse.verbs import SLOT_NUMBER, SLOTS
from astrarium.kernel.pools import BAG, UNSEEN, move_piece, seat_bit
from astrarium.kernel.position import CHANCE, Frame
from astrarium.kernel.steps import then
from astrarium.kernel.values import put

P1, P2, P3, P4, P5, P6 = range(6)
SECTOR: Final = {name: number for number, name in enumerate(tables.SECTOR_NAMES)}
SPECIES: Final = {name: number for number, name in enumerate(tables.NAMES["species"])}
TECH: Final = {name: number for number, name in enumerate(tables.NAMES["technology"])}
PART: Final = {name: number for number, name in enumerate(tables.NAMES["part"])}
NPCS: Final = {name: number for number, name in enumerate(tables.NAMES["npc"])}
STRUCTURE: Final = tables.STRUCTURE_NUMBER
DEVELOPMENT: Final = {name: number for number, name in enumerate(tables.NAMES["development"])}
DISCOVERY: Final = {name: number for number, name in enumerate(tables.NAMES["discovery"])}
CLASS: Final = {name: number for number, name in enumerate(CLASS_NAMES)}
SQUARE: Final = {name: number for number, name in enumerate(SQUARE_KINDS)}
RESOURCE: Final = {name: number for number, name in enumerate(RESOURCE_NAMES)}
TRACK: Final = {name: number for number, name in enumerate(TRACK_NAMES)}
FOUR: Final = "terran_directorate terran_federation terran_union terran_republic"
DEFAULT: Final = (
    "terran_directorate", "terran_federation", "terran_union", "terran_republic", "terran_conglomerate",
    "terran_alliance",
)  # fmt: skip
PLAIN: Final[dict[str, Any]] = {
    "first": 0,
    "techs": [],
    "waiting": [],
    "developments": [],
    "hidden": [],
    "homeworlds": [],
    "cruisers": [],
    "guard": "gcds",
}


def new_game(players: int = 2, deal: dict[str, Any] | None = None, **settings: Any) -> Eclipse:
    """A new game of the base set with nothing on the supply board, in which chance is an actor."""
    g = astrarium.new("eclipse", players, {**BASE_GAME, **settings}, setup={**PLAIN, **(deal or {})})
    assert isinstance(g, Eclipse)
    return g


def table(species: str = "", players: int = 2, deal: dict[str, Any] | None = None, **settings: Any) -> Eclipse:
    """Species with their home sectors; the first player begins the Action phase."""
    names = species.split() or list(DEFAULT[:players])
    g = new_game(len(names), deal, **settings)
    for seat, name in enumerate(names):
        set_up_player(g, seat, SPECIES[name])
    for seat in range(len(names)):
        positions = tables.SETUPS[len(names)].start_positions
        lay_home(g, seat, positions[turn_order(g).index(seat)].rotation)
    return begin(g, START_TURN.at(P1, 0))


def begin(g: Eclipse, *frames: Frame) -> Eclipse:
    """These steps come next, and nothing else."""
    g.stack[:] = frames[::-1]
    g.history = []
    g.rules.advance(g)
    return g


def turn_of(g: Eclipse, seat: int) -> Eclipse:
    return begin(g, START_TURN.at(seat, 0))


def neighbours(species: str = FOUR, **settings: Any) -> Eclipse:
    """310 of the first player and 304 of the second are connected; the first player's turn."""
    g = table(species, **settings)
    lay(g, "310", 5, -5)
    lay(g, "304", 5, -4)
    control(g, P1, "310")
    control(g, P2, "304")
    return turn_of(g, P1)


def upkeep_of(g: Eclipse) -> Eclipse:
    return begin(g, UPKEEP_PHASE.at())


def cleanup_of(g: Eclipse) -> Eclipse:
    return begin(g, CLEANUP_PHASE.at())


def end_of_round(g: Eclipse) -> Eclipse:
    return begin(g, CLEAN_UP.at())


def run(g: Eclipse, *frames: Frame) -> Eclipse:
    """Push steps on what there is, and run them."""
    then(g, *frames)
    g.rules.advance(g)
    return g


def play(g: Eclipse, moves: str) -> None:
    """Moves as in a record: "p1 act explore; chance turn-sector 201"."""
    for line in moves.split("; "):
        who, _, notation = line.partition(" ")
        g.play(CHANCE if who == "chance" else int(who[1:]) - 1, notation)
        assert g.rules.invariant_errors(g) == []


def refusal(g: Eclipse, move: str) -> str | None:
    """The rule against a move: "p1 act move"."""
    who, _, notation = move.partition(" ")
    return g.why_not(int(who[1:]) - 1, notation)


def options(g: Eclipse, verb: str, seat: int = P1) -> list[str]:
    """What a seat may do by one verb, without the verb."""
    found = [option.notation for option in g.options(seat)]
    return [notation.removeprefix(verb).strip() for notation in found if notation.split()[0] == verb]


def verbs_of(g: Eclipse, seat: int = P1) -> set[str]:
    return {option.notation.split()[0] for option in g.options(seat)}


def step(g: Eclipse) -> str:
    """The name of the decision or draw that is open."""
    return g.rules.steps[g.stack[-1][0]].name if g.stack else ""


# Map


def lay(g: Eclipse, name: str, q: int, r: int, rotation: int = 0) -> int:
    """A sector on the map, with nothing on it."""
    sector = SECTOR[name]
    lay_sector(g, sector, q, r, rotation)
    g.zones = tuple([(unseen & ~(1 << sector), left, new, old) for unseen, left, new, old in g.zones])
    return sector


def control(g: Eclipse, seat: int, *names: str) -> None:
    """Discs from the influence track on sectors."""
    for name in names:
        g.players[seat].discs -= 1
        g.owners = put(g.owners, SECTOR[name], seat)


def uncontrol(g: Eclipse, name: str) -> None:
    """A disc goes back to its track; cubes must have been taken away before."""
    seat = g.owners[SECTOR[name]]
    g.players[seat].discs += 1
    g.owners = put(g.owners, SECTOR[name], NONE)


def ship(g: Eclipse, seat: int, name: str, sector: str, count: int = 1, damage: int = 0) -> None:
    for _ in range(count):
        add_ship(g, SECTOR[sector], (seat, CLASS[name], damage))


def npc(g: Eclipse, name: str, sector: str, count: int = 1) -> None:
    for _ in range(count):
        add_ship(g, SECTOR[sector], (NPC, NPCS[name], 0))


def no_ships(g: Eclipse, sector: str) -> None:
    for found in g.ships[SECTOR[sector]]:
        if found[1] != ORBITAL_SHIP:
            remove_ship(g, SECTOR[sector], found)


def ships(g: Eclipse, seat: int, sector: str) -> list[str]:
    """The classes of a player's ships, sorted by size."""
    return [CLASS_NAMES[kind] for owner, kind, _ in g.ships[SECTOR[sector]] if owner == seat]


def ancients(g: Eclipse, sector: str) -> int:
    return g.ships[SECTOR[sector]].count((NPC, NPCS["ancient"], 0))


def cube(g: Eclipse, seat: int, sector: str, square: str, resource: str = "") -> None:
    """A cube from its track; grey squares and orbitals need the resource."""
    colour = resource or square.removeprefix("adv-").replace("shellworld", "science")
    put_cube(g, seat, SECTOR[sector], SQUARE[square], RESOURCE[colour])


def population(g: Eclipse, sector: str) -> dict[str, int]:
    return {SQUARE_KINDS[n]: count for n, count in enumerate(g.population[SECTOR[sector]]) if count}


def structure(g: Eclipse, name: str, sector: str) -> None:
    g.structures = put(g.structures, SECTOR[sector], g.structures[SECTOR[sector]] | 1 << STRUCTURE[name])


def discovery(g: Eclipse, sector: str) -> None:
    """A face-down tile on a sector."""
    g.discoveries = move_piece(g.discoveries, BAG, ON_SECTOR + SECTOR[sector], UNSEEN, 0)


def has_discovery(g: Eclipse, sector: str) -> bool:
    return bool(g.discoveries[1][ON_SECTOR + SECTOR[sector]])


# Players


def store(g: Eclipse, seat: int, money: int, science: int = 0, materials: int = 0) -> None:
    g.players[seat].storage = (money, science, materials)


def tech(g: Eclipse, seat: int, *names: str, track: str = "") -> None:
    """Technologies on the track of their category, or on this one."""
    p = g.players[seat]
    for name in names:
        number = TRACK[track] if track else tables.TECHS[TECH[name]].category
        p.techs = put(p.techs, number, (*p.techs[number], TECH[name]))


def offer(g: Eclipse, *names: str) -> None:
    """Tiles on and beside the supply board, out of the bag."""
    for name in names:
        g.techs = put(g.techs, TECH[name], g.techs[TECH[name]] + 1)
        g.tech_bag = put(g.tech_bag, TECH[name], g.tech_bag[TECH[name]] - 1)


def fit(g: Eclipse, seat: int, slot: str, part: str) -> None:
    """A part tile on a square: "cruiser-2"."""
    name, _, square = slot.partition("-")
    ship_class, number = SLOTS[SLOT_NUMBER[CLASS[name], int(square) - 1]]
    p = g.players[seat]
    p.blueprints = put(p.blueprints, ship_class, put(p.blueprints[ship_class], number, PART[part]))


def reputation(g: Eclipse, seat: int, *values: int) -> None:
    """Reputation tiles of these values on a player's track."""
    for value in values:
        kind = next(n for n, tile in enumerate(tables.REPUTATIONS) if tile.vp == value)
        g.reputation = move_piece(g.reputation, BAG, seat, kind, seat_bit(seat))


def relate(g: Eclipse, seat: int, other: int) -> None:
    """Two players have relations, each with a cube of money on the other's tile."""
    for one, two in ((seat, other), (other, seat)):
        p = g.players[one]
        p.ambassadors = (*p.ambassadors, two)
        p.cubes = (p.cubes[0] - 1, *p.cubes[1:])


def actors_of(g: Eclipse) -> tuple[int, ...]:
    """Who must decide now."""
    return g.actors
