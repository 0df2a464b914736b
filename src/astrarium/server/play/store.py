"""How a table's rows and snapshots are read; `table_write` adds rows."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncSession

from ..db.tables import Row, Snapshot, Table
from ..db.writers import LostRace
from .rows import BrokenRow, TableRow
from .snapshots import code_hash, from_bytes, to_bytes
from .table_meta import TableMeta, meta_of
from .table_state import Start, TableState
from .table_write import SeatMark


async def read_meta(session: AsyncSession, table_id: str) -> TableMeta | None:
    table = await session.get(Table, table_id)
    return None if table is None else meta_of(table)


async def read_rows(session: AsyncSession, table_id: str, after: int = -1, limit: int | None = None) -> list[TableRow]:
    columns = (Row.index, Row.kind, Row.at, Row.seat, Row.user_id, Row.data)
    query = select(*columns).where(Row.table_id == table_id, Row.index > after).order_by(Row.index).limit(limit)
    return [TableRow(*row) for row in await session.execute(query)]


async def read_snapshot(session: AsyncSession, meta: TableMeta) -> tuple[bytes | None, int]:
    """The newest snapshot that this code can read, and the row after which it was made; -1 if there is none."""
    snapshot = await session.get(Snapshot, meta.id)
    if snapshot is None or snapshot.code != code_hash(meta.game):
        return None, -1
    return snapshot.data, snapshot.index


def fold_rows(meta: TableMeta, snapshot: bytes | None, rows: Sequence[TableRow]) -> tuple[TableState, BrokenRow | None]:
    """The state after the rows, and the error if a row no longer replays; then the state is the last good one."""
    state = from_bytes(snapshot) if snapshot is not None else state_at_start(meta, rows[0])
    start, rules = state.start, state.g.rules
    if (start.corrections or rules.corrections_at(start.revision)) != rules.corrections:
        return state, BrokenRow(f"the game was begun with other components, at revision {start.revision}")
    for row in rows:
        if row.index > state.index:
            try:
                state.apply_row(row)
            except BrokenRow as error:
                good = [earlier for earlier in rows if earlier.index < row.index]
                return fold_rows(meta, snapshot, good)[0], error
    return state, None


def state_at_start(meta: TableMeta, first: TableRow) -> TableState:
    return TableState.at_start(Start(**first.data), meta.clock)


async def lock_seats(session: AsyncSession, meta: TableMeta) -> None:
    """Lock the seats before the start; raises `LostRace` if somebody has since the table was read."""
    table = await session.get(Table, meta.id, with_for_update=True)
    if table is None or table.status != meta.status or meta_of(table).seat_holders != meta.seat_holders:
        raise LostRace


def seat_marks(before: TableState | None, after: TableState) -> list[SeatMark]:
    """What lists show of the seats of which it has changed: whose turn it is, and who plays them."""
    was = [] if before is None else marks_of(before)
    return [mark for mark in marks_of(after) if mark not in was]


def marks_of(state: TableState) -> list[SeatMark]:
    actors = state.actors
    return [SeatMark(number, number in actors, seat.bot, seat.has_resigned) for number, seat in enumerate(state.seats)]


async def write_snapshot(session: AsyncSession, meta: TableMeta, state: TableState) -> None:
    await session.execute(delete(Snapshot).where(Snapshot.table_id == meta.id))
    code = code_hash(meta.game)
    session.add(Snapshot(table_id=meta.id, index=state.index, code=code, data=to_bytes(state)))
