"""Playing tactics cards and using abilities in the windows of the phases (CO-TAC-8, CO-TAC-9, CO-ACT-16, CO-ACT-17)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from astrarium.kernel.bills import Bill
from astrarium.kernel.failures import Failures, fail, fail_short
from astrarium.kernel.pools import kinds_at
from astrarium.kernel.steps import then
from astrarium.kernel.verbs import Action

from . import events, verbs
from .cards import discard_played
from .component_words import Amounts, Effect
from .conditions import holds
from .counts import FIRST_INTEL, abilities, can_pay_lock, is_of_phase, lock_payments
from .effects import CARRY_OUT, can_carry_out, carry_out, is_about_count
from .gains import LOCK, after_paying, itemise_lock
from .ids import INCOME_NAMES
from .resources import GEM
from .state import FRESH, IN_SUPPLY, ChaosOrder
from .tables import EFFECT_NUMBER, LIMITS, TACTICS_CARDS

ROW: Final = INCOME_NAMES.index("row")


def card_window(card: int) -> int:
    """The moment at which a card is played."""
    return TACTICS_CARDS[card].play[0].when


def check_card(g: ChaosOrder, seat: int, card: int, windows: tuple[int, ...], failures: Failures | None) -> str | None:
    """A card of the phase and the moment, not a fresh one, whose lock can be paid and that does something.

    CO-TAC-6, CO-TAC-8, CO-TAC-11, CO-TAC-12, CO-FLOW-4, CO-INC-12.
    """
    data = TACTICS_CARDS[card]
    if card not in kinds_at(g.cards, seat):
        is_fresh = card in kinds_at(g.cards, FRESH + seat)
        if refused := fail(failures, "CO-TAC-6" if is_fresh else "CO-TAC-12"):
            return refused
    if data.phase != g.phase and (refused := fail(failures, "CO-FLOW-4")):
        return refused
    if card_window(card) not in windows and (refused := fail(failures, "CO-TAC-8")):
        return refused
    if comes_too_late(g, data.play) and (refused := fail(failures, "CO-INC-14")):
        return refused
    p = g.players[seat]
    if data.phase_lock and not can_pay_lock(p):
        return fail_short(failures, "CO-TAC-12", GEM, p.gems, LIMITS.lock_gem_cost)
    return None if is_card_useful(g, seat, card) else fail(failures, "CO-TAC-12")


def itemise_card(g: ChaosOrder, seat: int, card: int, bill: Bill) -> None:
    if TACTICS_CARDS[card].phase_lock:
        itemise_lock(g.players[seat], bill)


def is_card_useful(g: ChaosOrder, seat: int, card: int) -> bool:
    """At least one of its effects can be carried out after the lock is paid in some way (CO-TAC-12)."""
    data = TACTICS_CARDS[card]
    effects = [effect for effect in data.play if holds(g, seat, effect)]
    payments: list[Amounts] = lock_payments(g.players[seat]) if data.phase_lock else [()]
    rests = [after_paying(g, seat, payment) for payment in payments]
    return any([can_carry_out(rest, seat, effect) for rest in rests for effect in effects])


def comes_too_late(g: ChaosOrder, effects: Iterable[Effect]) -> bool:
    """It changes the region count, whose row has been taken (CO-INC-14)."""
    return not g.income_left >> ROW & 1 and any([is_about_count(effect) for effect in effects])


def play_card(g: ChaosOrder, seat: int, card: int) -> None:
    """The lock is paid before the effects, then they follow by themselves (CO-TAC-1, CO-TAC-4)."""
    data = TACTICS_CARDS[card]
    discard_played(g, seat, card)
    effects = [CARRY_OUT.at(seat, EFFECT_NUMBER[effect]) for effect in data.play if holds(g, seat, effect)]
    then(g, *[LOCK.at(seat)] * data.phase_lock, *effects)


def playable(g: ChaosOrder, seat: int) -> list[Action]:
    """Candidates: the cards of a hand that are not fresh."""
    return verbs.PLAY.each(sorted(set(kinds_at(g.cards, seat))))


def may_have_cards(g: ChaosOrder, seat: int) -> bool:
    """Everybody sees how many cards are not fresh, so a window opens or not for all to see (CO-INFO-2)."""
    return bool(g.cards[1][seat])


def usable_effects(g: ChaosOrder, seat: int, ability: int, windows: tuple[int, ...]) -> list[Effect]:
    """What an ability can do at this moment, if it has not been used up (CO-ACT-17)."""
    if g.players[seat].used >> ability & 1:
        return []
    found = [effect for number, effect in abilities(g, seat) if number == ability and effect.may]
    return [effect for effect in found if effect.when in windows and is_of_phase(g, effect) and holds(g, seat, effect)]


def check_ability(
    g: ChaosOrder, seat: int, ability: int, windows: tuple[int, ...], failures: Failures | None
) -> str | None:
    """An ability of this moment that has not been used and that does something (CO-ACT-17, CO-FLOW-4)."""
    effects = usable_effects(g, seat, ability, windows)
    if not effects:
        return fail(failures, "CO-FLOW-4")
    return None if any([can_carry_out(g, seat, effect) for effect in effects]) else fail(failures, "CO-ACT-18")


def use_ability(g: ChaosOrder, seat: int, ability: int, windows: tuple[int, ...]) -> None:
    """It is carried out; a given intel card returns to the supply (CO-CIRC-10)."""
    effect = next(found for found in usable_effects(g, seat, ability, windows) if can_carry_out(g, seat, found))
    g.note(events.USED, seat, ability)
    mark_used(g, seat, ability)
    carry_out(g, seat, effect)


def mark_used(g: ChaosOrder, seat: int, ability: int) -> None:
    p = g.players[seat]
    p.used |= 1 << ability
    if ability >= FIRST_INTEL:
        g.intel = (*g.intel[: ability - FIRST_INTEL], IN_SUPPLY, *g.intel[ability - FIRST_INTEL + 1 :])
        g.note(events.INTEL_RETURNED, seat, ability - FIRST_INTEL)


def usable_abilities(g: ChaosOrder, seat: int, windows: tuple[int, ...]) -> list[Action]:
    """Candidates: the abilities that the faction may use at this moment."""
    found = {number for number, effect in abilities(g, seat) if effect.may and effect.when in windows}
    return verbs.USE.each(sorted(found))


def automatic_effects(g: ChaosOrder, seat: int, window: int) -> list[tuple[int, Effect]]:
    """What works by itself at this moment, and has not done so."""
    used = g.players[seat].used
    return [
        (number, effect)
        for number, effect in abilities(g, seat)
        if effect.when == window and not effect.may and is_of_phase(g, effect) and not used >> number & 1
    ]
