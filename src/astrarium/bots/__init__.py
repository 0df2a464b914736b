"""Bots by name, each with its own seed: the same seed plays the same game.

A new level needs a file here, a line in `BOTS`, and the message `level-<name>` with `.about` in the client's texts.
"""

from collections.abc import Callable
from typing import Final

from astrarium.kernel.errors import AstrariumError

from .bot import Bot
from .greedy import GreedyBot
from .uniform import RandomBot

__all__ = ["DEFAULT_BOT", "FASTEST_BOT", "Bot", "UnknownBot", "make", "make_with_budget", "names"]

# The weakest first.
BOTS: Final[dict[str, Callable[[int | str], Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
}
SEARCHING: Final[dict[str, Callable[[int | str, int], Bot]]] = {"greedy": GreedyBot}
DEFAULT_BOT: Final = "greedy"  # the default opponent, and the substitute for people who leave
FASTEST_BOT: Final = "random"  # answers at once in every position


class UnknownBot(AstrariumError):
    """There is no bot of that name."""


def names() -> list[str]:
    return list(BOTS)


def make(name: str, seed: int | str = 0) -> Bot:
    """A new bot of that name."""
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    return BOTS[name](seed)


def make_with_budget(name: str, seed: int | str, budget: int) -> Bot:
    """A bot that looks at fewer or more positions than is usual for its level: for experiments."""
    if name not in SEARCHING:
        raise UnknownBot(f"{name!r} has no budget; these have one: {', '.join(SEARCHING)}")
    return SEARCHING[name](seed, budget)
