"""The greedy bot: tries every action on a copy and takes the one after which the game's own estimate is best.

It looks to the end of its own action, not further. Decisions inside an action are searched within a budget. Moves that
leave the decision open (conversions) are tried together with what they unlock. They are chosen only if that is better
than every action without them, so the best value rises with each of them and there are no loops.
"""

from __future__ import annotations

from random import Random
from typing import Final

from astrarium.kernel.chance import Dealer
from astrarium.kernel.game import Game
from astrarium.kernel.position import CHANCE, Frame
from astrarium.kernel.verbs import Action

from .bot import choices

BUDGET: Final = 32  # positions searched inside one action, unless another budget is given
MAX_EQUAL: Final = 3  # actions of equal value that are searched further
SAMPLES: Final = 4  # samples of chance or of others' sealed answers that are averaged
MAX_MIXED: Final = 2  # different moves in a row that leave the decision open
MAX_REPEATED: Final = 4  # the same one in a row
EPSILON: Final = 1e-6

Scored = tuple[float, Action]


class GreedyBot:
    """Searches one action deep."""

    def __init__(self, seed: int | str, budget: int = BUDGET) -> None:
        self.rng = Random(f"greedy:{seed}")
        self.budget = budget

    def choose(self, g: Game, seat: int) -> Action:
        actions = tried(g, seat)
        if len(actions) == 1:
            return actions[0]
        self.rng.shuffle(actions)
        return Search(g.redeal(seat, self.rng), seat, self.rng, self.budget).best(actions)


def tried(g: Game, seat: int) -> list[Action]:
    """The actions that are searched: of moves without end the game says which can help."""
    return g.rules.worth_trying(g, seat, choices(g, seat))


class Search:
    """The search for one decision, in a redealt position without hidden information."""

    def __init__(self, start: Game, seat: int, rng: Random, budget: int) -> None:
        self.start = start
        self.seat = seat
        self.rng = rng
        self.budget = budget
        self.rules = start.rules
        self.frames: list[Frame] = start.stack
        self.seen: set[tuple[object, ...]] = set()

    def best(self, actions: list[Action]) -> Action:
        """The best action; the first of equal ones."""
        opening: list[tuple[Action, Game]] = []
        closed: list[Scored] = []
        for action in actions:
            if self.is_end_turn(action):
                closed.append((self.value(self.start), action))
                continue
            child = self.position_after(self.start, action)
            if self.keeps_open(child):
                opening.append((action, self.with_questions_answered(child)))
            else:
                closed.append((self.expected_value(self.start, action, child, self.budget), action))
        if not closed or any([self.is_end_turn(action) for _, action in closed]):
            closed += [(self.value(child) - EPSILON, action) for action, child in opening]
            return max(closed, key=score_of)[1]
        best = max(closed, key=score_of)
        found = self.best_unlocked(opening, set(actions), best[1])
        return found[1] if found is not None and found[0] > best[0] + EPSILON else best[1]

    def best_unlocked(self, opening: list[tuple[Action, Game]], known: set[Action], best: Action) -> Scored | None:
        """The best result of moves that leave the decision open: they allow new actions, or improve the best one."""
        results: list[Scored] = []
        openers = {action for action, _ in opening}
        queue = [(action, action, child, 1) for action, child in opening if self.is_new(child)]
        for first, last, child, depth in queue:  # grows while it is looked through
            for action in tried(child, self.seat):
                if action in openers:
                    if depth < MAX_MIXED or (action == last == first and depth < MAX_REPEATED):
                        further = self.with_questions_answered(self.position_after(child, action))
                        if self.seat not in further.actors:
                            results.append((self.value(further), first))  # the decision was over with it
                        elif self.is_new(further):
                            queue.append((first, action, further, depth + 1))
                elif action not in known or action == best:
                    after = self.position_after(child, action)
                    results.append((self.expected_value(child, action, after, self.budget // 4), first))
        return max(results, key=score_of, default=None)

    def is_new(self, position: Game) -> bool:
        """Whether the position has not been reached before in another order."""
        key = position.key()
        is_new = key not in self.seen
        self.seen.add(key)
        return is_new

    def position_after(self, position: Game, action: Action) -> Game:
        """The position after an action, still in this round: values of different rounds cannot be compared."""
        child = position.clone()
        child.apply_within_round(self.seat, action)
        return child

    def value(self, position: Game) -> float:
        return self.rules.value(position, self.seat)

    def is_end_turn(self, action: Action) -> bool:
        end = self.rules.end_turn
        return end is not None and action[0] == end.number

    def keeps_open(self, child: Game) -> bool:
        """Whether the decision is still open, perhaps below a question that belongs to the move."""
        return child.stack[: len(self.frames)] == self.frames and self.seat in child.actors

    def with_questions_answered(self, child: Game) -> Game:
        """The position after the questions of a move that leaves the decision open, each with its best answer."""
        child = self.with_chance_dealt(child)
        while len(child.stack) > len(self.frames) and self.keeps_open(child):
            answers = [self.with_chance_dealt(self.position_after(child, action)) for action in tried(child, self.seat)]
            child = max(answers, key=self.value)
        return child

    def with_chance_dealt(self, position: Game) -> Game:
        """The position after a random draw, if chance is next."""
        if CHANCE in position.actors:
            position.dealer = Dealer.seeded(self.rng.getrandbits(64))
            self.rules.advance(position)
            position.dealer = None
        return position

    def expected_value(self, before: Game, action: Action, child: Game, budget: int) -> float:
        """The value of an action, averaged over samples if chance or sealed answers follow."""
        if CHANCE in child.actors or self.is_waiting_sealed(child):
            return (
                sum([self.best_reachable(self.sample(before, action), budget // SAMPLES) for _ in range(SAMPLES)])
                / SAMPLES
            )
        return self.best_reachable(child, budget)

    def best_reachable(self, position: Game, budget: int) -> float:
        """The best value that this seat can reach before its action ends."""
        if not self.is_inside(position) or (budget < 1 and self.rules.is_open_valued):
            return self.value(position)
        actions = tried(position, self.seat)
        if any([self.is_end_turn(action) for action in actions]):
            return self.value(position)
        ways = [(action, self.position_after(position, action)) for action in actions]
        values = [self.value(child) for _, child in ways]
        if len(ways) > budget and self.rules.is_open_valued:
            return max(values)
        if len(ways) > budget:
            return self.best_reachable(ways[values.index(max(values))][1], 1)
        ways = [way for index, way in enumerate(ways) if values[:index].count(values[index]) < MAX_EQUAL]
        return max([self.expected_value(position, *way, budget // len(ways)) for way in ways])

    def is_inside(self, position: Game) -> bool:
        """Whether this seat must continue the same action: the frames below the decision are unchanged."""
        below = self.frames[:-1]
        stack = position.stack
        return len(stack) > len(below) and stack[: len(below)] == below and self.seat in position.actors

    def is_waiting_sealed(self, position: Game) -> bool:
        """Whether the answer of this seat is sealed and others have not answered yet."""
        take_back = self.rules.verbs.take_back()
        return self.seat not in position.actors and position.why_not(self.seat, take_back) is None

    def sample(self, before: Game, action: Action) -> Game:
        """The position after an action, with random draws and random sealed answers of others."""
        child = before.clone()
        child.dealer = Dealer.seeded(self.rng.getrandbits(64))
        child.apply_within_round(self.seat, action)
        while self.is_waiting_sealed(child):
            other = child.actors[0]
            child.apply_within_round(other, self.rng.choice(choices(child, other)))
        return child


def score_of(scored: Scored) -> float:
    return scored[0]
