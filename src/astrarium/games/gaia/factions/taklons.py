"""Taklons: the brainstone, and a token with every passive charge (GP-FAC-TAKLONS)."""

from __future__ import annotations

from typing import Final

from ..ids import TAKLONS
from ..state import Player
from ..tables import FACTIONS
from .abilities import ABILITIES, Abilities, has_institute

TOKENS_WITH_CHARGE: Final[int] = next(effect.gain.tokens for effect in FACTIONS[TAKLONS].pi_power)


class Taklons(Abilities):
    """The brainstone, and with the institute a token for each accepted offer (GP-FAC-TAKLONS-3, GP-FAC-TAKLONS-6)."""

    has_brainstone = True

    def tokens_with_charge(self, p: Player) -> int:
        return TOKENS_WITH_CHARGE if has_institute(p) else 0


ABILITIES[TAKLONS] = Taklons()
