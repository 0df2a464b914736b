"""Writing prepared statements in one trip: SQLite in one thread that commits what waits together, PostgreSQL at once.

`Database.write` is for everything else. Statements come here when they need nothing that is read meanwhile.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]  # it has no types
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

Values = tuple[Any, ...]
SqliteStatement = tuple[str, Sequence[Values]]  # carried out once for each of the values
Group = Sequence[Sequence[SqliteStatement]]  # changes that are committed together
Outcomes = Sequence[Exception | None]  # of each change: None, or why it was not written
MAX_CONNECTIONS: Final = 8  # to PostgreSQL, for these statements alone


class LostRace(Exception):
    """Somebody else was first: nothing was written."""


class WriteFailed(SQLAlchemyError):
    """The database has not written, or has not said that it did."""


class SqliteWriter:
    """One thread with a connection. What comes while it commits is committed together, next; each can fail alone."""

    def __init__(self, file: str, pragmas: Sequence[str], lock: asyncio.Lock) -> None:
        self.file = file
        self.pragmas = pragmas
        self.lock = lock  # shared with whoever else writes: SQLite has one writer at a time
        self._thread: Thread | None = None
        self._groups: SimpleQueue[tuple[Group, asyncio.Future[Outcomes]] | None] = SimpleQueue()
        self._connection: sqlite3.Connection | None = None
        self._waiting: list[tuple[Sequence[SqliteStatement], asyncio.Future[None]]] = []
        self._committing: asyncio.Task[None] | None = None

    async def commit(self, statements: Sequence[SqliteStatement]) -> None:
        """Returns when the statements are on the disk; `LostRace` if the first of them changes no row."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((statements, done))
        if self._committing is None or self._committing.done():
            self._committing = asyncio.create_task(self._commit_waiting())
        await done

    async def _commit_waiting(self) -> None:
        while self._waiting:
            async with self.lock:
                group, self._waiting = self._waiting, []
                together = [statements for statements, _ in group]
                outcomes = await self._in_thread(together)
            for (_, done), error in zip(group, outcomes, strict=True):
                if not done.done():  # whoever waited may have been cancelled
                    done.set_result(None) if error is None else done.set_exception(error)

    async def _in_thread(self, group: Group) -> Outcomes:
        if self._thread is None:
            self._thread = Thread(target=self._commit_forever, name="writer", daemon=True)
            self._thread.start()
        outcomes: asyncio.Future[Outcomes] = asyncio.get_running_loop().create_future()
        self._groups.put((group, outcomes))
        return await outcomes

    def _commit_forever(self) -> None:
        while (work := self._groups.get()) is not None:
            group, outcomes = work
            found = self._commit_group(group)
            with suppress(RuntimeError):  # the event loop is closed, and nobody waits any more
                outcomes.get_loop().call_soon_threadsafe(deliver, outcomes, found)
        self._abandon()

    def _commit_group(self, group: Group) -> Outcomes:
        """For each of the group None, or why it was not written."""
        try:
            connection = self._connection or self._open()
            connection.execute("BEGIN IMMEDIATE")
            outcomes = [apply_alone(connection, statements, is_only=len(group) == 1) for statements in group]
            if connection.in_transaction:
                connection.execute("COMMIT")
        except Exception as error:  # whatever it is, nothing of the group is written, and the next one must go on
            self._abandon()
            failed = WriteFailed(type(error).__name__)
            failed.__cause__ = error
            return [failed] * len(group)
        return outcomes

    def _open(self) -> sqlite3.Connection:
        self._connection = sqlite3.connect(self.file, isolation_level=None)
        for pragma in self.pragmas:
            self._connection.execute(f"PRAGMA {pragma}")
        return self._connection

    def _abandon(self) -> None:
        """A connection that is closed has rolled back."""
        if self._connection is not None:
            with suppress(sqlite3.Error):
                self._connection.close()
            self._connection = None

    async def close(self) -> None:
        if self._thread is not None:
            self._groups.put(None)
            await asyncio.to_thread(self._thread.join)
            self._thread = None


def deliver(result: asyncio.Future[Outcomes], outcomes: Outcomes) -> None:
    if not result.done():
        result.set_result(outcomes)


def apply_alone(
    connection: sqlite3.Connection, statements: Sequence[SqliteStatement], *, is_only: bool
) -> LostRace | None:
    """Carry statements out so that they can be undone without the others of the group, if there are others."""
    if not is_only:
        connection.execute("SAVEPOINT alone")
    try:
        for number, (sql, values) in enumerate(statements):
            changed = connection.executemany(sql, values).rowcount
            if number == 0 and changed != 1:
                raise LostRace
    except (LostRace, sqlite3.IntegrityError):
        connection.execute("ROLLBACK" if is_only else "ROLLBACK TO alone")
        return LostRace()
    finally:
        if connection.in_transaction and not is_only:
            connection.execute("RELEASE alone")
    return None


class PostgresWriter:
    """Some connections of its own, on which a statement is a transaction by itself: one trip there and back."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._free: list[tuple[AsyncConnection, Any]] = []
        self._room = asyncio.Semaphore(MAX_CONNECTIONS)

    async def commit(self, sql: str, values: Values) -> None:
        """Returns when the statement is committed; `LostRace` if what it selects is 0."""
        async with self._room:
            connection, driver = await self._connected()
            try:
                count = await driver.fetchval(sql, *values)
            except asyncpg.IntegrityConstraintViolationError:
                self._free.append((connection, driver))
                raise LostRace from None
            except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
                await self._drop(connection, driver)
                raise WriteFailed(type(error).__name__) from error
            except BaseException:
                await self._drop(connection, driver)
                raise
            self._free.append((connection, driver))
        if not count:
            raise LostRace

    async def _connected(self) -> tuple[AsyncConnection, Any]:
        while self._free:
            connection, driver = self._free.pop()
            if not driver.is_closed():
                return connection, driver
            await self._drop(connection, driver)
        connection = await self.engine.connect()
        return connection, (await connection.get_raw_connection()).driver_connection

    async def _drop(self, connection: AsyncConnection, driver: Any) -> None:
        driver.terminate()
        with suppress(SQLAlchemyError, OSError):
            await connection.invalidate()
            await connection.close()

    async def close(self) -> None:
        for connection, _ in self._free:
            await connection.close()
        self._free.clear()
