"""What lists and pages tell about tables."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel
from sqlalchemy import exists, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from ..db.people import User
from ..db.tables import Seat, Table
from .clocks import Clock
from .table_meta import TableMeta, meta_of


class SeatInfo(BaseModel):
    """A place at a table."""

    seat: int
    kind: str
    user: str | None
    bot: str | None
    name: str
    entropy: str
    has_resigned: bool
    is_to_move: bool
    auto_replies: dict[str, Any] | None  # only for the person in the seat


class TableInfo(BaseModel):
    """A table without its game."""

    id: str
    game: str
    options: dict[str, Any]
    status: str
    is_public: bool
    is_rated: bool
    is_live: bool
    takeover: bool
    clock: Clock
    host: str | None
    commitment: str
    seed: str | None  # when the game is over
    index: int
    created_at: int
    started_at: int | None
    ended_at: int | None
    result: dict[str, Any] | None
    pause_reason: str | None
    rematch_of: str | None
    study_of: str | None
    study_move: int | None
    invite: str | None  # for those who sit there
    mine: list[int]
    seats: list[SeatInfo]


def info_of(meta: TableMeta, user: str | None, actors: tuple[int, ...] | list[int]) -> TableInfo:
    """A table as a visitor may know it."""
    mine = meta.seats_of(user)
    is_of_table = bool(mine) or (user is not None and user == meta.host)
    is_over = meta.ended_at is not None
    seats = [
        SeatInfo(
            seat=number, kind=seat.kind, user=seat.user, bot=seat.bot, name=seat.name,
            entropy=seat.entropy, has_resigned=seat.has_resigned, is_to_move=number in actors,
            auto_replies=seat.auto_replies if number in mine else None,
        )
        for number, seat in enumerate(meta.seats)
    ]  # fmt: skip
    return TableInfo(
        id=meta.id, game=meta.game, options=meta.options, status=meta.status, is_public=meta.is_public,
        is_rated=meta.is_rated, is_live=meta.is_live, takeover=meta.takeover, clock=meta.clock, host=meta.host,
        commitment=meta.commitment, seed=meta.seed.hex() if is_over else None, index=meta.index,
        created_at=meta.created_at, started_at=meta.started_at, ended_at=meta.ended_at, result=meta.result,
        pause_reason=meta.pause_reason, rematch_of=meta.rematch_of, study_of=meta.study_of, study_move=meta.study_move,
        invite=meta.invite if is_of_table else None, mine=mine, seats=seats,
    )  # fmt: skip


def list_info(table: Table, user: str | None) -> TableInfo:
    """A table in a list: whose turn it is comes from the seats' rows, the game is not loaded."""
    return info_of(meta_of(table), user, [seat.seat for seat in table.seats if seat.is_to_move])


async def open_tables(session: AsyncSession, game: str | None, limit: int) -> list[Table]:
    """Public tables that wait for people, the newest first."""
    query = select(Table).where(Table.status == "open", Table.is_public, Table.study_of.is_(None))
    query = query.where(exists().where(Seat.table_id == Table.id, Seat.kind == "open"))
    if game is not None:
        query = query.where(Table.game == game)
    return list(await session.scalars(query.order_by(Table.created_at.desc()).limit(limit)))


async def running_tables(session: AsyncSession, game: str | None, limit: int) -> list[Table]:
    """Public games that can be watched."""
    query = select(Table).where(Table.status == "running", Table.is_public, Table.study_of.is_(None))
    if game is not None:
        query = query.where(Table.game == game)
    return list(await session.scalars(query.order_by(Table.moved_at.desc()).limit(limit)))


async def finished_tables(session: AsyncSession, game: str | None, before: int | None, limit: int) -> list[Table]:
    """Public games that are over, the newest first."""
    query = select(Table).where(Table.status == "finished", Table.is_public, Table.study_of.is_(None))
    if game is not None:
        query = query.where(Table.game == game)
    if before is not None:
        query = query.where(Table.ended_at < before)
    return list(await session.scalars(query.order_by(Table.ended_at.desc()).limit(limit)))


async def tables_of(session: AsyncSession, user: User, *, is_over: bool, limit: int) -> list[Table]:
    """The tables of a person: games that go on, the person's turn first; or games that are over."""
    mine = select(Seat.table_id).where(Seat.user_id == user.id)  # EXISTS would look at all of them for each table
    ended_at = func.coalesce(Table.ended_at, -1)  # the column itself would let SQLite look at everybody's tables by it
    order = (Table.moved_at.desc(), Table.created_at.desc())
    newest = select(Table.id).where(Table.id.in_(mine), ended_at >= 0 if is_over else ended_at < 0)
    ids = newest.order_by(*order).limit(limit)  # first: what is sorted is narrow
    tables = list(await session.scalars(select(Table).where(Table.id.in_(ids)).order_by(*order)))
    if not is_over:
        tables.sort(key=lambda table: not any(seat.is_to_move and seat.user_id == user.id for seat in table.seats))
    return tables
