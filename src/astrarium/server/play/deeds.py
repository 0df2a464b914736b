"""What people, bots and clocks do at a running table. Each works on a change, and refuses with a problem."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from astrarium import bots
from astrarium.kernel.errors import BadNotation

from ..clock import DAY
from ..problems import Problem
from . import undoing
from .change import UNSEEN, Change, forced
from .choices import failure_data
from .undoing import Circle

FORGOTTEN: Final = 14 * DAY  # without a clock, a seat may be given away after so long


def move(change: Change, seat: int, decision: int, notation: str, user: str | None) -> None:
    """A seat answers the decision that it names."""
    standing = change.standing
    is_open(change)
    if standing.decision_of(seat) != decision:
        raise Problem(409, "decision-closed", index=standing.index, decision=standing.decision_of(seat))
    try:
        action = change.g.parse(notation)
    except BadNotation as error:
        raise Problem(422, "bad-notation", index=standing.index, detail=str(error)) from None
    rule = change.g.why_not(seat, action)
    if rule is not None:
        failures = [failure_data(failure) for failure in change.g.failures(seat, action)]
        raise Problem(422, "illegal", index=standing.index, rule=rule, failures=failures)
    if standing.ask is not None and standing.ask.what == "bot" and standing.ask.about == seat:
        change.add("refuse", seat, user, ask=standing.ask.index)  # whoever moves is not idle any more
    change.move(seat, action, user)


def move_on(change: Change, seat: int, notation: str, user: str | None) -> None:
    """A further move of a seat in the same change; refused if somebody else is asked in between."""
    decision = change.standing.decision_of(seat)
    if decision is None:
        raise Problem(409, "decision-closed", index=change.standing.index, decision=None)
    move(change, seat, decision, notation, user)


def is_open(change: Change) -> None:
    if change.standing.is_over:
        raise Problem(409, "game-over", index=change.standing.index)


def undo(change: Change, circle: Circle, seat: int, to: int | None, user: str | None) -> None:
    """Take moves back at once if that is free, otherwise ask the others."""
    standing = change.standing
    is_open(change)
    goal = undoing.goal_of(standing, seat, to)
    if undoing.is_free(standing, circle, seat, goal):
        return_to(change, "undo", seat, goal, user)
    else:
        ask(change, "undo", seat, user, to=goal)


def redo(change: Change, seat: int, user: str | None) -> None:
    is_open(change)
    return_to(change, "redo", seat, undoing.redo_goal(change.standing, seat), user)


def return_to(change: Change, kind: str, seat: int, goal: int, user: str | None) -> None:
    """Nothing is answered by itself after an undo: whoever takes a move back wants to be asked again."""
    change.add(kind, seat, user, to=goal)


def ask(change: Change, what: str, by: int, user: str | None, to: int | None = None, about: int | None = None) -> None:
    is_open(change)
    if change.standing.ask is not None:
        raise Problem(409, "already-asked", index=change.standing.index)
    named: dict[str, Any] = {"to": to, "about": about}
    change.add("ask", by, user, what=what, **{key: value for key, value in named.items() if value is not None})


def ask_for_bot(change: Change, by: int, seat: int, user: str | None) -> None:
    """A seat that ran out of time, or was forgotten for 14 days at a table without a clock, may be given to a bot."""
    state = change.standing.seats[seat]
    has_no_clock = state.left is None and state.opened is not None
    is_forgotten = has_no_clock and change.at - state.opened_at >= FORGOTTEN
    if state.bot is not None or not (state.has_expired or is_forgotten):
        raise Problem(409, "seat-not-idle", index=change.standing.index)
    ask(change, "bot", by, user, about=seat)


def answer(change: Change, seat: int, index: int, user: str | None, *, agrees: bool) -> None:
    """Agree to a proposal or refuse it."""
    is_open(change)
    proposal = change.standing.ask
    if proposal is None or proposal.index != index:
        raise Problem(409, "ask-closed", index=change.standing.index)
    change.add("consent" if agrees else "refuse", seat, user, ask=index)


def conclude(change: Change, circle: Circle, absent: Collection[int]) -> None:
    """Do what was proposed if everybody agrees: bots do, and those who are away count as agreeing."""
    proposal = change.standing.ask
    if proposal is None or change.standing.is_over:
        return
    asked = [seat for seat in circle.others(change.standing, proposal.by) if seat != proposal.about]
    if any(seat not in proposal.agreed and seat not in absent for seat in asked):
        return
    if proposal.what == "undo":
        assert proposal.to is not None
        return_to(change, "undo", proposal.by, proposal.to, None)
    elif proposal.what == "abandon":
        change.add("abandon", proposal.by)
    else:
        assert proposal.about is not None
        change.add("bot", proposal.about, None, bot=bots.DEFAULT_BOT)
        change.settle()


def resign(change: Change, seat: int, user: str | None) -> None:
    """The seat ranks last. A bot plays on in it, unless only one seat is left or nobody who would mind the end."""
    is_open(change)
    if change.standing.seats[seat].bot is not None:
        raise Problem(409, "seat-is-bots", index=change.standing.index)
    others = [state for number, state in enumerate(change.standing.seats) if number != seat]
    if not others:
        change.add("abandon", seat, user)
    elif all(state.has_resigned for state in others):
        change.add("end", seat, user)  # who goes last has outlasted the others
    elif len(others) == 1 or all(state.bot is not None for state in others):
        change.add("resign", seat, user, bot=None)
        change.add("end")
    else:
        change.add("resign", seat, user, bot=bots.DEFAULT_BOT)
        change.settle()


def end(change: Change, circle: Circle, seat: int, user: str | None) -> None:
    """The only person whom those who resigned have left ends the game at once."""
    is_open(change)
    if not circle.may_end(change.standing, seat):
        raise Problem(409, "not-alone", index=change.standing.index)
    change.add("end", seat, user)


def run_out(change: Change, *, takeover: bool) -> None:
    """Seats whose time is over; a bot takes them if that was agreed when the table was made."""
    standing = change.standing
    for seat in range(len(standing.seats)):
        deadline = standing.deadline(seat)
        if deadline is not None and deadline <= change.at:
            change.add("expire", seat)
            if takeover:
                change.add("bot", seat, None, bot=bots.DEFAULT_BOT)
    if change.rows and takeover:
        change.settle()


def play_forced(change: Change, seat: int, decision: int) -> None:
    """The only thing that a seat can do, after a while so that nobody learns that it was the only one."""
    standing = change.standing
    if standing.is_over or standing.decision_of(seat) != decision:
        return
    action = forced(change.g, seat, ends_turn=True)
    if action is not None:
        change.move(seat, action, None, UNSEEN)
