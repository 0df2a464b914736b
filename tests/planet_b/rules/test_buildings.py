"""Building, declining and drawing cards (PB-BUILD, PB-DRAW)."""

from __future__ import annotations

from random import Random

from astrarium.games.planet_b.counts import deck_size
from astrarium.kernel.position import CHANCE
from astrarium.kernel.records import Record
from tests.marks import example, rule
from tests.planet_b.scenario import (
    LEFT,
    P1,
    P2,
    begin_in_turn,
    built,
    cards,
    empty_deck,
    fire,
    give_cards,
    open_news,
    options,
    play,
    points,
    put_tile,
    table,
    verbs_of,
)


@rule("PB-BUILD-1", "PB-BUILD-3")
@example("E-101")
def test_a_building_is_paid_and_gives_its_points() -> None:
    """Nothing fires."""
    g = table()
    give_cards(g, P1, "a01 b01")
    play(g, "p1 deal left")
    assert g.why_not(P1, "build b01") == "PB-BUILD-1"
    assert g.why_not(P1, "build a02") == "PB-BUILD-1"
    play(g, "p1 build a01")
    assert (g.players[P1].billies, points(g), built(g), cards(g)) == (2, 4, ["hq", "a01"], ["b01"])
    assert "use" not in verbs_of(g)


@rule("PB-BUILD-2")
@example("E-217")
def test_there_is_no_limit_of_buildings() -> None:
    g = table()
    g.players[P1].billies = 500
    for name in ("a01", "a02", "a03", "a04", "a05", "a06", "a07", "a08", "a09", "a10"):
        give_cards(g, P1, name)
        fire(g, "y09_right")
        play(g, f"p1 do billies; p1 build {name}")
    assert len(built(g)) == 11


@rule("PB-BUILD-4")
@example("E-13", "E-14", "E-174", "E-201")
def test_a_declined_card_goes_face_down_under_its_deck_for_money() -> None:
    """Rivals see only its letter."""
    g = table()
    give_cards(g, P1, "a01 a02 c01")
    put_tile(g, LEFT, "b3", "red")
    play(g, "p1 deal left")
    assert g.why_not(P1, "decline B a01") == "PB-BUILD-4"
    assert g.why_not(P1, "decline A a03") == "PB-BUILD-4"
    play(g, "p1 decline A a01")
    assert (g.players[P1].billies, cards(g), deck_size(g, 0)) == (15, ["a02", "c01"], 13)
    assert Record.of(g, P2).moves[-1] == (P1, "decline A ?")
    assert Record.of(g, P1).moves[-1] == (P1, "decline A a01")
    assert g.view(P2)["decks"]["A"]["under"] == [None]
    assert g.view(P1)["decks"]["A"]["under"] == ["a01"]
    assert options(g, "decline") == ["A a02", "C c01"]


@rule("PB-BUILD-5")
@example("E-15")
def test_an_empty_hand_gives_nothing() -> None:
    g = table()
    give_cards(g, P1, "a01")
    put_tile(g, LEFT, "b3", "red")
    play(g, "p1 deal left; p1 decline A a01; p1 produce top; p1 advance futurists")
    play(g, "p1 take craftie; p1 take craftie; p1 take craftie; p1 end")
    assert g.players[P1].billies == 15


@rule("PB-BUILD-6", "PB-WORK-4")
@example("E-16")
def test_a_new_building_works_in_the_same_turn() -> None:
    g = table()
    give_cards(g, P1, "a03")
    put_tile(g, LEFT, "b3", "red")
    play(g, "p1 deal left; p1 build a03; p1 place craftie a03 1")
    assert options(g, "use") == ["upper", "lower"]
    assert g.why_not(P1, "take craftie") == "PB-ACT-4"


@rule("PB-BUILD-7", "PB-CARD-19")
@example("E-113", "E-168")
def test_a_free_building_comes_unseen_from_its_deck() -> None:
    g = fire(table(), "i03")
    play(g, "chance deal-card a04")
    assert (built(g), points(g), g.players[P1].billies, cards(g)) == (["hq", "a04"], 5, 10, [])
    g = table()
    empty_deck(g, 0)
    open_news(g, "i03 - -")
    play(g, "p1 deal left; p1 play i03")
    assert (built(g), g.view(P1)["players"][P1]["news"]) == (["hq"], ["i03"])


@rule("PB-DRAW-1", "PB-DRAW-2", "PB-DRAW-5")
@example("E-17", "E-128")
def test_the_hand_is_refilled_one_card_after_the_other() -> None:
    g = table()
    open_news(g, "- - -")
    give_cards(g, P1, "a01 a02 a03")
    play(g, "p1 deal left; p1 produce top; p1 decline A a01; p1 end")
    assert verbs_of(g) == {"draw"}
    play(g, "p1 draw A; chance deal-card a05")
    assert cards(g) == ["a02", "a03", "a05"]
    assert g.view(P2)["players"][P1]["hand"] == [{"deck": "A"}] * 3
    g = table()
    open_news(g, "- - -")
    give_cards(g, P1, "a01")
    play(g, "p1 deal left; p1 produce top; p1 build a01; p1 end; p1 draw B; chance deal-card b02; p1 draw C")
    play(g, "chance deal-card c04")
    assert g.why_not(P1, "end") == "PB-FLOW-5"
    play(g, "p1 draw A; chance deal-card a09")
    assert cards(g) == ["a09", "b02", "c04"]


@rule("PB-DRAW-3")
@example("E-18", "E-200")
def test_a_card_under_an_empty_deck_is_that_deck() -> None:
    g = table()
    open_news(g, "- - -")
    give_cards(g, P1, "a01 b01 c01")
    empty_deck(g, 0)
    play(g, "p1 deal left; p1 produce top; p1 decline A a01")
    assert deck_size(g, 0) == 1
    play(g, "p1 end; p1 draw A")
    assert g.actions(-1) == [(g.rules.verbs.by_name["deal-card"].number, 0)]
    play(g, "chance deal-card a01")
    assert cards(g) == ["a01", "b01", "c01"]
    g = table()
    open_news(g, "- - -")
    give_cards(g, P1, "a01 b01")
    for deck in range(3):
        empty_deck(g, deck)
    play(g, "p1 deal left; p1 produce top; p1 build a01; p1 end")
    assert (cards(g), g.actors) == (["b01"], (CHANCE,))  # the next step: news


def test_the_only_deck_that_is_left_is_not_asked_about() -> None:
    """PB-DRAW-3, PB-DRAW-5."""
    g = table()
    give_cards(g, P1, "a01 b01")
    for deck in (0, 2):
        empty_deck(g, deck)
    begin_in_turn(g)
    play(g, "p1 end; chance deal-card b02")
    assert cards(g) == ["a01", "b01", "b02"]


@rule("PB-INFO-6")
@example("E-201")
def test_only_its_owner_knows_a_card_under_a_deck() -> None:
    g = table()
    give_cards(g, P1, "a01 a02")
    play(g, "p1 deal left; p1 decline A a01")
    rng = Random(1)
    seen = {tuple(g.redeal(P2, rng).view(P1)["decks"]["A"]["under"]) for _ in range(60)}
    assert len(seen) > 5
    assert {tuple(g.redeal(P1, rng).view(P1)["decks"]["A"]["under"]) for _ in range(20)} == {("a01",)}
