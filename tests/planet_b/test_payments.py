"""Payments never get stuck, and a free move never leaves a decision without a choice."""

from __future__ import annotations

from random import Random

import pytest

from astrarium.games.planet_b import ids
from astrarium.games.planet_b.component_words import Cost
from astrarium.games.planet_b.costs import PAY_COST, is_payable
from astrarium.games.planet_b.state import PlanetB
from astrarium.games.planet_b.tables import BOXES
from astrarium.games.planet_b.workies import FIRE
from tests.planet_b.scenario import CARD, P1, begin_in_turn, options, play, put_built, store, table, verbs_of

PRINTED = sorted({box.cost for box in BOXES if box.cost})
INVENTED: list[Cost] = [
    ((ids.PAY_RESOURCE_ANY, ids.ANY, 2), (ids.PAY_MIX, ids.ANY, 3)),
    ((ids.PAY_MIX, ids.ANY, 4), (ids.PAY_WORKIE, ids.ANY, 2), (ids.PAY_RESOURCE, ids.PLASTIC, 1)),
    ((ids.PAY_STEP, ids.ANY, 2), (ids.PAY_STEP, 1, 1), (ids.PAY_BILLIES, ids.ANY, 7)),
    ((ids.PAY_RESOURCE, ids.MEAT, 1), (ids.PAY_RESOURCE_ANY, ids.ANY, 3), (ids.PAY_MOOD, ids.ANY, 1)),
]


def with_random_means(rng: Random) -> PlanetB:
    g = table()
    p = g.players[P1]
    p.storage = tuple([rng.randrange(5) for _ in ids.RESOURCE_NAMES])
    p.workies = (rng.randrange(4), rng.randrange(4))
    p.discs = (rng.randrange(3), rng.randrange(3), rng.randrange(3))
    p.billies = rng.randrange(60)
    return g


def means(g: PlanetB) -> tuple[int, int, int, int]:
    p = g.players[P1]
    return p.billies, sum(p.storage), sum(p.workies), sum(p.discs)


@pytest.mark.parametrize("cost", [*PRINTED, *INVENTED])
def test_what_is_payable_can_be_paid_to_the_end_by_any_choices(cost: Cost) -> None:
    """PB-ACT-19: exactly what is asked for leaves, and nothing is asked but payments."""
    rng, paid = Random(str(cost)), 0
    for _ in range(60):
        g = with_random_means(rng)
        if not is_payable(g, P1, cost):
            continue
        paid += 1
        before = means(g)
        begin_in_turn(g, PAY_COST.at(P1, cost))
        while "end" not in verbs_of(g):
            assert verbs_of(g) <= {"pay-resource", "pay-workie", "step-back"}
            g.apply(P1, rng.choice(g.actions(P1)))
        gone = [had - has for had, has in zip(before, means(g), strict=True)]
        wanted = sum([n for kind, _, n in cost if kind != ids.PAY_MOOD])
        assert sum(gone) == wanted
        assert gone[0] == sum([n for kind, _, n in cost if kind == ids.PAY_BILLIES])
        assert min(*g.players[P1].storage, *g.players[P1].workies, *g.players[P1].discs) >= 0
    assert paid


def test_a_sale_may_take_away_what_both_boxes_cost() -> None:
    """PB-ACT-14, PB-ACT-23: the chance has passed, and nobody is stuck."""
    g = table()
    put_built(g, P1, "a10", 1)
    store(g, P1, water=1)
    begin_in_turn(g, FIRE.at(P1, CARD["a10"]))
    assert options(g, "use") == ["upper"]
    play(g, "p1 sell water 1")
    assert "end" in verbs_of(g)


def test_nothing_is_bought_while_a_box_is_chosen() -> None:
    """PB-TILE-6: the workie action in which the zone became full is not over."""
    g = table()
    put_built(g, P1, "c12", 0, 2)
    g.players[P1].billies = 30
    begin_in_turn(g, FIRE.at(P1, CARD["c12"]))
    assert options(g, "use") == ["upper", "lower"]
    assert g.why_not(P1, "buy meat top_1") == "PB-TILE-1"
