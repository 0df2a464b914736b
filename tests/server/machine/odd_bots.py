"""Bots that misbehave; the seed of some is a file that says that they were asked. Importing this registers them."""

from __future__ import annotations

import os
from pathlib import Path

from astrarium import bots
from astrarium.bots.uniform import RandomBot
from astrarium.kernel.game import Game
from astrarium.kernel.verbs import Action


class Dies(RandomBot):
    def choose(self, g: Game, seat: int) -> Action:
        os._exit(3)


class Raises(RandomBot):
    def choose(self, g: Game, seat: int) -> Action:
        raise LookupError("no idea")


class Talks(RandomBot):
    def choose(self, g: Game, seat: int) -> Action:
        print('{"move": "nonsense"}', flush=True)
        return super().choose(g, seat)


class Endless(RandomBot):
    """Thinks for ever."""

    def __init__(self, seed: int | str) -> None:
        super().__init__(seed)
        self.mark = Path(str(seed))

    def choose(self, g: Game, seat: int) -> Action:
        if self.mark.is_absolute():
            self.mark.touch()
        while True:
            pass


class Once(Endless):
    """Thinks for ever unless it was asked before."""

    def choose(self, g: Game, seat: int) -> Action:
        return RandomBot.choose(self, g, seat) if self.mark.exists() else super().choose(g, seat)


bots.BOTS.update({"dies": Dies, "raises": Raises, "talks": Talks, "endless": Endless, "once": Once})
