"""Why something is not offered at all: not this verb now, or not this player."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.verbs import Action

from . import verbs
from .ids import NONE
from .state import PlanetB

# Verbs with a rule of their own about when they are possible.
NOT_NOW: Final[dict[int, str]] = {
    verbs.SELL.number: "PB-SELL-1",
    verbs.BUY.number: "PB-TILE-1",
    verbs.RETURN_TILE.number: "PB-TILE-3",
    verbs.OFFICE.number: "PB-OFF-9",
    verbs.END.number: "PB-FLOW-5",
    verbs.PASS.number: "PB-ACT-5",
}
FREE: Final = (verbs.SELL.number, verbs.BUY.number, verbs.RETURN_TILE.number)
IN_PAYMENT: Final = ("PAYING", "GIVING")
AFTER_THE_TURN: Final = ("CHOOSING_DECK", "CHOOSING_REWARD", "TAKING_HOME", "GIVING_UP")


def not_offered(g: PlanetB, seat: int, step: str, action: Action) -> str:
    """The rule against a verb that the decision does not offer (PB-FLOW-2, 6, 7, PB-ACT-4, PB-ACT-19, PB-SELL-4)."""
    if action[0] in FREE and seat != g.turn_seat:
        return "PB-SELL-4"
    if action[0] in FREE and step in IN_PAYMENT:
        return "PB-ACT-19" if step == "PAYING" else "PB-CARD-13"
    if action[0] in FREE and step in AFTER_THE_TURN:
        return "PB-FLOW-7"
    if action[0] in (verbs.END.number, verbs.PASS.number) and step == "TURN":
        return "PB-FLOW-6"
    return NOT_NOW.get(action[0], "PB-FLOW-2" if step in ("TURN", "ACTING") else "PB-ACT-4")


def not_asked(g: PlanetB, seat: int, action: Action) -> str:
    """The rule against a player who is not asked (PB-FLOW-1, PB-SELL-4)."""
    is_free = action[0] in FREE and g.turn_seat != NONE
    return "PB-SELL-4" if is_free else "PB-FLOW-1"
