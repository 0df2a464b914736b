"""What a side of a battle is told about its plans: sectors, values, odds with their assumption, and both outcomes."""

from __future__ import annotations

from random import Random
from typing import Any

from astrarium.games.chaos_order.state import ChaosOrder
from tests.chaos_order.battles import BATTLE, answer, facing, fight, strengths
from tests.chaos_order.scenario import P1, P2, P3, combat, erect, give_cards, have, upgrade
from tests.marks import rule


def planned(g: ChaosOrder, *moves: str) -> ChaosOrder:
    combat(g)
    g.play(P1, f"battle {BATTLE} p2")
    answer(g)
    for move in moves:
        g.play(int(move[1]) - 1, move[3:])
    return g


def forecast(g: ChaosOrder, seat: int = P1) -> Any:
    found = g.forecast(seat)
    assert found is not None
    return found


def plan_of(g: ChaosOrder, sector: str, card: str) -> Any:
    return next(plan for plan in forecast(g)["plans"] if (plan["sector"], plan["card"]) == (sector, card))


@rule("CO-PLAN-6", "CO-PLAN-7", "CO-PLAN-8")
def test_every_sector_is_shown_with_the_rule_against_it() -> None:
    g = planned(facing(own="4 zucalah"))
    have(g, P1, gems=0)
    assert {sector["sector"]: sector["rule"] for sector in forecast(g)["sectors"]} == {
        "retreat": None, "gamble_left": "CO-PLAN-6", "gamble_right": "CO-PLAN-6", "all_out": "CO-PLAN-7",
        "assault": None, "guard": None,
    }  # fmt: skip
    assert {plan["sector"] for plan in forecast(g)["plans"]} == {"retreat", "assault", "guard"}


@rule("CO-DIAL-1", "CO-DIAL-3", "CO-DIAL-7")
def test_the_values_of_a_plan_are_those_of_the_battle() -> None:
    g = facing(own="4", other="4")
    have(g, P1, gems=1)
    give_cards(g, P1, "t04")
    planned(g, "p1 put-card")
    assert plan_of(g, "guard", "t04") | {"wins": 0, "lost": 0, "wounded": 0} == {
        "sector": "guard", "card": "t04", "strength": (7, 7), "attack": (0, 0), "defence": (1, 1),
        "wins": 0, "lost": 0, "wounded": 0,
    }  # fmt: skip
    gamble = plan_of(g, "gamble_left", "t04")
    assert (gamble["strength"], gamble["attack"], gamble["defence"]) == ((8, 11), (1, 4), (0, 2))


@rule("CO-PLAN-3", "CO-PLAN-10")
def test_the_cards_are_those_that_can_still_lie_on_the_dial() -> None:
    g = facing()
    give_cards(g, P1, "t04 t09")
    planned(g)
    assert [card["card"] for card in forecast(g)["cards"]] == ["t04", "t09", "printed"]
    put = g.clone()
    put.play(P1, "put-card")
    assert [card["card"] for card in forecast(put)["cards"]] == ["t04", "t09", "bluff"]
    g.play(P1, "no-card")
    assert [card["card"] for card in forecast(g)["cards"]] == ["printed"]


@rule("CO-COM-5", "CO-INFO-1")
def test_only_the_two_sides_get_a_forecast_and_only_while_they_plan() -> None:
    g = facing()
    assert g.forecast(P1) is None
    planned(g)
    assert g.forecast(P1) is not None
    assert g.forecast(P2) is not None
    assert g.forecast(P3) is None
    fight(g, "guard", "guard")
    assert g.forecast(P1) is None


@rule("CO-PLAN-5", "CO-PLAN-6")
def test_the_assumption_is_told_with_its_numbers() -> None:
    g = facing(own="4", other="3")
    give_cards(g, P1, "t04 t09")
    give_cards(g, P2, "t01")
    have(g, P2, gems=0)
    planned(g, "p1 no-card", "p2 put-card")
    assert forecast(g)["assumption"] == {
        "seat": P2, "sectors": 3, "is_open": False, "can_use": True, "hand": 1, "known": 0, "unseen": 48, "cards": 50,
        "own": 2, "discards": 0,
    }  # fmt: skip


@rule("CO-INFO-1", "CO-PLAN-5")
def test_a_forecast_is_the_same_whatever_is_hidden() -> None:
    g = facing(own="4 zucalah", other="5")
    give_cards(g, P1, "t04 t09")
    give_cards(g, P2, "t01 t16")
    planned(g, "p1 put-card", "p2 put-card", "p2 plan guard t16")
    for number in range(10):
        assert g.redeal(P1, Random(number)).forecast(P1) == g.forecast(P1)


@rule("CO-POWER-1", "CO-TIME-2")
def test_against_an_open_plan_the_odds_are_certain() -> None:
    g = planned(facing("circadians leyrien ai", own="4 sable"), "p2 plan retreat printed")
    assert forecast(g)["assumption"]["is_open"]
    assert {plan["wins"] for plan in forecast(g)["plans"] if plan["sector"] != "retreat"} == {1000}
    assert strengths(g)[0] > 0


@rule("CO-RSV-15", "CO-RSV-16", "CO-RSV-17")
def test_both_outcomes_are_told() -> None:
    g = facing("zcharo jrayek ai", own="4 zucalah", other="7 ikryla uryk")
    upgrade(g, P1, "tenacious")
    erect(g, P2, BATTLE, "outpost")
    planned(g)
    assert forecast(g)["won"] == {
        "winner": P1, "loser": P2, "fighters": 7, "returning": [], "defeated": ["leader:ikryla"],
        "taken": ["leader:uryk"], "destroyed": ["building:outpost"], "gains": [], "fame": 0, "relic": 4,
    }  # fmt: skip
    assert forecast(g)["lost"] == {
        "winner": P2, "loser": P1, "fighters": 4, "returning": [], "defeated": ["leader:zucalah"],
        "taken": [], "destroyed": [], "fame": 1, "relic": 4,
        "gains": [{"seat": P1, "source": "attribute:tenacious", "gain": {"research": 1}}],
    }  # fmt: skip
