"""Whose turn or Upkeep it is: the frame with which it ends is pending (ECL-GEN-9, ECL-FLOW-9)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.frames import find_frame
from astrarium.kernel.steps import Automatic

from .state import Eclipse
from .steps import STEPS


class EndTurn(Automatic[Eclipse]):
    """The action, reaction or pass is completed (ECL-GEN-9)."""

    def run(self, g: Eclipse, seat: int, args: tuple[()]) -> None:
        g.players[seat].asked = 0


class EndUpkeep(Automatic[Eclipse, bool, bool]):
    """A player has paid; the arguments: discs were removed (ECL-UPK-6), a shrine was built (ECL-ROTA-LYR-2)."""

    def run(self, g: Eclipse, seat: int, args: tuple[bool, bool]) -> None:
        """Nothing is left to do."""


END_TURN: Final[EndTurn] = STEPS.add("END_TURN", EndTurn())
END_UPKEEP: Final[EndUpkeep] = STEPS.add("END_UPKEEP", EndUpkeep())


def is_own_turn(g: Eclipse, seat: int) -> bool:
    """The moments in which free things are open (ECL-FLOW-9, ECL-GEN-9)."""
    return find_frame(g, END_TURN, seat) is not None


def is_own_upkeep(g: Eclipse, seat: int) -> bool:
    return find_frame(g, END_UPKEEP, seat) is not None


def is_giving_up(g: Eclipse, seat: int) -> bool:
    """The player has begun to remove discs in this Upkeep (ECL-UPK-6)."""
    found = find_frame(g, END_UPKEEP, seat)
    return found is not None and found[0]
