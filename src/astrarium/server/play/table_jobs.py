"""Handlers of the jobs of tables: bots move, clocks run out, absent people count as agreeing."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from functools import partial
from http import HTTPStatus

from astrarium.kernel.chance import Dealer, DrawStream

from .. import clock
from ..asking import Asker, set_asker
from ..db.jobs import Job
from ..jobs.pool import BotPool
from ..jobs.thinking_order import ThinkingOrder, origin_of_job
from ..problems import Problem
from . import commands, job_schedule
from .cached_table import CachedTable
from .change import Change
from .table_meta import TableMeta
from .table_state import TableState
from .tables import Tables


class TableJobs:
    """Each handler checks first whether its work is still needed, so a job may come twice or late."""

    def __init__(self, tables: Tables, pool: BotPool, order: ThinkingOrder) -> None:
        self.tables = tables
        self.pool = pool
        self.order = order

    @property
    def handlers(self) -> dict[str, Callable[[Job], Awaitable[None]]]:
        return {"bot": self.bot, "forced": self.forced, "clock": self.clock, "consent": self.consent}

    async def running_table(self, job: Job) -> CachedTable | None:
        """The table of a job if it is being played."""
        assert job.table_id is not None
        try:
            cached = await self.tables.open(job.table_id)
        except Problem as problem:
            if problem.status != HTTPStatus.NOT_FOUND:
                raise
            return None
        is_played = cached.state is not None and cached.meta.status == "running"
        return cached if is_played else None

    async def deciding_table(self, job: Job) -> CachedTable | None:
        """The table of a job if the decision of the job is open.

        A job can be claimed before this process knows the change that has caused it. So where the decision is not open,
        the table is read again before the job is given up.
        """
        cached = await self.running_table(job)
        if cached is None or not is_open(cached, job):
            self.tables.mark_stale(str(job.table_id))
            cached = await self.running_table(job)
        return cached if cached is not None and is_open(cached, job) else None

    async def bot(self, job: Job) -> None:
        """A bot moves. It gets a position that holds nothing hidden from its seat."""
        set_asker(Asker(origin_of_job(job)))
        cached = await self.deciding_table(job)
        if cached is None or cached.state is None:
            return
        seat, decision, state = job.data["seat"], job.data["decision"], cached.state
        level = state.seats[seat].bot
        if level is None:
            return
        wire = await self.tables.compute(partial(blind_position, state, seat))
        seed = f"{cached.meta.id}:{seat}:{decision}"
        notation = await self.pool.think(wire, seat, level, seed, self.order.turn(job))
        await self.try_command(cached.meta.id, lambda _, change: commands.move(change, seat, decision, notation, None))

    async def forced(self, job: Job) -> None:
        if await self.deciding_table(job) is not None:
            seat, decision = job.data["seat"], job.data["decision"]
            await self.try_command(job.table_id or "", lambda _, change: commands.play_forced(change, seat, decision))

    async def clock(self, job: Job) -> None:
        """Expire clocks that have run out, and schedule the next check."""
        cached = await self.running_table(job)
        if cached is None:
            return
        cached = (
            await self.try_command(
                cached.meta.id, lambda meta, change: commands.expire_clocks(change, takeover=meta.takeover)
            )
            or cached
        )
        async with cached.lock:  # a move of this moment must not find its earlier deadline replaced
            assert cached.state is not None
            next_due = None if cached.state.is_over else job_schedule.earliest_deadline(cached.state)
            if next_due is not None:
                async with self.tables.db.write() as session:
                    await job_schedule.schedule(session, job_schedule.clock_job(cached.meta, next_due))

    async def consent(self, job: Job) -> None:
        """People who were away count as agreeing now; for those seen since, the job waits again."""
        cached = await self.running_table(job)
        if cached is None:
            return
        cached.mark_stale()  # who was seen at another process is in the database
        cached = await self.try_command(cached.meta.id, self.carry_out_if_agreed)
        proposal = None if cached is None or cached.state is None else cached.state.ask
        if cached is not None and proposal is not None and proposal.index == job.data["ask"]:
            async with self.tables.db.write() as session:
                await job_schedule.schedule(session, job_schedule.consent_job(cached.meta, proposal, clock.now()))

    def carry_out_if_agreed(self, meta: TableMeta, change: Change) -> None:
        commands.carry_out_if_agreed(change, meta.seating, self.tables.absent_seats(meta, clock.now()))

    async def try_command(self, table_id: str, command: Callable[[TableMeta, Change], None]) -> CachedTable | None:
        """Run a command; None if it is refused, because the table has changed in the meantime."""
        try:
            return (await self.tables.act(table_id, command)).cached
        except Problem as problem:
            if problem.status != HTTPStatus.CONFLICT or problem.code == "busy":  # then it was not even tried
                raise
            return None


def is_open(cached: CachedTable, job: Job) -> bool:
    """Whether the seat of a job has to decide what the job is for."""
    state = cached.state
    return state is not None and not state.is_over and state.seats[job.data["seat"]].decision == job.data["decision"]


def blind_position(state: TableState, seat: int) -> bytes:
    """The position as the seat knows it, everything hidden from it dealt anew."""
    stream = DrawStream(Dealer(secrets.token_bytes(32)))
    return state.g.redeal(seat, stream).to_wire()
