"""What has run out goes, and what is still needed stays."""

from __future__ import annotations

import pytest
from sqlalchemy import select

from astrarium.server.clock import DAY
from astrarium.server.db.engine import Database
from astrarium.server.db.models import Job, Link, Session, User
from astrarium.server.people.cleanup import FORGOTTEN, Cleanup, clean_up

pytestmark = pytest.mark.anyio
NOW = 10**12


def person(name: str, kind: str, seen_at: int) -> User:
    return User(id=name, name=name, name_key=name, kind=kind, created_at=0, seen_at=seen_at)


async def test_sessions_links_and_forgotten_guests_go(migrated_db: Database) -> None:
    old = NOW - FORGOTTEN - 1
    async with migrated_db.write() as session:
        session.add_all(
            [person("old-guest", "guest", old), person("guest", "guest", NOW), person("ada", "account", old)]
        )
        await session.flush()
        for mark, expires in ((b"1", NOW - 1), (b"2", NOW + 1)):
            session.add(Session(token_hash=mark, user_id="ada", created_at=0, seen_at=0, expires_at=expires))
            session.add(Link(token_hash=mark, user_id="ada", purpose="reset", created_at=0, expires_at=expires))
        session.add(Link(token_hash=b"3", user_id="guest", purpose="recovery", created_at=0, expires_at=None))
    async with migrated_db.write() as session:
        await clean_up(session, NOW)
    async with migrated_db.read() as session:
        assert set(await session.scalars(select(User.id))) == {"guest", "ada"}
        assert list(await session.scalars(select(Session.token_hash))) == [b"2"]
        assert set(await session.scalars(select(Link.token_hash))) == {b"2", b"3"}


async def test_the_next_sweep_is_planned_for_tomorrow(migrated_db: Database) -> None:
    job = Job(id="x", kind="sweep", key="sweep", due_at=0, attempts=1, data={})
    await Cleanup(migrated_db).clean_up(job)
    async with migrated_db.read() as session:
        planned = (await session.scalars(select(Job))).one()
    assert planned.due_at > DAY
