"""What factions gain and pay: energy, gems and cards at once, everything else as steps (CO-POWER-30)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from astrarium.kernel.bills import Bill
from astrarium.kernel.failures import Failures, TextValue, fail, fail_short
from astrarium.kernel.position import Frame
from astrarium.kernel.steps import Automatic, Decision, Move, then
from astrarium.kernel.verbs import Action

from . import events, resources, verbs
from .cards import GAIN_CARDS
from .component_words import Amount, Amounts
from .counts import can_pay_lock_by_energy, hand_size, lock_payments
from .ids import CARD, ENERGY, GEM, PAY_CARD, PAY_ENERGY, PAY_GEM
from .state import ChaosOrder, Player
from .steps import STEPS
from .tables import LIMITS

ENERGY_RESOURCE, GEM_RESOURCE, FAME_RESOURCE, CARD_RESOURCE = range(4)  # among `verbs.RESOURCES`

# Kinds of gain that are steps: how they begin, and whether they can be used at all.
FRAMES: Final[dict[int, Callable[[int, int], Frame]]] = {}
IS_USABLE: Final[dict[int, Callable[[ChaosOrder, int], bool]]] = {}


def gain_energy(g: ChaosOrder, seat: int, amount: int) -> None:
    if amount:
        g.players[seat].energy += amount
        g.note(events.GAINED, seat, ENERGY_RESOURCE, amount)


def gain_gems(g: ChaosOrder, seat: int, amount: int) -> None:
    if amount:
        g.players[seat].gems += amount
        g.note(events.GAINED, seat, GEM_RESOURCE, amount)


def pay_energy(g: ChaosOrder, seat: int, amount: int) -> None:
    if amount:
        g.players[seat].energy -= amount
        g.note(events.PAID, seat, ENERGY_RESOURCE, amount)


def pay_gems(g: ChaosOrder, seat: int, amount: int) -> None:
    if amount:
        g.players[seat].gems -= amount
        g.note(events.PAID, seat, GEM_RESOURCE, amount)


def can_pay(g: ChaosOrder, seat: int, payment: Amounts) -> bool:
    """Everything at once."""
    p = g.players[seat]
    stock = {PAY_ENERGY: p.energy, PAY_GEM: p.gems, PAY_CARD: hand_size(g, seat)}
    return all([stock[kind] >= amount for kind, amount in payment])


def check_payment(g: ChaosOrder, seat: int, payment: Amounts, rule: str, failures: Failures | None) -> str | None:
    """Energy and gems must be at hand."""
    p = g.players[seat]
    for kind, need in payment:
        resource, have = (resources.ENERGY, p.energy) if kind == PAY_ENERGY else (resources.GEM, p.gems)
        if have < need and (refused := fail_short(failures, rule, resource, have, need)):
            return refused
    return None


def itemise_payment(payment: Amounts, bill: Bill, reason: str, **values: TextValue) -> None:
    for kind, amount in payment:
        bill.need(resources.ENERGY if kind == PAY_ENERGY else resources.GEM, amount, reason, **values)


def pay(g: ChaosOrder, seat: int, payment: Amounts) -> None:
    """Energy and gems at once; which cards are paid is asked."""
    for kind, amount in payment:
        if kind == PAY_ENERGY:
            pay_energy(g, seat, amount)
        elif kind == PAY_GEM:
            pay_gems(g, seat, amount)


def after_paying(g: ChaosOrder, seat: int, payment: Amounts) -> ChaosOrder:
    """A position in which this is paid, for questions about what can be done with the rest."""
    if not payment:
        return g
    copy = g.clone()
    pay(copy, seat, payment)
    return copy


def gain(g: ChaosOrder, seat: int, amounts: Amounts) -> None:
    """Energy and gems at once, then cards, then the rest in the order that the faction likes (CO-POWER-30).

    CO-FAME-3.
    """
    rest: list[Amount] = []
    cards = 0
    for kind, amount in amounts:
        if kind == ENERGY:
            gain_energy(g, seat, amount)
        elif kind == GEM:
            gain_gems(g, seat, amount)
        elif kind == CARD:
            cards += amount
        elif amount:
            rest.append((kind, amount))
    if rest:
        then(g, *gain_frames(seat, tuple(rest)))
    if cards:
        then(g, GAIN_CARDS.at(seat, cards))


def gain_frames(seat: int, rest: Amounts) -> tuple[Frame, ...]:
    """It is asked only if two are left (CO-POWER-30)."""
    if len(rest) > 1:
        return (ORDERING.at(seat, rest),)
    return tuple([USE_GAIN.at(seat, kind, amount) for kind, amount in rest])


class UseGain(Automatic[ChaosOrder, int, int]):
    """What cannot be used at once is lost (CO-RES-6, CO-RES-8, CO-LEAD-8, CO-REDEP-7)."""

    def run(self, g: ChaosOrder, seat: int, args: tuple[int, int]) -> None:
        kind, amount = args
        if kind in IS_USABLE and not IS_USABLE[kind](g, seat):
            g.note(events.LOST_GAIN, seat, kind)
        else:
            then(g, FRAMES[kind](seat, amount))


class Gain(Automatic[ChaosOrder, Amounts]):
    """Something is gained after what comes before it."""

    def run(self, g: ChaosOrder, seat: int, args: tuple[Amounts]) -> None:
        gain(g, seat, args[0])


class First(Move[ChaosOrder, Amounts]):
    """What is used before the rest (CO-POWER-30)."""

    def check(
        self, g: ChaosOrder, seat: int, args: tuple[Amounts], action: Action, failures: Failures | None
    ) -> str | None:
        return None if action[1] in [kind for kind, _ in args[0]] else fail(failures, "CO-POWER-30")

    def do(self, g: ChaosOrder, seat: int, args: tuple[Amounts], action: Action) -> None:
        first = [item for item in args[0] if item[0] == action[1]]
        rest = tuple([item for item in args[0] if item[0] != action[1]])
        then(g, *gain_frames(seat, tuple(first)), *gain_frames(seat, rest))


def itemise_lock(p: Player, bill: Bill) -> None:
    """A gem; energy if there is none and the unlock foundation lets pay so (CO-RES-4, CO-FOUND-2)."""
    if p.gems < LIMITS.lock_gem_cost and can_pay_lock_by_energy(p):
        bill.need(resources.ENERGY, LIMITS.lock_energy_cost_with_unlock, "lock")
    else:
        bill.need(resources.GEM, LIMITS.lock_gem_cost, "lock")


class PayLockBy(Move[ChaosOrder]):
    """A gem, or two energy with the unlock foundation (CO-FOUND-2)."""

    def do(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action) -> None:
        pay(g, seat, lock_payments(g.players[seat])[action[1]])


class Lock(Automatic[ChaosOrder]):
    """A lock is paid; it is asked how only if there is a choice (CO-RES-4, CO-FOUND-2)."""

    def run(self, g: ChaosOrder, seat: int, args: tuple[()]) -> None:
        ways = lock_payments(g.players[seat])
        if len(ways) == 1:
            pay(g, seat, ways[0])
        else:
            then(g, PAYING_LOCK.at(seat))


GAIN: Final[Gain] = STEPS.add("GAIN", Gain())
USE_GAIN: Final[UseGain] = STEPS.add("USE_GAIN", UseGain())
ORDERING: Final[Decision[ChaosOrder, Amounts]] = STEPS.add("ORDERING", Decision([First(verbs.FIRST)]))
LOCK: Final[Lock] = STEPS.add("LOCK", Lock())
PAYING_LOCK: Final[Decision[ChaosOrder]] = STEPS.add("PAYING_LOCK", Decision([PayLockBy(verbs.PAY_LOCK)]))
