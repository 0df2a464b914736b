"""Once a day: expired sessions and links, and guests who never came back, are deleted."""

from __future__ import annotations

from sqlalchemy import delete, exists, or_
from sqlalchemy.ext.asyncio import AsyncSession

from ..clock import DAY, now
from ..db.engine import Database
from ..db.models import ChatLine, Job, Link, Seat, Session, Table, User
from ..jobs import store as jobs

KIND = "sweep"
FORGOTTEN = 90 * DAY  # guests who never played are deleted after this time


async def schedule_cleanup(session: AsyncSession, due_at: int) -> None:
    """Schedule the cleanup; there is only one such job."""
    await jobs.schedule(session, KIND, KIND, due_at, {})


class Cleanup:
    """The handler of the daily job, which plans the next one."""

    def __init__(self, db: Database) -> None:
        self.db = db

    async def clean_up(self, job: Job) -> None:
        async with self.db.write() as session:
            await clean_up(session, now())
            await schedule_cleanup(session, now() + DAY)


async def clean_up(session: AsyncSession, time: int) -> None:
    await session.execute(delete(Session).where(Session.expires_at < time))
    await session.execute(delete(Link).where(Link.expires_at.is_not(None), Link.expires_at < time))
    has_traces = or_(
        exists().where(Seat.user_id == User.id),
        exists().where(Table.host_id == User.id),
        exists().where(ChatLine.user_id == User.id),
    )
    gone = delete(User).where(User.kind == "guest", User.seen_at < time - FORGOTTEN, ~has_traces)
    await session.execute(gone.execution_options(synchronize_session=False))
