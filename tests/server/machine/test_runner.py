"""The runner does what is due, once, and goes on whatever happens."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import func, select

from astrarium.server import clock
from astrarium.server.config import Config
from astrarium.server.db.engine import Database
from astrarium.server.db.jobs import Job
from astrarium.server.jobs import runner as running
from astrarium.server.jobs import store
from astrarium.server.jobs.runner import Handler, Runner
from tests.server.waiting import until

pytestmark = pytest.mark.anyio
FAR = 10 * clock.MINUTE  # a runner that looks so rarely depends on being told


@asynccontextmanager
async def started(db: Database, handlers: Mapping[str, Handler], poll_ms: int = 20) -> AsyncIterator[Runner]:
    runner = Runner(db, handlers, Config(workers=1), poll_ms=poll_ms)
    await runner.start()
    try:
        yield runner
    finally:
        await runner.stop()


async def put(db: Database, *keys: str, kind: str = "mail", later: int = 0) -> None:
    async with db.write() as session:
        for key in keys:
            await store.schedule(session, kind, key, clock.now() + later, {"secret": "hidden"})


async def count(db: Database) -> int:
    async with db.read() as session:
        return await session.scalar(select(func.count()).select_from(Job)) or 0


async def gone(db: Database) -> None:
    async with asyncio.timeout(60):
        while await count(db):
            await asyncio.sleep(0.01)


async def test_jobs_are_done_once_and_gone(migrated_db: Database) -> None:
    done: list[str] = []

    async def handle(job: Job) -> None:
        done.append(job.key)

    async with started(migrated_db, {"mail": handle}):
        await put(migrated_db, "a", "b", "c")
        await gone(migrated_db)
    assert sorted(done) == ["a", "b", "c"]


async def test_a_poke_wakes_the_runner_and_so_does_the_time_of_a_later_job(migrated_db: Database) -> None:
    done: list[str] = []

    async def handle(job: Job) -> None:
        done.append(job.key)

    async with started(migrated_db, {"mail": handle}, poll_ms=FAR) as runner:
        await put(migrated_db, "now")
        await put(migrated_db, "soon", later=200)
        runner.wake()
        await gone(migrated_db)
    assert done == ["now", "soon"]


async def test_a_failing_job_is_put_off_and_the_others_go_on(
    migrated_db: Database, caplog: pytest.LogCaptureFixture
) -> None:
    tried: list[int] = []

    async def handle(job: Job) -> None:
        tried.append(job.attempts)
        if job.key == "bad":
            raise LookupError("no such letter")

    async with started(migrated_db, {"mail": handle}):
        await put(migrated_db, "bad", "good")
        await until(lambda: len(tried) == 2)
        async with asyncio.timeout(60):
            while await count(migrated_db) != 1:
                await asyncio.sleep(0.01)
    async with migrated_db.read() as session:
        [row] = list(await session.scalars(select(Job)))
    assert (row.key, row.attempts, row.lease_until) == ("bad", 1, 0)
    [record] = [record for record in caplog.records if record.getMessage() == "job failed"]
    assert (record.__dict__["job"], record.__dict__["kind"]) == (row.id, "mail")
    assert "hidden" not in caplog.text


async def test_kinds_without_a_handler_are_left_to_others(migrated_db: Database) -> None:
    done: list[str] = []

    async def handle(job: Job) -> None:
        done.append(job.key)

    async with started(migrated_db, {"mail": handle}):
        await put(migrated_db, "other", kind="bot")
        await put(migrated_db, "ours")
        await until(lambda: done == ["ours"])
    assert await count(migrated_db) == 1


async def test_no_more_handlers_of_a_kind_run_at_once_than_may(migrated_db: Database) -> None:
    open_, most = 0, 0
    enough = asyncio.Event()

    async def handle(job: Job) -> None:
        nonlocal open_, most
        open_ += 1
        most = max(most, open_)
        await enough.wait()
        open_ -= 1

    async with started(migrated_db, {"bot": handle}):
        await put(migrated_db, *[str(number) for number in range(7)], kind="bot")
        await until(lambda: open_ == 2)  # one process thinks, the next job is at hand
        enough.set()
        await gone(migrated_db)
    assert most == 2


async def test_a_handler_that_asks_for_the_next_job_under_its_own_key_keeps_it(migrated_db: Database) -> None:
    done: list[int] = []

    async def handle(job: Job) -> None:
        done.append(job.data.get("turn", 0))
        if len(done) < 3:
            async with migrated_db.write() as session:
                await store.schedule(session, "bot", job.key, clock.now(), {"turn": len(done)})

    async with started(migrated_db, {"bot": handle}):
        await put(migrated_db, "table", kind="bot")
        await gone(migrated_db)
    assert done == [0, 1, 2]


async def test_leases_are_renewed_while_a_handler_runs(migrated_db: Database) -> None:
    enough = asyncio.Event()
    claims: list[int] = []

    async def handle(job: Job) -> None:
        claims.append(job.lease_until)
        await enough.wait()

    runner = Runner(migrated_db, {"mail": handle}, Config(), lease_ms=300, poll_ms=20)
    await runner.start()
    await put(migrated_db, "a")
    await until(lambda: bool(claims))
    async with asyncio.timeout(60):
        while True:
            async with migrated_db.read() as session:
                [lease_until] = await session.scalars(select(Job.lease_until))
            if lease_until > claims[0] + 900:
                break
            await asyncio.sleep(0.02)
    enough.set()
    await runner.stop()
    assert len(claims) == 1
    assert await count(migrated_db) == 0


async def test_a_runner_that_renews_too_late_does_not_begin_a_job_twice(migrated_db: Database) -> None:
    begun = 0

    async def handle(job: Job) -> None:
        nonlocal begun
        begun += 1
        await asyncio.sleep(0.2)

    runner = Runner(migrated_db, {"mail": handle}, Config(), lease_ms=1, poll_ms=5)
    await runner.start()
    await put(migrated_db, "a")
    await gone(migrated_db)
    await runner.stop()
    assert begun == 1


async def test_stopping_waits_for_handlers(migrated_db: Database) -> None:
    begun, ended = asyncio.Event(), asyncio.Event()

    async def handle(job: Job) -> None:
        begun.set()
        await asyncio.sleep(0.05)
        ended.set()

    async with started(migrated_db, {"mail": handle}):
        await put(migrated_db, "a")
        await begun.wait()
    assert ended.is_set()
    assert await count(migrated_db) == 0


async def test_what_does_not_end_is_given_back_for_others(
    migrated_db: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running, "STOP_TIMEOUT", 10)
    begun = asyncio.Event()

    async def handle(job: Job) -> None:
        begun.set()
        await asyncio.Event().wait()

    async with started(migrated_db, {"mail": handle}) as runner:
        await put(migrated_db, "a")
        await begun.wait()
        was_alive = runner.is_alive
    assert (was_alive, runner.is_alive) == (True, False)
    [job] = await store.claim(migrated_db, clock.now(), 1000, 1)
    assert job.attempts == 2


async def test_a_database_that_fails_for_a_while_does_not_end_the_runner(
    migrated_db: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, failures, done = store.due_by_kind, [0], []

    async def due_by_kind(*arguments: object) -> object:
        if failures[0] < 3:
            failures[0] += 1
            raise OSError("away")
        return await whole(*arguments)  # type: ignore[arg-type]  # the same arguments

    async def handle(job: Job) -> None:
        done.append(job.key)

    monkeypatch.setattr(store, "due_by_kind", due_by_kind)
    async with started(migrated_db, {"mail": handle}) as runner:
        await put(migrated_db, "a")
        await gone(migrated_db)
        assert runner.is_alive
    assert (failures, done) == ([3], ["a"])
