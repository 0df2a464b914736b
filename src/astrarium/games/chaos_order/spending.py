"""Points: the main action of a turn, and points that are gained at other times and used at once (CO-ACT-15)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from astrarium.kernel.causes import Cause
from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.steps import Automatic, Close, Decision, Move, then
from astrarium.kernel.verbs import Action

from . import events, verbs
from .gains import FRAMES, IS_USABLE
from .ids import BUILD, FIRST_ACTION, HARVEST, MOVE, NONE, RECRUIT, RESEARCH
from .resources import FAME
from .state import ChaosOrder
from .steps import STEPS

Points = tuple[int, int, int]  # left; 1 if they are those of the main action; locks that need not be paid
KINDS: Final = (RESEARCH, BUILD, HARVEST, RECRUIT, MOVE)  # what the points of each track's main action are


# What must be used before points that are not those of the main action are given up, by their kind.
StopCheck = Callable[[ChaosOrder, int, Failures | None], str | None]
STOP_CHECKS: Final[dict[int, StopCheck]] = {}


class PointMove(Move[ChaosOrder, int, int, int]):
    """A move that needs points; the decision stays open."""

    keeps_step = True
    is_action = True


class SpendMove(PointMove):
    """A use of points, of which fewer are left."""

    rule = "CO-ACT-13"

    def cost(self, g: ChaosOrder, seat: int, action: Action) -> int:
        return 1

    def check(self, g: ChaosOrder, seat: int, args: Points, action: Action, failures: Failures | None) -> str | None:
        if args[0] < self.cost(g, seat, action) and (refused := fail(failures, self.rule)):
            return refused
        return self.check_use(g, seat, args, action, failures)

    def check_use(
        self, g: ChaosOrder, seat: int, args: Points, action: Action, failures: Failures | None
    ) -> str | None:
        """The rule against this use of points."""
        return None

    def do(self, g: ChaosOrder, seat: int, args: Points, action: Action) -> None:
        change_points(g, seat, args, -self.cost(g, seat, action))
        self.use(g, seat, args, action)

    def use(self, g: ChaosOrder, seat: int, args: Points, action: Action) -> None:
        raise NotImplementedError


def change_points(g: ChaosOrder, seat: int, args: Points, by: int) -> None:
    """Fewer points; those of the main action stay open, others only as long as they can be used."""
    number = g.stack[-1][0]
    points, is_main, free_locks = args
    if is_main:
        g.stack[-1] = (number, seat, (points + by, is_main, free_locks))
    else:
        g.stack[-1] = USE_POINTS.at(seat, KIND_OF_STEP[number], points + by, free_locks)


class Spending(Decision[ChaosOrder, int, int, int]):
    """How points are used; each module adds its moves, and the turn those that end the main action."""

    def add(self, *moves: Move[ChaosOrder, int, int, int]) -> None:
        """Moves are listed in the order of their verbs, whichever module is imported first."""
        self.moves = tuple(sorted((*self.moves, *moves), key=lambda other: other.verb.number))
        self.by_verb.update({move.verb.number: move for move in moves})

    def cause(self, g: ChaosOrder, seat: int, args: Points) -> Cause | None:
        """In another's turn or in a battle points come from the fame track (CO-FAME-6, CO-TIME-10)."""
        by = g.turn_seat if g.battle == NONE else g.sides[0]
        if by in (NONE, seat):
            return None
        return Cause("fame-bonus", by, verbs.FACTIONS.reference(g.players[seat].faction), FAME, {})

    def is_usable(self, g: ChaosOrder, seat: int, args: Points) -> bool:
        """Some point can be used."""
        return any([isinstance(move, PointMove) and move.is_possible(g, seat, args) for move in self.moves])


class Stop(Close[ChaosOrder, int, int, int]):
    """Points that are not those of the main action are given up (CO-ACT-15)."""

    def check(self, g: ChaosOrder, seat: int, args: Points, action: Action, failures: Failures | None) -> str | None:
        if args[1]:
            return fail(failures, "CO-ACT-13")
        kind = KIND_OF_STEP[g.stack[-1][0]]
        return STOP_CHECKS[kind](g, seat, failures) if kind in STOP_CHECKS else None


class UsePoints(Automatic[ChaosOrder, int, int, int]):
    """Points are used at once and never saved; what cannot be used is lost (CO-ACT-15, CO-RES-8)."""

    def run(self, g: ChaosOrder, seat: int, args: tuple[int, int, int]) -> None:
        kind, points, free_locks = args
        step = STEP_OF_KIND[kind]
        if points and step.is_usable(g, seat, (points, 0, free_locks)):
            then(g, step.at(seat, points, 0, free_locks))
        elif points:
            g.note(events.LOST_GAIN, seat, kind)


class GainPoints(Automatic[ChaosOrder, int, int]):
    """Points of the kind of an open main action join it, all others are used at once (CO-ACT-15, CO-REC-9)."""

    def run(self, g: ChaosOrder, seat: int, args: tuple[int, int]) -> None:
        kind, points = args
        index = main_frame(g, seat, kind)
        if index != NONE:
            number, _, (left, is_main, free_locks) = g.stack[index]
            g.stack[index] = (number, seat, (left + points, is_main, free_locks))
        elif is_before_main(g, seat, kind):
            g.early_points += points
        else:
            then(g, USE_POINTS.at(seat, kind, points, 0))


def is_before_main(g: ChaosOrder, seat: int, kind: int) -> bool:
    """The main action that takes points of this kind is still to come in this turn."""
    return g.is_main_due and seat == g.turn_seat and kind == KINDS[g.phase - FIRST_ACTION]


def main_frame(g: ChaosOrder, seat: int, kind: int) -> int:
    """Where the open main action of a seat is on the stack, if its points are of this kind."""
    number = STEP_OF_KIND[kind].number
    return next((n for n, frame in enumerate(g.stack) if frame[:2] == (number, seat) and frame[2][1]), NONE)


def add_to_all(moves: Iterable[Move[ChaosOrder, int, int, int]]) -> None:
    for step in STEP_OF_KIND.values():
        step.add(*moves)


RESEARCHING: Final[Spending] = STEPS.add("RESEARCHING", Spending([]))
BUILDING: Final[Spending] = STEPS.add("BUILDING", Spending([]))
HARVESTING: Final[Spending] = STEPS.add("HARVESTING", Spending([]))
RECRUITING: Final[Spending] = STEPS.add("RECRUITING", Spending([]))
MOVING: Final[Spending] = STEPS.add("MOVING", Spending([]))
STEP_OF_KIND: Final[dict[int, Spending]] = {
    RESEARCH: RESEARCHING, BUILD: BUILDING, HARVEST: HARVESTING, RECRUIT: RECRUITING, MOVE: MOVING,
}  # fmt: skip
KIND_OF_STEP: Final = {step.number: kind for kind, step in STEP_OF_KIND.items()}
USE_POINTS: Final[UsePoints] = STEPS.add("USE_POINTS", UsePoints())
GAIN_POINTS: Final[GainPoints] = STEPS.add("GAIN_POINTS", GainPoints())
add_to_all([Stop(verbs.STOP)])


def points_are_usable(g: ChaosOrder, seat: int, kind: int) -> bool:
    """They join the main action, or something can be done with one at once."""
    joins = main_frame(g, seat, kind) != NONE or is_before_main(g, seat, kind)
    return joins or STEP_OF_KIND[kind].is_usable(g, seat, (1, 0, 0))


def offer_points(kind: int) -> None:
    """Gains of these points are steps."""
    FRAMES[kind] = lambda seat, amount: GAIN_POINTS.at(seat, kind, amount)
    IS_USABLE[kind] = lambda g, seat: points_are_usable(g, seat, kind)


for points_kind in KINDS:
    offer_points(points_kind)
