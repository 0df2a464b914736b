"""Choosing battles, planning and the dial (CO-COM, CO-PLAN, CO-DIAL)."""

from __future__ import annotations

from astrarium.kernel.records import Record
from tests.chaos_order.battles import BATTLE, answer, facing, fight, sums
from tests.chaos_order.scenario import (
    P1,
    P2,
    P3,
    REGION,
    actors,
    army,
    buildings,
    combat,
    discards,
    erect,
    fighters,
    give_cards,
    hand,
    have,
    options,
    play,
    resources,
    step,
    table,
)
from tests.explanations import lines
from tests.marks import example, rule


@rule("CO-COM-1", "CO-COM-2", "CO-COM-3")
def test_battles_are_chosen_clockwise_from_the_gun() -> None:
    g = table()
    army(g, P1, "r4c4", 1)
    army(g, P2, "r4c4", 1)
    army(g, P1, "r4c3", 1)
    army(g, P2, "r4c3", 1)
    army(g, P3, "r5c4", 1)
    combat(g, P3)
    assert actors(g) == (P1,)
    assert options(g, "battle") == ["r4c3 p2", "r4c4 p2"]
    assert g.why_not(P1, "battle r5c4 p3") == "CO-COM-2"
    play(g, "p1 battle r4c3 p2; p1 plan guard printed; p2 plan guard printed")
    assert actors(g) == (P2,)
    assert options(g, "battle", P2) == ["r4c4 p1"]


@rule("CO-COM-4", "CO-COM-5")
@example("EX-10")
def test_the_chooser_names_one_opponent() -> None:
    g = table("jrayek zcharo circadians")
    for seat in range(3):
        army(g, seat, BATTLE, 3)
    combat(g)
    assert options(g, "battle") == ["r4c4 p2", "r4c4 p3"]
    assert g.why_not(P1, "battle r4c4 p1") == "CO-COM-4"
    play(g, "p1 battle r4c4 p2")
    answer(g)
    play(g, "p1 plan guard printed; p2 plan guard printed")
    assert fighters(g, P2, BATTLE) == 0
    assert fighters(g, P3, BATTLE) == 3
    assert actors(g) == (P3,)
    assert options(g, "battle", P3) == ["r4c4 p1"]


@rule("CO-COM-7", "CO-FAQ-6")
@example("ED-61")
def test_the_phase_goes_on_until_no_region_is_shared() -> None:
    g = table()
    for seat in range(3):
        army(g, seat, BATTLE, 2)
    combat(g)
    while g.actors:
        seat = g.actors[0]
        g.play(seat, g.actions(seat)[0])
    assert len([seat for seat in range(3) if fighters(g, seat, BATTLE)]) <= 1


@rule("CO-COM-8", "CO-RSV-17", "CO-FAQ-4")
@example("ED-113")
def test_a_lone_building_fights_and_is_destroyed() -> None:
    g = table("leyrien circadians ai")
    army(g, P1, BATTLE, 1)
    erect(g, P2, BATTLE, "factory")
    have(g, P2, 0, 0)
    found = sums(g, "assault", "guard")
    assert found == {"strength": [2, 1], "attack": [1, 0], "defence": [1, 0]}
    assert buildings(g, P2, BATTLE) == []
    assert resources(g, P2) == (2, 0)
    assert g.sites[REGION[BATTLE]][0][1] == -1


@rule("CO-PLAN-1", "CO-PLAN-9", "CO-INFO-4")
def test_plans_are_sealed_until_both_are_in() -> None:
    g = facing()
    combat(g)
    play(g, "p1 battle r4c4 p2")
    assert actors(g) == (P1, P2)
    play(g, "p1 plan assault printed")
    assert g.view(P2)["battle"]["sides"][0]["sector"] is None
    assert Record.of(g, P2).moves[-1] == (P1, "?")
    assert g.why_not(P1, "take-back") is None
    play(g, "p2 plan guard printed")
    assert g.battle == -1
    assert g.why_not(P1, "take-back") is not None


@rule("CO-PLAN-2", "CO-PLAN-10", "CO-TAC-7")
@example("ED-125")
def test_a_card_on_the_dial_is_used_or_was_a_bluff() -> None:
    g = facing()
    give_cards(g, P1, "t01")
    give_cards(g, P1, "t02", fresh=True)
    combat(g)
    play(g, "p1 battle r4c4 p2; p1 put-card")
    assert options(g, "plan")[:3] == ["retreat t01", "retreat t02", "retreat bluff"]
    assert g.why_not(P1, "plan assault printed") == "CO-PLAN-10" == g.why_not(P1, "plan assault t05")
    assert g.why_not(P2, "plan assault t05") == "CO-PLAN-2"


@rule("CO-FAQ-7", "CO-INFO-1")
@example("ED-39")
def test_a_bluff_returns_unseen() -> None:
    g = facing()
    give_cards(g, P1, "t01")
    fight(g, "all_out bluff", "guard")
    assert g.players[P2].areas[0] == 9
    assert hand(g, P1) == ["t01"]
    assert discards(g) == []
    assert [card.get("card") for card in g.view(P2)["players"][P1]["hand"]] == [None]
    planned = [move for move in Record.of(g, P2).moves if move[0] == P1][-1]
    assert planned == (P1, "plan all_out bluff")


@rule("CO-PLAN-3")
def test_only_a_side_with_a_card_can_bluff() -> None:
    g = facing("zcharo circadians ai", own="4", other="4 sable")
    combat(g)
    play(g, "p1 battle r4c4 p2")
    assert actors(g) == (P1,)
    assert g.why_not(P1, "plan guard bluff") == "CO-PLAN-3"
    give_cards(g, P1, "t01")
    assert g.why_not(P1, "plan guard bluff") is None


@rule("CO-PLAN-4", "CO-DIAL-2")
@example("EX-11")
def test_the_printed_card() -> None:
    assert sums(facing(), "assault", "guard") == {"strength": [5, 5], "attack": [1, 0], "defence": [1, 0]}
    assert sums(facing(), "assault", "retreat")["defence"][0] == 0


@rule("CO-PLAN-5", "CO-PLAN-10")
@example("ED-124")
def test_whether_a_card_lies_on_the_dial_is_seen_before_the_sector() -> None:
    g = facing()
    give_cards(g, P1, "t01")
    combat(g)
    play(g, "p1 battle r4c4 p2")
    assert actors(g) == (P1,)
    play(g, "p1 put-card")
    assert [side["has_card"] for side in g.view(P2)["battle"]["sides"]] == [True, False]
    assert actors(g) == (P1, P2)
    assert step(g) == "SEALED_PLANNING"


@rule("CO-PLAN-6", "CO-PLAN-11")
def test_a_gamble_needs_a_gem() -> None:
    g = facing()
    have(g, P1, 9, 0)
    have(g, P2, 0, 1)
    combat(g)
    play(g, "p1 battle r4c4 p2")
    assert g.why_not(P1, "plan gamble_left printed") == "CO-PLAN-6"
    assert lines(g.explain(P1, "plan gamble_left printed").needs) == [("gem", 1, "die")]
    play(g, "p2 plan gamble_left printed; p1 plan guard printed; chance roll die_6")
    assert resources(g, P2) == (0, 0)


@rule("CO-PLAN-7", "CO-DIAL-5")
@example("ED-36", "ED-37")
def test_all_out_needs_four_fighters_and_no_leader() -> None:
    for force, rule_id in (("3", "CO-PLAN-7"), ("4 ejax", "CO-PLAN-7"), ("4 uryk", None), ("4", None)):
        g = facing(own=force)
        combat(g)
        play(g, "p1 battle r4c4 p2")
        assert g.why_not(P1, "plan all_out printed") == rule_id
    g = facing("ai leyrien zcharo", own="1 phoros")
    combat(g)
    play(g, "p1 battle r4c4 p2")
    assert g.why_not(P1, "plan all_out printed") is None
    assert sums(facing(), "all_out", "guard")["attack"] == [2, 0]


@rule("CO-PLAN-8")
def test_the_other_sectors_are_always_allowed() -> None:
    g = facing(own="0 ejax")
    have(g, P1, 0, 0)
    combat(g)
    play(g, "p1 battle r4c4 p2")
    assert options(g, "plan") == ["retreat printed", "assault printed", "guard printed"]


@rule("CO-DIAL-1", "CO-DIAL-6", "CO-DIAL-8")
@example("EX-12")
def test_a_sector_turns_the_values_of_the_card() -> None:
    g = facing(own="0 ejax", other="0 ivi")
    g.round = 0
    give_cards(g, P1, "t01")
    have(g, P1, 0, 1)
    found = sums(g, "assault t01", "guard")
    assert found["attack"][0] == 3 + 1
    assert found["strength"][0] == 3 + 1
    assert resources(g, P1) == (0, 1)
    assert discards(g) == ["t01"]
    g = facing()
    give_cards(g, P1, "t01")
    assert sums(g, "guard t01", "guard")["strength"][0] == 4 + 1


@rule("CO-DIAL-3", "CO-DIAL-4", "CO-RSV-1")
def test_a_gamble_adds_the_die() -> None:
    for sector, value in (("gamble_left", 1), ("gamble_right", 4)):
        g = facing()
        have(g, P1, 0, 1)
        give_cards(g, P1, "t11")
        found = sums(g, f"{sector} t11", "assault", "roll die_1")
        assert found["strength"][0] == 4 + value + 1
        assert found["defence"][1] == 2
        assert resources(g, P1) == (0, 0)


@rule("CO-DIAL-7")
@example("ED-40", "ED-41")
def test_x_is_the_strength_rolled() -> None:
    g = facing()
    give_cards(g, P1, "t08")
    found = sums(g, "guard t08", "assault")
    assert found["strength"][0] == 5
    assert found["defence"][1] == 1
    g = facing()
    have(g, P1, 0, 1)
    give_cards(g, P1, "t08")
    assert sums(g, "gamble_left t08", "assault", "roll die_4")["strength"][0] == 4 + 3 + 3
