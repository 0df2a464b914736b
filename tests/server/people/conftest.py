"""A small server of nothing but people, on SQLite."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator, Callable
from dataclasses import fields
from pathlib import Path
from typing import Any, cast

import pytest
from argon2 import PasswordHasher
from fastapi import FastAPI
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncSession

from astrarium.server import clock, problem_replies
from astrarium.server.config import Config, Mail
from astrarium.server.db.engine import Database
from astrarium.server.db.models import User
from astrarium.server.live.bus import Bus, Message
from astrarium.server.people.access import OptionalUser, SignedInOrGuest
from astrarium.server.people.limits import Limits
from astrarium.server.people.passwords import Passwords, passwords
from astrarium.server.people.visitors import Visitors
from astrarium.server.problems import Problem
from astrarium.server.routes import admin, me, notifications, people, sign_in, tokens
from astrarium.server.security import Security
from astrarium.server.services import Services

from .browser_client import BASE, BrowserClient

CHEAP = Passwords(PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
MakeBrowser = Callable[..., BrowserClient]


class Time:
    """Stands for the module `time` in `clock`; moves only when it is told to."""

    def __init__(self) -> None:
        self.milliseconds = 1_700_000_000_000

    def clock_gettime_ns(self, which: int) -> int:
        return self.milliseconds * 1_000_000 - clock.START

    def pass_by(self, milliseconds: int) -> None:
        self.milliseconds += milliseconds


class RecordingBus(Bus):
    """Keeps what was said."""

    def __init__(self) -> None:
        super().__init__()
        self.published: list[Message] = []

    @property
    def is_connected(self) -> bool:
        return True

    async def publish(self, session: AsyncSession | None, message: Message) -> None:
        self.published.append(message)

    def of_type(self, kind: str) -> list[Message]:
        return [message for message in self.published if message["type"] == kind]

    async def start(self) -> None: ...

    async def stop(self) -> None: ...


class NoTables:
    """Nobody plays while accounts are tested."""

    async def resign_all(self, user: str) -> None: ...


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    made = Time()
    monkeypatch.setattr(clock, "time", made)
    return made


@pytest.fixture
async def db(sqlite_template: Path, tmp_path: Path) -> AsyncIterator[Database]:
    made = Database(f"sqlite:///{shutil.copy(sqlite_template, tmp_path / 'people.db')}")
    yield made
    await made.close()


@pytest.fixture
async def either_db(migrated_url: str) -> AsyncIterator[Database]:
    """Once SQLite, once PostgreSQL."""
    made = Database(migrated_url)
    yield made
    await made.close()


@pytest.fixture
def config() -> Config:
    mail = Mail(host="mail.astrarium.test", sender="table@astrarium.test")
    return Config(base_url=BASE, secret=b"a secret of the tests", mail=mail)


@pytest.fixture
def services(config: Config, db: Database) -> Services:
    """Services without those that only tables need."""
    bus = RecordingBus()
    parts: dict[str, Any] = dict.fromkeys(part.name for part in fields(Services))
    parts |= {"config": config, "db": db, "bus": bus, "limits": Limits(enabled=False)}
    return Services(**parts | {"visitors": Visitors(db, bus), "tables": NoTables()})


@pytest.fixture
def bus(services: Services) -> RecordingBus:
    return cast(RecordingBus, services.bus)


@pytest.fixture
def app(services: Services) -> FastAPI:
    made = FastAPI()
    made.state.services = services
    problem_replies.install(made)
    for api_module in (me, sign_in, tokens, people, notifications, admin):
        made.include_router(api_module.router)
    made.add_middleware(Security, config=services.config)
    made.dependency_overrides[passwords] = lambda: CHEAP
    add_plain_routes(made)
    return made


def add_plain_routes(app: FastAPI) -> None:
    """What the rest of the server does with people."""

    @app.post("/api/be-guest")
    async def be_guest(user: SignedInOrGuest) -> dict[str, str]:
        return {"id": user.id, "name": user.name, "kind": user.kind}

    @app.post("/api/be-refused")
    async def be_refused(user: SignedInOrGuest) -> None:
        raise Problem(409, "enough", limit=1)

    @app.post("/api/change")
    async def change(user: OptionalUser) -> dict[str, str | None]:
        return {"id": user.id if user else None}


@pytest.fixture
async def browse(app: FastAPI) -> AsyncIterator[MakeBrowser]:
    """Opens browsers."""
    opened: list[BrowserClient] = []

    def make(address: str = "192.0.2.1") -> BrowserClient:
        opened.append(BrowserClient(app, address))
        return opened[-1]

    yield make
    for browser in opened:
        await browser.http.aclose()


@pytest.fixture
def browser(browse: MakeBrowser) -> BrowserClient:
    return browse()


@pytest.fixture
async def admin_browser(browse: MakeBrowser, db: Database) -> BrowserClient:
    """The browser of an administrator."""
    made = browse()
    user = await made.sign_up("Ruler")
    async with db.write() as session:
        await session.execute(update(User).where(User.id == user["id"]).values(role="admin"))
    return made
