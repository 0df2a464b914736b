"""What everybody may know of battles (CO-COM-6, CO-PLAN-5)."""

from __future__ import annotations

from typing import Final

from . import view_types
from .battle_plan import OPEN_PLANNING, SEALED_PLANNING, SEALED_PUTTING
from .battle_sums import SYMBOLS, Side, open_battle, open_strengths, set_battle, side_of, sum_of, terms
from .counts import present_seats
from .ids import ATTACK, DEFENCE, NONE, STRENGTH
from .state import ChaosOrder
from .tables import NAMES

STAGES: Final[dict[int, view_types.Stage]] = {
    SEALED_PUTTING.number: "card",
    SEALED_PLANNING.number: "plan",
    OPEN_PLANNING.number: "open_plan",
}
SEALED: Final = ("card", "plan")


def view_due(g: ChaosOrder, region: int) -> list[view_types.Due]:
    """Every pair of factions in a contested region, with the strengths before cards (CO-COM-6)."""
    there = present_seats(g, region)
    found: list[view_types.Due] = []
    for index, first in enumerate(there):
        for second in there[index + 1 :]:
            trial = g.clone()
            set_battle(trial, first, second, region)
            found.append(
                {"region": NAMES["region"][region], "seats": [first, second], "strengths": open_strengths(trial)}
            )
    return found


def stage_of(g: ChaosOrder) -> view_types.Stage:
    """How far a battle has come; planning is over when conditions are judged (CO-TIME-1..3, CO-TIME-12)."""
    if any(g.conditions):
        return "revealed"
    return next((STAGES[frame[0]] for frame in reversed(g.stack) if frame[0] in STAGES), "before")


def view_battle(g: ChaosOrder) -> view_types.Battle:
    """Both sides with what is open of them (CO-COM-6, CO-PLAN-5)."""
    shown, stage = open_battle(g), stage_of(g)
    return {
        "region": NAMES["region"][g.battle],
        "stage": stage,
        "sides": [view_side(g, side_of(shown, number), shown, stage) for number in range(2)],
        "winner": None if g.winner == NONE else g.sides[g.winner],
    }


def view_side(g: ChaosOrder, side: Side, shown: ChaosOrder, stage: view_types.Stage) -> view_types.Side:
    number = side.number
    sector, card, face = g.sectors[number], g.used_cards[number], g.dice[number]
    counted = [terms(shown, side, symbol, with_result=False) for symbol in SYMBOLS]
    return {
        "seat": side.seat,
        "strength": max(0, sum_of(counted[STRENGTH])),
        "attack": sum_of(counted[ATTACK]),
        "defence": sum_of(counted[DEFENCE]),
        "parts": view_parts(counted),
        "has_card": None if stage in ("before", "card") else bool(g.on_dial[number]),
        "is_ready": stage in SEALED and side.seat not in g.actors,
        "sector": None if sector == NONE else NAMES["sector"][sector],
        "card": None if card == NONE else NAMES["tactics_card"][card],
        "die": None if face == NONE else NAMES["die_face"][face],
        "wounded": g.wounds[number],
    }


def view_parts(counted: list[list[tuple[str, int]]]) -> list[view_types.Part]:
    """What each thing counts, in the order in which it is summed up."""
    sources = dict.fromkeys([source for of_symbol in counted for source, _ in of_symbol])
    sums = [
        {source: sum([n for other, n in of_symbol if other == source]) for source in sources} for of_symbol in counted
    ]
    return [
        {
            "source": source,
            "strength": sums[STRENGTH][source],
            "attack": sums[ATTACK][source],
            "defence": sums[DEFENCE][source],
        }
        for source in sources
    ]
