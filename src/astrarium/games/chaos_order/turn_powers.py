"""Powers that last for a turn (CO-RES-9, CO-POWER-9, 18, 21, 23..25)."""

from __future__ import annotations

from .component_words import Effect
from .effects import POWERS, Power
from .ids import POWER
from .state import ChaosOrder


class TemporaryUpgrade(Power):
    """A temporary upgrade; several do not add up (CO-RES-9)."""

    def run(self, g: ChaosOrder, seat: int, effect: Effect) -> None:
        g.is_boosted = True


class FreeAction(Power):
    """The price was not paid (CO-POWER-18)."""

    def can(self, g: ChaosOrder, seat: int, effect: Effect) -> bool:
        return not g.is_acting

    def run(self, g: ChaosOrder, seat: int, effect: Effect) -> None:
        """Nothing else happens."""


class DoubleRewards(Power):
    """Every doubling adds the original reward once (CO-POWER-9)."""

    def run(self, g: ChaosOrder, seat: int, effect: Effect) -> None:
        g.doublings += 1


class IgnorePins(Power):
    """For this turn (CO-POWER-25)."""

    def run(self, g: ChaosOrder, seat: int, effect: Effect) -> None:
        g.ignores_pins = True


class FreeFastTrack(Power):
    """For this turn (CO-POWER-23)."""

    def run(self, g: ChaosOrder, seat: int, effect: Effect) -> None:
        g.is_fast_track_free = True


class HarvestAnywhere(Power):
    """So many points need no building (CO-POWER-24)."""

    def run(self, g: ChaosOrder, seat: int, effect: Effect) -> None:
        g.free_harvests += int(effect.value)


class FreeSwampMove(Power):
    """The first move between two swamps costs no point (CO-POWER-21)."""

    def run(self, g: ChaosOrder, seat: int, effect: Effect) -> None:
        g.is_swamp_move_free = True


POWERS[POWER["temporary_upgrade"]] = TemporaryUpgrade()
POWERS[POWER["free_action"]] = FreeAction()
POWERS[POWER["double_location_reward"]] = DoubleRewards()
POWERS[POWER["ignore_pinning"]] = IgnorePins()
POWERS[POWER["free_fast_track"]] = FreeFastTrack()
POWERS[POWER["harvest_without_building"]] = HarvestAnywhere()
POWERS[POWER["free_first_swamp_move"]] = FreeSwampMove()
