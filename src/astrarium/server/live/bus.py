"""The bus between processes: small messages, delivered once, when the change that they announce can be read."""

from __future__ import annotations

import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from typing import Any, Final

import orjson
from sqlalchemy.ext.asyncio import AsyncSession

Message = dict[str, Any]
Callback = Callable[[Message], None]
GapCallback = Callable[[], Awaitable[None]]

LIMIT: Final = 8000  # bytes; PostgreSQL carries fewer than these

log = logging.getLogger(__name__)


def encoded(message: Message) -> str:
    """The message as JSON. Messages hold only ids and numbers, so one that is too long is a bug."""
    payload = orjson.dumps(message)
    assert len(payload) < LIMIT, f"a message of type {message.get('type')} is too long for the bus"
    return payload.decode()


class Bus(ABC):
    """Every process, also the sender, gets each message once. If messages may have been missed, `on_gap` is called."""

    def __init__(self) -> None:
        self._callbacks: list[Callback] = []
        self._gap_callbacks: list[GapCallback] = []

    @property
    @abstractmethod
    def is_connected(self) -> bool:
        """Messages of other processes arrive."""

    @abstractmethod
    async def publish(self, session: AsyncSession | None, message: Message) -> None:
        """Send to all processes: when the session's transaction commits, or at once without a session."""

    @abstractmethod
    async def start(self) -> None: ...

    @abstractmethod
    async def stop(self) -> None: ...

    def listen(self, callback: Callback) -> None:
        """Call back for every message from now on."""
        self._callbacks.append(callback)

    def on_gap(self, callback: GapCallback) -> None:
        """Call back when messages may have been missed; the listener compares with the database."""
        self._gap_callbacks.append(callback)

    def deliver(self, payload: str) -> None:
        message: Message = orjson.loads(payload)
        for callback in self._callbacks:
            try:
                callback(message.copy())
            except Exception:
                log.exception("a listener of the bus failed")

    async def announce_gap(self) -> None:
        for callback in self._gap_callbacks:
            try:
                await callback()
            except Exception:
                log.exception("a listener of the bus failed after a gap")
