"""The bus of a single process, which also notices that the command line has changed the database beside it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Final

from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import Session, SessionTransaction

from .bus import Bus, Message, encoded

PENDING: Final = "bus"  # where a session keeps what waits for its commit
LOOK_EVERY: Final = 0.5  # seconds between two looks at the file that the command line touches
Pending = list[tuple[SessionTransaction, str]]


class LocalBus(Bus):
    """Messages wait in the session for its commit and are forgotten when it is rolled back, savepoints included."""

    is_connected = True

    def __init__(self, touched: Path | None = None) -> None:
        super().__init__()
        self.touched = touched
        self._watching: asyncio.Task[None] | None = None

    async def start(self) -> None:
        if self.touched is not None:
            self._watching = asyncio.create_task(self._watch(self.touched))

    async def stop(self) -> None:
        if self._watching is not None:
            self._watching.cancel()
            await asyncio.gather(self._watching, return_exceptions=True)
            self._watching = None

    async def _watch(self, file: Path) -> None:
        """What was changed beside this process is a gap in the messages."""
        known = touched_at(file)
        while True:
            await asyncio.sleep(LOOK_EVERY)
            if (newest := touched_at(file)) != known:
                known = newest
                await self.announce_gap()

    async def publish(self, session: AsyncSession | None, message: Message) -> None:
        payload = encoded(message)
        if session is None:
            self._later(payload)
        else:
            inner = session.sync_session
            within = inner.get_nested_transaction() or inner.get_transaction() or inner.begin()
            self._pending(inner).append((within, payload))

    def _later(self, payload: str) -> None:
        """Deliver later, not inside the sender's call, like the other bus."""
        asyncio.get_running_loop().call_soon(self.deliver, payload)

    def _pending(self, session: Session) -> Pending:
        if PENDING not in session.info:
            session.info[PENDING] = []
            event.listen(session, "after_commit", self._committed)
            event.listen(session, "after_soft_rollback", self._rolled_back)
        pending: Pending = session.info[PENDING]
        return pending

    def _committed(self, session: Session) -> None:
        if session.in_nested_transaction():
            return  # only a savepoint
        pending = self._pending(session)
        for _, payload in pending:
            self._later(payload)
        pending.clear()

    def _rolled_back(self, session: Session, ended: SessionTransaction) -> None:
        pending = self._pending(session)
        pending[:] = [entry for entry in pending if not is_within(entry[0], ended)]


def touched_at(file: Path) -> int:
    with suppress(OSError):
        return file.stat().st_mtime_ns
    return 0


def is_within(transaction: SessionTransaction | None, outer: SessionTransaction) -> bool:
    """The transaction is the outer one, or a savepoint in it."""
    while transaction is not None and transaction is not outer:
        transaction = transaction.parent
    return transaction is not None
