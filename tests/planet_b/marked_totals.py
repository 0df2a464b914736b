"""Marks points: each player begins with a number that occurs nowhere else, so that totals can be searched for."""

from __future__ import annotations

import json
import re
from itertools import cycle
from typing import Final

import pytest

from astrarium.games.planet_b import setup
from astrarium.games.planet_b.ids import BOX_POINTS
from astrarium.games.planet_b.state import Player, added

FIRST: Final = 7_100_000  # the points that the first player begins with
STEP: Final = 100_000  # and how many more each further one
TOTAL: Final = re.compile(r"(?<![0-9a-zA-Z])7([1-9])0\d{4}(?![0-9a-zA-Z])")


def mark_points(monkeypatch: pytest.MonkeyPatch, players: int) -> None:
    """Mark the points of games with this number of players that begin from now on."""
    new_player, marks = setup.new_player, cycle([FIRST + STEP * seat for seat in range(players)])

    def marked() -> Player:
        p = new_player()
        p.points = added(p.points, BOX_POINTS, next(marks))
        return p

    monkeypatch.setattr(setup, "new_player", marked)


def totals_in(answer: object) -> set[int]:
    """Whose totals are in an answer."""
    text = answer if isinstance(answer, str) else json.dumps(answer)
    return {int(found) - 1 for found in TOTAL.findall(text)}
