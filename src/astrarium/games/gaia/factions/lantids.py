"""Lantids: guest mines on planets of opponents (GP-FAC-LANTIDS)."""

from __future__ import annotations

from ..ids import LANTIDS
from .abilities import ABILITIES, Abilities


class Lantids(Abilities):
    """Guest mines may be built (GP-FAC-LANTIDS-1, GP-FAC-LANTIDS-5)."""

    def settles_with_others(self) -> bool:
        return True


ABILITIES[LANTIDS] = Lantids()
