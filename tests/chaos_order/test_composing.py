"""What the bar tells while a move is put together: who may leave, who must stay, and which battle arises."""

from __future__ import annotations

import random

import astrarium
from astrarium.games.chaos_order.state import ChaosOrder
from tests.chaos_order.marches import moving
from tests.chaos_order.scenario import P1, army, table
from tests.marks import rule

MOVES = 1_500


def loads() -> list[tuple[ChaosOrder, int]]:
    """Positions of random games in which a load is put together."""
    found: list[tuple[ChaosOrder, int]] = []
    for seed in range(3):
        rng, g = random.Random(seed), astrarium.new("chaos_order", 3, {}, seed=seed)
        assert isinstance(g, ChaosOrder)
        for _ in range(MOVES):
            if not g.stack:
                break
            seat = g.actors[0]
            if g.rules.steps[g.stack[-1][0]].name == "LOADING":
                found.append((g.clone(), seat))
            g.apply(seat, rng.choice(g.actions(seat)))
    return found


def test_a_load_tells_how_many_may_go_and_whom_they_meet() -> None:
    found = loads()
    assert len(found) > 50
    battles = pinned = 0
    for g, seat in found:
        composing = g.composing(seat)
        assert composing is not None
        numbers = composing.numbers
        listed = [action[1] for action in g.actions(seat) if g.rules.verbs.list[action[0]].name == "march"]
        assert numbers["most"] == max(listed, default=0)
        assert numbers["fighters"] >= numbers["most"]
        assert numbers["units"] - numbers["most"] >= numbers["stay"] or not numbers["stay"]
        target = composing.parts["to"][0].partition(":")[2]
        others = [force["seat"] for force in g.view(seat)["regions"][target]["forces"] if force["seat"] != seat]
        assert bool(numbers["stay"]) == bool(composing.parts["pinned"])
        assert numbers["leave"] == numbers["units"] - numbers["stay"] or numbers["units"] < numbers["stay"]
        relics = g.view(seat)["regions"][target]["relic"]
        assert numbers["relic"] == (0 if relics is None else relics)
        assert bool(others) == bool(numbers["battles"]) == bool(composing.parts["rival"])
        battles += numbers["battles"]
        pinned += bool(numbers["stay"])
    assert battles > 5
    assert pinned


def test_a_move_action_tells_its_points_and_who_still_has_to_go_on() -> None:
    g = astrarium.new("chaos_order", 3, {}, seed=1)
    assert isinstance(g, ChaosOrder)
    rng, points = random.Random(1), set[int]()
    while g.actors:
        seat = g.actors[0]
        if g.rules.steps[g.stack[-1][0]].name == "MOVING":
            composing = g.composing(seat)
            assert composing is not None
            assert composing.numbers == {"open": 0, "points": g.stack[-1][2][0]}
            points.add(composing.numbers["points"])
            is_locked = g.why_not(seat, "end") == "CO-MOVE-7"
            assert bool(composing.parts["surplus"]) == is_locked
        g.apply(seat, rng.choice(g.actions(seat)))
    assert {0, 1, 2} <= points


@rule("CO-MOVE-15")
def test_one_region_at_a_time_is_named_that_a_leader_has_to_leave() -> None:
    g = table()
    army(g, P1, "r3c5", 0, "ejax urzo")
    army(g, P1, "r4c4", 0, "cahzor oachra")
    composing = moving(g).composing(P1)
    assert composing is not None
    assert composing.parts["surplus"] == ("region:r3c5",)


def test_nothing_is_put_together_in_other_decisions() -> None:
    g = astrarium.new("chaos_order", 2, {}, seed=1)
    assert g.composing(g.actors[0]) is None
