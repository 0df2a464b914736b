"""How a table's rows and snapshots are read and written."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from ..db.tables import Row, Seat, Snapshot, Table
from .rows import BrokenRow, TableRow
from .snapshots import code_hash, from_bytes, to_bytes
from .table_meta import TableMeta, meta_of
from .table_state import Start, TableState


class LostRace(Exception):
    """Somebody else added rows to the table first."""


async def read_meta(session: AsyncSession, table_id: str) -> TableMeta | None:
    table = await session.get(Table, table_id)
    return None if table is None else meta_of(table)


async def read_rows(session: AsyncSession, table_id: str, after: int = -1, limit: int | None = None) -> list[TableRow]:
    query = select(Row).where(Row.table_id == table_id, Row.index > after).order_by(Row.index).limit(limit)
    return [table_row(row) for row in await session.scalars(query)]


def table_row(row: Row) -> TableRow:
    return TableRow(row.index, row.kind, row.at, row.seat, row.user_id, row.data)


async def read_snapshot(session: AsyncSession, meta: TableMeta) -> bytes | None:
    """The newest snapshot that this code can read."""
    snapshot = await session.get(Snapshot, meta.id)
    return snapshot.data if snapshot is not None and snapshot.code == code_hash(meta.game) else None


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


async def append(session: AsyncSession, meta: TableMeta, before: int, rows: Sequence[TableRow], **values: Any) -> None:
    """Add rows after the one with index `before`; raises `LostRace` if that is no longer the newest."""
    newest = update(Table).where(Table.id == meta.id, Table.index == before).returning(Table.id)
    moved = await session.execute(newest.values(index=rows[-1].index, moved_at=rows[-1].at, **values))
    if moved.first() is None:
        raise LostRace
    await session.execute(
        insert(Row),
        [
            {
                "table_id": meta.id,
                "index": row.index,
                "kind": row.kind,
                "seat": row.seat,
                "user_id": row.user,
                "at": row.at,
                "data": row.data,
            }
            for row in rows
        ],
    )


async def update_seats(session: AsyncSession, meta: TableMeta, before: TableState | None, after: TableState) -> None:
    """Update what lists show of the seats: whose turn it is, and who plays them."""
    of_table = update(Seat).where(Seat.table_id == meta.id)
    if before is None or set(before.actors) != set(after.actors):
        await session.execute(of_table.values(is_to_move=Seat.seat.in_(after.actors)))
    for number, seat_state in enumerate(after.seats):
        was = None if before is None else before.seats[number]
        if was is not None and (was.bot, was.has_resigned) != (seat_state.bot, seat_state.has_resigned):
            played = {"bot": seat_state.bot, "has_resigned": seat_state.has_resigned}
            await session.execute(of_table.where(Seat.seat == number).values(**played))


async def write_snapshot(session: AsyncSession, meta: TableMeta, state: TableState) -> None:
    await session.execute(delete(Snapshot).where(Snapshot.table_id == meta.id))
    code = code_hash(meta.game)
    session.add(Snapshot(table_id=meta.id, index=state.index, code=code, data=to_bytes(state)))
