"""What a seat may have answered by itself: whether it charges when others build near it (GP-CHARGE-1)."""

from __future__ import annotations

from collections.abc import Mapping

from astrarium.kernel.frames import find_frame
from astrarium.kernel.position import SettingValue
from astrarium.kernel.verbs import Action

from . import verbs
from .about import ASK, CHARGE, MATTERS, NEVER
from .actions.passing import is_last_round
from .charging import CHARGING, offer
from .factions.abilities import abilities_of
from .state import Gaia


def auto_reply(g: Gaia, seat: int, chosen: Mapping[str, SettingValue]) -> Action | None:
    """The answer to an offer of power; a number is the most points that are paid without a question."""
    asked = find_frame(g, CHARGING, seat)
    reply = chosen.get(CHARGE.name, ASK)
    if asked is None or reply == ASK:
        return None
    if reply == NEVER:
        return verbs.DECLINE()
    p = g.players[seat]
    if abilities_of(p).tokens_with_charge(p):
        return None  # when the token comes is for the player to say (GP-FAC-TAKLONS-3)
    (hex,) = asked
    amount = offer(g, seat, hex)
    cost = amount - 1
    if reply == MATTERS:
        if cost > 0 and is_without_use(g, seat):
            return verbs.DECLINE()
        return verbs.CHARGE(amount) if cost == 0 else None
    assert isinstance(reply, int)
    return verbs.CHARGE(amount) if cost <= reply else None


def is_without_use(g: Gaia, seat: int) -> bool:
    """Whoever has passed in the last round can do nothing more with power (GP-END-9)."""
    return g.players[seat].passed and is_last_round(g) and not g.settings["end_game_free_conversion"]
