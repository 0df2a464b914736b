"""The games that must conform. A new game is one more line here, and nothing else.

How much is played is set here and nowhere else, so that the whole suite stays within minutes.
"""

from typing import Any, NamedTuple

import astrarium
import tests.toy.flow  # noqa: F401  registers the toy
from astrarium.kernel.game import Game


class Case(NamedTuple):
    """A game and how much of it is played."""

    game: str
    games: int = 3  # random games for each number of players
    limit: int = 1_000  # decisions after which a game counts as endless
    every: int = 7  # the dear checks are made at every so many decisions
    perft: tuple[tuple[int, int, int, int], ...] = ()  # (players, seed, moves before it, depth)
    options: tuple[dict[str, Any], ...] = ({},)  # settings that are played in turn

    def new(self, players: int, seed: int) -> Game:
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
    ),
    Case(
        "gaia",
        games=50,
        limit=2_000,
        every=40,
        perft=((2, 0, 0, 2), (2, 1, 30, 2), (3, 2, 60, 2), (4, 3, 120, 2)),
        options=(
            {},
            {"variable_turn_order": True, "flexible_federations": True, "end_game_free_conversion": True},
            {"free_factions": False, "free_starting_mines": False, "single_conversion_payment": False},
            {"useless_actions_allowed": True, "guest_mine_gaia_events": False, "zero_progress_scores_nothing": False},
        ),
    ),
    Case(
        "federation",
        games=40,
        limit=1_500,
        every=40,
        perft=((2, 0, 0, 2), (2, 1, 40, 2), (3, 2, 90, 2), (4, 3, 150, 2)),
        options=(
            {},
            {"board_setup": "first_game", "neutral_counts_on_floors": False},
            {"atal_strict_ladder": True, "die_before_action": True},
            {"action_optional": True},
        ),
    ),
)
TABLES = [(case, players) for case in CASES for players in case.players]


def table_id(value: object) -> str:
    return value.game if isinstance(value, Case) else str(value)
