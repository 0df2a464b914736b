"""Who goes along: loads of a move, free moves, and what is told when not even one unit can go."""

from __future__ import annotations

from astrarium.games.chaos_order.movement import FREE_MOVES
from astrarium.games.chaos_order.rounds import ACTION_PHASE
from astrarium.games.chaos_order.state import ChaosOrder
from astrarium.kernel.explanations import Explanation
from tests.chaos_order.battles import events_of
from tests.chaos_order.marches import moving
from tests.chaos_order.scenario import (
    P1,
    P2,
    P3,
    PHASE,
    actors,
    army,
    begin,
    fighters,
    options,
    place_of,
    play,
    resources,
    set_price,
    step,
    table,
)
from tests.marks import rule


def numbers_of(found: Explanation) -> dict[str, object]:
    """What the first condition that fails has and needs."""
    return dict(found.conditions[0].failure.numbers)


def after_all_turns(g: ChaosOrder, phase: str, first: str = "") -> ChaosOrder:
    """Every faction has passed in a phase that P2 has priced; free moves come next."""
    set_price(g, first or phase, P2, 6)
    begin(g, ACTION_PHASE.at(-1, PHASE[phase]))
    while step(g) == "TURN":
        g.play(g.actors[0], "pass")
    return g


@rule("CO-PIN-1")
def test_a_rhyzu_that_leaves_counts_once() -> None:
    g = table("jrayek zcharo ai")
    army(g, P1, "r4c4", 1, "uryk")
    army(g, P2, "r4c4", 1)
    moving(g)
    play(g, "p1 route r4c4 r3c5; p1 take uryk")
    assert options(g, "march") == ["0"]


@rule("CO-PIN-1")
def test_a_pinned_region_tells_how_many_would_stay() -> None:
    g = table()
    army(g, P1, "r4c4", 2, "ejax")
    army(g, P2, "r4c4", 5)
    moving(g)
    assert numbers_of(g.explain(P1, "route r4c4 r3c5")) == {"have": 2, "need": 6}


@rule("CO-MOVE-2")
def test_leaders_and_rhyzu_of_the_region_are_offered() -> None:
    g = table("jrayek zcharo ai")
    army(g, P1, "r4c4", 2, "lynke uryk")
    army(g, P1, "r4c3", 0, "jayen")
    moving(g)
    play(g, "p1 route r4c4 r4c3")
    assert options(g, "take") == ["lynke", "uryk"]
    assert g.why_not(P1, "take jayen") == "CO-MOVE-2"
    play(g, "p1 take uryk")
    assert options(g, "take") == ["lynke"]


@rule("CO-PIN-3", "CO-PIN-1")
def test_a_unit_more_is_refused_for_the_pin() -> None:
    g = table("jrayek zcharo ai")
    army(g, P1, "r4c4", 0, "lynke uryk")
    army(g, P2, "r4c4", 1)
    moving(g)
    play(g, "p1 route r4c4 r3c5; p1 take lynke")
    assert g.why_not(P1, "take uryk") == "CO-PIN-1"


@rule("CO-MOVE-15")
def test_a_rhyzu_may_be_the_company_that_a_leader_needs() -> None:
    g = table("zcharo jrayek ai")
    army(g, P1, "r4c4", 1, "ejax")
    army(g, P1, "r4c3", 0, "oachra katarin")
    army(g, P2, "r4c4", 3)
    moving(g, number=2)
    play(g, "p1 route r4c3 r4c4; p1 take oachra")
    assert g.why_not(P1, "march 0") == "CO-MOVE-15"
    play(g, "p1 take katarin; p1 march 0; p1 route r4c4 r5c4; p1 take ejax; p1 march 0; p1 end")
    assert place_of(g, P1, "oachra") == "r4c4"


@rule("CO-POWER-21")
def test_only_moves_between_two_swamps_are_free() -> None:
    g = table("leyrien zcharo ai")
    army(g, P1, "r3c5", 2)
    army(g, P1, "r3c4", 2)
    moving(g)
    points = g.view(P1)["points"]
    play(g, "p1 route r3c5 r3c4; p1 march 1")
    assert g.view(P1)["points"] == points - 1
    play(g, "p1 route r3c4 r3c3; p1 march 1")
    assert g.view(P1)["points"] == points - 2
    play(g, "p1 route r3c4 r4c2; p1 march 1")
    assert g.view(P1)["points"] == points - 2


@rule("CO-POWER-10", "CO-MOVE-12")
def test_a_leader_without_fighters_moves_freely_to_a_region_beside_it() -> None:
    g = table("leyrien zcharo ai")
    army(g, P1, "r3c5", 0, "vehlac")
    after_all_turns(g, "move", "move_first")
    assert actors(g) == (P1,)
    assert g.why_not(P1, "route r3c5 r6c2") == "CO-ADJ-1"
    moved = [values for kind, values in events_of(g, P1, "route r3c5 r4c4") if kind == "moved"]
    assert [(values["origin"], values["target"]) for values in moved] == [("region:r3c5", "region:r4c4")]
    assert place_of(g, P1, "vehlac") == "r4c4"
    assert actors(g) == ()


@rule("CO-POWER-10", "CO-PIN-1")
def test_a_free_mover_is_pinned_by_what_it_leaves_behind() -> None:
    g = table("leyrien zcharo ai")
    army(g, P1, "r3c5", 1, "vehlac")
    army(g, P2, "r3c5", 1)
    after_all_turns(g, "move", "move_first")
    play(g, "p1 route r3c5 r4c4")
    assert (place_of(g, P1, "vehlac"), fighters(g, P1, "r3c5")) == ("r4c4", 1)


@rule("CO-POWER-10", "CO-MOVE-7")
def test_a_free_mover_joins_no_other_leader() -> None:
    g = table("leyrien zcharo ai")
    army(g, P1, "r3c5", 0, "vehlac")
    army(g, P1, "r4c4", 0, "niruveh")
    after_all_turns(g, "move", "move_first")
    assert g.why_not(P1, "route r3c5 r4c4") == "CO-MOVE-7"


@rule("CO-POWER-10")
def test_only_fighters_go_along_on_a_free_move() -> None:
    g = table("oxataya jrayek ai")
    army(g, P1, "r3c5", 1, "xanya+ rhan uryk")
    after_all_turns(g, "recruit")
    play(g, "p1 route r3c5 r4c4")
    assert g.why_not(P1, "take uryk") == "CO-POWER-10" == g.why_not(P1, "take rhan")
    play(g, "p1 march 1")
    assert place_of(g, P1, "xanya") == "r4c4"


@rule("CO-POWER-10", "CO-MOVE-13")
def test_a_free_move_from_the_corner_of_the_map_of_five() -> None:
    g = table("leyrien zcharo ai jrayek oxataya")
    army(g, P1, "r2c3", 0, "vehlac")
    after_all_turns(g, "move", "move_first")
    assert actors(g) == (P1,)
    assert options(g, "route") != []


@rule("CO-ACT-17", "CO-MOVE-13")
def test_what_works_by_itself_in_a_turn_does_not_work_between_turns() -> None:
    g = table("oxataya zcharo circadians", phase="recruit")
    army(g, P1, "r4c4", 0, "xanya")
    army(g, P3, "r3c4", 0, "akira+")
    before = resources(g, P3)
    begin(g, FREE_MOVES.at(P1))
    assert actors(g) == (P1,)
    assert resources(g, P3) == before
