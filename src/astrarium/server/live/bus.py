"""The bus between processes: small messages that arrive when what they speak of can be read, and exactly once."""

from __future__ import annotations

import json
import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from typing import Any, Final

from sqlalchemy.ext.asyncio import AsyncSession

Message = dict[str, Any]
Callback = Callable[[Message], None]
GapCallback = Callable[[], Awaitable[None]]

LIMIT: Final = 8000  # bytes; PostgreSQL carries fewer than these

log = logging.getLogger(__name__)


def encoded(message: Message) -> str:
    """The message as it travels. Messages hold ids and numbers, so one that is too long is a mistake of ours."""
    payload = json.dumps(message, separators=(",", ":"))
    assert len(payload.encode()) < LIMIT, f"a message of type {message.get('type')} is too long for the bus"
    return payload


class Bus(ABC):
    """Every process, also the sender, gets each message once. Messages may be missed only where `on_gap` says so."""

    def __init__(self) -> None:
        self._callbacks: list[Callback] = []
        self._gap_callbacks: list[GapCallback] = []

    @property
    @abstractmethod
    def is_connected(self) -> bool:
        """Messages of others arrive here."""

    @abstractmethod
    async def publish(self, session: AsyncSession | None, message: Message) -> None:
        """Tell all processes: when the session's transaction is committed, or without one at once."""

    @abstractmethod
    async def start(self) -> None: ...

    @abstractmethod
    async def stop(self) -> None: ...

    def listen(self, callback: Callback) -> None:
        """Hear all messages from now on."""
        self._callbacks.append(callback)

    def on_gap(self, callback: GapCallback) -> None:
        """Be told that messages may have been missed: compare with the database."""
        self._gap_callbacks.append(callback)

    def deliver(self, payload: str) -> None:
        for callback in self._callbacks:
            try:
                callback(json.loads(payload))
            except Exception:
                log.exception("a listener of the bus failed")

    async def announce_gap(self) -> None:
        for callback in self._gap_callbacks:
            try:
                await callback()
            except Exception:
                log.exception("a listener of the bus failed after a gap")
