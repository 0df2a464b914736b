"""The parameters of a game for the tests of all games: `CASE` in `tests/<game>/case.py`.

They set how much is played, so that the whole suite takes only minutes.
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

    Every second random game chooses a verb by its weight, then one of its actions; the others choose any action.
    """

    game: str
    games: int = 3  # random games for each number of players
    limit: int = 1_000  # decisions after which a game counts as endless
    check_every: int = 7  # decisions between two rounds of the slow checks
    perft: tuple[tuple[int, int, int, int], ...] = ()  # (players, seed, moves before it, depth)
    options: tuple[dict[str, Any], ...] = ({},)  # settings that are played first; later games have random ones
    weights: Mapping[str, float] = {}  # how often a verb is chosen, where 1 is usual
    start_records: str = ""  # names of kept records (a pattern): every other pair of games starts in the middle of one
    picture_moment: tuple[int, str] = (30, "")  # of the middle: after so many moves, with this verb legal
    played_on: int = 24  # own decisions before the end of a kept game, from which a browser plays on
    most_played_through: int = 9  # players in the longest golden file
    correction: tuple[str, str] = ("", "")  # a component file and a change of it, whose source is "mine"
    compiled: tuple[str, ...] = ()  # files of its own tests that also run in the compiled form
    empty_values: Mapping[str, str] = {}  # of the game's own types, as module.name, for switching rules off

    def settings(self, players: int, seed: int) -> Mapping[str, SettingValue]:
        """The listed settings for the first seeds, random ones for the others."""
        if seed < len(self.options):
            return self.options[seed]
        declared = astrarium.rules_of(self.game).settings
        return random_settings(self.game, declared, players, rng_for("settings", self.game, players, seed))

    def new(self, players: int, seed: int) -> Game:
        return astrarium.new(self.game, players, self.settings(players, seed), seed=seed)

    def listed(self, players: int, seed: int) -> Game:
        """A game with listed settings, whatever the seed: for golden files."""
        return astrarium.new(self.game, players, self.options[seed % len(self.options)], seed=seed)

    @property
    def players(self) -> list[int]:
        return list(astrarium.rules_of(self.game).seats)

    @property
    def played_through(self) -> list[int]:
        """The fewest and the most players, for golden files of whole games."""
        return sorted({self.players[0], min(self.players[-1], self.most_played_through)})
