"""Runs jobs that are due: claims them, calls their handlers, and survives their errors."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Any, Final, Protocol

from .. import clock, metrics
from ..config import Config
from ..db.engine import Database
from ..db.jobs import Job
from . import store
from .pool import process_count

Handler = Callable[[Job], Awaitable[None]]


class Order(Protocol):
    """Which jobs of a kind are begun first if there is no room for all."""

    def rank(self, job: Job | store.DueJob) -> Any:
        """The lowest comes first."""

    def owner(self, job: Job | store.DueJob) -> str:
        """For whom it is done."""


POLL: Final = clock.SECOND  # between two looks if nobody wakes the runner
LEASE: Final = 15 * clock.SECOND
STOP_TIMEOUT: Final = 10 * clock.SECOND  # for handlers that still run when the server stops
AT_ONCE: Final = 8  # handlers of one kind at the same time; bots have their own number

log = logging.getLogger(__name__)


class Runner:
    """One in each process. Renews leases while handlers run; a job that failed is tried again later."""

    def __init__(
        self,
        db: Database,
        handlers: Mapping[str, Handler],
        config: Config,
        lease_ms: int = LEASE,
        poll_ms: int = POLL,
        orders: Mapping[str, Order] | None = None,
    ) -> None:
        self.db = db
        self.handlers = handlers
        self.orders = orders or {}
        self.at_once = {"bot": 2 * process_count(config)}
        self.lease_ms = lease_ms
        self.poll_ms = poll_ms
        self.running: dict[asyncio.Task[None], Job] = {}
        self._loops: list[asyncio.Task[None]] = []
        self._woken = asyncio.Event()
        self._is_stopping = False

    @property
    def is_alive(self) -> bool:
        return bool(self._loops) and not any([loop.done() for loop in self._loops])

    def wake(self) -> None:
        """Look for jobs now: one was committed in this process."""
        self._woken.set()

    async def start(self) -> None:
        if self.db.is_sqlite:
            await store.release_all(self.db)  # only one process uses SQLite: earlier holders are dead
        self._is_stopping = False
        self._loops = [asyncio.create_task(self._claim_forever()), asyncio.create_task(self._renew_forever())]

    async def stop(self) -> None:
        """Let handlers finish; those that take too long are cancelled, and their jobs released."""
        self._is_stopping = True
        self.wake()
        if self._loops:
            await self._loops[0]
        if self.running:
            await asyncio.wait(list(self.running), timeout=STOP_TIMEOUT / clock.SECOND)
        rest = dict(self.running)
        for task in rest:
            task.cancel()
        await asyncio.gather(*rest, return_exceptions=True)
        if rest:
            await self._log_errors("give jobs back", store.lease(self.db, rest.values(), 0))
        for loop in self._loops:
            loop.cancel()
        await asyncio.gather(*self._loops, return_exceptions=True)
        self._loops = []

    async def _claim_forever(self) -> None:
        while not self._is_stopping:
            self._woken.clear()
            wait_ms = self.poll_ms
            try:
                wait_ms = await self._claim_due()
            except Exception:
                log.exception("claiming jobs failed")
            with suppress(TimeoutError):
                async with asyncio.timeout(wait_ms / clock.SECOND):
                    await self._woken.wait()

    async def _claim_due(self) -> int:
        """Start the jobs that are due and fit; returns how long to sleep."""
        now = clock.now()
        wait_ms = self.poll_ms
        busy = Counter(job.kind for job in self.running.values())
        due = await store.due_by_kind(self.db, now, list(self.handlers))
        metrics.jobs_waiting(self.handlers, {kind: count for kind, (_, count) in due.items()})
        held = [job.id for job in self.running.values()]
        for kind, (due_at, count) in due.items():
            room = self.at_once.get(kind, AT_ONCE) - busy[kind]
            if due_at > now:
                wait_ms = min(wait_ms, due_at - now)
            elif not self._is_stopping and kind in self.orders and count > room:
                first = await self._first(kind, now, room, held)
                for job in (
                    await store.claim(self.db, now, self.lease_ms, len(first), [kind], held, first) if first else ()
                ):
                    self._begin(job)
            elif room > 0 and not self._is_stopping:
                for job in await store.claim(self.db, now, self.lease_ms, room, [kind], held):
                    self._begin(job)
        return wait_ms

    async def _first(self, kind: str, now: int, room: int, held: list[str]) -> list[str]:
        """The ids of the jobs that come first if not all can be begun; one of somebody who has none always can."""
        order = self.orders[kind]
        served = {order.owner(job) for job in self.running.values() if job.kind == kind}
        jobs = sorted(await store.due_jobs(self.db, now, kind, held), key=order.rank)
        if room == 0:
            return [job.id for job in jobs if order.owner(job) not in served][:1]
        return [job.id for job in jobs[: max(0, room)]]

    def _begin(self, job: Job) -> None:
        metrics.JOBS_CLAIMED.labels(job.kind).inc()
        task = asyncio.create_task(self._handle(job))
        self.running[task] = job
        task.add_done_callback(self._end)

    def _end(self, task: asyncio.Task[None]) -> None:
        del self.running[task]
        self.wake()

    async def _handle(self, job: Job) -> None:
        try:
            await self.handlers[job.kind](job)
        except Exception:
            metrics.JOBS_FAILED.labels(job.kind).inc()
            log.exception("job failed", extra={"job": job.id, "kind": job.kind, "attempts": job.attempts})
            await self._log_errors("put a job off", store.fail(self.db, job, clock.now()))
        else:
            await self._log_errors("finish a job", self._finish(job))

    async def _finish(self, job: Job) -> None:
        async with self.db.write() as session:
            await store.finish(session, job)

    async def _renew_forever(self) -> None:
        while True:
            await asyncio.sleep(self.lease_ms / clock.SECOND / 3)
            if self.running:
                held = list(self.running.values())
                await self._log_errors("renew leases", store.lease(self.db, held, clock.now() + self.lease_ms))

    async def _log_errors(self, what: str, work: Awaitable[None]) -> None:
        """Log database errors, so that they do not end the runner: the lease expires and the job comes again."""
        try:
            await work
        except Exception:
            log.exception("could not %s", what)
