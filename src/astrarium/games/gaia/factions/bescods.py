"""Bescods: the lowest research marker advances, titanium planets are worth more (GP-FAC-BESCODS)."""

from __future__ import annotations

from astrarium.kernel.position import Frame

from .. import verbs
from ..actions.research import FREE_STEP
from ..ids import BESCODS, TITANIUM
from ..state import Gaia, Player
from .abilities import ABILITIES, Abilities, has_institute, named_power


class Bescods(Abilities):
    special_refusal = "GP-FAC-BESCODS-3"

    def power_bonus(self, p: Player, planet: int) -> int:
        """Structures on titanium planets have +1 with the institute (GP-FAC-BESCODS-4, GP-FAC-BESCODS-5)."""
        if planet == TITANIUM and has_institute(p):
            return named_power(BESCODS, "power_value_bonus").value
        return 0

    def specials(self, p: Player) -> tuple[int, ...]:
        return (verbs.LOWEST,)

    def special_frame(self, g: Gaia, seat: int) -> Frame:
        """One of the lowest markers must advance, unless useless actions are allowed (GP-FAC-BESCODS-2, GP-ACT-10)."""
        levels = g.players[seat].research
        lowest = tuple(track for track, level in enumerate(levels) if level == min(levels))
        return FREE_STEP.at(seat, lowest, bool(g.settings["useless_actions_allowed"]))


ABILITIES[BESCODS] = Bescods()
