"""What a message says of a table: how far it is, who must decide, and which answers have changed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ..db.tables import Table
from ..live.bus import Message
from .table_state import TableState

ROWS: Final = "rows"  # there are more of them: the log is longer, and the position another one
TABLE: Final = "table"  # who sits there, its status, its result


def table_message(table_id: str, index: int, status: str, actors: Iterable[int], changed: Iterable[str]) -> Message:
    """Nothing that is hidden from anybody: the position itself tells all who may watch who must decide."""
    return {
        "type": "table",
        "table": table_id,
        "index": index,
        "status": status,
        "actors": list(actors),
        "changed": list(changed),
    }


def message_of(table: Table, *changed: str) -> Message:
    """The same of a table as the database has it."""
    actors = [seat.seat for seat in table.seats if seat.is_to_move]
    return table_message(table.id, table.index, table.status, actors, changed)


def changed_by(before: TableState | None, after: TableState, *, is_ended: bool) -> list[str]:
    """What rows change; the table itself when the game begins or ends, or a bot takes over for a person."""
    if before is None or is_ended:
        return [ROWS, TABLE]
    was, now = ([(seat.bot, seat.has_resigned) for seat in state.seats] for state in (before, after))
    return [ROWS] if was == now else [ROWS, TABLE]
