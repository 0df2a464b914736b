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


def frames_beside(g: Eclipse, step: int) -> list[Frame]:
    """The frames of a step in all turns that go on; none if players act one after the other."""
    if not g.settings["holders_exclude_each_other"]:
        return []
    return [frame for stack in g.outer_stacks for frame in all_frames(stack) if frame[0] == step]
