"""How the database is reached: SQLite through one writer, or PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, async_sessionmaker, create_async_engine

from .writers import PostgresWriter, SqliteStatement, SqliteWriter, Values

DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
# Commits are on the disk; readers never wait for the writer; foreign keys are checked.
PRAGMAS: Final = ("busy_timeout = 10000", "journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON")


def address(url: str) -> str:
    """The URL with the driver that we use."""
    scheme, colon, rest = url.partition(":")
    return DRIVERS.get(scheme, scheme) + colon + rest


def prepare_sqlite(engine: AsyncEngine, begin: str) -> None:
    """Give every connection its pragmas, and begin transactions ourselves."""

    @event.listens_for(engine.sync_engine, "connect")
    def connect(connection: Any, _record: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin_transaction(connection: Any) -> None:
        connection.exec_driver_sql(begin)


def quiet_engine(url: str, **more: Any) -> AsyncEngine:
    """An engine whose errors do not quote what was written: it may be secret."""
    return create_async_engine(url, hide_parameters=True, **more)


class Database:
    """`read` gives a session for reading, `write` a transaction that is committed at the end of the block.

    `commit_sqlite` and `commit_postgres` write statements that are known beforehand, in one trip.
    """

    def __init__(self, url: str) -> None:
        self.url = address(url)
        self.is_sqlite = self.url.startswith("sqlite")
        if self.is_sqlite:
            self.writer = quiet_engine(self.url, pool_size=1, max_overflow=0, pool_timeout=60)
            self.reader = quiet_engine(self.url, pool_size=5, max_overflow=5)
            prepare_sqlite(self.writer, "BEGIN IMMEDIATE")
            prepare_sqlite(self.reader, "BEGIN")
        else:
            self.writer = quiet_engine(self.url, pool_size=10, max_overflow=10, pool_pre_ping=True)
            self.reader = self.writer.execution_options(isolation_level="REPEATABLE READ")
        self._reading = async_sessionmaker(self.reader, expire_on_commit=False)
        self._writing = async_sessionmaker(self.writer, expire_on_commit=False)
        self._write_lock = asyncio.Lock()  # of SQLite: whoever waits, waits here and not in the database
        self._sqlite = SqliteWriter(self.writer.url.database or "", PRAGMAS, self._write_lock)
        self._postgres = PostgresWriter(self.writer)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncSession]:
        """A session in which all reads see the same moment."""
        async with self._reading() as session:
            yield session

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncSession]:
        """A transaction: committed at the end of the block, rolled back by an exception."""
        async with self._one_writer(), self._writing() as session, session.begin():
            yield session

    @asynccontextmanager
    async def _one_writer(self) -> AsyncIterator[None]:
        if not self.is_sqlite:
            yield
            return
        async with self._write_lock:
            yield

    async def commit_sqlite(self, statements: Sequence[SqliteStatement]) -> None:
        """Write the statements in one transaction; `LostRace` if the first of them changes no row."""
        await self._sqlite.commit(statements)

    async def commit_postgres(self, sql: str, values: Values) -> None:
        """Carry out a statement that is a transaction by itself; `LostRace` if what it selects is 0."""
        await self._postgres.commit(sql, values)

    async def close(self) -> None:
        await (self._sqlite.close() if self.is_sqlite else self._postgres.close())
        await self.writer.dispose()
        if self.is_sqlite:
            await self.reader.dispose()
