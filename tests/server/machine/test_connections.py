"""What a stranger can hold with connections alone: little, and not for long. Over real sockets."""

from __future__ import annotations

import asyncio
import resource
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket
from websockets.asyncio.client import connect

from astrarium.server import connections
from astrarium.server.config import Config
from astrarium.server.connections import UvicornSettings, raise_file_limit
from astrarium.server.serve import uvicorn_settings
from tests.server.waiting import LIMIT, until

pytestmark = pytest.mark.anyio
ELSEWHERE = "192.0.2.1"  # no proxy of ours
HELLO = b"GET / HTTP/1.1\r\nHost: here\r\n\r\n"
SHORT = 0.05


async def hello(request: Request) -> Response:
    return PlainTextResponse(f"hello {len(await request.body())}")


async def flood(_: Request) -> Response:
    """More than the buffers of a connection hold."""

    async def pieces() -> AsyncIterator[bytes]:
        for _ in range(1000):
            yield b"x" * 65536

    return StreamingResponse(pieces())


async def listen(websocket: WebSocket) -> None:
    await websocket.accept()
    await websocket.receive()


ROUTES = [Route("/", hello, methods=["GET", "POST"]), Route("/flood", flood), WebSocketRoute("/live", listen)]


class ListeningServer:
    """A server that runs in this process."""

    def __init__(self, port: int, using: UvicornSettings) -> None:
        self.port = port
        self.using = using
        self.opened: list[asyncio.StreamWriter] = []

    async def open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        self.opened.append(writer)
        return reader, writer

    async def say(self, *pieces: bytes) -> bytes:
        """All that is answered on one connection until the server closes it."""
        reader, writer = await self.open()
        for piece in pieces:
            writer.write(piece)
        return await ending(reader)


async def ending(reader: asyncio.StreamReader) -> bytes:
    """What still comes; a connection that is reset is closed too."""
    found = b""
    async with asyncio.timeout(LIMIT):
        try:
            while piece := await reader.read(65536):
                found += piece
        except ConnectionError:
            pass
    return found


@asynccontextmanager
async def serving(**more: Any) -> AsyncIterator[ListeningServer]:
    using = uvicorn_settings(Starlette(routes=ROUTES), Config(proxies=more.pop("proxies", ELSEWHERE), **more))
    server = uvicorn.Server(using)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        running = asyncio.create_task(server._serve(sockets=[listening]))
        await until(lambda: server.started)
        here = ListeningServer(listening.getsockname()[1], using)
        try:
            yield here
        finally:
            for writer in here.opened:
                writer.close()
            server.should_exit = True
            await running


async def test_an_ordinary_request_is_answered_and_the_connection_kept() -> None:
    async with serving() as here:
        reader, writer = await here.open()
        for _ in range(2):
            writer.write(HELLO)
            assert b"hello 0" in await reader.readuntil(b"hello 0")


@pytest.mark.parametrize(
    "head",
    [
        pytest.param(b"GET / HTTP/1.1\r\nHost: here\r\nX: " + b"x" * 40_000 + b"\r\n\r\n", id="a long header"),
        pytest.param(b"GET / HTTP/1.1\r\n" + b"A: b\r\n" * 200 + b"\r\n", id="many headers"),
        pytest.param(b"GET / HTTP/1.1\r\n" + (b"A: " + b"b" * 500 + b"\r\n") * 90 + b"\r\n", id="large headers"),
        pytest.param(b"GET /" + b"x" * 40_000 + b" HTTP/1.1\r\nHost: here\r\n\r\n", id="a long address"),
        pytest.param(b"\r\n" * 2_000_000, id="nothing but line breaks"),
        pytest.param(b"GET / HTTP/1.1\r\nX: " + b"x" * 4_000_000, id="a header without an end"),
        pytest.param(b"GET / HTTP/1.1\r\n" + b"A: b\r\n" * 1_000_000, id="headers without an end"),
    ],
)
async def test_a_head_that_is_too_long_is_refused_before_it_is_read_whole(head: bytes) -> None:
    async with serving() as here:
        answer = await here.say(head)
        assert not answer or answer.startswith(b"HTTP/1.1 431 ")
        assert b"hello 0" in await here.say(HELLO.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))


async def test_trailers_are_headers_too() -> None:
    async with serving() as here:
        head = b"POST / HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n0\r\n"
        reader, writer = await here.open()
        writer.write(head + b"A: b\r\n" * 1_000_000 + b"\r\n")
        assert b"200" not in await ending(reader)


async def test_a_large_body_is_no_head() -> None:
    async with serving() as here:
        size = 300_000
        head = f"POST / HTTP/1.1\r\nHost: here\r\nConnection: close\r\nContent-Length: {size}\r\n\r\n".encode()
        assert f"hello {size}".encode() in await here.say(head + b"x" * size)


@pytest.mark.parametrize(
    ("begun", "said"),
    [
        pytest.param(b"", b"", id="nothing"),
        pytest.param(b"GET / HTTP/1.1\r\nHost: he", b"HTTP/1.1 408 ", id="half a head"),
        pytest.param(b"GET / HTTP/1.1\r\nHost: here\r\n", b"HTTP/1.1 408 ", id="a head without its end"),
        pytest.param(b"\r\n", b"", id="a line break"),
        pytest.param(b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 9\r\n\r\nx", b"", id="half a body"),
    ],
)
async def test_a_request_must_arrive_in_time(monkeypatch: pytest.MonkeyPatch, begun: bytes, said: bytes) -> None:
    monkeypatch.setattr(connections, "REQUEST_SECONDS", SHORT)
    async with serving() as here:
        assert (await here.say(begun))[:13] == said


async def test_so_must_the_next_one_on_the_same_connection(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "REQUEST_SECONDS", SHORT)
    async with serving() as here:
        reader, writer = await here.open()
        writer.write(HELLO)
        await reader.readuntil(b"hello 0")
        writer.write(b"GET / HTTP/1.1\r\nHost")
        assert (await ending(reader)).startswith(b"HTTP/1.1 408 ")


async def test_idle_connections_are_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "KEEP_ALIVE_SECONDS", SHORT)
    async with serving() as here:
        assert (await here.say(HELLO)).endswith(b"hello 0")


async def test_who_does_not_read_the_answer_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "STALLED_SECONDS", SHORT)
    async with serving() as here:
        _, writer = await here.open()
        writer.transport.pause_reading()  # type: ignore[attr-defined]  # a transport that reads
        writer.write(HELLO.replace(b"/ ", b"/flood ", 1))
        await until(lambda: sum(here.using.limiter.counts.values()) == 1)
        await until(lambda: not here.using.limiter.counts)


async def test_an_address_has_only_so_many_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving() as here:
        here.using.limiter.per_address = 3
        first = await here.open()
        for _ in range(2):
            await here.open()
        await until(lambda: here.using.limiter.counts["127.0.0.1"] == 3)
        assert (await here.say()).startswith(b"HTTP/1.1 503 ")
        first[1].close()
        await until(lambda: here.using.limiter.counts["127.0.0.1"] == 2)
        assert b"hello 0" in await here.say(HELLO.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))


async def test_proxies_have_as_many_as_they_need_and_the_process_only_so_many() -> None:
    async with serving(proxies="127.0.0.0/8") as here:
        here.using.limiter.per_address, here.using.limiter.most = 3, 6
        for _ in range(6):
            await here.open()
        await until(lambda: here.using.limiter.counts[""] == 6)
        assert (await here.say()).startswith(b"HTTP/1.1 503 ")


async def test_a_websocket_is_no_longer_counted_here_and_may_be_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "REQUEST_SECONDS", SHORT)
    async with serving() as here:
        async with connect(f"ws://127.0.0.1:{here.port}/live") as one:
            assert not here.using.limiter.counts
            await asyncio.sleep(3 * SHORT)
            await one.ping()
        assert not here.using.limiter.counts


def test_the_limit_of_open_files_is_raised_as_far_as_it_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: (1024, 524_288))
    monkeypatch.setattr(resource, "setrlimit", lambda _, limits: told.append(limits))
    assert raise_file_limit() == 65_536
    assert told == [(65_536, 524_288)]


def test_few_open_files_are_said(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    def refuse(_kind: int, _limits: tuple[int, int]) -> None:
        raise ValueError

    monkeypatch.setattr(resource, "getrlimit", lambda _: (256, resource.RLIM_INFINITY))
    monkeypatch.setattr(resource, "setrlimit", refuse)
    assert raise_file_limit() == 256
    assert "few files may be open" in caplog.text
