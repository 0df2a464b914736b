"""What leaves for a seat or a spectator: the position with its choices, and the log."""

from __future__ import annotations

from typing import Any

from astrarium.kernel.game import Game

from . import undoing
from .change import UNSEEN
from .choices import grouped_options, locked_verbs, question_data, step_name
from .rows import Happening
from .standing import Ask, Standing
from .undoing import Circle


def position(standing: Standing, circle: Circle, seat: int | None) -> dict[str, Any]:
    """Everything that a seat (None: a spectator) needs to go on."""
    g = standing.g
    data: dict[str, Any] = {
        "index": standing.index,
        "move": len(g.history or ()),
        "seat": seat,
        "actors": list(standing.actors),
        "view": g.view(seat),
        "clocks": clocks(standing),
        "ask": ask_data(standing.ask),
        "over": standing.is_over,
    }
    if seat is not None:
        data |= choices_of(standing, seat) | undo_of(standing, circle, seat)
        data["can_end"] = circle.may_end(standing, seat)
    return data


def choices_of(standing: Standing, seat: int) -> dict[str, Any]:
    """The decision of a seat with what it allows."""
    decision = standing.decision_of(seat)
    if decision is None or standing.is_over:
        return {"decision": None, "step": None, "options": [], "locked": [], "end_turn": None, "question": None}
    groups = grouped_options(standing.g, seat)
    locked = locked_verbs(standing.g, seat, {group["verb"] for group in groups})
    return {
        "decision": decision,
        "step": step_name(standing.g, seat),
        "options": groups,
        "locked": locked,
        "end_turn": ending_move(standing.g, groups),
        "question": question_data(standing.g, seat),
    }


def ending_move(g: Game, groups: list[dict[str, Any]]) -> str | None:
    """The move that ends the turn, if it is offered."""
    end = g.rules.end_turn
    offered = [group["options"] for group in groups if end is not None and group["verb"] == end.name]
    return offered[0][0]["move"] if offered else None


def undo_of(standing: Standing, circle: Circle, seat: int) -> dict[str, Any]:
    """What can be taken back: to which row, and whether the others must agree."""
    own = None if standing.is_over else undoing.last_own_move(standing, seat)
    undo = None
    if own is not None:
        is_free = undoing.is_free(standing, circle, seat, own.row - 1)
        answered_by = None if is_free else undoing.answered_by(standing, seat, own.row - 1)
        undo = {"to": own.row - 1, "is_free": is_free, "answered_by": answered_by}
    can_redo = not standing.is_over and bool(standing.undone) and standing.undone[-1][1] == seat
    return {"undo": undo, "can_redo": can_redo}


def clocks(standing: Standing) -> list[dict[str, Any]]:
    """Milliseconds that each seat has, and since when it is counting down."""
    return [
        {
            "left": seat.left,
            "running_since": seat.opened_at if standing.deadline(number) is not None else None,
            "has_expired": seat.has_expired,
        }
        for number, seat in enumerate(standing.seats)
    ]


def ask_data(ask: Ask | None) -> dict[str, Any] | None:
    if ask is None:
        return None
    agreed = sorted(ask.agreed)
    return {"index": ask.index, "what": ask.what, "by": ask.by, "to": ask.to, "about": ask.about, "agreed": agreed}


def log_row(row: Happening, standing: Standing, seat: int | None) -> dict[str, Any]:
    """A row as a seat may see it; when the game is over everything is open."""
    data = dict(row.data)
    is_open = standing.is_over
    if row.kind == "start":
        data = {}
    elif row.kind in ("move", "chance"):
        seers = standing.seen.get(row.index)
        if not is_open and seers is not None and seat not in seers:
            verbs = standing.g.rules.verbs
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
