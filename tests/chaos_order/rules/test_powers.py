"""Powers and definitions (CO-POWER, CO-GLOSS)."""

from __future__ import annotations

import pytest

from astrarium.games.chaos_order.combat import CHOOSING_BATTLE
from astrarium.games.chaos_order.gains import GAIN
from astrarium.games.chaos_order.ids import CARD, ENERGY, FAME, GEM, REDEPLOY, RESEARCH
from astrarium.games.chaos_order.state import IN_BOX
from astrarium.kernel.position import CHANCE
from tests.chaos_order.battles import BATTLE, answer, events_of, facing, fight, sums
from tests.chaos_order.scenario import (
    P1,
    P2,
    P3,
    PHASE,
    REGION,
    actors,
    army,
    begin,
    columns,
    combat,
    discards,
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
    table,
    turn,
    upgrade,
)
from tests.marks import example, rule


@rule("CO-POWER-3")
@example("ED-108")
def test_zoey_retreats_with_the_fighters() -> None:
    g = facing("circadians zcharo ai", own="2 zoey")
    army(g, P1, "r5c4", 1)
    army(g, P1, "r6c4", 1)
    fight(g, "retreat", "guard")
    assert options(g, "retreat") == ["r5c4"]
    assert options(g, "retreat-with") == ["r5c4 zoey", "r6c4 zoey"]
    play(g, "p1 retreat-with r6c4 zoey")
    assert place_of(g, P1, "zoey") == "r6c4"
    assert fighters(g, P1, "r6c4") == 3
    g = facing("circadians zcharo ai", own="2 zoey")
    army(g, P1, "r5c4", 1, "sable")
    army(g, P1, "r6c4", 1, "akira")
    fight(g, "retreat", "guard")
    assert options(g, "retreat-with") == []
    assert g.why_not(P1, "retreat r6c4") == "CO-RET-1"
    play(g, "p1 retreat r5c4")
    assert place_of(g, P1, "zoey") == "base"


@rule("CO-POWER-3")
def test_a_card_lets_retreat_anywhere() -> None:
    g = facing()
    army(g, P1, "r6c4", 1)
    give_cards(g, P1, "t22")
    fight(g, "retreat t22", "guard")
    play(g, "p1 retreat r6c4")
    assert fighters(g, P1, "r6c4") == 5


@rule("CO-POWER-3", "CO-RET-2")
def test_nobody_has_to_use_a_far_retreat() -> None:
    g = facing()
    army(g, P1, "r6c4", 1)
    give_cards(g, P1, "t22")
    fight(g, "retreat t22", "guard")
    assert options(g, "retreat") == ["r6c4", "base"]
    play(g, "p1 retreat base")
    assert fighters(g, P1, "base") == 4
    g = facing("circadians zcharo ai", own="2 zoey")
    army(g, P1, "r6c4", 1)
    fight(g, "retreat", "guard")
    play(g, "p1 retreat base")
    assert (fighters(g, P1, "base"), place_of(g, P1, "zoey")) == (2, "base")
    g = facing("circadians zcharo ai", own="2 zoey")
    army(g, P1, "r5c4", 1)
    fight(g, "retreat", "guard")
    assert g.why_not(P1, "retreat base") == "CO-RET-2"


@rule("CO-POWER-4", "CO-RSV-8")
def test_adecais_wound_ignores_defence() -> None:
    g = facing("ai jrayek zcharo", own="9 adecai", other="3")
    erect(g, P2, BATTLE, "stronghold")
    army(g, P1, BATTLE, 9, "adecai")
    army(g, P2, BATTLE, 3)
    fight(g, "guard", "guard")
    assert g.players[P1].fame == 1
    assert g.players[P2].areas[0] == 11


@rule("CO-POWER-5", "CO-PLAN-6")
@example("ED-38")
def test_an_upgraded_volatile_gambles_for_nothing() -> None:
    g = facing("oxataya jrayek zcharo")
    have(g, P1, 0, 0)
    combat(g)
    play(g, "p1 battle r4c4 p2")
    assert g.why_not(P1, "plan gamble_left printed") == "CO-PLAN-6"
    upgrade(g, P1, "volatile")
    assert g.why_not(P1, "plan gamble_left printed") is None
    play(g, "p1 plan gamble_left printed; p2 plan guard printed; chance roll die_1; p1 decline")
    assert resources(g, P1) == (1, 0) or resources(g, P1)[1] == 0


@rule("CO-POWER-6")
def test_demo_returns_to_the_base() -> None:
    g = facing("ai zcharo jrayek", own="0 demo", other="9")
    fight(g, "guard", "guard")
    assert place_of(g, P1, "demo") == "base"


@rule("CO-POWER-8")
@example("ED-52")
def test_urzo_takes_the_opponents_card() -> None:
    g = facing("zcharo jrayek ai", own="9 urzo")
    give_cards(g, P2, "t05")
    fight(g, "guard", "guard t05")
    assert hand(g, P1) == ["t05"]
    assert discards(g) == []
    assert g.view(P3)["players"][P1]["hand"] == [{"is_fresh": True, "card": "t05"}]
    g = facing("zcharo jrayek ai", own="9 urzo")
    give_cards(g, P2, "t05")
    fight(g, "retreat", "guard t05")
    assert hand(g, P1) == []
    assert discards(g) == ["t05"]


@rule("CO-POWER-12")
def test_jayen_loses_half_the_fighters() -> None:
    g = facing("jrayek zcharo ai", own="5 jayen", other="3")
    fight(g, "guard", "guard")
    assert fighters(g, P1, BATTLE) == 2
    assert g.players[P1].areas[0] == 13


@rule("CO-POWER-13")
@example("ED-53", "ED-93")
def test_nobody_else_chooses_a_battle_beside_kajali() -> None:
    g = table("zcharo ai jrayek")
    army(g, P1, BATTLE, 2)
    army(g, P2, BATTLE, 9)
    army(g, P3, BATTLE, 2, "kajali")
    combat(g, P1)
    assert actors(g) == (P3,)
    play(g, "p3 battle r4c4 p2")
    answer(g)
    play(g, "p3 plan guard printed; p2 plan guard printed")
    assert place_of(g, P3, "kajali") is None
    assert actors(g) == (P1,)
    assert options(g, "battle") == ["r4c4 p2"]
    g = table("zcharo ai jrayek")
    army(g, P1, BATTLE, 2)
    army(g, P3, BATTLE, 2, "kajali")
    begin(g)
    g.phase = PHASE["combat"]
    begin(g, CHOOSING_BATTLE.at(P1))
    assert g.why_not(P1, "battle r4c4 p3") == "CO-POWER-13"


@rule("CO-POWER-15", "CO-TIME-11")
@example("ED-122")
def test_latanjas_fighters_go_on() -> None:
    g = facing("oxataya jrayek zcharo", own="5 latanja", other="1")
    army(g, P1, "r3c5", 1)
    fight(g, "guard", "guard")
    assert step(g) == "GOING_ON"
    assert options(g, "go-on") == ["r3c5"]
    other = g.clone()
    begin(other, GAIN.at(P1, ((REDEPLOY, 1),)))
    assert other.why_not(P1, f"route {BATTLE} r3c5") == "CO-TIME-11"
    assert g.why_not(P1, "go-on r5c4") == "CO-POWER-15"
    play(g, "p1 go-on r3c5")
    assert options(g, "march") == ["1", "2", "3", "4"]
    assert g.why_not(P1, "march 5") == "CO-POWER-15"
    play(g, "p1 march 4")
    assert fighters(g, P1, "r3c5") == 5
    assert place_of(g, P1, "latanja") == BATTLE
    g = facing("oxataya jrayek zcharo", own="5 latanja", other="1")
    fight(g, "guard", "guard")
    assert actors(g) == ()


@rule("CO-POWER-16")
def test_perceptive_looks_at_a_hand() -> None:
    g = facing("circadians zcharo ai")
    give_cards(g, P2, "t01 t02 t03")
    combat(g)
    play(g, "p1 battle r4c4 p2")
    assert actors(g) == (CHANCE,)
    assert len(g.actions(CHANCE)) == 3
    play(g, "chance look t02")
    seen = [[card.get("card") for card in g.view(seat)["players"][P2]["hand"]] for seat in (P1, P3)]
    assert seen == [["t02", None, None], [None, None, None]]
    g = facing("circadians zcharo ai")
    upgrade(g, P1, "perceptive")
    give_cards(g, P2, "t01 t02 t03")
    combat(g)
    play(g, "p1 battle r4c4 p2")
    assert [card.get("card") for card in g.view(P1)["players"][P2]["hand"]] == ["t01", "t02", "t03"]


@rule("CO-POWER-19")
def test_the_die_counts_as_attack_too() -> None:
    g = facing()
    have(g, P1, 0, 1)
    give_cards(g, P1, "t04")
    assert sums(g, "gamble_left t04", "guard", "roll die_6")["attack"][0] == 4
    g = facing()
    give_cards(g, P1, "t04")
    assert sums(g, "guard t04", "guard")["attack"][0] == 0


@rule("CO-POWER-20")
def test_volatile_rolls_once_more() -> None:
    g = facing("oxataya zcharo ai")
    have(g, P1, 0, 1)
    combat(g)
    play(g, "p1 battle r4c4 p2; p1 plan gamble_left printed; p2 plan guard printed; chance roll die_1")
    assert step(g) == "REROLLING"
    play(g, "p1 reroll; chance roll die_6")
    assert fighters(g, P1, BATTLE) == 4
    assert g.battle == -1
    g = facing("zcharo oxataya ai")
    have(g, P1, 0, 1)
    fight(g, "gamble_left", "guard", "roll die_1")
    assert g.battle == -1


@rule("CO-POWER-27")
@example("ED-95")
def test_lynke_is_stronger_by_attack() -> None:
    g = facing("jrayek zcharo ai", own="2 lynke")
    give_cards(g, P1, "t01")
    army(g, P2, BATTLE, 4)
    combat(g, P2)
    play(g, "p2 battle r4c4 p1; p1 put-card; p2 plan guard printed")
    found = events_of(g, P1, "plan assault t01")
    own = [values["strength"] for kind, values in found if kind == "strength"][1]
    assert own == 8


@rule("CO-POWER-30")
def test_energy_gems_and_cards_come_first_then_the_rest_in_any_order() -> None:
    g = table("oxataya zcharo ai")
    have(g, P1, 0, 0)
    begin(g, GAIN.at(P1, ((RESEARCH, 1), (FAME, 1), (CARD, 1), (GEM, 1), (ENERGY, 2))))
    assert resources(g, P1) == (2, 1)
    assert step(g) == "DRAW_CARD"
    play(g, "chance draw-card t01")
    assert step(g) == "ORDERING"
    assert g.why_not(P1, "first energy") == "CO-POWER-30"
    play(g, "p1 first fame; p1 advance move")
    assert g.players[P1].fame == 1
    assert columns(g, P1)["move"] == 2


@rule("CO-RSV-10")
@example("ED-50")
def test_injuras_extra_attack_stays_within_the_limit() -> None:
    g = facing("ai zcharo jrayek", own="9 injura+", other="9")
    found = sums(g, "guard", "guard")
    assert found["attack"][0] == 4 + 1 + 1
    assert g.players[P2].areas[0] == 9 + 4


@rule("CO-GLOSS-2")
def test_fewer_units_means_strictly_fewer() -> None:
    for own, defence in ((3, 2), (4, 0)):
        g = facing(own=str(own), other="4")
        give_cards(g, P1, "t07")
        assert sums(g, "assault t07", "assault")["defence"][1] == defence


@rule("CO-GLOSS-10")
@pytest.mark.parametrize(("leader", "strength"), [("ejax", 1), ("ejax+", 2)])
def test_battle_symbols_are_those_of_the_visible_side(leader: str, strength: int) -> None:
    g = facing(own=f"0 {leader}")
    g.round = 0
    assert sums(g, "guard", "guard")["strength"][0] == strength + 1
    assert REGION[BATTLE] >= 0
    assert IN_BOX < 0


@rule("CO-FAQ-3")
def test_a_destroyed_building_can_be_built_again() -> None:
    g = facing("ai zcharo jrayek", own="1", other="9")
    erect(g, P1, BATTLE, "outpost")
    army(g, P1, BATTLE, 1)
    army(g, P2, BATTLE, 9)
    fight(g, "guard", "guard")
    army(g, P2, BATTLE, 0)
    army(g, P1, "r3c4", 1)
    have(g, P1, 0, 1)
    turn(g, P1, "build")
    g.play(P1, "act") if step(g) == "TURN" else None
    assert g.view(P1)["players"][P1]["buildings"]["outpost"] == {
        "built": 0, "total": 3, "has_lock": True, "income": {"card": 0},
    }  # fmt: skip
