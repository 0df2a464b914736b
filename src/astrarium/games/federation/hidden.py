"""What somebody does not know: Deep Space tiles in the pile and alteration tokens that only another player has seen."""

from __future__ import annotations

from astrarium.kernel.chance import Random
from astrarium.kernel.redeal import HiddenValues, hidden_in_pool, redealt

from . import verbs
from .state import Federation


def redeal(g: Federation, seat: int | None, rng: Random) -> None:
    """Other tiles in the pile and other tokens in somebody's hand, of which the seat knows nothing (FED-HID-2)."""
    g.deep = redealt(g.deep, seat, rng)
    g.tokens = tuple([redealt(tokens, seat, rng) for tokens in g.tokens])


def hidden(g: Federation, seat: int | None) -> list[HiddenValues]:
    """Everything that `redeal` may change, with what it might be (FED-HID-1, FED-HID-2, FED-DEEP-9)."""
    found = hidden_in_pool(g.deep, verbs.DEEP_TILES.kind, seat)
    for strength, tokens in enumerate(g.tokens, 1):
        found += hidden_in_pool(tokens, f"{verbs.ALTERATIONS.kind} {strength}", seat)
    return found
