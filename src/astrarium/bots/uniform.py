"""The random bot: every legal action is equally likely."""

from random import Random

from astrarium.kernel.game import Game
from astrarium.kernel.verbs import Action

from .bot import choices


class RandomBot:
    """Plays at random."""

    def __init__(self, seed: int | str) -> None:
        self.rng = Random(f"random:{seed}")

    def choose(self, g: Game, seat: int) -> Action:
        return self.rng.choice(choices(g, seat))
