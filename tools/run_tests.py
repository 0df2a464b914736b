"""Run the parts of the test run in order; print the ten slowest tests and the minutes of each part.

Usage: run_tests.py [PART ...] [GAME]    (all parts when none is named; of a game only what concerns it)

Every command of a part is run even if an earlier one failed; a part that failed ends the run.
"""

import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

# Of this checkout, wherever the package is installed.
from astrarium.kernel.registry import names  # noqa: E402  the path is set above
from tests.conformance.cases import case_of  # noqa: E402  the path is set above

POSTGRES = "ASTRARIUM_TEST_POSTGRES"  # the URL of a PostgreSQL for tests/server/conftest.py
PYTHON = sys.executable

COMPILED = str(ROOT / "build" / "compiled")
# The slowest are printed; whichever process is idle takes tests from the other.
TESTS = [PYTHON, "-m", "pytest", "-n", "2", "--dist", "worksteal", "--durations", "10"]
APART = ["--rootdir", COMPILED, "-c", f"{COMPILED}/pyproject.toml"]

Commands = list[list[str]]


def engines(games: list[str]) -> Commands:
    """Everything but server and browser; then a sample of breaks that the tests of each game must notice."""
    return [[*TESTS, "--ignore", "tests/server", "--ignore", "tests/browser"], *mutations(games)]


def mutations(games: list[str]) -> Commands:
    """Of each game: rules broken whose code or tests changed, and ten more; twenty numbers of its files changed."""
    tools = (["tools.mutate", "--changed", "--sample", "10"], ["tools.mutate_data", "--sample", "20"])
    return [[PYTHON, "-m", tool, game, *options] for game in games for tool, *options in tools]


def compiled(games: list[str]) -> Commands:
    """Conformance and whole games again in the compiled form, which must play the same games."""
    own = [f"{game}/{name}" for game in games for name in case_of(game).compiled]
    again = [f"{COMPILED}/tests/{name}" for name in ("conformance", "kernel", "toy", *own)]
    return [[PYTHON, "tools/compile.py", "--apart"], [*TESTS, *APART, *again]]


# A new part is one more entry: its name, and its commands in order.
PARTS: dict[str, Commands] = {
    "checks": [
        [PYTHON, "-m", "ruff", "check"],
        [PYTHON, "-m", "ruff", "format", "--check"],
        [PYTHON, "-m", "mypy", "--strict", "src", "tests", "tools", "bench", "examples"],
        [PYTHON, "tools/sizes.py"],
    ],
    "engines": engines(names()),
    # On SQLite and on a PostgreSQL that is started for it.
    "server": [[*TESTS, "tests/server"]],
    # The client: built, then types, lint and unit tests.
    "web": [[PYTHON, "tools/web.py", "build"], [PYTHON, "tools/web.py", "check"]],
    # Whole games in a real Chromium against a real server.
    "browser": [[PYTHON, "tools/chromium.py"], [*TESTS, "tests/browser"]],
    "compiled": compiled(names()),
}


def commands_of(part: str, game: str) -> Commands:
    """The commands of a part, for one game if it is named; checks, server and web know no games."""
    if not game:
        return PARTS[part]
    of_game = {
        "engines": [[*TESTS, "-k", game, f"tests/{game}", "tests/conformance", "tests/text"], *mutations([game])],
        "browser": [[PYTHON, "tools/chromium.py"], [*TESTS, "-k", game, "tests/browser"]],
        "compiled": [[*command, "-k", game] if "pytest" in command else command for command in compiled([game])],
    }
    return of_game.get(part, PARTS[part])


def shown(command: list[str]) -> str:
    """The command as one would type it."""
    words = [word for word in command if word not in (PYTHON, "-m")]
    return " ".join(words)


def passes(command: list[str], **more: str) -> bool:
    print(f"-- {shown(command)}", flush=True)
    is_apart = COMPILED in command
    environment = {**os.environ, "PYTHONPATH": COMPILED if is_apart else str(ROOT / "src"), **more}
    return subprocess.run(command, cwd=COMPILED if is_apart else ROOT, check=False, env=environment).returncode == 0


def postgres(*words: str) -> subprocess.CompletedProcess[str]:
    command = [PYTHON, "tools/postgres.py", *words, f"run-{os.getpid()}"]
    return subprocess.run(command, cwd=ROOT, check=False, stdout=subprocess.PIPE, text=True)


def part_passes(name: str, game: str) -> bool:
    """Run all commands of a part, even if one fails, and return whether all passed."""
    commands = commands_of(name, game)
    if name != "server" or POSTGRES in os.environ:
        return all([passes(command) for command in commands])
    try:
        started = postgres("start")
        given = {POSTGRES: started.stdout.strip()}
        return started.returncode == 0 and all([passes(command, **given) for command in commands])
    finally:
        postgres("stop")


def main(words: list[str]) -> int:
    games = [word for word in words if word in names(unfinished=True)]
    parts = [word for word in words if word not in games]
    unknown = [word for word in parts if word not in PARTS]
    if unknown or len(games) > 1:
        known = f"Parts are: {', '.join(PARTS)}. Games are: {', '.join(names(unfinished=True))}."
        print(f"{', '.join(unknown) or 'Name one game only'}? {known}", file=sys.stderr)
        return 2
    report: list[str] = []
    failed = False
    for name in parts or PARTS:
        start = time.monotonic()
        failed = not part_passes(name, "".join(games))
        minutes = (time.monotonic() - start) / 60
        report.append(f"{name:<10}{minutes:6.2f} min   {'FAILED' if failed else 'passed'}")
        if failed:
            break
    print("\n".join(["", *report]))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
