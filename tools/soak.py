"""Play and check for hours: thousands of random games, matches of bots, all that takes too long for `make test`.

A job is skipped if build/soak.json has it for the same source, so that a stopped run can be resumed. Results are
appended to docs/soak.md with commit and date.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import Any

from astrarium.bots import DEFAULT_BOT, FASTEST_BOT
from astrarium.cli.simulate import Options
from astrarium.kernel.registry import names, rules_of
from astrarium.lab.picks import is_counted

ROOT = Path(__file__).resolve().parent.parent
DONE = ROOT / "build" / "soak.json"
REPORT = ROOT / "docs" / "soak.md"
CHUNK = 250
RANDOM_GAMES = 1_000
MANY_PLAYERS = 7  # with so many a tenth of the games is played
KILLS = 100
SHOWN = ("games", "least_p", "decisions", "wins", "mean_scores", "ratios", "tried", "honest", "own", "others", "nobody")


Job = tuple[str, list[str]]  # its name, and a module with its arguments


def jobs(games: int, *, unfinished: bool) -> list[Job]:
    """All jobs."""
    found = [job for game in names(unfinished=unfinished) for job in game_jobs(game, games)]
    found.append((f"server killed {KILLS} times on each database", ["pytest", "tests/server/crash/test_killed.py"]))
    found.append(("attacks on a server", ["bench.attacks", "--json"]))
    found.append(("what one process sees of another within a second", ["bench.seen_elsewhere", "--json"]))
    found.append(("whole games of every kind in the browser", ["pytest", "tests/browser/test_games.py", "-k", "whole"]))
    return found


def game_jobs(game: str, games: int) -> list[Job]:
    """Random games for every number of players, matches of the default bot, everything broken in turn, the balance.

    Random games draw their settings.
    A game with `tests/<game>/soak.py` has checks of its own.
    """
    found: list[Job] = []
    for players in rules_of(game).seats:
        count = games if players < MANY_PLAYERS else games // 10
        found += chunks(
            game, f"{FASTEST_BOT} x{players}", [FASTEST_BOT] * players, count, CHUNK, "--options", Options.random.value
        )
    for rivals in (1, 3):
        name = f"{DEFAULT_BOT} against {FASTEST_BOT}" + (f" x{rivals}" if rivals > 1 else "")
        found += chunks(game, name, [DEFAULT_BOT, *[FASTEST_BOT] * rivals], 100, 25)
    found += chunks(game, f"{DEFAULT_BOT} x4", [DEFAULT_BOT] * 4, 20, 5)
    found.append((f"{game} marks", ["tools.mutate", game, "--json"]))
    found.append((f"{game} marks of examples", ["tools.mutate", game, "--examples", "--json"]))
    found.append((f"{game} partial breaks", ["tools.mutate_lines", game, "--json"]))
    if (ROOT / "tests" / game / "soak.py").exists():
        found.append((f"{game} own checks", [f"tests.{game}.soak", "--json"]))
    return found + ([(f"{game} balance", ["tools.balance", game])] if is_counted(game) else [])


def chunks(game: str, name: str, seats: list[str], games: int, size: int, *more: str) -> list[Job]:
    """Split games of one kind into jobs with different seeds."""
    found: list[Job] = []
    for start in range(0, games, size):
        count, seed = str(min(size, games - start)), str(1 + start)
        command = ["astrarium.cli", "simulate", game, "--seats", ",".join(seats), "--games", count, "--seed", seed]
        command += ["--json", *more]
        found.append((f"{game} {name} from {start}", command))
    return found


def source() -> str:
    digest = sha256()
    for path in sorted((ROOT / "src").rglob("*")):
        if path.suffix in (".py", ".toml"):
            digest.update(path.read_bytes())
    return digest.hexdigest()


def commit() -> str:
    command = ["git", "rev-parse", "--short", "HEAD"]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout.strip() or "no commit"


def run(command: list[str]) -> dict[str, Any]:
    return tested(command) if command[0] == "pytest" else answered(command)


def tested(command: list[str]) -> dict[str, Any]:
    """Run tests that do more with these variables."""
    more = {"ASTRARIUM_KILLS": str(KILLS), "ASTRARIUM_WHOLE_GAMES": "all"}
    environment = {**os.environ, **more, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(
        [sys.executable, "-m", *command, "-q"], cwd=ROOT, capture_output=True, text=True, check=False, env=environment
    )
    return {"faults": [] if done.returncode == 0 else [done.stdout.strip()[-500:]]}


def answered(command: list[str]) -> dict[str, Any]:
    """One call of a module with its JSON answer."""
    done = subprocess.run(
        [sys.executable, "-m", *command],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    try:
        answer: dict[str, Any] = json.loads(done.stdout)
    except json.JSONDecodeError:
        return {"faults": [done.stderr.strip()[-500:] or "no answer"]}
    return answer


def line(name: str, answer: dict[str, Any]) -> str:
    """A row of the report."""
    today = datetime.now(UTC).strftime("%Y-%m-%d")
    shown = {key: value for key, value in answer.items() if key in SHOWN}
    faults = "; ".join(answer.get("faults", [])) or "none"
    return f"| {today} | {commit()} | {name} | {json.dumps(shown)} | {faults} |"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=RANDOM_GAMES, help="random games for each number of players")
    parser.add_argument("--only", default="", help="jobs whose name begins so, for example gaia")
    parser.add_argument("--unfinished", action="store_true", help="also games that are being built")
    chosen = parser.parse_args()
    DONE.parent.mkdir(exist_ok=True)
    done: dict[str, list[str]] = json.loads(DONE.read_text()) if DONE.exists() else {}
    finished = done.setdefault(source(), [])
    wanted = [job for job in jobs(chosen.games, unfinished=chosen.unfinished) if job[0].startswith(chosen.only)]
    work = [job for job in wanted if job[0] not in finished]
    faulty = 0
    for number, (name, command) in enumerate(work, 1):
        print(f"{number} of {len(work)}: {name} ...", flush=True)
        answer = run(command)
        row = line(name, answer)
        faulty += bool(answer.get("faults"))
        with REPORT.open("a", encoding="utf-8") as report:
            report.write(row + "\n")
        print(row, flush=True)
        finished.append(name)
        DONE.write_text(json.dumps(done))
    print(
        "Everything had been done for this source."
        if not work
        else f"{len(work) - faulty} of {len(work)} without a fault."
    )
    return 1 if faulty else 0


if __name__ == "__main__":
    sys.exit(main())
