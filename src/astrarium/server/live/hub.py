"""The sockets of this process, and which of them gets which message."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final

from starlette.websockets import WebSocket

from .bus import Bus, Message
from .presence import Presence
from .socket import POLICY, RESTART, TRY_LATER, Socket, close
from .subscriptions import watched_tables

PER_USER: Final = 20
PER_ADDRESS: Final = 200
PER_PROCESS: Final = 20_000
STOPPING_SECONDS: Final = 5.0
BETWEEN_PROCESSES: Final = ("process-presence", "person")  # messages that no socket gets

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Indices:
    """The newest index of the tables that a socket may watch, and of those where its user sits."""

    watched: dict[str, int] = field(default_factory=dict)
    own: dict[str, int] = field(default_factory=dict)


LookUp = Callable[[list[str]], Awaitable[Indices | None]]  # None: too many requests


class Hub:
    """Sends each message to the sockets that it concerns.

    `users` in a message: to these people only, and the key is not sent. Otherwise `table`: to those who watch it, and
    messages of type `table` also to those who sit there. Otherwise: to everybody. Sockets whose user ignores the person
    in `from` do not get it. `close` with `users` closes their sockets.
    """

    def __init__(
        self, bus: Bus, per_user: int = PER_USER, per_address: int = PER_ADDRESS, per_process: int = PER_PROCESS
    ) -> None:
        self.presence = Presence(bus, self._presence_changed)
        self.per_user = per_user
        self.per_address = per_address
        self.per_process = per_process
        self._sockets: set[Socket] = set()
        self._new: set[Socket] = set()  # whose tables are still being looked up
        self._by_table: dict[str, set[Socket]] = {}
        self._by_user: dict[str, set[Socket]] = {}
        self._by_address: dict[str, set[Socket]] = {}
        bus.listen(self._on_message)

    @property
    def size(self) -> int:
        return len(self._sockets)

    @property
    def tables(self) -> set[str]:
        """The tables of which some socket here gets messages."""
        return set(self._by_table)

    def present(self, table: str) -> set[str]:
        """The users who are at the table, on any process."""
        return self.presence.present(table)

    async def start(self) -> None:
        await self.presence.start()

    async def stop(self) -> None:
        for socket in self._sockets:
            socket.close(RESTART)
        with suppress(TimeoutError):
            async with asyncio.timeout(STOPPING_SECONDS):
                while self._sockets:
                    await asyncio.sleep(0.01)
        await self.presence.stop()

    async def serve(
        self,
        websocket: WebSocket,
        user_id: str | None,
        wanted: list[str],
        look_up: LookUp,
        ignored: frozenset[str] = frozenset(),
        address: str = "",
    ) -> None:
        """Accept the socket and keep it; `wanted` and later messages name the tables that it watches."""
        await websocket.accept()
        if not self._has_room(user_id, address):
            await close(websocket, TRY_LATER)
            return
        socket = Socket(websocket, user_id, ignored)
        self._add(socket, address)

        async def on_text(text: str) -> None:
            try:
                names = watched_tables(text)
            except ValueError:
                socket.close(POLICY)
                return
            self._leave(socket)
            try:
                await self._watch(socket, names, look_up)
            except Exception:
                log.exception("the tables of a socket could not be looked up")
                socket.close(TRY_LATER)

        try:
            await self._watch(socket, wanted, look_up)
            await socket.run(on_text)
        finally:
            self._leave(socket)
            self._remove(socket, address)

    async def _watch(self, socket: Socket, wanted: list[str], look_up: LookUp) -> None:
        """The socket queues messages before the indices are looked up, so that none is lost in between."""
        names = list(dict.fromkeys(wanted))
        socket.wait_for([name.partition(":")[0] for name in names])
        self._new.add(socket)
        indices = await look_up(names)
        if indices is None:
            socket.close(TRY_LATER)
            return
        self._begin(socket, indices)
        self._enter(socket)

    def _begin(self, socket: Socket, indices: Indices) -> None:
        hello = {"type": "hello", "tables": {**indices.own, **indices.watched}}
        socket.begin(hello, indices.watched, indices.own)
        self._new.discard(socket)
        for table in socket.tables | socket.own:
            self._by_table.setdefault(table, set()).add(socket)

    def _enter(self, socket: Socket) -> None:
        """The socket's user is at the tables that it watches."""
        for table in socket.tables:
            socket.push(presence_text(table, self.present(table)), table)
        if socket.user_id is not None:
            self.presence.enter(socket.user_id, socket.tables)

    def _leave(self, socket: Socket) -> None:
        """The socket gets no more messages of its tables, and its user is no longer present."""
        if socket in self._new:  # its tables are still being looked up
            return
        for table in socket.tables | socket.own:
            discard(self._by_table, table, socket)
        if socket.user_id is not None:
            self.presence.leave(socket.user_id, socket.tables)

    def _has_room(self, user_id: str | None, address: str) -> bool:
        own = len(self._by_user.get(user_id, ())) if user_id is not None else 0
        near = len(self._by_address.get(address, ()))
        return own < self.per_user and near < self.per_address and len(self._sockets) < self.per_process

    def _add(self, socket: Socket, address: str) -> None:
        self._sockets.add(socket)
        self._by_address.setdefault(address, set()).add(socket)
        if socket.user_id is not None:
            self._by_user.setdefault(socket.user_id, set()).add(socket)

    def _remove(self, socket: Socket, address: str) -> None:
        self._sockets.discard(socket)
        discard(self._by_address, address, socket)
        self._new.discard(socket)
        if socket.user_id is not None:
            discard(self._by_user, socket.user_id, socket)

    def _on_message(self, message: Message) -> None:
        kind, table, users = message["type"], message.get("table"), message.pop("users", None)
        if kind in BETWEEN_PROCESSES:
            return
        sockets = self._concerned(kind, table, users)
        if kind == "close":
            for socket in sockets:
                socket.close(POLICY)
            return
        text = json.dumps(message) if sockets else ""
        for socket in sockets:
            if message.get("from") not in socket.ignored:
                socket.push(text, None if users is not None else table)

    def _concerned(self, kind: str, table: str | None, users: list[str] | None) -> list[Socket]:
        if users is not None:
            return [socket for user in users for socket in self._by_user.get(user, ())]
        if table is None:
            return list(self._sockets)
        near = self._by_table.get(table, set()) | self._new
        return [socket for socket in near if socket.wants(kind, table)]

    def _presence_changed(self, table: str) -> None:
        text = presence_text(table, self.present(table))
        for socket in self._by_table.get(table, ()):
            if table in socket.tables:
                socket.push(text, table)


def discard(index: dict[str, set[Socket]], key: str, socket: Socket) -> None:
    sockets = index.get(key, set())
    sockets.discard(socket)
    if not sockets:
        index.pop(key, None)


def presence_text(table: str, users: set[str]) -> str:
    return json.dumps({"type": "presence", "table": table, "users": sorted(users)})
