"""The thread in which the engines run, and the order in which it works (docs/decisions/0024)."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import suppress
from functools import partial
from threading import Condition, Thread
from time import monotonic, perf_counter, thread_time
from typing import Any, Final, NamedTuple, TypeVar

from ..asking import Asker, current_asker
from ..shares import Shares

T = TypeVar("T")
SLICE: Final = 0.002  # seconds; nobody waits longer for work that can itself wait


class Work(NamedTuple):
    """Something to compute, and where its result goes."""

    compute: Callable[[], Any]
    asker: Asker
    loop: asyncio.AbstractEventLoop
    result: asyncio.Future[Any]


class EngineQueue:
    """One thread. A table in play comes first; of several who ask, the one who has used least lately.

    What can wait gets at most half of the thread's time, and the rest is left to the event loop.
    """

    def __init__(self, shares: Shares) -> None:
        self.shares = shares
        self._play: dict[tuple[str, str], deque[Work]] = {}  # by origin and person, oldest first
        self._later: dict[tuple[str, str], deque[Work]] = {}
        self._changed = Condition()
        self._rests_until = 0.0  # before that, nothing is begun that can wait
        self._is_closed = False
        self._thread: Thread | None = None

    async def run(self, compute: Callable[[], T]) -> T:
        """Compute something for whoever asks now."""
        loop, asker = asyncio.get_running_loop(), current_asker()
        result: asyncio.Future[T] = loop.create_future()
        lane = self._later if asker.can_wait else self._play
        with self._changed:
            lane.setdefault((asker.origin, asker.person), deque()).append(Work(compute, asker, loop, result))
            if self._thread is None:
                self._thread = Thread(target=self._work_forever, name="engines", daemon=True)
                self._thread.start()
            self._changed.notify()
        return await result

    async def run_slices(self, pieces: Iterator[bytes]) -> AsyncIterator[bytes]:
        """Compute many pieces, a few at a time, so that others have their turn in between."""
        while slice_ := await self.run(partial(some_of, pieces)):
            yield slice_

    def close(self) -> None:
        """Finish what waits, and end the thread."""
        with self._changed:
            self._is_closed = True
            self._changed.notify()
        if self._thread is not None:
            self._thread.join()

    def _work_forever(self) -> None:
        while (work := self._next()) is not None:
            if work.result.cancelled():
                continue
            began = thread_time()
            value, error = None, None
            try:
                value = work.compute()
            except BaseException as raised:
                error = raised
            seconds = thread_time() - began
            self.shares.charge(work.asker, seconds)
            if work.asker.can_wait:
                self._rests_until = monotonic() + seconds
            with suppress(RuntimeError):  # the event loop is closed, and nobody waits any more
                work.loop.call_soon_threadsafe(deliver, work.result, value, error)

    def _next(self) -> Work | None:
        """The work whose turn it is, as soon as there is some; None when the queue is closed and empty."""
        with self._changed:
            while True:
                if self._play:
                    return self._take(self._play)
                rest = self._rests_until - monotonic()
                if self._later and (rest <= 0 or self._is_closed):
                    return self._take(self._later)
                if self._is_closed:
                    return None
                self._changed.wait(rest if self._later else None)

    def _take(self, lane: dict[tuple[str, str], deque[Work]]) -> Work:
        """The oldest work of whoever has used least; who is at the same address counts only among themselves."""
        first = next(iter(lane))
        if len(lane) > 1:
            first = min(lane, key=lambda who: self.shares.rank(*who))
        works = lane[first]
        work = works.popleft()
        if not works:
            del lane[first]
        return work


def deliver(result: asyncio.Future[Any], value: Any, error: BaseException | None) -> None:
    if result.cancelled():
        return
    if error is None:
        result.set_result(value)
    else:
        result.set_exception(error)


def some_of(pieces: Iterator[bytes]) -> bytes:
    """As many pieces as fit into a slice of time; at least one, or nothing if there are no more."""
    until, made = perf_counter() + SLICE, []
    for piece in pieces:
        made.append(piece)
        if perf_counter() >= until:
            break
    return b"".join(made)
