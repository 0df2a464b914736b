"""Battles for rule tests: a sector far from all others, fleets on it, sectors to retreat to, and dice as they fall."""

from __future__ import annotations

from typing import Any

from astrarium.games.eclipse.combat import COMBAT_PHASE
from astrarium.games.eclipse.hexes import EDGES, beside
from astrarium.games.eclipse.ids import CLASS_NAMES, NONE, NPC
from astrarium.games.eclipse.links import are_fully_linked
from astrarium.games.eclipse.reputation import tiles_due
from astrarium.games.eclipse.state import Eclipse
from astrarium.games.eclipse.tables import NAMES
from astrarium.games.eclipse.verbs import VERBS
from astrarium.kernel.events import Event
from astrarium.kernel.position import CHANCE
from tests.eclipse.scenario import P1, P2, SECTOR, begin, control, cube, lay, npc, ship, step, table

FIELD = "212"  # wormholes on all edges
PLACE = (20, 0)
ALLIANCE = 0
REFUSALS = ("skip", "take-none", "spare", "attack")
TRIO = "terran_directorate terran_federation terran_union"


def battlefield(species: str = "", *, sector: str = FIELD, owner: int = NONE, **settings: Any) -> Eclipse:
    """An empty sector without neighbours, and perhaps somebody's disc on it."""
    g = table(species or TRIO, **settings)
    lay(g, sector, *PLACE)
    if owner != NONE:
        control(g, owner, sector)
    return g


def fleet(g: Eclipse, owner: int, text: str, sector: str = FIELD) -> None:
    """Ships that arrive together: "2 cruiser, 1 interceptor"; with damage: "1 cruiser 1"."""
    for part in text.split(", "):
        count, name, *damage = part.split()
        if owner == NPC:
            npc(g, name, sector, int(count))
        else:
            ship(g, owner, name, sector, int(count), int(damage[0]) if damage else 0)


def refuge(g: Eclipse, seat: int, name: str, beyond: str = FIELD) -> None:
    """A sector of a player beside the battlefield, connected with it."""
    q, r, _ = g.places[SECTOR[beyond]]
    free = [spot for spot in [beside(q, r, edge) for edge in range(EDGES)] if spot not in [p[:2] for p in g.places]]
    for rotation in range(EDGES):
        lay(g, name, *free[0], rotation)
        if are_fully_linked(g, SECTOR[beyond], SECTOR[name]):
            break
    assert are_fully_linked(g, SECTOR[beyond], SECTOR[name])
    control(g, seat, name)


def arrayed(*fleets: tuple[int, str], refuges: str = "", species: str = "", owner: int = NONE) -> Eclipse:
    """A battlefield with fleets in the order of their arrival, and sectors to which the first player may retreat."""
    g = battlefield(species, owner=owner)
    for name in refuges.split():
        refuge(g, P1, name)
    for seat, ships in fleets:
        fleet(g, seat, ships)
    return g


def ally(g: Eclipse, *seats: int) -> None:
    for seat in seats:
        g.players[seat].alliance = ALLIANCE


def siege(cubes: str = "money science", attackers: str = "1 dreadnought", species: str = "", **more: Any) -> Eclipse:
    """The second player's ships are alone on a sector of the first one."""
    g = battlefield(species, sector="203", owner=P1, **more)
    for square in cubes.split():
        cube(g, P1, "203", square)
    fleet(g, P2, attackers, "203")
    return g


def combat(g: Eclipse) -> Eclipse:
    """The Combat phase begins."""
    return begin(g, COMBAT_PHASE.at())


def roll(g: Eclipse, *faces: int) -> list[Event]:
    """Dice fall so, one after the other."""
    found: list[Event] = []
    for face in faces:
        assert step(g) == "ROLL", step(g)
        found += g.play(CHANCE, f"roll {face}")
    assert g.rules.invariant_errors(g) == []
    return found


def miss(g: Eclipse) -> None:
    """All dice that are open miss."""
    while step(g) == "ROLL":
        roll(g, 1)


def damages(g: Eclipse, owner: int, sector: str = FIELD) -> dict[str, list[int]]:
    """The damage of an owner's ships by class."""
    names = NAMES["npc"] if owner == NPC else CLASS_NAMES
    found: dict[str, list[int]] = {}
    for other, each, damage in g.ships[SECTOR[sector]]:
        if other == owner:
            found.setdefault(names[each], []).append(damage)
    return found


def dice_left(g: Eclipse) -> list[tuple[int, int]]:
    """The damage and the roll of each die that is not assigned."""
    return [(damage, face) for damage, face, _ in g.dice[len(g.hits) :]]


def due(g: Eclipse) -> dict[int, int]:
    """The reputation tiles that each fighter may draw after this."""
    return {seat: tiles_due(g, seat) for seat in g.fighters}


def draw(g: Eclipse, *values: int) -> None:
    """Reputation tiles come out of the bag."""
    for value in values:
        g.play(CHANCE, f"draw-reputation reputation_{value}")


def settle(g: Eclipse, until: str) -> None:
    """Everything misses, nobody keeps tiles or takes sectors, until a step is open."""
    while g.stack and step(g) != until:
        seat = g.actors[0]
        if seat == CHANCE:
            g.play(CHANCE, g.options(CHANCE)[0].notation)
        else:
            g.play(seat, next(option.notation for option in g.options(seat) if option.notation in REFUSALS))


def verb_names(g: Eclipse) -> set[str]:
    return {VERBS.list[action[0]].name for action in g.actions(g.actors[0])}
