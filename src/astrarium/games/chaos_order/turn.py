"""The turn of a faction in an action phase: act or pass, main action, auxiliary action (CO-ACT)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from astrarium.kernel.bills import Bill
from astrarium.kernel.failures import Failures, fail, fail_short
from astrarium.kernel.steps import Automatic, Decision, Move, then
from astrarium.kernel.verbs import Action

from . import events, verbs
from .card_play import (
    automatic_effects,
    card_window,
    check_ability,
    check_card,
    mark_used,
    play_card,
    playable,
    usable_abilities,
    usable_effects,
    use_ability,
)
from .component_types import Cell
from .component_words import Effect
from .counts import hand_size
from .effects import CARRY_OUT, POWER_CAN, POWER_RUNS, carry_out, is_usable
from .faction_rules import faction_rules
from .gains import GAIN, can_pay, gain, gain_energy, pay_energy, pay_gems
from .ids import FIRST_ACTION, MOVE, NONE, PAY_ENERGY, PAY_GEM, POWER, WHEN
from .prices import price_for
from .research import cell_at
from .spending import KIND_OF_STEP, KINDS, STEP_OF_KIND, Points, add_to_all
from .state import ChaosOrder
from .steps import STEPS
from .tables import COLUMNS, EFFECT_NUMBER, TACTICS_CARDS

ENERGY: Final = "resource:energy"
GEM: Final = "resource:gem"
TURN_WINDOW: Final = WHEN["turn"]
START_WINDOW: Final = WHEN["act_start"]
ACT_WINDOW: Final = WHEN["act"]
PASS_WINDOW: Final = WHEN["pass"]
FREE_ACTION: Final = POWER["free_action"]

# What must be so before the main action may end, by the kind of its points.
EndCheck = Callable[[ChaosOrder, int, Failures | None], str | None]
END_CHECKS: Final[dict[int, EndCheck]] = {}


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
    receivers = ((price.owner, price.to_owner), ((seat + 1) % count, price.to_left), ((seat - 1) % count, price.to_right))
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

    def check(
        self, g: ChaosOrder, seat: int, args: tuple[()], action: Action, failures: Failures | None
    ) -> str | None:
        return check_price(g, seat, failures)

    def itemise(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action, bill: Bill) -> None:
        itemise_price(g, seat, bill)

    def do(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action) -> None:
        pay_price(g, seat)
        begin_action(g, seat)
        then(g, BEGIN_MAIN.at(seat))


class Pass(Move[ChaosOrder]):
    """Passing is free and gives nothing (CO-ACT-7)."""

    def do(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action) -> None:
        g.note(events.PASSED, seat, g.phase)


def is_free_action(card: int) -> bool:
    return any([effect.power == FREE_ACTION for effect in TACTICS_CARDS[card].play])


class PlayInTurn(Move[ChaosOrder]):
    """A card that is played after passing or before the main action says by itself which of them it is (CO-ACT-16)."""

    def candidates(self, g: ChaosOrder, seat: int, args: tuple[()]) -> list[Action]:
        return playable(g, seat)

    def check(
        self, g: ChaosOrder, seat: int, args: tuple[()], action: Action, failures: Failures | None
    ) -> str | None:
        card = action[1]
        price = 0
        if card_window(card) == START_WINDOW and not is_free_action(card):
            if refused := check_price(g, seat, failures):
                return refused
            price = price_for(g, seat, g.phase).total
        p = g.players[seat]
        p.energy -= price
        refused = check_card(g, seat, card, (START_WINDOW, PASS_WINDOW), failures)
        p.energy += price
        return refused

    def do(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action) -> None:
        card = action[1]
        if card_window(card) == PASS_WINDOW:
            g.note(events.PASSED, seat, g.phase)
            then(g, PASSED.at(seat))
        else:
            if not is_free_action(card):
                pay_price(g, seat)
            begin_action(g, seat)
            then(g, STARTING.at(seat))
        play_card(g, seat, card)


class UseInTurn(Move[ChaosOrder]):
    """An ability of any moment of the turn, or one before the main action (CO-ACT-16, CO-ACT-17)."""

    keeps_step = True

    def candidates(self, g: ChaosOrder, seat: int, args: tuple[()]) -> list[Action]:
        return usable_abilities(g, seat, (TURN_WINDOW, START_WINDOW))

    def check(
        self, g: ChaosOrder, seat: int, args: tuple[()], action: Action, failures: Failures | None
    ) -> str | None:
        begins = bool(usable_effects(g, seat, action[1], (START_WINDOW,)))
        if begins and (refused := check_price(g, seat, failures)):
            return refused
        return check_ability(g, seat, action[1], (TURN_WINDOW, START_WINDOW), failures)

    def do(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action) -> None:
        if usable_effects(g, seat, action[1], (START_WINDOW,)):
            g.stack.pop()
            pay_price(g, seat)
            begin_action(g, seat)
            then(g, STARTING.at(seat))
        use_ability(g, seat, action[1], (TURN_WINDOW, START_WINDOW))


class PlayCard(Move[ChaosOrder]):
    """A card of a window (CO-TAC-2, CO-TAC-8)."""

    keeps_step = True

    def __init__(self, *windows: int) -> None:
        super().__init__(verbs.PLAY)
        self.windows = windows

    def candidates(self, g: ChaosOrder, seat: int, args: tuple[()]) -> list[Action]:
        return playable(g, seat)

    def check(
        self, g: ChaosOrder, seat: int, args: tuple[()], action: Action, failures: Failures | None
    ) -> str | None:
        return check_card(g, seat, action[1], self.windows, failures)

    def do(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action) -> None:
        play_card(g, seat, action[1])


class UseAbility(Move[ChaosOrder]):
    """An ability of a window (CO-ACT-16, CO-ACT-17)."""

    keeps_step = True

    def __init__(self, *windows: int) -> None:
        super().__init__(verbs.USE)
        self.windows = windows

    def candidates(self, g: ChaosOrder, seat: int, args: tuple[()]) -> list[Action]:
        return usable_abilities(g, seat, self.windows)

    def check(
        self, g: ChaosOrder, seat: int, args: tuple[()], action: Action, failures: Failures | None
    ) -> str | None:
        return check_ability(g, seat, action[1], self.windows, failures)

    def do(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action) -> None:
        use_ability(g, seat, action[1], self.windows)


class GoOn(Move[ChaosOrder]):
    """Nothing more before the main action (CO-ACT-16)."""

    def do(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action) -> None:
        then(g, BEGIN_MAIN.at(seat))


class Finish(Move[ChaosOrder]):
    """The turn or window ends."""

    def do(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action) -> None:
        """What comes next follows."""


def current_cell(g: ChaosOrder, seat: int) -> Cell:
    """The column in which the marker stands, read one further right with a temporary upgrade (CO-RES-9)."""
    track = g.phase - FIRST_ACTION
    return cell_at(track, min(g.players[seat].columns[track] + int(g.is_boosted), COLUMNS - 1))


class BeginMain(Automatic[ChaosOrder]):
    """The main action is read now; what works by itself during it happens first (CO-ACT-10, CO-ACT-16).

    Energy and card of the column are never worse to have, so it is not asked whether the main action is declined.
    """

    def run(self, g: ChaosOrder, seat: int, args: tuple[()]) -> None:
        kind = KINDS[g.phase - FIRST_ACTION]
        amounts = current_cell(g, seat).main
        points = dict(amounts)[kind] + g.early_points
        g.is_main_due = False
        rest = tuple([item for item in amounts if item[0] != kind])
        effects = [CARRY_OUT.at(seat, EFFECT_NUMBER[effect]) for _, effect in automatic_effects(g, seat, ACT_WINDOW)]
        then(g, GAIN.at(seat, rest), *effects, STEP_OF_KIND[kind].at(seat, points, 1, 0))


class InMain(Move[ChaosOrder, int, int, int]):
    """A move of the main action only, not of points that are used at another time."""

    keeps_step = True
    refused = "CO-ACT-16"

    def check(self, g: ChaosOrder, seat: int, args: Points, action: Action, failures: Failures | None) -> str | None:
        if not args[1]:
            return fail(failures, self.refused)
        return self.check_main(g, seat, args, action, failures)

    def check_main(
        self, g: ChaosOrder, seat: int, args: Points, action: Action, failures: Failures | None
    ) -> str | None:
        return None


class PlayInMain(InMain):
    """A card during the main action (CO-ACT-16, CO-TAC-8)."""

    refused = "CO-TAC-8"

    def candidates(self, g: ChaosOrder, seat: int, args: Points) -> list[Action]:
        return playable(g, seat)

    def check_main(
        self, g: ChaosOrder, seat: int, args: Points, action: Action, failures: Failures | None
    ) -> str | None:
        return check_card(g, seat, action[1], (ACT_WINDOW,), failures)

    def do(self, g: ChaosOrder, seat: int, args: Points, action: Action) -> None:
        play_card(g, seat, action[1])


class UseInMain(InMain):
    """An ability during the main action (CO-ACT-16, CO-ACT-17)."""

    windows: Final = (ACT_WINDOW, TURN_WINDOW)

    def candidates(self, g: ChaosOrder, seat: int, args: Points) -> list[Action]:
        return usable_abilities(g, seat, self.windows)

    def check_main(
        self, g: ChaosOrder, seat: int, args: Points, action: Action, failures: Failures | None
    ) -> str | None:
        return check_ability(g, seat, action[1], self.windows, failures)

    def do(self, g: ChaosOrder, seat: int, args: Points, action: Action) -> None:
        use_ability(g, seat, action[1], self.windows)


def check_main_end(g: ChaosOrder, seat: int, failures: Failures | None) -> str | None:
    """What the main action must leave behind (CO-MOVE-15)."""
    kind = KIND_OF_STEP[g.stack[-1][0]]
    return END_CHECKS[kind](g, seat, failures) if kind in END_CHECKS else None


def main_ended(g: ChaosOrder, seat: int) -> None:
    """After the last point of the main action, used or not."""
    if KINDS[g.phase - FIRST_ACTION] == MOVE:
        faction_rules(g, seat).move_ended(g, seat)


class Auxiliary(InMain):
    """After the main action, its whole cost first, and only if it is of use (CO-ACT-8, 9, 11, 12, 18)."""

    refused = "CO-ACT-9"
    is_free = False

    def check_main(
        self, g: ChaosOrder, seat: int, args: Points, action: Action, failures: Failures | None
    ) -> str | None:
        cell = current_cell(g, seat)
        if refused := check_main_end(g, seat, failures):
            return refused
        if not self.is_free and not can_pay(g, seat, cell.aux_pay, hand_size(g, seat)):
            return fail_auxiliary(g, seat, cell, failures)
        return None if is_auxiliary_useful(g, seat, cell, self.is_free) else fail(failures, "CO-ACT-18")

    def itemise(self, g: ChaosOrder, seat: int, args: Points, action: Action, bill: Bill) -> None:
        if args[1] and not self.is_free:
            for kind, amount in current_cell(g, seat).aux_pay:
                bill.need(ENERGY if kind == PAY_ENERGY else GEM, amount, "auxiliary")

    def do(self, g: ChaosOrder, seat: int, args: Points, action: Action) -> None:
        cell = current_cell(g, seat)
        g.stack[-1] = CLOSING.at(seat)
        then(g, AUXILIARY_GAIN.at(seat, int(self.is_free)))
        main_ended(g, seat)
        if not self.is_free:
            pay_auxiliary(g, seat, cell)


def fail_auxiliary(g: ChaosOrder, seat: int, cell: Cell, failures: Failures | None) -> str | None:
    need, p = dict(cell.aux_pay), g.players[seat]
    if PAY_ENERGY in need:
        return fail_short(failures, "CO-ACT-12", ENERGY, p.energy, need[PAY_ENERGY])
    return fail_short(failures, "CO-ACT-12", GEM, p.gems, need[PAY_GEM])


def pay_auxiliary(g: ChaosOrder, seat: int, cell: Cell) -> None:
    for kind, amount in cell.aux_pay:
        if kind == PAY_ENERGY:
            pay_energy(g, seat, amount)
        else:
            pay_gems(g, seat, amount)


def is_auxiliary_useful(g: ChaosOrder, seat: int, cell: Cell, is_free: bool) -> bool:
    """Its benefit can be used, judged after its cost is paid (CO-ACT-18)."""
    p, before = g.players[seat], (g.players[seat].energy, g.players[seat].gems)
    if not is_free:
        need = dict(cell.aux_pay)
        p.energy -= need.get(PAY_ENERGY, 0)
        p.gems -= need.get(PAY_GEM, 0)
    is_useful = is_usable(g, seat, cell.aux_gain)
    p.energy, p.gems = before
    return is_useful


class AuxiliaryGain(Automatic[ChaosOrder, int]):
    """The benefit, read from the column in which the marker stands (CO-ACT-11)."""

    def run(self, g: ChaosOrder, seat: int, args: tuple[int]) -> None:
        if args[0]:
            faction_rules(g, seat).use_free_auxiliary(g, seat)
        gain(g, seat, current_cell(g, seat).aux_gain)


class FreeAuxiliary(Auxiliary):
    """The auxiliary action without its cost, where a faction may take it so (CO-OXA-3)."""

    is_free = True

    def check_main(
        self, g: ChaosOrder, seat: int, args: Points, action: Action, failures: Failures | None
    ) -> str | None:
        if not faction_rules(g, seat).has_free_auxiliary(g, seat):
            return fail(failures, "CO-OXA-3")
        return super().check_main(g, seat, args, action, failures)


class EndMain(InMain):
    """The turn ends without an auxiliary action; points that are left are lost (CO-ACT-13)."""

    refused = "CO-ACT-13"

    def check_main(
        self, g: ChaosOrder, seat: int, args: Points, action: Action, failures: Failures | None
    ) -> str | None:
        return check_main_end(g, seat, failures)

    def do(self, g: ChaosOrder, seat: int, args: Points, action: Action) -> None:
        g.stack.pop()
        main_ended(g, seat)


def boost(g: ChaosOrder, seat: int, effect: Effect) -> None:
    """A temporary upgrade; several do not add up (CO-RES-9)."""
    g.is_boosted = True


def act_freely(g: ChaosOrder, seat: int, effect: Effect) -> None:
    """The price was not paid (CO-POWER-18)."""


def double_rewards(g: ChaosOrder, seat: int, effect: Effect) -> None:
    """Every doubling adds the original reward once (CO-POWER-9)."""
    g.doublings += 1


def ignore_pins(g: ChaosOrder, seat: int, effect: Effect) -> None:
    """For this turn (CO-POWER-25)."""
    g.ignores_pins = True


def free_fast_track(g: ChaosOrder, seat: int, effect: Effect) -> None:
    """For this turn (CO-POWER-23)."""
    g.is_fast_track_free = True


def harvest_anywhere(g: ChaosOrder, seat: int, effect: Effect) -> None:
    """So many points need no building (CO-POWER-24)."""
    g.free_harvests += int(effect.value)


def free_swamp_move(g: ChaosOrder, seat: int, effect: Effect) -> None:
    """The first move between two swamps costs no point (CO-POWER-21)."""
    g.is_swamp_move_free = True


START_TURN: Final[StartTurn] = STEPS.add("START_TURN", StartTurn())
END_TURN: Final[EndTurn] = STEPS.add("END_TURN", EndTurn())
TURN: Final[Decision[ChaosOrder]] = STEPS.add(
    "TURN", Decision([Act(verbs.ACT), Pass(verbs.PASS), PlayInTurn(verbs.PLAY), UseInTurn(verbs.USE)])
)
PASSED: Final[Decision[ChaosOrder]] = STEPS.add(
    "PASSED", Decision([PlayCard(PASS_WINDOW), UseAbility(TURN_WINDOW), Finish(verbs.END)])
)
STARTING: Final[Decision[ChaosOrder]] = STEPS.add(
    "STARTING", Decision([GoOn(verbs.MAIN), PlayCard(START_WINDOW), UseAbility(START_WINDOW, TURN_WINDOW)])
)
BEGIN_MAIN: Final[BeginMain] = STEPS.add("BEGIN_MAIN", BeginMain())
AUXILIARY_GAIN: Final[AuxiliaryGain] = STEPS.add("AUXILIARY_GAIN", AuxiliaryGain())
CLOSING: Final[Decision[ChaosOrder]] = STEPS.add("CLOSING", Decision([UseAbility(TURN_WINDOW), Finish(verbs.END)]))
add_to_all([
    PlayInMain(verbs.PLAY),
    UseInMain(verbs.USE),
    Auxiliary(verbs.AUXILIARY),
    FreeAuxiliary(verbs.FREE_AUXILIARY),
    EndMain(verbs.END),
])
POWER_RUNS[POWER["temporary_upgrade"]] = boost
POWER_RUNS[FREE_ACTION] = act_freely
POWER_CAN[FREE_ACTION] = lambda g, seat, effect: not g.is_acting
POWER_RUNS[POWER["double_location_reward"]] = double_rewards
POWER_RUNS[POWER["ignore_pinning"]] = ignore_pins
POWER_RUNS[POWER["free_fast_track"]] = free_fast_track
POWER_RUNS[POWER["harvest_without_building"]] = harvest_anywhere
POWER_RUNS[POWER["free_first_swamp_move"]] = free_swamp_move
