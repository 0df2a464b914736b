"""Results: who has won, and which keys decided it."""

from collections.abc import Sequence
from typing import NamedTuple, Self


class RankingKey(NamedTuple):
    """A value by which seats are ranked, the largest first; each key breaks the ties of those before it."""

    name: str
    rule: str


POINTS: RankingKey = RankingKey("points", "")


class Result:
    """How a game ended. Places begin with 1 and may be shared; members of a team share theirs.

    `keys` has the values of `Rules.ranked_by` for each seat, those of a team for each of its members. `scores` and
    `breakdown` are the points of each seat and where they come from; a game without points has none. `won_by` names
    the way in which the winners have won, if the game has several.
    """

    def __init__(
        self,
        keys: Sequence[tuple[int, ...]],
        scores: tuple[int, ...] = (),
        breakdown: tuple[dict[str, int], ...] = (),
        teams: tuple[int, ...] = (),
        won_by: str = "",
    ) -> None:
        self.keys = tuple(keys)
        self.scores = scores
        self.breakdown = breakdown
        self.teams = teams or tuple(range(len(keys)))
        self.won_by = won_by
        self.ranking = tuple([1 + sum([other > own for other in keys]) for own in keys])
        self.winners = tuple([seat for seat, place in enumerate(self.ranking) if place == 1])
        together = {(team, place) for team, place in zip(self.teams, self.ranking, strict=True)}
        assert len(together) == len(set(self.teams)), "the members of a team have different keys"

    @classmethod
    def by_points(cls, scores: tuple[int, ...], breakdown: tuple[dict[str, int], ...]) -> Self:
        """Most points win, and ties are shared."""
        return cls([(score,) for score in scores], scores, breakdown)

    @classmethod
    def by_places(cls, places: Sequence[int], won_by: str = "") -> Self:
        """From places, without points."""
        return cls([(-place,) for place in places], won_by=won_by)

    def decisive_key_count(self) -> int:
        """The number of keys that ranked the seats: the first, and each that had ties to break."""
        width = len(self.keys[0])
        is_tied = [len({key[:count] for key in self.keys}) < len(set(self.teams)) for count in range(1, width)]
        return 1 + (is_tied.index(False) if False in is_tied else len(is_tied))
