"""What the tests of all games must know of one: `CASE` in `tests/<game>/case.py`.

How much is played is set there and nowhere else, so that the whole suite stays within minutes.
"""

from collections.abc import Mapping
from random import Random
from typing import Any, NamedTuple

import astrarium
from astrarium.kernel.game import Game
from astrarium.kernel.position import SettingValue
from astrarium.kernel.settings import random_settings


def rng_for(*key: object) -> Random:
    return Random(" ".join(map(str, key)))


class Case(NamedTuple):
    """A game and how much of it is played.

    Every second random game chooses a verb by its weight, and then an action of it; the others choose any action.
    """

    game: str
    games: int = 3  # random games for each number of players
    limit: int = 1_000  # decisions after which a game counts as endless
    check_every: int = 7  # decisions between two rounds of the slow checks
    perft: tuple[tuple[int, int, int, int], ...] = ()  # (players, seed, moves before it, depth)
    options: tuple[dict[str, Any], ...] = ({},)  # settings that are played first; all others are drawn
    weights: Mapping[str, float] = {}  # how often a verb is chosen, where 1 is usual
    start_records: str = ""  # names of kept records (a pattern): every other pair of games starts in the middle of one
    examples: Mapping[str, int] = {}  # how many worked examples there are of each kind; each is a test
    keeps_step_verbs: tuple[str, ...] = ()  # verbs that leave a decision open and are listed last
    picture_moment: tuple[int, str] = (30, "")  # of the middle: after so many moves, with this verb legal
    correction: tuple[str, str] = ("", "")  # a component file and a change of it, whose source is "mine"
    compiled: tuple[str, ...] = ()  # files of its own tests that also run in the compiled form
    empty_values: Mapping[str, str] = {}  # of the game's own types, as module.name, for switching rules off

    def settings(self, players: int, seed: int) -> Mapping[str, SettingValue]:
        """The listed settings by the first seeds, after them any that go together."""
        if seed < len(self.options):
            return self.options[seed]
        declared = astrarium.rules_of(self.game).settings
        return random_settings(self.game, declared, players, rng_for("settings", self.game, players, seed))

    def new(self, players: int, seed: int) -> Game:
        return astrarium.new(self.game, players, self.settings(players, seed), seed=seed)

    def listed(self, players: int, seed: int) -> Game:
        """A game by the listed settings, whatever the seed: for golden files."""
        return astrarium.new(self.game, players, self.options[seed % len(self.options)], seed=seed)

    @property
    def players(self) -> list[int]:
        return list(astrarium.rules_of(self.game).seats)
