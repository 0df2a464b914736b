"""What factions have, by the references under which prices, refusals and previews speak of it."""

from __future__ import annotations

from .counts import hand_size
from .state import HOME, ChaosOrder


def holdings(g: ChaosOrder, seat: int) -> dict[str, int]:
    """Everything of a faction that a move may change and that is counted."""
    p = g.players[seat]
    return {
        "resource:energy": p.energy,
        "resource:gem": p.gems,
        "resource:fame": p.fame,
        "resource:card": hand_size(g, seat),
        "resource:fighter": sum(p.fighters[: HOME + 1]),
    }
