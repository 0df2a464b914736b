"""Jrayek: the Rhy-Zu (CO-JRA)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.bills import Bill
from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.position import Frame
from astrarium.kernel.steps import Decision, Move
from astrarium.kernel.verbs import Action

from .. import events, verbs
from ..component_words import Amounts
from ..counts import attribute_effects
from ..faction_rules import FactionRules, register_faction
from ..gains import check_payment, gain, itemise_payment, pay
from ..ids import NONE, PAY_ENERGY, POWER
from ..state import HOME, ChaosOrder
from ..steps import STEPS
from ..tables import ATTRIBUTES_OF, RHYZU

DISCOUNT: Final = POWER["rhyzu_upkeep_discount"]
WAIVED: Final = 99  # a discount that also drops an upkeep in gems (CO-POWER-26)


class Jrayek(FactionRules):
    """They summon beasts and must feed them."""

    def tile_placed(self, g: ChaosOrder, seat: int, tile: int) -> None:
        """Some price tiles summon a Rhy-Zu onto the base if it is out of play (CO-JRA-2, CO-JRA-9, CO-JRA-10)."""
        for number, standee in enumerate(RHYZU):
            if standee.summoned_by == tile and g.rhyzu[number][0] == NONE:
                set_rhyzu(g, number, HOME, seat)
                g.note(events.SUMMONED, seat, number)

    def income_begins(self, g: ChaosOrder, seat: int) -> None:
        """Something for each Rhy-Zu that another faction commands (CO-JRA-7)."""
        for number, (place, commander) in enumerate(g.rhyzu):
            if place != NONE and commander != seat:
                gain(g, seat, RHYZU[number].income_if_lost)

    def upkeep(self, g: ChaosOrder, seat: int) -> tuple[Frame, ...]:
        """For each Rhy-Zu that they command (CO-JRA-6)."""
        own = [number for number, (place, who) in enumerate(g.rhyzu) if place != NONE and who == seat]
        return tuple([KEEPING_RHYZU.at(seat, number) for number in own])


def set_rhyzu(g: ChaosOrder, number: int, place: int, commander: int) -> None:
    g.rhyzu = (*g.rhyzu[:number], (place, commander), *g.rhyzu[number + 1 :])


def upkeep_of(g: ChaosOrder, seat: int, number: int) -> Amounts:
    """Energy less the discount; gems only if it is waived (CO-JRA-6, CO-POWER-26)."""
    p = g.players[seat]
    effects = [effect for n in range(len(ATTRIBUTES_OF[p.faction])) for effect in attribute_effects(p, n)]
    discount = max([int(effect.value) for effect in effects if effect.power == DISCOUNT])
    if discount == WAIVED:
        return ()
    return tuple(
        [(kind, max(0, amount - discount) if kind == PAY_ENERGY else amount) for kind, amount in RHYZU[number].upkeep]
    )


class PayUpkeep(Move[ChaosOrder, int]):
    """It stays with them (CO-JRA-6)."""

    def candidates(self, g: ChaosOrder, seat: int, args: tuple[int]) -> list[Action]:
        return verbs.PAY_UPKEEP.each([args[0]])

    def check(
        self, g: ChaosOrder, seat: int, args: tuple[int], action: Action, failures: Failures | None
    ) -> str | None:
        if action[1] != args[0]:
            return fail(failures, "CO-JRA-6")
        return check_payment(g, seat, upkeep_of(g, seat, args[0]), "CO-JRA-6", failures)

    def itemise(self, g: ChaosOrder, seat: int, args: tuple[int], action: Action, bill: Bill) -> None:
        itemise_payment(upkeep_of(g, seat, action[1]), bill, "upkeep", of=verbs.RHYZU.reference(action[1]))

    def do(self, g: ChaosOrder, seat: int, args: tuple[int], action: Action) -> None:
        pay(g, seat, upkeep_of(g, seat, args[0]))


class Dismiss(Move[ChaosOrder, int]):
    """One that is not paid for leaves play and can be summoned again (CO-JRA-6, CO-JRA-9)."""

    def candidates(self, g: ChaosOrder, seat: int, args: tuple[int]) -> list[Action]:
        return verbs.DISMISS.each([args[0]])

    def check(
        self, g: ChaosOrder, seat: int, args: tuple[int], action: Action, failures: Failures | None
    ) -> str | None:
        return None if action[1] == args[0] else fail(failures, "CO-JRA-6")

    def do(self, g: ChaosOrder, seat: int, args: tuple[int], action: Action) -> None:
        set_rhyzu(g, args[0], NONE, NONE)
        g.note(events.DISMISSED, seat, args[0])


KEEPING_RHYZU: Final[Decision[ChaosOrder, int]] = STEPS.add(
    "KEEPING_RHYZU", Decision([Dismiss(verbs.DISMISS), PayUpkeep(verbs.PAY_UPKEEP)])
)
register_faction("jrayek", Jrayek())
