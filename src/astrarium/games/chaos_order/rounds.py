"""A round: nine phases in order (CO-FLOW)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.steps import Automatic, EachSeat, then

from . import events
from .cards import end_freshness
from .combat import COMBAT_PHASE
from .counts import clockwise
from .ids import COMBAT, DISCOVER_PHASE, INCOME, MOVE_PHASE, PRICING, RELIC
from .income import INCOME_PHASE
from .movement import FREE_MOVES
from .prices import turn_order
from .pricing import NEUTRAL_PRICES, SET_PRICE, prices_each
from .relics import RELIC_PHASE
from .state import ChaosOrder
from .steps import STEPS
from .turn import START_TURN


class Round(Automatic[ChaosOrder]):
    """Pricing, five action phases, combat, income, relic check; then the next round (CO-FLOW-1, CO-FLOW-2).

    CO-REL-10.
    """

    def run(self, g: ChaosOrder, seat: int, args: tuple[()]) -> None:
        g.round += 1
        g.note(events.ROUND_STARTED, g.round, rule="CO-FLOW-1")
        for p in g.players:
            p.harvested = p.used_in_round = p.returned_tiles = 0
        phases = [ACTION_PHASE.at(seat, phase) for phase in range(DISCOVER_PHASE, MOVE_PHASE + 1)]
        then(
            g, BEGIN_PHASE.at(seat, PRICING), PRICES.at(), NEUTRAL_PRICES.at(), END_PHASE.at(), *phases,
            BEGIN_PHASE.at(seat, COMBAT), COMBAT_PHASE.at(), END_PHASE.at(),
            BEGIN_PHASE.at(seat, INCOME), INCOME_PHASE.at(),
            BEGIN_PHASE.at(seat, RELIC), RELIC_PHASE.at(), END_PHASE.at(), ROUND.at(),
        )  # fmt: skip


class BeginPhase(Automatic[ChaosOrder, int]):
    """What can be used once a phase can be used again."""

    def run(self, g: ChaosOrder, seat: int, args: tuple[int]) -> None:
        g.phase = args[0]
        for p in g.players:
            p.used = 0
        g.note(events.PHASE, g.phase, rule="CO-FLOW-2")


class EndPhase(Automatic[ChaosOrder]):
    """Cards gained in it can be played from now on; those of the income phase only in the next round (CO-TAC-11)."""

    def run(self, g: ChaosOrder, seat: int, args: tuple[()]) -> None:
        end_freshness(g)


class ActionPhase(Automatic[ChaosOrder, int]):
    """A turn for each faction, then free moves in turn order (CO-ACT-1, CO-ACT-14, CO-MOVE-13)."""

    def run(self, g: ChaosOrder, seat: int, args: tuple[int]) -> None:
        then(g, BEGIN_PHASE.at(seat, args[0]), TURNS.at(), ALL_FREE_MOVES.at(), END_PHASE.at())


def phase_order(g: ChaosOrder) -> tuple[int, ...]:
    return turn_order(g, g.phase)


PRICES: Final[EachSeat[ChaosOrder]] = STEPS.add(
    "PRICES", EachSeat(SET_PRICE, lambda g: clockwise(g, g.gun) * prices_each(g))
)
TURNS: Final[EachSeat[ChaosOrder]] = STEPS.add("TURNS", EachSeat(START_TURN, phase_order))
ALL_FREE_MOVES: Final[EachSeat[ChaosOrder]] = STEPS.add("ALL_FREE_MOVES", EachSeat(FREE_MOVES, phase_order))
ROUND: Final[Round] = STEPS.add("ROUND", Round())
BEGIN_PHASE: Final[BeginPhase] = STEPS.add("BEGIN_PHASE", BeginPhase())
END_PHASE: Final[EndPhase] = STEPS.add("END_PHASE", EndPhase())
ACTION_PHASE: Final[ActionPhase] = STEPS.add("ACTION_PHASE", ActionPhase())
