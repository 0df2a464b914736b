"""What a change of a table must write, put together before its transaction begins."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial
from typing import Any

from sqlalchemy import select

from ..db.engine import Database
from ..db.people import User
from ..jobs.new_job import NewJob
from ..live.bus import Bus
from ..people.reachable import ReachablePeople
from ..people.turn_notifications import turn_jobs, turn_key
from . import job_schedule, store
from .change import Change
from .messages import changed_by, table_message
from .results import rate_table
from .table_meta import TableMeta
from .table_state import TableState
from .table_write import Also, TableWrite

IsPresent = Callable[[str, str], bool]  # is this person at that table now?


class WritePlan:
    """Knows who must be notified of a turn: those who are away and can be reached."""

    def __init__(self, db: Database, bus: Bus, is_present: IsPresent) -> None:
        self.db = db
        self.is_present = is_present
        self.reachable = ReachablePeople(db, bus)

    async def write_of(
        self, meta: TableMeta, before: TableState | None, change: Change, ending: dict[str, Any]
    ) -> TableWrite:
        """The rows, jobs, notifications and the bus message of one change."""
        after = change.state
        moved, notices = ((), []) if meta.is_study else await self.turn_changes(meta, before, after)
        changed = changed_by(before, after, is_ended=bool(ending))
        return TableWrite(
            meta.id,
            -1 if before is None else before.index,
            change.rows,
            store.seat_marks(before, after),
            [*job_schedule.caused_jobs(meta, before, change), *notices],
            [turn_key(meta.id, user, "%") for user in moved],
            table_message(meta.id, after.index, ending.get("status", meta.status), after.actors, changed),
            **ending,
        )

    async def turn_changes(
        self, meta: TableMeta, before: TableState | None, after: TableState
    ) -> tuple[Collection[str], list[NewJob]]:
        """Those who have moved and need no notification any more; notifications of those who are called and away."""
        was = set() if before is None else set(before.actors)
        moved = people_playing(meta, after, was - set(after.actors))
        called = people_playing(meta, after, set(after.actors) - was)
        away = {user for user in called if not self.is_present(user, meta.id)}
        reachable = await self.reachable.among(moved | away)
        if not reachable & away:
            return moved & reachable, []
        async with self.db.read() as session:
            people = await session.scalars(select(User).where(User.id.in_(reachable & away)))
            return moved & reachable, [
                job for user in people for job in await turn_jobs(session, user, meta.id, meta.game)
            ]


def people_playing(meta: TableMeta, state: TableState, seats: set[int]) -> set[str]:
    """The people who play these seats themselves."""
    return {user for seat in seats if (user := meta.seats[seat].user) is not None and state.seats[seat].bot is None}


def also_written(meta: TableMeta, before: TableState | None, ending: dict[str, Any]) -> list[Also]:
    """What the first and the last change of a game must read or lock in their transaction."""
    also: list[Also] = []
    if before is None:
        also.append(partial(store.lock_seats, meta=meta))
    if ending.get("status") == "finished" and meta.is_rated:
        also.append(partial(rate_table, meta=meta, result=ending["result"]))
    return also
