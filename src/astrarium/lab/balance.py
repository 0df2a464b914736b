"""Whether the things of a game are balanced: how often each is picked, and how much more often its pickers win.

The pickers of a thing are compared with the pickers of the other things of its group: whoever builds much wins much,
so a comparison with all players would call every building strong. Seats, and groups of which every seat has exactly
one thing, are compared with an equal share; their names end with the number of seats (`seat_4`).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from math import sqrt
from statistics import NormalDist
from typing import Final

ERROR: Final = 0.05  # of all verdicts together
POWER: Final = 0.8  # how likely the smallest shift would have been noticed
SEATS: Final = "seat"

Things = dict[str, list[int]]  # the seats by thing; a thing is written `group thing`
Interval = tuple[float, float]


@dataclass(frozen=True)
class PlayedGame:
    """Each seat's share of the win, and the things that seats could pick and did pick."""

    wins: list[float]
    offered: Things
    picked: Things


@dataclass
class Tally:
    """What the games say about one thing, or about all others of its group."""

    offered: int = 0
    picked: int = 0
    wins: float = 0.0
    squares: float = 0.0

    def add(self, share: float) -> None:
        """One seat picked it, with this share of the win."""
        self.picked += 1
        self.wins += share
        self.squares += share * share

    @property
    def rate(self) -> float:
        """The share of the win of those who picked it."""
        return self.wins / self.picked if self.picked else 0.0

    @property
    def variance(self) -> float:
        """That of the mean share of the win; never nothing, since the next game may differ from all before."""
        if self.picked < 2:
            return 1.0
        found = (self.squares - self.picked * self.rate**2) / (self.picked - 1) / self.picked
        return max(found, 1 / (self.picked + 2) ** 2)

    def without(self, other: Tally) -> Tally:
        return Tally(
            self.offered - other.offered,
            self.picked - other.picked,
            self.wins - other.wins,
            self.squares - other.squares,
        )


@dataclass(frozen=True)
class Row:
    """One line of the report; rates and shifts are shares, not percent."""

    group: str
    thing: str
    offered: int
    picked: int
    win_rate: float
    shift: float  # of the win rate against the pickers of the other things of the group
    deviation: float  # the standard error of the shift

    @property
    def pick_rate(self) -> Interval:
        return wilson(self.picked, self.offered)

    def interval(self, error: float = ERROR) -> Interval:
        """The interval of the shift that misses it with this probability."""
        half = quantile(error) * self.deviation
        return self.shift - half, self.shift + half

    def smallest_shift(self, rows: int) -> float:
        """The smallest shift that would probably have shown, with so many rows to judge."""
        return (quantile(ERROR / rows) + NormalDist().inv_cdf(POWER)) * self.deviation


@dataclass
class Counts:
    """The tallies of many games, by group and thing."""

    games: int = 0
    groups: dict[str, dict[str, Tally]] = field(default_factory=lambda: defaultdict(lambda: defaultdict(Tally)))

    def add(self, game: PlayedGame) -> None:
        self.games += 1
        for name, seats in game.offered.items():
            self.tally(name).offered += len(seats)
        for name, seats in game.picked.items():
            for seat in seats:
                self.tally(name).add(game.wins[seat])
        for seat, share in enumerate(game.wins):
            tally = self.groups[f"{SEATS}_{len(game.wins)}"][str(seat + 1)]
            tally.offered += 1
            tally.add(share)

    def tally(self, name: str) -> Tally:
        group, _, thing = name.partition(" ")
        return self.groups[group][thing]


def counted(games: Iterable[PlayedGame]) -> Counts:
    """All games together."""
    counts = Counts()
    for game in games:
        counts.add(game)
    return counts


def rows_of(counts: Counts, one_each: Iterable[str] = ()) -> list[Row]:
    """Every thing, by group; `one_each` are the groups of which every seat has exactly one thing."""
    equal = (SEATS, *one_each)
    return [
        row_of(group, thing, tally, expected(group, things, tally, equal))
        for group, things in sorted(counts.groups.items())
        for thing, tally in sorted(things.items())
    ]


def expected(group: str, things: dict[str, Tally], tally: Tally, equal: tuple[str, ...]) -> Interval:
    """The win rate to compare with, and its variance."""
    kind, _, seats = group.rpartition("_")
    if kind in equal:
        return 1 / int(seats), 0.0
    others = total(things.values()).without(tally)
    return others.rate, others.variance


def total(tallies: Iterable[Tally]) -> Tally:
    found = Tally()
    for tally in tallies:
        found = Tally(
            found.offered + tally.offered,
            found.picked + tally.picked,
            found.wins + tally.wins,
            found.squares + tally.squares,
        )
    return found


def row_of(group: str, thing: str, tally: Tally, compared: Interval) -> Row:
    rate, variance = compared
    deviation = sqrt(tally.variance + variance)
    return Row(group, thing, tally.offered, tally.picked, tally.rate, tally.rate - rate, deviation)


def quantile(error: float) -> float:
    """How many standard errors lie on each side of an interval with this probability of error."""
    return NormalDist().inv_cdf(1 - error / 2)


def wilson(hits: int, tries: int, error: float = ERROR) -> Interval:
    """The interval of a rate by Wilson's score."""
    if not tries:
        return 0.0, 1.0
    z = quantile(error)
    rate, share = hits / tries, z * z / tries
    half = z * sqrt(rate * (1 - rate) / tries + share / tries / 4)
    return (rate + share / 2 - half) / (1 + share), (rate + share / 2 + half) / (1 + share)


def beyond(rows: list[Row], margin: float) -> list[Row]:
    """Rows whose whole interval lies beyond the margin on one side, corrected by Holm for the number of rows.

    The clearest row is judged as the first of all; each further one only if those before it lie beyond.
    """
    clearest = sorted(rows, key=lambda row: (abs(row.shift) - margin) / row.deviation, reverse=True)
    found: list[Row] = []
    for place, row in enumerate(clearest):
        low, high = row.interval(ERROR / (len(rows) - place))
        if low <= margin and high >= -margin:
            break
        found.append(row)
    return found
