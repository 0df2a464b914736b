"""The work of tables that nobody asks for over HTTP: bots move, clocks run out, the absent agree."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from functools import partial

from astrarium.kernel.chance import Dealer, DrawStream

from .. import clock
from ..db.jobs import Job
from ..jobs.pool import ThinkingPool
from ..problems import Problem
from . import consequences, deeds
from .change import Change
from .meta import Meta
from .opened import Opened
from .standing import Standing
from .tables import Tables


class Working:
    """Handlers of jobs. Each looks first whether its work is still to be done, so it may come twice or late."""

    def __init__(self, tables: Tables, pool: ThinkingPool) -> None:
        self.tables = tables
        self.pool = pool

    @property
    def handlers(self) -> dict[str, Callable[[Job], Awaitable[None]]]:
        return {"bot": self.bot, "forced": self.forced, "clock": self.clock, "consent": self.consent}

    async def opened(self, job: Job) -> Opened | None:
        """The table of a job if it is being played."""
        assert job.table_id is not None
        try:
            known = await self.tables.open(job.table_id)
        except Problem:
            return None
        is_played = known.standing is not None and known.meta.status == "running"
        return known if is_played else None

    async def bot(self, job: Job) -> None:
        """A bot thinks about a position that holds nothing which its seat does not know."""
        known = await self.opened(job)
        seat, decision = job.data["seat"], job.data["decision"]
        standing = None if known is None else known.standing
        if known is None or standing is None or standing.is_over or standing.seats[seat].opened != decision:
            return
        level = standing.seats[seat].bot
        if level is None:
            return
        wire = await self.tables.compute(partial(blind_position, standing, seat))
        notation = await self.pool.think(wire, seat, level, f"{known.meta.id}:{seat}:{decision}")
        await self.quietly(known.meta.id, lambda _, change: deeds.move(change, seat, decision, notation, None))

    async def forced(self, job: Job) -> None:
        if await self.opened(job) is not None:
            seat, decision = job.data["seat"], job.data["decision"]
            await self.quietly(job.table_id or "", lambda _, change: deeds.play_forced(change, seat, decision))

    async def clock(self, job: Job) -> None:
        """Whose time is over? If nobody's, look again when it can be."""
        known = await self.opened(job)
        if known is None:
            return
        known = (
            await self.quietly(known.meta.id, lambda meta, change: deeds.run_out(change, takeover=meta.takeover))
            or known
        )
        async with known.lock:  # a move of this moment must not find its earlier deadline replaced
            assert known.standing is not None
            next_due = None if known.standing.is_over else consequences.earliest_deadline(known.standing)
            if next_due is not None:
                async with self.tables.db.write() as session:
                    await consequences.put_clock(session, known.meta, next_due)

    async def consent(self, job: Job) -> None:
        """Those who were away count as agreeing now; whoever was seen since is waited for again."""
        known = await self.opened(job)
        if known is None:
            return
        known.mark_stale()  # who was seen at another process is in the database
        known = await self.quietly(known.meta.id, self.conclude)
        proposal = None if known is None or known.standing is None else known.standing.ask
        if known is not None and proposal is not None and proposal.index == job.data["ask"]:
            async with self.tables.db.write() as session:
                await consequences.put_consent(session, known.meta, proposal, clock.now())

    def conclude(self, meta: Meta, change: Change) -> None:
        deeds.conclude(change, meta.circle, self.tables.absent(meta, clock.now()))

    async def quietly(self, table_id: str, deed: Callable[[Meta, Change], None]) -> Opened | None:
        """What is refused was done by somebody else in the meantime."""
        try:
            return (await self.tables.act(table_id, deed)).known
        except Problem as problem:
            if problem.status != 409:
                raise
            return None


def blind_position(standing: Standing, seat: int) -> bytes:
    """The position as its seat knows it, everything else dealt anew."""
    stream = DrawStream(Dealer(secrets.token_bytes(32)))
    return standing.g.redeal(seat, stream).to_wire()
