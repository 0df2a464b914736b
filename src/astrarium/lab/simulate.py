"""Bots against each other in many games; every fault is reported."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from multiprocessing import get_context
from random import Random
from time import perf_counter
from typing import Any, Final

import astrarium
from astrarium import bots
from astrarium.kernel.chance import Dealer, DrawStream
from astrarium.kernel.game import Game
from astrarium.kernel.position import SettingValue
from astrarium.kernel.settings import random_settings
from astrarium.kernel.verbs import Action

MAX_DECISIONS: Final = 20_000  # a longer game counts as endless
INVARIANTS_EVERY: Final = 25  # decisions between two checks of the invariants

Options = Mapping[str, SettingValue]
Progress = Callable[[int], None]


@dataclass
class Simulation:
    """The results; wins (a shared win counts in parts) and mean scores, if there are points, in the order of seats."""

    game: str
    seats: list[str]
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    faults: list[str] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)
    mean_scores: list[float] = field(default_factory=list)

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds if self.seconds else 0.0

    def as_json(self) -> dict[str, Any]:
        return {**asdict(self), "decisions_per_second": self.decisions_per_second}


@dataclass
class Outcome:
    """One game: shares of the win and points, in the order of the bots; empty if it did not end or has no points."""

    decisions: int
    faults: list[str]
    wins: list[float]
    scores: list[int]


def player(name: str, seed: int | str) -> bots.Bot:
    """A bot by the name of its level, or with a smaller budget after it: `greedy:4`."""
    level, _, budget = name.partition(":")
    return bots.make_with_budget(level, seed, int(budget)) if budget.isdecimal() else bots.make(name, seed)


class Match:
    """One game of a simulation. Game n has its own deal, and every bot sits n seats further round the table.

    Where several seats must act, the seed decides who answers first.
    """

    def __init__(self, game: str, seats: Sequence[str], seed: int | str, number: int, options: Options) -> None:
        chosen = "".join([f", {name}={value}" for name, value in options.items()])
        self.label = f"game {number} (seed {seed}:{number}{chosen})"
        players = len(seats)
        self.sits = [(bot + number) % players for bot in range(players)]
        self.bots = {
            seat: player(name, f"{seed}:{number}:{bot}")
            for bot, (name, seat) in enumerate(zip(seats, self.sits, strict=True))
        }
        self.g: Game = astrarium.new(game, players, options, seed=f"{seed}:{number}")
        self.rng = Random(f"actors:{seed}:{number}")
        self.decisions = 0
        self.faults: list[str] = []

    def play(self) -> Outcome:
        """Play to the end, or to the first thing that must not happen."""
        try:
            while self.g.actors and not self.faults:
                self.step()
            self.check_invariants()
        except Exception as error:  # whatever it is, the report says where
            self.add_fault(f"{type(error).__name__}: {error}")
        result = None if self.faults else self.g.result
        if result is None:
            return Outcome(self.decisions, self.faults, [], [])
        share = 1 / len(result.winners)
        wins = [share if seat in result.winners else 0.0 for seat in self.sits]
        scores = [result.scores[seat] for seat in self.sits] if result.scores else []
        return Outcome(self.decisions, self.faults, wins, scores)

    def step(self) -> None:
        """The next decision."""
        seat = self.rng.choice(self.g.actors)
        if self.decisions >= MAX_DECISIONS:
            self.add_fault("endless")
        else:
            action = self.chosen(seat)
            self.note_choice(seat, action)
            self.g.apply(seat, action)
            self.decisions += 1
            if not self.decisions % INVARIANTS_EVERY:
                self.check_invariants()

    def chosen(self, seat: int) -> Action:
        return self.bots[seat].choose(self.g, seat)

    def note_choice(self, seat: int, action: Action) -> None:
        """Called before each action; for those who count what is chosen."""

    def check_invariants(self) -> None:
        for error in self.g.rules.invariant_errors(self.g):
            self.add_fault(error)

    def add_fault(self, what: str) -> None:
        self.faults.append(f"{self.label}, move {self.decisions}: {what}")


def play_match(order: tuple[str, tuple[str, ...], int | str, int, dict[str, SettingValue]]) -> Outcome:
    """One match from plain values, so that another process can do it."""
    return Match(*order).play()


def outcomes(orders: list[Any], jobs: int) -> Iterator[Outcome]:
    """The matches one after the other, in this process or in several."""
    if jobs <= 1:
        yield from map(play_match, orders)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play_match, orders, chunksize=max(1, min(8, len(orders) // (4 * jobs))))


def simulate(
    game: str,
    seats: Sequence[str],
    games: int,
    seed: int | str = 0,
    options: Options | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
    *,
    random_options: bool = False,
) -> Simulation:
    """Play so many games; a wrong name of a game, a bot or a setting raises before the first.

    With `random_options` every game has its own, drawn from the seed among those that go together.
    """
    rules = astrarium.rules_of(game)
    rules.complete_settings(len(seats), options or {})

    def settings_of(number: int) -> dict[str, SettingValue]:
        if not random_options:
            return dict(options or {})
        stream = DrawStream(Dealer.seeded(f"settings {seed}:{number}"))
        return random_settings(game, rules.settings, len(seats), stream)

    for name in seats:
        player(name, seed)
    report = Simulation(game, list(seats))
    finished: list[Outcome] = []
    start = perf_counter()
    orders = [(game, tuple(seats), seed, number, settings_of(number)) for number in range(games)]
    for outcome in outcomes(orders, jobs):
        report.games += 1
        report.decisions += outcome.decisions
        report.faults += outcome.faults
        finished += [outcome] if outcome.wins else []
        if progress is not None:
            progress(report.games)
    report.seconds = perf_counter() - start
    report.wins = [sum(outcome.wins[bot] for outcome in finished) for bot in range(len(seats))]
    ended = max(1, len(finished))
    if all([outcome.scores for outcome in finished]):
        report.mean_scores = [sum(outcome.scores[bot] for outcome in finished) / ended for bot in range(len(seats))]
    return report
