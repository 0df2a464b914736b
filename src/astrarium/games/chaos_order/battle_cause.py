"""Why somebody who has not started a battle is asked something in it."""

from __future__ import annotations

from astrarium.kernel.causes import Cause
from astrarium.kernel.steps import Decision

from . import verbs
from .ids import NONE
from .resources import FIGHTER
from .state import ChaosOrder


def battle_cause(g: ChaosOrder, seat: int) -> Cause | None:
    """The initiator has chosen the battle; it asks nobody why (CO-COM-4)."""
    if g.battle == NONE or g.sides[0] == seat:
        return None
    return Cause("battle", g.sides[0], verbs.REGIONS.reference(g.battle), FIGHTER, {})


class BattleDecision(Decision[ChaosOrder, int]):
    """A question to one side of a battle; the argument is the number of the side."""

    def cause(self, g: ChaosOrder, seat: int, args: tuple[int]) -> Cause | None:
        return battle_cause(g, seat)
