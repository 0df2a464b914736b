"""Fraud tiles, the election marker, and a choice between actions (PB-FRAUD, PB-ETRK, PB-ACT-10)."""

from __future__ import annotations

from astrarium.kernel.bills import Bill
from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.steps import then
from astrarium.kernel.verbs import Action

from . import events, ids, verbs
from .component_words import Cost, Effect
from .costs import PAY_COST, check_cost, is_payable, itemise_cost
from .effects import BY_KIND, OPEN, EffectKind, EffectMove, can_do_any, offer
from .gains import move_marker, score
from .ids import FRAUD_POINTS
from .state import PlanetB, Player
from .tables import BOXES, FRAUD_EACH, FRAUD_SLOTS


def slot_cost(p: Player, effect: Effect) -> Cost:
    """What the highest free slot costs; nothing if the tile is free (PB-FRAUD-2..4)."""
    return () if effect.is_special else FRAUD_SLOTS[len(p.fraud)].cost


class PlaceFraud(EffectMove):
    """A tile of either kind on the highest free slot, for its cost and its points (PB-FRAUD-2, 5, 7, 9)."""

    def check_effect(
        self, g: PlanetB, seat: int, box: int, effect: Effect, action: Action, failures: Failures | None
    ) -> str | None:
        p, kind = g.players[seat], action[1]
        if len(p.fraud) == len(FRAUD_SLOTS) or p.fraud.count(kind) == FRAUD_EACH[kind]:
            return fail(failures, "PB-FRAUD-5")
        return check_cost(g, seat, slot_cost(p, effect), "PB-FRAUD-7", failures)

    def itemise_effect(self, g: PlanetB, seat: int, effect: Effect, action: Action, bill: Bill) -> None:
        if len(g.players[seat].fraud) < len(FRAUD_SLOTS):
            itemise_cost(slot_cost(g.players[seat], effect), verbs.FRAUD_KINDS.reference(action[1]), bill)

    def begin(self, g: PlanetB, seat: int, box: int, effect: Effect, action: Action) -> None:
        p, slot = g.players[seat], len(g.players[seat].fraud)
        then(g, PAY_COST.at(seat, slot_cost(p, effect)))
        p.fraud += (action[1],)
        g.note(events.PLACED_FRAUD, seat, action[1], slot + 1)
        score(g, seat, FRAUD_SLOTS[slot].vp, FRAUD_POINTS)


class FraudAction(EffectKind):
    """Possible while a slot is free and can be paid (PB-FRAUD-5, PB-FRAUD-7, PB-FRAUD-8)."""

    def is_possible(self, g: PlanetB, seat: int, box: int, effect: Effect, is_selling: bool) -> bool:
        """The cost of the slot is no part of the cost of the card (PB-FRAUD-8)."""
        p = g.players[seat]
        return len(p.fraud) < len(FRAUD_SLOTS) and is_payable(g, seat, slot_cost(p, effect), is_selling)


class MoveMarker(EffectMove):
    """The election marker, all steps in one direction (PB-ETRK-1, PB-ETRK-2)."""

    def begin(self, g: PlanetB, seat: int, box: int, effect: Effect, action: Action) -> None:
        move_marker(g, effect.n if action[1] else -effect.n)


class Choose(EffectMove):
    """Exactly one of several actions, and none that is impossible while another one is not (PB-ACT-10, PB-ACT-17)."""

    def check_effect(
        self, g: PlanetB, seat: int, box: int, effect: Effect, action: Action, failures: Failures | None
    ) -> str | None:
        option = effect.boxes[action[1]]
        return None if can_do_any(g, seat, option, BOXES[option].open) else fail(failures, "PB-ACT-17")

    def begin(self, g: PlanetB, seat: int, box: int, effect: Effect, action: Action) -> None:
        option = effect.boxes[action[1]]
        then(g, OPEN.at(seat, option, BOXES[option].open))


class Choice(EffectKind):
    """Possible if one of the options is (PB-ACT-17)."""

    def is_possible(self, g: PlanetB, seat: int, box: int, effect: Effect, is_selling: bool) -> bool:
        return any(can_do_any(g, seat, option, BOXES[option].open, is_selling) for option in effect.boxes)


BY_KIND[ids.FRAUD] = FraudAction()
BY_KIND[ids.ELECTION_CHOICE] = EffectKind()
BY_KIND[ids.CHOOSE] = Choice()
offer(PlaceFraud(verbs.FRAUD, ids.FRAUD))
offer(MoveMarker(verbs.MOVE_MARKER, ids.ELECTION_CHOICE))
offer(Choose(verbs.CHOOSE, ids.CHOOSE))
