"""Upkeep: income, the price of used discs, and bankruptcy (ECL-UPK, ECL-BANK)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from astrarium.kernel.bills import Bill
from astrarium.kernel.failures import Failures, fail, fail_short
from astrarium.kernel.frames import replace_frame
from astrarium.kernel.steps import Automatic, Decision, Move, Parallel, lanes, then
from astrarium.kernel.verbs import Action

from . import events, verbs
from .collapse import collapse
from .control import lift_disc
from .discs import controlled, upkeep
from .ids import MONEY
from .moments import END_UPKEEP
from .order import clockwise_from
from .population import Settle, production
from .resources import REFERENCES, Tap, Trade, taps_left
from .shrines import BuildShrine, can_afford_shrine
from .state import Eclipse, Player
from .steps import STEPS
from .tables import SPECIES


def balance(p: Player) -> int:
    """Stored money, plus production, minus upkeep (ECL-UPK-3, ECL-UPK-4)."""
    return p.storage[MONEY] + production(p, MONEY) - upkeep(p)


def can_exchange_for_money(p: Player) -> bool:
    return any([p.storage[r] >= SPECIES[p.species].trade[r][0] for r in range(3) if r != MONEY])


class UpkeepOn(Automatic[Eclipse]):
    """Who need not choose anything pays; who can do nothing more about a deficit collapses (ECL-UPK-4, ECL-BANK-4)."""

    def run(self, g: Eclipse, seat: int, args: tuple[()]) -> None:
        p = g.players[seat]
        if balance(p) < 0 and not (can_exchange_for_money(p) or taps_left(p) or controlled(g, seat)):
            collapse(g, seat)
        elif balance(p) >= 0 and not has_choice(g, seat):
            receive_income(g, seat)
        else:
            then(g, UPKEEP.at(seat))


def has_choice(g: Eclipse, seat: int) -> bool:
    """Something but exchanges can still be done, perhaps after exchanges (ECL-UPK-2)."""
    return any([move.is_possible(g, seat, ()) for move in (SETTLE, TAP)]) or can_afford_shrine(g, seat)


class Pay(Move[Eclipse, *tuple[int, ...]]):
    """Money for the discs, then science and materials (ECL-UPK-3, ECL-UPK-4, ECL-UPK-5)."""

    def check(
        self, g: Eclipse, seat: int, args: tuple[int, ...], action: Action, failures: Failures | None
    ) -> str | None:
        p = g.players[seat]
        have = p.storage[MONEY] + production(p, MONEY)
        short = balance(p) < 0
        return fail_short(failures, "ECL-UPK-4", REFERENCES[MONEY], have, upkeep(p)) if short else None

    def itemise(self, g: Eclipse, seat: int, args: tuple[int, ...], action: Action, bill: Bill) -> None:
        p = g.players[seat]
        bill.need(REFERENCES[MONEY], upkeep(p), "discs")
        bill.hold(REFERENCES[MONEY], p.storage[MONEY], "stored")
        bill.hold(REFERENCES[MONEY], production(p, MONEY), "produced")

    def do(self, g: Eclipse, seat: int, args: tuple[int, ...], action: Action) -> None:
        receive_income(g, seat)


def receive_income(g: Eclipse, seat: int) -> None:
    """Money less upkeep, then science and materials (ECL-UPK-5)."""
    p = g.players[seat]
    income, price = production(p, MONEY), upkeep(p)
    grown = [have + production(p, resource) for resource, have in enumerate(p.storage)]
    grown[MONEY] -= price
    p.storage = tuple(grown)
    g.note(events.PAID_UPKEEP, seat, income, price)


class Abandon(Move[Eclipse, *tuple[int, ...]]):
    """A disc goes back to the track while the player cannot pay (ECL-BANK-1, ECL-BANK-2)."""

    def candidates(self, g: Eclipse, seat: int, args: tuple[int, ...]) -> Iterable[Action]:
        return verbs.ABANDON.each(controlled(g, seat))

    def check(
        self, g: Eclipse, seat: int, args: tuple[int, ...], action: Action, failures: Failures | None
    ) -> str | None:
        if balance(g.players[seat]) >= 0 and (refused := fail(failures, "ECL-BANK-2")):
            return refused
        return None if g.owners[action[1]] == seat else fail(failures, "ECL-BANK-1")

    def do(self, g: Eclipse, seat: int, args: tuple[int, ...], action: Action) -> None:
        replace_frame(g, END_UPKEEP, seat, True, False)
        g.players[seat].discs += 1
        then(g, UPKEEP_ON.at(seat))
        lift_disc(g, action[1])


class SettleInUpkeep(Settle):
    """Colony ships may be used before paying (ECL-COL-2)."""

    keeps_step = False

    def do(self, g: Eclipse, seat: int, args: tuple[int, ...], action: Action) -> None:
        then(g, UPKEEP_ON.at(seat))
        super().do(g, seat, args, action)


class TradeInUpkeep(Trade):
    """Exchanges before paying (ECL-TRADE-1, ECL-UPK-4)."""

    keeps_step = False

    def do(self, g: Eclipse, seat: int, args: tuple[int, ...], action: Action) -> None:
        then(g, UPKEEP_ON.at(seat))
        super().do(g, seat, args, action)


class TapInUpkeep(Tap):
    """Colony ships for resources before paying (ECL-ROTA-MAG-5)."""

    keeps_step = False

    def do(self, g: Eclipse, seat: int, args: tuple[int, ...], action: Action) -> None:
        then(g, UPKEEP_ON.at(seat))
        super().do(g, seat, args, action)


class ShrineInUpkeep(BuildShrine):
    """One shrine at the start of Upkeep (ECL-ROTA-LYR-2)."""

    def do(self, g: Eclipse, seat: int, args: tuple[int, ...], action: Action) -> None:
        replace_frame(g, END_UPKEEP, seat, False, True)
        then(g, UPKEEP_ON.at(seat))
        super().do(g, seat, args, action)


class Upkeep(Decision[Eclipse, *tuple[int, ...]]):
    """What can be done before paying (ECL-UPK-2, ECL-UPK-4)."""

    excludes_anytime = True


class UpkeepPhase(Automatic[Eclipse]):
    """All players do their Upkeep at the same time (ECL-UPK-1)."""

    def run(self, g: Eclipse, seat: int, args: tuple[()]) -> None:
        seats = clockwise_from(g, g.start_seat)
        if seats:
            then(g, lanes(SIDE_BY_SIDE, *[(UPKEEP_ON.at(each), END_UPKEEP.at(each, False, False)) for each in seats]))


SETTLE: Final[SettleInUpkeep] = SettleInUpkeep(verbs.SETTLE)
TAP: Final[TapInUpkeep] = TapInUpkeep(verbs.TAP)
SHRINE: Final[ShrineInUpkeep] = ShrineInUpkeep(verbs.SHRINE)
UPKEEP_ON: Final[UpkeepOn] = STEPS.add("UPKEEP_ON", UpkeepOn())
UPKEEP: Final[Upkeep] = STEPS.add(
    "UPKEEP", Upkeep([Pay(verbs.PAY), SETTLE, TradeInUpkeep(verbs.TRADE), TAP, SHRINE, Abandon(verbs.ABANDON)])
)
SIDE_BY_SIDE: Final[Parallel[Eclipse]] = STEPS.add("SIDE_BY_SIDE", Parallel())
UPKEEP_PHASE: Final[UpkeepPhase] = STEPS.add("UPKEEP_PHASE", UpkeepPhase())
