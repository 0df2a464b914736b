"""Cures: the fewest free moves after which a refused action is allowed, or one of its conditions holds."""

from collections.abc import Iterable, Iterator
from typing import Final, Generic, NamedTuple

from astrarium.kernel.checks import Failure, Found, missing
from astrarium.kernel.engine import Engine
from astrarium.kernel.steps import Decision, S
from astrarium.kernel.verbs import Action

SURE: Final = 4  # up to so many free moves every cure is found
MOST: Final = 15  # free moves of a cure
EFFORT: Final = 300  # positions after which longer ones are not looked for any more
HOPELESS: Final = 99


class FreeMove(NamedTuple):
    """A move that costs no action, with what it gives at most and what it takes, so that useless ones are left out."""

    action: Action
    gives: dict[str, int]
    takes: tuple[str, ...]


def helpful(free_moves: list[FreeMove], resources: Iterable[str]) -> list[FreeMove]:
    """Those that give one of these resources, or what another helpful one takes."""
    wanted, found = set(resources), list[FreeMove]()
    while True:
        more = [free for free in free_moves if free not in found and not wanted.isdisjoint(free.gives)]
        if not more:
            return found
        found += more
        wanted.update([taken for free in more for taken in free.takes])


class CureSearch(Generic[S]):
    """One search, deeper and deeper: what a decision refuses a seat, and the free moves that may help."""

    def __init__(
        self, rules: Engine[S], seat: int, action: Action, excused: set[str], free_moves: list[FreeMove]
    ) -> None:
        self.rules = rules
        self.seat = seat
        self.action = action
        self.excused = excused  # resources of which there may be too little afterwards
        self.free_moves = free_moves
        self.reached: dict[tuple[object, ...], int] = {}  # how many moves were left where a position was met
        self.is_cut = False  # something was left out that a longer cure might need
        self.effort = 0

    def shortest(self, g: S) -> tuple[Action, ...] | None:
        for length in range(self.fewest(self.failing(g)), MOST + 1):
            self.reached, self.is_cut = {}, False
            found = self.search(g, length)
            if found is not None or not self.is_cut or (length >= SURE and self.effort > EFFORT):
                return found
        return None

    def failing(self, g: S) -> list[Failure]:
        found: Found = []
        self.rules.checked(g, self.seat, self.action, found)
        return [failure for failure in found if failure.resource not in self.excused]

    def fewest(self, failures: list[Failure]) -> int:
        """No cure is shorter: what is lacking adds up, unless one move gives several of it."""
        if not failures:
            return 0
        each = {failure.resource: self.fewest_for(failure) for failure in failures}
        is_several = any([len(each.keys() & free.gives.keys()) > 1 for free in self.free_moves])
        return min(HOPELESS, max(each.values()) if is_several else sum(each.values()))

    def fewest_for(self, failure: Failure) -> int:
        most = max([free.gives.get(failure.resource, 0) for free in self.free_moves], default=0)
        return -(-missing(failure) // most) if most and missing(failure) else HOPELESS

    def search(self, g: S, left: int) -> tuple[Action, ...] | None:
        """A cure of at most so many moves."""
        fewest = self.fewest(self.failing(g))
        if not fewest:
            return ()
        if fewest > left:
            self.is_cut = self.is_cut or fewest < HOPELESS
            return None
        key = g.key()
        if self.reached.get(key, -1) >= left:
            return None
        self.reached[key] = left
        for free in self.free_moves:
            if self.rules.checked(g, self.seat, free.action, None) is None:
                for after, answers in self.played(g, free.action):
                    rest = self.search(after, left - 1)
                    if rest is not None:
                        return answers + rest
        return None

    def played(self, g: S, action: Action) -> Iterator[tuple[S, tuple[Action, ...]]]:
        """Where a free move leads, with what is answered on the way; not beyond chance or another seat."""
        self.effort += 1
        left: list[tuple[S, tuple[Action, ...]]] = [(after(self.rules, g, self.seat, action), (action,))]
        while left:
            position, answers = left.pop()
            if len(position.stack) == len(g.stack) and position.stack[-1] == g.stack[-1]:
                yield position, answers
            elif self.rules.actors(position) == (self.seat,):
                left += [(after(self.rules, position, self.seat, a), (*answers, a)) for a in self.answers(position)]

    def answers(self, g: S) -> list[Action]:
        """What answers a question inside a free move; other free moves come before or after it."""
        number, _, args = g.stack[-1]
        step = self.rules.steps[number]
        assert isinstance(step, Decision)
        return [action for move in step.moves for action in move.legal(g, self.seat, args)]


def after(rules: Engine[S], g: S, seat: int, action: Action) -> S:
    """The position after an action of one's own, as far as it goes without chance."""
    copy = g.clone()
    copy.dealer = None
    rules.answer(copy, seat, action)
    rules.advance(copy)
    return copy
