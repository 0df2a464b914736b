"""The main action of a turn, and the auxiliary action after it (CO-ACT-8..13, CO-ACT-16, CO-ACT-18)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from astrarium.kernel.bills import Bill
from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.steps import Automatic, Close, Decision, Move, then
from astrarium.kernel.verbs import Action

from . import events, verbs
from .card_play import automatic_effects
from .component_types import Cell
from .effects import CARRY_OUT, is_usable
from .faction_rules import faction_rules
from .gains import GAIN, check_payment, gain, itemise_payment, pay
from .ids import FIRST_ACTION, MOVE, WHEN
from .research import cell_at
from .spending import KIND_OF_STEP, KINDS, STEP_OF_KIND, Points, add_to_all
from .state import ChaosOrder
from .steps import STEPS
from .tables import COLUMNS, EFFECT_NUMBER
from .windows import PlayCard, UseAbility

TURN_WINDOW: Final = WHEN["turn"]
ACT_WINDOW: Final = WHEN["act"]

# What must be so before the main action may end, by the kind of its points.
EndCheck = Callable[[ChaosOrder, int, Failures | None], str | None]
END_CHECKS: Final[dict[int, EndCheck]] = {}


def current_column(g: ChaosOrder, seat: int, track: int) -> int:
    """Where the marker stands, read one further right with a temporary upgrade (CO-RES-9)."""
    return min(g.players[seat].columns[track] + int(g.is_boosted), COLUMNS - 1)


def current_cell(g: ChaosOrder, seat: int) -> Cell:
    """What the track of the phase says in that column."""
    track = g.phase - FIRST_ACTION
    return cell_at(track, current_column(g, seat, track))


class BeginMain(Automatic[ChaosOrder]):
    """The main action is read now; what works by itself during it happens first (CO-ACT-10, CO-ACT-16).

    Energy and card of the column are never worse to have, so it is not asked whether the main action is declined.

    CO-HARV-1, CO-DISC-1, CO-FAQ-2.
    """

    def run(self, g: ChaosOrder, seat: int, args: tuple[()]) -> None:
        kind = KINDS[g.phase - FIRST_ACTION]
        amounts = current_cell(g, seat).main
        points = dict(amounts)[kind] + g.early_points
        g.is_main_due = False
        rest = tuple([item for item in amounts if item[0] != kind])
        automatic = automatic_effects(g, seat, ACT_WINDOW)
        for ability, _ in automatic:
            g.note(events.USED, seat, ability)
        effects = [CARRY_OUT.at(seat, EFFECT_NUMBER[effect]) for _, effect in automatic]
        then(g, GAIN.at(seat, rest), *effects, STEP_OF_KIND[kind].at(seat, points, 1, 0))


class InMain(Move[ChaosOrder, int, int, int]):
    """A move of the main action only, not of points that are used at another time."""

    keeps_step = True
    is_action = True
    refused = "CO-ACT-16"

    def check(self, g: ChaosOrder, seat: int, args: Points, action: Action, failures: Failures | None) -> str | None:
        if not args[1]:
            return fail(failures, self.refused)
        return self.check_main(g, seat, args, action, failures)

    def check_main(
        self, g: ChaosOrder, seat: int, args: Points, action: Action, failures: Failures | None
    ) -> str | None:
        return None


class PlayInMain(PlayCard[int, int, int]):
    """A card during the main action (CO-ACT-16, CO-TAC-8)."""

    def open_windows(self, args: Points) -> tuple[int, ...]:
        return self.windows if args[1] else ()


class UseInMain(UseAbility[int, int, int]):
    """An ability during the main action (CO-ACT-16, CO-ACT-17)."""

    def open_windows(self, args: Points) -> tuple[int, ...]:
        return self.windows if args[1] else ()


def check_main_end(g: ChaosOrder, seat: int, failures: Failures | None) -> str | None:
    """What the main action must leave behind (CO-MOVE-15)."""
    kind = KIND_OF_STEP[g.stack[-1][0]]
    return END_CHECKS[kind](g, seat, failures) if kind in END_CHECKS else None


def main_ended(g: ChaosOrder, seat: int) -> None:
    """After the last point of the main action, used or not."""
    if KINDS[g.phase - FIRST_ACTION] == MOVE:
        faction_rules(g, seat).move_ended(g, seat)


class Auxiliary(InMain):
    """After the main action, its whole cost first, and only if it is of use (CO-ACT-8, 9, 11, 12, 18).

    CO-BUILD-14, CO-HARV-11, CO-DISC-2.
    """

    refused = "CO-ACT-9"
    is_free = False

    def check_main(
        self, g: ChaosOrder, seat: int, args: Points, action: Action, failures: Failures | None
    ) -> str | None:
        cell = current_cell(g, seat)
        if refused := check_main_end(g, seat, failures):
            return refused
        if not self.is_free and (refused := check_payment(g, seat, cell.aux_pay, "CO-ACT-12", failures)):
            return refused
        return None if is_auxiliary_useful(g, seat, cell, self.is_free) else fail(failures, "CO-ACT-18")

    def itemise(self, g: ChaosOrder, seat: int, args: Points, action: Action, bill: Bill) -> None:
        if args[1] and not self.is_free:
            itemise_payment(current_cell(g, seat).aux_pay, bill, "auxiliary")

    def do(self, g: ChaosOrder, seat: int, args: Points, action: Action) -> None:
        cell = current_cell(g, seat)
        g.stack[-1] = CLOSING.at(seat)
        then(g, AUXILIARY_GAIN.at(seat, int(self.is_free)))
        main_ended(g, seat)
        if not self.is_free:
            pay(g, seat, cell.aux_pay)


def is_auxiliary_useful(g: ChaosOrder, seat: int, cell: Cell, is_free: bool) -> bool:
    """Its benefit can be used, judged after its cost is paid and when nothing joins the main action (CO-ACT-18)."""
    rest = g.clone()
    rest.stack.pop()
    if not is_free:
        pay(rest, seat, cell.aux_pay)
    return is_usable(rest, seat, cell.aux_gain)


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


BEGIN_MAIN: Final[BeginMain] = STEPS.add("BEGIN_MAIN", BeginMain())
AUXILIARY_GAIN: Final[AuxiliaryGain] = STEPS.add("AUXILIARY_GAIN", AuxiliaryGain())
CLOSING: Final[Decision[ChaosOrder]] = STEPS.add("CLOSING", Decision([UseAbility(TURN_WINDOW), Close(verbs.END)]))
add_to_all(
    [
        PlayInMain(ACT_WINDOW),
        UseInMain(ACT_WINDOW, TURN_WINDOW),
        Auxiliary(verbs.AUXILIARY),
        FreeAuxiliary(verbs.FREE_AUXILIARY),
        EndMain(verbs.END),
    ]
)
