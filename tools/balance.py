"""Play many games of one bot against itself and count what it picks: python -m tools.balance GAME

Every game is a line of build/balance/<game>-<source>.jsonl, so that a stopped run goes on where it was; games of
another source (engine, game and bots) are not mixed in. Beside it are matches of the usual bot against three of this
one, which show how good it is. The report goes to docs/balance/<game>.md; what people wrote at its end is kept.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from dataclasses import asdict
from hashlib import sha256
from pathlib import Path
from time import process_time
from typing import Any

from astrarium.bots import DEFAULT_BOT
from astrarium.kernel.registry import package_of
from astrarium.lab.balance import PlayedGame, counted, rows_of
from astrarium.lab.picks import CountedMatch, FaultyGame, counting_of
from astrarium.lab.simulate import Match
from tools.balance_report import NOTES, Run, report_of
from tools.soak import commit

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build" / "balance"
REPORTS = ROOT / "docs" / "balance"
BOT = f"{DEFAULT_BOT}:2"  # a small budget: many games say more than good ones
GAMES = 4_000
MATCHES = 60


def source(game: str) -> str:
    """What decides how a game goes: the engine, the game and the bots."""
    package = ROOT / "src" / "astrarium"
    folders = [package / "kernel", package / "bots", ROOT / "src" / package_of(game).replace(".", "/")]
    digest = sha256()
    for path in sorted([path for folder in folders for path in folder.rglob("*") if path.suffix in (".py", ".toml")]):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


def read(path: Path) -> list[dict[str, Any]]:
    """The whole lines of a file; the last one may have been cut off."""
    lines = path.read_text(encoding="utf-8").split("\n")[:-1] if path.exists() else []
    return [json.loads(line) for line in lines]


def keep_whole_lines(path: Path) -> int:
    """Drop a line that was cut off and return how many there are."""
    if not path.exists():
        return 0
    text = path.read_text(encoding="utf-8")
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        path.write_text(whole, encoding="utf-8")
    return whole.count("\n")


def play(game: str, bot: str, number: int) -> dict[str, Any]:
    """One game as a line, with the CPU seconds that it took."""
    start = process_time()
    played = CountedMatch(game, bot, "balance", number).counted()
    return {"number": number, "cpu": round(process_time() - start, 3), **asdict(played)}


def play_match(game: str, bot: str, number: int) -> dict[str, Any]:
    """The usual bot against a table of the other, as a line."""
    outcome = Match(game, [DEFAULT_BOT, *[bot] * (counting_of(game).PLAYERS[-1] - 1)], "strength", number, {}).play()
    if outcome.faults:
        raise FaultyGame("; ".join(outcome.faults))
    return {"number": number, "wins": outcome.wins}


def play_all(run: Callable[[int], dict[str, Any]], path: Path, games: int) -> list[str]:
    """Play what is missing; the faults of games that went wrong."""
    path.parent.mkdir(parents=True, exist_ok=True)
    for number in range(keep_whole_lines(path), games):
        try:
            line = run(number)
        except FaultyGame as fault:
            return [str(fault)]
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line, separators=(",", ":")) + "\n")
    return []


def played_games(lines: list[dict[str, Any]]) -> list[PlayedGame]:
    return [PlayedGame(line["wins"], line["offered"], line["picked"]) for line in lines]


def run_of(game: str, bot: str, path: Path, strength: Path) -> Run:
    """What the report says about how it was played."""
    lines, matches = read(path), read(strength)
    seconds = sum([line["cpu"] for line in lines]) / max(1, len(lines))
    won = sum([line["wins"][0] for line in matches])
    return Run(game, bot, f"{path.stem.rpartition('-')[2]}, commit {commit()}", seconds, len(matches), won)


def kept_notes(path: Path) -> str:
    """What people wrote at the end of the last report."""
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    return text[text.find(NOTES) :] if NOTES in text else f"{NOTES}\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=GAMES, help="how many there are to be in all")
    parser.add_argument("--matches", type=int, default=MATCHES, help="of the usual bot against this one")
    parser.add_argument("--bot", default=BOT, help="who plays: a level, with a budget after a colon")
    parser.add_argument("--data", type=Path, help="the file of the games")
    parser.add_argument("--report", type=Path, help="the file of the report")
    chosen = parser.parse_args()
    path = chosen.data or FOLDER / f"{chosen.game}-{source(chosen.game)}.jsonl"
    strength = path.with_name(f"{path.stem}-strength.jsonl")
    faults = play_all(lambda number: play_match(chosen.game, chosen.bot, number), strength, chosen.matches)
    faults += play_all(lambda number: play(chosen.game, chosen.bot, number), path, chosen.games)
    counts = counted(played_games(read(path)))
    run = run_of(chosen.game, chosen.bot, path, strength)
    report = chosen.report or REPORTS / f"{chosen.game}.md"
    report.parent.mkdir(parents=True, exist_ok=True)
    report.write_text(
        f"{report_of(run, counts, rows_of(counts, counting_of(chosen.game).ONE_EACH))}\n{kept_notes(report)}",
        encoding="utf-8",
    )
    print(json.dumps({"games": counts.games, "seconds_a_game": round(run.seconds, 3), "faults": faults}))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
