"""The jobs that a change of a table causes: bots to move, clocks to check, consent to wait for."""

from __future__ import annotations

import secrets
from typing import Final

from sqlalchemy.ext.asyncio import AsyncSession

from ..asking import current_asker
from ..clock import DAY, MINUTE, SECOND
from ..jobs import store as jobs
from .change import Change
from .table_meta import TableMeta
from .table_state import Ask, TableState

ABSENT_LIVE: Final = 2 * MINUTE
ABSENT_BY_WEB: Final = DAY
FORCED_DELAY: Final = range(SECOND, 6 * SECOND)  # before a forced answer that onlookers do not know to be forced


def absence_limit(meta: TableMeta) -> int:
    """How long a person may be away before they count as agreeing."""
    return ABSENT_LIVE if meta.is_live else ABSENT_BY_WEB


async def schedule_jobs(session: AsyncSession, meta: TableMeta, before: TableState | None, change: Change) -> None:
    """Schedule the jobs that the change causes. Each job checks first whether it is still needed."""
    after = change.state
    if after.is_over:
        return
    for seat in range(len(after.seats)):
        await schedule_seat_job(session, meta, before, change, seat)
    earliest = earliest_deadline(after)
    was = None if before is None else earliest_deadline(before)
    if earliest is not None and (was is None or earliest < was):
        await schedule_clock(session, meta, earliest)
    if after.ask is not None and (before is None or before.ask != after.ask):
        await schedule_consent(session, meta, after.ask, after.ask.at)


def earliest_deadline(state: TableState) -> int | None:
    deadlines = [state.deadline(seat) for seat in range(len(state.seats))]
    return min([deadline for deadline in deadlines if deadline is not None], default=None)


async def schedule_clock(session: AsyncSession, meta: TableMeta, due_at: int) -> None:
    """One job for each table. If the deadline was put off, the job schedules itself again."""
    await jobs.schedule(session, "clock", f"clock:{meta.id}", due_at, {}, meta.id)


async def schedule_consent(session: AsyncSession, meta: TableMeta, proposal: Ask, since: int) -> None:
    """Check again when people who have been away since then count as agreeing."""
    data = {"ask": proposal.index}
    await jobs.schedule(session, "consent", f"consent:{meta.id}", since + absence_limit(meta), data, meta.id)


async def schedule_seat_job(
    session: AsyncSession, meta: TableMeta, before: TableState | None, change: Change, seat: int
) -> None:
    """Schedule a bot's move, or a forced answer that must be delayed."""
    seat_state = change.state.seats[seat]
    was = None if before is None else before.seats[seat]
    is_new = was is None or was.decision != seat_state.decision or was.bot != seat_state.bot
    waits = seat in change.delayed
    if seat_state.decision is None or not is_new or (seat_state.bot is None and not waits):
        return
    kind = "forced" if seat_state.bot is None else "bot"
    pause = secrets.choice(FORCED_DELAY) if waits else 0
    data = {"seat": seat, "decision": seat_state.decision, "origin": current_asker().origin}
    await jobs.schedule(session, kind, f"{kind}:{meta.id}:{seat}", change.at + pause, data, meta.id)
