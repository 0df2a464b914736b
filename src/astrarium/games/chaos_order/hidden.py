"""What somebody does not know: tactics cards in hands, and the deck (CO-INFO-1)."""

from __future__ import annotations

from astrarium.kernel.chance import Random
from astrarium.kernel.redeal import HiddenValues, hidden_in_pool, redealt

from .state import ChaosOrder


def redeal(g: ChaosOrder, seat: int | None, rng: Random) -> None:
    """Other cards that the hands might hold; sealed plans are redealt by the kernel."""
    g.cards = redealt(g.cards, seat, rng)


def hidden(g: ChaosOrder, seat: int | None) -> list[HiddenValues]:
    """Everything that `redeal` may change, with what it might be."""
    return hidden_in_pool(g.cards, "tactics cards", seat)
