"""Workies and work zones (PB-WORK, PB-TAKE)."""

from __future__ import annotations

from astrarium.games.planet_b.workies import TAKING, WORKING
from tests.marks import example, rule
from tests.planet_b.scenario import (
    CARD,
    LEFT,
    P1,
    begin_in_turn,
    fire,
    give_cards,
    options,
    play,
    points,
    put_built,
    put_tile,
    storage,
    store,
    table,
    verbs_of,
    workies_on,
)


@rule("PB-WORK-1", "PB-WORK-9")
@example("W-8", "E-21", "E-103")
def test_steps_take_and_place_in_any_mix() -> None:
    g = table()
    put_built(g, P1, "a09")
    begin_in_turn(g, WORKING.at(P1, 4))
    play(g, "p1 take craftie; p1 take craftie; p1 take brainie; p1 place craftie a09 1")
    assert (g.players[P1].workies, workies_on(g, "a09")) == ((3, 3), (1, 0, 0, 0))
    assert "end" in verbs_of(g)
    g = table()
    g.players[P1].workies = (8, 0)
    begin_in_turn(g, WORKING.at(P1, 4))
    assert g.why_not(P1, "place brainie hq 1") == "PB-WORK-1"
    assert g.why_not(P1, "pass") == "PB-ACT-5"
    play(g, "p1 take craftie; p1 take craftie; p1 take craftie; p1 take craftie")
    assert g.players[P1].workies == (8, 0)


def test_the_first_step_leaves_both_ways_open() -> None:
    """PB-WORK-1: after a workie was taken, the same action places it, and takes again after that."""
    g = table()
    g.players[P1].workies = (0, 0)
    put_built(g, P1, "a09")
    put_tile(g, LEFT, "b1", "grey")
    g.next_tile = 4
    play(g, "p1 deal left; p1 take craftie; p1 place craftie a09 1; p1 take brainie; p1 take brainie")
    assert (g.players[P1].workies, workies_on(g, "a09")) == ((0, 2), (1, 0, 0, 0))
    assert "take" not in verbs_of(g)
    g.players[P1].workies = (1, 0)
    begin_in_turn(g, tile="b1_grey", left=(0, 0, 1))
    play(g, "p1 place craftie a09 1; p1 use upper; p1 play i01; p1 take craftie; p1 take craftie; p1 take craftie")
    assert g.players[P1].workies == (3, 0)


@rule("PB-WORK-2", "PB-WORK-7")
@example("W-9", "E-19", "E-102")
def test_a_place_takes_one_workie_of_its_colour() -> None:
    """And no workie is moved to another place."""
    g = table()
    put_built(g, P1, "a09", 1)
    put_built(g, P1, "hq", 1)
    begin_in_turn(g, WORKING.at(P1, 3))
    assert g.why_not(P1, "place brainie a09 1") == "PB-WORK-2"
    assert g.why_not(P1, "place craftie hq 1") == "PB-WORK-2"
    assert g.why_not(P1, "place craftie a09 2") == "PB-WORK-2"
    assert options(g, "place") == ["craftie a09 1", "brainie hq 1"]
    assert not {"move", "bring-home"} & verbs_of(g)


@rule("PB-WORK-3")
@example("E-102")
def test_a_zone_may_be_filled_later() -> None:
    g = table()
    put_built(g, P1, "a09")
    begin_in_turn(g, WORKING.at(P1, 1))
    play(g, "p1 place craftie a09 1")
    assert "end" in verbs_of(g)
    begin_in_turn(g, WORKING.at(P1, 1))
    play(g, "p1 place craftie a09 1")
    assert options(g, "use") == ["upper"]


@rule("PB-WORK-5")
@example("W-9", "W-10")
def test_workies_stay_on_a_building_that_was_used() -> None:
    """A building with two zones works twice."""
    g = table()
    put_built(g, P1, "b01")
    begin_in_turn(g, WORKING.at(P1, 3))
    play(g, "p1 place craftie b01 1; p1 use lower; p1 advance futurists")
    play(g, "p1 place brainie b01 2; p1 use lower; p1 advance futurists")
    assert (workies_on(g, "b01"), g.players[P1].billies) == ((1, 0, 0, 1), 26)
    assert g.why_not(P1, "place craftie b01 1") == "PB-WORK-2"


@rule("PB-WORK-6", "PB-TAKE-1")
@example("E-20", "E-175", "W-11")
def test_at_most_eight_of_a_kind_stay_on_the_board() -> None:
    g = table()
    put_built(g, P1, "a01", 2, 0, 1)
    g.players[P1].workies = (8, 7)
    begin_in_turn(g, WORKING.at(P1, 1))
    play(g, "p1 take craftie")
    assert g.players[P1].workies == (8, 7)
    fire(g, "iii12")
    assert "place" in verbs_of(g)  # by the workie action, not by the plain symbol
    play(g, "p1 do take_workie")
    assert g.players[P1].workies == (8, 8)
    g = fire(table(), "futurists_1_1")
    assert (g.players[P1].workies, "place" in verbs_of(g)) == ((2, 4), False)


@rule("PB-WORK-10")
@example("E-140")
def test_the_player_picks_the_zone() -> None:
    g = table()
    put_built(g, P1, "a04")
    put_built(g, P1, "b09")
    begin_in_turn(g, WORKING.at(P1, 4))
    play(g, "p1 place craftie a04 2")
    assert "use" not in verbs_of(g)
    play(g, "p1 place brainie b09 1")
    assert "use" not in verbs_of(g)
    assert g.why_not(P1, "place brainie c01 1") == "PB-WORK-10"
    play(g, "p1 place brainie b09 2")
    assert options(g, "use") == ["upper"]


@rule("PB-WORK-11")
@example("E-141")
def test_a_zone_fires_again_when_it_is_filled_again() -> None:
    g = table()
    put_built(g, P1, "hq", 1, 1)
    put_built(g, P1, "b03", 1)
    g.players[P1].workies = (1, 0)
    begin_in_turn(g, WORKING.at(P1, 2))
    play(g, "p1 place craftie b03 1; p1 use upper; p1 bring-home craftie hq 1; p1 place craftie hq 1; p1 use lower")
    assert (g.bag[P1], g.players[P1].mood, g.players[P1].discs) == (6, 1, (0, 1, 0))


@rule("PB-WORK-12", "PB-CARD-22")
@example("E-181", "E-65")
def test_a_building_may_demolish_itself_in_the_middle_of_an_action() -> None:
    g = table()
    put_built(g, P1, "b05", 1)
    give_cards(g, P1, "a02")
    g.players[P1].billies = 0
    begin_in_turn(g, WORKING.at(P1, 3))
    play(g, "p1 place brainie b05 1; p1 use upper; p1 demolish b05; p1 build a02")
    assert g.players[P1].billies == 14 - 6
    play(g, "p1 place craftie a02 1; p1 use upper; p1 place craftie a02 2; p1 use upper")
    assert (storage(g), CARD["b05"] in [built[0] for built in g.players[P1].built]) == ({"meat": 4}, False)


@rule("PB-TAKE-2", "PB-TAKE-4")
@example("E-25", "E-104")
def test_workies_on_buildings_pay_nothing() -> None:
    g = table()
    put_built(g, P1, "c13")
    put_built(g, P1, "c05", 0, 2, 0, 2)
    g.players[P1].workies = (0, 2)
    begin_in_turn(g, WORKING.at(P1, 1))
    play(g, "p1 place brainie c13 1")
    assert "use" not in verbs_of(g)  # neither box can be paid
    g = table()
    put_tile(g, LEFT, "b4", "grey")
    g.players[P1].workies = (1, 0)
    g.open_news = (-1, 16 + 14, -1)
    play(g, "p1 deal left")
    assert g.why_not(P1, "play ii15") == "PB-NEWS-1"


def test_workies_of_choice_are_taken_one_by_one() -> None:
    """PB-TAKE-1."""
    g = begin_in_turn(table(), TAKING.at(P1, 3))
    assert verbs_of(g) == {"take"}
    play(g, "p1 take craftie; p1 take brainie; p1 take brainie")
    assert (g.players[P1].workies, "end" in verbs_of(g)) == ((3, 4), True)


@rule("PB-TAKE-3")
@example("W-12")
def test_workies_of_any_kind_pay_in_any_mix() -> None:
    g = fire(table(), "ii15")
    play(g, "p1 pay-workie craftie")
    assert g.why_not(P1, "step-back futurists") == "PB-FACT-8"
    play(g, "p1 pay-workie brainie")
    assert (g.players[P1].workies, points(g)) == ((1, 1), 10)
    g = table()
    g.players[P1].workies = (0, 3)
    store(g, P1)
    fire(g, "ii15")
    assert g.players[P1].workies == (0, 1)  # nothing to choose
