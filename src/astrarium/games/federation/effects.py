"""Effects: each kind is an automatic step of its own, which gets the effect's numbers and where its points belong."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.position import Frame
from astrarium.kernel.steps import Automatic, then

from .component_words import Effects
from .state import Federation

Numbers = tuple[int, ...]  # of an effect: its kind, then what the kind takes
EffectArgs = tuple[Numbers, int]
Effect = Automatic[Federation, Numbers, int]  # and the source that its points are noted under
BY_KIND: Final[dict[int, Effect]] = {}


def effect(op: int, step: Effect) -> Effect:
    """The step that carries out one kind of effect."""
    BY_KIND[op] = step
    return step


def frames(seat: int, effects: Effects, source: int) -> list[Frame]:
    """The effects as they will be carried out, each as far as possible (FED-AMB-11)."""
    return [BY_KIND[numbers[0]].at(seat, numbers, source) for numbers in effects]


def resolve(g: Federation, seat: int, effects: Effects, source: int, *after: Frame) -> None:
    """Carry out effects in their order, then what follows."""
    then(g, *frames(seat, effects, source), *after)
