"""Actions that a searching bot need not look at."""

from __future__ import annotations

from astrarium.kernel.verbs import Action

from . import verbs
from .ids import MONEY
from .moments import is_own_upkeep
from .research import RESEARCHING
from .state import Eclipse
from .upkeep import balance


def worth_trying(g: Eclipse, seat: int, actions: list[Action]) -> list[Action]:
    """Exchanges only where something is bought or owed; no tile is taken off without a reason."""
    left_out = {verbs.LEAVE.number, verbs.DETACH.number, verbs.STRIP.number, verbs.AFTER_YOU.number}
    if not is_trade_useful(g, seat):
        left_out |= {verbs.TRADE.number, verbs.TAP.number}
    kept = [action for action in actions if action[0] not in left_out]
    if is_own_upkeep(g, seat):
        kept = [action for action in kept if action[0] != verbs.TRADE.number or action[2] == MONEY]
    if not kept:
        kept = [action for action in actions if action[0] == verbs.STRIP.number]
    return kept or actions


def is_trade_useful(g: Eclipse, seat: int) -> bool:
    """In Research and Build something may be too dear; in Upkeep money may be missing."""
    number = g.stack[-1][0]
    if is_own_upkeep(g, seat):
        return balance(g.players[seat]) < 0
    return number == RESEARCHING.number
