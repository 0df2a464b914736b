"""Planet B in a terminal: every position can be drawn, and options tell what their boxes do."""

from __future__ import annotations

from random import Random

import pytest

from astrarium.cli.boards import planet_b
from astrarium.cli.boards.planet_b_boxes import box_text, card_text
from astrarium.cli.words import game_words
from astrarium.games.planet_b import verbs
from astrarium.games.planet_b.tables import BOXES
from astrarium.games.planet_b.verbs import CELL_NAMES
from astrarium.kernel.registry import new
from astrarium.text.catalogue import LANGUAGES
from tests.cli import test_boards as boards
from tests.planet_b.scenario import BOX, P1, play, put_built, store, table

ENGLISH = game_words("planet_b", "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_box_has_a_text(language: str) -> None:
    words = game_words("planet_b", language)
    texts = [box_text(box, words) for box in range(len(BOXES))]
    assert [BOXES[box].name for box, text in enumerate(texts) if not text or "planet_b-" in text or "_" in text] == []


def test_a_box_tells_its_cost_and_its_actions() -> None:
    assert box_text(BOX["a1_red"], ENGLISH) == "mood -1 → production, build, workie action ×4"
    assert box_text(BOX["c02_2"], ENGLISH).startswith("2 hydrogen → 22 VP")


def test_a_player_sees_what_is_there() -> None:
    g = table()
    store(g, P1, meat=2)
    put_built(g, P1, "a01", 1)
    play(g, "p1 deal left")
    text = boards.drawn(g, "en")
    assert "p1* 10 billies, 0 VP, mood 0" in text
    assert "storage: 2 meat" in text
    assert "[■□] [□□]" in text
    assert "briefcases 1 of 3" in text
    assert "p2  10 billies, ? VP" in text


def test_the_map_names_what_moves_are_written_with() -> None:
    text = boards.drawn(table(), "en", only_names=True)
    assert [name for name in CELL_NAMES if name not in text] == []
    assert "capitalists 1 upper: " in text


def test_every_option_of_a_game_can_be_explained() -> None:
    g, rng, told = new("planet_b", 3, seed=4), Random(4), set()
    while g.actors:
        seat = g.actors[0]
        options = g.options(seat) if seat >= 0 else []
        view = g.view(seat)
        told |= {option.action[0] for option in options if planet_b.remark(view, option.targets, ENGLISH)}
        g.apply(seat, rng.choice(g.actions(seat)))
    assert {verbs.DEAL.number, verbs.BUILD.number, verbs.PLAY.number, verbs.KEEP.number} <= told


def test_the_boxes_of_support_are_told() -> None:
    g = table()
    g.players[P1].discs = (0, 1, 0)
    assert f"support of Futurists, step 1: upper box: {box_text(BOX['futurists_1_1'], ENGLISH)}" in boards.drawn(
        g, "en"
    )


def test_options_are_explained_by_what_their_boxes_do() -> None:
    view = table().view(P1)
    told = {
        target: planet_b.remark(view, target, ENGLISH)
        for target in (
            ("location:left",),
            ("news:i01",),
            ("building:c02",),
            ("workie:craftie", "building:c02", "zone:1"),
        )
    }
    assert list(told.values()) == [
        box_text(BOX["a1_grey"], ENGLISH),
        box_text(BOX["i01"], ENGLISH),
        card_text("c02", ENGLISH),
        "",
    ]
