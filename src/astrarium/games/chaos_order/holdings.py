"""What factions have, by the references under which prices, refusals and previews speak of it."""

from __future__ import annotations

from .counts import hand_size
from .resources import CARD, ENERGY, FAME, FIGHTER, GEM
from .state import HOME, ChaosOrder


def holdings(g: ChaosOrder, seat: int) -> dict[str, int]:
    """Everything of a faction that a move may change and that is counted."""
    p = g.players[seat]
    return {
        ENERGY: p.energy,
        GEM: p.gems,
        FAME: p.fame,
        CARD: hand_size(g, seat),
        FIGHTER: sum(p.fighters[: HOME + 1]),
    }
