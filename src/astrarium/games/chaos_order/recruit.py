"""Recruit: the recruitment track, the fast track and the trade (CO-REC)."""

from __future__ import annotations

from astrarium.kernel.bills import Bill
from astrarium.kernel.failures import Failures, fail, fail_short
from astrarium.kernel.verbs import Action

from . import events, verbs
from .faction_rules import faction_rules
from .gains import gain, pay_energy
from .resources import ENERGY
from .spending import RECRUITING, Points, SpendMove
from .state import HOME, ChaosOrder, Player, added
from .tables import FACTIONS


def check_arrival(g: ChaosOrder, seat: int, place: int, failures: Failures | None) -> str | None:
    """Onto the base, or into a region that the faction's strongholds open (CO-REC-2, CO-OXA-4)."""
    if place == HOME or place in faction_rules(g, seat).arrivals(g, seat):
        return None
    return fail(failures, "CO-REC-2")


def arrive(g: ChaosOrder, seat: int, area: int, place: int) -> None:
    p = g.players[seat]
    p.areas = added(p.areas, area, -1)
    p.fighters = added(p.fighters, place, 1)
    g.note(events.RECRUITED, seat, place)


class Recruit(SpendMove):
    """A point moves a fighter to the next area, or from the last one onto the base (CO-REC-2, CO-REC-5, CO-AI-2)."""

    rule = "CO-REC-1"

    def candidates(self, g: ChaosOrder, seat: int, args: Points) -> list[Action]:
        p, last = g.players[seat], len(g.players[seat].areas) - 1
        places = [HOME, *faction_rules(g, seat).arrivals(g, seat)]
        early = [verbs.RECRUIT(area, HOME) for area in range(last) if p.areas[area]]
        return early + [verbs.RECRUIT(last, place) for place in places if p.areas[last]]

    def check_use(
        self, g: ChaosOrder, seat: int, args: Points, action: Action, failures: Failures | None
    ) -> str | None:
        _, area, place = action
        areas = g.players[seat].areas
        if (area >= len(areas) or not areas[area]) and (refused := fail(failures, "CO-REC-10")):
            return refused
        if area < len(areas) - 1:
            return None if place == HOME else fail(failures, "CO-REC-2")
        return check_arrival(g, seat, place, failures)

    def use(self, g: ChaosOrder, seat: int, args: Points, action: Action) -> None:
        _, area, place = action
        p = g.players[seat]
        if area < len(p.areas) - 1:
            p.areas = added(added(p.areas, area, -1), area + 1, 1)
            g.note(events.TRAINED, seat, area + 1)
        else:
            arrive(g, seat, area, place)


def fast_track_energy(g: ChaosOrder, p: Player) -> int:
    """What each fighter costs on the fast track, nothing with a card for it (CO-REC-3, CO-POWER-23)."""
    return 0 if g.is_fast_track_free else FACTIONS[p.faction].fast_track_energy


class FastTrack(SpendMove):
    """A point and energy move a fighter from the first area straight to the base (CO-REC-3)."""

    rule = "CO-REC-1"

    def candidates(self, g: ChaosOrder, seat: int, args: Points) -> list[Action]:
        return verbs.FAST_TRACK.each([HOME, *faction_rules(g, seat).arrivals(g, seat)])

    def check_use(
        self, g: ChaosOrder, seat: int, args: Points, action: Action, failures: Failures | None
    ) -> str | None:
        p = g.players[seat]
        if FACTIONS[p.faction].fast_track_energy < 0:
            return fail(failures, "CO-REC-3")
        if not p.areas[0] and (refused := fail(failures, "CO-REC-10")):
            return refused
        if refused := check_arrival(g, seat, action[1], failures):
            return refused
        need = fast_track_energy(g, p)
        return fail_short(failures, "CO-REC-3", ENERGY, p.energy, need) if p.energy < need else None

    def itemise(self, g: ChaosOrder, seat: int, args: Points, action: Action, bill: Bill) -> None:
        bill.need(ENERGY, max(0, fast_track_energy(g, g.players[seat])), "fast-track")

    def use(self, g: ChaosOrder, seat: int, args: Points, action: Action) -> None:
        pay_energy(g, seat, fast_track_energy(g, g.players[seat]))
        arrive(g, seat, 0, action[1])


class TradePoints(SpendMove):
    """Three points for a gem or a card, any number of times (CO-REC-4)."""

    rule = "CO-REC-4"

    def cost(self, g: ChaosOrder, seat: int, action: Action) -> int:
        return FACTIONS[g.players[seat].faction].recruit_trade.recruit

    def use(self, g: ChaosOrder, seat: int, args: Points, action: Action) -> None:
        gain(g, seat, FACTIONS[g.players[seat].faction].recruit_trade.gain)


RECRUITING.add(Recruit(verbs.RECRUIT), FastTrack(verbs.FAST_TRACK), TradePoints(verbs.TRADE))
