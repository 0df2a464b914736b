"""The jobs that a change of a table causes: bots to move, clocks to check, consent to wait for."""

from __future__ import annotations

import secrets
from typing import Final

from sqlalchemy.ext.asyncio import AsyncSession

from ..asking import current_asker
from ..clock import DAY, MINUTE, SECOND
from ..jobs import store as jobs
from ..jobs.new_job import NewJob
from .change import Change
from .table_meta import TableMeta
from .table_state import Ask, TableState

ABSENT_LIVE: Final = 2 * MINUTE
ABSENT_BY_WEB: Final = DAY
FORCED_DELAY: Final = range(SECOND, 6 * SECOND)  # before a forced answer that onlookers do not know to be forced


def absence_limit(meta: TableMeta) -> int:
    """How long a person may be away before they count as agreeing."""
    return ABSENT_LIVE if meta.is_live else ABSENT_BY_WEB


async def schedule(session: AsyncSession, job: NewJob) -> None:
    await jobs.schedule(session, *job)


def caused_jobs(meta: TableMeta, before: TableState | None, change: Change) -> list[NewJob]:
    """The jobs that the change causes. Each job checks first whether it is still needed."""
    after = change.state
    if after.is_over:
        return []
    seat_jobs = [seat_job(meta, before, change, seat) for seat in range(len(after.seats))]
    found = [job for job in seat_jobs if job is not None]
    earliest = earliest_deadline(after)
    was = None if before is None else earliest_deadline(before)
    if earliest is not None and (was is None or earliest < was):
        found.append(clock_job(meta, earliest))
    if after.ask is not None and (before is None or before.ask != after.ask):
        found.append(consent_job(meta, after.ask, after.ask.at))
    return found


def earliest_deadline(state: TableState) -> int | None:
    deadlines = [state.deadline(seat) for seat in range(len(state.seats))]
    return min([deadline for deadline in deadlines if deadline is not None], default=None)


def clock_job(meta: TableMeta, due_at: int) -> NewJob:
    """One job for each table. If the deadline was put off, the job schedules itself again."""
    return NewJob("clock", f"clock:{meta.id}", due_at, {}, meta.id)


def consent_job(meta: TableMeta, proposal: Ask, since: int) -> NewJob:
    """Check again when people who have been away since then count as agreeing."""
    return NewJob("consent", f"consent:{meta.id}", since + absence_limit(meta), {"ask": proposal.index}, meta.id)


def seat_job(meta: TableMeta, before: TableState | None, change: Change, seat: int) -> NewJob | None:
    """A bot's move, or a forced answer that must be delayed."""
    seat_state = change.state.seats[seat]
    was = None if before is None else before.seats[seat]
    is_new = was is None or was.decision != seat_state.decision or was.bot != seat_state.bot
    waits = seat in change.delayed
    if seat_state.decision is None or not is_new or (seat_state.bot is None and not waits):
        return None
    kind = "forced" if seat_state.bot is None else "bot"
    pause = secrets.choice(FORCED_DELAY) if waits else 0
    data = {"seat": seat, "decision": seat_state.decision, "origin": current_asker().origin}
    return NewJob(kind, f"{kind}:{meta.id}:{seat}", change.at + pause, data, meta.id)
