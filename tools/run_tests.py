"""Run the parts of the test run in order; print the ten slowest tests and the minutes of each part.

Usage: run_tests.py [PART ...]    (all parts when none is named)

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
OF_GAMES = [f"{game}/{name}" for game in names() for name in case_of(game).compiled]
AGAIN = [f"{COMPILED}/tests/{name}" for name in ("conformance", "kernel", "toy", *OF_GAMES)]

TESTS = [PYTHON, "-m", "pytest", "-n", "2", "--durations", "10"]  # the slowest are printed

# A new part is one more entry: its name, and its commands in order.
PARTS: dict[str, list[list[str]]] = {
    "checks": [
        [PYTHON, "-m", "ruff", "check"],
        [PYTHON, "-m", "ruff", "format", "--check"],
        [PYTHON, "-m", "mypy", "--strict", "src", "tests", "tools", "bench", "examples"],
        [PYTHON, "tools/sizes.py"],
    ],
    "engines": [
        [*TESTS, "--ignore", "tests/server", "--ignore", "tests/browser"],
        *[[PYTHON, "tools/mutate.py", game, "--sample", "20"] for game in names()],
    ],
    # On SQLite and on a PostgreSQL that is started for it.
    "server": [
        [*TESTS, "tests/server"],
    ],
    # The client: built, then types, lint and unit tests.
    "web": [
        [PYTHON, "tools/web.py", "build"],
        [PYTHON, "tools/web.py", "check"],
    ],
    # Whole games in a real Chromium against a real server.
    "browser": [
        [PYTHON, "tools/chromium.py"],
        [*TESTS, "tests/browser"],
    ],
    # Conformance and whole games again in the compiled form, which must play the same games.
    "compiled": [
        [PYTHON, "tools/compile.py", "--apart"],
        [*TESTS, "--rootdir", COMPILED, "-c", f"{COMPILED}/pyproject.toml", *AGAIN],
    ],
}


def shown(command: list[str]) -> str:
    """The command as one would type it."""
    words = [word for word in command if word not in (PYTHON, "-m")]
    return " ".join(words)


def passes(command: list[str], **more: str) -> bool:
    print(f"-- {shown(command)}", flush=True)
    compiled = COMPILED in command
    environment = {**os.environ, "PYTHONPATH": COMPILED if compiled else str(ROOT / "src"), **more}
    return subprocess.run(command, cwd=COMPILED if compiled else ROOT, check=False, env=environment).returncode == 0


def postgres(*words: str) -> subprocess.CompletedProcess[str]:
    command = [PYTHON, "tools/postgres.py", *words, f"run-{os.getpid()}"]
    return subprocess.run(command, cwd=ROOT, check=False, stdout=subprocess.PIPE, text=True)


def part_passes(name: str) -> bool:
    """Run all commands of a part, even if one fails, and return whether all passed."""
    if name != "server" or POSTGRES in os.environ:
        return all([passes(command) for command in PARTS[name]])
    try:
        started = postgres("start")
        given = {POSTGRES: started.stdout.strip()}
        return started.returncode == 0 and all([passes(command, **given) for command in PARTS[name]])
    finally:
        postgres("stop")


def main(names: list[str]) -> int:
    unknown = [name for name in names if name not in PARTS]
    if unknown:
        print(f"Unknown part: {', '.join(unknown)}. Parts are: {', '.join(PARTS)}.", file=sys.stderr)
        return 2
    report: list[str] = []
    failed = False
    for name in names or PARTS:
        start = time.monotonic()
        failed = not part_passes(name)
        minutes = (time.monotonic() - start) / 60
        report.append(f"{name:<10}{minutes:6.2f} min   {'FAILED' if failed else 'passed'}")
        if failed:
            break
    print("\n".join(["", *report]))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
