"""Who is present at a table, on any process."""

from __future__ import annotations

import asyncio
import json
import logging
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from typing import Final

from .. import clock
from ..db.base import new_id
from .bus import LIMIT, Bus, Message

REFRESH: Final = 20 * clock.SECOND
EXPIRY: Final = 60 * clock.SECOND
MOST: Final = 300  # people of one process at one table; more would not fit into a message
ROOM: Final = LIMIT - 200  # for the people in one message

log = logging.getLogger(__name__)


class Presence:
    """Each process publishes who is at its tables: on each change, and again before the entry expires."""

    def __init__(self, bus: Bus, changed: Callable[[str], None]) -> None:
        self.process = new_id()
        self._bus = bus
        self._changed = changed
        self._local: defaultdict[str, Counter[str]] = defaultdict(Counter)  # number of sockets by user, by table
        self._seen: defaultdict[str, dict[str, tuple[int, frozenset[str]]]] = defaultdict(dict)  # by table and process
        self._unpublished: set[str] = set()
        self._published: set[str] = set()  # tables whose last published list was not empty
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        bus.listen(self._on_message)

    def present(self, table: str) -> set[str]:
        """The users with a socket at the table."""
        now = clock.now()
        return set().union(*[users for until, users in self._seen.get(table, {}).values() if until > now])

    def enter(self, user_id: str, tables: Iterable[str]) -> None:
        for table in tables:
            self._local[table][user_id] += 1
            if self._local[table][user_id] == 1:
                self._mark_changed(table)

    def leave(self, user_id: str, tables: Iterable[str]) -> None:
        for table in tables:
            self._local[table][user_id] -= 1
            if not self._local[table][user_id]:
                del self._local[table][user_id]
                self._mark_changed(table)
            if not self._local[table]:
                del self._local[table]

    def _mark_changed(self, table: str) -> None:
        self._unpublished.add(table)
        self._wake.set()

    async def start(self) -> None:
        self._task = asyncio.create_task(self._publish_forever())

    async def stop(self) -> None:
        """Stop, and publish that nobody is here any more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None
        self._local.clear()
        await self._publish(self._published)

    async def _publish_forever(self) -> None:
        loop = asyncio.get_running_loop()
        next_refresh = loop.time() + REFRESH / clock.SECOND
        while True:
            try:
                async with asyncio.timeout_at(next_refresh):
                    await self._wake.wait()
            except TimeoutError:
                next_refresh = loop.time() + REFRESH / clock.SECOND
                self.forget()
                self._unpublished |= self._published
            self._wake.clear()
            await self._publish(self._unpublished)

    async def _publish(self, tables: Iterable[str]) -> None:
        here = {table: sorted(self._local.get(table, ()))[:MOST] for table in tables}
        self._unpublished.difference_update(here)
        self._published |= here.keys()
        try:
            for part in parts(here):
                await self._bus.publish(None, {"type": "process-presence", "process": self.process, "tables": part})
                self._published.difference_update(table for table, users in part.items() if not users)
        except Exception:
            log.exception("presence could not be told")  # the next refresh publishes it

    def _on_message(self, message: Message) -> None:
        if message["type"] != "process-presence":
            return
        for table, users in message["tables"].items():
            before = self.present(table)
            self._seen[table][message["process"]] = (clock.now() + EXPIRY, frozenset(users))
            if not users:
                del self._seen[table][message["process"]]
            if self.present(table) != before:
                self._changed(table)

    def forget(self) -> None:
        """Drop expired entries: their process is dead."""
        now = clock.now()
        for table, seen in list(self._seen.items()):
            stale = [process for process, (until, _) in seen.items() if until <= now]
            for process in stale:
                del seen[process]
            if stale:
                self._changed(table)
            if not seen:
                del self._seen[table]


def parts(here: dict[str, list[str]]) -> list[dict[str, list[str]]]:
    """The lists split into pieces that fit into one message each."""
    pieces: list[dict[str, list[str]]] = []
    size = LIMIT
    for table, users in here.items():
        more = len(json.dumps({table: users}))
        if size + more > ROOM:
            pieces.append({})
            size = 0
        pieces[-1][table] = users
        size += more
    return pieces
