"""Positions as text: every board can draw every position in every language."""

from __future__ import annotations

import io
import random
import re

import pytest
from rich.console import Console

from astrarium.cli.boards import federation
from astrarium.cli.display import board_of, show_map, show_position
from astrarium.cli.words import game_words
from astrarium.kernel.game import Game
from astrarium.kernel.registry import names, new, rules_of
from astrarium.text.catalogue import LANGUAGES

EVERY = 12  # a position is drawn after so many decisions


def drawn(g: Game, language: str, *, only_names: bool = False) -> str:
    """What a terminal shows of a position."""
    out = Console(file=io.StringIO(), width=200, highlight=False, soft_wrap=True)
    words = game_words(g.rules.id, language)
    if only_names:
        show_map(out, g, words)
    else:
        show_position(out, g, 0, words)
    assert isinstance(out.file, io.StringIO)
    return out.file.getvalue()


def played(game: str, players: int, seed: int, decisions: int) -> Game:
    """A position of a random game."""
    g = new(game, players, seed=seed)
    rng = random.Random(seed)
    for _ in range(decisions):
        if g.actors:
            g.apply(g.actors[0], rng.choice(g.actions(g.actors[0])))
    return g


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "players"), [(game, n) for game in names() for n in rules_of(game).seats if n > 1])
def test_a_whole_game_can_be_drawn(game: str, players: int, language: str) -> None:
    """No message is missing and no component is called by its id."""
    g = new(game, players, seed=players)
    assert board_of(g) is not None
    rng = random.Random(players)
    decisions = 0
    while g.actors:
        if decisions % EVERY == 0:
            text = drawn(g, language)
            assert not re.search(rf"\b{game}-[a-z]|\b[a-z0-9]+_[a-z0-9]+\b", text), text
        g.apply(g.actors[0], rng.choice(g.actions(g.actors[0])))
        decisions += 1
    assert drawn(g, language)


def test_the_senate_shows_tokens_votes_and_projects() -> None:
    g = played("federation", 3, seed=3, decisions=60)
    text = drawn(g, "en")
    view = g.view(0)
    assert text.count("●") - 1 + text.count("■") - 1 == len(view["spaces"]) + len(view["outer"])
    assert f"Round {view['round']} of 5" in text
    for wing, votes in zip(("left", "right"), view["forecast"]["wings"], strict=True):
        assert f"{wing} wing: {votes} vote" in text
    for seat, player in enumerate(view["players"]):
        mark = "*" if seat == 0 else " "
        assert f"p{seat + 1}{mark} {player['prestige']} PP ({view['forecast']['totals'][seat]} if" in text


def test_the_map_names_what_moves_are_written_with() -> None:
    g = new("federation", 4, seed=1)
    text = drawn(g, "en", only_names=True)
    place = g.rules.verbs.by_name["place"]
    spaces = place.domains[place.arguments.index("space")].names
    assert [name for name in spaces[:-1] if name not in text] == []
    assert "neo_7a (upper shaft 7) → neo_8" in text


def test_options_are_explained_by_what_their_components_do() -> None:
    words = game_words("federation", "en")
    assert "1 golden diamond" in federation.remark({}, ("starting:starting_tile_3",), words)
    assert federation.remark({}, ("ambassador:1", "face:voting", "space:neo_left"), words) == ""
