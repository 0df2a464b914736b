"""How a table's rows and snapshots are read and written."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from ..db.tables import Row, Seat, Snapshot, Table
from .meta import Meta, meta_of
from .rows import BrokenRow, Happening
from .snapshots import code_of, frozen, thawed
from .standing import Standing, Start


class Raced(Exception):
    """Somebody else added rows to the table first."""


async def read_meta(session: AsyncSession, table_id: str) -> Meta | None:
    table = await session.get(Table, table_id)
    return None if table is None else meta_of(table)


async def read_rows(session: AsyncSession, table_id: str, after: int = -1, limit: int | None = None) -> list[Happening]:
    asked = select(Row).where(Row.table_id == table_id, Row.index > after).order_by(Row.index).limit(limit)
    return [happening(row) for row in await session.scalars(asked)]


def happening(row: Row) -> Happening:
    return Happening(row.index, row.kind, row.at, row.seat, row.user_id, row.data)


async def read_snapshot(session: AsyncSession, meta: Meta) -> bytes | None:
    """The newest snapshot that this code can read."""
    found = await session.get(Snapshot, meta.id)
    return found.data if found is not None and found.code == code_of(meta.game) else None


def folded(meta: Meta, snapshot: bytes | None, rows: Sequence[Happening]) -> tuple[Standing, BrokenRow | None]:
    """Where the table stands, and what stopped the fold if a row no longer replays."""
    standing = thawed(snapshot) if snapshot is not None else begun(meta, rows[0])
    if standing.start.corrections != standing.g.rules.corrections:
        return standing, BrokenRow("the game was begun with other corrections of the components")
    for row in rows:
        if row.index > standing.index:
            try:
                standing.take(row)
            except BrokenRow as error:
                good = [earlier for earlier in rows if earlier.index < row.index]
                return folded(meta, snapshot, good)[0], error
    return standing, None


def begun(meta: Meta, first: Happening) -> Standing:
    return Standing.begun(Start(**first.data), meta.clock)


async def hold_seats(session: AsyncSession, meta: Meta) -> None:
    """Nobody sits down or leaves any more; raises `Raced` if somebody has since the table was read."""
    table = await session.get(Table, meta.id, with_for_update=True)
    if table is None or table.status != meta.status or meta_of(table).sitting != meta.sitting:
        raise Raced


async def append(session: AsyncSession, meta: Meta, before: int, rows: Sequence[Happening], **values: Any) -> None:
    """Add rows after the one with index `before`; raises `Raced` if that is no longer the newest."""
    newest = update(Table).where(Table.id == meta.id, Table.index == before).returning(Table.id)
    moved = await session.execute(newest.values(index=rows[-1].index, moved_at=rows[-1].at, **values))
    if moved.first() is None:
        raise Raced
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


async def mark_seats(session: AsyncSession, meta: Meta, before: Standing | None, after: Standing) -> None:
    """Keep what lists show of the seats: whose turn it is, and who plays them."""
    of_table = update(Seat).where(Seat.table_id == meta.id)
    if before is None or set(before.actors) != set(after.actors):
        await session.execute(of_table.values(is_to_move=Seat.seat.in_(after.actors)))
    for number, state in enumerate(after.seats):
        was = None if before is None else before.seats[number]
        if was is not None and (was.bot, was.has_resigned) != (state.bot, state.has_resigned):
            played = {"bot": state.bot, "has_resigned": state.has_resigned}
            await session.execute(of_table.where(Seat.seat == number).values(**played))


async def write_snapshot(session: AsyncSession, meta: Meta, standing: Standing) -> None:
    await session.execute(delete(Snapshot).where(Snapshot.table_id == meta.id))
    code = code_of(meta.game)
    session.add(Snapshot(table_id=meta.id, index=standing.index, code=code, data=frozen(standing)))
