"""Waiting for what must happen, without guessing how long it takes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

LIMIT = 60.0  # seconds, after which something is broken


async def until(condition: Callable[[], bool]) -> None:
    """Return as soon as the condition holds."""
    async with asyncio.timeout(LIMIT):
        while not condition():
            await asyncio.sleep(0.005)
