"""What the bar tells while a move is put together: who may leave, who must stay, and which battle arises."""

from __future__ import annotations

import random

import astrarium
from astrarium.games.chaos_order.state import ChaosOrder

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
    battles = 0
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
        assert bool(others) == bool(numbers["battles"]) == bool(composing.parts["rival"])
        battles += numbers["battles"]
    assert battles > 5


def test_nothing_is_put_together_in_other_decisions() -> None:
    g = astrarium.new("chaos_order", 2, {}, seed=1)
    assert g.composing(g.actors[0]) is None
