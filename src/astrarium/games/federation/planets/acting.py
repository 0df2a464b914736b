"""An action on a planet while it goes on: what it has come to lies on the stack, in the frame that ends it.

So an action that happens inside another one (through a Deep Space tile) leaves that one untouched.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from astrarium.kernel.position import Args
from astrarium.kernel.steps import Automatic

from ..state import Federation
from ..steps import STEPS

BEFORE: Final = 0  # nothing has been moved, taken or built
ARRIVED: Final = 1  # a pawn has moved, its reward is still to come
DONE: Final = 2


class Acting(NamedTuple):
    """The planet, how far the action is, extra steps to come, crystals off the cost, whether a level 3 is granted."""

    planet: int
    stage: int = BEFORE
    steps: int = 0
    discount: int = 0
    is_granted: int = 0


def place_of(g: Federation, seat: int) -> int:
    """Where on the stack the innermost action of this seat ends; -1 if there is none."""
    for place in range(len(g.stack) - 1, -1, -1):
        if g.stack[place][0] == FINISH_ACTION.number and g.stack[place][1] == seat:
            return place
    return -1


def acting(g: Federation, seat: int) -> Acting | None:
    """The action on a planet that this seat is in (FED-ATAL-16)."""
    place = place_of(g, seat)
    return None if place < 0 else Acting(*g.stack[place][2])


def present(g: Federation, seat: int) -> Acting:
    """The action, where there must be one."""
    now = acting(g, seat)
    assert now is not None
    return now


def amend(g: Federation, seat: int, now: Acting) -> None:
    """The action has come to something new."""
    g.stack[place_of(g, seat)] = FINISH_ACTION.at(seat, *now)


class FinishAction(Automatic[Federation]):
    """The action is over; tiles taken in it can be used in later ones (FED-ATAL-12)."""

    def run(self, g: Federation, seat: int, args: Args) -> None:
        if place_of(g, seat) < 0:
            g.players[seat].fresh = 0


FINISH_ACTION: Final[FinishAction] = STEPS.add("FINISH_ACTION", FinishAction())
