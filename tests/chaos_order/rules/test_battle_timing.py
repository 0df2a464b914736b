"""Retreat, and the order of events in a battle (CO-RET, CO-TIME)."""

from __future__ import annotations

from random import Random

from astrarium.games.chaos_order import tables
from astrarium.games.chaos_order.gains import GAIN
from astrarium.games.chaos_order.ids import REDEPLOY
from astrarium.kernel.position import CHANCE
from tests.chaos_order.battles import BATTLE, answer, events_of, facing, fight, strengths, sums
from tests.chaos_order.scenario import (
    P1,
    P2,
    P3,
    REGION,
    actors,
    army,
    begin,
    buildings,
    combat,
    erect,
    fighters,
    give_cards,
    hand,
    have,
    options,
    place_of,
    play,
    resources,
    step,
)
from tests.marks import example, rule


@rule("CO-RET-1", "CO-RET-8")
def test_fighters_retreat_together_to_a_region_with_presence() -> None:
    g = facing()
    army(g, P1, "r3c5", 1)
    army(g, P1, "r4c3", 1)
    army(g, P3, "r4c3", 5)
    fight(g, "retreat", "guard")
    assert options(g, "retreat") == ["r3c5", "r4c3"]
    assert g.why_not(P1, "retreat r5c4") == "CO-RET-1"
    play(g, "p1 retreat r4c3")
    assert fighters(g, P1, "r4c3") == 5


@rule("CO-RET-2")
@example("ED-46")
def test_without_a_region_they_return_to_the_base() -> None:
    g = fight(facing(own="4 ejax"), "retreat", "guard")
    assert fighters(g, P1, "base") == 4
    assert place_of(g, P1, "ejax") == "base"


@rule("CO-RET-3", "CO-RET-5")
def test_leaders_go_home_undefeated_and_buildings_are_lost() -> None:
    g = facing(own="2 ejax")
    erect(g, P1, BATTLE, "factory")
    army(g, P1, "r3c5", 1)
    have(g, P1, 0, 0)
    fight(g, "retreat", "guard")
    play(g, "p1 retreat r3c5")
    assert place_of(g, P1, "ejax") == "base"
    assert fighters(g, P1, "r3c5") == 3
    assert buildings(g, P1, BATTLE) == []
    assert resources(g, P1)[0] == 2 + 2


@rule("CO-RET-4")
def test_a_rhyzu_stays_with_the_winner() -> None:
    g = facing("jrayek zcharo ai", own="2 uryk")
    fight(g, "retreat", "guard")
    assert g.view(P1)["rhyzu"][0]["commander"] == P2
    assert g.view(P1)["rhyzu"][0]["place"] == BATTLE


@rule("CO-RET-7", "CO-RSV-14", "CO-AI-1")
@example("EX-15")
def test_battle_1_of_the_rulebook() -> None:
    g = facing("jrayek ai zcharo", own="4 ikryla uryk+", other="5", round="3")
    have(g, P1, 0, 0)
    have(g, P2, 0, 1)
    army(g, P1, "r4c3", 1)
    give_cards(g, P1, "t05")
    give_cards(g, P2, "t04")
    combat(g)
    play(g, "p1 battle r4c4 p2")
    assert strengths(g) == [11, 5]
    play(g, "p1 put-card; p2 put-card")
    assert g.why_not(P1, "plan gamble_left t05") == "CO-PLAN-6"
    play(g, "p2 plan gamble_left t04; p1 plan retreat t05; chance roll die_6")
    assert g.players[P2].fame == 1
    assert resources(g, P1) == (1, 0)
    assert g.players[P1].areas[0] == 11
    assert g.players[P2].areas[0] == 16
    play(g, "p1 retreat r4c3")
    assert resources(g, P1) == (1, 1)
    assert place_of(g, P1, "ikryla") == "base"
    assert fighters(g, P1, "r4c3") == 4
    assert g.view(P1)["rhyzu"][0]["commander"] == P2
    assert fighters(g, P2, BATTLE) == 2
    assert g.view(P1)["regions"][BATTLE]["controller"] == P2


@rule("CO-RSV-5", "CO-RSV-17", "CO-CIRC-8")
@example("EX-16")
def test_battle_2_of_the_rulebook() -> None:
    g = facing("circadians jrayek zcharo", own="3", other="4", round="3")
    erect(g, P2, BATTLE, "outpost")
    army(g, P1, BATTLE, 3)
    army(g, P2, BATTLE, 4)
    army(g, P3, BATTLE, 2)
    for seat, card in ((P1, "t07"), (P2, "t06")):
        give_cards(g, seat, card)
        have(g, seat, 0, 1)
    combat(g)
    play(g, "p1 battle r4c4 p2; p1 decline")
    assert strengths(g) == [6, 6]
    play(g, "p1 put-card; p2 put-card; p1 plan gamble_left t07; p2 plan gamble_left t06; chance roll die_4")
    found = events_of(g, CHANCE, "roll die_6")
    assert [values["strength"] for kind, values in found if kind == "strength"] == [13, 13]
    assert [(values["attack"], values["defence"]) for kind, values in found if kind == "attacked"] == [(0, 1), (2, 2)]
    play(g, "chance draw-card t01")
    assert fighters(g, P2, "base") == 4
    assert hand(g, P2) == ["t01"]
    assert g.view(P1)["intel"]["jrayek"] == "held"
    assert g.sites[REGION[BATTLE]][0][1] == -1
    assert fighters(g, P1, BATTLE) == 3
    assert g.view(P1)["due"][0]["seats"] == [P1, P3]


@rule("CO-TIME-1", "CO-PLAN-4")
@example("ED-118")
def test_tactical_paid_with_the_last_card() -> None:
    g = facing("circadians zcharo ai", own="2", other="2")
    give_cards(g, P1, "t01")
    combat(g)
    play(g, "p1 battle r4c4 p2; p1 use tactical; p1 discard t01")
    assert strengths(g)[0] == 4 + 2
    assert actors(g) == (P1, P2)
    assert step(g) == "SEALED_PLANNING"
    assert g.why_not(P1, "plan assault bluff") == "CO-PLAN-2"


@rule("CO-TIME-2", "CO-TIME-3", "CO-POWER-1")
@example("ED-54", "ED-94")
def test_sables_opponent_opens_first() -> None:
    g = facing("circadians zcharo ai", own="2 sable", other="2")
    give_cards(g, P2, "t01")
    have(g, P2, 0, 1)
    combat(g)
    play(g, "p1 battle r4c4 p2")
    answer(g)
    assert actors(g) == (P2,)
    play(g, "p2 plan gamble_left bluff")
    opened = g.view(P1)["battle"]["sides"][1]
    assert (opened["sector"], opened["has_card"], opened["card"]) == ("gamble_left", True, None)
    assert actors(g) == (P1,)
    play(g, "p1 plan guard printed")
    assert actors(g) == (CHANCE,)
    assert step(g) == "ROLL"


@rule("CO-POWER-1", "CO-INFO-1")
def test_everybody_knows_the_card_of_an_open_plan() -> None:
    g = facing("circadians zcharo ai", own="2 sable", other="2")
    give_cards(g, P2, "t01 t02 t03")
    combat(g)
    play(g, "p1 battle r4c4 p2; chance look t03")
    answer(g)
    play(g, "p2 plan assault t01")
    for seat in (P1, P3, None):
        worlds = [g.redeal(seat, Random(number)) for number in range(20)]
        assert all(["t01" in hand(world, P2) for world in worlds])
        assert not all(["t02" in hand(world, P2) for world in worlds])
    play(g, "p1 plan guard printed")
    assert hand(g, P2) == ["t02", "t03"]


@rule("CO-TIME-4", "CO-POWER-7")
@example("ED-51")
def test_oachra_attacks_before_strength() -> None:
    g = facing(own="0 oachra", other="5")
    found = sums(g, "guard", "all_out")
    assert found["strength"][1] == 3
    assert found["attack"] == [2, 2]


@rule("CO-TIME-12", "CO-POWER-7")
@example("ED-91")
def test_conditions_are_judged_at_the_reveal() -> None:
    g = facing(own="3 oachra", other="5")
    give_cards(g, P2, "t07")
    found = sums(g, "guard", "all_out t07")
    assert found["defence"][0] == 0


@rule("CO-TIME-7", "CO-TIME-8")
def test_command_changes_before_what_comes_after_the_battle() -> None:
    g = facing("ai jrayek zcharo", own="9 xiao", other="0 uryk")
    combat(g)
    play(g, "p1 battle r4c4 p2; p1 plan guard printed")
    found = [event.kind for event in g.play(P2, "plan guard printed")]
    assert "commanded" in found
    assert step(g) == "RESEARCHING"
    assert g.view(P1)["rhyzu"][0]["commander"] == P1


@rule("CO-TIME-10", "CO-FAME-6")
@example("ED-136")
def test_fame_bonuses_come_before_the_next_window() -> None:
    g = facing("ai zcharo jrayek", own="9", other="4")
    g.players[P1].fame = 12
    army(g, P2, "r3c5", 1)
    give_cards(g, P1, "t02")
    fight(g, "assault t02", "retreat")
    assert g.players[P1].fame == 15
    assert step(g) == "RECRUITING"
    assert actors(g) == (P1,)
    play(g, "p1 recruit 1 base")
    assert step(g) == "RETREATING"


@rule("CO-TIME-11")
def test_no_redeploy_out_of_the_battle_by_fame() -> None:
    g = facing("circadians zcharo ai")
    g.battle, g.sides = REGION[BATTLE], (P1, P2)
    army(g, P1, "r3c5", 1)
    begin(g, GAIN.at(P1, ((REDEPLOY, 1),)))
    assert g.why_not(P1, "route r4c4 r3c5") == "CO-TIME-11"
    assert g.why_not(P1, "route r3c5 r4c4") is None


@rule("CO-TIME-14")
def test_the_initiators_effects_come_first() -> None:
    g = facing("zcharo ai jrayek", own="9 urzo", other="1 xiao")
    give_cards(g, P2, "t05")
    combat(g)
    play(g, "p1 battle r4c4 p2; p2 put-card; p1 plan guard printed")
    found = [event.kind for event in g.play(P2, "plan guard t05")]
    assert "took-card" in found
    assert step(g) == "RESEARCHING"
    assert hand(g, P1) == ["t05"]


def test_the_die_and_the_dial_are_those_of_the_box() -> None:
    """CO-DIAL-1, CO-DIAL-4: six sectors, six faces."""
    assert [(face.strength, face.defence) for face in tables.DIE_FACES] == [
        (1, 2),
        (2, 1),
        (2, 1),
        (3, 0),
        (3, 0),
        (4, 0),
    ]
    assert len(tables.SECTORS) == 6
