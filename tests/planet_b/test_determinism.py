"""A seed plays the same game whichever module of the game is imported first."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
GAME = """
import random, {first}, astrarium
g, rng = astrarium.new("planet_b", 3, seed=5), random.Random(5)
while g.actors:
    seat = rng.choice(g.actors)
    g.apply(seat, rng.choice(g.actions(seat)))
print(g.result.scores, g.draws)
"""
FIRST = ("astrarium.games.planet_b.flow", "astrarium.games.planet_b.production", "astrarium.games.planet_b.workies")


@pytest.fixture(scope="module")
def games() -> list[str]:
    found = []
    for first in FIRST:
        run = subprocess.run(
            [sys.executable, "-c", GAME.format(first=first)],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
            env={"PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"},
        )
        found.append(run.stdout)
    return found


def test_the_order_of_imports_changes_nothing(games: list[str]) -> None:
    assert games[0].startswith("(")
    assert len(set(games)) == 1
