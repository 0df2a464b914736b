"""Nevlas: tokens of bowl III are worth twice as much with the planetary institute (GP-FAC-NEVLAS-2)."""

from __future__ import annotations

from ..ids import NEVLAS
from ..state import Player
from .power import POWERS, Power, has_institute, named_power


class Nevlas(Power):
    def token_worth(self, p: Player) -> int:
        """Two with the institute (GP-FAC-NEVLAS-2)."""
        return named_power(NEVLAS, "bowl3_token_spend_value").value if has_institute(p) else 1


POWERS[NEVLAS] = Nevlas()
