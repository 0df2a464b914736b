"""What a seat or a spectator is sent: the position with its choices, and the log."""

from __future__ import annotations

from typing import Any, Final

from astrarium.kernel.game import Game

from . import undo_rules
from .change import UNSEEN
from .choices import (
    composing_data,
    grouped_options,
    locked_verbs,
    nearly_possible,
    question_data,
    step_name,
    verb_order,
)
from .rows import TableRow
from .table_state import Ask, TableState
from .undo_rules import Seating

NO_CHOICES: Final[dict[str, Any]] = {
    **dict.fromkeys(("decision", "step", "end_turn", "question", "composing")),
    **dict[str, Any].fromkeys(("options", "locked", "nearly", "verbs"), ()),
}


def position(state: TableState, seating: Seating, seat: int | None) -> dict[str, Any]:
    """Everything that a seat (None: a spectator) needs to go on."""
    g = state.g
    data: dict[str, Any] = {
        "index": state.index,
        "move": len(g.history or ()),
        "seat": seat,
        "actors": list(state.actors),
        "view": g.view(seat),
        "clocks": clock_data(state),
        "ask": ask_data(state.ask),
        "over": state.is_over,
    }
    if seat is None:
        return data | NO_CHOICES | {"undo": None, "can_redo": False, "can_end": False, "holdings": {}}
    data |= choices_data(state, seat) | undo_data(state, seating, seat)
    data["can_end"] = seating.can_end(state, seat)
    data["holdings"] = g.rules.holdings(g, seat)
    return data


def choices_data(state: TableState, seat: int) -> dict[str, Any]:
    """The decision of a seat with what it allows."""
    decision = state.decision_of(seat)
    if decision is None or state.is_over:
        return NO_CHOICES
    groups = grouped_options(state.g, seat)
    open_verbs = {group["verb"] for group in groups}
    inside = state.g.rules.decision_position(state.g, seat) or state.g  # a lane is copied once
    locked = locked_verbs(inside, seat, open_verbs)
    return {
        "decision": decision,
        "step": step_name(inside, seat),
        "options": groups,
        "locked": locked,
        "nearly": nearly_possible(inside, seat, open_verbs),
        "verbs": verb_order(inside, seat, groups, locked),
        "end_turn": end_turn_move(state.g, groups),
        "question": question_data(state.g, seat),
        "composing": composing_data(inside, seat),
    }


def end_turn_move(g: Game, groups: list[dict[str, Any]]) -> str | None:
    """The move that ends the turn, if it is offered."""
    end = g.rules.end_turn
    offered = [group["options"] for group in groups if end is not None and group["verb"] == end.name]
    return offered[0][0]["move"] if offered else None


def undo_data(state: TableState, seating: Seating, seat: int) -> dict[str, Any]:
    """What can be undone: to which row, and whether the others must agree."""
    own = None if state.is_over else undo_rules.last_own_move(state, seat)
    undo = None
    if own is not None:
        is_free = undo_rules.is_undo_free(state, seating, seat, own.row - 1)
        answered_by = None if is_free else undo_rules.answered_by(state, seat, own.row - 1)
        undo = {"to": own.row - 1, "is_free": is_free, "answered_by": answered_by}
    can_redo = not state.is_over and bool(state.undone) and state.undone[-1][1] == seat
    return {"undo": undo, "can_redo": can_redo}


def clock_data(state: TableState) -> list[dict[str, Any]]:
    """Milliseconds that each seat has, and since when it is counting down."""
    return [
        {
            "left": seat.time_left,
            "running_since": seat.decision_since if state.deadline(number) is not None else None,
            "has_expired": seat.has_expired,
        }
        for number, seat in enumerate(state.seats)
    ]


def ask_data(ask: Ask | None) -> dict[str, Any] | None:
    if ask is None:
        return None
    agreed = sorted(ask.agreed)
    return {"index": ask.index, "what": ask.what, "by": ask.by, "to": ask.to, "about": ask.about, "agreed": agreed}


def log_row(row: TableRow, state: TableState, seat: int | None) -> dict[str, Any]:
    """A row as a seat may see it; when the game is over everything is open."""
    data = dict(row.data)
    is_open = state.is_over
    if row.kind == "start":
        data = {}
    elif row.kind in ("move", "chance"):
        seers = state.visible_to.get(row.index)
        if not is_open and seers is not None and seat not in seers:
            verbs = state.g.rules.verbs
            data["move"] = verbs.hidden_notation(verbs.parse(data["move"], {}))
        if not is_open and seat != row.seat and data.get("auto") == UNSEEN:
            del data["auto"]
        events = data.pop("events", [])
        data["events"] = [
            {"kind": event["kind"], "values": event["values"]}
            for event in events
            if is_open or "seen" not in event or seat in event["seen"]
        ]
    return {"index": row.index, "kind": row.kind, "seat": row.seat, "at": row.at, **data}
