"""Queries of a position: who must act, what is allowed, and why something is not. Nothing here changes it."""

from collections.abc import Callable
from typing import Any, Generic

from astrarium.kernel.failures import Failures, fail
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


class Queries(Generic[S]):
    """The steps of one game, and queries about the step on top of the stack."""

    not_offered_rule: str  # the rule against a verb that the decision does not offer
    not_actor_rule: str  # the rule against a seat that has nothing to decide
    anytime_moves: tuple[AnyMove[S], ...] = ()  # offered in every decision that does not set `excludes_anytime`
    triggers: tuple[Callable[[S], bool], ...] = ()  # called before each decision; True if it pushed a frame

    def __init__(self, verbs: Verbs, steps: Steps[S]) -> None:
        self.verbs = verbs
        self.steps: tuple[AnyStep[S], ...] = tuple(steps.list)
        self.step_numbers = steps.numbers

    def actors(self, g: S) -> tuple[int, ...]:
        """Who must decide now; CHANCE is an actor too. Empty when the game is over."""
        return self.frame_actors(g, g.stack[-1]) if g.stack else ()

    def frame_actors(self, g: S, frame: Frame) -> tuple[int, ...]:
        """Who must decide in a frame."""
        number, seat, args = frame
        step = self.steps[number]
        if isinstance(step, Decision):
            return step.actors(g, seat, args)
        if isinstance(step, Draw):
            return (CHANCE,)
        if isinstance(step, Automatic):  # only where `stays_in_round` stopped the position
            return ()
        return tuple(dict.fromkeys([actor for lane in args for actor in self.lane_actors(g, lane)]))

    def lane_actors(self, g: S, lane: Lane) -> tuple[int, ...]:
        """Who must decide in a lane. Only sealed answers make a copy necessary."""
        return self.actors(self.in_lane(g.clone(), lane)) if lane[1] else self.frame_actors(g, lane[0][-1])

    def lane_seat(self, lane: Lane) -> int:
        return lane[0][0][1]

    def lane_index(self, g: S, seat: int) -> int:
        """The lane of the top frame in which the seat must act; -1 if there is none."""
        for index, (stack, _) in enumerate(g.stack[-1][2]):
            if seat in self.frame_actors(g, stack[-1]):
                return index
        return -1

    def decision_position(self, g: S, seat: int) -> S | None:
        """The position whose top step is this seat's decision: this one, or a copy inside a lane; None if no actor."""
        if not g.stack or not isinstance(self.steps[g.stack[-1][0]], Parallel):
            return g if seat in self.actors(g) else None
        index = self.lane_index(g, seat)
        if index < 0:
            return None
        copy = g.clone()
        copy.outer_stacks = (*g.outer_stacks, copy.stack)
        copy.is_sealed = isinstance(self.steps[g.stack[-1][0]], Sealed)
        return self.decision_position(self.in_lane(copy, g.stack[-1][2][index]), seat)

    def can_undo(self, g: S, seat: int) -> bool:
        """Whether the seat has given a sealed answer that is not opened yet."""
        index = self.lane_index(g, seat) if g.stack and isinstance(self.steps[g.stack[-1][0]], Sealed) else -1
        return index >= 0 and bool(g.stack[-1][2][index][1])

    def offered_move(self, g: S, step: AnyDecision[S], verb: int) -> AnyMove[S] | None:
        """The move of this decision, or the anytime move, that a verb belongs to."""
        move = step.by_verb.get(verb)
        if move is None and not (step.excludes_anytime or g.is_sealed):
            move = next((other for other in self.anytime_moves if other.verb.number == verb), None)
        return move

    def decision_moves(self, g: S) -> tuple[AnyMove[S], ...]:
        """The moves of the decision on top of the stack, with those that are possible at any time."""
        step = self.steps[g.stack[-1][0]]
        if not isinstance(step, Decision):
            return ()
        return step.moves if step.excludes_anytime or g.is_sealed else step.moves + self.anytime_moves

    def legal_actions(self, g: S, seat: int) -> list[Action]:
        """Every legal action of a seat in the decision on top of the stack."""
        number, whose, args = g.stack[-1]
        step = self.steps[number]
        if isinstance(step, Draw):
            return [action for action, weight in zip(*self.outcomes(g, step, whose, args), strict=True) if weight]
        found: list[Action] = []
        for move in self.decision_moves(g):
            found += move.legal_actions(g, seat, args)
        return found

    def check_action(self, g: S, seat: int, action: Action, failures: Failures | None) -> str | None:
        """Why the decision on top of the stack does not allow this action."""
        number, _, args = g.stack[-1]
        step = self.steps[number]
        if isinstance(step, Decision):
            move = self.offered_move(g, step, action[0])
            if move is not None:
                return move.check(g, seat, args, action, failures)
        elif action in self.legal_actions(g, seat):
            return None
        return fail(failures, self.refusal_rule(g, seat, action, is_actor=True))

    def refusal_rule(self, g: S, seat: int, action: Action, *, is_actor: bool) -> str:
        """The rule against an action that the decision does not offer, or whose seat is no actor."""
        return self.not_offered_rule if is_actor else self.not_actor_rule

    def in_lane(self, g: S, lane: Lane) -> S:
        """The position with a lane as its stack, after the sealed answers of the lane."""
        raise NotImplementedError

    def outcomes(self, g: S, step: AnyDraw[S], seat: int, args: Args) -> tuple[list[Action], list[int]]:
        found = step.outcomes(g, seat, args)
        if len(found[0]) > MOST_OUTCOMES:
            raise ValueError(f"{step.name} has {len(found[0])} outcomes; split it into several draws")
        return found
