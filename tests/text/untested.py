"""Rules that no test covers yet, while a game is being built: `tests/untested/<game>.txt`, one id a line.

The file begins with every rule of the catalogue except notes. It may only shrink, and goes when the game is complete.
"""

from __future__ import annotations

import subprocess
from itertools import pairwise
from pathlib import Path
from typing import Final

from astrarium.kernel.registry import about_of
from astrarium.text.coverage import coverage

ROOT: Final = Path(__file__).parent.parent.parent
FOLDER: Final = ROOT / "tests" / "untested"


def list_errors(game: str, tests: Path, listed: list[str], before: list[list[str]], *, is_complete: bool) -> list[str]:
    """What is wrong with the list of a game; `before` are its earlier versions, the newest first."""
    found = coverage(game, tests)
    wrong = [f"{rule} has no test and is not listed" for rule in found.missing if rule not in listed]
    wrong += [f"{rule} is listed and has a test" for rule in listed if rule in found.tests]
    wrong += [f"{rule} is listed and is no rule" for rule in listed if rule not in found.rules]
    wrong += [f"{unknown} is no rule" for unknown in found.unknown]
    versions = [listed, *before]
    grew = [len(newer) > len(older) for newer, older in pairwise(versions)]
    wrong += ["the list grew"] if any(grew) else []
    wrong += ["a complete game has no list"] if is_complete and listed else []
    return wrong


def list_errors_of(game: str) -> list[str]:
    file = FOLDER / f"{game}.txt"
    listed = ids(file.read_text(encoding="utf-8")) if file.exists() else []
    is_complete = about_of(game).is_complete
    return list_errors(game, ROOT / "tests" / game, listed, committed(file) if listed else [], is_complete=is_complete)


def ids(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if line.strip()]


def committed(file: Path) -> list[list[str]]:
    """The versions of a list in the git history, if there is one."""
    path = str(file.relative_to(ROOT))
    commits = git("log", "--format=%H", "--diff-filter=AM", "--", path).split()
    return [ids(git("show", f"{commit}:{path}")) for commit in commits]


def git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False).stdout
