"""What the view tells of the action of a turn, and of the marches that its faction may make."""

from __future__ import annotations

import random
from typing import Any

import astrarium
from astrarium.games.chaos_order.state import ChaosOrder
from tests.chaos_order.marches import moving
from tests.chaos_order.scenario import (
    P1,
    P2,
    army,
    column,
    give_cards,
    have,
    options,
    play,
    set_price,
    step,
    table,
    turn,
)


def part(g: ChaosOrder) -> str | None:
    action = g.view(P1)["action"]
    return None if action is None else action["part"]


def marches(g: ChaosOrder) -> dict[tuple[str, str], Any]:
    return {(march["origin"], march["target"]): march for march in g.view(P1)["marches"]}


def test_an_action_is_told_from_its_price_to_the_auxiliary_action() -> None:
    g = table()
    army(g, P1, "r3c4", 2)
    have(g, P1, 20, 5)
    set_price(g, "move_first", P2, 2)
    column(g, P1, move=3)
    turn(g, P1, "move")
    assert part(g) == "price"
    assert g.view(P1)["action"] == {"part": "price", "column": 3, "is_auxiliary_free": False}
    play(g, "p1 act")
    assert part(g) == "main"
    play(g, "p1 auxiliary")
    assert part(g) == "auxiliary"


def test_a_faction_that_passed_has_no_action() -> None:
    g = table()
    give_cards(g, P1, "t20")
    turn(g, P1, "discover")
    play(g, "p1 pass")
    assert part(g) is None


def test_a_march_tells_what_it_brings() -> None:
    """Another region, a battle with both strengths (one more is an attribute of who starts it), or nothing new."""
    g = table()
    army(g, P1, "r3c4", 4)
    army(g, P1, "r3c5", 1)
    army(g, P2, "r3c3", 3)
    moving(g)
    ahead = marches(g)
    assert {f"{origin} {target}" for origin, target in ahead} == set(options(g, "route"))
    assert ahead["r3c4", "r3c3"] == {
        "origin": "r3c4", "target": "r3c3", "rival": P2, "strengths": [5, 3], "is_new": False,
    }  # fmt: skip
    assert not ahead["r3c4", "r3c5"]["is_new"]
    assert ahead["r3c4", "r3c5"]["rival"] is None
    assert any(march["is_new"] for march in ahead.values())
    assert g.view(P2)["marches"] == []
    assert g.view(None)["marches"] == []


def test_a_march_tells_the_numbers_that_its_load_tells() -> None:
    """In random games: what the map says before the way is chosen stands beside the load afterwards."""
    compared = 0
    for seed in range(10):
        rng, g = random.Random(seed), astrarium.new("chaos_order", 3, {}, seed=seed)
        assert isinstance(g, ChaosOrder)
        while g.stack and g.round < 4:
            seat = g.actors[0]
            is_moving = step(g) == "MOVING"
            ahead = {(one["origin"], one["target"]): one for one in g.view(seat)["marches"]} if is_moving else {}
            g.apply(seat, rng.choice(g.actions(seat)))
            if not is_moving or step(g) != "LOADING":
                continue
            (loaded,) = g.view(seat)["marches"]
            assert loaded == ahead[loaded["origin"], loaded["target"]]
            compared += loaded["rival"] is not None
    assert compared > 5
