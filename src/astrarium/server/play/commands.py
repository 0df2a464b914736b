"""What people, bots and clocks do at a running table. Each command works on a change and may raise `Problem`."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final

from astrarium import bots
from astrarium.kernel.errors import BadNotation

from ..clock import DAY
from ..problems import Problem
from . import undo_rules
from .change import UNSEEN, Change, forced
from .choices import failure_data
from .undo_rules import Seating

FORGOTTEN: Final = 14 * DAY  # without a clock, a seat may be given to a bot after this time


def move(change: Change, seat: int, decision: int, notation: str, user: str | None) -> None:
    """A seat answers the decision that it names."""
    state = change.state
    check_not_over(change)
    if state.decision_of(seat) != decision:
        raise Problem(409, "decision-closed", index=state.index, decision=state.decision_of(seat))
    try:
        action = change.g.parse(notation)
    except BadNotation as error:
        raise Problem(422, "bad-notation", index=state.index, detail=str(error)) from None
    rule = change.g.why_not(seat, action)
    if rule is not None:
        failures = [failure_data(failure) for failure in change.g.failures(seat, action)]
        raise Problem(422, "illegal", index=state.index, rule=rule, failures=failures)
    if state.ask is not None and state.ask.what == "bot" and state.ask.about == seat:
        change.add("refuse", seat, user, ask=state.ask.index)  # a player who moves is not idle
    change.move(seat, action, user)


def move_on(change: Change, seat: int, notations: Sequence[str], user: str | None) -> None:
    """Further moves of a seat in the same change; refused if somebody else must decide in between.

    A move that was forced has been made already, so it is not made again.
    """
    forced = forced_since(change, seat, 0)
    for notation in notations:
        if forced and forced[0] == notation:
            forced.pop(0)
            continue
        decision = change.state.decision_of(seat)
        if decision is None:
            raise Problem(409, "decision-closed", index=change.state.index, decision=None)
        before = len(change.rows)
        move(change, seat, decision, notation, user)
        forced = forced_since(change, seat, before)


def forced_since(change: Change, seat: int, row: int) -> list[str]:
    """The moves that the server has made for a seat in the rows of a change from `row` on."""
    own = [row.data for row in change.rows[row:] if row.kind == "move" and row.seat == seat]
    return [str(data["move"]) for data in own if "auto" in data]


def end_turn(change: Change, seat: int, user: str | None) -> None:
    """End the turn of a seat if that is offered now; if others must answer first, it is not."""
    end = change.g.rules.end_turn
    if end is not None and not change.state.is_over and change.state.decision_of(seat) is not None:
        action = end()
        if change.g.why_not(seat, action) is None:
            change.move(seat, action, user)


def check_not_over(change: Change) -> None:
    if change.state.is_over:
        raise Problem(409, "game-over", index=change.state.index)


def undo(change: Change, seating: Seating, seat: int, to: int | None, user: str | None) -> None:
    """Undo at once if no consent is needed, otherwise ask the others."""
    state = change.state
    check_not_over(change)
    target = undo_rules.undo_target(state, seat, to)
    if undo_rules.is_undo_free(state, seating, seat, target):
        return_to(change, "undo", seat, target, user)
    else:
        ask(change, "undo", seat, user, to=target)


def redo(change: Change, seat: int, user: str | None) -> None:
    check_not_over(change)
    return_to(change, "redo", seat, undo_rules.redo_target(change.state, seat), user)


def return_to(change: Change, kind: str, seat: int, target: int, user: str | None) -> None:
    """No automatic moves follow an undo: the player wants to choose again."""
    change.add(kind, seat, user, to=target)


def ask(change: Change, what: str, by: int, user: str | None, to: int | None = None, about: int | None = None) -> None:
    check_not_over(change)
    if change.state.ask is not None:
        raise Problem(409, "already-asked", index=change.state.index)
    named: dict[str, Any] = {"to": to, "about": about}
    change.add("ask", by, user, what=what, **{key: value for key, value in named.items() if value is not None})


def ask_for_bot(change: Change, by: int, seat: int, user: str | None) -> None:
    """A seat that ran out of time, or was forgotten for 14 days at a table without a clock, may be given to a bot."""
    seat_state = change.state.seats[seat]
    has_no_clock = seat_state.time_left is None and seat_state.decision is not None
    is_forgotten = has_no_clock and change.at - seat_state.decision_since >= FORGOTTEN
    if seat_state.bot is not None or not (seat_state.has_expired or is_forgotten):
        raise Problem(409, "seat-not-idle", index=change.state.index)
    ask(change, "bot", by, user, about=seat)


def answer(change: Change, seat: int, index: int, user: str | None, *, agrees: bool) -> None:
    """Agree to a proposal or refuse it."""
    check_not_over(change)
    proposal = change.state.ask
    if proposal is None or proposal.index != index:
        raise Problem(409, "ask-closed", index=change.state.index)
    change.add("consent" if agrees else "refuse", seat, user, ask=index)


def carry_out_if_agreed(change: Change, seating: Seating, absent: Collection[int]) -> None:
    """Carry out the proposal if everybody agrees. Bots agree, and so do people who are away."""
    proposal = change.state.ask
    if proposal is None or change.state.is_over:
        return
    others = [seat for seat in seating.others(change.state, proposal.by) if seat != proposal.about]
    if any(seat not in proposal.agreed and seat not in absent for seat in others):
        return
    if proposal.what == "undo":
        assert proposal.to is not None
        return_to(change, "undo", proposal.by, proposal.to, None)
    elif proposal.what == "abandon":
        change.add("abandon", proposal.by)
    else:
        assert proposal.about is not None
        change.add("bot", proposal.about, None, bot=bots.DEFAULT_BOT)
        change.advance_to_decision()


def resign(change: Change, seat: int, user: str | None) -> None:
    """The seat ranks last. A bot plays it on, unless one seat or only bots are left: then the game ends."""
    check_not_over(change)
    if change.state.seats[seat].bot is not None:
        raise Problem(409, "seat-is-bots", index=change.state.index)
    others = [seat_state for number, seat_state in enumerate(change.state.seats) if number != seat]
    if not others:
        change.add("abandon", seat, user)
    elif all(seat_state.has_resigned for seat_state in others):
        change.add("end", seat, user)  # the last person to leave ranks first
    elif len(others) == 1 or all(seat_state.bot is not None for seat_state in others):
        change.add("resign", seat, user, bot=None)
        change.add("end")
    else:
        change.add("resign", seat, user, bot=bots.DEFAULT_BOT)
        change.advance_to_decision()


def end(change: Change, seating: Seating, seat: int, user: str | None) -> None:
    """End the game at once; only for the last person, after others have resigned."""
    check_not_over(change)
    if not seating.can_end(change.state, seat):
        raise Problem(409, "not-alone", index=change.state.index)
    change.add("end", seat, user)


def expire_clocks(change: Change, *, takeover: bool) -> None:
    """Mark seats whose time is over; if the table was made with `takeover`, bots play them on."""
    state = change.state
    for seat in range(len(state.seats)):
        deadline = state.deadline(seat)
        if deadline is not None and deadline <= change.at:
            change.add("expire", seat)
            if takeover:
                change.add("bot", seat, None, bot=bots.DEFAULT_BOT)
    if change.rows and takeover:
        change.advance_to_decision()


def play_forced(change: Change, seat: int, decision: int) -> None:
    """Play the only legal move of a seat. It comes after a delay, so that nobody learns that it was forced."""
    state = change.state
    if state.is_over or state.decision_of(seat) != decision:
        return
    action = forced(change.g, seat, ends_turn=True)
    if action is not None:
        change.move(seat, action, None, UNSEEN)
