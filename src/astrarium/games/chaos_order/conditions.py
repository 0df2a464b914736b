"""Conditions of effects outside battles; those of battles are judged at the reveal (CO-TIME-12)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from .component_words import Effect
from .counts import controls
from .ids import CLIFFS, IF, NONE, PLAINS
from .state import ChaosOrder

Holds = Callable[[ChaosOrder, int, int], bool]


def controls_relic_region(g: ChaosOrder, seat: int, region: int) -> bool:
    """The region of any relic on the map."""
    return any([where != NONE and controls(g, seat, where) for where in g.relics])


def is_relic_region(g: ChaosOrder, seat: int, region: int) -> bool:
    return region in g.relics


def is_cliffs_or_plains(g: ChaosOrder, seat: int, region: int) -> bool:
    return 0 <= region < len(g.terrains) and g.terrains[region] in (CLIFFS, PLAINS)


OUTSIDE_BATTLES: Final[dict[int, Holds]] = {
    IF["controls_relic_region"]: controls_relic_region,
    IF["relic_region"]: is_relic_region,
    IF["terrain_cliffs_or_plains"]: is_cliffs_or_plains,
}


def holds(g: ChaosOrder, seat: int, effect: Effect, region: int = NONE) -> bool:
    """Every condition of an effect holds; `region` is that of the leader who has it."""
    return all(
        condition in OUTSIDE_BATTLES and OUTSIDE_BATTLES[condition](g, seat, region) for condition in effect.conditions
    )
