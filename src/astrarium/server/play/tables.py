"""The tables that this process serves: loaded when needed, cached, and changed one change at a time."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Final, TypeVar

from sqlalchemy import exists, or_, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from astrarium.kernel import registry
from astrarium.kernel.position import SettingValue

from .. import clock, metrics
from ..db.engine import Database
from ..db.people import User
from ..db.tables import Seat, Table
from ..db.writers import LostRace
from ..live.bus import Bus, Message
from ..problems import Problem, not_found
from . import commands, job_schedule, lobby, store, table_write
from .cached_table import CachedTable, ChangeResult, Positions
from .change import END_TURN, Change
from .engine_queue import EngineQueue
from .messages import ROWS, TABLE, message_of, table_message
from .results import derived_status, ending_values
from .rows import BrokenRow
from .start import first_change
from .table_meta import TableMeta
from .table_state import TableState
from .write_plan import IsPresent, WritePlan, also_written

T = TypeVar("T")
MAX_CACHED: Final = 1_000  # tables that stay in memory
ATTEMPTS: Final = 8  # tries to win the race for the next row
SNAPSHOT_EVERY: Final = 100  # rows
TOUCH_EVERY: Final = 30 * clock.SECOND

Command = Callable[[TableMeta, Change], None]
Show = Callable[[TableMeta, TableState], Positions]
MakeFirstChange = Callable[[TableMeta], Change]
Wake = Callable[[], None]

log = logging.getLogger(__name__)


class Tables:
    """All that is done to tables goes through here. The engines run in one thread beside the event loop."""

    def __init__(self, db: Database, bus: Bus, engines: EngineQueue, wake: Wake, is_present: IsPresent) -> None:
        self.db = db
        self.bus = bus
        self.engines = engines
        self.wake = wake
        self.is_present = is_present
        self.cache: OrderedDict[str, CachedTable] = OrderedDict()
        self.loading: dict[str, asyncio.Lock] = {}
        self.changed_while_loading: set[str] = set()
        self.plan = WritePlan(db, bus, is_present)
        bus.listen(self.on_message)
        bus.on_gap(self.recheck_after_gap)

    async def compute(self, work: Callable[[], T]) -> T:
        """Run engine code in its thread, without blocking the event loop."""
        return await self.engines.run(work)

    def on_message(self, message: Message) -> None:
        """Another process, or this one, has changed a table, or what a person is called."""
        if message["type"] == "person":
            for table in self.cache.values():
                if table.meta.seats_of(message["person"]):
                    table.mark_stale()
            return
        if message["type"] != "table":
            return
        if message["table"] in self.loading:
            self.changed_while_loading.add(message["table"])
        cached = self.cache.get(message["table"])
        if cached is None:
            return
        cached.newest_index = max(cached.newest_index, message["index"])
        if ROWS not in message["changed"]:
            cached.mark_stale()

    async def recheck_after_gap(self) -> None:
        """After a gap in the messages: which tables are behind?"""
        async with self.db.read() as session:
            query = select(Table).where(Table.id.in_(list(self.cache)))
            for table in await session.scalars(query):
                cached = self.cache.get(table.id)
                if cached is not None and cached.meta.index != table.index:
                    cached.mark_stale()
                    await self.bus.publish(None, message_of(table, ROWS, TABLE))

    async def open(self, table_id: str) -> CachedTable:
        """The table, up to date."""
        cached = self.cache.get(table_id)
        if cached is not None and not cached.is_behind:
            self.cache.move_to_end(table_id)
            return cached
        try:
            async with self.loading.setdefault(table_id, asyncio.Lock()):
                cached = self.cache.get(table_id)
                if cached is None or (cached.is_behind and cached.meta.pause_reason is not None):
                    cached = await self.load(table_id)
                    if table_id in self.changed_while_loading:
                        cached.mark_stale()
                    self.cache[table_id] = cached
                    self.drop_oldest()
                    metrics.TABLES_CACHED.set(len(self.cache))
                elif cached.is_behind:
                    async with cached.lock:
                        await self.refresh(cached)
        finally:
            self.loading.pop(table_id, None)
            self.changed_while_loading.discard(table_id)
        return cached

    def mark_stale(self, table_id: str) -> None:
        """The table must be read again before it is used."""
        if (cached := self.cache.get(table_id)) is not None:
            cached.mark_stale()

    def drop_oldest(self) -> None:
        for table_id in list(self.cache)[: max(0, len(self.cache) - MAX_CACHED)]:
            if not self.cache[table_id].lock.locked():
                del self.cache[table_id]

    async def load(self, table_id: str) -> CachedTable:
        async with self.db.read() as session:
            meta = await store.read_meta(session, table_id)
            if meta is None:
                raise not_found("table")
            if meta.index < 0:
                return CachedTable(meta)
            snapshot, after = await store.read_snapshot(session, meta)
            rows = await store.read_rows(session, table_id, after)
        state, broken = await self.compute(partial(store.fold_rows, meta, snapshot, rows))
        cached = CachedTable(meta.updated_from(state), state, snapshot_at=state.index)
        if broken is not None:
            await self.pause(cached, str(broken))
        elif meta.status == "paused":
            await self.resume(cached, state)
        return cached

    async def refresh(self, cached: CachedTable) -> None:
        """Read what other processes have written; the caller holds the table's lock."""
        version = cached.version
        after = -1 if cached.state is None else cached.state.index
        async with self.db.read() as session:
            meta = await store.read_meta(session, cached.meta.id)
            if meta is None:
                raise not_found("table")
            rows = await store.read_rows(session, meta.id, after)
        if rows:
            state = store.state_at_start(meta, rows[0]) if cached.state is None else cached.state.copy()
            try:
                await self.compute(lambda: [state.apply_row(row) for row in rows])
            except BrokenRow:
                self.cache.pop(meta.id, None)  # opened anew it will be paused
                raise Problem(409, "busy", index=after) from None
            cached.state = state
        cached.meta = meta if cached.state is None else meta.updated_from(cached.state)
        cached.read_version = version
        cached.positions = {}

    async def pause(self, cached: CachedTable, pause_reason: str) -> None:
        """A row no longer replays: the table waits at the last good position. Games that are over are not paused."""
        log.error("a table is paused", extra={"table": cached.meta.id, "pause_reason": pause_reason})
        cached.meta = replace(cached.meta, status="paused", pause_reason=pause_reason[:500])
        async with self.db.write() as session:
            paused = update(Table).where(Table.id == cached.meta.id, Table.ended_at.is_(None))
            await session.execute(paused.values(status="paused", pause_reason=cached.meta.pause_reason))

    async def resume(self, cached: CachedTable, state: TableState) -> None:
        """All rows replay again: the game goes on, and so does the work that the pause has dropped."""
        cached.meta = replace(cached.meta, status=derived_status(cached.meta, state), pause_reason=None)
        async with self.db.write() as session:
            paused = update(Table).where(Table.id == cached.meta.id)
            await session.execute(paused.values(status=cached.meta.status, pause_reason=None))
            work = Change(state, cached.meta.dealer, cached.meta.auto_replies, clock.now())
            for job in job_schedule.caused_jobs(cached.meta, None, work):
                await job_schedule.schedule(session, job)
        self.wake()

    async def act(self, table_id: str, command: Command, show: Show | None = None) -> ChangeResult:
        """Change a running table. When this returns, the change is in the database.

        `show` makes positions after the change, in the same step of the engines.
        """
        cached = await self.open(table_id)
        has_looked = self.db.is_sqlite  # there nobody else can have changed anything
        async with cached.lock:
            for _ in range(ATTEMPTS):
                if cached.is_behind:
                    await self.refresh(cached)
                before = running_state(cached)
                try:
                    change, positions = await self.compute(partial(run_command, cached.meta, before, command, show))
                    if change.rows:
                        await self.commit_change(cached, before, change)
                        cached.positions = positions
                    return ChangeResult(cached, change.rows)
                except Problem:
                    if has_looked:
                        raise
                    has_looked = True
                except (LostRace, IntegrityError):
                    pass
                except BaseException:
                    cached.mark_stale()  # whether it was stored is not known: look before the next change
                    raise
                cached.mark_stale()
        raise Problem(409, "busy", index=cached.meta.index)

    async def start(self, table_id: str, first: MakeFirstChange = first_change) -> CachedTable:
        """Begin the game of a table whose seats are taken."""
        cached = await self.open(table_id)
        async with cached.lock:
            await self.refresh(cached)
            if cached.state is not None or cached.meta.status != "open":
                raise Problem(409, "already-started", index=cached.meta.index)
            change = await self.compute(partial(first, cached.meta))
            try:
                await self.commit_change(cached, None, change)
            except (LostRace, IntegrityError):
                raise Problem(409, "busy", index=cached.meta.index) from None
            finally:
                cached.mark_stale()
        return await self.open(table_id)

    async def commit_change(self, cached: CachedTable, before: TableState | None, change: Change) -> None:
        """Write a change and all that follows from it in one transaction, then update the cached table."""
        ending = ending_values(cached.meta, change.state, change.at)
        if before is None:
            ending = {"status": "running", "started_at": change.at, **ending}
        write = await self.plan.write_of(cached.meta, before, change, ending)
        await table_write.commit(self.db, self.bus, write, also_written(cached.meta, before, ending))
        cached.state = change.state
        cached.meta = cached.meta.updated_from(change.state, **ending)
        cached.positions = {}
        if write.jobs:
            self.wake()  # each look costs the runner a query
        if ending or change.state.index - cached.snapshot_at >= SNAPSHOT_EVERY:
            cached.snapshot_at = change.state.index
            await self.keep_snapshot(cached.meta, change.state)

    async def keep_snapshot(self, meta: TableMeta, state: TableState) -> None:
        """Only a cache: a failure is logged, because the change itself is already stored."""
        try:
            async with self.db.write() as session:
                await store.write_snapshot(session, meta, state)
        except (SQLAlchemyError, ConnectionError):
            log.exception("a snapshot could not be written", extra={"table": meta.id})

    async def set_auto_replies(self, cached: CachedTable, seat: int, auto_replies: dict[str, SettingValue]) -> None:
        """Store the automatic replies of a seat."""
        rules = registry.rules_of(cached.meta.game)
        choices = {setting.name: setting.choices for setting in (*rules.auto_replies, END_TURN)}
        for name, value in auto_replies.items():
            if not any(type(value) is type(choice) and value == choice for choice in choices.get(name, ())):
                raise Problem(422, "bad-auto-reply", name=name)
        mine = update(Seat).where(Seat.table_id == cached.meta.id, Seat.seat == seat)
        async with self.db.write() as session:
            await session.execute(mine.values(auto_replies=auto_replies))
            actors = () if cached.state is None else cached.state.actors
            message = table_message(cached.meta.id, cached.meta.index, cached.meta.status, actors, [TABLE])
            await self.bus.publish(
                session, {**message, "users": [cached.meta.seats[seat].user]}
            )  # others do not see it
        seats = list(cached.meta.seats)
        seats[seat] = replace(seats[seat], auto_replies=auto_replies)
        cached.meta = replace(cached.meta, seats=tuple(seats))

    async def touch(self, cached: CachedTable, user: str) -> None:
        """Note that a person was at the table, at most every 30 seconds."""
        now = clock.now()
        seats = cached.meta.seats_of(user)
        if not seats or now - cached.touched.get(user, 0) < TOUCH_EVERY:
            return
        cached.touched[user] = now
        mine = update(Seat).where(Seat.table_id == cached.meta.id, Seat.user_id == user)
        async with self.db.write() as session:
            await session.execute(mine.values(seen_at=now))
        seen = [replace(seat, seen_at=now) if seat.user == user else seat for seat in cached.meta.seats]
        cached.meta = replace(cached.meta, seats=tuple(seen))

    def absent_seats(self, meta: TableMeta, now: int) -> set[int]:
        """Seats of people who have been away long enough to count as agreeing."""
        limit = now - job_schedule.absence_limit(meta)
        return {
            number
            for number, seat in enumerate(meta.seats)
            if seat.user is not None and (seat.seen_at or 0) < limit and not self.is_present(seat.user, meta.id)
        }

    async def resign_all(self, user: str) -> None:
        """A person leaves for good: bots take over running games, and seats at open tables become free."""
        await self.leave_all(user)
        for table_id in await self.of_user(user):
            cached = await self.open(table_id)
            for seat in cached.meta.seats_of(user):
                with suppress(Problem):  # the game has not begun, or a bot plays the seat already
                    await self.act(table_id, partial(resign_seat, seat, user))

    async def leave_all(self, user: str) -> None:
        """Leave the tables that have not begun."""
        is_mine = or_(Table.host_id == user, exists().where(Seat.table_id == Table.id, Seat.user_id == user))
        async with self.db.write() as session:
            person = await session.get_one(User, user)
            for table_id in list(await session.scalars(select(Table.id).where(Table.status == "open", is_mine))):
                await lobby.announce(self.bus, session, await lobby.leave(session, table_id, person, None))

    async def of_user(self, user: str) -> dict[str, int]:
        """The tables at which a person sits and which are not over, with their newest rows."""
        mine = select(Seat.table_id).where(Seat.user_id == user)
        query = select(Table.id, Table.index).where(Table.id.in_(mine), Table.status.in_(("open", "running", "paused")))
        async with self.db.read() as session:
            return dict((await session.execute(query)).all())

    async def watchable(self, user: str | None, names: list[str]) -> dict[str, int]:
        """The tables among `names` (an id, or `id:invite`) that somebody may watch, with their newest rows."""
        indices: dict[str, int] = {}
        async with self.db.read() as session:
            for name in names:
                table_id, _, invite = name.partition(":")
                meta = await store.read_meta(session, table_id)
                if meta is not None and meta.can_see(user, invite):
                    indices[table_id] = meta.index
        return indices


def resign_seat(seat: int, user: str, meta: TableMeta, change: Change) -> None:
    commands.resign(change, seat, user)


def running_state(cached: CachedTable) -> TableState:
    """The state of a running table; `Problem` if it has not started or is paused."""
    if cached.state is None:
        raise Problem(409, "not-started", index=cached.meta.index)
    if cached.meta.status == "paused":
        raise Problem(409, "paused", index=cached.meta.index, pause_reason=cached.meta.pause_reason)
    return cached.state


def run_command(meta: TableMeta, before: TableState, command: Command, show: Show | None) -> tuple[Change, Positions]:
    """The change, and positions after it."""
    at = max(clock.now(), before.moved_at)  # the clock of another machine may be ahead of ours
    change = Change(before, meta.dealer, meta.auto_replies, at)
    command(meta, change)
    return change, show(meta, change.state) if show is not None and change.rows else {}
