"""The engine: runs the stack of a position from one decision to the next."""

from typing import Final

from astrarium.kernel.position import CHANCE, Args
from astrarium.kernel.questions import AnyDecision, Questions
from astrarium.kernel.steps import Automatic, Decision, Draw, Lane, S, Sealed
from astrarium.kernel.verbs import Action

SEALED: Final = -2  # among the seats that have seen a past move: it is a sealed answer that has not been opened


class Engine(Questions[S]):
    """What drives the steps of one game."""

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
        steps = self.steps
        while stack := g.stack:
            if g.is_finished:
                g.stack = []
                return
            number, seat, args = stack[-1]
            step = steps[number]
            if isinstance(step, Automatic):  # most steps are
                if step.is_boundary and g.is_held:
                    return
                stack.pop()
                step.run(g, seat, args)
            elif isinstance(step, Decision):
                return
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
            self.answer(g, g.stack[-1][1], action)
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

    def perform(self, g: S, step: AnyDecision[S], args: Args, seat: int, action: Action) -> None:
        """Carry out a legal move in the decision on top of the stack."""
        move = self.offered(g, step, action[0])
        assert move is not None
        if g.history is not None:
            g.history.append((seat, action, move.seen_by(g, seat, args, action)))
        if not (move.keeps_step or move in self.standing):
            g.stack.pop()
        move.do(g, seat, args, action)

    def answer(self, g: S, seat: int, action: Action) -> None:
        """Give a legal action to the decision, draw or lane that asks this seat."""
        number, _, args = g.stack[-1]
        step = self.steps[number]
        if isinstance(step, Decision):
            self.perform(g, step, args, seat, action)
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
