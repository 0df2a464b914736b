"""Cures: the fewest free moves after which a refused action is allowed, or one of its conditions holds."""

from collections.abc import Iterable, Iterator
from typing import Final, Generic, NamedTuple

from astrarium.kernel.engine import Engine
from astrarium.kernel.failures import Failure, Failures, shortfall
from astrarium.kernel.steps import Decision, S
from astrarium.kernel.verbs import Action

EXHAUSTIVE_LENGTH: Final = 4  # free moves: up to this length every cure is found
MAX_LENGTH: Final = 15  # free moves of a cure
MAX_POSITIONS: Final = 300  # after this many positions no longer cure is searched for
IMPOSSIBLE: Final = 99


class FreeMove(NamedTuple):
    """A move that costs no action, with what it gives at most and what it takes; the search skips useless ones."""

    action: Action
    gives: dict[str, int]
    takes: tuple[str, ...]


def useful_moves(free_moves: list[FreeMove], resources: Iterable[str]) -> list[FreeMove]:
    """The moves that give one of these resources, or something that another useful move takes."""
    wanted, found = set(resources), list[FreeMove]()
    while True:
        more = [free for free in free_moves if free not in found and not wanted.isdisjoint(free.gives)]
        if not more:
            return found
        found += more
        wanted.update([taken for free in more for taken in free.takes])


class CureSearch(Generic[S]):
    """One search by iterative deepening: the refused action of a seat, and the free moves that may help."""

    def __init__(
        self, rules: Engine[S], seat: int, action: Action, excused_resources: set[str], free_moves: list[FreeMove]
    ) -> None:
        self.rules = rules
        self.seat = seat
        self.action = action
        self.excused_resources = excused_resources  # resources that may still be short afterwards
        self.free_moves = free_moves
        self.reached: dict[tuple[object, ...], int] = {}  # moves that were left when a position was searched
        self.is_pruned = False  # something was left out that a longer cure might need
        self.positions_tried = 0

    def shortest(self, g: S) -> tuple[Action, ...] | None:
        for length in range(self.lower_bound(self.relevant_failures(g)), MAX_LENGTH + 1):
            self.reached, self.is_pruned = {}, False
            found = self.search(g, length)
            if (
                found is not None
                or not self.is_pruned
                or (length >= EXHAUSTIVE_LENGTH and self.positions_tried > MAX_POSITIONS)
            ):
                return found
        return None

    def relevant_failures(self, g: S) -> list[Failure]:
        failures: Failures = []
        self.rules.check_action(g, self.seat, self.action, failures)
        return [failure for failure in failures if failure.resource not in self.excused_resources]

    def lower_bound(self, failures: list[Failure]) -> int:
        """No cure is shorter. Shortfalls add up, unless one move gives several of the resources."""
        if not failures:
            return 0
        each = {failure.resource: self.lower_bound_for(failure) for failure in failures}
        is_several = any([len(each.keys() & free.gives.keys()) > 1 for free in self.free_moves])
        return min(IMPOSSIBLE, max(each.values()) if is_several else sum(each.values()))

    def lower_bound_for(self, failure: Failure) -> int:
        most = max([free.gives.get(failure.resource, 0) for free in self.free_moves], default=0)
        return -(-shortfall(failure) // most) if most and shortfall(failure) else IMPOSSIBLE

    def search(self, g: S, left: int) -> tuple[Action, ...] | None:
        """A cure of at most `left` moves."""
        fewest = self.lower_bound(self.relevant_failures(g))
        if not fewest:
            return ()
        if fewest > left:
            self.is_pruned = self.is_pruned or fewest < IMPOSSIBLE
            return None
        key = g.key()
        if self.reached.get(key, -1) >= left:
            return None
        self.reached[key] = left
        for free in self.free_moves:
            if self.rules.check_action(g, self.seat, free.action, None) is None:
                for after, answers in self.results_of(g, free.action):
                    rest = self.search(after, left - 1)
                    if rest is not None:
                        return answers + rest
        return None

    def results_of(self, g: S, action: Action) -> Iterator[tuple[S, tuple[Action, ...]]]:
        """The positions after a free move, with the answers to its own questions; not beyond chance or another seat."""
        self.positions_tried += 1
        left: list[tuple[S, tuple[Action, ...]]] = [(position_after(self.rules, g, self.seat, action), (action,))]
        while left:
            position, answers = left.pop()
            if len(position.stack) == len(g.stack) and position.stack[-1] == g.stack[-1]:
                yield position, answers
            elif self.rules.actors(position) == (self.seat,):
                left += [
                    (position_after(self.rules, position, self.seat, a), (*answers, a)) for a in self.answers(position)
                ]

    def answers(self, g: S) -> list[Action]:
        """The answers to a question inside a free move; other free moves come before or after it."""
        number, _, args = g.stack[-1]
        step = self.rules.steps[number]
        assert isinstance(step, Decision)
        return [action for move in step.moves for action in move.legal_actions(g, self.seat, args)]


def position_after(rules: Engine[S], g: S, seat: int, action: Action) -> S:
    """A copy of the position after an action of this seat; it stops at chance."""
    copy = g.clone()
    copy.dealer = None
    rules.apply_action(copy, seat, action)
    rules.advance(copy)
    return copy
