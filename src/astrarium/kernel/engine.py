"""The engine: runs the stack of a position from one decision to the next."""

from collections.abc import Callable
from typing import Any, Final, Generic

from astrarium.kernel.checks import Found, refuse
from astrarium.kernel.position import CHANCE, Args, Frame
from astrarium.kernel.steps import (
    MOST_OUTCOMES,
    AnyStep,
    Automatic,
    Decision,
    Draw,
    Lane,
    Move,
    Parallel,
    S,
    Sealed,
    Steps,
)
from astrarium.kernel.verbs import Action, Verbs

AnyMove = Move[S, *tuple[Any, ...]]
AnyDecision = Decision[S, *tuple[Any, ...]]
AnyDraw = Draw[S, *tuple[Any, ...]]
SEALED: Final = -2  # among the seats that have seen a past move: it is a sealed answer that has not been opened


class Engine(Generic[S]):
    """The steps of one game and what drives them. Its questions and moves are all about the top of a stack."""

    not_now: str  # the rule that refuses a verb which the decision does not offer
    not_asked: str  # the rule that refuses a seat which is not asked
    standing: tuple[AnyMove[S], ...] = ()  # open to a seat on top of its decisions, unless one `excludes_standing`
    checks: tuple[Callable[[S], bool], ...] = ()  # made before each decision; True if they put something on the stack

    def __init__(self, verbs: Verbs, steps: Steps[S]) -> None:
        self.verbs = verbs
        self.steps: tuple[AnyStep[S], ...] = tuple(steps.list)
        self.step_numbers = steps.numbers

    def advance(self, g: S) -> None:
        """Go on to the next decision, or to the end; the standing checks are made before each decision."""
        self.settle(g)
        while self.checks and g.stack:
            step = self.steps[g.stack[-1][0]]
            is_exempt = isinstance(step, (Draw, Automatic)) or (isinstance(step, Decision) and step.excludes_checks)
            if is_exempt or not any(check(g) for check in self.checks):
                return
            self.settle(g)

    def settle(self, g: S) -> None:
        """Run automatic steps and dealt chance until somebody must decide or the stack is empty."""
        while g.stack:
            if g.is_finished:
                g.stack = []
                return
            number, seat, args = g.stack[-1]
            step = self.steps[number]
            if isinstance(step, Decision):
                return
            if isinstance(step, Automatic):
                if step.is_boundary and g.is_held:
                    return
                g.stack.pop()
                step.run(g, seat, args)
            elif isinstance(step, Draw):
                if g.dealer is None:
                    return
                outcomes, weights = self.outcomes(g, step, seat, args)
                self.draw(g, outcomes[g.dealer.draw(g.draws, weights)])
            elif not isinstance(step, Sealed):
                if self.settle_lanes(g):
                    return
            elif self.actors(g):
                return
            else:
                self.open_lanes(g)

    def outcomes(self, g: S, step: AnyDraw[S], seat: int, args: Args) -> tuple[list[Action], list[int]]:
        found = step.outcomes(g, seat, args)
        if len(found[0]) > MOST_OUTCOMES:
            raise ValueError(f"{step.name} has {len(found[0])} outcomes; split it into several draws")
        return found

    def draw(self, g: S, action: Action) -> None:
        number, seat, args = g.stack.pop()
        step = self.steps[number]
        assert isinstance(step, Draw)
        g.draws += 1
        if g.history is not None:
            g.history.append((CHANCE, action, step.seen_by(g, seat, args)))
        step.do(g, seat, args, action)

    def settle_lanes(self, g: S) -> bool:
        """Bring every lane of the parallel frame on top to a decision; False if none is left and the frame is gone."""
        for index in range(len(g.stack[-1][2])):
            if g.stack[-1][2][index][0]:
                self.enter_lane(g, index)
                self.settle(g)
                self.leave_lane(g, index)
                if g.is_finished:
                    return False
        number, seat, lanes = g.stack.pop()
        left = tuple([lane for lane in lanes if lane[0]])
        if left:
            g.stack.append((number, seat, left))
        return bool(left)

    def enter_lane(self, g: S, index: int) -> None:
        g.outer_stacks = (*g.outer_stacks, g.stack)
        g.stack = list(g.stack[-1][2][index][0])

    def leave_lane(self, g: S, index: int) -> None:
        lane: Lane = (tuple(g.stack), ())
        *outer, g.stack = g.outer_stacks
        g.outer_stacks = tuple(outer)
        self.put_lane(g, index, lane)

    def in_lane(self, g: S, lane: Lane) -> S:
        """The position with a lane in the place of its stack and the sealed answers of the lane carried out."""
        g.stack = list(lane[0])
        for action in lane[1]:
            self.perform(g, g.stack[-1][1], action)
            self.settle(g)
            if g.is_finished:
                g.stack = []
                break
        return g

    def open_lanes(self, g: S) -> None:
        """All sealed answers are in: carry them out lane by lane, and let the history show what everybody now sees."""
        sealed: tuple[Lane, ...] = g.stack.pop()[2]
        outer = g.stack
        g.outer_stacks = (*g.outer_stacks, outer)
        for lane in sealed:
            self.forget_sealed(g, self.lane_seat(lane))
            self.in_lane(g, lane)
            assert not g.stack, "a sealed lane cannot ask chance"
            if g.is_finished:
                break
        g.outer_stacks = g.outer_stacks[:-1]
        g.stack = outer

    def actors(self, g: S) -> tuple[int, ...]:
        """Who must decide now; CHANCE is an actor too; empty when the game is over."""
        return self.asked_by(g, g.stack[-1]) if g.stack else ()

    def asked_by(self, g: S, frame: Frame) -> tuple[int, ...]:
        """Who must decide in a frame."""
        number, seat, args = frame
        step = self.steps[number]
        if isinstance(step, Decision):
            return step.actors(g, seat, args)
        if isinstance(step, Draw):
            return (CHANCE,)
        if isinstance(step, Automatic):  # where a position is held
            return ()
        return tuple(dict.fromkeys([actor for lane in args for actor in self.lane_actors(g, lane)]))

    def lane_actors(self, g: S, lane: Lane) -> tuple[int, ...]:
        """Who must decide in a lane; a copy is needed only where answers wait to be opened."""
        return self.actors(self.in_lane(g.clone(), lane)) if lane[1] else self.asked_by(g, lane[0][-1])

    def lane_seat(self, lane: Lane) -> int:
        return lane[0][0][1]

    def lane_of(self, g: S, seat: int) -> int:
        """Which lane of the frame on top is the seat's to move in; -1 if none."""
        for index, (stack, _) in enumerate(g.stack[-1][2]):
            if seat in self.asked_by(g, stack[-1]):
                return index
        return -1

    def asked(self, g: S, seat: int) -> S | None:
        """The position on top of whose stack this seat is asked: this one, or a copy that stands inside a lane."""
        if not g.stack or not isinstance(self.steps[g.stack[-1][0]], Parallel):
            return g if seat in self.actors(g) else None
        index = self.lane_of(g, seat)
        if index < 0:
            return None
        copy = g.clone()
        copy.outer_stacks = (*g.outer_stacks, copy.stack)
        copy.is_sealed = isinstance(self.steps[g.stack[-1][0]], Sealed)
        return self.asked(self.in_lane(copy, g.stack[-1][2][index]), seat)

    def can_take_back(self, g: S, seat: int) -> bool:
        """A sealed answer can be taken back until the last one is in."""
        index = self.lane_of(g, seat) if g.stack and isinstance(self.steps[g.stack[-1][0]], Sealed) else -1
        return index >= 0 and bool(g.stack[-1][2][index][1])

    def offered(self, g: S, step: AnyDecision[S], verb: int) -> AnyMove[S] | None:
        """The move of this decision, or the standing one, that a verb belongs to."""
        move = step.by_verb.get(verb)
        if move is None and not (step.excludes_standing or g.is_sealed):
            move = next((standing for standing in self.standing if standing.verb.number == verb), None)
        return move

    def listed(self, g: S, seat: int) -> list[Action]:
        """Every legal action of a seat in the decision on top of the stack."""
        number, whose, args = g.stack[-1]
        step = self.steps[number]
        if isinstance(step, Draw):
            return [action for action, weight in zip(*self.outcomes(g, step, whose, args), strict=True) if weight]
        assert isinstance(step, Decision)
        found: list[Action] = []
        for move in step.moves if step.excludes_standing or g.is_sealed else step.moves + self.standing:
            found += move.legal(g, seat, args)
        return found

    def checked(self, g: S, seat: int, action: Action, found: Found | None) -> str | None:
        """Why the decision on top of the stack does not allow this action."""
        number, _, args = g.stack[-1]
        step = self.steps[number]
        if isinstance(step, Decision):
            move = self.offered(g, step, action[0])
            if move is not None:
                return move.check(g, seat, args, action, found)
        elif action in self.listed(g, seat):
            return None
        return refuse(found, self.refusal(g, seat, action, asked=True))

    def refusal(self, g: S, seat: int, action: Action, *, asked: bool) -> str:
        """The rule against an action that is not offered on top of this stack, or whose seat is not asked."""
        return self.not_now if asked else self.not_asked

    def perform(self, g: S, seat: int, action: Action) -> None:
        """Carry out a legal move in the decision on top of the stack."""
        number, _, args = g.stack[-1]
        step = self.steps[number]
        assert isinstance(step, Decision)
        move = self.offered(g, step, action[0])
        assert move is not None
        if g.history is not None:
            g.history.append((seat, action, move.seen_by(g, seat, args, action)))
        if not (move.keeps_step or move in self.standing):
            g.stack.pop()
        move.do(g, seat, args, action)

    def answer(self, g: S, seat: int, action: Action) -> None:
        """Give a legal action to the decision, draw or lane that asks this seat."""
        step = self.steps[g.stack[-1][0]]
        if isinstance(step, Decision):
            self.perform(g, seat, action)
        elif isinstance(step, Draw):
            self.draw(g, action)
        elif isinstance(step, Sealed):
            self.seal(g, seat, action)
        else:
            index = self.lane_of(g, seat)
            self.enter_lane(g, index)
            self.answer(g, seat, action)
            self.leave_lane(g, index)

    def put_lane(self, g: S, index: int, lane: Lane) -> None:
        number, seat, args = g.stack[-1]
        g.stack[-1] = (number, seat, (*args[:index], lane, *args[index + 1 :]))

    def seal(self, g: S, seat: int, action: Action) -> None:
        """Add an answer to a sealed lane, or take all of them back."""
        index = self.lane_of(g, seat)
        stack, answers = g.stack[-1][2][index]
        is_back = action == self.verbs.take_back()
        self.put_lane(g, index, (stack, () if is_back else (*answers, action)))
        if is_back:
            self.forget_sealed(g, seat)
        elif g.history is not None:
            g.history.append((seat, action, (seat, SEALED)))

    def forget_sealed(self, g: S, seat: int) -> None:
        if g.history is not None:
            g.history[:] = [past for past in g.history if past[0] != seat or past[2] != (seat, SEALED)]
