"""What follows from a change of a table: work for bots and clocks, and who is told."""

from __future__ import annotations

import secrets
from typing import Final

from sqlalchemy.ext.asyncio import AsyncSession

from ..clock import DAY, MINUTE, SECOND
from ..jobs import store as jobs
from .change import Change
from .meta import Meta
from .standing import Ask, Standing

ABSENT_LIVE: Final = 2 * MINUTE
ABSENT_BY_WEB: Final = DAY
HESITATION: Final = range(SECOND, 6 * SECOND)  # before a forced answer that onlookers do not know to be forced


def patience(meta: Meta) -> int:
    """How long a person may be away before he counts as agreeing."""
    return ABSENT_LIVE if meta.is_live else ABSENT_BY_WEB


async def ask_for_work(session: AsyncSession, meta: Meta, before: Standing | None, change: Change) -> None:
    """Put the jobs that the change causes. Jobs that are no longer needed find that out by themselves."""
    after = change.standing
    if after.is_over:
        return
    for seat in range(len(after.seats)):
        await work_of_seat(session, meta, before, change, seat)
    earliest = earliest_deadline(after)
    was = None if before is None else earliest_deadline(before)
    if earliest is not None and (was is None or earliest < was):
        await put_clock(session, meta, earliest)
    if after.ask is not None and (before is None or before.ask != after.ask):
        await put_consent(session, meta, after.ask, after.ask.at)


def earliest_deadline(standing: Standing) -> int | None:
    deadlines = [standing.deadline(seat) for seat in range(len(standing.seats))]
    return min([deadline for deadline in deadlines if deadline is not None], default=None)


async def put_clock(session: AsyncSession, meta: Meta, due_at: int) -> None:
    """One job a table; if moves have put the deadline off when it comes, it is put again."""
    await jobs.put(session, "clock", f"clock:{meta.id}", due_at, {}, meta.id)


async def put_consent(session: AsyncSession, meta: Meta, proposal: Ask, since: int) -> None:
    """Look again when whoever has been away since then counts as agreeing."""
    data = {"ask": proposal.index}
    await jobs.put(session, "consent", f"consent:{meta.id}", since + patience(meta), data, meta.id)


async def work_of_seat(session: AsyncSession, meta: Meta, before: Standing | None, change: Change, seat: int) -> None:
    """A bot to move, or a forced answer that must wait a moment."""
    state = change.standing.seats[seat]
    was = None if before is None else before.seats[seat]
    is_new = was is None or was.opened != state.opened or was.bot != state.bot
    waits = seat in change.waiting
    if state.opened is None or not is_new or (state.bot is None and not waits):
        return
    kind = "forced" if state.bot is None else "bot"
    pause = secrets.choice(HESITATION) if waits else 0
    data = {"seat": seat, "decision": state.opened}
    await jobs.put(session, kind, f"{kind}:{meta.id}:{seat}", change.at + pause, data, meta.id)
