"""Answers that cost much: a few at a time for each visitor, and those that never change are kept."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Final

from starlette.requests import Request

from ..asking import current_asker
from ..problems import Problem
from ..services import ServicesDep
from .access import CurrentVisitor
from .origins import client_address

PER_VISITOR: Final = 1
PER_ADDRESS: Final = 4
LONGEST_WAIT: Final = 20.0  # seconds, for an earlier one to end
MAX_BYTES: Final = 32 * 1024 * 1024  # of all answers that are kept


class HeavyAnswers:
    """Who is being given a heavy answer, and the answers themselves, compressed, by what they answer."""

    def __init__(self, longest_wait: float = LONGEST_WAIT, max_bytes: int = MAX_BYTES) -> None:
        self.longest_wait = longest_wait
        self.max_bytes = max_bytes
        self._held: Counter[str] = Counter()
        self._released = asyncio.Condition()
        self._kept: OrderedDict[tuple[object, ...], bytes] = OrderedDict()
        self._bytes = 0

    @asynccontextmanager
    async def hold(self, who: str, most: int) -> AsyncIterator[None]:
        """Wait until fewer than `most` answers are being made for somebody; `Problem` if that takes too long."""
        try:
            async with asyncio.timeout(self.longest_wait), self._released:
                await self._released.wait_for(lambda: self._held[who] < most)
                self._held[who] += 1
        except TimeoutError:
            raise Problem(429, "one-at-a-time", seconds=int(self.longest_wait) or 1) from None
        try:
            yield
        finally:
            self._held[who] -= 1
            if not self._held[who]:
                del self._held[who]
            async with self._released:
                self._released.notify_all()

    def find(self, *what: object) -> bytes | None:
        """An answer that was kept."""
        answer = self._kept.get(what)
        if answer is not None:
            self._kept.move_to_end(what)
        return answer

    def keep(self, answer: bytes, *what: object) -> None:
        """Keep an answer that never changes; those not asked for longest are dropped for it."""
        self._bytes += len(answer) - len(self._kept.pop(what, b""))
        self._kept[what] = answer
        while self._bytes > self.max_bytes:
            self._bytes -= len(self._kept.popitem(last=False)[1])


async def heavy(request: Request, services: ServicesDep, visitor: CurrentVisitor) -> AsyncIterator[None]:
    """A dependency of routes whose answers cost much: one at a time, and after all tables in play."""
    current_asker().can_wait = True
    address = client_address(request)
    async with AsyncExitStack() as stack:
        await stack.enter_async_context(services.heavy.hold(f"from {address}", PER_ADDRESS))
        who = visitor.user.id if visitor is not None else address
        await stack.enter_async_context(services.heavy.hold(who, PER_VISITOR))
        yield
