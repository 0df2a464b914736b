"""What everybody sees of a battle: both sums by what counts, and how far planning has come (CO-COM-6, CO-PLAN-5)."""

from __future__ import annotations

from typing import Any

from astrarium.games.chaos_order.state import ChaosOrder
from tests.chaos_order.battles import BATTLE, answer, events_of, facing
from tests.chaos_order.scenario import P1, P2, P3, combat, erect, give_cards, have
from tests.marks import rule


def begun(g: ChaosOrder) -> ChaosOrder:
    combat(g)
    g.play(P1, f"battle {BATTLE} p2")
    answer(g)
    return g


def battle(g: ChaosOrder, seat: int | None = None) -> Any:
    return g.view(seat)["battle"]


def parts(g: ChaosOrder, number: int, symbol: str) -> dict[str, int]:
    found = battle(g)["sides"][number]["parts"]
    return {part["source"]: part[symbol] for part in found if part[symbol]}


@rule("CO-COM-6", "CO-RSV-3")
def test_the_sums_before_cards_are_shown_by_what_counts() -> None:
    g = facing(own="4 zucalah", other="3")
    erect(g, P2, BATTLE, "outpost")
    begun(g)
    assert parts(g, 0, "strength") == {"resource:fighter": 4, "leader:zucalah": 3}
    assert parts(g, 1, "strength") == {"resource:fighter": 3, "building:outpost": 2}
    assert [side["strength"] for side in battle(g)["sides"]] == [7, 5]


@rule("CO-PLAN-5", "CO-PLAN-10")
def test_before_the_reveal_a_side_is_ready_and_nothing_else_is_seen() -> None:
    g = facing()
    give_cards(g, P1, "t01")
    give_cards(g, P2, "t02")
    begun(g)
    assert battle(g)["stage"] == "card"
    g.play(P1, "put-card")
    for seat in (P2, P3, None):
        assert [(side["is_ready"], side["has_card"]) for side in battle(g, seat)["sides"]] == [
            (True, None),
            (False, None),
        ]
    g.play(P2, "no-card")
    assert battle(g)["stage"] == "plan"
    assert [side["has_card"] for side in battle(g)["sides"]] == [True, False]
    before = battle(g, P2)
    g.play(P1, "plan guard t01")
    after = battle(g, P2)
    assert after["sides"][0].pop("is_ready")
    assert not before["sides"][0].pop("is_ready")
    assert after == before


@rule("CO-PLAN-10", "CO-POWER-1")
def test_who_plans_first_because_of_a_leader_plans_openly() -> None:
    g = facing("circadians leyrien ai", own="4 sable")
    begun(g)
    assert battle(g)["stage"] == "open_plan"
    assert not any(side["is_ready"] for side in battle(g)["sides"])
    g.play(P2, "plan guard printed")
    assert battle(g, P1)["sides"][1]["sector"] == "guard"


@rule("CO-RSV-2", "CO-RSV-3", "CO-RSV-9")
def test_the_steps_of_a_battle_tell_what_counts_in_them() -> None:
    g = facing(own="4", other="6")
    give_cards(g, P1, "t01")
    begun(g)
    g.play(P1, "put-card")
    g.play(P1, "plan assault t01")
    found = events_of(g, P2, "plan guard printed")
    told = [(kind, values) for kind, values in found if kind in ("counted", "strength", "won-battle", "attacked")]
    assert [kind for kind, _ in told] == [
        "counted", "counted", "strength", "counted", "counted", "strength", "won-battle",
        "counted", "counted", "counted", "attacked", "attacked",
    ]  # fmt: skip
    assert told[:2] == [
        ("counted", {"seat": 0, "symbol": "symbol:strength", "source": "resource:fighter", "number": 4}),
        ("counted", {"seat": 0, "symbol": "symbol:strength", "source": "sector:assault", "number": 3}),
    ]
    assert told[6] == (
        "won-battle",
        {"seat": 0, "region": f"region:{BATTLE}", "why": "victory:tie", "rule": "CO-RSV-5"},
    )
    assert [(values["source"], values["number"]) for kind, values in told[7:10]] == [
        ("sector:assault", 1), ("card:t01", 2), ("sector:guard", 1)
    ]  # fmt: skip
    assert told[10] == ("attacked", {"seat": 0, "attack": 3, "defence": 1, "wounds": 2, "rule": "CO-RSV-9"})


@rule("CO-RSV-5", "CO-RSV-6", "CO-RSV-7")
def test_a_victory_says_why() -> None:
    def why(own: str, other: str) -> str:
        g = begun(facing(own="4", other="5"))
        have(g, P1, gems=0)
        g.play(P1, f"plan {own} printed")
        found = dict(events_of(g, P2, f"plan {other} printed"))
        return f"{found['won-battle']['seat']} {found['won-battle']['why']}"

    assert why("guard", "guard") == "1 victory:stronger"
    assert why("guard", "retreat") == "0 victory:other_retreats"
    assert why("retreat", "retreat") == "0 victory:both_retreat"
    assert why("assault", "retreat") == "0 victory:other_retreats"
