"""Relic Check: relics, price tiles, and the end of the game (CO-REL, CO-END)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.steps import Automatic, Close, Decision, EachSeat, then
from astrarium.kernel.values import put

from . import events, verbs
from .card_play import may_have_cards
from .counts import can_pay_lock, clockwise, controls
from .ending import decide_between, win
from .fame import is_at_goal
from .gains import GAIN
from .ids import NONE, WHEN
from .prices import FIRST_NEUTRAL, TILES
from .state import ChaosOrder
from .steps import STEPS
from .tables import FACTIONS, LIMITS
from .units import send_home, standees_at
from .windows import PlayCard


class RelicPhase(Automatic[ChaosOrder]):
    """Cards, the check, price tiles, then what is won at the end of the phase (CO-END-13)."""

    def run(self, g: ChaosOrder, seat: int, args: tuple[()]) -> None:
        then(g, RELIC_CARDS.at(), CHECK_RELICS.at(), RETURN_TILES.at(), END_OF_CHECK.at())


def controls_a_relic(g: ChaosOrder, seat: int) -> bool:
    return any([region != NONE and controls(g, seat, region) for region in g.relics])


class StartCards(Automatic[ChaosOrder]):
    """Cards before the check, clockwise from the gun; who can play none for all to see is not asked (CO-TAC-9)."""

    def run(self, g: ChaosOrder, seat: int, args: tuple[()]) -> None:
        is_possible = controls_a_relic(g, seat) and can_pay_lock(g.players[seat])
        if may_have_cards(g, seat) and is_possible:
            then(g, BEFORE_CHECK.at(seat))


class CheckRelics(Automatic[ChaosOrder]):
    """Who controls all relics on the map wins; else the current one is taken or leaves the game (CO-REL-1, 2, 5).

    CO-END-1, CO-END-5, CO-REL-8, CO-REL-9, CO-CTRL-5.
    """

    def run(self, g: ChaosOrder, seat: int, args: tuple[()]) -> None:
        regions = [region for region in g.relics if region != NONE]
        for each in range(len(g.players)):
            if all([controls(g, each, region) for region in regions]):
                win(g, (each,), "relics")
                return
        current = g.relics[g.round - 1]
        takers = [each for each in range(len(g.players)) if controls(g, each, current)]
        if takers:
            then(g, *[CLAIMING.at(takers[0])] * may_have_cards(g, takers[0]), TAKE_RELIC.at(takers[0]))
        else:
            g.relics = put(g.relics, g.round - 1, NONE)
            g.note(events.RELIC_GONE, g.round - 1, rule="CO-REL-5")


class TakeRelic(Automatic[ChaosOrder]):
    """Onto the leftmost empty slot; its bonuses come before the units go home (CO-REL-2, CO-REL-3, CO-REL-11)."""

    def run(self, g: ChaosOrder, seat: int, args: tuple[()]) -> None:
        p, region = g.players[seat], g.relics[g.round - 1]
        slots = FACTIONS[p.faction].relic_slots
        bonus = slots[len(p.relics)]
        p.relics = (*p.relics, g.round - 1)
        g.relics = put(g.relics, g.round - 1, NONE)
        g.note(events.TOOK_RELIC, seat, g.round - 1, rule="CO-REL-2")
        then(g, GAIN.at(seat, bonus), UNITS_HOME.at(seat, region))


class UnitsHome(Automatic[ChaosOrder, int]):
    """All units of the faction in the region return to its base; buildings stay (CO-REL-4)."""

    def run(self, g: ChaosOrder, seat: int, args: tuple[int]) -> None:
        (region,) = args
        send_home(g, seat, region, standees_at(g, seat, region), g.players[seat].fighters[region])


class ReturnTiles(Automatic[ChaosOrder]):
    """Price tiles go to their owners' vault spaces, neutral ones beside the board (CO-REL-6, CO-REL-7)."""

    def run(self, g: ChaosOrder, seat: int, args: tuple[()]) -> None:
        for tile in g.prices:
            if NONE < tile < FIRST_NEUTRAL:
                owner, number = divmod(tile, TILES)
                g.players[owner].vault |= 1 << number
        g.prices = (NONE,) * len(g.prices)


class EndOfCheck(Automatic[ChaosOrder]):
    """Fame that wins only now; after the last round most land regions win (CO-END-3, CO-END-4, CO-END-6, CO-FLOW-1).

    CO-ZCH-4.
    """

    def run(self, g: ChaosOrder, seat: int, args: tuple[()]) -> None:
        seats = range(len(g.players))
        late = [each for each in seats if is_at_goal(g, each) and wins_at_end_of_check(g, each)]
        if late:
            win(g, late, "fame")
        elif g.round == LIMITS.rounds_max:
            win(g, decide_between(g, seats), "land")


def wins_at_end_of_check(g: ChaosOrder, seat: int) -> bool:
    return FACTIONS[g.players[seat].faction].fame_win == "end_of_relic_check"


RELIC_PHASE: Final[RelicPhase] = STEPS.add("RELIC_PHASE", RelicPhase())
START_CARDS: Final[StartCards] = STEPS.add("START_CARDS", StartCards())
RELIC_CARDS: Final[EachSeat[ChaosOrder]] = STEPS.add(
    "RELIC_CARDS", EachSeat(START_CARDS, lambda g: clockwise(g, g.gun))
)
BEFORE_CHECK: Final[Decision[ChaosOrder]] = STEPS.add(
    "BEFORE_CHECK", Decision([PlayCard(WHEN["relic_start"]), Close(verbs.END)])
)
CHECK_RELICS: Final[CheckRelics] = STEPS.add("CHECK_RELICS", CheckRelics())
CLAIMING: Final[Decision[ChaosOrder]] = STEPS.add(
    "CLAIMING", Decision([PlayCard(WHEN["relic_claim"]), Close(verbs.END)])
)
TAKE_RELIC: Final[TakeRelic] = STEPS.add("TAKE_RELIC", TakeRelic())
UNITS_HOME: Final[UnitsHome] = STEPS.add("UNITS_HOME", UnitsHome())
RETURN_TILES: Final[ReturnTiles] = STEPS.add("RETURN_TILES", ReturnTiles())
END_OF_CHECK: Final[EndOfCheck] = STEPS.add("END_OF_CHECK", EndOfCheck())
