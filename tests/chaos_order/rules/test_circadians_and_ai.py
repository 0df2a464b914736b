"""Circadians, A.I. and Zcharo (CO-CIRC, CO-AI, CO-ZCH)."""

from __future__ import annotations

from astrarium.games.chaos_order.income import region_count
from astrarium.games.chaos_order.state import GIVEN, HELD
from astrarium.kernel.values import put
from tests.chaos_order.battles import BATTLE, answer, facing, fight, strengths, sums
from tests.chaos_order.marches import moving, redeploying
from tests.chaos_order.scenario import (
    INTEL,
    P1,
    P2,
    REGION,
    army,
    combat,
    erect,
    fighters,
    give_cards,
    have,
    income,
    options,
    place_of,
    play,
    resources,
    set_areas,
    set_price,
    step,
    table,
    turn,
    upgrade,
)
from tests.marks import example, rule

# Circadians


@rule("CO-CIRC-1", "CO-CIRC-2")
def test_the_ship_takes_the_place_of_the_base() -> None:
    g = table("circadians zcharo ai")
    set_areas(g, P1, 0, 0, 2)
    turn(g, P1, "recruit")
    play(g, "p1 act; p1 recruit 3 base; p1 end")
    assert fighters(g, P1, "base") == 1
    moving(g)
    assert options(g, "route") == ["base r3c4", "base r3c5"]


@rule("CO-CIRC-3")
def test_the_ship_is_no_region() -> None:
    g = table("circadians zcharo ai")
    assert region_count(g, P1) == 0
    army(g, P1, "r3c3", 1)
    assert region_count(g, P1) == 1
    army(g, P2, "r3c4", 1)
    moving(g, P2)
    assert g.why_not(P2, "route r3c4 r2c5") == "CO-MOVE-4"


@rule("CO-CIRC-4")
def test_an_anchor_region_is_harvested_once_a_round() -> None:
    g = table("circadians zcharo ai")
    army(g, P1, "r3c4", 1)
    army(g, P1, "r3c5", 1)
    g.players[P1].columns = (0, 0, 4, 0, 0)
    turn(g, P1, "harvest")
    play(g, "p1 act; p1 harvest r3c5")
    assert resources(g, P1)[1] == 2
    assert g.why_not(P1, "harvest r3c4") == "CO-HARV-3"
    army(g, P1, "r4c4", 1)
    assert g.why_not(P1, "harvest r4c4") == "CO-HARV-3"


@rule("CO-CIRC-5")
@example("ED-123")
def test_strongholds_may_count_as_regions() -> None:
    g = table("circadians zcharo ai", phase="income")
    for region in ("r3c3", "r3c5", "r5c4", "r6c4"):
        army(g, P1, region, 1)
    erect(g, P1, "r3c3", "stronghold")
    erect(g, P1, "r5c4", "stronghold")
    income(g)
    assert region_count(g, P1) == 4
    play(g, "p1 count-building")
    assert region_count(g, P1) == 5
    play(g, "p1 count-building")
    assert region_count(g, P1) == 6
    assert g.why_not(P1, "count-building") == "CO-CIRC-5"
    play(g, "p1 income row; p1 choose second")
    assert g.why_not(P1, "count-building") == "CO-INC-14"
    have(g, P1, 9, 9)
    army(g, P1, "r3c4", 1)
    turn(g, P1, "build")
    play(g, "p1 act")
    assert g.why_not(P1, "build stronghold start_circadians_research") == "CO-CIRC-5"
    assert g.why_not(P1, "build stronghold neutral_plain_energy") == "CO-CIRC-5"
    army(g, P1, "r5c2", 1)
    assert g.why_not(P1, "build stronghold start_ai_gem") is None


@rule("CO-CIRC-5", "CO-CIRC-9")
@example("ED-60")
def test_the_region_count_of_the_circadians() -> None:
    g = table("circadians zcharo ai", phase="income")
    for region in ("r3c3", "r3c5", "r5c4"):
        army(g, P1, region, 1)
    erect(g, P1, "r3c3", "stronghold")
    erect(g, P1, "r5c4", "stronghold")
    g.intel = put(g.intel, INTEL["ai"], HELD)
    income(g)
    assert g.why_not(P1, "give-intel zcharo") == "CO-CIRC-9"
    play(g, "p1 give-intel ai; p1 count-building; p1 count-building")
    assert region_count(g, P1) == 6
    assert g.view(P1)["intel"]["ai"] == "given"


@rule("CO-CIRC-6")
def test_every_attribute_upgrade_gives_fame() -> None:
    g = table("circadians zcharo ai", phase="income")
    for region in ("r3c3", "r3c5", "r5c4", "r4c4", "r4c3", "r4c2"):
        army(g, P1, region, 1)
    have(g, P1, 0, 2)
    income(g)
    play(g, "p1 income row; p1 choose first; p1 upgrade-attribute mobile")
    assert g.players[P1].fame == 1


@rule("CO-CIRC-7")
def test_their_fighters_are_worth_two_or_three() -> None:
    g = facing("circadians zcharo ai")
    assert sums(g, "guard", "guard")["strength"][0] == 9
    g = facing("circadians zcharo ai")
    upgrade(g, P1, "militarized")
    assert sums(g, "guard", "guard")["strength"][0] == 13


@rule("CO-CIRC-8", "CO-CIRC-13")
@example("ED-114", "ED-116")
def test_covert_gains_intel_after_the_battle() -> None:
    g = facing("circadians ai zcharo", own="3", other="4")
    found = sums(g, "guard", "guard")
    assert found["defence"][1] == 1
    assert g.view(P1)["intel"] == {"ai": "held", "zcharo": "supply"}
    g = facing("circadians ai zcharo", own="3", other="4")
    g.intel = put(g.intel, INTEL["ai"], GIVEN)
    fight(g, "guard", "guard")
    assert g.view(P1)["intel"]["ai"] == "held"
    g = facing("circadians ai zcharo", own="3", other="4")
    g.intel = put(g.intel, INTEL["ai"], HELD)
    assert sums(g, "guard", "guard")["defence"][1] == 3
    g = facing("circadians ai zcharo", own="3", other="9")
    fight(g, "guard", "guard")
    assert g.view(P1)["intel"]["ai"] == "supply"


@rule("CO-CIRC-10")
@example("ED-140")
def test_a_given_card_works_once() -> None:
    g = facing("jrayek circadians ai")
    g.intel = put(g.intel, INTEL["jrayek"], GIVEN)
    combat(g)
    play(g, "p1 battle r4c4 p2")
    answer(g)
    assert strengths(g)[0] == 6
    assert step(g) == "SEALED_PLANNING"
    g = facing("circadians jrayek ai")
    g.intel = put(g.intel, INTEL["jrayek"], GIVEN)
    combat(g)
    play(g, "p1 battle r4c4 p2; p2 use intel_jrayek")
    assert strengths(g)[1] == 6
    assert g.view(P1)["intel"]["jrayek"] == "supply"
    g = table("zcharo circadians ai")
    g.intel = put(g.intel, INTEL["zcharo"], GIVEN)
    have(g, P1, 0)
    turn(g, P1, "discover")
    play(g, "p1 act; p1 use intel_zcharo")
    assert resources(g, P1)[0] == 4
    assert g.view(P1)["intel"]["zcharo"] == "supply"


@rule("CO-CIRC-11", "CO-CIRC-12")
def test_the_ship_moves_to_another_border() -> None:
    g = table("circadians zcharo ai")
    army(g, P1, "base", 2)
    turn(g, P1, "move")
    play(g, "p1 use mobile")
    assert g.why_not(P1, "relocate r3c4-r3c5") == "CO-CIRC-11" == g.why_not(P1, "relocate r3c4-r4c4")
    assert g.why_not(P1, "relocate r6c3-r6c4") == "CO-CIRC-11" == g.why_not(P1, "relocate r3c5-r4c6")
    play(g, "p1 relocate r4c4-r5c4; p1 main")
    assert options(g, "route") == ["base r4c4", "base r5c4"]
    assert fighters(g, P1, "base") == 2
    assert g.view(P1)["regions"]["r2c5"]["base_of"] is None
    g = table("circadians zcharo ai")
    upgrade(g, P1, "mobile")
    set_price(g, "move_first", P2, 6)
    have(g, P1, 0)
    turn(g, P1, "move")
    play(g, "p1 use mobile; p1 relocate r6c3-r6c4; p1 pass")
    assert g.players[P1].anchors == (REGION["r6c3"], REGION["r6c4"])


@rule("CO-CIRC-13")
def test_a_given_card_gives_the_circadians_nothing() -> None:
    g = table("circadians zcharo ai")
    for where, energy in ((HELD, 1), (GIVEN, 0)):
        g.intel = put(g.intel, INTEL["zcharo"], where)
        have(g, P1, 0)
        turn(g, P1, "discover")
        play(g, "p1 act")
        assert resources(g, P1)[0] == energy


# A.I.


@rule("CO-AI-1", "CO-AI-3", "CO-AI-4")
@example("ED-73")
def test_a_trap_wounds_who_enters() -> None:
    g = table()
    erect(g, P2, "r4c4", "stronghold")
    army(g, P1, "r3c5", 1, "ejax")
    assert g.view(P1)["regions"]["r4c4"]["trap"] == "armed"
    moving(g)
    play(g, "p1 route r3c5 r4c4; p1 take ejax; p1 march 1")
    assert g.players[P1].areas[0] == 10
    assert g.players[P2].fame == 1
    assert g.view(P1)["regions"]["r4c4"]["trap"] == "sprung"
    assert place_of(g, P1, "ejax") == "r4c4"


@rule("CO-AI-4", "CO-AI-5")
@example("ED-74")
def test_a_sprung_trap_is_armed_again_in_income() -> None:
    g = table()
    erect(g, P2, "r4c4", "stronghold")
    army(g, P1, "r3c5", 9)
    moving(g)
    play(g, "p1 route r3c5 r4c4; p1 march 3")
    assert fighters(g, P1, "r4c4") == 1
    assert g.players[P2].fame == 2
    play(g, "p1 route r3c5 r4c4; p1 march 3")
    assert fighters(g, P1, "r4c4") == 4
    income(g, P2)
    assert g.view(P1)["regions"]["r4c4"]["trap"] == "armed"
    redeploying(g)
    assert g.players[P2].fame == 2


@rule("CO-AI-4", "CO-FLOW-5")
@example("ED-135")
def test_a_trap_may_end_the_game_in_the_middle_of_a_move() -> None:
    g = table()
    erect(g, P2, "r4c4", "stronghold")
    g.players[P2].fame = 17
    army(g, P1, "r3c5", 3)
    moving(g)
    play(g, "p1 route r3c5 r4c4; p1 march 2")
    assert g.result is not None
    assert g.result.winners == (P2,)


@rule("CO-AI-6")
def test_copious_brings_the_reserve() -> None:
    g = table("ai zcharo jrayek", phase="income")
    have(g, P1, 0, 2)
    for region in ("r3c3", "r3c5", "r5c4", "r4c4", "r4c3"):
        army(g, P1, region, 1)
    income(g)
    play(g, "p1 income row; p1 choose first; p1 upgrade-attribute copious")
    assert (g.players[P1].areas, g.players[P1].reserve) == ((23,), 0)


@rule("CO-AI-7")
@example("ED-99")
def test_leaders_alone_spring_a_trap_too() -> None:
    g = table()
    erect(g, P2, "r4c4", "stronghold")
    army(g, P1, "r3c5", 0, "ejax")
    moving(g)
    play(g, "p1 route r3c5 r4c4; p1 take ejax; p1 march 0")
    assert g.view(P1)["regions"]["r4c4"]["trap"] == "sprung"
    assert g.players[P2].fame == 0
    g = table()
    erect(g, P2, "r4c4", "stronghold")
    army(g, P1, "r4c4", 3)
    army(g, P1, "r3c5", 0, "ejax")
    moving(g)
    play(g, "p1 route r3c5 r4c4; p1 take ejax; p1 march 0")
    assert fighters(g, P1, "r4c4") == 1
    assert g.players[P2].fame == 2


@rule("CO-AI-3")
def test_the_trap_leaves_with_the_stronghold() -> None:
    g = facing("zcharo ai jrayek", own="9", other="0")
    erect(g, P2, BATTLE, "stronghold")
    army(g, P1, BATTLE, 9)
    fight(g, "guard", "guard")
    assert g.view(P1)["regions"][BATTLE]["trap"] is None


# Zcharo


@rule("CO-ZCH-1", "CO-ZCH-2")
def test_fame_for_every_research_step() -> None:
    g = table()
    have(g, P1, 0, 9)
    upgrade(g, P1, "proficient")
    turn(g, P1, "discover")
    play(g, "p1 act; p1 advance build; p1 choose second; chance draw-card t01; p1 advance harvest")
    assert g.players[P1].fame == 2
    g.players[P1].columns = (4, 4, 4, 4, 4)
    g.players[P1].fame = 20
    turn(g, P1, "discover")
    play(g, "p1 act")
    assert options(g, "advance") == []
    assert g.players[P1].fame == 20


@rule("CO-ZCH-3")
def test_two_outposts_add_their_strength() -> None:
    g = facing(own="1")
    erect(g, P1, BATTLE, "outpost", "outpost")
    army(g, P1, BATTLE, 1)
    army(g, P2, BATTLE, 4)
    assert sums(g, "guard", "guard")["strength"][0] == 1 + 2 + 2 + 1


@rule("CO-ZCH-5", "CO-RES-9")
def test_a_temporary_upgrade_is_no_research() -> None:
    g = table()
    give_cards(g, P1, "t04")
    turn(g, P1, "discover")
    play(g, "p1 play t04; p1 main")
    assert g.players[P1].fame == 0


# Leyrien
