"""Room for a few at a time; of those who wait, the one with the lowest rank comes next."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import monotonic
from typing import Any, Final, NamedTuple


class Turn(NamedTuple):
    """Somebody's place in the order: asked for anew whenever somebody leaves, and told how long they were inside."""

    rank: Callable[[], Any] = lambda: 0
    charge: Callable[[float], None] = lambda seconds: None


ANY_TURN: Final = Turn()


class OrderedRoom:
    """Like a semaphore, but in order of rank; who has come first if ranks are equal."""

    def __init__(self, size: int) -> None:
        self.free = size
        self._waiting: list[tuple[Turn, asyncio.Future[None]]] = []

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    @asynccontextmanager
    async def enter(self, turn: Turn) -> AsyncIterator[None]:
        if self.free:
            self.free -= 1
        else:
            await self._wait(turn)
        began = monotonic()
        try:
            yield
        finally:
            turn.charge(monotonic() - began)
            self._leave()

    async def _wait(self, turn: Turn) -> None:
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        entry = (turn, place)
        self._waiting.append(entry)
        try:
            await place
        except asyncio.CancelledError:
            if entry in self._waiting:
                self._waiting.remove(entry)
            else:
                self._leave()  # the place was given to us at the same moment
            raise

    def _leave(self) -> None:
        if not self._waiting:
            self.free += 1
            return
        entry = min(self._waiting, key=lambda waiting: waiting[0].rank())
        self._waiting.remove(entry)
        entry[1].set_result(None)
