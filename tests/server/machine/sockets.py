"""WebSockets without a network: what the server would send, and what a client says."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Mapping
from typing import Any

from starlette.websockets import WebSocket

from astrarium.server.live.hub import Hub, Indices
from tests.server.waiting import until


class Client:
    """The other side of a socket that a hub serves."""

    def __init__(
        self,
        hub: Hub,
        user_id: str | None = None,
        watched: Mapping[str, int] | None = None,
        own: Mapping[str, int] | None = None,
        asked: list[str] | None = None,
        ignored: frozenset[str] = frozenset(),
    ) -> None:
        self.got: list[dict[str, Any]] = []
        self.code: int | None = None
        self.reads = asyncio.Event()
        self.reads.set()
        self.may_look_up = asyncio.Event()
        self.may_look_up.set()
        self.is_asking = False
        self.lookups = 3  # that are answered
        self._said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._said.put_nowait({"type": "websocket.connect"})
        self._indices = Indices(dict(watched or {}), dict(own or {}))
        websocket = WebSocket({"type": "websocket"}, self._said.get, self._send)
        tables = asked if asked is not None else list(watched or {})
        self.task = asyncio.create_task(hub.serve(websocket, user_id, tables, self._look_up, ignored))

    async def _look_up(self, names: list[str]) -> Indices | None:
        """What was said to be watched, of what is asked for."""
        self.is_asking = not self.may_look_up.is_set()
        await self.may_look_up.wait()
        self.lookups -= 1
        watched = {table: index for table, index in self._indices.watched.items() if table in names}
        return Indices(watched, self._indices.own) if self.lookups >= 0 else None

    async def _send(self, message: Any) -> None:
        if message["type"] == "websocket.close":
            self.code = message["code"]
        elif message["type"] == "websocket.send":
            await self.reads.wait()
            self.got.append(json.loads(message["text"]))

    def say(self, text: str) -> None:
        self._said.put_nowait({"type": "websocket.receive", "text": text})

    def watch(self, *tables: str) -> None:
        self.say(json.dumps({"watch": tables}))

    async def leave(self) -> None:
        self._said.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self.task

    def of_type(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.got if message["type"] == kind]

    async def gets(self, kind: str, count: int = 1) -> list[dict[str, Any]]:
        """So many messages of a kind, once they are here."""
        await until(lambda: len(self.of_type(kind)) >= count)
        return self.of_type(kind)

    async def sees(self, table: str, users: list[str]) -> None:
        """Wait until the newest word on who is at the table is this."""
        await until(lambda: self.newest_presence(table) == users)

    def newest_presence(self, table: str) -> list[str] | None:
        found = [message["users"] for message in self.of_type("presence") if message["table"] == table]
        return found[-1] if found else None

    async def ends(self) -> int | None:
        """The code with which the server closes."""
        await asyncio.wait_for(self.task, 60)
        return self.code


MakeClient = Callable[..., Client]
