"""Why something is not offered at all: not this verb now, or not this player."""

from __future__ import annotations

from astrarium.kernel.verbs import Action

from . import verbs
from .ids import NONE
from .state import Federation

# Verbs with a rule of their own about when they are possible.
RULES = {
    verbs.FLY.number: "FED-SHIP-1",
    verbs.ADD_DIE.number: "FED-VOTE-3",
    verbs.FORFEIT.number: "FED-AMB-11",
    verbs.USE.number: "FED-DEC-9",
    verbs.DISCARD.number: "FED-DEC-9",
}


def not_offered(g: Federation, step: str, action: Action) -> str:
    """The rule against a verb that the decision does not offer (FED-FLOW-4, FED-SHIP-1, FED-VOTE-3, FED-DEC-9).

    In a turn the only income is the one on building, part of the action (FED-E8-3, docs/rulings/federation.md).
    """
    if g.turn_seat != NONE and action[0] == verbs.DECLINE.number:
        return "FED-E8-3"
    if g.turn_seat == NONE and action[0] == verbs.FLY.number:
        return "FED-SHIP-8"
    if step == "TURN" and action[0] == verbs.FLY.number:
        return "FED-FLOW-4"
    return RULES.get(action[0], "FED-FLOW-4")


def not_asked(g: Federation, seat: int, action: Action) -> str:
    """The rule against a player who is not asked (FED-FLOW-2, FED-DEC-16)."""
    return "FED-DEC-16" if g.turn_seat == NONE else "FED-FLOW-2"
