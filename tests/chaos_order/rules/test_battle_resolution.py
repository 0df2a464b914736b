"""The three steps of a battle (CO-RSV)."""

from __future__ import annotations

import pytest

from astrarium.games.chaos_order.fame import GAIN_FAME, JUDGE_FAME
from tests.chaos_order.battles import BATTLE, facing, fight, sums
from tests.chaos_order.scenario import (
    P1,
    P2,
    REGION,
    army,
    begin,
    buildings,
    combat,
    discards,
    erect,
    fighters,
    give_cards,
    hand,
    have,
    place_of,
    play,
    resources,
    step,
    upgrade,
)
from tests.marks import example, rule


@rule("CO-RSV-2", "CO-RSV-3", "CO-RSV-22")
@example("ED-96")
def test_strength_is_the_sum_of_everything() -> None:
    g = facing(own="0 ejax", round="4")
    found = sums(g, "guard", "assault")
    assert found["strength"][0] == 6
    assert found["attack"][0] == 1
    assert found["defence"][1] == 1
    g = facing("jrayek zcharo ai", own="2 ikryla uryk")
    erect(g, P1, BATTLE, "outpost", "stronghold")
    assert sums(g, "guard", "guard")["strength"][0] == 2 + 2 + 2 + 2 + 1 + 2 + 1


@rule("CO-RSV-4")
def test_strength_is_never_below_zero() -> None:
    g = facing("ai zcharo jrayek", own="0 injura", other="0 ejax")
    g.round = 0
    assert sums(g, "guard", "retreat")["strength"] == [0, 1]


@rule("CO-RSV-5")
def test_on_a_tie_the_initiator_wins() -> None:
    g = fight(facing(), "guard", "guard")
    assert (fighters(g, P1, BATTLE), fighters(g, P2, BATTLE), fighters(g, P2, "base")) == (4, 0, 4)
    g = fight(facing(other="5"), "guard", "guard")
    assert (fighters(g, P1, BATTLE), fighters(g, P2, BATTLE)) == (0, 5)


@rule("CO-RSV-6", "CO-RET-6", "CO-GLOSS-4")
@example("ED-42")
def test_who_retreats_loses_even_if_stronger() -> None:
    g = fight(facing(own="9"), "retreat", "guard")
    assert fighters(g, P1, BATTLE) == 0
    assert fighters(g, P2, BATTLE) == 4


@rule("CO-RSV-7")
@example("ED-43", "ED-44")
@pytest.mark.parametrize(("own", "other", "left"), [(9, 7, P2), (7, 9, P1), (5, 5, P2)])
def test_if_both_retreat_the_stronger_one_does(own: int, other: int, left: int) -> None:
    g = fight(facing(own=str(own), other=str(other)), "retreat", "retreat")
    assert [seat for seat in (P1, P2) if fighters(g, seat, BATTLE)] == [left]


@rule("CO-RSV-7", "CO-TIME-13")
@example("ED-90")
def test_only_who_really_retreats_gets_its_effects() -> None:
    g = facing(own="7", other="9")
    for seat in (P1, P2):
        give_cards(g, seat, "t05")
        have(g, seat, 0, 0)
    fight(g, "retreat t05", "retreat t05")
    assert fighters(g, P1, BATTLE) == 7
    assert [resources(g, seat) for seat in (P1, P2)] == [(0, 0), (0, 1)]


@rule("CO-RSV-9", "CO-RSV-10")
@example("EX-13")
def test_wounds_and_their_limit() -> None:
    g = facing("ai jrayek zcharo", own="6", other="6")
    upgrade(g, P1, "destructive")
    give_cards(g, P1, "t06")
    give_cards(g, P2, "t01")
    found = sums(g, "assault t06", "all_out t01")
    assert found["attack"] == [5, 6]
    assert found["defence"] == [0, 0]
    assert g.players[P1].areas[0] == 17
    assert g.players[P2].areas[0] == 14


@rule("CO-RSV-11", "CO-RSV-13")
def test_both_sides_wound_and_the_winner_too() -> None:
    g = facing(own="9")
    give_cards(g, P2, "t01")
    fight(g, "guard", "all_out t01")
    assert fighters(g, P1, BATTLE) == 5
    assert g.players[P1].areas == (13, 5)


@rule("CO-RSV-12", "CO-LEAD-1")
@example("ED-48")
def test_only_fighters_are_wounded() -> None:
    g = facing("zcharo jrayek ai", own="9", other="2 lynke uryk")
    give_cards(g, P1, "t01")
    fight(g, "all_out t01", "assault")
    assert g.players[P2].areas[0] == 12
    assert place_of(g, P2, "lynke") is None


@rule("CO-RSV-14", "CO-TIME-6")
def test_effects_of_wounds_come_before_the_retreat() -> None:
    g = facing("jrayek zcharo ai", own="4", other="9")
    have(g, P1, 0, 0)
    have(g, P2, 0, 0)
    army(g, P2, "r3c5", 1)
    give_cards(g, P1, "t01")
    fight(g, "all_out t01", "retreat")
    assert resources(g, P1) == (1, 0)
    assert step(g) == "RETREATING"


@rule("CO-RSV-15", "CO-RSV-16", "CO-GLOSS-3")
def test_the_loser_is_removed() -> None:
    g = facing(other="3 ivi+")
    erect(g, P2, BATTLE, "outpost")
    army(g, P2, BATTLE, 1, "ivi+")
    army(g, P1, BATTLE, 9)
    fight(g, "guard", "guard", "draw-card t01")
    assert fighters(g, P2, "base") == 1
    assert place_of(g, P2, "ivi") is None
    assert buildings(g, P2, BATTLE) == []
    assert g.view(P1)["players"][P2]["leaders"][3]["is_upgraded"]


@rule("CO-RSV-17", "CO-RSV-18")
@example("EX-14", "ED-47")
@pytest.mark.parametrize(("building", "energy", "gems"), [("factory", 2, 0), ("stronghold", 0, 1), ("outpost", 0, 0)])
def test_a_destroyed_building_pays_its_slot(building: str, energy: int, gems: int) -> None:
    g = facing(own="9", other="0")
    erect(g, P2, BATTLE, building)
    have(g, P2, 0, 0)
    fight(g, "guard", "guard")
    if building == "outpost":
        play(g, "chance draw-card t01")
        assert hand(g, P2) == ["t01"]
    assert resources(g, P2) == (energy, gems)
    assert g.sites[REGION[BATTLE]][0][1:] == (-1, -1)
    assert g.view(P1)["players"][P2]["buildings"][building]["built"] == 0


@rule("CO-RSV-19", "CO-REL-5")
@example("ED-45")
def test_a_winner_without_survivors_controls_nothing() -> None:
    g = facing(own="1", other="1")
    give_cards(g, P2, "t01")
    fight(g, "guard", "assault t01")
    assert fighters(g, P1, BATTLE) == 0
    g = facing("jrayek zcharo ai", own="1", other="1")
    give_cards(g, P2, "t12")
    fight(g, "guard", "assault t12")
    assert g.view(P1)["regions"][BATTLE]["controller"] is None
    assert fighters(g, P2, "base") == 1


@rule("CO-RSV-19", "CO-JRA-4")
@example("ED-92")
def test_a_rhyzu_taken_over_holds_the_region() -> None:
    g = facing("zcharo jrayek ai", own="2", other="0 uryk")
    army(g, P1, BATTLE, 2, "cahzor")
    g.players[P1].leaders = (-1,) * 5
    army(g, P1, BATTLE, 2)
    erect(g, P1, BATTLE, "outpost")
    g.sites = (*g.sites[: REGION[BATTLE]], (), *g.sites[REGION[BATTLE] + 1 :])
    fight(g, "guard", "retreat")
    assert g.view(P1)["regions"][BATTLE]["controller"] == P1
    assert g.view(P1)["rhyzu"][0] == {"name": "uryk", "place": BATTLE, "commander": P1, "is_upgraded": False}


@rule("CO-RSV-20", "CO-TAC-10")
def test_used_cards_are_discarded_openly() -> None:
    g = facing("zcharo jrayek ai")
    give_cards(g, P1, "t01")
    give_cards(g, P2, "t02")
    fight(g, "guard t01", "guard t02")
    assert discards(g) == ["t01", "t02"] == g.view(None)["discards"]


@rule("CO-RSV-8", "CO-TIME-5")
def test_victory_effects_come_before_those_of_defeat() -> None:
    g = facing("leyrien zcharo ai", own="9 eeyla", other="4")
    give_cards(g, P1, "t13")
    give_cards(g, P2, "t14")
    have(g, P1, 0, 0)
    have(g, P2, 0, 0)
    combat(g)
    play(g, "p1 battle r4c4 p2; p1 put-card; p2 put-card; p1 plan guard t13")
    found = [event.kind for event in g.play(P2, "plan guard t14")]
    assert found[-1] == "fame"
    assert g.players[P1].fame == 1
    assert resources(g, P1) == (0, 0)
    play(g, "p1 recruit 1 base; chance draw-card t01")
    assert resources(g, P1)[0] == 2
    assert resources(g, P2)[0] == 2
    assert hand(g, P2) == ["t01"]


@rule("CO-RSV-21", "CO-END-10", "CO-END-2")
@example("EX-19")
def test_a_goal_in_an_earlier_step_wins() -> None:
    g = facing("jrayek ai zcharo", own="9", other="4 xiao")
    g.players[P1].fame, g.players[P2].fame = 4, 17
    give_cards(g, P2, "t01")
    fight(g, "guard", "assault t01")
    assert g.result is not None
    assert g.result.winners == (P1,)
    assert g.players[P2].fame == 17
    assert fighters(g, P1, BATTLE) == 9


@rule("CO-END-11")
@pytest.mark.parametrize(("land", "winners"), [("r3c4", (P1,)), ("r5c5", (P2,)), ("", (P1, P2))])
def test_two_goals_in_one_step_are_decided_by_land(land: str, winners: tuple[int, ...]) -> None:
    """The A.I. wound a fighter by Adecai in step 1, in which the Leyrien gain fame by Eeyla."""
    g = facing("ai leyrien zcharo", own="9", other="9")
    g.players[P1].fame, g.players[P2].fame = 17, 13
    if land:
        army(g, P1 if land == "r3c4" else P2, land, 1)
    g.battle, g.sides = REGION[BATTLE], (P1, P2)
    begin(g, GAIN_FAME.at(P1, 1), GAIN_FAME.at(P2, 1), JUDGE_FAME.at())
    assert g.result is not None
    assert g.result.winners == winners
