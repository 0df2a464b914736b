"""Brings a database to the newest revision, in one transaction."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config as Settings
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event, text
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import NullPool

from ..refusal import CannotServe
from .engine import PRAGMAS, Database

FOLDER: Final = Path(__file__).parent / "migrations"
LOCK: Final = 0x617374726172  # any number, the same in every process


def settings(connection: Connection | None = None) -> Settings:
    """Alembic's settings; there is no file for them."""
    config = Settings()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.set_main_option("file_template", "%%(rev)s_%%(slug)s")
    config.attributes["connection"] = connection
    return config


@lru_cache(maxsize=1)
def revisions() -> ScriptDirectory:
    return ScriptDirectory.from_config(settings())


def current(connection: Connection) -> str | None:
    """The revision at which a database is; None if it is empty."""
    return MigrationContext.configure(connection).get_current_revision()


def is_known(revision: str | None) -> bool:
    return revision is None or revision in {script.revision for script in revisions().walk_revisions()}


@asynccontextmanager
async def migrating(db: Database) -> AsyncIterator[AsyncConnection]:
    """A connection for changing tables; waits until other processes have finished theirs."""
    engine = create_async_engine(db.url, poolclass=NullPool)
    if db.is_sqlite:
        event.listen(engine.sync_engine, "connect", connect_sqlite)
        event.listen(engine.sync_engine, "begin", begin_sqlite)
    try:
        async with engine.begin() as connection:
            if not db.is_sqlite:
                await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
            yield connection
    finally:
        await engine.dispose()


def connect_sqlite(connection: Any, _record: Any) -> None:
    """Like every connection, but without foreign keys: recreating a table must not delete rows that refer to it."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in (*PRAGMAS, "foreign_keys = OFF"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def begin_sqlite(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def upgrade_sync(connection: Connection) -> None:
    revision = current(connection)
    if not is_known(revision):
        raise CannotServe("newer-database", revision=revision)
    command.upgrade(settings(connection), "head")
    if connection.dialect.name == "sqlite":
        broken = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
        assert not broken, f"a migration left {len(broken)} rows that refer to nothing"


async def upgrade(db: Database) -> None:
    """Bring the database to the newest revision; one that a newer program made is refused."""
    async with migrating(db) as connection:
        await connection.run_sync(upgrade_sync)


async def is_current(db: Database) -> bool:
    """The database is at the revision that this program expects."""
    async with db.read() as session:
        connection = await session.connection()
        return await connection.run_sync(current) == revisions().get_current_head()
