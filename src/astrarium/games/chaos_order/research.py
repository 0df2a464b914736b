"""Research tracks: advancing, locks and instant effects (CO-RES, CO-DISC)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.bills import Bill
from astrarium.kernel.failures import Failures, fail, fail_short
from astrarium.kernel.steps import AskIfPossible, Automatic, Decision, Move, then
from astrarium.kernel.verbs import Action

from . import events, verbs
from .component_types import Cell
from .counts import can_pay_lock
from .effects import is_usable
from .fame import note_event
from .gains import LOCK, gain, itemise_lock
from .ids import FIRST_ACTION, RESEARCH
from .resources import GEM
from .spending import RESEARCHING, STOP_CHECKS, Points, SpendMove
from .state import ChaosOrder
from .steps import STEPS
from .tables import COLUMNS, LIMITS, TRACKS


def cell_at(track: int, column: int) -> Cell:
    return TRACKS[track + FIRST_ACTION][column]


def check_advance(g: ChaosOrder, seat: int, track: int, failures: Failures | None) -> str | None:
    """One column to the right; a lock must be paid (CO-RES-4, CO-RES-5, CO-RES-7)."""
    p = g.players[seat]
    if p.columns[track] + 1 == COLUMNS:
        return fail(failures, "CO-RES-7")
    if cell_at(track, p.columns[track] + 1).lock and not can_pay_lock(p):
        return fail_short(failures, "CO-RES-4", GEM, p.gems, LIMITS.lock_gem_cost)
    return None


def check_research_used(g: ChaosOrder, seat: int, failures: Failures | None) -> str | None:
    """Research is used while a marker can advance without a lock (CO-RES-2)."""
    columns = enumerate(g.players[seat].columns)
    is_open = any([column + 1 < COLUMNS and not cell_at(track, column + 1).lock for track, column in columns])
    return fail(failures, "CO-RES-2") if is_open and g.settings["research_is_used"] else None


def advance(g: ChaosOrder, seat: int, track: int) -> None:
    """Pay the lock of the next column and enter it (CO-RES-2, CO-RES-4)."""
    has_lock = cell_at(track, g.players[seat].columns[track] + 1).lock
    then(g, *[LOCK.at(seat)] * has_lock, ENTER_COLUMN.at(seat, track))


class Advance(SpendMove):
    """Research: one marker one column to the right, on any track (CO-RES-2, CO-RES-3, CO-RES-1)."""

    def check_use(
        self, g: ChaosOrder, seat: int, args: Points, action: Action, failures: Failures | None
    ) -> str | None:
        return check_advance(g, seat, action[1], failures)

    def itemise(self, g: ChaosOrder, seat: int, args: Points, action: Action, bill: Bill) -> None:
        column = g.players[seat].columns[action[1]] + 1
        if column < COLUMNS and cell_at(action[1], column).lock:
            itemise_lock(g.players[seat], bill)

    def use(self, g: ChaosOrder, seat: int, args: Points, action: Action) -> None:
        advance(g, seat, action[1])


class EnterColumn(Automatic[ChaosOrder, int]):
    """The marker moves, and the instant effect of the column may be used at once (CO-RES-6).

    CO-REC-8, CO-MOVE-11, CO-DISC-3.
    """

    def run(self, g: ChaosOrder, seat: int, args: tuple[int]) -> None:
        (track,) = args
        p = g.players[seat]
        p.columns = (*p.columns[:track], p.columns[track] + 1, *p.columns[track + 1 :])
        g.note(events.ADVANCED, seat, track, p.columns[track] + 1)
        options = cell_at(track, p.columns[track]).instant
        if len(options) > 1:
            then(g, INSTANT.at(seat, track, p.columns[track]))
        elif options:
            gain(g, seat, options[0])
        note_event(g, seat, "research_advanced")


class ChooseInstant(Move[ChaosOrder, int, int]):
    """One of the alternatives of an instant effect that can be used (CO-RES-6, CO-BUILD-13)."""

    def check(
        self, g: ChaosOrder, seat: int, args: tuple[int, int], action: Action, failures: Failures | None
    ) -> str | None:
        options = cell_at(*args).instant
        is_there = action[1] < len(options) and is_usable(g, seat, options[action[1]])
        return None if is_there else fail(failures, "CO-RES-6")

    def do(self, g: ChaosOrder, seat: int, args: tuple[int, int], action: Action) -> None:
        gain(g, seat, cell_at(*args).instant[action[1]])


RESEARCHING.add(Advance(verbs.ADVANCE))
STOP_CHECKS[RESEARCH] = check_research_used
ENTER_COLUMN: Final[EnterColumn] = STEPS.add("ENTER_COLUMN", EnterColumn())
CHOOSING_INSTANT: Final[Decision[ChaosOrder, int, int]] = STEPS.add(
    "CHOOSING_INSTANT", Decision([ChooseInstant(verbs.CHOOSE)])
)
INSTANT: Final[AskIfPossible[ChaosOrder, int, int]] = STEPS.add("INSTANT", AskIfPossible(CHOOSING_INSTANT))
