"""Points outside the own main action, the causes that are told for them, and what is asked first in a turn."""

from __future__ import annotations

from astrarium.games.chaos_order.gains import GAIN
from astrarium.games.chaos_order.ids import BUILD, RECRUIT
from astrarium.games.chaos_order.state import ChaosOrder
from astrarium.kernel.causes import Cause
from tests.chaos_order.battles import BATTLE, events_of, facing
from tests.chaos_order.scenario import (
    P1,
    P2,
    army,
    begin,
    column,
    combat,
    erect,
    give_cards,
    have,
    play,
    set_areas,
    set_price,
    step,
    table,
    turn,
)
from tests.explanations import lines, short
from tests.marks import rule


def gaining(g: ChaosOrder, kind: int, points: int = 1) -> ChaosOrder:
    return begin(g, GAIN.at(P1, ((kind, points),)))


def cause(g: ChaosOrder) -> Cause | None:
    question = g.question(P1)
    assert question is not None
    return question.cause


@rule("CO-ACT-15", "CO-GLOSS-7")
def test_points_that_are_gained_open_no_lock() -> None:
    g = table()
    army(g, P1, "r3c4", 1)
    have(g, P1, 0, 0)
    gaining(g, BUILD)
    assert step(g) == "BUILDING"
    assert g.why_not(P1, "found unlock r3c4") == "CO-GLOSS-7"
    assert g.why_not(P1, "found harvest r3c4") is None


@rule("CO-ACT-15")
def test_points_that_nobody_can_use_are_told_to_be_lost() -> None:
    for areas, kinds in (((0, 0), ["lost-gain"]), ((1, 0), [])):
        g = table()
        set_areas(g, P1, *areas)
        g.players[P1].fame = 12
        turn(g, P1, "discover")
        play(g, "p1 act")
        told = [kind for kind, _ in events_of(g, P1, "advance recruit") if kind == "lost-gain"]
        assert (told, step(g) == "RECRUITING") == (kinds, not kinds)


@rule("CO-ACT-15")
def test_what_is_left_of_gained_points_is_told_to_be_lost() -> None:
    for areas, kinds in (((0, 1), ["lost-gain"]), ((0, 2), [])):
        g = table()
        set_areas(g, P1, *areas)
        gaining(g, RECRUIT, 2)
        told = [kind for kind, _ in events_of(g, P1, "recruit 2 base") if kind == "lost-gain"]
        assert told == kinds


@rule("CO-FAME-6", "CO-TIME-10")
def test_who_gets_points_in_anothers_turn_is_told_why() -> None:
    g = table()
    set_areas(g, P1, 3, 3)
    gaining(g, RECRUIT)
    assert cause(g) is None
    g.turn_seat = P1
    assert cause(g) is None
    g.turn_seat = P2
    why = cause(g)
    assert why is not None
    assert (why.event, why.actor) == ("fame-bonus", P2)


@rule("CO-TIME-10")
def test_in_a_battle_points_come_from_the_initiators_turn() -> None:
    for chooser, expected in ((P1, None), (P2, P2)):
        g = facing()
        set_areas(g, P1, 3, 3)
        combat(g, chooser)
        play(g, f"p{chooser + 1} battle {BATTLE} p{2 - chooser}")
        gaining(g, RECRUIT)
        why = cause(g)
        assert (why and why.actor) == expected


@rule("CO-ACT-5", "CO-ACT-16")
def test_what_comes_before_the_main_action_needs_the_price_first() -> None:
    g = table("circadians zcharo ai")
    set_price(g, "move_first", P2, 6)
    for energy, refused in ((5, "CO-ACT-5"), (6, None)):
        have(g, P1, energy)
        turn(g, P1, "move")
        assert g.why_not(P1, "use mobile") == refused


@rule("CO-TAC-12", "CO-GLOSS-7")
def test_the_lock_of_a_card_says_what_is_short() -> None:
    g = table()
    army(g, P1, "r3c4", 1)
    give_cards(g, P1, "t06")
    have(g, P1, 1, 0)
    turn(g, P1, "build")
    play(g, "p1 act")
    found = g.explain(P1, "play t06")
    assert lines(found.needs) == [("gem", 1, "lock")]
    assert short(found) == {"gem": (0, 1)}


@rule("CO-ACT-18", "CO-ACT-12")
def test_the_cost_of_an_auxiliary_action_may_make_it_useless() -> None:
    g = table()
    column(g, P1, discover=4, build=5, harvest=5, recruit=5, move=5)
    have(g, P1, 9, 1)
    turn(g, P1, "discover")
    play(g, "p1 act")
    assert g.why_not(P1, "advance discover") is None
    assert g.why_not(P1, "auxiliary") == "CO-ACT-18"
    have(g, P1, 9, 2)
    assert g.why_not(P1, "auxiliary") is None


@rule("CO-BUILD-3", "CO-BUILD-8")
def test_a_building_stands_only_where_they_control() -> None:
    g = table()
    army(g, P1, "r3c4", 1)
    erect(g, P2, "r4c3", "factory")
    have(g, P1, 9, 9)
    turn(g, P1, "build")
    play(g, "p1 act")
    assert g.why_not(P1, "build factory neutral_relic_4") == "CO-BUILD-3"
    assert g.why_not(P1, "build factory start_zcharo_card") is None


@rule("CO-ACT-7", "CO-ACT-8", "CO-ACT-16")
def test_everybody_sees_which_part_of_an_action_is_at_hand() -> None:
    g = table()
    assert g.view(None)["action"] is None
    army(g, P1, "r3c4", 1)
    have(g, P1, 9, 9)
    give_cards(g, P1, "t16")
    turn(g, P1, "build")
    assert g.view(None)["action"]["part"] == "price"
    play(g, "p1 play t16")
    assert g.view(None)["action"]["part"] == "start"
    play(g, "p1 main")
    assert g.view(None)["action"]["part"] == "main"
    play(g, "p1 end")
    assert g.view(None)["action"] is None
    give_cards(g, P1, "t01")
    turn(g, P1, "harvest")
    play(g, "p1 play t01")
    assert step(g) == "PASSED"
    assert g.view(None)["action"] is None
