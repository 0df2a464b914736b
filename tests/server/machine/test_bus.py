"""Messages arrive when their transaction is committed, and only then; each of them once in every process."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import pytest
from sqlalchemy import text

from astrarium.server.db.engine import Database
from astrarium.server.live import make_bus
from astrarium.server.live.bus import Bus
from tests.server.waiting import until

pytestmark = pytest.mark.anyio
Heard = list[dict[str, Any]]
END_LISTENERS = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE query LIKE 'LISTEN%' AND datname = current_database() AND pid <> pg_backend_pid()
"""


def has_length(found: Sequence[object], length: int) -> bool:
    return len(found) == length


class Failing:
    """The block ends with a LookupError."""

    async def __aenter__(self) -> None: ...

    async def __aexit__(self, kind: object, *_: object) -> bool:
        return kind is LookupError


@asynccontextmanager
async def listening(db: Database) -> AsyncIterator[tuple[Bus, Heard]]:
    bus = make_bus(db)
    heard: Heard = []
    bus.listen(heard.append)
    await bus.start()
    try:
        yield bus, heard
    finally:
        await bus.stop()


async def all_before(bus: Bus, heard: Heard) -> Heard:
    """Everything that was sent before now: a message without a transaction comes after it."""
    await bus.publish(None, {"type": "end"})
    await until(lambda: {"type": "end"} in heard)
    return [message for message in heard if message["type"] != "end"]


async def test_a_message_comes_after_the_commit(migrated_db: Database) -> None:
    async with listening(migrated_db) as (bus, heard):
        async with migrated_db.write() as session:
            await bus.publish(session, {"type": "table", "table": "t", "index": 4})
            await asyncio.sleep(0)
            assert heard == []
        assert await all_before(bus, heard) == [{"type": "table", "table": "t", "index": 4}]


async def test_a_message_of_a_transaction_that_failed_never_comes(migrated_db: Database) -> None:
    async with listening(migrated_db) as (bus, heard):
        async with Failing(), migrated_db.write() as session:
            await bus.publish(session, {"type": "table"})
            raise LookupError
        assert await all_before(bus, heard) == []


async def test_a_session_that_is_used_again_forgets_what_was_rolled_back(migrated_db: Database) -> None:
    async with listening(migrated_db) as (bus, heard):
        async with migrated_db.read() as session:
            await bus.publish(session, {"type": "one"})
            await session.rollback()
            await bus.publish(session, {"type": "two"})
            await session.commit()
        assert await all_before(bus, heard) == [{"type": "two"}]


async def test_savepoints_count(migrated_db: Database) -> None:
    async with listening(migrated_db) as (bus, heard):
        async with migrated_db.write() as session:
            await bus.publish(session, {"type": "before"})
            async with Failing(), session.begin_nested():
                async with session.begin_nested():
                    await bus.publish(session, {"type": "undone inside"})
                await bus.publish(session, {"type": "undone"})
                raise LookupError
            async with session.begin_nested():
                await bus.publish(session, {"type": "kept"})
            await asyncio.sleep(0)
            assert heard == []
        assert await all_before(bus, heard) == [{"type": "before"}, {"type": "kept"}]


async def test_a_message_that_is_too_long_is_a_mistake(migrated_db: Database) -> None:
    async with listening(migrated_db) as (bus, _):
        with pytest.raises(AssertionError, match="too long"):
            await bus.publish(None, {"type": "table", "text": "x" * 8000})


async def test_a_listener_that_fails_does_not_keep_the_others_from_hearing(migrated_db: Database) -> None:
    bus = make_bus(migrated_db)
    heard: Heard = []

    def fail(message: dict[str, Any]) -> None:
        message.clear()
        raise LookupError

    bus.listen(fail)
    bus.listen(heard.append)
    await bus.start()
    await bus.publish(None, {"type": "lobby"})
    await until(lambda: heard == [{"type": "lobby"}])
    await bus.stop()


async def test_every_process_gets_each_message_once(migrated_postgres_url: str) -> None:
    one, two = Database(migrated_postgres_url), Database(migrated_postgres_url)
    async with listening(one) as (first, heard_first), listening(two) as (second, heard_second):
        for bus, db, name in [(first, one, "a"), (second, two, "b"), (first, one, "c")]:
            async with db.write() as session:
                await bus.publish(session, {"type": name})
        wanted = [{"type": "a"}, {"type": "b"}, {"type": "c"}]
        assert await all_before(first, heard_first) == wanted
        await until(lambda: {"type": "end"} in heard_second)
        assert heard_second == [*wanted, {"type": "end"}]
    await one.close()
    await two.close()


async def test_a_lost_connection_is_made_anew_and_the_gap_is_told(migrated_postgres_url: str) -> None:
    db = Database(migrated_postgres_url)
    bus = make_bus(db)
    heard: Heard = []
    gaps: list[int] = []

    async def gap() -> None:
        gaps.append(len(heard))

    async def broken_gap() -> None:
        raise LookupError

    bus.listen(heard.append)
    bus.on_gap(broken_gap)
    bus.on_gap(gap)
    await bus.start()
    await until(lambda: len(gaps) == 1)
    for number in (2, 3):
        async with db.write() as session:
            assert list(await session.scalars(text(END_LISTENERS))) == [True]
        await until(partial(has_length, gaps, number))
        assert bus.is_connected
        await bus.publish(None, {"type": "lobby"})
        await until(partial(has_length, heard, number - 1))
    await bus.stop()
    assert not bus.is_connected
    await db.close()
