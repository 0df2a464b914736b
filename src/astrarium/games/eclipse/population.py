"""Population cubes: tracks, colony ships, and cubes that go back (ECL-COL)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from astrarium.kernel.causes import Cause
from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.position import Frame
from astrarium.kernel.steps import Automatic, Decision, Move, then
from astrarium.kernel.values import put
from astrarium.kernel.verbs import Action

from . import events, verbs
from .abilities import special, tech_effects
from .causes import cube_cause
from .ids import (
    EFFECT,
    GREY_SQUARE,
    MONEY,
    ORBITAL_SHIP,
    ORBITAL_SQUARE,
    RESOURCE_NAMES,
    SCIENCE,
    SHELLWORLD_SQUARE,
    SQUARE_KINDS,
)
from .moments import is_giving_up, is_own_turn, is_own_upkeep
from .ships import add_ship, has_enemy, remove_ship, ships_of
from .state import NO_CUBES, Eclipse, Player, added
from .steps import STEPS
from .structures import squares_at
from .tables import POPULATION_TRACK

ADVANCED: Final = EFFECT["allow_advanced_squares"]
ORBITALS_ARE_SHIPS: Final = EFFECT["orbitals_are_ships"]
ALL_RESOURCES: Final = tuple(range(len(RESOURCE_NAMES)))


def production(p: Player, resource: int) -> int:
    """The number that is visible beside the cubes which are left on the track (ECL-COL-9)."""
    return POPULATION_TRACK.production_by_cubes_on_track[p.cubes[resource]]


def cube_count(g: Eclipse, sector: int) -> int:
    return sum(g.population[sector])


def is_advanced(kind: int) -> bool:
    return kind < GREY_SQUARE and kind % 2 == 1


def may_use_advanced(p: Player, kind: int) -> bool:
    """A starred square needs the technology of its colour (ECL-COL-5).

    ECL-TECH-5, ECL-TECH-13, ECL-TECH-21.
    """
    return any([effect.color == kind // 2 for effect in tech_effects(p, ADVANCED)])


class Settle(Move[Eclipse, *tuple[int, ...]]):
    """A colony ship puts a cube on an empty square of a controlled sector (ECL-COL-1..7)."""

    keeps_step = True
    is_action = True  # what makes room for cubes does not end the turn

    def candidates(self, g: Eclipse, seat: int, args: tuple[int, ...]) -> Iterable[Action]:
        return self.near_misses(g, seat, args) if g.players[seat].colony_ships else ()

    def near_misses(self, g: Eclipse, seat: int, args: tuple[int, ...]) -> list[Action]:
        """The empty squares of controlled sectors, also without a colony ship (ECL-COL-3)."""
        own = [sector for sector, owner in enumerate(g.owners) if owner == seat]
        return [
            verbs.SETTLE(sector, number)
            for sector in own
            for number, (kind, _) in enumerate(verbs.SETTLEMENTS)
            if squares_at(g, sector, kind) > g.population[sector][kind]
        ]

    def check(
        self, g: Eclipse, seat: int, args: tuple[int, ...], action: Action, failures: Failures | None
    ) -> str | None:
        if refused := check_moment(g, seat, failures):
            return refused
        p, sector, (kind, resource) = g.players[seat], action[1], verbs.SETTLEMENTS[action[2]]
        if not p.colony_ships and (refused := fail(failures, "ECL-COL-1")):
            return refused
        is_free = squares_at(g, sector, kind) > g.population[sector][kind]
        if not (g.owners[sector] == seat and is_free) and (refused := fail(failures, "ECL-COL-3")):
            return refused
        if not p.cubes[resource] and (refused := fail(failures, "ECL-COL-4")):
            return refused
        if is_advanced(kind) and not may_use_advanced(p, kind) and (refused := fail(failures, "ECL-COL-5")):
            return refused
        is_siege_allowed = g.settings["siege_settling"] and is_own_turn(g, seat)
        if has_enemy(g, seat, sector) and not is_siege_allowed and (refused := fail(failures, "ECL-COL-7")):
            return refused
        return None

    def do(self, g: Eclipse, seat: int, args: tuple[int, ...], action: Action) -> None:
        """Also on a sector that was laid in the same turn (ECL-EXP-10)."""
        kind, resource = verbs.SETTLEMENTS[action[2]]
        g.players[seat].colony_ships -= 1
        put_cube(g, seat, action[1], kind, resource)
        g.note(events.SETTLED, seat, action[1], action[2])


def check_moment(g: Eclipse, seat: int, failures: Failures | None) -> str | None:
    """On the own turn, or in the own Upkeep before discs are removed (ECL-COL-1, ECL-COL-2, ECL-UPK-6)."""
    if is_own_upkeep(g, seat):
        return fail(failures, "ECL-UPK-6") if is_giving_up(g, seat) else None
    return None if is_own_turn(g, seat) else fail(failures, "ECL-COL-1")


def put_cube(g: Eclipse, seat: int, sector: int, kind: int, resource: int) -> None:
    """A cube leaves its track for a square; an orbital may become a ship.

    ECL-ROTA-EXI-3, ECL-ROTA-EXI-6, ECL-ROTA-EXI-10.
    """
    p = g.players[seat]
    p.cubes = added(p.cubes, resource, -1)
    g.population = put(g.population, sector, added(g.population[sector], kind, 1))
    if kind == ORBITAL_SQUARE and special(p, ORBITALS_ARE_SHIPS):
        add_ship(g, sector, (seat, ORBITAL_SHIP, 0))


def colours_of(kind: int) -> tuple[int, ...]:
    """The resources whose cubes a square takes (ECL-COL-3, ECL-COL-6)."""
    if kind == GREY_SQUARE:
        return ALL_RESOURCES
    if kind == ORBITAL_SQUARE:
        return (MONEY, SCIENCE)
    return (SCIENCE,) if kind == SHELLWORLD_SQUARE else (kind // 2,)


def has_room(p: Player, resource: int) -> bool:
    """A population track has one square more than it had cubes (ECL-COL-11)."""
    return p.cubes[resource] < POPULATION_TRACK.squares


def return_choices(p: Player, kind: int, is_dead: bool) -> tuple[int, ...]:
    """Where a cube from a square may go: a fitting track with room, else any with room (ECL-COL-8, ECL-COL-11)."""
    fitting = colours_of(kind)
    if is_dead:
        return fitting
    return tuple([r for r in fitting if has_room(p, r)]) or tuple([r for r in ALL_RESOURCES if has_room(p, r)])


def take_back_cube(g: Eclipse, seat: int, resource: int, is_dead: bool) -> None:
    p = g.players[seat]
    if is_dead:
        p.graveyard = added(p.graveyard, resource, 1)
        g.note(events.CUBE_DIED, seat, resource)
    else:
        p.cubes = added(p.cubes, resource, 1)
        g.note(events.CUBE_BACK, seat, resource)


class CubeLeaves(Automatic[Eclipse, int, bool]):
    """A cube without a colour: its owner chooses, if there is a choice (ECL-GEN-10, ECL-COL-8, ECL-POP-3).

    Those of a collapsed player leave the game (ECL-BANK-4).
    """

    def run(self, g: Eclipse, seat: int, args: tuple[int, bool]) -> None:
        if g.players[seat].is_collapsed and g.settings["collapsed_are_not_asked"]:
            return
        choices = return_choices(g.players[seat], *args)
        if len(choices) == 1:
            take_back_cube(g, seat, choices[0], args[1])
        else:
            then(g, RETURNING.at(seat, *args))


class ReturnCube(Move[Eclipse, int, bool]):
    """To one of the tracks that the cube may go to (ECL-COL-8, ECL-COL-11)."""

    def check(
        self, g: Eclipse, seat: int, args: tuple[int, bool], action: Action, failures: Failures | None
    ) -> str | None:
        return None if action[1] in return_choices(g.players[seat], *args) else fail(failures, "ECL-COL-8")

    def do(self, g: Eclipse, seat: int, args: tuple[int, bool], action: Action) -> None:
        take_back_cube(g, seat, action[1], args[1])


class Returning(Decision[Eclipse, int, bool]):
    """A cube goes to the track or the graveyard that its owner names, also in another's turn (ECL-GEN-10)."""

    excludes_anytime = True

    def cause(self, g: Eclipse, seat: int, args: tuple[int, bool]) -> Cause | None:
        return cube_cause(g, seat, args[0])


CUBE_LEAVES: Final[CubeLeaves] = STEPS.add("CUBE_LEAVES", CubeLeaves())
RETURNING: Final[Returning] = STEPS.add("RETURNING", Returning([ReturnCube(verbs.RETURN_CUBE)]))


def remove_cube(g: Eclipse, sector: int, kind: int, *, is_dead: bool) -> Frame:
    """A cube of the controller leaves a square; the frame says where it goes (ECL-ROTA-EXI-11)."""
    seat = g.owners[sector]
    g.population = put(g.population, sector, added(g.population[sector], kind, -1))
    if kind == ORBITAL_SQUARE:
        for ship in ships_of(g, seat, sector):
            if ship[1] == ORBITAL_SHIP:
                remove_ship(g, sector, ship)
    return CUBE_LEAVES.at(seat, kind, is_dead)


def clear_population(g: Eclipse, sector: int, *, is_dead: bool) -> list[Frame]:
    """All cubes leave a sector, those with a colour first (ECL-INF-4, ECL-POP-4).

    ECL-COL-10.
    """
    kinds = [kind for kind in range(len(SQUARE_KINDS)) for _ in range(g.population[sector][kind])]
    frames = [remove_cube(g, sector, kind, is_dead=is_dead) for kind in sorted(kinds, key=sorting_key)]
    assert g.population[sector] == NO_CUBES
    return frames


def sorting_key(kind: int) -> tuple[int, int]:
    return (len(colours_of(kind)), kind)


SETTLE: Final[Settle] = Settle(verbs.SETTLE)
