"""`astrarium bench`: the speed of a game, relative to python-chess."""

from __future__ import annotations

from pathlib import Path
from statistics import median
from typing import Annotated, Any, Final

import typer
from rich.table import Table

from astrarium.kernel.records import Record
from astrarium.kernel.registry import rules_of
from astrarium.lab.kept_records import record_in

from . import measurements, yardstick
from .games import Game
from .measurements import Measure, Memory, Replayed
from .output import console, plain_errors, progress_bar, say_json
from .verify import NoForeignRecords, foreign
from .words import words

ROUNDS: Final = 5
QUICK: Final = 5  # records with --quick
OWN_GAMES: Final = 20
RANDOM_GAMES: Final = 20
BOT_TURNS: Final = 200
QUICK_TURNS: Final = 20
MEASURES: Final[dict[str, Measure]] = {
    "clone": measurements.time_clones,
    "step": measurements.time_steps,
    "checked": measurements.time_checked_moves,
    "listing": lambda games: measurements.time_listings(games, Memory.NOTHING),
    "listing_played": lambda games: measurements.time_listings(games, Memory.THE_GAME),
    "listing_warm": lambda games: measurements.time_listings(games, Memory.EVERYTHING),
    "explained": measurements.time_explanations,
}


def bench(
    game: Game,
    records: Annotated[Path, typer.Option(help="A folder of records to measure on.")] = Path("tests/records"),
    quick: Annotated[bool, typer.Option("--quick", help="A few records only.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Machine-readable.")] = False,
) -> None:
    """Measure how fast a game is. Clone, step, checked move, listing, explanation, opening, bots and memory."""
    with plain_errors():
        rules_of(game)
        source, texts = load(game, records, quick)
        with progress_bar(words().format("bench-running"), ROUNDS * len(MEASURES) + 3, as_json) as progress:
            report = measure(game, texts, quick, progress)
    report["source"] = source
    if as_json:
        say_json(report)
    else:
        show(game, report)


def load(game: str, folder: Path, quick: bool) -> tuple[str, list[Record]]:
    """Records of other programs, else kept records of ours, else games of the random bot."""
    files = sorted((folder / game).glob("*.toml"))
    kept = sorted((folder / "kept" / game).glob("*.txt"))
    try:
        reader = foreign(game) if files else None
    except NoForeignRecords:
        reader = None
    if reader is not None:
        return "records", [reader.import_record(path) for path in (files[:QUICK] if quick else files)]
    if kept:
        return "records", [record_in(path) for path in (kept[:: len(kept) // QUICK] if quick else kept)]
    players = min(measurements.PLAYERS, rules_of(game).seats[-1])
    count = QUICK if quick else OWN_GAMES
    return "own", [measurements.random_record(game, players, f"bench:{number}") for number in range(count)]


def measure(game: str, records: list[Record], quick: bool, progress: Any) -> dict[str, Any]:
    """Measure every speed in rounds; the yardstick is measured before each, for the ratio of that round."""
    games = [Replayed.of(record) for record in records]
    rounds = min(ROUNDS, len(games))
    chess = yardstick.chess_timer()
    times: dict[str, list[float]] = {name: [] for name in MEASURES}
    ratios: dict[str, list[float]] = {name: [] for name in MEASURES}
    units: list[float] = []
    for number in range(rounds):
        for done, (name, run) in enumerate(MEASURES.items(), number * len(MEASURES)):
            units.append(chess() if chess else 0.0)
            found = measurements.fastest(run, games[number::rounds])
            times[name] += found
            ratios[name].append(median(found) / units[-1] if chess else 0.0)
            progress(done + 1)
    report: dict[str, Any] = {
        "games": len(games),
        "positions": len(times["step"]),
        "kernel_compiled": measurements.is_compiled("astrarium.kernel.engine"),
        "game_compiled": measurements.is_compiled(type(rules_of(game)).__module__),
        "yardstick": median(units) if chess else None,
    }
    for name, found in times.items():
        figures = measurements.spread(found)
        parts = {part: seconds / median(units) for part, seconds in figures.items()} if chess else {}
        report[name] = {**figures, "ratio": median(ratios[name]) if chess else None, "ratios": parts}
    unit = median(units) if chess else None
    report["opening"] = opening(records, unit)
    report["bot_turn"] = bot_turns(games, QUICK_TURNS if quick else BOT_TURNS, unit)
    report["random_games_per_second"] = measurements.random_games_per_second(
        game, 3 if quick else RANDOM_GAMES, "bench"
    )
    report["own"] = {name: with_ratios(times, unit) for name, times in measurements.time_own(game).items()}
    report["bytes_a_state"] = measurements.bytes_per_state(games)
    progress(ROUNDS * len(MEASURES) + 3)
    return report


def opening(records: list[Record], unit: float | None) -> dict[str, Any]:
    """The time to replay the longest game with four players, or with any number if there is none."""
    full = [record for record in records if record.header["players"] == measurements.PLAYERS] or records
    text = str(max(full, key=lambda record: len(record.moves)))
    seconds = median([measurements.time_opening(text) for _ in range(ROUNDS)])
    return {"median": seconds, "ratio": seconds / unit if unit else None}


def bot_turns(games: list[Replayed], turns: int, unit: float | None) -> dict[str, Any]:
    """How long the usual bot thinks in a turn, all its decisions together, in CPU seconds."""
    times = measurements.time_bot_turns(games, turns)
    return {"turns": len(times), **with_ratios(times, unit)}


def with_ratios(times: list[float], unit: float | None) -> dict[str, Any]:
    """How long something takes, and how often the yardstick fits into it."""
    figures = measurements.spread(times)
    return {**figures, "ratios": {part: seconds / unit for part, seconds in figures.items()} if unit else {}}


def show(game: str, report: dict[str, Any]) -> None:
    """Print the figures as a table."""
    texts = words()
    out = console()
    state = {True: texts.format("bench-compiled"), False: texts.format("bench-interpreted")}
    kernel, rules = state[report["kernel_compiled"]], state[report["game_compiled"]]
    out.print(texts.format("bench-kernel", kernel=kernel, rules=rules))
    numbers = {"positions": report["positions"], "games": report["games"]}
    out.print(texts.format("bench-source", **numbers, source=texts.format(f"bench-{report['source']}")))
    table = Table(title=texts.format("bench-title", game=game))
    for column in ("bench-what", "bench-value", "bench-ratio"):
        table.add_column(texts.format(column), justify="left" if column == "bench-what" else "right")
    for name in MEASURES:
        for part in ("mean", "median", "p99", "worst"):
            ratio = report[name]["ratios"].get(part)
            table.add_row(f"{name} {part}", microseconds(report[name][part]), as_ratio(ratio))
    table.add_row("opening", microseconds(report["opening"]["median"]), as_ratio(report["opening"]["ratio"]))
    for part in ("median", "p95", "worst"):
        table.add_row(
            f"bot turn {part}", microseconds(report["bot_turn"][part]), as_ratio(report["bot_turn"]["ratios"].get(part))
        )
    for name, figures in report["own"].items():
        for part in ("median", "worst"):
            table.add_row(f"{name} {part}", microseconds(figures[part]), as_ratio(figures["ratios"].get(part)))
    table.add_row("random games", f"{report['random_games_per_second']:.1f}/s", "")
    table.add_row("state", f"{report['bytes_a_state']:,.0f} B", "")
    if report["yardstick"] is not None:
        table.add_row(texts.format("bench-chess"), microseconds(report["yardstick"]), "1")
    out.print(table)
    if report["yardstick"] is None:
        out.print(texts.format("bench-chess-missing"))


def microseconds(seconds: float) -> str:
    return f"{seconds * 1e6:,.1f} µs" if seconds < 0.01 else f"{seconds * 1e3:,.1f} ms"


def as_ratio(ratio: float | None) -> str:
    return "" if ratio is None else f"{ratio:.2f}"
