"""Bal T'aks: no Navigation before the planetary institute (GP-FAC-BALTAKS)."""

from __future__ import annotations

from astrarium.kernel.failures import Failures, fail

from ..ids import BAL_TAKS
from ..state import Player
from .abilities import ABILITIES, Abilities, has_institute, named_power


class BalTaks(Abilities):
    """Navigation is open only with the institute (GP-FAC-BALTAKS-1, GP-FAC-BALTAKS-3)."""

    def check_advance(self, p: Player, track: int, failures: Failures | None) -> str | None:
        if track == named_power(BAL_TAKS, "cannot_advance").track and not has_institute(p):
            return fail(failures, "GP-FAC-BALTAKS-1")
        return None


ABILITIES[BAL_TAKS] = BalTaks()
