"""Which bots think first."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest

from astrarium.server import clock
from astrarium.server.config import Config
from astrarium.server.db.engine import Database
from astrarium.server.db.jobs import Job
from astrarium.server.jobs import store
from astrarium.server.jobs.ordered_room import OrderedRoom, Turn
from astrarium.server.jobs.runner import Runner
from astrarium.server.jobs.thinking_order import ThinkingOrder

pytestmark = pytest.mark.anyio


def job_of(table: str, origin: str = "") -> Job:
    return Job(kind="bot", table_id=table, data={"origin": origin})


def test_tables_where_somebody_is_come_first() -> None:
    order = ThinkingOrder(lambda table: table == "watched")
    order.shares.add("a", 100.0)
    jobs = [job_of("empty", "b"), job_of("watched", "a")]
    assert [job.table_id for job in sorted(jobs, key=order.rank)] == ["watched", "empty"]


def test_then_whoever_has_let_bots_think_least() -> None:
    order = ThinkingOrder(lambda table: True)
    order.turn(job_of("one", "a")).charge(3.0)
    jobs = [job_of("two", "a"), job_of("three", "b")]
    assert [job.table_id for job in sorted(jobs, key=order.rank)] == ["three", "two"]


def test_without_an_origin_each_table_has_its_own_share() -> None:
    order = ThinkingOrder(lambda table: True)
    order.turn(job_of("one")).charge(3.0)
    assert order.rank(job_of("two")) < order.rank(job_of("one"))


async def test_of_those_who_wait_the_lowest_rank_comes_next() -> None:
    room, entered, ranks = OrderedRoom(1), list[str](), {"first": 5, "second": 3, "third": 1}
    spent: list[float] = []

    async def enter(name: str) -> None:
        async with room.enter(Turn(partial(ranks.__getitem__, name), spent.append)):
            entered.append(name)
            if name == "first":
                ranks["second"] = 0  # while others wait, a rank may change
                await asyncio.sleep(0)

    async with asyncio.TaskGroup() as group:
        for name in ranks:
            group.create_task(enter(name))
            await asyncio.sleep(0)
    assert entered == ["first", "second", "third"]
    assert (room.free, room.waiting, len(spent)) == (1, 0, 3)


async def test_who_gives_up_waiting_keeps_nobody_out() -> None:
    room = OrderedRoom(1)

    async def enter() -> None:
        async with room.enter(Turn()):
            await asyncio.sleep(0)

    async with room.enter(Turn()):
        waiting = [asyncio.create_task(enter()) for _ in range(2)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        await asyncio.sleep(0)
    await asyncio.gather(*waiting, return_exceptions=True)
    assert room.free == 1


class ByName:
    """Jobs in the order of their names, each of its own owner unless it says otherwise."""

    def rank(self, job: Job | store.DueJob) -> str:
        return str(job.data["name"])

    def owner(self, job: Job | store.DueJob) -> str:
        return str(job.data.get("origin") or job.data["name"])


async def test_nobody_fills_the_room_alone() -> None:
    room, entered, may_go_on = OrderedRoom(1), list[str](), asyncio.Event()

    async def enter(name: str, owner: str) -> None:
        async with room.enter(Turn(owner=owner)):
            entered.append(name)
            await may_go_on.wait()

    async with asyncio.TaskGroup() as group:
        for name, owner in (("a", "ann"), ("b", "ann"), ("c", "bob"), ("d", "cid")):
            group.create_task(enter(name, owner))
            await asyncio.sleep(0)
        assert (entered, room.waiting) == (["a", "c"], 2)
        may_go_on.set()
    assert sorted(entered) == ["a", "b", "c", "d"]
    assert room.free == 1


async def test_a_runner_has_room_for_whoever_has_no_job_running(migrated_db: Database) -> None:
    begun: list[str] = []
    may_go_on = asyncio.Event()

    async def think(job: Job) -> None:
        begun.append(job.data["name"])
        if job.data["origin"] == "attacker":
            await may_go_on.wait()
        else:
            may_go_on.set()

    async with migrated_db.write() as session:
        for number in range(5):
            data = {"name": f"a {number}", "origin": "attacker"}
            await store.schedule(session, "bot", data["name"], clock.now() - 1000, data)
        await store.schedule(session, "bot", "b", clock.now(), {"name": "b", "origin": "victim"})
    runner = Runner(migrated_db, {"bot": think}, Config(workers=1), orders={"bot": ByName()})
    await runner.start()
    async with asyncio.timeout(30):
        await may_go_on.wait()
    assert begun == ["a 0", "a 1", "b"]
    await runner.stop()


async def test_a_runner_without_room_for_all_begins_those_that_come_first(migrated_db: Database) -> None:
    begun: list[str] = []
    all_begun = asyncio.Event()

    async def think(job: Job) -> None:
        begun.append(job.data["name"])
        if len(begun) == 4:
            all_begun.set()

    names = ["old", "older", "new", "newest"]
    async with migrated_db.write() as session:
        for number, name in enumerate(names):
            await store.schedule(session, "bot", name, clock.now() - 1000 + number, {"name": name})
    runner = Runner(migrated_db, {"bot": think}, Config(workers=1), orders={"bot": ByName()})
    await runner.start()
    async with asyncio.timeout(30):
        await all_begun.wait()
    await runner.stop()
    assert begun == ["new", "newest", "old", "older"]
