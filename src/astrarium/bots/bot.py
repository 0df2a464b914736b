"""The protocol of bots: they choose among the legal actions of a seat."""

from typing import Protocol

from astrarium.kernel.errors import AstrariumError
from astrarium.kernel.game import Game
from astrarium.kernel.verbs import Action


class DeadEnd(AstrariumError):
    """A seat must decide and has nothing to choose from."""


class Bot(Protocol):
    """Uses the contract and knows nothing else of a game."""

    def choose(self, g: Game, seat: int) -> Action:
        """One of the seat's legal actions; the position stays as it is."""
        ...


def choices(g: Game, seat: int) -> list[Action]:
    """The legal actions without undoing sealed answers, which is useless for a bot."""
    take_back = g.rules.verbs.take_back.number
    found = [action for action in g.actions(seat) if action[0] != take_back]
    if not found:
        raise DeadEnd(f"dead end: seat {seat} has nothing to choose from")
    return found
