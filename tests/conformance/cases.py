"""The games that must conform. A new game is one more line here, and nothing else.

How much is played is set here and nowhere else, so that the whole suite stays within minutes.
"""

from collections.abc import Mapping
from random import Random
from typing import Any, NamedTuple

import astrarium
import tests.toy.flow  # noqa: F401  registers the toy
from astrarium.kernel.game import Game
from astrarium.kernel.position import SettingValue
from astrarium.kernel.settings import drawn_settings


def rng_for(*key: object) -> Random:
    return Random(" ".join(map(str, key)))


class Case(NamedTuple):
    """A game and how much of it is played.

    Every second random game chooses a verb by its weight, and then an action of it; the others choose any action.
    """

    game: str
    games: int = 3  # random games for each number of players
    limit: int = 1_000  # decisions after which a game counts as endless
    every: int = 7  # the dear checks are made at every so many decisions
    perft: tuple[tuple[int, int, int, int], ...] = ()  # (players, seed, moves before it, depth)
    options: tuple[dict[str, Any], ...] = ({},)  # settings that are played first; all others are drawn
    weights: Mapping[str, float] = {}  # how often a verb is chosen, where 1 is usual
    prepared: str = (
        ""  # the kept records from whose middle every other pair of random games starts (a pattern of names)
    )

    def settings(self, players: int, seed: int) -> Mapping[str, SettingValue]:
        """The listed settings by the first seeds, after them any that go together."""
        if seed < len(self.options):
            return self.options[seed]
        declared = astrarium.rules_of(self.game).settings
        return drawn_settings(self.game, declared, players, rng_for("settings", self.game, players, seed))

    def new(self, players: int, seed: int) -> Game:
        return astrarium.new(self.game, players, self.settings(players, seed), seed=seed)

    def listed(self, players: int, seed: int) -> Game:
        """A game by the listed settings, whatever the seed: for golden files."""
        return astrarium.new(self.game, players, self.options[seed % len(self.options)], seed=seed)

    @property
    def players(self) -> list[int]:
        return list(astrarium.rules_of(self.game).seats)


CASES = (
    Case(
        "toy",
        games=6,
        limit=200,
        every=3,
        perft=((2, 0, 0, 3), (2, 1, 12, 3), (3, 2, 30, 3), (4, 3, 40, 3)),
        options=({}, {"calm": True}),
        weights={"mine": 3, "probe": 3, "spy": 3, "storm": 3, "end": 0.3, "sell": 0.3, "close": 0.3},
    ),
    Case(
        "gaia",
        games=60,
        limit=2_000,
        every=40,
        perft=((2, 0, 0, 2), (2, 1, 30, 2), (3, 2, 60, 2), (4, 3, 120, 2)),
        options=(
            {},
            {"variable_turn_order": True, "flexible_federations": True, "end_game_free_conversion": True},
            {"free_factions": False, "free_starting_mines": False, "single_conversion_payment": False},
            {"useless_actions_allowed": True, "guest_mine_gaia_events": False, "zero_progress_scores_nothing": False},
        ),
        weights={
            "pass": 0.05,
            "convert": 0.3,
            "build": 3,
            "upgrade": 3,
            "federate": 20,
            "research": 3,
            "special": 4,
            "advanced": 20,
        },
        prepared="2026-11-17-greedy",
    ),
    Case(
        "federation",
        games=46,
        limit=1_500,
        every=40,
        perft=((2, 0, 0, 2), (2, 1, 40, 2), (3, 2, 90, 2), (4, 3, 150, 2)),
        options=(
            {},
            {"board_setup": "first_game", "neutral_counts_on_floors": False},
            {"atal_strict_ladder": True, "die_before_action": True},
            {"action_optional": True},
        ),
        weights={"forfeit": 0.1, "end": 0.3, "fly": 3, "decline": 0.1, "perform": 3, "save": 3},
        prepared="2026-11-17-greedy",
    ),
)
TABLES = [(case, players) for case in CASES for players in case.players]


def table_id(value: object) -> str:
    return value.game if isinstance(value, Case) else str(value)
