"""The database keeps what was committed, and its tables are those of the models."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine

from astrarium.server.db.engine import Database
from astrarium.server.db.models import Base, Session, User
from astrarium.server.db.upgrade import is_current, migrating, revisions, upgrade
from astrarium.server.refusal import CannotServe

pytestmark = pytest.mark.anyio
PRAGMAS = {"synchronous": 2, "journal_mode": "wal", "busy_timeout": 10000, "foreign_keys": 1}


@pytest.fixture
async def sqlite_db(tmp_path: Path) -> AsyncIterator[Database]:
    db = Database(f"sqlite:///{tmp_path / 'tables.db'}")
    await upgrade(db)
    yield db
    await db.close()


async def pragmas_of_all(engine: AsyncEngine, connections: int) -> list[dict[str, object]]:
    """The pragmas of so many connections that are open at the same time."""
    found: list[dict[str, object]] = []
    async with AsyncExitStack() as stack:
        opened = [await stack.enter_async_context(engine.connect()) for _ in range(connections)]
        for connection in opened:
            values = {name: await connection.scalar(text(f"PRAGMA {name}")) for name in PRAGMAS}
            found.append(values)
            await connection.rollback()
    return found


async def test_every_connection_has_its_pragmas(sqlite_db: Database) -> None:
    assert await pragmas_of_all(sqlite_db.writer, 1) == [PRAGMAS]
    assert await pragmas_of_all(sqlite_db.reader, 10) == [PRAGMAS] * 10


async def test_a_write_transaction_holds_the_write_lock_from_its_first_moment(sqlite_db: Database) -> None:
    async with sqlite_db.write() as session:
        await session.execute(text("SELECT 1"))  # only reads, and yet nobody else may write
        async with sqlite_db.reader.connect() as other:
            await other.execute(text("PRAGMA busy_timeout = 0"))
            with pytest.raises(OperationalError, match="locked"):
                await other.execute(text("UPDATE jobs SET attempts = 0"))
            await other.execute(text("PRAGMA busy_timeout = 10000"))


async def test_readers_do_not_wait_for_the_writer(sqlite_db: Database) -> None:
    async with sqlite_db.write() as session:
        session.add(User(id="u", name="Ann", name_key="ann", created_at=0, seen_at=0))
        await session.flush()
        async with sqlite_db.read() as reading:
            assert await reading.get(User, "u") is None
    async with sqlite_db.read() as reading:
        assert await reading.get(User, "u") is not None


async def test_what_is_read_in_one_block_is_of_one_moment(migrated_db: Database) -> None:
    people = text("SELECT count(*) FROM users")
    async with migrated_db.read() as session:
        before = await session.scalar(people)
        async with migrated_db.write() as other:
            other.add(User(id="late", name="Late", name_key="late", created_at=0, seen_at=0))
        assert await session.scalar(people) == before
    async with migrated_db.read() as session:
        assert await session.scalar(people) == (before or 0) + 1


async def test_what_refers_to_nothing_is_refused(migrated_db: Database) -> None:
    with pytest.raises(IntegrityError):
        async with migrated_db.write() as session:
            session.add(Session(token_hash=b"x" * 32, user_id="nobody", created_at=0, seen_at=0, expires_at=0))


def differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(context, Base.metadata))


async def test_the_migrations_lead_to_the_models(database_url: str) -> None:
    db = Database(database_url)
    await upgrade(db)
    async with db.reader.connect() as connection:
        assert await connection.run_sync(differences) == []
    assert await is_current(db)
    await db.close()


async def test_upgrading_twice_changes_nothing(migrated_db: Database) -> None:
    async with migrated_db.write() as session:
        session.add(User(id="u", name="Ann", name_key="ann", created_at=0, seen_at=0))
    await upgrade(migrated_db)
    async with migrated_db.read() as session:
        assert await session.get(User, "u") is not None


async def test_processes_that_start_together_do_not_collide(empty_postgres_url: str) -> None:
    dbs = [Database(empty_postgres_url) for _ in range(3)]
    await asyncio.gather(*[upgrade(db) for db in dbs])
    assert await is_current(dbs[0])
    for db in dbs:
        await db.close()


async def test_a_migration_that_fails_leaves_nothing_behind(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise LookupError

    db = Database(database_url)
    with monkeypatch.context() as patched:
        patched.setattr("alembic.op.create_index", fail)
        patched.setattr("alembic.operations.base.BatchOperations.create_index", fail)
        with pytest.raises(LookupError):
            await upgrade(db)
    async with migrating(db) as connection:
        tables = await connection.run_sync(lambda sync: sync.dialect.get_table_names(sync))
    assert tables == []
    await upgrade(db)
    await db.close()


async def test_a_newer_database_is_refused(migrated_db: Database) -> None:
    async with migrated_db.write() as session:
        await session.execute(text("UPDATE alembic_version SET version_num = 'f00'"))
    assert not await is_current(migrated_db)
    with pytest.raises(CannotServe, match="revision f00, which this version does not know"):
        await upgrade(migrated_db)


async def test_an_empty_database_is_not_current(database_url: str) -> None:
    db = Database(database_url)
    assert not await is_current(db)
    await db.close()


def test_the_migrations_are_one_line() -> None:
    assert len(revisions().get_heads()) == 1
    assert len(revisions().get_bases()) == 1
