"""Eclipse in a terminal: every position can be drawn."""

from __future__ import annotations

import pytest

from astrarium.text.catalogue import LANGUAGES
from tests.cli import test_boards as boards


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 5, 9])
def test_a_whole_game_can_be_drawn(players: int, language: str) -> None:
    boards.test_a_whole_game_can_be_drawn("eclipse", players, language)


def test_a_sector_tells_its_squares_and_its_edges() -> None:
    g = boards.played("eclipse", 2, 3, 8)
    shown = boards.drawn(g, "en")
    assert "001 (0,0) -:" in shown
    assert "N○" in boards.drawn(g, "en", only_names=True)
