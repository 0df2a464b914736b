"""Xenos: federations from a lower power value with the planetary institute (GP-FAC-XENOS-2)."""

from __future__ import annotations

from ..ids import XENOS
from ..state import Player
from .abilities import ABILITIES, Abilities, has_institute, named_power


class Xenos(Abilities):
    def federation_threshold(self, p: Player) -> int:
        """Six with the institute (GP-FAC-XENOS-2)."""
        if has_institute(p):
            return named_power(XENOS, "federation_threshold").value
        return super().federation_threshold(p)


ABILITIES[XENOS] = Xenos()
