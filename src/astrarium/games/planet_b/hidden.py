"""What somebody does not know: building cards in hands, in the draft and under their decks (PB-INFO-1, PB-INFO-6)."""

from __future__ import annotations

from astrarium.kernel.chance import Random
from astrarium.kernel.redeal import HiddenValues, hidden_in_pool, redealt

from .ids import DECK_NAMES
from .state import PlanetB


def redeal(g: PlanetB, seat: int | None, rng: Random) -> None:
    """Other cards of the same letters; victory points are withheld, not unknown (PB-INFO-5)."""
    g.buildings = tuple([redealt(pool, seat, rng) for pool in g.buildings])


def hidden(g: PlanetB, seat: int | None) -> list[HiddenValues]:
    """Everything that `redeal` may change, with what it might be."""
    return [
        found
        for deck, pool in zip(DECK_NAMES, g.buildings, strict=True)
        for found in hidden_in_pool(pool, f"building {deck}", seat)
    ]
