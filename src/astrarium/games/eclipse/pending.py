"""Frames that wait elsewhere: below the top, and in the turn of the other holder of a marker (ECL-ROTA-SIM-10)."""

from __future__ import annotations

from astrarium.kernel.position import Frame

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


def frames_of_others(g: Eclipse, seat: int) -> list[Frame]:
    """What others have begun at the same time; nothing if players act one after the other."""
    return [frame for stack in g.outer_stacks for frame in all_frames(stack) if frame[1] != seat]
