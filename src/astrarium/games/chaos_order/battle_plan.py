"""Sealed planning: a card on the dial, then the sector and the card (CO-PLAN, CO-TIME-2)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.bills import Bill
from astrarium.kernel.failures import Failures, fail, fail_short
from astrarium.kernel.pools import EVERYBODY
from astrarium.kernel.steps import Automatic, Move, Sealed, lanes, then
from astrarium.kernel.values import put
from astrarium.kernel.verbs import Action

from . import events, verbs
from .battle_cause import BattleDecision
from .battle_sums import battle_effects, side_of
from .cards import hand_place, has_card, show_card
from .counts import hand_kinds, hand_size
from .ids import NONE, POWER
from .resources import GEM
from .state import ChaosOrder
from .steps import STEPS
from .tables import SECTORS
from .verbs import BLUFF, PRINTED_CARD

Side = tuple[int]


def has_battle_power(g: ChaosOrder, number: int, power: str) -> bool:
    """A leader of the battle, an attribute or the used card gives a side this power."""
    return any([effect.power == POWER[power] for effect in battle_effects(g, side_of(g, number))])


class BeginPlanning(Automatic[ChaosOrder]):
    """Both at the same time, unless one side may wait until the other has opened its plan (CO-PLAN-1, CO-POWER-1).

    CO-PLAN-9, CO-TIME-2.
    """

    def run(self, g: ChaosOrder, seat: int, args: tuple[()]) -> None:
        waiting = [number for number in range(2) if has_battle_power(g, number, "opponent_reveals_first")]
        if waiting:
            (late,) = waiting
            then(g, OPEN_PLANNING.at(g.sides[1 - late], 1 - late), OPEN_PLANNING.at(g.sides[late], late))
            return
        asked = [number for number in range(2) if hand_size(g, g.sides[number])]
        putting = [(PUTTING.at(g.sides[number], number),) for number in asked]
        then(g, *[lanes(SEALED_PUTTING, *putting)] * bool(asked), SHOW_DIALS.at())


class PutCard(Move[ChaosOrder, int]):
    """A card is put face down on the dial (CO-PLAN-2, CO-PLAN-10)."""

    def do(self, g: ChaosOrder, seat: int, args: Side, action: Action) -> None:
        g.on_dial = put(g.on_dial, args[0], 1)
        g.note(events.PUT_CARD, seat, 1)


class NoCard(Move[ChaosOrder, int]):
    """The printed card is used (CO-PLAN-4)."""

    def do(self, g: ChaosOrder, seat: int, args: Side, action: Action) -> None:
        g.note(events.PUT_CARD, seat, 0)


class ShowDials(Automatic[ChaosOrder]):
    """Both see whether a card lies on the other dial, and nothing else; then the sectors follow (CO-PLAN-5, 10)."""

    def run(self, g: ChaosOrder, seat: int, args: tuple[()]) -> None:
        then(g, lanes(SEALED_PLANNING, *[(PLANNING.at(g.sides[number], number),) for number in range(2)]))


def gems_for(g: ChaosOrder, number: int, sector: int) -> int:
    """What a side pays for the die at the reveal (CO-PLAN-6, CO-POWER-5)."""
    is_paid = SECTORS[sector].needs_gem and not has_battle_power(g, number, "die_costs_no_gem")
    return SECTORS[sector].gem_cost if is_paid else 0


def check_sector(g: ChaosOrder, seat: int, number: int, sector: int, failures: Failures | None) -> str | None:
    """Gamble needs a gem; all-out needs four fighters and no leader (CO-PLAN-6, CO-PLAN-7, CO-POWER-5, CO-PLAN-8)."""
    data, p, need = SECTORS[sector], g.players[seat], gems_for(g, number, sector)
    if p.gems < need and (refused := fail_short(failures, "CO-PLAN-6", GEM, p.gems, need)):
        return refused
    if has_battle_power(g, number, "all_out_without_condition"):
        return None
    has_leader = data.forbids_leader and g.fighting_leaders[number]
    is_too_small = p.fighters[g.battle] < data.min_fighters
    return fail(failures, "CO-PLAN-7") if has_leader or is_too_small else None


class Plan(Move[ChaosOrder, int]):
    """The sector, and which card is used or that it was a bluff (CO-PLAN-2..4, CO-PLAN-10, CO-PLAN-11, CO-FAQ-7)."""

    def candidates(self, g: ChaosOrder, seat: int, args: Side) -> list[Action]:
        cards = [*sorted(set(hand_kinds(g, seat))), PRINTED_CARD, BLUFF]
        return [verbs.PLAN(sector, card) for sector in range(len(SECTORS)) for card in cards]

    def check(self, g: ChaosOrder, seat: int, args: Side, action: Action, failures: Failures | None) -> str | None:
        _, sector, card = action
        if (refused := self.check_card(g, seat, args[0], card, failures)) is not None:
            return refused
        return check_sector(g, seat, args[0], sector, failures)

    def check_card(self, g: ChaosOrder, seat: int, number: int, card: int, failures: Failures | None) -> str | None:
        if g.on_dial[number]:
            is_legal = card == BLUFF or (card < PRINTED_CARD and has_card(g, seat, card))
            return None if is_legal else fail(failures, "CO-PLAN-10")
        return None if card == PRINTED_CARD else fail(failures, "CO-PLAN-2")

    def itemise(self, g: ChaosOrder, seat: int, args: Side, action: Action, bill: Bill) -> None:
        bill.need(GEM, gems_for(g, args[0], action[1]), "die")

    def do(self, g: ChaosOrder, seat: int, args: Side, action: Action) -> None:
        _, sector, card = action
        g.sectors = put(g.sectors, args[0], sector)
        g.used_cards = put(g.used_cards, args[0], card if card < PRINTED_CARD else NONE)
        g.note(events.PLANNED, seat, sector, card)


class OpenPlan(Plan):
    """Both stages at once and openly, because of a leader of the battle (CO-POWER-1, CO-PLAN-10)."""

    def check_card(self, g: ChaosOrder, seat: int, number: int, card: int, failures: Failures | None) -> str | None:
        if card == PRINTED_CARD:
            return None
        if card == BLUFF:
            return None if hand_size(g, seat) else fail(failures, "CO-PLAN-3")
        return None if has_card(g, seat, card) else fail(failures, "CO-PLAN-2")

    def do(self, g: ChaosOrder, seat: int, args: Side, action: Action) -> None:
        super().do(g, seat, args, action)
        card = action[2]
        g.on_dial = put(g.on_dial, args[0], int(card != PRINTED_CARD))
        if card < PRINTED_CARD:
            show_card(g, hand_place(g, seat, card), card, EVERYBODY)


BEGIN_PLANNING: Final[BeginPlanning] = STEPS.add("BEGIN_PLANNING", BeginPlanning())
PUTTING: Final[BattleDecision] = STEPS.add("PUTTING", BattleDecision([PutCard(verbs.PUT_CARD), NoCard(verbs.NO_CARD)]))
SEALED_PUTTING: Final[Sealed[ChaosOrder]] = STEPS.add("SEALED_PUTTING", Sealed())
SHOW_DIALS: Final[ShowDials] = STEPS.add("SHOW_DIALS", ShowDials())
PLANNING: Final[BattleDecision] = STEPS.add("PLANNING", BattleDecision([Plan(verbs.PLAN)]))
SEALED_PLANNING: Final[Sealed[ChaosOrder]] = STEPS.add("SEALED_PLANNING", Sealed())
OPEN_PLANNING: Final[BattleDecision] = STEPS.add("OPEN_PLANNING", BattleDecision([OpenPlan(verbs.PLAN)]))
