"""One WebSocket: what it wants to hear, and what waits to be sent."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from typing import Any, Final

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from .bus import Message

QUEUE: Final = 64  # messages; whoever is further behind reconnects and catches up by index
EARLY: Final = 1000  # messages that may come before it is known which are for it
LONGEST_HEARD: Final = 2048  # bytes of a message from the client
CLOSING_SECONDS: Final = 5.0

POLICY: Final = 1008
TOO_BIG: Final = 1009
RESTART: Final = 1012
TRY_LATER: Final = 1013


class Socket:
    """It is quiet until `begin` says at which index its tables are; what came meanwhile follows then."""

    def __init__(self, websocket: WebSocket, user_id: str | None, ignored: frozenset[str]):
        self.websocket = websocket
        self.user_id = user_id
        self.tables: frozenset[str] = frozenset()  # watched: everything about them
        self.own: frozenset[str] = frozenset()  # the user sits there: only how far they are
        self.ignored = ignored  # people whose messages are not wanted
        self._early: list[tuple[str | None, str]] | None = []
        self._queue: asyncio.Queue[str] = asyncio.Queue()
        self._closing: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def wait_for(self, tables: Collection[str]) -> None:
        """It wants to watch these tables, and is quiet until it is known which of them it may."""
        self.tables = frozenset(tables)
        self._early = []

    def begin(self, hello: Message, tables: Collection[str], own: Collection[str]) -> None:
        """From now on it hears of these tables; others that it asked for are not for it."""
        early, self._early = self._early or [], None
        self.tables = self.tables & frozenset(tables)
        self.own = frozenset(own)
        self.push(json.dumps(hello))
        for table, text in early:
            if table is None or table in self.tables | self.own:
                self.push(text, table)

    def wants(self, kind: str, table: str) -> bool:
        """A message about a table may concern it; before it begins, `begin` decides."""
        return table in self.tables or (kind == "table" and (self._early is not None or table in self.own))

    def push(self, text: str, table: str | None = None) -> None:
        """Never waits. A reader that is too slow is closed."""
        if self._early is not None and len(self._early) < EARLY:
            self._early.append((table, text))
        elif self._early is None and self._queue.qsize() < QUEUE:
            self._queue.put_nowait(text)
        else:
            self.close(TRY_LATER)

    def close(self, code: int) -> None:
        if not self._closing.done():
            self._closing.set_result(code)

    async def run(self, on_text: Callable[[str], Awaitable[None]]) -> None:
        """Send, and pass on what the client says, until one side has enough."""
        tasks = [asyncio.create_task(self._send_forever()), asyncio.create_task(self._listen(on_text))]
        ends: list[asyncio.Future[Any]] = [*tasks, self._closing]
        try:
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        if self._closing.done():
            await close(self.websocket, self._closing.result())

    async def _send_forever(self) -> None:
        while True:
            await self.websocket.send_text(await self._queue.get())

    async def _listen(self, on_text: Callable[[str], Awaitable[None]]) -> None:
        """One message after the other: who sends many waits for each."""
        while True:
            message: dict[str, Any] = dict(await self.websocket.receive())
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text") or ""
            if len(text) > LONGEST_HEARD or len(message.get("bytes") or b"") > LONGEST_HEARD:
                self.close(TOO_BIG)
                return
            await on_text(text)


async def close(websocket: WebSocket, code: int) -> None:
    """Say goodbye, unless the other side is gone already or does not listen."""
    with suppress(WebSocketDisconnect, RuntimeError, OSError, TimeoutError):
        if websocket.application_state is WebSocketState.CONNECTED:
            async with asyncio.timeout(CLOSING_SECONDS):
                await websocket.close(code)
