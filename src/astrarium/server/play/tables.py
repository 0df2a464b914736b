"""The tables that this process serves: opened when they are needed, kept, and changed one change at a time."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any, Final, TypeVar

from sqlalchemy import exists, or_, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncSession

from astrarium.kernel import registry
from astrarium.kernel.position import SettingValue

from .. import clock, metrics
from ..db.engine import Database
from ..db.people import Channel, User
from ..db.tables import Seat, Table
from ..jobs.store import has_put
from ..live.bus import Bus, Message
from ..people.telling import tell_turn, untell_turn
from ..problems import Problem, not_found
from . import consequences, deeds, lobby, store
from .beginning import first_change
from .change import END_TURN, Change
from .ending import ended, natural_status, rate_table
from .messages import ROWS, TABLE, changed_by, message_of, table_message
from .meta import Meta
from .opened import Changed, Opened
from .rows import BrokenRow
from .standing import Standing

T = TypeVar("T")
KEPT: Final = 1_000  # tables that stay in memory
ATTEMPTS: Final = 8  # races for a row that are run before one gives up
SNAPSHOT_EVERY: Final = 100  # rows
TOUCH_EVERY: Final = 30 * clock.SECOND

Deed = Callable[[Meta, Change], None]
Beginning = Callable[[Meta], Change]
Poke = Callable[[], None]
Presence = Callable[[str, str], bool]  # is this person at that table now?

log = logging.getLogger(__name__)


class Tables:
    """All that is done to tables goes through here. The engines run in one thread beside the event loop."""

    def __init__(self, db: Database, bus: Bus, poke: Poke, is_present: Presence) -> None:
        self.db = db
        self.bus = bus
        self.poke = poke
        self.is_present = is_present
        self.opened: OrderedDict[str, Opened] = OrderedDict()
        self.opening: dict[str, asyncio.Lock] = {}
        self.changed_while_opening: set[str] = set()
        self.engines = ThreadPoolExecutor(max_workers=1, thread_name_prefix="engines")
        bus.listen(self.heard)
        bus.on_gap(self.compare)

    def close(self) -> None:
        self.engines.shutdown(wait=True)

    async def compute(self, work: Callable[[], T]) -> T:
        """Run something of the engines without holding up the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self.engines, work)

    def heard(self, message: Message) -> None:
        """Another process, or this one, has changed a table, or what a person is called."""
        if message["type"] == "person":
            for table in self.opened.values():
                if table.meta.seats_of(message["person"]):
                    table.mark_stale()
            return
        if message["type"] != "table":
            return
        if message["table"] in self.opening:
            self.changed_while_opening.add(message["table"])
        known = self.opened.get(message["table"])
        if known is None:
            return
        known.heard = max(known.heard, message["index"])
        if ROWS not in message["changed"]:
            known.mark_stale()

    async def compare(self) -> None:
        """After a gap in the messages: which tables are behind?"""
        async with self.db.read() as session:
            asked = select(Table).where(Table.id.in_(list(self.opened)))
            for table in await session.scalars(asked):
                known = self.opened.get(table.id)
                if known is not None and known.meta.index != table.index:
                    known.mark_stale()
                    await self.bus.publish(None, message_of(table, ROWS, TABLE))

    async def open(self, table_id: str) -> Opened:
        """A table as it is now."""
        known = self.opened.get(table_id)
        if known is not None and not known.is_behind:
            self.opened.move_to_end(table_id)
            return known
        try:
            async with self.opening.setdefault(table_id, asyncio.Lock()):
                known = self.opened.get(table_id)
                if known is None or (known.is_behind and known.meta.trouble is not None):
                    known = await self.read(table_id)
                    if table_id in self.changed_while_opening:
                        known.mark_stale()
                    self.opened[table_id] = known
                    self.forget_oldest()
                    metrics.TABLES_CACHED.set(len(self.opened))
                elif known.is_behind:
                    async with known.lock:
                        await self.refresh(known)
        finally:
            self.opening.pop(table_id, None)
            self.changed_while_opening.discard(table_id)
        return known

    def forget_oldest(self) -> None:
        for table_id in list(self.opened)[: max(0, len(self.opened) - KEPT)]:
            if not self.opened[table_id].lock.locked():
                del self.opened[table_id]

    async def read(self, table_id: str) -> Opened:
        async with self.db.read() as session:
            meta = await store.read_meta(session, table_id)
            if meta is None:
                raise not_found("table")
            if meta.index < 0:
                return Opened(meta)
            snapshot = await store.read_snapshot(session, meta)
            rows = await store.read_rows(session, table_id)
        standing, broken = await self.compute(partial(store.folded, meta, snapshot, rows))
        known = Opened(meta.as_after(standing), standing, snapshot_at=standing.index)
        if broken is not None:
            await self.pause(known, str(broken))
        elif meta.status == "paused":
            await self.resume(known, standing)
        return known

    async def refresh(self, known: Opened) -> None:
        """Read what others have done; the table is locked."""
        changes = known.changes
        after = -1 if known.standing is None else known.standing.index
        async with self.db.read() as session:
            meta = await store.read_meta(session, known.meta.id)
            if meta is None:
                raise not_found("table")
            rows = await store.read_rows(session, meta.id, after)
        if rows:
            standing = store.begun(meta, rows[0]) if known.standing is None else known.standing.copy()
            try:
                await self.compute(lambda: [standing.take(row) for row in rows])
            except BrokenRow:
                self.opened.pop(meta.id, None)  # opened anew it will be paused
                raise Problem(409, "busy", index=after) from None
            known.standing = standing
        known.meta = meta if known.standing is None else meta.as_after(known.standing)
        known.read = changes
        known.shown.clear()

    async def pause(self, known: Opened, trouble: str) -> None:
        """A row no longer replays: the table waits at the last good position. What is over stays over."""
        log.error("a table is paused", extra={"table": known.meta.id, "trouble": trouble})
        known.meta = replace(known.meta, status="paused", trouble=trouble[:500])
        async with self.db.write() as session:
            paused = update(Table).where(Table.id == known.meta.id, Table.ended_at.is_(None))
            await session.execute(paused.values(status="paused", trouble=known.meta.trouble))

    async def resume(self, known: Opened, standing: Standing) -> None:
        """All rows replay again: the game goes on, and so does the work that the pause has dropped."""
        known.meta = replace(known.meta, status=natural_status(known.meta, standing), trouble=None)
        async with self.db.write() as session:
            paused = update(Table).where(Table.id == known.meta.id)
            await session.execute(paused.values(status=known.meta.status, trouble=None))
            work = Change(standing, known.meta.dealer, known.meta.wishes, clock.now())
            await consequences.ask_for_work(session, known.meta, None, work)
        self.wake_runner(session)

    async def act(self, table_id: str, deed: Deed) -> Changed:
        """Change a running table. When this returns, the change is in the database."""
        known = await self.open(table_id)
        has_looked = self.db.is_sqlite  # there nobody else can have changed anything
        async with known.lock:
            for _ in range(ATTEMPTS):
                if known.is_behind:
                    await self.refresh(known)
                before = running(known)
                try:
                    change = await self.compute(partial(tried, known.meta, before, deed))
                    if change.rows:
                        await self.write(known, before, change)
                    return Changed(known, change.rows)
                except Problem:
                    if has_looked:
                        raise
                    has_looked = True
                except (store.Raced, IntegrityError):
                    pass
                except BaseException:
                    known.mark_stale()  # whether it was stored is not known: look before the next change
                    raise
                known.mark_stale()
        raise Problem(409, "busy", index=known.meta.index)

    async def start(self, table_id: str, first: Beginning = first_change) -> Opened:
        """Begin the game of a table whose seats are taken."""
        known = await self.open(table_id)
        async with known.lock:
            await self.refresh(known)
            if known.standing is not None or known.meta.status != "open":
                raise Problem(409, "already-started", index=known.meta.index)
            change = await self.compute(partial(first, known.meta))
            try:
                await self.write(known, None, change)
            except (store.Raced, IntegrityError):
                raise Problem(409, "busy", index=known.meta.index) from None
            finally:
                known.mark_stale()
        return await self.open(table_id)

    async def write(self, known: Opened, before: Standing | None, change: Change) -> None:
        """Store a change with all that follows from it in one transaction; only then it is true here too."""
        ending = ended(known.meta, change.standing, change.at)
        if before is None:
            ending = {"status": "running", "started_at": change.at, **ending}
        async with self.db.write() as session:
            await self.store(session, known.meta, before, change, ending)
        known.standing = change.standing
        known.meta = replace(known.meta.as_after(change.standing), **ending)
        known.shown.clear()
        self.wake_runner(session)
        if ending or change.standing.index - known.snapshot_at >= SNAPSHOT_EVERY:
            known.snapshot_at = change.standing.index
            await self.keep_snapshot(known.meta, change.standing)

    def wake_runner(self, session: AsyncSession) -> None:
        """After the commit, and only if it left work to do: each look at the jobs costs a query."""
        if has_put(session):
            self.poke()

    async def keep_snapshot(self, meta: Meta, standing: Standing) -> None:
        """Only a cache: the change is stored already, and must not be made again because this failed."""
        try:
            async with self.db.write() as session:
                await store.write_snapshot(session, meta, standing)
        except (SQLAlchemyError, ConnectionError):
            log.exception("a snapshot could not be written", extra={"table": meta.id})

    async def store(
        self, session: AsyncSession, meta: Meta, before: Standing | None, change: Change, ending: dict[str, Any]
    ) -> None:
        """The rows, the jobs, the letters, the ratings and the message of one change."""
        after = change.standing
        if before is None:
            await store.hold_seats(session, meta)
        await store.append(session, meta, -1 if before is None else before.index, change.rows, **ending)
        await store.mark_seats(session, meta, before, after)
        await consequences.ask_for_work(session, meta, before, change)
        if ending.get("status") == "finished" and meta.is_rated:
            await rate_table(session, meta, ending["result"])
        if not meta.is_study:
            await self.tell_turns(session, meta, before, after)
        changed = changed_by(before, after, is_ended=bool(ending))
        status = ending.get("status", meta.status)
        await self.bus.publish(session, table_message(meta.id, after.index, status, after.actors, changed))

    async def tell_turns(self, session: AsyncSession, meta: Meta, before: Standing | None, after: Standing) -> None:
        """Letters to people whose turn has come and who are not at the table; not any more to those who have moved."""
        was = set() if before is None else set(before.actors)
        moved = people_in(meta, after, was - set(after.actors))
        called = people_in(meta, after, set(after.actors) - was)
        called = {user for user in called if not self.is_present(user, meta.id)}
        reachable = select(Channel.user_id).where(Channel.user_id.in_(moved | called))
        for user in set(await session.scalars(reachable)) if moved | called else ():
            if user in called:
                await tell_turn(session, await session.get_one(User, user), meta.id, meta.game)
            else:
                await untell_turn(session, user, meta.id)

    async def prefer(self, known: Opened, seat: int, wishes: dict[str, SettingValue]) -> None:
        """Keep what a seat wishes to have answered by itself."""
        rules = registry.rules_of(known.meta.game)
        choices = {setting.name: setting.choices for setting in (*rules.auto_replies, END_TURN)}
        for name, value in wishes.items():
            if not any(type(value) is type(choice) and value == choice for choice in choices.get(name, ())):
                raise Problem(422, "bad-preference", name=name)
        mine = update(Seat).where(Seat.table_id == known.meta.id, Seat.seat == seat)
        async with self.db.write() as session:
            await session.execute(mine.values(preferences=wishes))
            actors = () if known.standing is None else known.standing.actors
            message = table_message(known.meta.id, known.meta.index, known.meta.status, actors, [TABLE])
            await self.bus.publish(session, {**message, "users": [known.meta.seats[seat].user]})  # others do not see it
        seats = list(known.meta.seats)
        seats[seat] = replace(seats[seat], preferences=wishes)
        known.meta = replace(known.meta, seats=tuple(seats))

    async def touch(self, known: Opened, user: str) -> None:
        """Remember that a person was at the table, now and then."""
        now = clock.now()
        seats = known.meta.seats_of(user)
        if not seats or now - known.touched.get(user, 0) < TOUCH_EVERY:
            return
        known.touched[user] = now
        mine = update(Seat).where(Seat.table_id == known.meta.id, Seat.user_id == user)
        async with self.db.write() as session:
            await session.execute(mine.values(seen_at=now))
        seen = [replace(seat, seen_at=now) if seat.user == user else seat for seat in known.meta.seats]
        known.meta = replace(known.meta, seats=tuple(seen))

    def absent(self, meta: Meta, now: int) -> set[int]:
        """Seats of people who are away for so long that they count as agreeing."""
        limit = now - consequences.patience(meta)
        return {
            number
            for number, seat in enumerate(meta.seats)
            if seat.user is not None and (seat.seen_at or 0) < limit and not self.is_present(seat.user, meta.id)
        }

    async def resign_all(self, user: str) -> None:
        """A person goes for good: bots play on in all of the seats, and seats that wait for a game are free."""
        await self.leave_all(user)
        for table_id in await self.of_user(user):
            known = await self.open(table_id)
            for seat in known.meta.seats_of(user):
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
        asked = select(Table.id, Table.index).where(Table.id.in_(mine), Table.status.in_(("open", "running", "paused")))
        async with self.db.read() as session:
            return dict((await session.execute(asked)).all())

    async def watchable(self, user: str | None, names: list[str]) -> dict[str, int]:
        """The tables among `names` (an id, or `id:invite`) that somebody may watch, with their newest rows."""
        found: dict[str, int] = {}
        async with self.db.read() as session:
            for name in names:
                table_id, _, invite = name.partition(":")
                meta = await store.read_meta(session, table_id)
                if meta is not None and meta.may_see(user, invite):
                    found[table_id] = meta.index
        return found


def people_in(meta: Meta, standing: Standing, seats: set[int]) -> set[str]:
    """The people who play these seats themselves."""
    return {user for seat in seats if (user := meta.seats[seat].user) is not None and standing.seats[seat].bot is None}


def resign_seat(seat: int, user: str, meta: Meta, change: Change) -> None:
    deeds.resign(change, seat, user)


def running(known: Opened) -> Standing:
    """Where a table stands that can be played on."""
    if known.standing is None:
        raise Problem(409, "not-started", index=known.meta.index)
    if known.meta.status == "paused":
        raise Problem(409, "paused", index=known.meta.index, trouble=known.meta.trouble)
    return known.standing


def tried(meta: Meta, before: Standing, deed: Deed) -> Change:
    change = Change(before, meta.dealer, meta.wishes, clock.now())
    deed(meta, change)
    return change
