"""Lists of tables are read from indexes: what they cost does not grow with the tables that are not in them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import event, insert, text
from sqlalchemy.ext.asyncio import AsyncSession

from astrarium.server.db.engine import Database
from astrarium.server.db.models import Seat, Table, User
from astrarium.server.play.table_info import finished_tables, running_tables, tables_of

pytestmark = pytest.mark.anyio
MANY = 3_000  # enough for PostgreSQL to prefer an index
ANN = User(id="ann", name="Ann", name_key="ann", settings={}, created_at=0, seen_at=0)


def table(number: int) -> dict[str, Any]:
    is_over = number % 5 != 0
    return {
        "id": f"t{number}", "game": "toy", "options": {}, "status": "finished" if is_over else "running",
        "is_public": True, "is_rated": False, "is_live": True, "takeover": False, "clock": {"kind": "none"},
        "invite": "", "seed": b"", "commitment": "", "index": 0, "created_at": number, "started_at": number,
        "moved_at": number, "ended_at": number if is_over else None,
    }  # fmt: skip


async def fill(db: Database) -> None:
    """Many tables, of which Ann sits at every forty-ninth."""
    seat = {"seat": 0, "kind": "human", "name": "", "auto_replies": {}, "is_to_move": False}
    async with db.write() as session:
        await session.execute(insert(User), [{**vars(ANN), "language": "en", "kind": "guest", "role": "player"}])
        await session.execute(insert(Table), [table(number) for number in range(MANY)])
        seats = [{**seat, "table_id": f"t{n}", "user_id": None if n % 49 else "ann"} for n in range(MANY)]
        await session.execute(insert(Seat), [{**one, "has_resigned": False} for one in seats])
    async with db.write() as session:
        await session.execute(text("ANALYZE"))


@contextmanager
def selects(db: Database) -> Iterator[list[tuple[str, Any]]]:
    """What is asked of the table of tables inside the block, as the driver gets it."""
    seen: list[tuple[str, Any]] = []

    def note(_c: Any, _cursor: Any, statement: str, parameters: Any, _context: Any, _many: bool) -> None:
        if "FROM tables" in statement:
            seen.append((statement, parameters))

    event.listen(db.reader.sync_engine, "before_cursor_execute", note)
    try:
        yield seen
    finally:
        event.remove(db.reader.sync_engine, "before_cursor_execute", note)


async def plan(db: Database, read: Callable[[AsyncSession], Awaitable[list[Table]]]) -> str:
    """How the database goes about a list."""
    with selects(db) as asked:
        async with db.read() as session:
            assert len(await read(session)) == 5
    [(statement, parameters)] = asked
    word = "EXPLAIN QUERY PLAN" if db.is_sqlite else "EXPLAIN"
    async with db.reader.connect() as connection:
        lines = (await connection.exec_driver_sql(f"{word} {statement}", parameters)).all()
    return "\n".join([str(line[-1]) for line in lines])


async def test_running_and_finished_tables_come_in_order_from_an_index(migrated_db: Database) -> None:
    await fill(migrated_db)
    running = await plan(migrated_db, lambda session: running_tables(session, None, 5))
    finished = await plan(migrated_db, lambda session: finished_tables(session, None, None, 5))
    page = await plan(migrated_db, lambda session: finished_tables(session, "toy", 1000, 5))
    for found in (running, finished, page):
        assert "ix_tables_" in found
        assert not [word for word in ("TEMP B-TREE", "Sort", "SCAN tables", "Seq Scan") if word in found], found


@pytest.mark.parametrize("is_over", [False, True])
async def test_the_tables_of_a_person_are_found_from_the_seats(migrated_db: Database, is_over: bool) -> None:
    await fill(migrated_db)
    found = await plan(migrated_db, lambda session: tables_of(session, ANN, is_over=is_over, limit=5))
    assert "ix_seats_of_user" in found
    assert not [word for word in ("CORRELATED", "SubPlan", "SCAN tables", "ix_tables_") if word in found], found
