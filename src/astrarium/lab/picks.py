"""Games in which it is counted what bots could pick and what they picked.

What is counted is the game's matter, and stands in its module `balance`.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from astrarium.kernel.errors import AstrariumError
from astrarium.kernel.game import Game
from astrarium.kernel.registry import package_of, rules_of
from astrarium.kernel.verbs import Action

from .balance import PlayedGame
from .simulate import Match


class Counting(Protocol):
    """The module `balance` of a game."""

    PLAYERS: tuple[int, ...]  # the numbers of players, which take turns
    MARGIN: float  # a value is changed only if its shift is certainly larger
    ONE_EACH: tuple[str, ...]  # groups of which every seat has exactly one thing, dealt by chance
    picked_thing: Callable[[Any, int, Action], str]  # group and reference of what an action picks, or nothing


class FaultyGame(AstrariumError):
    """A game went wrong; what it counted is worth nothing."""


def is_counted(game: str) -> bool:
    """Whether a game says what is to be counted."""
    return find_spec(f"{package_of(game)}.balance") is not None


def counting_of(game: str) -> Counting:
    rules_of(game)
    return cast(Counting, import_module(f"{package_of(game)}.balance"))


class CountedMatch(Match):
    """One game of bots of the same kind."""

    def __init__(self, game: str, bot: str, seed: int | str, number: int) -> None:
        self.counting = counting_of(game)
        players = self.counting.PLAYERS[number % len(self.counting.PLAYERS)]
        super().__init__(game, [bot] * players, seed, number, {})
        self.offered: dict[str, set[int]] = {}
        self.picked: dict[str, set[int]] = {}

    def chosen(self, seat: int) -> Action:
        """What the bot chooses, but for things that are dealt by chance."""
        actions = self.g.actions(seat) if seat >= 0 else []
        groups = {self.counting.picked_thing(self.g, seat, action).partition(" ")[0] for action in actions}
        if len(groups) == 1 and groups <= set(self.counting.ONE_EACH):
            return self.rng.choice(actions)
        return super().chosen(seat)

    def note_choice(self, seat: int, action: Action) -> None:
        g: Game = self.g
        for other in g.actions(seat) if seat >= 0 else ():
            self.count(self.offered, seat, other)
        self.count(self.picked, seat, action)

    def count(self, things: dict[str, set[int]], seat: int, action: Action) -> None:
        group, _, thing = self.counting.picked_thing(self.g, seat, action).partition(" ")
        if group in self.counting.ONE_EACH:
            group = f"{group}_{len(self.sits)}"
        if thing:
            things.setdefault(f"{group} {thing}", set()).add(seat)

    def counted(self) -> PlayedGame:
        """Play it and return what was counted."""
        outcome = self.play()
        if outcome.faults:
            raise FaultyGame("; ".join(outcome.faults))
        wins = dict(zip(self.sits, outcome.wins, strict=True))
        return PlayedGame([wins[seat] for seat in sorted(wins)], in_order(self.offered), in_order(self.picked))


def in_order(things: dict[str, set[int]]) -> dict[str, list[int]]:
    return {name: sorted(things[name]) for name in sorted(things)}
