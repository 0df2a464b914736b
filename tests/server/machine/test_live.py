"""The WebSocket as a client meets it, on a real connection."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

import pytest
from fastapi import FastAPI
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from astrarium.server.config import Config
from astrarium.server.db.engine import Database
from astrarium.server.db.people import IgnoredPerson, User
from astrarium.server.live.bus import Bus
from astrarium.server.live.subscriptions import MOST_TABLES
from astrarium.server.routes import live
from astrarium.server.serve import LONGEST_FRAME, Server, ServerListener, address_of, open_port, uvicorn_settings
from tests.server.machine.small_app import make_app

pytestmark = pytest.mark.anyio


class Waiting(ServerListener):
    """Whoever waits until the server is ready."""

    def __init__(self) -> None:
        self.ready = asyncio.Event()

    def on_ready(self, address: str) -> None:
        self.ready.set()


@asynccontextmanager
async def opened(app: FastAPI) -> AsyncIterator[str]:
    """The address of the sockets while the app is served."""
    host = Waiting()
    config = Config(port=0)
    listening = open_port(config)
    server = Server(uvicorn_settings(app, config), host, address_of(listening))
    task = asyncio.create_task(server.serve(sockets=[listening]))
    await host.ready.wait()
    try:
        yield address_of(listening).replace("http", "ws") + "/api/live"
    finally:
        server.end()
        await task


@pytest.fixture
async def app(migrated_db: Database) -> AsyncIterator[FastAPI]:
    made = make_app(migrated_db)
    await made.state.services.bus.start()
    yield made
    await made.state.services.bus.stop()


@pytest.fixture
async def url(app: FastAPI) -> AsyncIterator[str]:
    async with opened(app) as address:
        yield address


@pytest.fixture
def bus(app: FastAPI) -> Bus:
    found: Bus = app.state.services.bus
    return found


@pytest.fixture(params=["ann", None])
def visitor(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str | None:
    """Who is behind the socket."""
    user_id: str | None = request.param

    async def websocket_user(_: object) -> object:
        return SimpleNamespace(id=user_id) if user_id else None

    monkeypatch.setattr(live, "websocket_user", websocket_user)
    return user_id


async def heard(socket: ClientConnection) -> dict[str, Any]:
    """The next message."""
    message: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), 60))
    return message


async def test_hello_names_the_tables_that_concern_the_visitor(url: str, bus: Bus, visitor: str | None) -> None:
    async with connect(f"{url}?watch=open&watch=secret&watch=open") as socket:
        tables = {"open": 3, "own": 7} if visitor else {"open": 3}
        assert await heard(socket) == {"type": "hello", "tables": tables}
        assert await heard(socket) == {"type": "presence", "table": "open", "users": []}
        await bus.publish(None, {"type": "table", "table": "secret", "index": 1})
        await bus.publish(None, {"type": "table", "table": "open", "index": 4})
        assert await heard(socket) == {"type": "table", "table": "open", "index": 4}


@pytest.mark.parametrize("visitor", ["ann"], indirect=True)
async def test_whoever_is_kept_at_a_distance_is_not_heard(
    url: str, bus: Bus, migrated_db: Database, visitor: str
) -> None:
    async with migrated_db.write() as session:
        for name in (visitor, "bob"):
            session.add(User(id=name, name=name, name_key=name, created_at=0, seen_at=0))
        await session.flush()
        session.add(IgnoredPerson(user_id=visitor, other_id="bob", kind="mute"))
    async with connect(f"{url}?watch=open") as socket:
        assert [(await heard(socket))["type"] for _ in range(2)] == ["hello", "presence"]
        for name in ("bob", "eve"):
            await bus.publish(None, {"type": "chat", "table": "open", "from": name})
        assert await heard(socket) == {"type": "chat", "table": "open", "from": "eve"}


@pytest.mark.parametrize("visitor", [None], indirect=True)
async def test_nobody_watches_hundreds_of_tables(url: str, visitor: None) -> None:
    query = "&".join(f"watch=t{number}" for number in range(MOST_TABLES + 1))
    with pytest.raises(InvalidStatus):
        await connect(f"{url}?{query}")


async def test_a_client_says_which_tables_it_watches_from_now_on(url: str, bus: Bus, visitor: str | None) -> None:
    own = {"own": 7} if visitor else {}
    async with connect(url) as socket:
        assert await heard(socket) == {"type": "hello", "tables": own}
        await socket.send(json.dumps({"watch": ["open:invitation", "secret"]}))
        assert await heard(socket) == {"type": "hello", "tables": {"open": 3, **own}}
        assert await heard(socket) == {"type": "presence", "table": "open", "users": []}
        await bus.publish(None, {"type": "chat", "table": "open"})
        assert await heard(socket) == {"type": "chat", "table": "open"}


@pytest.mark.parametrize("visitor", [None], indirect=True)
async def test_a_huge_message_ends_the_connection(url: str, visitor: None) -> None:
    async with connect(url) as socket:
        await heard(socket)
        await socket.send("x" * (LONGEST_FRAME + 1))
        with pytest.raises(ConnectionClosed) as closed:
            await heard(socket)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


@pytest.mark.parametrize("visitor", [None], indirect=True)
async def test_an_invitation_opens_a_table_and_nonsense_opens_nothing(url: str, bus: Bus, visitor: None) -> None:
    async with connect(f"{url}?watch=open:invitation") as socket:
        assert [(await heard(socket))["type"] for _ in range(2)] == ["hello", "presence"]
        await bus.publish(None, {"type": "table", "table": "open", "index": 4})
        assert await heard(socket) == {"type": "table", "table": "open", "index": 4}
    with pytest.raises(InvalidStatus):
        await connect(f"{url}?watch=%00")


async def test_an_address_has_only_so_many_sockets_and_behind_a_proxy_each_visitor_his_own(
    app: FastAPI, url: str
) -> None:
    app.state.services.hub.per_address = 2
    ann, bob = {"X-Forwarded-For": "198.51.100.1"}, {"X-Forwarded-For": "198.51.100.2"}
    async with connect(url, additional_headers=ann) as first, connect(url, additional_headers=ann):
        async with connect(url, additional_headers=ann) as third:
            with pytest.raises(ConnectionClosed) as closed:
                await heard(third)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1013
        async with connect(url, additional_headers=bob) as other:
            assert (await heard(other))["type"] == "hello"
        await first.close()
        async with connect(url, additional_headers=ann) as again:
            assert (await heard(again))["type"] == "hello"
