"""Games are found by their folders, declared without being loaded, and listed when they are complete."""

from pathlib import Path

import pytest

import astrarium.games
from astrarium.kernel import registry
from astrarium.kernel.errors import UnknownGame
from tests.toy.about import ABOUT

DECLARED = """
from astrarium.kernel.about import About
from astrarium.kernel.settings import FirstGame

ABOUT = About(id="begun", seats=range(2, 4), first_game=FirstGame(2, {}), weight=3, is_complete=False)
"""


@pytest.fixture
def begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that has only its declaration."""
    folder = tmp_path / "begun"
    folder.mkdir()
    (folder / "__init__.py").touch()
    (folder / "about.py").write_text(DECLARED, encoding="utf-8")
    monkeypatch.setattr(astrarium.games, "__path__", [*astrarium.games.__path__, str(tmp_path)])


@pytest.mark.usefixtures("begun")
def test_a_game_can_be_begun_with_its_declaration_alone() -> None:
    assert registry.about_of("begun").seats == range(2, 4)
    assert "begun" in registry.bundled()
    assert "begun" in registry.names(unfinished=True)
    assert "begun" not in registry.names()
    with pytest.raises(UnknownGame, match="begun"):
        registry.rules_of("begun")


def test_the_toy_is_in_no_list() -> None:
    assert "toy" not in registry.names()
    assert registry.about_of("toy") is ABOUT


def test_rules_have_what_their_game_declares() -> None:
    for game in ("toy", *registry.names()):
        rules, about = registry.rules_of(game), registry.about_of(game)
        assert (rules.id, rules.revision, rules.seats, rules.chart_event) == (
            game,
            about.revision,
            about.seats,
            about.chart_event,
        )
        assert (rules.settings, rules.auto_replies) == (about.settings, about.auto_replies)
        assert 1 <= about.weight <= 5
