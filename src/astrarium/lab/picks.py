"""Games in which it is counted what bots could pick and what they picked.

What is counted is the game's matter: `picked_thing(g, seat, action)` of its module `balance`.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from astrarium.kernel.errors import AstrariumError
from astrarium.kernel.game import Game
from astrarium.kernel.registry import package_of, rules_of
from astrarium.kernel.verbs import Action

from .balance import PlayedGame
from .simulate import Match

PickedThing = Callable[[Any, int, Action], str]


class FaultyGame(AstrariumError):
    """A game went wrong; what it counted is worth nothing."""


def is_counted(game: str) -> bool:
    """Whether a game says what is to be counted."""
    return find_spec(f"{package_of(game)}.balance") is not None


def picked_thing_of(game: str) -> PickedThing:
    rules_of(game)
    found: PickedThing = import_module(f"{package_of(game)}.balance").picked_thing
    return found


class CountedMatch(Match):
    """One game of bots of the same kind."""

    def __init__(self, game: str, bot: str, seed: int | str, number: int) -> None:
        self.picked_thing = picked_thing_of(game)
        super().__init__(game, [bot] * rules_of(game).seats[-1], seed, number, {})
        self.offered: dict[str, set[int]] = {}
        self.picked: dict[str, set[int]] = {}

    def note_choice(self, seat: int, action: Action) -> None:
        g: Game = self.g
        for other in g.actions(seat) if seat >= 0 else ():
            self.count(self.offered, seat, other)
        self.count(self.picked, seat, action)

    def count(self, things: dict[str, set[int]], seat: int, action: Action) -> None:
        if thing := self.picked_thing(self.g, seat, action):
            things.setdefault(thing, set()).add(seat)

    def counted(self) -> PlayedGame:
        """Play it and return what was counted."""
        outcome = self.play()
        if outcome.faults:
            raise FaultyGame("; ".join(outcome.faults))
        wins = dict(zip(self.sits, outcome.wins, strict=True))
        return PlayedGame([wins[seat] for seat in sorted(wins)], in_order(self.offered), in_order(self.picked))


def in_order(things: dict[str, set[int]]) -> dict[str, list[int]]:
    return {name: sorted(things[name]) for name in sorted(things)}
