"""What comes of an action after the turn: the upkeep of the discs that it takes (ECL-UPK-3)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.explanations import Fact
from astrarium.kernel.verbs import Action

from . import verbs
from .discs import upkeep
from .ids import MONEY
from .population import production
from .state import Eclipse

TAKES_DISC: Final = (verbs.ACT.number, verbs.REACT.number, verbs.CLAIM.number)


def later(g: Eclipse, seat: int, action: Action) -> list[Fact]:
    """The upkeep of this round with one disc less on the track, and the money after it as things are."""
    if action[0] not in TAKES_DISC:
        return []
    p = g.players[seat].clone()
    p.discs -= 1
    rest = p.storage[MONEY] + production(p, MONEY) - upkeep(p)
    return [Fact("later-upkeep", {"round": g.round, "upkeep": upkeep(p), "money": rest})]
