"""What a request takes of the event loop is counted, whatever it waits for."""

from __future__ import annotations

import asyncio

import pytest

from astrarium.server.metering import Metered

pytestmark = pytest.mark.anyio


def work() -> int:
    return sum(range(200_000))


async def test_the_steps_count_and_the_waiting_does_not() -> None:
    async def request() -> None:
        work()
        await asyncio.to_thread(work)
        await asyncio.sleep(0)

    async def idle_request() -> None:
        await asyncio.to_thread(work)

    busy, idle = Metered(request()), Metered(idle_request())
    await busy
    await idle
    assert busy.seconds > idle.seconds > 0


async def test_errors_and_what_was_used_before_them_pass_through() -> None:
    async def request() -> None:
        work()
        await asyncio.sleep(0)
        raise KeyError

    metered = Metered(request())
    with pytest.raises(KeyError):
        await metered
    assert metered.seconds > 0


async def test_a_cancelled_request_hears_of_it() -> None:
    ended: list[str] = []

    async def request() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            ended.append("cleaned up")

    async def run() -> None:
        await Metered(request())

    task = asyncio.create_task(run())
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert ended == ["cleaned up"]
