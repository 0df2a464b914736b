"""Whose work the engines do first."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from threading import Event

import pytest

from astrarium.server.asking import Asker, set_asker
from astrarium.server.play import engine_queue
from astrarium.server.play.engine_queue import EngineQueue
from astrarium.server.shares import HALF_LIFE, Shares, address_name
from tests.server.manual_clock import Seconds

pytestmark = pytest.mark.anyio


@pytest.fixture
def shares() -> Shares:
    return Shares(Seconds())


@pytest.fixture
def queue(shares: Shares) -> Iterator[EngineQueue]:
    made = EngineQueue(shares)
    yield made
    made.close()


def asked_by(asker: Asker, work: Callable[[], Awaitable[None]]) -> asyncio.Task[None]:
    """A request of somebody, which begins when the event loop has its turn."""

    async def request() -> None:
        set_asker(asker)
        await work()

    return asyncio.create_task(request())


async def order_of(queue: EngineQueue, *asking: tuple[str, Asker]) -> list[str]:
    """The order in which work is done that was all asked for while the thread was busy with something else."""
    done: list[str] = []
    may_go_on = Event()
    busy = asyncio.create_task(queue.run(lambda: may_go_on.wait(30)))
    await asyncio.sleep(0)
    requests = [asked_by(asker, partial(queue.run, partial(done.append, name))) for name, asker in asking]
    await asyncio.sleep(0)
    may_go_on.set()
    await asyncio.gather(busy, *requests)
    return done


async def test_a_table_in_play_comes_before_records(queue: EngineQueue) -> None:
    asking = [("record", Asker("a", can_wait=True)), ("move", Asker("b")), ("export", Asker("a", can_wait=True))]
    assert await order_of(queue, *asking) == ["move", "record", "export"]


async def test_the_many_requests_of_one_do_not_go_before_the_one_of_another(queue: EngineQueue) -> None:
    queue.shares.add(address_name("a"), 0.5)
    asking = [*[(f"many {number}", Asker("a")) for number in range(3)], ("one", Asker("b"))]
    assert await order_of(queue, *asking) == ["one", "many 0", "many 1", "many 2"]


async def test_many_guests_of_one_address_have_the_share_of_one(queue: EngineQueue) -> None:
    queue.shares.add(address_name("a"), 0.5)
    guests = [(f"guest {number}", Asker("a", {"user_id": f"g{number}"})) for number in range(3)]
    assert (await order_of(queue, *guests, ("one", Asker("b"))))[0] == "one"


async def test_at_one_address_who_has_used_less_comes_first(queue: EngineQueue) -> None:
    queue.shares.add("ann", 0.5)
    asking = [("of ann", Asker("a", {"user_id": "ann"})), ("of bob", Asker("a", {"user_id": "bob"}))]
    assert await order_of(queue, *asking) == ["of bob", "of ann"]


async def test_what_has_been_cancelled_is_not_computed(queue: EngineQueue) -> None:
    done: list[str] = []
    may_go_on = Event()
    busy = asyncio.create_task(queue.run(lambda: may_go_on.wait(30)))
    await asyncio.sleep(0)
    given_up = asyncio.create_task(queue.run(partial(done.append, "given up")))
    await asyncio.sleep(0)
    given_up.cancel()
    may_go_on.set()
    await asyncio.gather(busy, given_up, return_exceptions=True)
    await queue.run(partial(done.append, "later"))
    assert done == ["later"]


async def test_an_error_is_that_of_whoever_asked(queue: EngineQueue) -> None:
    with pytest.raises(ZeroDivisionError):
        await queue.run(lambda: 1 // 0)
    assert await queue.run(lambda: 7) == 7


async def test_work_is_counted_for_the_address_and_the_person(queue: EngineQueue) -> None:
    asker = Asker("a", {"user_id": "ann"})
    set_asker(asker)
    await queue.run(lambda: sum(range(100_000)))
    assert queue.shares.used(address_name("a")) == queue.shares.used("ann") > 0


async def test_a_long_computation_lets_others_in(queue: EngineQueue, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine_queue, "SLICE", 0.0)
    done: list[str] = []
    set_asker(Asker("a", can_wait=True))
    pieces = iter([b"one", b"two", b"three"])
    async for piece in queue.run_slices(pieces):
        done.append(piece.decode())
        if len(done) == 1:
            await asked_by(Asker("b"), partial(queue.run, partial(done.append, "move")))
    assert done == ["one", "move", "two", "three"]


async def test_what_waits_is_done_before_the_thread_ends(shares: Shares) -> None:
    queue = EngineQueue(shares)
    set_asker(Asker("a", can_wait=True))
    waiting = [asyncio.create_task(queue.run(partial(str, number))) for number in range(3)]
    await asyncio.sleep(0)
    await asyncio.to_thread(queue.close)
    assert await asyncio.gather(*waiting) == ["0", "1", "2"]


def test_half_of_what_was_used_is_forgotten() -> None:
    seconds = Seconds()
    shares = Shares(seconds)
    shares.add("a", 8.0)
    seconds.time = HALF_LIFE
    assert shares.used("a") == pytest.approx(4.0)
    assert shares.wait("a", 1.0) == pytest.approx(2 * HALF_LIFE)
    assert shares.wait("a", 4.5) == 0.0
    shares.add("a", 2.0)
    assert shares.used("a") == pytest.approx(6.0)
    assert shares.used("b") == 0.0
