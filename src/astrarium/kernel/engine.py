"""The engine: runs the stack of a position from one decision to the next."""

from typing import Final

from astrarium.kernel.position import CHANCE, Args, Frame
from astrarium.kernel.queries import AnyDecision, Queries
from astrarium.kernel.steps import Automatic, Decision, Draw, Lane, S, Sealed
from astrarium.kernel.values import put
from astrarium.kernel.verbs import Action

SEALED: Final = -2  # among the seats that have seen a past move: it is a sealed answer that has not been opened


class Engine(Queries[S]):
    """Runs the steps of one game."""

    def advance(self, g: S) -> None:
        """Run to the next decision, or to the end; triggers are called before each decision."""
        self.run_to_decision(g)
        while self.triggers and g.stack:
            step = self.steps[g.stack[-1][0]]
            is_exempt = isinstance(step, (Draw, Automatic)) or (isinstance(step, Decision) and step.excludes_triggers)
            if is_exempt or not any(trigger(g) for trigger in self.triggers):
                return
            self.run_to_decision(g)

    def run_to_decision(self, g: S) -> None:
        """Run automatic steps and draws that the dealer decides until somebody must decide or the stack is empty."""
        steps = self.steps
        while stack := g.stack:
            if g.is_finished:
                g.stack = []
                return
            number, seat, args = stack[-1]
            step = steps[number]
            if isinstance(step, Automatic):  # most steps are
                if step.is_round_boundary and g.stays_in_round:
                    return
                stack.pop()
                step.run(g, seat, args)
            elif isinstance(step, Decision):
                return
            elif isinstance(step, Draw):
                if g.dealer is None:
                    return
                outcomes, weights = self.outcomes(g, step, seat, args)
                self.apply_draw(g, outcomes[g.dealer.draw(g.draws, weights)])
            elif not isinstance(step, Sealed):
                if self.run_lanes_to_decision(g):
                    return
            elif self.actors(g):
                return
            else:
                self.open_lanes(g)

    def apply_draw(self, g: S, action: Action) -> None:
        number, seat, args = g.stack.pop()
        step = self.steps[number]
        assert isinstance(step, Draw)
        g.draws += 1
        if g.history is not None:
            g.history.append((CHANCE, action, step.seen_by(g, seat, args)))
        step.do(g, seat, args, action)

    def run_lanes_to_decision(self, g: S) -> bool:
        """Bring every lane of the parallel frame on top to a decision; False if none is left and the frame is gone."""
        frames, outer = g.stack, g.outer_stacks
        g.outer_stacks = (*outer, frames)
        for index in range(len(frames[-1][2])):
            stack = frames[-1][2][index][0]  # read anew: a lane may change another one
            if stack:
                g.stack = list(stack)
                self.run_to_decision(g)
                replace_lane(frames, index, (tuple(g.stack), ()))
                if g.is_finished:
                    break
        g.stack, g.outer_stacks = frames, outer
        return not g.is_finished and self.drop_empty_lanes(g)

    def drop_empty_lanes(self, g: S) -> bool:
        """Whether a lane is left; if none is, the frame is gone."""
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
        replace_lane(g.stack, index, lane)

    def in_lane(self, g: S, lane: Lane) -> S:
        """The position with a lane as its stack, after the sealed answers of the lane."""
        g.stack = list(lane[0])
        for action in lane[1]:
            self.apply_action(g, g.stack[-1][1], action)
            self.run_to_decision(g)
            if g.is_finished:
                g.stack = []
                break
        return g

    def open_lanes(self, g: S) -> None:
        """All sealed answers are in: apply them lane by lane; the history now shows them to everybody."""
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

    def apply_move(self, g: S, step: AnyDecision[S], args: Args, seat: int, action: Action) -> None:
        """Apply a legal move of the decision on top of the stack."""
        move = self.offered_move(g, step, action[0])
        assert move is not None
        if g.history is not None:
            g.history.append((seat, action, move.seen_by(g, seat, args, action)))
        if not (move.keeps_step or move in self.anytime_moves):
            g.stack.pop()
        move.do(g, seat, args, action)

    def apply_action(self, g: S, seat: int, action: Action) -> None:
        """Apply a legal action to the decision, draw or lane in which this seat must act."""
        number, _, args = g.stack[-1]
        step = self.steps[number]
        if isinstance(step, Decision):
            self.apply_move(g, step, args, seat, action)
        elif isinstance(step, Draw):
            self.apply_draw(g, action)
        elif isinstance(step, Sealed):
            self.seal_answer(g, seat, action)
        else:
            index = self.lane_index(g, seat)
            self.enter_lane(g, index)
            self.apply_action(g, seat, action)
            self.leave_lane(g, index)

    def seal_answer(self, g: S, seat: int, action: Action) -> None:
        """Add an answer to a sealed lane, or remove all its answers."""
        index = self.lane_index(g, seat)
        stack, answers = g.stack[-1][2][index]
        is_undo = action == self.verbs.take_back()
        replace_lane(g.stack, index, (stack, () if is_undo else (*answers, action)))
        if is_undo:
            self.forget_sealed(g, seat)
        elif g.history is not None:
            g.history.append((seat, action, (seat, SEALED)))

    def forget_sealed(self, g: S, seat: int) -> None:
        if g.history is not None:
            g.history[:] = [past for past in g.history if past[0] != seat or past[2] != (seat, SEALED)]


def replace_lane(frames: list[Frame], index: int, lane: Lane) -> None:
    """Put a lane into the parallel frame on top."""
    number, seat, args = frames[-1]
    frames[-1] = (number, seat, put(args, index, lane))
