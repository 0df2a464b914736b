"""What players have, by the references under which prices, refusals and previews speak of it."""

from __future__ import annotations

from typing import Final

from .discs import controlled
from .resources import REFERENCES
from .scoring import points
from .state import Eclipse

DISC: Final = "resource:disc"
COLONY_SHIP: Final = "resource:colony_ship"
SECTOR: Final = "resource:sector"
POINT: Final = "resource:point"


def holdings(g: Eclipse, seat: int) -> dict[str, int]:
    """Everything of a player that a move may change and that is counted."""
    p = g.players[seat]
    if p.species < 0:
        return {}
    stored = dict(zip(REFERENCES, p.storage, strict=True))
    return stored | {
        DISC: p.discs,
        COLONY_SHIP: p.colony_ships,
        SECTOR: len(controlled(g, seat)),
        POINT: sum(points(g, seat)),
    }
