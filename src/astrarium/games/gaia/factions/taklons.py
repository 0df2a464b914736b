"""Taklons: the brainstone, and a token with every passive charge (GP-FAC-TAKLONS)."""

from __future__ import annotations

from ..ids import TAKLONS
from ..state import Player
from .abilities import ABILITIES, Abilities, has_institute


class Taklons(Abilities):
    """The brainstone, and with the institute a token for each accepted offer (GP-FAC-TAKLONS-3, GP-FAC-TAKLONS-6)."""

    has_brainstone = True

    def gains_token_with_charge(self, p: Player) -> bool:
        return has_institute(p)


ABILITIES[TAKLONS] = Taklons()
