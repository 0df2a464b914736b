"""The bus of several processes that share one PostgreSQL."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession, create_async_engine
from sqlalchemy.pool import NullPool

from ..db.engine import Database
from .bus import Bus, Message, encoded

CHANNEL: Final = "astrarium"
FIRST_WAIT: Final = 0.1  # seconds between two attempts to connect, doubled each time
LONGEST_WAIT: Final = 10.0
CHECK_EVERY: Final = 20.0  # seconds; a connection may be dead without a word
START_WITHIN: Final = 10.0

log = logging.getLogger(__name__)


class PostgresBus(Bus):
    """NOTIFY inside the sender's transaction; LISTEN on a connection of our own, made anew whenever it is lost."""

    def __init__(self, db: Database) -> None:
        super().__init__()
        self.db = db
        self._engine = create_async_engine(db.url, poolclass=NullPool)
        self._connected = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    @property
    def is_connected(self) -> bool:
        return self._connected.is_set()

    async def publish(self, session: AsyncSession | None, message: Message) -> None:
        notify = select(func.pg_notify(CHANNEL, encoded(message)))
        if session is not None:
            await session.execute(notify)
        else:
            async with self.db.write() as own:
                await own.execute(notify)

    async def start(self) -> None:
        """Returns when messages arrive; a database that is away is waited for in the background."""
        self._task = asyncio.create_task(self._listen_forever())
        with suppress(TimeoutError):
            async with asyncio.timeout(START_WITHIN):
                await self._connected.wait()

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None
        await self._engine.dispose()

    async def _listen_forever(self) -> None:
        wait = FIRST_WAIT
        while True:
            try:
                async with self._listening() as (connection, lost):
                    wait = FIRST_WAIT
                    self._connected.set()
                    await self.announce_gap()
                    await self._until_lost(connection, lost)
                log.warning("the bus lost its connection")
            except Exception:
                log.exception("the bus cannot listen")
            finally:
                self._connected.clear()
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)

    @asynccontextmanager
    async def _listening(self) -> AsyncIterator[tuple[Any, asyncio.Event]]:
        """The driver's own connection, and what is set when it ends."""
        lost = asyncio.Event()
        async with self._engine.connect() as opened:
            raw = await opened.get_raw_connection()
            connection: Any = raw.driver_connection
            connection.add_termination_listener(lambda _: lost.set())
            await connection.add_listener(CHANNEL, lambda *event: self.deliver(event[3]))
            try:
                yield connection, lost
            finally:
                connection.terminate()  # nothing waits for it, and it may hang
                await opened.invalidate()

    async def _until_lost(self, connection: Any, lost: asyncio.Event) -> None:
        while not lost.is_set():
            try:
                async with asyncio.timeout(CHECK_EVERY):
                    await lost.wait()
            except TimeoutError:
                await connection.execute("SELECT 1", timeout=CHECK_EVERY)
