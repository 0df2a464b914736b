"""What frames hold: interceptors in bays during a Move (ECL-ROTA-PART-5)."""

from __future__ import annotations

from astrarium.kernel.position import Frame

from .move import GOING, GOING_ON, MOVING, MOVING_ON, UNLOADING
from .state import Eclipse


def all_frames(frames: list[Frame]) -> list[Frame]:
    """All frames of the stack, also those in lanes."""
    found: list[Frame] = []
    for frame in frames:
        found.append(frame)
        for argument in frame[2]:
            if isinstance(argument, tuple) and len(argument) == 2 and isinstance(argument[0], tuple):
                found += [f for f in argument[0] if isinstance(f, tuple) and len(f) == 3 and isinstance(f[2], tuple)]
    return found


def interceptors_aboard(g: Eclipse, seat: int) -> int:
    """How many the frames of a Move hold."""
    steps = {step.number for step in (MOVING, MOVING_ON, GOING, GOING_ON, UNLOADING)}
    aboard = 0
    for number, whose, args in all_frames(g.stack):
        if number in steps and whose == seat:
            aboard += sum([count for _, _, count in args[1]])
            aboard += args[-1] if len(args) > 2 else 0
    return aboard
