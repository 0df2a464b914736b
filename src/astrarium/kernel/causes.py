"""Causes: why a seat is asked something."""

from typing import NamedTuple

from astrarium.kernel.failures import TextValue


class Cause(NamedTuple):
    """What happened, by whom and where, and the seat's own piece that it concerns; "" where there is none."""

    event: str
    actor: int
    place: str
    piece: str
    values: dict[str, TextValue]
