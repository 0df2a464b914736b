"""Pinning, redeploys, presence and control (CO-PIN, CO-REDEP, CO-CTRL)."""

from __future__ import annotations

from astrarium.games.chaos_order.counts import controlled
from astrarium.games.chaos_order.income import region_count
from astrarium.games.chaos_order.rounds import ACTION_PHASE
from tests.chaos_order.marches import moving, redeploying
from tests.chaos_order.scenario import (
    P1,
    P2,
    P3,
    PHASE,
    REGION,
    actors,
    army,
    begin,
    erect,
    fighters,
    give_cards,
    options,
    place_of,
    play,
    set_price,
    table,
    turn,
    verbs_of,
)
from tests.marks import example, rule


@rule("CO-PIN-1", "CO-PIN-3")
@example("EX-8")
def test_pinning_four_against_seven() -> None:
    g = table()
    army(g, P1, "r4c4", 4)
    army(g, P2, "r4c4", 7)
    moving(g)
    assert g.why_not(P1, "route r4c4 r3c5") == "CO-PIN-1"
    g = table()
    army(g, P1, "r4c4", 4)
    army(g, P2, "r4c4", 7)
    moving(g, P2)
    play(g, "p2 route r4c4 r3c5")
    assert options(g, "march", P2) == ["1", "2", "3"]


@rule("CO-PIN-2")
@example("ED-30")
def test_buildings_do_not_pin() -> None:
    g = table()
    army(g, P1, "r4c4", 1)
    erect(g, P2, "r4c4", "outpost")
    moving(g)
    play(g, "p1 route r4c4 r3c5; p1 march 1")
    assert fighters(g, P1, "r4c4") == 0
    army(g, P1, "r4c4", 3)
    army(g, P2, "r4c4", 1)
    moving(g)
    play(g, "p1 route r4c4 r3c5")
    assert options(g, "march") == ["1"]


@rule("CO-PIN-2")
def test_leaders_and_rhyzu_pin() -> None:
    g = table("zcharo ai jrayek")
    army(g, P1, "r4c4", 3)
    army(g, P3, "r4c4", 0, "lynke uryk")
    moving(g)
    play(g, "p1 route r4c4 r3c5")
    assert options(g, "march") == ["1"]


@rule("CO-PIN-4")
@example("ED-29")
def test_only_the_largest_opponent_counts() -> None:
    g = table()
    army(g, P1, "r4c4", 6)
    army(g, P2, "r4c4", 3)
    army(g, P3, "r4c4", 5)
    moving(g)
    play(g, "p1 route r4c4 r3c5")
    assert options(g, "march") == ["1"]


@rule("CO-PIN-5")
def test_pinning_is_looked_at_for_each_point() -> None:
    g = table("zcharo jrayek ai")
    army(g, P1, "r4c4", 3)
    army(g, P2, "r4c4", 2)
    moving(g)
    play(g, "p1 route r4c4 r3c5; p1 march 1")
    assert g.why_not(P1, "route r4c4 r3c5") == "CO-PIN-1"


@rule("CO-PIN-6", "CO-REDEP-3", "CO-FAQ-8")
@example("ED-32")
def test_redeploys_ignore_pinning() -> None:
    g = table(phase="income")
    army(g, P1, "r4c4", 2)
    army(g, P1, "r3c5", 1)
    army(g, P2, "r4c4", 7)
    redeploying(g)
    play(g, "p1 route r4c4 r3c5; p1 march 2")
    assert fighters(g, P1, "r3c5") == 3


@rule("CO-REDEP-1", "CO-REDEP-2")
@example("ED-33")
def test_a_redeploy_goes_where_the_faction_is_present() -> None:
    g = table()
    army(g, P1, "r4c4", 3, "ejax")
    redeploying(g)
    assert actors(g) == ()
    army(g, P1, "r3c5", 1)
    erect(g, P1, "r4c3", "factory")
    redeploying(g)
    assert options(g, "route") == ["r3c5 r4c4", "r4c4 r3c5", "r4c4 r4c3"]
    assert g.why_not(P1, "route r4c4 r5c4") == "CO-REDEP-1"
    play(g, "p1 route r4c4 r4c3; p1 take ejax; p1 march 3")
    assert fighters(g, P1, "r4c3") == 3
    assert actors(g) == ()


@rule("CO-REDEP-4")
def test_a_redeploy_may_start_on_the_base() -> None:
    g = table()
    army(g, P1, "base", 3)
    army(g, P1, "r3c4", 1)
    redeploying(g)
    play(g, "p1 route base r3c4; p1 march 2")
    assert fighters(g, P1, "r3c4") == 3


@rule("CO-REDEP-5")
def test_no_redeploy_out_of_the_current_relics_region_in_income() -> None:
    g = table(round=4, phase="income")
    army(g, P1, "r4c4", 3)
    army(g, P1, "r3c5", 3)
    redeploying(g)
    assert g.why_not(P1, "route r4c4 r3c5") == "CO-REDEP-5"
    assert g.why_not(P1, "route r3c5 r4c4") is None
    g.phase = PHASE["relic"]
    assert g.why_not(P1, "route r4c4 r3c5") is None


@rule("CO-REDEP-6", "CO-COM-9")
def test_a_redeploy_into_a_region_with_a_battle() -> None:
    g = table()
    army(g, P1, "r4c4", 3)
    army(g, P1, "r3c5", 1)
    army(g, P2, "r3c5", 2)
    redeploying(g)
    play(g, "p1 route r4c4 r3c5; p1 march 3")
    assert fighters(g, P1, "r3c5") == 4


@rule("CO-REDEP-7")
def test_a_redeploy_without_a_target_is_lost() -> None:
    g = table()
    army(g, P1, "r4c4", 3)
    redeploying(g)
    assert actors(g) == ()
    army(g, P1, "r3c5", 1)
    redeploying(g)
    play(g, "p1 decline")
    assert actors(g) == ()


@rule("CO-CTRL-1", "CO-CTRL-2", "CO-GLOSS-1")
def test_presence_and_control() -> None:
    g = table("jrayek zcharo ai")
    army(g, P1, "r4c4", 0, "uryk")
    army(g, P1, "r4c3", 0, "lynke")
    erect(g, P1, "r5c4", "factory")
    assert {*controlled(g, P1)} == {REGION["r4c4"], REGION["r4c3"], REGION["r5c4"]}
    army(g, P2, "r4c4", 1)
    assert REGION["r4c4"] not in controlled(g, P1) + controlled(g, P2)


@rule("CO-CTRL-3", "CO-FLOW-7")
@example("ED-137")
def test_the_base_counts_as_a_region() -> None:
    g = table("zcharo circadians ai")
    assert region_count(g, P1) == 1
    assert region_count(g, P2) == 0
    turn(g, P1, "discover")
    assert verbs_of(g) == {"act", "pass"}


@rule("CO-POWER-2")
@example("ED-31")
def test_renzo_weighs_three_units() -> None:
    g = table("circadians zcharo ai")
    army(g, P1, "r4c4", 1, "renzo")
    army(g, P2, "r4c4", 3)
    moving(g)
    play(g, "p1 route r4c4 r3c5")
    assert options(g, "march") == ["1"]
    assert options(g, "take") == []


@rule("CO-POWER-2", "CO-MOVE-12")
@example("ED-141")
def test_renzo_pins_in_the_recruit_phase() -> None:
    g = table("oxataya circadians ai")
    army(g, P1, "r4c4", 2, "xanya")
    army(g, P2, "r4c4", 0, "renzo")
    set_price(g, "recruit", P2, 6)
    begin(g, ACTION_PHASE.at(-1, PHASE["recruit"]))
    play(g, "p2 pass; p3 pass; p1 pass")
    assert actors(g) == ()


@rule("CO-POWER-28", "CO-PIN-1")
@example("ED-98")
def test_ominous_pins_one_more() -> None:
    g = table()
    army(g, P1, "r4c4", 4)
    army(g, P2, "r4c4", 2)
    moving(g)
    play(g, "p1 route r4c4 r3c5")
    assert options(g, "march") == ["1"]
    set_price(g, "move_first", P2, 3)
    moving(g, P2)
    assert g.why_not(P2, "route r4c4 r3c5") == "CO-PIN-1"
    erect(g, P2, "r3c3", "factory")
    assert g.view(P1)["regions"]["r4c4"]["forces"][0]["must_stay"] == 3


@rule("CO-POWER-25", "CO-PIN-1")
@example("ED-117")
def test_a_card_ignores_pinning_for_a_turn() -> None:
    g = table("leyrien ai jrayek")
    army(g, P1, "r4c4", 2)
    army(g, P2, "r4c4", 5)
    give_cards(g, P1, "t22")
    turn(g, P1, "move")
    play(g, "p1 play t22; p1 main; p1 route r4c4 r3c5; p1 march 1")
    assert g.why_not(P1, "route r4c4 r3c5") is None
    assert g.view(P1)["regions"]["r4c4"]["forces"][1]["must_stay"] == 1


@rule("CO-POWER-11")
def test_ivi_shares_a_region_with_one_leader() -> None:
    g = table("leyrien zcharo ai")
    army(g, P1, "r3c5", 0, "ivi")
    army(g, P1, "r3c4", 0, "eeyla")
    moving(g)
    play(g, "p1 route r3c4 r3c5; p1 take eeyla; p1 march 0")
    assert g.why_not(P1, "end") is None
    army(g, P1, "r3c4", 0, "vehlac")
    redeploying(g)
    assert g.why_not(P1, "route r3c4 r3c5") == "CO-MOVE-7"


@rule("CO-POWER-14", "CO-POWER-22")
@example("ED-121")
def test_onari_leaves_a_lake_for_nothing() -> None:
    g = table("oxataya zcharo ai")
    army(g, P1, "r4c6", 2, "onari")
    moving(g, number=1)
    g.stack[-1] = (*g.stack[-1][:2], (0, 1, 0))
    assert options(g, "route") == ["r4c6 r3c5", "r4c6 r4c5"]
    assert g.why_not(P1, "route r4c6 r5c3") == "CO-MOVE-1"
    play(g, "p1 route r4c6 r3c5; p1 take onari; p1 march 2")
    assert place_of(g, P1, "onari") == "r3c5"
    assert fighters(g, P1, "r3c5") == 2


@rule("CO-POWER-21")
def test_the_first_swamp_move_is_free() -> None:
    g = table("leyrien zcharo ai")
    army(g, P1, "r3c4", 3)
    moving(g, number=1)
    play(g, "p1 route r3c4 r4c2; p1 march 1")
    assert g.view(P1)["points"] == 2
    play(g, "p1 route r3c4 r4c2; p1 march 1")
    assert g.view(P1)["points"] == 1
