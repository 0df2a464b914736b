"""Why something cannot be done at all now: the rules about turns, phases and the inside of actions."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.verbs import Action

from . import verbs
from .state import Gaia

OUTSIDE_TURNS: Final = ("SETTLING", "TAKING_BOOSTER", "CHARGING", "EXCHANGING", "TRADING", "STONE_CHARGING")
MAIN_VERBS: Final = frozenset(
    verb.number
    for verb in (
        verbs.BUILD, verbs.PROJECT, verbs.UPGRADE, verbs.FEDERATE, verbs.RESEARCH, verbs.BOARD, verbs.SPECIAL,
        verbs.PASS,
    )
)  # fmt: skip


def not_asked(g: Gaia, seat: int, action: Action) -> str:
    """The seat is not asked: somebody else's turn, or this one has passed (GP-FLOW-2, 3, GP-FREE-4, GP-PASS-7)."""
    passed = g.players[seat].passed if 0 <= seat < len(g.players) else False
    if action[0] == verbs.CONVERT.number:
        return "GP-PASS-7" if passed else "GP-FREE-4"
    return "GP-FLOW-3" if passed and action[0] in MAIN_VERBS else "GP-FLOW-2"


def not_offered(g: Gaia, step: str, action: Action) -> str:
    """The decision is about something else, or play has not begun (GP-FLOW-1, 6, 7, 9, 13).

    After the main action there is no other one, whatever its verb (GP-FLOW-2).

    Actions are not combined, and a mine that belongs to one must be built (GP-ACT-5, GP-SPEC-2, GP-BUILD-4, GP-FAQ-6).
    """
    verb = action[0]
    if verb == verbs.CONVERT.number:
        return not_convertible(step)
    if not g.round:
        return "GP-FLOW-1"
    if step == "ENDING":
        return "GP-FLOW-2"
    if step == "TURN":
        return "GP-FLOW-7" if verb == verbs.END.number else "GP-FLOW-13"
    if verb == verbs.SPECIAL.number:
        return "GP-SPEC-2"
    if verb == verbs.BOARD.number:
        return "GP-ACT-5"
    if step == "BUILDING_OR_PROJECT" and verb == verbs.PLACE_STATION.number:
        return "GP-FAQ-6"
    if step == "BUILDING" and verb == verbs.END.number:
        return "GP-BUILD-4"
    return "GP-FLOW-9" if verb == verbs.END.number or verb in MAIN_VERBS else "GP-FLOW-13"


def not_convertible(step: str) -> str:
    """Free actions are for one's own turn, and not for the middle of an action (GP-FREE-4, GP-FLOW-6, GP-INCOME-7)."""
    if step == "CHOOSING_ICON":
        return "GP-INCOME-7"
    return "GP-FREE-4" if step in OUTSIDE_TURNS else "GP-FLOW-6"
