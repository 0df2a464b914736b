"""Chaos Order in a terminal: every position can be drawn."""

from __future__ import annotations

import pytest

from astrarium.cli.boards import chaos_order
from astrarium.cli.words import game_words
from astrarium.text.catalogue import LANGUAGES
from tests.chaos_order.scenario import P1, army, table
from tests.cli import test_boards as boards


@pytest.mark.parametrize(("players", "language"), list(zip((2, 3, 5), LANGUAGES, strict=True)))
def test_a_whole_game_can_be_drawn(players: int, language: str) -> None:
    boards.test_a_whole_game_can_be_drawn("chaos_order", players, language)


def test_a_region_tells_who_stands_there() -> None:
    g = table()
    army(g, P1, "r4c4", 3, "ejax")
    words = game_words("chaos_order", "en")
    assert chaos_order.forces_text(g.view(P1)["regions"]["r4c4"], words) == "p1: 3, Ejax"
    assert chaos_order.remark(g.view(P1), ("region:base", "region:r4c4"), words) == "p1: 3, Ejax"
