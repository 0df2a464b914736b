"""What a seat may know of a game, ready for JSON (CO-INFO-1, CO-INFO-2)."""

from __future__ import annotations

from . import view_types
from .state import ChaosOrder


def view(g: ChaosOrder, seat: int | None) -> view_types.View:
    """The whole table, without what others hold in secret."""
    return {"round": g.round}
