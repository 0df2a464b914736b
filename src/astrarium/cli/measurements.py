"""Speed measurements of a game; each function returns the seconds of every single operation."""

from __future__ import annotations

import sys
import tracemalloc
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto
from importlib import import_module
from random import Random
from statistics import fmean, median, quantiles
from time import perf_counter, process_time
from typing import Any, Final

from astrarium import bots
from astrarium.kernel.chance import Dealer
from astrarium.kernel.game import Game
from astrarium.kernel.records import Record
from astrarium.kernel.registry import new, package_of
from astrarium.kernel.verbs import Action

CLONES: Final = 2_000
PLAYERS: Final = 4
REPETITIONS: Final = 7  # of every single operation
TRIED: Final = 40  # actions that are tried to find a refused one


@dataclass(frozen=True)
class Replayed:
    """A game to measure on: its first position and its moves."""

    start: Game
    moves: tuple[tuple[int, Action], ...]

    @classmethod
    def of(cls, record: Record) -> Replayed:
        g = record.branch(0).replay()
        return cls(g, tuple([(seat, g.parse(notation)) for seat, notation in record.moves]))


def random_record(game: str, players: int, seed: str) -> Record:
    """A game that the random bot plays against itself."""
    g = new(game, players, seed=seed)
    bot, rng = bots.make(bots.FASTEST_BOT, seed), Random(f"actors:{seed}")
    while g.actors:
        seat = rng.choice(g.actors)
        g.apply(seat, bot.choose(g, seat))
    return Record.of(g)


def caches(game: Game) -> list[Any]:
    """The cached functions of a game's modules."""
    package = package_of(game.rules.id)
    remembers = getattr(sys.modules[package], "REMEMBERS", ())
    found: list[Any] = []
    for name, module in list(sys.modules.items()):
        if any(name.startswith(f"{package}.{part}") for part in remembers):
            found += [value for value in vars(module).values() if hasattr(value, "cache_clear")]
    return found


def time_clones(games: list[Replayed]) -> list[float]:
    """Seconds for a clone, at every decision."""
    times: list[float] = []
    for replayed in games:
        g = replayed.start.clone()
        for seat, action in replayed.moves:
            start = perf_counter()
            g.clone()
            times.append(perf_counter() - start)
            g.apply(seat, action)
    return times


def time_steps(games: list[Replayed]) -> list[float]:
    """Seconds for a move that is known to be legal."""
    times: list[float] = []
    for replayed in games:
        g = replayed.start.clone()
        for seat, action in replayed.moves:
            start = perf_counter()
            g.apply(seat, action)
            times.append(perf_counter() - start)
    return times


def time_checked_moves(games: list[Replayed]) -> list[float]:
    """Seconds for a move with its check."""
    times: list[float] = []
    for replayed in games:
        g = replayed.start.clone()
        for seat, action in replayed.moves:
            start = perf_counter()
            assert g.why_not(seat, action) is None
            g.apply(seat, action)
            times.append(perf_counter() - start)
    return times


class Memory(Enum):
    """What may be in a game's caches when it lists the actions of a decision."""

    NOTHING = auto()  # the worst case
    THE_GAME = auto()  # as in play: every decision is listed once
    EVERYTHING = auto()  # the same decision has just been listed


def time_listings(games: list[Replayed], memory: Memory) -> list[float]:
    """Seconds for the list of all legal actions."""
    times: list[float] = []
    for replayed in games:
        g = replayed.start.clone()
        memories = caches(g)
        forget(memories)
        for seat, action in replayed.moves:
            if memory is Memory.NOTHING:
                forget(memories)
            elif memory is Memory.EVERYTHING:
                g.actions(seat)
            start = perf_counter()
            g.actions(seat)
            times.append(perf_counter() - start)
            g.apply(seat, action)
    return times


def time_explanations(games: list[Replayed]) -> list[float]:
    """Seconds for the explanation of a refused action, with its price and its cure and with empty caches."""
    times: list[float] = []
    rng = Random("explaining")
    for replayed in games:
        g = replayed.start.clone()
        memories = caches(g)
        for seat, action in replayed.moves:
            refused = refused_action(g, seat, rng) if seat >= 0 else None
            if refused is not None:
                forget(memories)
                start = perf_counter()
                g.explain(seat, refused)
                times.append(perf_counter() - start)
            g.apply(seat, action)
    return times


def refused_action(g: Game, seat: int, rng: Random) -> Action | None:
    """An action that the decision refuses, for lack of resources if there is one."""
    inside = g.rules.decision_position(g, seat)
    actions = [] if inside is None else [action for move in g.rules.decision_moves(inside) for action in move.verb.all]
    tried = [(action, g.failures(seat, action)) for action in rng.sample(actions, min(TRIED, len(actions)))]
    refused = [(action, failures) for action, failures in tried if failures]
    short = [action for action, failures in refused if all([failure.resource for failure in failures])]
    return next(iter(short), refused[0][0] if refused else None)


def forget(memories: list[Any]) -> None:
    for memory in memories:
        memory.cache_clear()


def time_opening(text: str) -> float:
    """Seconds to parse and replay a record, with every move checked."""
    start = perf_counter()
    Record.parse(text).replay()
    return perf_counter() - start


def random_games_per_second(game: str, games: int, seed: str) -> float:
    """Random games per second."""
    start = perf_counter()
    for number in range(games):
        random_record(game, PLAYERS, f"{seed}:{number}")
    return games / (perf_counter() - start)


def bytes_per_state(games: list[Replayed]) -> float:
    """Bytes for a clone, the mean of clones that are kept while games are played."""
    kept: list[Game] = []
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    while len(kept) < CLONES:
        for replayed in games:
            g = replayed.start.clone()
            for seat, action in replayed.moves:
                g.apply(seat, action)
                kept.append(g.clone())
                if len(kept) == CLONES:
                    break
            if len(kept) == CLONES:
                break
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / len(kept)


def fastest(measure: Measure, games: list[Replayed]) -> list[float]:
    """Seconds of every single operation, the least of several runs: the rest is what interrupted it."""
    runs = [measure(games) for _ in range(REPETITIONS)]
    return [min(times) for times in zip(*runs, strict=True)]


def time_own(game: str) -> dict[str, list[float]]:
    """Seconds of what a game measures of itself, `measures.py` in its folder, the least of several runs each."""
    try:
        own = import_module(f"{package_of(game)}.measures")
    except ModuleNotFoundError:
        return {}
    return {name: [fastest_run(run) for run in runs()] for name, runs in own.MEASURES.items()}


def fastest_run(run: Callable[[], object]) -> float:
    times: list[float] = []
    for _ in range(REPETITIONS):
        before = perf_counter()
        run()
        times.append(perf_counter() - before)
    return min(times)


def time_bot_turns(games: list[Replayed], turns: int) -> list[float]:
    """CPU seconds that the usual bot thinks in a whole turn, in turns from all over the games.

    A turn takes so long that other programs interrupt it, so this is not measured by the wall clock.
    """
    starts = [start for replayed in games for start in turn_starts(replayed)]
    chosen = starts[:: max(1, len(starts) // turns)][:turns]
    return [time_bot_turn(g.clone(), seat, f"turn:{number}") for number, (g, seat) in enumerate(chosen)]


def turn_starts(replayed: Replayed) -> list[tuple[Game, int]]:
    """The positions of a game in which a turn begins, each with the seat whose turn it is."""
    g, found = replayed.start.clone(), list[tuple[Game, int]]()
    for seat, action in replayed.moves:
        if seat >= 0 and g.rules.is_turn_start(g, seat):
            found.append((g.clone(), seat))
        g.apply(seat, action)
    return found


def time_bot_turn(g: Game, seat: int, seed: str) -> float:
    """CPU seconds for all decisions of a seat in its turn; those of others, which are not counted, are random."""
    thinker, other = bots.make(bots.DEFAULT_BOT, seed), bots.make(bots.FASTEST_BOT, seed)
    g.dealer, seconds, has_acted = Dealer.seeded(seed), 0.0, False
    while g.actors and g.rules.moment(g).seat == seat and not (has_acted and g.rules.is_turn_start(g, seat)):
        actor = seat if seat in g.actors else g.actors[0]
        start = process_time()
        action = (thinker if actor == seat else other).choose(g, actor)
        seconds += process_time() - start if actor == seat else 0.0
        has_acted = has_acted or g.rules.is_main(g, actor, action)
        g.apply(actor, action)
    return seconds


def spread(times: list[float]) -> dict[str, float]:
    """Mean, median, 95th and 99th percentile, and maximum."""
    parts = quantiles(times, n=100)
    return {"mean": fmean(times), "median": median(times), "p95": parts[94], "p99": parts[98], "worst": max(times)}


def is_compiled(module: str) -> bool:
    """Whether a module is compiled."""
    path = getattr(sys.modules.get(module), "__file__", "") or ""
    return path.endswith((".so", ".pyd"))


Measure = Callable[[list[Replayed]], list[float]]
