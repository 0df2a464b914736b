"""Effects of cards, leaders, attributes, tiles and intel cards that are carried out (components/README.md)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.position import Frame
from astrarium.kernel.steps import AskIfPossible, Automatic, Decision, Move, then
from astrarium.kernel.verbs import Action

from . import events, verbs
from .cards import discard, has_card
from .component_words import Amounts, Effect
from .counts import buildings_on_map
from .gains import IS_USABLE, after_paying, can_pay, gain, pay
from .ids import FACTORY, PAY_CARD, PER, POWER, REGION_COUNT
from .state import ChaosOrder
from .steps import STEPS
from .tables import EFFECT_NUMBER, EFFECTS


class Power:
    """A power that is carried out by an effect."""

    def can(self, g: ChaosOrder, seat: int, effect: Effect) -> bool:
        """It would do something."""
        return True

    def run(self, g: ChaosOrder, seat: int, effect: Effect) -> None:
        raise NotImplementedError


# Gains with one lock that need not be paid (components/README.md, `free_lock`).
FRAMES_WITHOUT_LOCK: Final[dict[int, Callable[[int, int], Frame]]] = {}
LOWER_COUNT: Final = POWER["lower_region_count"]
POWERS: Final[dict[int, Power]] = {}  # those that are carried out; the others are asked for where they matter


def is_usable(g: ChaosOrder, seat: int, amounts: Amounts) -> bool:
    """At least one of these gains can be used; energy, gems and cards always can (CO-TAC-12)."""
    return any([kind not in IS_USABLE or IS_USABLE[kind](g, seat) for kind, _ in amounts])


def times(g: ChaosOrder, seat: int, effect: Effect) -> int:
    """By what the numbers of an effect outside battles are multiplied."""
    return buildings_on_map(g, seat, FACTORY) if effect.per == PER["factory_on_map"] else 1


def multiplied(g: ChaosOrder, seat: int, effect: Effect) -> Amounts:
    """What an effect gives, with its counter and its limit."""
    factor = times(g, seat, effect)
    most = effect.most or 99
    return tuple([(kind, min(amount * factor, most)) for kind, amount in effect.gain])


def can_carry_out(g: ChaosOrder, seat: int, effect: Effect) -> bool:
    """It can be paid for, and something of it can be used afterwards (CO-TAC-12, CO-ACT-18)."""
    return can_pay(g, seat, effect.pay) and does_anything(after_paying(g, seat, effect.pay), seat, effect)


def is_about_count(effect: Effect) -> bool:
    """It changes the region count, so it comes before the row (CO-INC-14)."""
    changes = any([what == REGION_COUNT for what, _ in effect.add])
    return changes or effect.power == LOWER_COUNT or any(map(is_about_count, effect.choice))


def does_anything(g: ChaosOrder, seat: int, effect: Effect) -> bool:
    if effect.choice:
        return any([can_carry_out(g, seat, option) for option in effect.choice])
    if can_use_power(g, seat, effect):
        return True
    gains = multiplied(g, seat, effect)
    if [amount for _, amount in gains if amount] and is_usable(g, seat, gains):
        return True
    return any([what == REGION_COUNT for what, _ in effect.add])


def carry_out(g: ChaosOrder, seat: int, effect: Effect) -> None:
    """Pay, then gain, change the region count, choose, or use the power."""
    then(g, EFFECT.at(seat, EFFECT_NUMBER[effect]))
    pay_for(g, seat, effect)


def pay_for(g: ChaosOrder, seat: int, effect: Effect) -> None:
    """Energy and gems are paid at once, then it is asked for cards."""
    pay(g, seat, effect.pay)
    then(g, *[PAYING_CARD.at(seat)] * dict(effect.pay).get(PAY_CARD, 0))


class CarryOut(Automatic[ChaosOrder, int]):
    """An effect is carried out when its turn comes, if it still can be."""

    def run(self, g: ChaosOrder, seat: int, args: tuple[int]) -> None:
        effect = EFFECTS[args[0]]
        if can_carry_out(g, seat, effect):
            carry_out(g, seat, effect)


class EffectStep(Automatic[ChaosOrder, int]):
    """What follows once an effect is paid for."""

    def run(self, g: ChaosOrder, seat: int, args: tuple[int]) -> None:
        effect = EFFECTS[args[0]]
        if effect.choice:
            then(g, CHOICE.at(seat, args[0]))
            return
        g.count_change += sum([amount for what, amount in effect.add if what == REGION_COUNT])
        if effect.free_lock:
            then(g, *[FRAMES_WITHOUT_LOCK[kind](seat, amount) for kind, amount in effect.gain])
        else:
            gain(g, seat, multiplied(g, seat, effect))
        if can_use_power(g, seat, effect):
            POWERS[effect.power].run(g, seat, effect)


def can_use_power(g: ChaosOrder, seat: int, effect: Effect) -> bool:
    return effect.power in POWERS and POWERS[effect.power].can(g, seat, effect)


class Choose(Move[ChaosOrder, int]):
    """One of the effects among which a component lets choose."""

    def check(
        self, g: ChaosOrder, seat: int, args: tuple[int], action: Action, failures: Failures | None
    ) -> str | None:
        options = EFFECTS[args[0]].choice
        is_there = action[1] < len(options) and can_carry_out(g, seat, options[action[1]])
        return None if is_there else fail(failures, "CO-TAC-12")

    def do(self, g: ChaosOrder, seat: int, args: tuple[int], action: Action) -> None:
        carry_out(g, seat, EFFECTS[args[0]].choice[action[1]])


class PayCard(Move[ChaosOrder]):
    """Any card of the hand is paid openly (CO-TAC-10, CO-TAC-11)."""

    def check(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action, failures: Failures | None) -> str | None:
        return None if has_card(g, seat, action[1]) else fail(failures, "CO-TAC-12")

    def do(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action) -> None:
        discard(g, seat, action[1])
        g.note(events.DISCARDED, seat, action[1])


CARRY_OUT: Final[CarryOut] = STEPS.add("CARRY_OUT", CarryOut())
EFFECT: Final[EffectStep] = STEPS.add("EFFECT", EffectStep())
CHOOSING: Final[Decision[ChaosOrder, int]] = STEPS.add("CHOOSING", Decision([Choose(verbs.CHOOSE)]))
CHOICE: Final[AskIfPossible[ChaosOrder, int]] = STEPS.add("CHOICE", AskIfPossible(CHOOSING))
PAYING_CARD: Final[Decision[ChaosOrder]] = STEPS.add("PAYING_CARD", Decision([PayCard(verbs.DISCARD)]))
