"""Nevlas: tokens of bowl III are worth twice as much with the planetary institute (GP-FAC-NEVLAS-2)."""

from __future__ import annotations

from ..ids import NEVLAS
from ..state import Player
from .abilities import ABILITIES, Abilities, has_institute, named_power


class Nevlas(Abilities):
    def token_worth(self, p: Player) -> int:
        """Two with the institute (GP-FAC-NEVLAS-2)."""
        return named_power(NEVLAS, "bowl3_token_spend_value").value if has_institute(p) else 1


ABILITIES[NEVLAS] = Nevlas()
