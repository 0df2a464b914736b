"""Turns of action phases (CO-ACT, CO-FLOW)."""

from __future__ import annotations

from astrarium.games.chaos_order.gains import GAIN
from astrarium.games.chaos_order.ids import RECRUIT
from astrarium.games.chaos_order.prices import turn_order
from astrarium.games.chaos_order.rounds import ACTION_PHASE
from tests.chaos_order.battles import events_of
from tests.chaos_order.scenario import (
    P1,
    P2,
    P3,
    PHASE,
    actors,
    army,
    begin,
    column,
    columns,
    discards,
    give_cards,
    hand,
    have,
    options,
    play,
    resources,
    run,
    set_areas,
    set_neutral,
    set_price,
    step,
    table,
    turn,
    upgrade,
    verbs_of,
)
from tests.marks import example, rule


@rule("CO-ACT-1", "CO-ACT-14", "CO-FLOW-3")
def test_each_faction_has_one_turn_in_a_phase() -> None:
    g = table()
    set_price(g, "discover", P2, 1)
    begin(g, ACTION_PHASE.at(-1, PHASE["discover"]))
    assert g.view(P1)["waiting"] == [P3, P1]
    assert actors(g) == (P2,)
    play(g, "p2 pass; p3 pass")
    assert actors(g) == (P1,)
    assert g.why_not(P2, "pass") == "CO-FLOW-3"
    assert g.phase == PHASE["discover"]
    play(g, "p1 pass")
    assert actors(g) == ()


@rule("CO-ACT-2", "CO-ACT-3")
def test_who_priced_the_phase_begins_but_move_last_ends() -> None:
    g = table()
    set_price(g, "build", P2, 3)
    set_price(g, "move_last", P2, 4)
    set_neutral(g, "harvest", "neutral_bank_top")
    g.gun = P3
    assert turn_order(g, PHASE["build"]) == (P2, P3, P1)
    assert turn_order(g, PHASE["move"]) == (P3, P1, P2)
    assert turn_order(g, PHASE["harvest"]) == (P3, P1, P2)


@rule("CO-ACT-4", "CO-ACT-5", "CO-ACT-6")
@example("ED-1", "ED-2")
def test_to_act_the_full_price_is_paid() -> None:
    g = table()
    set_price(g, "build", P2, 6)
    have(g, P1, 5)
    turn(g, P1, "build")
    assert g.why_not(P1, "act") == "CO-ACT-5"
    assert verbs_of(g) == {"pass"}
    have(g, P1, 6)
    have(g, P2, 0)
    play(g, "p1 act")
    assert (g.players[P1].energy, g.players[P2].energy) == (0, 3)
    have(g, P2, 0)
    turn(g, P2, "build")
    play(g, "p2 act")
    assert g.players[P2].energy == 0


@rule("CO-ACT-7", "CO-GLOSS-5")
def test_passing_is_free() -> None:
    g = table()
    set_price(g, "discover", P2, 6)
    turn(g, P1, "discover")
    before = resources(g, P1), columns(g, P1)
    assert [event.kind for event in g.play(P1, "pass")] == ["passed"]
    assert (resources(g, P1), columns(g, P1)) == before
    assert actors(g) == ()


@rule("CO-ACT-7")
def test_a_pass_card_is_played_by_passing() -> None:
    g = table()
    set_price(g, "harvest", P2, 6)
    give_cards(g, P1, "t01 t01")
    have(g, P1, 0)
    turn(g, P1, "harvest")
    play(g, "p1 play t01")
    assert step(g) == "PASSED"
    assert "act" not in verbs_of(g)
    play(g, "p1 play t01; p1 end")
    assert resources(g, P1)[0] == 10
    assert actors(g) == ()


@rule("CO-ACT-8", "CO-ACT-9")
@example("ED-79", "ED-80")
def test_the_auxiliary_action_comes_after_the_main_action() -> None:
    g = table()
    army(g, P1, "r3c4", 1)
    have(g, P1, 9, 3)
    turn(g, P1, "build")
    play(g, "p1 act; p1 auxiliary")
    assert resources(g, P1)[0] == 5
    assert step(g) == "BUILDING"
    play(g, "p1 found harvest r3c4")
    assert step(g) == "CLOSING"
    assert verbs_of(g) == {"end"}
    assert g.why_not(P1, "found unlock r3c4") is not None
    play(g, "p1 end")
    assert actors(g) == ()


@rule("CO-ACT-10", "CO-ACT-11", "CO-FAQ-2")
@example("EX-3")
def test_discover_by_the_ai() -> None:
    g = table("ai zcharo jrayek")
    column(g, P1, discover=4)
    have(g, P1, 3, 2)
    turn(g, P1, "discover")
    play(g, "p1 act; p1 advance discover; chance draw-card t09")
    assert (columns(g, P1)["discover"], resources(g, P1), hand(g, P1)) == (5, (3, 1), ["t09"])
    assert options(g, "advance") == []
    assert g.view(P1)["points"] == 0
    play(g, "p1 auxiliary; chance draw-card t10")
    assert resources(g, P1) == (3, 0)
    assert hand(g, P1) == ["t09", "t10"]


@rule("CO-ACT-4", "CO-DISC-2", "CO-RES-3")
@example("EX-4")
def test_others_pay_for_discover() -> None:
    g = table("ai zcharo jrayek")
    set_price(g, "discover", P1, 5)
    have(g, P1, 0)
    have(g, P3, 6, 2)
    column(g, P3, discover=3)
    turn(g, P3, "discover")
    play(g, "p3 act")
    assert (g.players[P1].energy, g.players[P3].energy) == (2, 1)
    play(g, "p3 advance build; p3 choose second; chance draw-card t01; p3 auxiliary; p3 advance build")
    assert columns(g, P3)["build"] == 3
    assert g.players[P3].gems == 1
    have(g, P3, 4, 2)
    turn(g, P3, "discover")
    assert g.why_not(P3, "act") == "CO-ACT-5"


@rule("CO-ACT-12", "CO-ACT-18")
@example("ED-146")
def test_an_auxiliary_action_must_be_paid_and_of_use() -> None:
    g = table()
    have(g, P1, 9, 3)
    turn(g, P1, "build")
    play(g, "p1 act")
    assert g.why_not(P1, "auxiliary") == "CO-ACT-18"
    army(g, P1, "r3c4", 1)
    assert g.why_not(P1, "auxiliary") is None
    have(g, P1, 3, 3)
    assert g.why_not(P1, "auxiliary") == "CO-ACT-12"
    explanation = g.explain(P1, "auxiliary")
    assert [(term.resource, term.amount) for term in explanation.conditions[0].needs] == [("resource:energy", 4)]


@rule("CO-ACT-13")
def test_unused_points_are_lost() -> None:
    g = table()
    set_areas(g, P1, 3, 3)
    turn(g, P1, "recruit")
    play(g, "p1 act; p1 recruit 1 base")
    assert g.view(P1)["points"] == 1
    assert g.why_not(P1, "stop") == "CO-ACT-13"
    play(g, "p1 end")
    turn(g, P1, "recruit")
    play(g, "p1 act")
    assert g.view(P1)["points"] == 2


@rule("CO-ACT-15")
def test_points_join_the_main_action_or_are_used_at_once() -> None:
    g = table()
    set_areas(g, P1, 3, 3)
    turn(g, P1, "recruit")
    play(g, "p1 act")
    run(g, GAIN.at(P1, ((RECRUIT, 3),)))
    assert step(g) == "RECRUITING"
    assert g.view(P1)["points"] == 5
    turn(g, P1, "discover")
    play(g, "p1 act")
    run(g, GAIN.at(P1, ((RECRUIT, 3),)))
    assert g.view(P1)["points"] == 3
    assert "stop" in verbs_of(g)
    assert "end" not in verbs_of(g)
    play(g, "p1 recruit 2 base; p1 stop")
    assert step(g) == "RESEARCHING"


@rule("CO-ACT-15")
def test_points_before_the_main_action_wait_for_it() -> None:
    g = table()
    give_cards(g, P1, "t21")
    set_areas(g, P1, 3, 3)
    turn(g, P1, "recruit")
    play(g, "p1 play t21; p1 choose second")
    assert step(g) == "STARTING"
    play(g, "p1 main")
    assert g.view(P1)["points"] == 3


@rule("CO-ACT-16", "CO-TAC-8")
@example("ED-130")
def test_the_windows_of_a_turn() -> None:
    g = table()
    give_cards(g, P1, "t19 t21 t07 t20")
    set_areas(g, P1, 5, 5)
    have(g, P1, 9, 4)
    turn(g, P1, "recruit")
    assert options(g, "play") == ["t07", "t21"]
    assert g.why_not(P1, "play t19") == "CO-TAC-8"
    play(g, "p1 act")
    assert options(g, "play") == ["t19", "t20"]
    assert g.why_not(P1, "play t21") == "CO-TAC-8"
    play(g, "p1 play t19")
    assert g.view(P1)["points"] == 4
    assert discards(g) == ["t19"]
    give_cards(g, P1, "t19")
    play(g, "p1 auxiliary; p1 deploy ejax")
    assert g.why_not(P1, "play t19") == "CO-ACT-16"
    assert verbs_of(g) == {"end"}


@rule("CO-ACT-16")
def test_automatic_effects_happen_when_the_main_action_begins() -> None:
    g = table()
    have(g, P1, 0)
    turn(g, P1, "discover")
    assert resources(g, P1)[0] == 0
    told = events_of(g, P1, "act")
    assert resources(g, P1)[0] == 2
    assert ("used", {"seat": P1, "ability": "ability:proficient"}) in told
    upgrade(g, P1, "proficient")
    turn(g, P1, "discover")
    play(g, "p1 act")
    assert resources(g, P1)[0] == 2
    assert g.view(P1)["points"] == 2
    ai = table("ai zcharo jrayek")
    turn(ai, P1, "recruit")
    play(ai, "p1 act")
    assert ai.view(P1)["points"] == 3


@rule("CO-ACT-17")
@example("ED-131")
def test_abilities_of_any_moment_of_the_turn() -> None:
    g = table("circadians zcharo ai")
    have(g, P1, 9, 0)
    turn(g, P1, "recruit")
    play(g, "p1 act; p1 auxiliary; p1 deploy akira")
    assert options(g, "use") == ["akira"]
    play(g, "p1 use akira")
    assert resources(g, P1) == (4, 1)
    assert options(g, "use") == []
    g = table("circadians zcharo ai")
    army(g, P1, "r3c4", 0, "akira+")
    have(g, P1, 0, 0)
    turn(g, P1, "recruit")
    assert resources(g, P1) == (0, 1)
    play(g, "p1 act; p1 end")
    assert resources(g, P1) == (0, 1)


@rule("CO-ACT-17")
def test_an_ability_may_be_used_before_passing() -> None:
    g = table()
    army(g, P1, "r3c4", 0, "zucalah")
    have(g, P1, 1)
    set_price(g, "harvest", P2, 6)
    turn(g, P1, "harvest")
    play(g, "p1 use zucalah; chance draw-card t01; p1 pass")
    assert hand(g, P1) == ["t01"]
    assert resources(g, P1)[0] == 0


@rule("CO-FLOW-4")
def test_effects_of_another_phase_cannot_be_used() -> None:
    g = table()
    army(g, P1, "r3c4", 0, "zucalah")
    give_cards(g, P1, "t05")
    turn(g, P1, "discover")
    assert g.why_not(P1, "use zucalah") == "CO-FLOW-4"
    assert g.why_not(P1, "play t05") == "CO-FLOW-4"
