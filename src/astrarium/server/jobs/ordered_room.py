"""Room for a few at a time; of those who wait, the one with the lowest rank comes next."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import monotonic
from typing import Any, Final, NamedTuple


class Turn(NamedTuple):
    """Somebody's place in the order: asked for anew whenever somebody leaves, and told how long they were inside."""

    rank: Callable[[], Any] = lambda: 0
    charge: Callable[[float], None] = lambda seconds: None
    owner: str = ""  # for whom it is done, if that is known


ANY_TURN: Final = Turn()


class OrderedRoom:
    """Like a semaphore, but in order of rank; who has come first if ranks are equal.

    When it is full there is one place more, for an owner who has nobody inside: so nobody can fill it alone.
    """

    def __init__(self, size: int) -> None:
        self.free = size  # below zero: the further place is taken
        self._inside: Counter[str] = Counter()  # by owner
        self._waiting: list[tuple[Turn, asyncio.Future[None]]] = []

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    @asynccontextmanager
    async def enter(self, turn: Turn) -> AsyncIterator[None]:
        if self._has_place(turn):
            self._take(turn)
        else:
            await self._wait(turn)
        began = monotonic()
        try:
            yield
        finally:
            turn.charge(monotonic() - began)
            self._leave(turn)

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
                self._leave(turn)  # the place was given to us at the same moment
            raise

    def _has_place(self, turn: Turn) -> bool:
        return self.free > 0 or (self.free == 0 and bool(turn.owner) and not self._inside[turn.owner])

    def _take(self, turn: Turn) -> None:
        self.free -= 1
        self._inside[turn.owner] += 1

    def _leave(self, turn: Turn) -> None:
        self.free += 1
        self._inside[turn.owner] -= 1
        if not self._inside[turn.owner]:
            del self._inside[turn.owner]
        while fitting := [entry for entry in self._waiting if self._has_place(entry[0])]:
            first = min(fitting, key=lambda waiting: waiting[0].rank())
            self._waiting.remove(first)
            self._take(first[0])
            first[1].set_result(None)
