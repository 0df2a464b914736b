"""What frames hold: interceptors in bays during a Move (ECL-ROTA-PART-5)."""

from __future__ import annotations

from .move import GOING, GOING_ON, MOVING, MOVING_ON, UNLOADING
from .pending import all_frames
from .state import Eclipse


def interceptors_aboard(g: Eclipse, seat: int) -> int:
    """How many the frames of a Move hold."""
    steps = {step.number for step in (MOVING, MOVING_ON, GOING, GOING_ON, UNLOADING)}
    aboard = 0
    for number, whose, args in all_frames(g.stack):
        if number in steps and whose == seat:
            aboard += sum([count for _, _, count in args[1]])
            aboard += args[-1] if len(args) > 2 else 0
    return aboard
