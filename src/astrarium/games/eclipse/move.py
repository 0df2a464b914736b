"""Move: ships are activated one after the other and go step by step (ECL-MOV, ECL-PIN, ECL-ROTA-PART)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.steps import Automatic, Decision, Move, then
from astrarium.kernel.verbs import Action

from . import events, verbs
from .blueprints import bay_capacity, jumps, movement
from .diplomacy import attack_partners_at
from .ids import INTERCEPTOR, NONE
from .links import links_for
from .pinning import check_pins, is_mobile, may_leave
from .ships import add_ship, remove_ship, ships_of
from .state import Eclipse
from .steps import STEPS
from .structures import has_portal
from .tables import SECTOR_COUNT

Cargo = tuple[tuple[int, int, int], ...]  # carriers that hold interceptors between activations: class, sector, number
Left = tuple[int, Cargo]  # activations that are left, and the cargo
# The same, then the class and the sector of the active ship, its steps and jumps that are left, and what it carries.
Going = tuple[int, Cargo, int, int, int, int, int]


def adjacent_sectors(g: Eclipse, sector: int) -> list[int]:
    """Explored sectors beside one regardless of wormholes, and those with portals (ECL-ROTA-PART-11)."""
    found = [other for other in g.neighbours[sector] if other != NONE]
    if has_portal(g, sector):
        found += [n for n in range(SECTOR_COUNT) if n != sector and n not in found and has_portal(g, n)]
    return found


class Activate(Move[Eclipse, int, Cargo]):
    """A ship that can go somewhere (ECL-MOV-1, ECL-MOV-2, ECL-MOV-5)."""

    def candidates(self, g: Eclipse, seat: int, args: Left) -> Iterable[Action]:
        found: list[Action] = []
        for sector in range(SECTOR_COUNT):
            if seat in g.arrivals[sector]:
                classes = sorted({ship[1] for ship in ships_of(g, seat, sector)})
                found += [verbs.ACTIVATE(each, sector) for each in classes]
        return found

    def check(self, g: Eclipse, seat: int, args: Left, action: Action, failures: Failures | None) -> str | None:
        _, each, sector = action
        if not is_mobile(each):
            return fail(failures, "ECL-MOV-5")
        if (seat, each, 0) not in g.ships[sector]:
            return fail(failures, "ECL-MOV-1")
        if refused := check_pins(g, seat, sector, "ECL-PIN-1", failures):
            return refused
        p = g.players[seat]
        can_go = (movement(p, each) and links_for(g, seat, sector)) or (
            jumps(p, each) and any([n != NONE for n in g.neighbours[sector]])
        )
        return None if can_go else fail(failures, "ECL-MOV-3")

    def do(self, g: Eclipse, seat: int, args: Left, action: Action) -> None:
        left, cargo = args
        _, each, sector = action
        p = g.players[seat]
        loaded = max([held for held in cargo if held[:2] == (each, sector)], default=(each, sector, 0))
        rest = list(cargo)
        if loaded in rest:
            rest.remove(loaded)
        then(g, GOING_ON.at(seat, left - 1, tuple(rest), each, sector, movement(p, each), jumps(p, each), loaded[2]))


class Board(Move[Eclipse, int, Cargo, int, int, int, int, int]):
    """Interceptors that are free to leave go aboard (ECL-ROTA-PART-5, ECL-ROTA-PART-17)."""

    def check(self, g: Eclipse, seat: int, args: Going, action: Action, failures: Failures | None) -> str | None:
        count, each, sector, carried = action[1], args[2], args[3], args[6]
        room = bay_capacity(g.players[seat], each) - carried
        there = sum([ship[1] == INTERCEPTOR for ship in ships_of(g, seat, sector)])
        if not 0 < count <= min(room, there) and (refused := fail(failures, "ECL-ROTA-PART-5")):
            return refused
        return None if may_leave(g, seat, sector, 1 + count) else fail(failures, "ECL-ROTA-PART-17")

    def do(self, g: Eclipse, seat: int, args: Going, action: Action) -> None:
        """Aboard they are on no sector, so nothing pins them (ECL-ROTA-PART-6)."""
        for _ in range(action[1]):
            remove_ship(g, args[3], (seat, INTERCEPTOR, 0))
        g.note(events.BOARDED, seat, action[1])
        then(g, GOING_ON.at(seat, *args[:6], args[6] + action[1]))


class Step(Move[Eclipse, int, Cargo, int, int, int, int, int]):
    """To a connected sector (ECL-MOV-3, ECL-MOV-4, ECL-PIN-5)."""

    def candidates(self, g: Eclipse, seat: int, args: Going) -> Iterable[Action]:
        return verbs.STEP.each(links_for(g, seat, args[3]) if args[4] else ())

    def check(self, g: Eclipse, seat: int, args: Going, action: Action, failures: Failures | None) -> str | None:
        if not args[4] and (refused := fail(failures, "ECL-MOV-1")):
            return refused
        if refused := check_pins(g, seat, args[3], "ECL-PIN-5", failures):
            return refused
        return None if action[1] in links_for(g, seat, args[3]) else fail(failures, "ECL-MOV-3")

    def do(self, g: Eclipse, seat: int, args: Going, action: Action) -> None:
        left, cargo, each, sector, steps, more, carried = args
        then(g, GOING_ON.at(seat, left, cargo, each, action[1], steps - 1, more, carried))
        go(g, seat, each, sector, action[1])


class Jump(Move[Eclipse, int, Cargo, int, int, int, int, int]):
    """To an adjacent sector regardless of wormholes, once in an activation (ECL-ROTA-PART-11..13)."""

    def candidates(self, g: Eclipse, seat: int, args: Going) -> Iterable[Action]:
        return verbs.JUMP.each(adjacent_sectors(g, args[3]) if args[5] else ())

    def check(self, g: Eclipse, seat: int, args: Going, action: Action, failures: Failures | None) -> str | None:
        if not args[5] and (refused := fail(failures, "ECL-ROTA-PART-11")):
            return refused
        if refused := check_pins(g, seat, args[3], "ECL-ROTA-PART-13", failures):
            return refused
        return None if action[1] in adjacent_sectors(g, args[3]) else fail(failures, "ECL-ROTA-PART-11")

    def do(self, g: Eclipse, seat: int, args: Going, action: Action) -> None:
        """What is aboard comes along (ECL-ROTA-PART-10)."""
        left, cargo, each, sector, steps, more, carried = args
        then(g, GOING_ON.at(seat, left, cargo, each, action[1], steps, more - 1, carried))
        go(g, seat, each, sector, action[1])


def go(g: Eclipse, seat: int, ship_class: int, sector: int, target: int) -> None:
    """A ship comes to another sector; there it may break relations (ECL-MOV-4)."""
    remove_ship(g, sector, (seat, ship_class, 0))
    add_ship(g, target, (seat, ship_class, 0))
    g.note(events.MOVED, seat, ship_class, sector, target)
    attack_partners_at(g, seat, target)


class Halt(Move[Eclipse, int, Cargo, int, int, int, int, int]):
    """The ship goes no further in this activation (ECL-MOV-1)."""

    def do(self, g: Eclipse, seat: int, args: Going, action: Action) -> None:
        halt(g, seat, args)


def halt(g: Eclipse, seat: int, args: Going) -> None:
    left, cargo, each, sector, _, _, carried = args
    if carried:
        then(g, UNLOADING.at(seat, left, cargo, each, sector, carried))
    else:
        then(g, MOVING_ON.at(seat, left, cargo))


class Unload(Move[Eclipse, int, Cargo, int, int, int]):
    """Interceptors may leave the bay after an activation (ECL-ROTA-PART-7)."""

    def check(
        self,
        g: Eclipse,
        seat: int,
        args: tuple[int, Cargo, int, int, int],
        action: Action,
        failures: Failures | None,
    ) -> str | None:
        return None if action[1] <= args[4] else fail(failures, "ECL-ROTA-PART-7")

    def do(self, g: Eclipse, seat: int, args: tuple[int, Cargo, int, int, int], action: Action) -> None:
        left, cargo, each, sector, carried = args
        land(g, seat, sector, action[1])
        kept = carried - action[1]
        held: Cargo = tuple(sorted((*cargo, (each, sector, kept)))) if kept else cargo
        then(g, MOVING_ON.at(seat, left, held))


def land(g: Eclipse, seat: int, sector: int, count: int) -> None:
    """Interceptors leave a bay; this is where they arrive (ECL-ROTA-PART-17)."""
    for _ in range(count):
        add_ship(g, sector, (seat, INTERCEPTOR, 0))
    if count:
        g.note(events.LANDED, seat, count, sector)


class GoingOn(Automatic[Eclipse, int, Cargo, int, int, int, int, int]):
    """The activation ends by itself when the ship can do nothing more (ECL-MOV-1)."""

    def run(self, g: Eclipse, seat: int, args: Going) -> None:
        if any([move.is_possible(g, seat, args) for move in (STEP, JUMP)]):
            then(g, GOING.at(seat, *args))
        else:
            halt(g, seat, args)


class MovingOn(Automatic[Eclipse, int, Cargo]):
    """Further activations; at the end all interceptors leave their bays (ECL-MOV-1, ECL-ROTA-PART-8)."""

    def run(self, g: Eclipse, seat: int, args: Left) -> None:
        if args[0] and ACTIVATE.is_possible(g, seat, args):
            then(g, MOVING.at(seat, *args))
        else:
            land_all(g, seat, args[1])


def land_all(g: Eclipse, seat: int, cargo: Cargo) -> None:
    for _, sector, count in cargo:
        land(g, seat, sector, count)


class MoveDone(Move[Eclipse, int, Cargo]):
    """No further activation (ECL-FLOW-8, ECL-ROTA-PART-8)."""

    def do(self, g: Eclipse, seat: int, args: Left, action: Action) -> None:
        land_all(g, seat, args[1])


ACTIVATE: Final[Activate] = Activate(verbs.ACTIVATE)
STEP: Final[Step] = Step(verbs.STEP)
JUMP: Final[Jump] = Jump(verbs.JUMP)
MOVING: Final[Decision[Eclipse, int, Cargo]] = STEPS.add("MOVING", Decision([ACTIVATE, MoveDone(verbs.DONE)]))
GOING: Final[Decision[Eclipse, int, Cargo, int, int, int, int, int]] = STEPS.add(
    "GOING", Decision([STEP, JUMP, Board(verbs.BOARD), Halt(verbs.HALT)])
)
UNLOADING: Final[Decision[Eclipse, int, Cargo, int, int, int]] = STEPS.add(
    "UNLOADING", Decision([Unload(verbs.UNLOAD)])
)
GOING_ON: Final[GoingOn] = STEPS.add("GOING_ON", GoingOn())
MOVING_ON: Final[MovingOn] = STEPS.add("MOVING_ON", MovingOn())


def can_move(g: Eclipse, seat: int) -> bool:
    return ACTIVATE.is_possible(g, seat, (1, ()))
