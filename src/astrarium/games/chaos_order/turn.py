"""The turn of a faction in an action phase: act or pass, and what comes before the main action (CO-ACT)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.bills import Bill
from astrarium.kernel.failures import Failures, fail_short
from astrarium.kernel.steps import Automatic, Close, Decision, Move, then
from astrarium.kernel.verbs import Action

from . import events, verbs
from .card_play import automatic_effects, card_window, mark_used, usable_effects
from .effects import carry_out
from .gains import gain_energy, pay_energy
from .ids import NONE, POWER, WHEN
from .main_action import BEGIN_MAIN, TURN_WINDOW
from .prices import price_for
from .resources import ENERGY
from .state import ChaosOrder
from .steps import STEPS
from .tables import TACTICS_CARDS
from .windows import PlayCard, UseAbility

START_WINDOW: Final = WHEN["act_start"]
PASS_WINDOW: Final = WHEN["pass"]
FREE_ACTION: Final = POWER["free_action"]


def new_turn(g: ChaosOrder, seat: int) -> None:
    """Nothing of a turn lasts longer than it."""
    g.turn_seat = seat
    g.is_acting = g.is_main_due = g.is_boosted = False
    g.is_fast_track_free = g.ignores_pins = g.is_swamp_move_free = False
    g.early_points = g.doublings = g.free_harvests = g.moved_leaders = 0


class StartTurn(Automatic[ChaosOrder]):
    """One turn for each faction in a phase (CO-ACT-1)."""

    def run(self, g: ChaosOrder, seat: int, args: tuple[()]) -> None:
        new_turn(g, seat)
        then(g, TURN.at(seat), END_TURN.at(seat))


class EndTurn(Automatic[ChaosOrder]):
    """Unused points are lost (CO-ACT-13)."""

    def run(self, g: ChaosOrder, seat: int, args: tuple[()]) -> None:
        new_turn(g, NONE)


def carry_out_turn_effects(g: ChaosOrder) -> bool:
    """Before each decision of a turn: what works by itself at any moment of it happens once (CO-ACT-17)."""
    seat = g.turn_seat
    if seat == NONE:
        return False
    for ability, effect in automatic_effects(g, seat, TURN_WINDOW):
        mark_used(g, seat, ability)
        g.note(events.USED, seat, ability)
        carry_out(g, seat, effect)
        return True
    return False


def check_price(g: ChaosOrder, seat: int, failures: Failures | None) -> str | None:
    """The full price in energy, before anything else (CO-ACT-4, CO-ACT-5)."""
    need, have = price_for(g, seat, g.phase).total, g.players[seat].energy
    return fail_short(failures, "CO-ACT-5", ENERGY, have, need) if have < need else None


def itemise_price(g: ChaosOrder, seat: int, bill: Bill) -> None:
    price = price_for(g, seat, g.phase)
    if price.owner != NONE:
        bill.need(ENERGY, price.to_owner, "to-owner", seat=price.owner)
    bill.need(ENERGY, price.to_left, "to-left")
    bill.need(ENERGY, price.to_right, "to-right")
    bill.need(ENERGY, price.to_supply, "to-supply")


def pay_price(g: ChaosOrder, seat: int) -> None:
    """To the owner of the tile, to both neighbours, to the supply (CO-ACT-4, CO-ACT-6, CO-PRICE-18)."""
    price, count = price_for(g, seat, g.phase), len(g.players)
    receivers = (
        (price.owner, price.to_owner),
        ((seat + 1) % count, price.to_left),
        ((seat - 1) % count, price.to_right),
    )
    for receiver, amount in receivers:
        if amount:
            g.players[seat].energy -= amount
            g.note(events.PAID_FACTION, seat, receiver, amount)
            gain_energy(g, receiver, amount)
    pay_energy(g, seat, price.to_supply)


def begin_action(g: ChaosOrder, seat: int) -> None:
    g.is_acting = g.is_main_due = True
    g.note(events.ACTED, seat, g.phase)


class Act(Move[ChaosOrder]):
    """Pay the price, then the main action begins (CO-ACT-4, CO-ACT-16)."""

    def check(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action, failures: Failures | None) -> str | None:
        return check_price(g, seat, failures)

    def itemise(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action, bill: Bill) -> None:
        itemise_price(g, seat, bill)

    def do(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action) -> None:
        begin_action(g, seat)
        pay_price(g, seat)
        then(g, BEGIN_MAIN.at(seat))


class Pass(Move[ChaosOrder]):
    """Passing is free and gives nothing (CO-ACT-7, CO-GLOSS-5)."""

    def do(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action) -> None:
        g.note(events.PASSED, seat, g.phase)


def is_free_action(card: int) -> bool:
    """The price of the phase is not paid; locks and auxiliary costs are (CO-GLOSS-6, CO-POWER-18)."""
    return any([effect.power == FREE_ACTION for effect in TACTICS_CARDS[card].play])


def begin_with_price(g: ChaosOrder, seat: int, is_free: bool) -> None:
    begin_action(g, seat)
    if not is_free:
        pay_price(g, seat)
    then(g, STARTING.at(seat))


def after_price(g: ChaosOrder, seat: int) -> ChaosOrder:
    """A position in which the price is paid, for questions about what can be done with the rest."""
    copy = g.clone()
    pay_price(copy, seat)
    return copy


def needs_price(card: int) -> bool:
    """It is played before a main action, whose price it does not replace."""
    return card_window(card) == START_WINDOW and not is_free_action(card)


class PlayInTurn(PlayCard[()]):
    """A card that is played after passing or before the main action says by itself which of them it is (CO-ACT-16)."""

    keeps_step = False

    def check(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action, failures: Failures | None) -> str | None:
        if not needs_price(action[1]):
            return super().check(g, seat, args, action, failures)
        if refused := check_price(g, seat, failures):
            return refused
        return super().check(after_price(g, seat), seat, args, action, failures)

    def itemise(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action, bill: Bill) -> None:
        if not needs_price(action[1]):
            super().itemise(g, seat, args, action, bill)
            return
        itemise_price(g, seat, bill)
        super().itemise(after_price(g, seat), seat, args, action, bill)

    def do(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action) -> None:
        card = action[1]
        if card_window(card) == PASS_WINDOW:
            g.note(events.PASSED, seat, g.phase)
            then(g, PASSED.at(seat))
        else:
            begin_with_price(g, seat, is_free_action(card))
        super().do(g, seat, args, action)


class UseInTurn(UseAbility[()]):
    """An ability of any moment of the turn, or one before the main action (CO-ACT-16, CO-ACT-17)."""

    def begins(self, g: ChaosOrder, seat: int, ability: int) -> bool:
        return bool(usable_effects(g, seat, ability, (START_WINDOW,)))

    def check(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action, failures: Failures | None) -> str | None:
        if not self.begins(g, seat, action[1]):
            return super().check(g, seat, args, action, failures)
        if refused := check_price(g, seat, failures):
            return refused
        return super().check(after_price(g, seat), seat, args, action, failures)

    def itemise(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action, bill: Bill) -> None:
        if self.begins(g, seat, action[1]):
            itemise_price(g, seat, bill)

    def do(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action) -> None:
        if self.begins(g, seat, action[1]):
            g.stack.pop()
            begin_with_price(g, seat, is_free=False)
        super().do(g, seat, args, action)


class GoOn(Move[ChaosOrder]):
    """Nothing more before the main action (CO-ACT-16)."""

    def do(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action) -> None:
        then(g, BEGIN_MAIN.at(seat))


START_TURN: Final[StartTurn] = STEPS.add("START_TURN", StartTurn())
END_TURN: Final[EndTurn] = STEPS.add("END_TURN", EndTurn())
TURN: Final[Decision[ChaosOrder]] = STEPS.add(
    "TURN",
    Decision(
        [Act(verbs.ACT), Pass(verbs.PASS), PlayInTurn(START_WINDOW, PASS_WINDOW), UseInTurn(TURN_WINDOW, START_WINDOW)]
    ),
)
PASSED: Final[Decision[ChaosOrder]] = STEPS.add(
    "PASSED", Decision([PlayCard(PASS_WINDOW), UseAbility(TURN_WINDOW), Close(verbs.END)])
)
STARTING: Final[Decision[ChaosOrder]] = STEPS.add(
    "STARTING", Decision([GoOn(verbs.MAIN), PlayCard(START_WINDOW), UseAbility(START_WINDOW, TURN_WINDOW)])
)
