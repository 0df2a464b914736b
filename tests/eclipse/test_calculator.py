"""The calculator answers for any two fleets, and refuses what cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from astrarium.games.eclipse.calculator import calculate
from astrarium.games.eclipse.odds import Policy, battle_odds, chance_of
from astrarium.games.eclipse.odds_chain import ATTACKER_HOLDS
from tests.eclipse.fleets import HEAVY_CRUISER, npc, ship, ships

HEAVY = {"ships": 2, "parts": HEAVY_CRUISER.split()}
MANY = {"ships": 1, "parts": ["hull"] * 9}
QUESTION: dict[str, Any] = {
    "attackers": {"blueprints": "standard", "techs": [], "classes": {"cruiser": HEAVY}},
    "defenders": {"npcs": {"gcds": 1, "ancient": 0}},
}


@pytest.mark.parametrize("leaves_at", [0, 1])
def test_the_answer_is_that_of_the_odds(leaves_at: int) -> None:
    odds = battle_odds(
        ships(2, ship("standard_cruiser", HEAVY_CRUISER)), ships(1, npc("gcds")), Policy(attacker_leaves_at=leaves_at)
    )
    answer = calculate({**QUESTION, "leaves_at": [leaves_at, 0]})
    assert answer["attacker_holds"] == int(1000 * chance_of(odds, ATTACKER_HOLDS) + 0.5)
    assert answer["samples"] == 0
    assert [(one["squadron"], one["ships"]) for one in answer["attackers"]] == [("p1-cruiser", 2)]
    assert [(one["squadron"], one["ships"]) for one in answer["defenders"]] == [("gcds", 1)]


def test_technologies_count_that_work_in_battles() -> None:
    missiles = {"npcs": {"ancient_dreadnought_b": 1}}
    attackers = QUESTION["attackers"]
    plain = calculate({"attackers": attackers, "defenders": missiles})
    guarded = calculate({"attackers": {**attackers, "techs": ["point_defence", "starbase"]}, "defenders": missiles})
    assert guarded["attacker_holds"] >= plain["attacker_holds"]


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"defenders": {}}, "both sides"),
        ({"defenders": {"npcs": {"gcds": 9}}}, "0 to 8"),
        ({"defenders": {"npcs": {"comet": 1}}}, "comet"),
        ({"leaves_at": [-1, 0]}, "0 to 8"),
        ({"attackers": {"blueprints": "standard", "classes": {"cruiser": MANY}}}, "parts"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused(change: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        calculate({**QUESTION, **change})
