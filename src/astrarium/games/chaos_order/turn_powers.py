"""Powers that last for a turn (CO-RES-9, CO-POWER-9, 18, 21, 23..25)."""

from __future__ import annotations

from .component_words import Effect
from .effects import POWER_CAN, POWER_RUNS
from .ids import POWER
from .state import ChaosOrder


def boost(g: ChaosOrder, seat: int, effect: Effect) -> None:
    """A temporary upgrade; several do not add up (CO-RES-9)."""
    g.is_boosted = True


def act_freely(g: ChaosOrder, seat: int, effect: Effect) -> None:
    """The price was not paid (CO-POWER-18)."""


def double_rewards(g: ChaosOrder, seat: int, effect: Effect) -> None:
    """Every doubling adds the original reward once (CO-POWER-9)."""
    g.doublings += 1


def ignore_pins(g: ChaosOrder, seat: int, effect: Effect) -> None:
    """For this turn (CO-POWER-25)."""
    g.ignores_pins = True


def free_fast_track(g: ChaosOrder, seat: int, effect: Effect) -> None:
    """For this turn (CO-POWER-23)."""
    g.is_fast_track_free = True


def harvest_anywhere(g: ChaosOrder, seat: int, effect: Effect) -> None:
    """So many points need no building (CO-POWER-24)."""
    g.free_harvests += int(effect.value)


def free_swamp_move(g: ChaosOrder, seat: int, effect: Effect) -> None:
    """The first move between two swamps costs no point (CO-POWER-21)."""
    g.is_swamp_move_free = True


POWER_RUNS[POWER["temporary_upgrade"]] = boost
POWER_RUNS[POWER["free_action"]] = act_freely
POWER_CAN[POWER["free_action"]] = lambda g, seat, effect: not g.is_acting
POWER_RUNS[POWER["double_location_reward"]] = double_rewards
POWER_RUNS[POWER["ignore_pinning"]] = ignore_pins
POWER_RUNS[POWER["free_fast_track"]] = free_fast_track
POWER_RUNS[POWER["harvest_without_building"]] = harvest_anywhere
POWER_RUNS[POWER["free_first_swamp_move"]] = free_swamp_move
