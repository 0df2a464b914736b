"""Jobs as rows: who gets them, for how long, and who may finish them."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from typing import Any

import pytest
from sqlalchemy import select

from astrarium.server.clock import SECOND
from astrarium.server.db.engine import Database
from astrarium.server.db.jobs import Job
from astrarium.server.jobs import store

pytestmark = pytest.mark.anyio
LEASE = 10 * SECOND


async def put(db: Database, key: str, due_at: int = 0, kind: str = "mail", **data: Any) -> None:
    async with db.write() as session:
        await store.schedule(session, kind, key, due_at, data)


async def rows(db: Database) -> list[Job]:
    async with db.read() as session:
        return list(await session.scalars(select(Job).order_by(Job.key)))


async def finish(db: Database, job: Job) -> bool:
    async with db.write() as session:
        return await store.finish(session, job)


async def test_a_job_that_is_put_again_is_replaced(migrated_db: Database) -> None:
    await put(migrated_db, "a", due_at=100, n=1)
    [claimed] = await store.claim(migrated_db, 100, LEASE, 5)
    await put(migrated_db, "a", due_at=50, kind="push", n=2)
    [row] = await rows(migrated_db)
    assert (row.kind, row.due_at, row.data, row.attempts, row.lease_until) == ("push", 50, {"n": 2}, 0, 0)
    assert row.id != claimed.id


async def test_a_job_is_part_of_its_transaction(migrated_db: Database) -> None:
    async def broken() -> None:
        async with migrated_db.write() as session:
            await store.schedule(session, "mail", "a", 0, {})
            raise LookupError

    with pytest.raises(LookupError):
        await broken()
    assert await rows(migrated_db) == []


async def test_a_dropped_job_is_gone(migrated_db: Database) -> None:
    await put(migrated_db, "a")
    await put(migrated_db, "b")
    async with migrated_db.write() as session:
        await store.cancel(session, "a")
    assert [row.key for row in await rows(migrated_db)] == ["b"]


async def test_only_what_is_due_is_claimed_oldest_first_and_of_the_kinds_asked_for(migrated_db: Database) -> None:
    for key, due_at, kind in [("a", 30, "mail"), ("b", 10, "mail"), ("c", 20, "bot"), ("d", 40, "mail")]:
        await put(migrated_db, key, due_at, kind)
    first = await store.claim(migrated_db, 30, LEASE, 1)
    rest = await store.claim(migrated_db, 30, LEASE, 5, ["mail"])
    assert [job.key for job in [*first, *rest]] == ["b", "a"]
    assert {job.attempts for job in [*first, *rest]} == {1}


async def test_a_claimed_job_comes_back_only_when_its_lease_has_run_out(migrated_db: Database) -> None:
    await put(migrated_db, "a")
    [first] = await store.claim(migrated_db, 100, LEASE, 5)
    assert await store.claim(migrated_db, 100 + LEASE - 1, LEASE, 5) == []
    [second] = await store.claim(migrated_db, 100 + LEASE, LEASE, 5)
    assert (first.id, first.attempts, second.attempts) == (second.id, 1, 2)


async def test_whoever_lost_the_lease_can_neither_finish_nor_delay_the_job(migrated_db: Database) -> None:
    await put(migrated_db, "a")
    [late] = await store.claim(migrated_db, 100, LEASE, 5)
    [holder] = await store.claim(migrated_db, 100 + LEASE, LEASE, 5)
    assert not await finish(migrated_db, late)
    await store.fail(migrated_db, late, 200)
    await store.lease(migrated_db, [late], 999_999)
    [row] = await rows(migrated_db)
    assert (row.due_at, row.lease_until) == (0, 100 + 2 * LEASE)
    assert await finish(migrated_db, holder)
    assert await rows(migrated_db) == []
    assert not await finish(migrated_db, holder)


async def test_a_job_that_was_put_again_is_not_finished_by_the_earlier_claim(migrated_db: Database) -> None:
    await put(migrated_db, "a")
    [early] = await store.claim(migrated_db, 100, LEASE, 5)
    await put(migrated_db, "a")
    [holder] = await store.claim(migrated_db, 100, LEASE, 5)
    assert (early.attempts, early.lease_until) == (holder.attempts, holder.lease_until)
    assert not await finish(migrated_db, early)
    assert len(await rows(migrated_db)) == 1


async def test_a_renewed_lease_holds_longer_and_a_lease_can_be_given_back(migrated_db: Database) -> None:
    await put(migrated_db, "a")
    claimed = await store.claim(migrated_db, 100, LEASE, 5)
    await store.lease(migrated_db, claimed, 100 + 2 * LEASE)
    assert await store.claim(migrated_db, 100 + LEASE, LEASE, 5) == []
    await store.lease(migrated_db, claimed, 0)
    assert len(await store.claim(migrated_db, 100 + LEASE, LEASE, 5)) == 1


async def test_each_failure_doubles_the_delay_up_to_a_limit(migrated_db: Database) -> None:
    await put(migrated_db, "a")
    now, delays = 0, []
    for _ in range(12):
        [job] = await store.claim(migrated_db, now, LEASE, 1)
        await store.fail(migrated_db, job, now)
        [row] = await rows(migrated_db)
        delays.append(row.due_at - now)
        now = row.due_at
    assert delays[0] == store.FIRST_DELAY
    assert delays[-1] == store.LONGEST_DELAY
    assert all([later == min(2 * earlier, store.LONGEST_DELAY) for earlier, later in pairwise(delays)])


async def test_claimers_at_the_same_time_never_get_the_same_job(migrated_url: str) -> None:
    one, two = Database(migrated_url), Database(migrated_url)
    async with one.write() as session:
        for number in range(120):
            await store.schedule(session, "mail", f"k{number}", number, {})

    async def claim_all(db: Database) -> list[str]:
        found: list[str] = []
        while jobs := await store.claim(db, 1000, LEASE, 3):
            found += [job.key for job in jobs]
        return found

    claimed = await asyncio.gather(*[claim_all(db) for db in (one, two) for _ in range(3)])
    assert sorted(key for found in claimed for key in found) == sorted(f"k{number}" for number in range(120))
    await one.close()
    await two.close()


async def test_the_survey_knows_what_is_due_and_what_comes_next(migrated_db: Database) -> None:
    for key, due_at, kind in [("a", 10, "mail"), ("b", 20, "mail"), ("c", 500, "bot"), ("d", 5, "push")]:
        await put(migrated_db, key, due_at, kind)
    assert await store.due_by_kind(migrated_db, 15, ["mail", "bot"]) == {"mail": (10, 1), "bot": (500, 0)}
    await store.claim(migrated_db, 15, LEASE, 5, ["mail"])
    assert await store.due_by_kind(migrated_db, 15, ["mail"]) == {"mail": (20, 0)}
