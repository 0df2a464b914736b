"""What somebody does not know: reputation tiles of others and discovery tiles that they keep (ECL-INFO-1, 2)."""

from __future__ import annotations

from astrarium.kernel.chance import Random
from astrarium.kernel.redeal import HiddenValues, hidden_in_pool, redealt

from .state import Eclipse


def redeal(g: Eclipse, seat: int | None, rng: Random) -> None:
    g.reputation = redealt(g.reputation, seat, rng)
    g.discoveries = redealt(g.discoveries, seat, rng)


def hidden(g: Eclipse, seat: int | None) -> list[HiddenValues]:
    """Everything that `redeal` may change, with what it might be."""
    return hidden_in_pool(g.reputation, "reputation", seat) + hidden_in_pool(g.discoveries, "discovery", seat)
