"""What bots think a position is worth."""

from __future__ import annotations

from .state import Gaia


def value(g: Gaia, seat: int) -> float:
    """Victory points, and something for what can still be turned into them."""
    p = g.players[seat]
    return float(p.vp)
