"""All action boxes in one table: every printed box and every list of effects inside another has a number."""

from dataclasses import replace

from . import ids
from .component_types import Box
from .component_words import Cost, Effect
from .ids import NONE


class PrintedBox:
    """A box with where it is printed: the name of its place, its building (NONE elsewhere), whose points it gives."""

    def __init__(self, name: str, building: int, source: int, cost: Cost, effects: tuple[Effect, ...]) -> None:
        self.name = name
        self.building = building
        self.source = source
        self.cost = cost
        self.effects = effects
        self.open: tuple[int, ...] = tuple([open_count(effect) for effect in effects])


def open_count(effect: Effect) -> int:
    """How many separate actions an effect is (PB-ACT-16)."""
    return effect.n if effect.kind in ids.SEPARATE else 1


class BoxTable:
    """Collects the boxes while the component files are read."""

    def __init__(self) -> None:
        self.list: list[PrintedBox] = []

    def add(self, name: str, source: int, effects: tuple[Effect, ...], cost: Cost = (), building: int = NONE) -> int:
        """The number of a new box; the lists inside its effects are boxes of their own."""
        number = len(self.list)
        self.list.append(PrintedBox(name, building, source, cost, ()))
        own = tuple([self.with_boxes(f"{name}_{index}", source, building, e) for index, e in enumerate(effects, 1)])
        self.list[number] = PrintedBox(name, building, source, cost, own)
        return number

    def add_box(self, name: str, source: int, box: Box, building: int = NONE) -> int:
        return self.add(name, source, box.effects, box.cost, building)

    def with_boxes(self, name: str, source: int, building: int, effect: Effect) -> Effect:
        parts = enumerate(effect.lists, 1)
        numbers = [self.add(f"{name}_{index}", source, part, building=building) for index, part in parts]
        return replace(effect, lists=(), boxes=tuple(numbers))
