"""Faction tracks (PB-FACT)."""

from __future__ import annotations

from astrarium.games.planet_b.factions import STEPPING
from tests.marks import example, rule
from tests.planet_b.scenario import (
    P1,
    begin_in_turn,
    built,
    fire,
    give_cards,
    open_news,
    options,
    play,
    points,
    storage,
    table,
    verbs_of,
)


@rule("PB-FACT-2", "PB-FACT-6")
@example("E-31")
def test_actions_advance_and_support_in_any_mix() -> None:
    g = table()
    g.players[P1].discs = (2, 0, 0)
    fire(g, "iii07")
    play(g, "p1 advance futurists; p1 support capitalists 2 upper; p1 advance capitalists")
    assert (g.players[P1].discs, g.players[P1].billies) == ((1, 1, 0), 10 - 5 + 16)
    g = table()
    g.players[P1].discs = (1, 1, 1)
    fire(g, "a13_1")
    assert g.why_not(P1, "advance futurists") == "PB-FACT-2"
    assert g.why_not(P1, "support futurists 1 upper") == "PB-FACT-2"


def test_plain_steps_are_made_one_by_one() -> None:
    """PB-FACT-12."""
    g = begin_in_turn(table(), STEPPING.at(P1, 3))
    assert verbs_of(g) == {"advance"}
    play(g, "p1 advance futurists; p1 advance capitalists; p1 advance futurists")
    assert (g.players[P1].discs, "end" in verbs_of(g)) == ((1, 2, 0), True)


@rule("PB-FACT-3", "PB-FACT-12")
@example("E-105", "E-143")
def test_a_plain_step_only_advances() -> None:
    """Each step of choice on any track."""
    g = table()
    g.players[P1].discs = (0, 3, 0)
    fire(g, "iii12")
    play(g, "p1 do faction_step")
    assert g.players[P1].discs == (0, 4, 0)
    g = table()
    g.players[P1].discs = (1, 0, 0)
    fire(g, "ii12")
    assert "support" not in verbs_of(g)
    play(g, "p1 advance capitalists; p1 advance futurists")
    assert (g.players[P1].discs, points(g)) == ((2, 1, 0), 3)


@rule("PB-FACT-4")
@example("E-26")
def test_steps_beyond_the_last_space_are_points() -> None:
    g = table()
    g.players[P1].discs = (0, 0, 4)
    fire(g, "a12_1")
    assert (g.players[P1].discs, points(g)) == ((0, 0, 4), 8 + 2)


@rule("PB-FACT-5")
@example("W-13", "E-28")
def test_support_takes_any_box_up_to_the_disc() -> None:
    g = table()
    g.players[P1].discs = (3, 0, 0)
    fire(g, "b01_2")
    assert options(g, "support") == [f"capitalists {step} {half}" for step in (1, 2, 3) for half in ("upper", "lower")]
    assert g.why_not(P1, "support capitalists 4 upper") == "PB-FACT-5"
    g = table()
    give_cards(g, P1, "a02")
    g.players[P1].discs = (4, 0, 0)
    fire(g, "b01_2")
    play(g, "p1 support capitalists 4 upper; p1 do billies; p1 build a02")
    assert (g.players[P1].discs, built(g), g.players[P1].billies) == ((0, 0, 0), ["hq", "a02"], 10 + 15 - 6 + 8)


@rule("PB-FACT-7")
@example("E-27")
def test_a_disc_on_the_start_space_has_no_support() -> None:
    g = fire(table(), "b01_2")
    assert options(g, "support") == []
    assert g.why_not(P1, "support futurists 1 upper") == "PB-FACT-7"
    assert len(options(g, "advance")) == 3


@rule("PB-FACT-8", "PB-FACT-9")
@example("E-29", "E-182")
def test_a_step_back_pays_on_any_track() -> None:
    g = table()
    g.players[P1].discs = (0, 3, 1)
    fire(g, "b11_2")
    assert options(g, "step-back") == ["futurists", "traditionalists"]
    assert g.why_not(P1, "step-back capitalists") == "PB-FACT-8"
    play(g, "p1 step-back traditionalists")
    assert g.players[P1].discs == (0, 3, 0)
    g = table()
    g.players[P1].discs = (0, 1, 0)
    open_news(g, "- ii02 -")
    play(g, "p1 deal left")
    assert g.why_not(P1, "play ii02") == "PB-NEWS-1"


@rule("PB-FACT-10", "PB-FACT-13")
@example("E-106", "E-144", "E-145")
def test_a_track_whose_support_goes_on_cannot_be_supported_again() -> None:
    g = table()
    g.players[P1].discs = (2, 3, 0)
    open_news(g, "- - iii07")
    fire(g, "y01_left")
    play(g, "p1 support futurists 3 lower; p1 play iii07")
    assert g.why_not(P1, "support futurists 3 upper") == "PB-FACT-13"
    play(g, "p1 advance futurists; p1 advance futurists; p1 support capitalists 2 lower")
    assert points(g) == 4 + 7
    play(g, "p1 do vp; p1 produce top")
    assert (g.players[P1].discs, points(g)) == ((0, 0, 0), 4 + 7 + 4)


@rule("PB-FACT-11")
def test_discs_do_not_block_each_other() -> None:
    g = table(4)
    for p in g.players:
        p.discs = (0, 2, 0)
    fire(g, "a14_1")
    assert [p.discs[1] for p in g.players] == [3, 2, 2, 2]
    assert storage(g) == {"microchips": 1}
