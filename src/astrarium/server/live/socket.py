"""One WebSocket: the tables that it watches, and the messages that wait to be sent."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from typing import Any, Final

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from .bus import Message

QUEUE: Final = 64  # messages; a client that is further behind must reconnect and catch up
EARLY: Final = 1000  # messages that may come while its tables are looked up
LONGEST_HEARD: Final = 2048  # bytes of a message from the client
CLOSING_SECONDS: Final = 5.0

POLICY: Final = 1008
TOO_BIG: Final = 1009
RESTART: Final = 1012
TRY_LATER: Final = 1013


class Socket:
    """Sends nothing until `begin` is called; messages that came before are sent then."""

    def __init__(self, websocket: WebSocket, user_id: str | None, ignored: frozenset[str]):
        self.websocket = websocket
        self.user_id = user_id
        self.tables: frozenset[str] = frozenset()  # watched: all messages about them
        self.own: frozenset[str] = frozenset()  # the user sits there: only messages of type `table`
        self.ignored = ignored  # people whose messages are not wanted
        self._early: list[tuple[str | None, str]] | None = []
        self._queue: asyncio.Queue[str] = asyncio.Queue()
        self._closing: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def wait_for(self, tables: Collection[str]) -> None:
        """Watch these tables, and queue messages until it is known which of them are allowed."""
        self.tables = frozenset(tables)
        self._early = []

    def begin(self, hello: Message, tables: Collection[str], own: Collection[str]) -> None:
        """Send `hello` and the queued messages of these tables; other tables are dropped."""
        early, self._early = self._early or [], None
        self.tables = self.tables & frozenset(tables)
        self.own = frozenset(own)
        self.push(json.dumps(hello))
        for table, text in early:
            if table is None or table in self.tables | self.own:
                self.push(text, table)

    def wants(self, kind: str, table: str) -> bool:
        """Whether a message about a table is for this socket; while its tables are looked up, `begin` decides."""
        return table in self.tables or (kind == "table" and (self._early is not None or table in self.own))

    def push(self, text: str, table: str | None = None) -> None:
        """Queue a message, without waiting. A client that is too slow is disconnected."""
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
        """Send queued messages and receive the client's, until one side closes."""
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
        """Handle the client's messages one after the other."""
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
    """Close the connection, unless the client is already gone."""
    with suppress(WebSocketDisconnect, RuntimeError, OSError, TimeoutError):
        if websocket.application_state is WebSocketState.CONNECTED:
            async with asyncio.timeout(CLOSING_SECONDS):
                await websocket.close(code)
