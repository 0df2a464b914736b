"""An action on a planet while it goes on: what it has come to lies on the stack, in the frame that ends it.

So an action that happens inside another one (through a Deep Space tile) leaves that one untouched.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from astrarium.kernel.frames import find_frame, replace_frame
from astrarium.kernel.steps import Automatic

from ..state import Federation
from ..steps import STEPS

BEFORE: Final = 0  # nothing has been moved, taken or built
ARRIVED: Final = 1  # a pawn has moved, its reward is still to come
DONE: Final = 2


class PlanetAction(NamedTuple):
    """The planet, how far the action is, extra steps to come, crystals off the cost, a level that is granted."""

    planet: int
    stage: int = BEFORE
    steps: int = 0
    discount: int = 0
    granted_level: int = 0


def ongoing_action(g: Federation, seat: int) -> PlanetAction | None:
    """The action on a planet that this seat is in (FED-ATAL-16)."""
    args = find_frame(g, FINISH_ACTION, seat)
    return None if args is None else PlanetAction(*args)


def current_action(g: Federation, seat: int) -> PlanetAction:
    """The action, where there must be one."""
    now = ongoing_action(g, seat)
    assert now is not None
    return now


def update_action(g: Federation, seat: int, now: PlanetAction) -> None:
    """The action has come to something new."""
    replace_frame(g, FINISH_ACTION, seat, *now)


class FinishAction(Automatic[Federation, int, int, int, int, int]):
    """The action is over; tiles taken in it can be used in later ones (FED-ATAL-12)."""

    def run(self, g: Federation, seat: int, args: tuple[int, int, int, int, int]) -> None:
        if ongoing_action(g, seat) is None:
            g.players[seat].fresh = 0


FINISH_ACTION: Final[FinishAction] = STEPS.add("FINISH_ACTION", FinishAction())
