"""A.I.: traps at their strongholds (CO-AI)."""

from __future__ import annotations

from typing import Final

from .. import events
from ..counts import building_of
from ..faction_rules import FactionRules, register_faction
from ..fame import note_event
from ..ids import MOVE_PHASE, POWER
from ..state import ChaosOrder
from ..tables import BUILDINGS
from ..units import wound

PLACE_TRAP: Final = POWER["place_trap"]
SPRING_TRAP: Final = POWER["spring_trap"]


class ArtificialIntelligence(FactionRules):
    """Who enters their strongholds loses fighters."""

    def built(self, g: ChaosOrder, seat: int, region: int, building: int) -> None:
        """A stronghold comes with an armed trap (CO-AI-3)."""
        if any([effect.power == PLACE_TRAP for effect in BUILDINGS[building_of(g, seat, building)].effects]):
            g.players[seat].traps |= 1 << region

    def destroyed(self, g: ChaosOrder, seat: int, region: int, building: int) -> None:
        """The trap leaves with the stronghold (CO-AI-3)."""
        p = g.players[seat]
        if any([effect.power == PLACE_TRAP for effect in BUILDINGS[building_of(g, seat, building)].effects]):
            p.traps &= ~(1 << region)
            p.sprung_traps &= ~(1 << region)

    def trap_wounds(self, g: ChaosOrder, seat: int, region: int) -> int:
        """An armed trap in the move phase (CO-AI-4)."""
        if g.phase != MOVE_PHASE or not g.players[seat].traps >> region & 1:
            return 0
        buildings = [BUILDINGS[building_of(g, seat, building)] for building in range(3)]
        effects = [effect for building in buildings for effect in building.effects if effect.power == SPRING_TRAP]
        return int(effects[0].value)

    def entered(self, g: ChaosOrder, seat: int, region: int, mover: int) -> None:
        """The trap springs before anything else, also for leaders alone (CO-AI-1, CO-AI-4, CO-AI-7)."""
        most = self.trap_wounds(g, seat, region)
        if not most:
            return
        p = g.players[seat]
        p.traps &= ~(1 << region)
        p.sprung_traps |= 1 << region
        g.note(events.TRAP_SPRUNG, seat, region)
        wounds = min(most, g.players[mover].fighters[region])
        wound(g, mover, region, wounds)
        note_event(g, seat, "opposing_fighter_wounded", wounds)

    def income_begins(self, g: ChaosOrder, seat: int) -> None:
        """All sprung traps are armed again (CO-AI-5)."""
        p = g.players[seat]
        if p.sprung_traps:
            p.traps |= p.sprung_traps
            p.sprung_traps = 0
            g.note(events.TRAPS_ARMED, seat)


register_faction("ai", ArtificialIntelligence())
