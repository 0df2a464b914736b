"""Adjacency and moves (CO-ADJ, CO-MOVE)."""

from __future__ import annotations

import pytest

from astrarium.games.chaos_order.counts import controlled, controlled_land
from astrarium.games.chaos_order.rounds import ACTION_PHASE
from astrarium.games.chaos_order.state import ChaosOrder
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
    have,
    is_upgraded,
    options,
    place_of,
    play,
    resources,
    set_price,
    step,
    table,
)
from tests.marks import example, rule


@rule("CO-ADJ-1", "CO-SETUP-28")
@example("ED-35")
def test_a_mountain_parts_two_regions() -> None:
    g = table()
    army(g, P1, "r3c4", 2)
    moving(g)
    assert g.why_not(P1, "route r3c4 r4c4") == "CO-ADJ-1"
    assert options(g, "route") == ["r3c4 r3c3", "r3c4 r3c5"]


@rule("CO-ADJ-2")
def test_what_is_not_in_play_is_no_region() -> None:
    g = table()
    army(g, P1, "r3c5", 2)
    moving(g)
    assert g.why_not(P1, "route r3c5 r3c6") == "CO-ADJ-2"
    g = table("zcharo ai jrayek circadians")
    army(g, P1, "r3c5", 2)
    moving(g)
    assert g.why_not(P1, "route r3c5 r3c6") is None


@rule("CO-ADJ-3", "CO-BLDG-2")
def test_an_outpost_links_its_region_to_the_base() -> None:
    g = table()
    army(g, P1, "base", 2)
    erect(g, P1, "r6c4", "outpost")
    moving(g)
    assert options(g, "route") == ["base r3c4", "base r3c5", "base r6c4"]
    play(g, "p1 route base r6c4; p1 march 2")
    assert fighters(g, P1, "r6c4") == 2


@rule("CO-ADJ-5")
@example("ED-34")
@pytest.mark.parametrize(
    ("factions", "blue", "red"),
    [("zcharo ai jrayek", False, False), ("zcharo ai jrayek circadians", True, False),
     ("zcharo ai jrayek leyrien oxataya", True, True)],
)  # fmt: skip
def test_tunnels_by_number_of_factions(factions: str, blue: bool, red: bool) -> None:
    g = table(factions)
    for ends, is_open in ((("r3c6", "r6c2"), blue), (("r3c1", "r6c6"), red)):
        here, there = REGION[ends[0]], REGION[ends[1]]
        assert bool(g.neighbours[here] >> there & 1) == is_open == bool(g.neighbours[there] >> here & 1)


@rule("CO-ADJ-6", "CO-LEY-1")
@example("ED-70")
def test_swamps_are_adjacent_for_the_leyrien() -> None:
    g = table("leyrien zcharo ai")
    army(g, P1, "r3c4", 2)
    moving(g, number=1)
    play(g, "p1 route r3c4 r4c2; p1 march 1")
    assert fighters(g, P1, "r4c2") == 1
    g = table()
    army(g, P1, "r3c4", 2)
    moving(g)
    assert g.why_not(P1, "route r3c4 r4c2") == "CO-ADJ-1"


@rule("CO-ADJ-7", "CO-CTRL-4", "CO-END-9")
def test_lakes_are_regions_but_not_land() -> None:
    g = table("oxataya zcharo ai")
    army(g, P1, "r4c6", 1)
    army(g, P1, "r3c4", 1)
    assert controlled(g, P1) == [REGION["r3c4"], REGION["r4c6"]]
    assert controlled_land(g, P1) == [REGION["r3c4"]]


@rule("CO-MOVE-1")
@pytest.mark.parametrize(("number", "points"), [(1, 2), (2, 3), (3, 4), (4, 5), (5, 6)])
def test_move_points_by_column(number: int, points: int) -> None:
    g = table()
    army(g, P1, "base", 9)
    moving(g, number=number)
    assert g.view(P1)["points"] == points
    for _ in range(points):
        play(g, "p1 route base r3c4; p1 march 1")
    assert g.why_not(P1, "route base r3c4") == "CO-MOVE-1"
    assert len(g.cards[1][5 + P1]) == (1 if number == 5 else 0)


@rule("CO-MOVE-2", "CO-MOVE-3")
def test_any_number_of_units_moves_again_with_others() -> None:
    g = table()
    army(g, P1, "base", 3, "ejax")
    army(g, P1, "r3c5", 1)
    moving(g, number=1)
    assert g.why_not(P1, "route r4c4 r4c3") == "CO-MOVE-2"
    play(g, "p1 route base r3c5; p1 take ejax")
    assert g.why_not(P1, "march 4") == "CO-MOVE-2"
    play(g, "p1 march 2; p1 route r3c5 r4c4; p1 take ejax; p1 march 3")
    assert fighters(g, P1, "r4c4") == 3
    assert place_of(g, P1, "ejax") == "r4c4"
    assert fighters(g, P1, "base") == 1


@rule("CO-MOVE-4", "CO-FAQ-5")
@example("ED-26")
def test_units_never_move_onto_a_base() -> None:
    g = table()
    army(g, P1, "r3c4", 2)
    moving(g)
    assert g.why_not(P1, "route r3c4 r2c5") == "CO-MOVE-4"
    redeploying(g)
    assert actors(g) == ()


@rule("CO-MOVE-5", "CO-OXA-1")
def test_only_some_enter_lakes() -> None:
    g = table()
    army(g, P1, "r3c5", 2)
    moving(g)
    assert g.why_not(P1, "route r3c5 r4c6") == "CO-MOVE-5"
    g = table("oxataya zcharo ai")
    army(g, P1, "r3c5", 2)
    moving(g)
    play(g, "p1 route r3c5 r4c6; p1 march 1")
    assert fighters(g, P1, "r4c6") == 1
    assert g.view(P1)["regions"]["r4c6"]["controller"] == P1


@rule("CO-MOVE-6", "CO-PIN-7")
def test_units_may_enter_a_region_with_others() -> None:
    g = table()
    army(g, P1, "r3c5", 2)
    army(g, P2, "r4c4", 9)
    moving(g)
    play(g, "p1 route r3c5 r4c4; p1 march 1")
    assert g.view(P1)["regions"]["r4c4"]["is_contested"]


@rule("CO-MOVE-7", "CO-MOVE-15")
@example("ED-27", "ED-107")
def test_two_leaders_in_a_region_must_part_again() -> None:
    g = table()
    army(g, P1, "r3c4", 0, "ejax")
    army(g, P1, "r3c5", 0, "urzo")
    moving(g, number=1)
    play(g, "p1 route r3c4 r3c5; p1 take ejax; p1 march 0")
    assert g.why_not(P1, "end") == "CO-MOVE-7" == g.why_not(P1, "auxiliary")
    play(g, "p1 route r3c5 r4c4; p1 take urzo; p1 march 0; p1 end")
    g = table()
    army(g, P1, "r3c4", 0, "ejax")
    army(g, P1, "r3c5", 0, "urzo")
    moving(g, number=1)
    play(g, "p1 route r3c5 r4c4; p1 take urzo; p1 march 0")
    army(g, P1, "r3c5", 0, "cahzor")
    assert g.why_not(P1, "route r3c4 r3c5") == "CO-MOVE-15"


@rule("CO-MOVE-7")
@example("ED-28")
def test_leaders_share_the_base() -> None:
    g = table()
    army(g, P1, "base", 0, "ejax urzo cahzor")
    moving(g)
    assert g.why_not(P1, "end") is None


@rule("CO-MOVE-8")
def test_rhyzu_are_free_of_the_limit() -> None:
    g = table("jrayek zcharo ai")
    army(g, P1, "r3c4", 0, "lynke uryk halke")
    moving(g)
    play(g, "p1 route r3c4 r3c5; p1 take lynke; p1 take uryk; p1 take halke; p1 march 0; p1 end")
    assert [standee["place"] for standee in g.view(P1)["rhyzu"]] == ["r3c5", "r3c5", None]
    army(g, P1, "r3c5", 0, "jayen")
    moving(g)
    assert g.why_not(P1, "end") == "CO-MOVE-7"


@rule("CO-MOVE-9", "CO-MOVE-3", "CO-PIN-5")
@example("EX-9")
def test_move_by_the_jrayek() -> None:
    g = table("jrayek zcharo ai")
    set_price(g, "move_last", P1, 6)
    army(g, P1, "r4c4", 2, "lynke")
    army(g, P1, "r4c3", 1, "ikryla")
    army(g, P1, "r4c2", 3)
    army(g, P2, "r4c2", 2)
    army(g, P3, "r5c4", 3)
    have(g, P1, 4, 1)
    moving(g, number=3)
    play(g, "p1 route r4c4 r4c3; p1 take lynke; p1 march 2; p1 route r4c2 r4c3")
    assert g.why_not(P1, "march 2") == "CO-PIN-1"
    play(g, "p1 march 1; p1 route r4c3 r4c2; p1 take lynke; p1 march 1")
    play(g, "p1 route r4c3 r5c4; p1 take ikryla; p1 march 3")
    assert g.why_not(P1, "route r4c2 r4c3") == "CO-MOVE-1"
    play(g, "p1 auxiliary; p1 upgrade-leader lynke; p1 end")
    assert place_of(g, P1, "lynke") == "r4c2"
    assert place_of(g, P1, "ikryla") == "r5c4"
    assert (fighters(g, P1, "r4c2"), fighters(g, P1, "r5c4")) == (3, 3)
    assert is_upgraded(g, P1, "lynke")
    assert resources(g, P1) == (0, 0)
    price = g.view(P2)["prices"]["move"]
    assert (price["to_owner"], price["to_supply"], price["order"]) == (3, 3, [P2, P3, P1])


@rule("CO-MOVE-12", "CO-MOVE-13", "CO-POWER-10")
def test_free_moves_after_the_last_turn() -> None:
    g = table("leyrien zcharo ai")
    army(g, P1, "r3c5", 2, "vehlac")
    set_price(g, "move_first", P2, 6)
    begin(g, ACTION_PHASE.at(-1, PHASE["move"]))
    play(g, "p2 pass; p3 pass; p1 pass")
    assert step(g) == "FREE_MOVING"
    assert actors(g) == (P1,)
    assert g.why_not(P1, "route base r3c4") == "CO-POWER-10"
    play(g, "p1 route r3c5 r4c4")
    assert place_of(g, P1, "vehlac") == "r4c4"
    assert fighters(g, P1, "r3c5") == 2
    assert actors(g) == ()


@rule("CO-POWER-10")
def test_an_upgraded_xanya_takes_fighters_along() -> None:
    g = table("oxataya zcharo ai")
    army(g, P1, "r3c5", 3, "xanya+")
    set_price(g, "recruit", P2, 6)
    begin(g, ACTION_PHASE.at(-1, PHASE["recruit"]))
    play(g, "p2 pass; p3 pass; p1 pass; p1 route r3c5 r4c4")
    assert options(g, "take") == []
    play(g, "p1 march 2")
    assert place_of(g, P1, "xanya") == "r4c4"
    assert fighters(g, P1, "r4c4") == 2
    army(g, P1, "r4c4", 2, "xanya")
    g.players[P1].upgraded_leaders = 0
    begin(g, ACTION_PHASE.at(-1, PHASE["recruit"]))
    play(g, "p2 pass; p3 pass; p1 pass; p1 decline")
    assert actors(g) == ()


@rule("CO-MOVE-14")
def test_a_region_may_be_left_empty() -> None:
    g = table()
    army(g, P1, "r3c4", 1)
    moving(g)
    play(g, "p1 route r3c4 r3c5; p1 march 1")
    assert g.view(P1)["regions"]["r3c4"]["controller"] is None


def joining(own: int) -> ChaosOrder:
    """Oachra may join Ejax and so many fighters, who stand against three, with two points left."""
    g = table("zcharo jrayek ai")
    army(g, P1, "r4c4", own, "ejax")
    army(g, P1, "r4c3", 0, "oachra")
    army(g, P2, "r4c4", 3)
    return moving(g, number=1)


@rule("CO-MOVE-15", "CO-PIN-1")
@example("ED-126", "ED-127")
def test_a_surplus_leader_must_be_able_to_go_on() -> None:
    g = joining(own=1)
    assert g.why_not(P1, "route r4c3 r4c4") == "CO-MOVE-15"
    g = joining(own=2)
    play(g, "p1 route r4c3 r4c4; p1 take oachra; p1 march 0")
    assert g.why_not(P1, "end") == "CO-MOVE-7"


@rule("CO-MOVE-15", "CO-MOVE-2")
def test_a_leader_may_need_company_to_be_able_to_go_on() -> None:
    g = joining(own=1)
    army(g, P1, "r4c3", 2, "oachra")
    moving(g, number=2)
    play(g, "p1 route r4c3 r4c4; p1 take oachra")
    assert options(g, "march") == ["1", "2"]
    assert g.why_not(P1, "march 0") == "CO-MOVE-15"
    play(g, "p1 march 1; p1 route r4c4 r5c4; p1 take ejax; p1 march 0; p1 end")
    assert place_of(g, P1, "oachra") == "r4c4"


@rule("CO-MOVE-15", "CO-AI-4")
@example("ED-128")
def test_the_wounds_of_a_trap_count_for_surplus_leaders() -> None:
    g = table()
    erect(g, P2, "r4c4", "stronghold")
    army(g, P1, "r4c4", 2, "ejax")
    army(g, P1, "r4c3", 0, "oachra")
    army(g, P2, "r4c4", 2)
    moving(g, number=2)
    assert g.why_not(P1, "route r4c3 r4c4") == "CO-MOVE-15"
    g.players[P2].traps = 0
    assert g.why_not(P1, "route r4c3 r4c4") is None
