"""Jobs as rows: scheduled, claimed for the time of a lease, and finished or tried again later.

A claim is identified by the job's id and its attempts. Scheduling a job again gives it a new id, and claiming it counts
an attempt, so the holder of an earlier claim can neither finish nor delay the newer one.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, case, delete, func, select, tuple_, update
from sqlalchemy.dialects.postgresql import insert as insert_postgresql
from sqlalchemy.dialects.sqlite import insert as insert_sqlite
from sqlalchemy.ext.asyncio import AsyncSession

from ..clock import MINUTE, SECOND
from ..db.base import new_id
from ..db.engine import Database
from ..db.jobs import Job

FIRST_DELAY: Final = SECOND
LONGEST_DELAY: Final = 5 * MINUTE
MAX_COMPARED: Final = 500
HAS_SCHEDULED: Final = "has scheduled a job"
REPLACED: Final = ("id", "kind", "table_id", "due_at", "lease_until", "attempts", "data")


async def schedule(
    session: AsyncSession, kind: str, key: str, due_at: int, data: dict[str, Any], table_id: str | None = None
) -> None:
    """Schedule a job; one with the same key is replaced."""
    insert = insert_sqlite if session.get_bind().dialect.name == "sqlite" else insert_postgresql
    row = {"id": new_id(16), "kind": kind, "table_id": table_id, "due_at": due_at, "data": data}
    row_insert = insert(Job).values(key=key, lease_until=0, attempts=0, **row)
    replaced = {name: row_insert.excluded[name] for name in REPLACED}
    await session.execute(row_insert.on_conflict_do_update(index_elements=["key"], set_=replaced))
    session.info[HAS_SCHEDULED] = True


def has_scheduled(session: AsyncSession) -> bool:
    """Whether this transaction has scheduled a job: then the runner should look after the commit."""
    return HAS_SCHEDULED in session.info


async def cancel(session: AsyncSession, key: str) -> None:
    """Delete the job with this key."""
    await session.execute(delete(Job).where(Job.key == key))


async def claim(
    db: Database,
    now: int,
    lease_ms: int,
    limit: int,
    kinds: Collection[str] | None = None,
    except_ids: Collection[str] = (),
    only_ids: Collection[str] | None = None,
) -> list[Job]:
    """Claim unclaimed jobs that are due, oldest first; two claimers never get the same job.

    `except_ids` are jobs that the claimer still runs, even if it was too slow to renew their leases.
    """
    free = [Job.due_at <= now, Job.lease_until <= now, Job.id.not_in(except_ids)]
    if kinds is not None:
        free.append(Job.kind.in_(kinds))
    if only_ids is not None:
        free.append(Job.id.in_(only_ids))
    # Not a plain subquery: the planner may run one several times, and would then lock more than the limit.
    due = select(Job.id).where(*free).order_by(Job.due_at, Job.id).limit(limit).with_for_update(skip_locked=True)
    taken = (
        update(Job)
        .where(Job.id.in_(select(due.cte("due").c.id)))
        .values(lease_until=now + lease_ms, attempts=Job.attempts + 1)
        .returning(Job)
        .execution_options(synchronize_session=False)
    )
    async with db.write() as session:
        jobs = list(await session.scalars(taken))
    return sorted(jobs, key=lambda job: (job.due_at, job.id))


class DueJob(NamedTuple):
    """What puts jobs in order: whole ones would cost three times as much, and there may be hundreds."""

    id: str
    table_id: str | None
    data: dict[str, Any]


async def due_jobs(db: Database, now: int, kind: str, except_ids: Collection[str]) -> list[DueJob]:
    """Unclaimed jobs of a kind that are due, the oldest first, as many as anybody would compare."""
    free = (Job.kind == kind, Job.due_at <= now, Job.lease_until <= now, Job.id.not_in(except_ids))
    query = select(Job.id, Job.table_id, Job.data).where(*free).order_by(Job.due_at, Job.id).limit(MAX_COMPARED)
    async with db.read() as session:
        return [DueJob(*row) for row in await session.execute(query)]


def is_same(job: Job) -> ColumnElement[bool]:
    """The row is still the one that was claimed."""
    return (Job.id == job.id) & (Job.attempts == job.attempts)


async def finish(session: AsyncSession, job: Job) -> bool:
    """Delete a job that is done; False if the claim was no longer valid."""
    gone = await session.scalars(delete(Job).where(is_same(job)).returning(Job.id))
    return gone.first() is not None


async def fail(db: Database, job: Job, now: int) -> None:
    """Try again later, twice as late after each attempt."""
    delay = min(LONGEST_DELAY, FIRST_DELAY << min(job.attempts - 1, 20))
    async with db.write() as session:
        await session.execute(update(Job).where(is_same(job)).values(due_at=now + delay, lease_until=0))


async def lease(db: Database, jobs: Iterable[Job], until: int) -> None:
    """Hold the claims longer, or with `until=0` give them back."""
    held = [(job.id, job.attempts) for job in jobs]
    async with db.write() as session:
        await session.execute(update(Job).where(tuple_(Job.id, Job.attempts).in_(held)).values(lease_until=until))


async def release_all(db: Database) -> None:
    """Release all claims; only for a process that knows that it is alone."""
    async with db.write() as session:
        await session.execute(update(Job).where(Job.lease_until > 0).values(lease_until=0))


async def due_by_kind(db: Database, now: int, kinds: Collection[str]) -> dict[str, tuple[int, int]]:
    """For each kind with unclaimed jobs: when the earliest is due, and how many are due now."""
    is_due = func.sum(case((Job.due_at <= now, 1), else_=0))
    query = select(Job.kind, func.min(Job.due_at), is_due).where(Job.lease_until <= now, Job.kind.in_(kinds))
    async with db.read() as session:
        return {kind: (due_at, int(count)) for kind, due_at, count in await session.execute(query.group_by(Job.kind))}
