"""What one change of a table writes, and the only statements that add rows: one transaction, in one trip.

The first thing that is written is the table's newest index, where it still is the one that the change began from. If it
is not, somebody else was first, and nothing is written. NOTIFY is part of the transaction on PostgreSQL; on SQLite the
message is delivered after the commit.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, NamedTuple

import orjson
from sqlalchemy.ext.asyncio import AsyncSession

from .. import clock
from ..db.base import new_id
from ..db.engine import Database
from ..db.writers import LostRace, SqliteStatement, Values
from ..jobs.new_job import NewJob
from ..live.bus import Bus, Message, encoded
from ..live.postgres_bus import CHANNEL
from .rows import TableRow

Also = Callable[[AsyncSession], Awaitable[None]]  # what must be read or locked in the same transaction

SQLITE_TABLE: Final = """
    UPDATE tables SET "index" = ?, moved_at = ?, status = COALESCE(?, status), started_at = COALESCE(?, started_at),
        ended_at = COALESCE(?, ended_at), result = COALESCE(?, result)
    WHERE id = ? AND "index" = ?"""
SQLITE_ROWS: Final = """
    INSERT INTO "rows" (table_id, "index", kind, seat, user_id, "at", data) VALUES (?, ?, ?, ?, ?, ?, ?)"""
SQLITE_SEATS: Final = "UPDATE seats SET is_to_move = ?, bot = ?, has_resigned = ? WHERE table_id = ? AND seat = ?"
SQLITE_CANCELLED: Final = "DELETE FROM jobs WHERE table_id = ? AND key LIKE ? AND lease_until < ?"
JOB_REPLACED: Final = """
    ON CONFLICT (key) DO UPDATE SET id = excluded.id, kind = excluded.kind, table_id = excluded.table_id,
        due_at = excluded.due_at, lease_until = 0, attempts = 0, data = excluded.data"""
SQLITE_JOBS: Final = f"""
    INSERT INTO jobs (id, kind, key, table_id, due_at, lease_until, attempts, data)
    VALUES (?, ?, ?, ?, ?, 0, 0, ?) {JOB_REPLACED}"""
POSTGRES: Final = f"""
    WITH moved AS (
        UPDATE tables SET "index" = $1, moved_at = $2, status = COALESCE($3, status),
            started_at = COALESCE($4, started_at), ended_at = COALESCE($5, ended_at),
            result = COALESCE($6::json, result)
        WHERE id = $7 AND "index" = $8 RETURNING id
    ), added AS (
        INSERT INTO "rows" (table_id, "index", kind, seat, user_id, "at", data)
        SELECT moved.id, r."index", r.kind, r.seat, r.user_id, r."at", r.data
        FROM moved, json_to_recordset($9::json)
            AS r("index" bigint, kind text, seat bigint, user_id text, "at" bigint, data json)
    ), marked AS (
        UPDATE seats SET is_to_move = s.is_to_move, bot = s.bot, has_resigned = s.has_resigned
        FROM moved, json_to_recordset($10::json) AS s(seat bigint, is_to_move boolean, bot text, has_resigned boolean)
        WHERE seats.table_id = moved.id AND seats.seat = s.seat
    ), cancelled AS (
        DELETE FROM jobs USING moved
        WHERE jobs.table_id = moved.id AND jobs.key LIKE ANY($11::text[]) AND jobs.lease_until < $12
    ), scheduled AS (
        INSERT INTO jobs (id, kind, key, table_id, due_at, lease_until, attempts, data)
        SELECT j.id, j.kind, j.key, moved.id, j.due_at, 0, 0, j.data
        FROM moved, json_to_recordset($13::json) AS j(id text, kind text, key text, due_at bigint, data json)
        {JOB_REPLACED}
    )
    SELECT count(pg_notify($14, $15)) FROM moved"""


class SeatMark(NamedTuple):
    """What lists show of a seat."""

    seat: int
    is_to_move: bool
    bot: str | None
    has_resigned: bool


class TableWrite(NamedTuple):
    """The rows that follow the one with index `before`, and everything that they cause."""

    table_id: str
    before: int
    rows: Sequence[TableRow]
    seats: Sequence[SeatMark]  # those of which something has changed
    jobs: Sequence[NewJob]
    cancelled: Sequence[str]  # patterns of keys of jobs that are no longer wanted
    message: Message
    status: str | None = None  # of these four, None: stays as it is
    started_at: int | None = None
    ended_at: int | None = None
    result: dict[str, Any] | None = None

    @property
    def table_values(self) -> Values:
        result = None if self.result is None else to_json(self.result)
        newest = self.rows[-1]
        changed = (newest.index, newest.at, self.status, self.started_at, self.ended_at, result)
        return (*changed, self.table_id, self.before)

    def sqlite_statements(self) -> list[SqliteStatement]:
        table, now = self.table_id, clock.now()
        statements: list[SqliteStatement] = [
            (SQLITE_TABLE, [self.table_values]),
            (
                SQLITE_ROWS,
                [(table, row.index, row.kind, row.seat, row.user, row.at, to_json(row.data)) for row in self.rows],
            ),
            (SQLITE_SEATS, [(mark.is_to_move, mark.bot, mark.has_resigned, table, mark.seat) for mark in self.seats]),
            (SQLITE_CANCELLED, [(table, pattern, now) for pattern in self.cancelled]),
            (
                SQLITE_JOBS,
                [(new_id(16), job.kind, job.key, table, job.due_at, to_json(job.data)) for job in self.jobs],
            ),
        ]
        return [(sql, values) for sql, values in statements if values]

    def postgres_values(self) -> Values:
        rows = [
            {
                "index": row.index,
                "kind": row.kind,
                "seat": row.seat,
                "user_id": row.user,
                "at": row.at,
                "data": row.data,
            }
            for row in self.rows
        ]
        jobs = [
            {"id": new_id(16), "kind": job.kind, "key": job.key, "due_at": job.due_at, "data": job.data}
            for job in self.jobs
        ]
        marks = [mark._asdict() for mark in self.seats]
        caused = (list(self.cancelled), clock.now(), to_json(jobs), CHANNEL, encoded(self.message))
        return (*self.table_values, to_json(rows), to_json(marks), *caused)


def to_json(data: Any) -> str:
    return orjson.dumps(data).decode()


async def commit(db: Database, bus: Bus, write: TableWrite, also: Sequence[Also] = ()) -> None:
    """Write everything, or raise and write nothing. `also` happens before it in the same transaction; it is rare."""
    if also:
        await commit_in_session(db, write, also)
    elif db.is_sqlite:
        await db.commit_sqlite(write.sqlite_statements())
    else:
        await db.commit_postgres(POSTGRES, write.postgres_values())
    if db.is_sqlite:
        await bus.publish(None, write.message)


async def commit_in_session(db: Database, write: TableWrite, also: Sequence[Also]) -> None:
    async with db.write() as session:
        for work in also:
            await work(session)
        await session.flush()
        connection = await session.connection()
        if not db.is_sqlite:
            if not (await connection.exec_driver_sql(POSTGRES, write.postgres_values())).scalar():
                raise LostRace
            return
        for number, (sql, values) in enumerate(write.sqlite_statements()):
            changed = (await connection.exec_driver_sql(sql, list(values))).rowcount
            if number == 0 and changed != 1:
                raise LostRace
