"""What holds for every request and every answer."""

from __future__ import annotations

from collections.abc import AsyncIterator
from socket import gethostname

import httpx
import pytest
from fastapi import FastAPI
from starlette.types import Message, Receive, Scope, Send

from astrarium.server.config import Config
from astrarium.server.security import BODY_LIMIT, Security, content_policy

from .browser_client import BrowserClient, refused

pytestmark = pytest.mark.anyio


async def test_answers_tell_browsers_to_be_strict(browser: BrowserClient) -> None:
    headers = (await browser.get("/me")).headers
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "same-origin"
    assert headers["Cache-Control"] == "no-store"
    assert "camera=()" in headers["Permissions-Policy"]
    assert "unsafe" not in headers["Content-Security-Policy"]


async def test_refusals_and_missing_pages_have_the_headers_too(browser: BrowserClient) -> None:
    for answer in (await browser.get("/nothing"), await browser.post("/change", headers={"Origin": "null"})):
        assert answer.status_code in (403, 404)
        assert "Content-Security-Policy" in answer.headers


async def test_pages_may_be_cached_and_answers_not(browser: BrowserClient) -> None:
    assert "Cache-Control" not in (await browser.http.get("/index.html")).headers


@pytest.mark.parametrize(
    ("base", "socket"), [("https://a.test", "wss://a.test"), ("http://a.test:81", "ws://a.test:81")]
)
def test_pages_may_connect_to_our_socket_and_nowhere_else(base: str, socket: str) -> None:
    policy = content_policy(Config(base_url=base))
    assert f"connect-src 'self' {socket};" in policy
    for rule in ("default-src 'self'", "frame-ancestors 'none'", "base-uri 'none'", "object-src 'none'"):
        assert rule in policy


@pytest.mark.parametrize(
    "host", ["astrarium.test", "astrarium.test:8443", "127.0.0.1:8765", "[::1]:8765", "localhost", gethostname()]
)
async def test_our_own_names_and_figures_are_answered(browser: BrowserClient, host: str) -> None:
    assert (await browser.get("/me", {"Host": host})).status_code == 200


@pytest.mark.parametrize("host", ["evil.test", "astrarium.test.evil.test", "evil.test:8765", "[half", ""])
async def test_a_name_that_is_not_ours_is_refused(browser: BrowserClient, host: str) -> None:
    refused(await browser.get("/me", {"Host": host}), 421, "wrong-host")
    headers = {"Host": host, "Origin": f"http://{host}"}
    refused(await browser.post("/be-guest", headers=headers), 421, "wrong-host")


async def test_a_socket_under_a_name_that_is_not_ours_is_refused(config: Config) -> None:
    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    async def never(scope: Scope, receive: Receive, send: Send) -> None:
        raise AssertionError

    async def receive() -> Message:
        return {"type": "websocket.connect"}

    scope = {"type": "websocket", "path": "/api/live", "headers": [(b"host", b"evil.test")]}
    await Security(never, config)(scope, receive, send)
    assert sent == [{"type": "websocket.close", "code": 1008}]


async def test_a_huge_body_is_refused_by_its_length(browser: BrowserClient) -> None:
    answer = await browser.post("/sign-in", {"login": "x" * BODY_LIMIT, "password": "x"})
    assert refused(answer, 413, "too-large")["limit"] == 64


async def in_pieces(total: int) -> AsyncIterator[bytes]:
    for _ in range(0, total, 1024):
        yield b" " * 1024


async def send_in_pieces(app: FastAPI, total: int) -> httpx.Response:
    transport = httpx.ASGITransport(app=app)
    async with httpx.AsyncClient(transport=transport, base_url="http://astrarium.test") as http:
        headers = {"Content-Type": "application/json", "Transfer-Encoding": "chunked"}
        return await http.post("/api/sign-in", content=in_pieces(total), headers=headers)


async def test_a_huge_body_without_a_length_is_refused(app: FastAPI) -> None:
    refused(await send_in_pieces(app, BODY_LIMIT + 1024), 413, "too-large")


async def test_a_small_body_without_a_length_is_read(app: FastAPI) -> None:
    refused(await send_in_pieces(app, BODY_LIMIT), 422, "bad-request")


async def test_a_false_length_does_not_open_the_door() -> None:
    """With both headers the length means nothing."""
    read: list[Message] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        read.append(await receive())

    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    async def receive() -> Message:
        return {"type": "http.request", "body": b"x" * BODY_LIMIT, "more_body": True}

    headers = [(b"host", b"localhost"), (b"content-length", b"5"), (b"transfer-encoding", b"chunked")]
    scope = {"type": "http", "method": "POST", "path": "/api/x", "headers": headers, "query_string": b""}
    await Security(app, Config())(scope, receive, send)
    assert (read, sent[0]["status"]) == ([], 413)


async def test_answers_are_passed_on_piece_by_piece() -> None:
    order: list[str] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        for piece in (b"a", b"b"):
            order.append("made")
            await send({"type": "http.response.body", "body": piece, "more_body": piece == b"a"})

    async def send(message: Message) -> None:
        order.append("sent")

    async def receive() -> Message:
        return {"type": "http.disconnect"}

    scope = {"type": "http", "method": "GET", "path": "/", "headers": [(b"host", b"localhost")], "query_string": b""}
    await Security(app, Config())(scope, receive, send)
    assert order == ["sent", "made", "sent", "made", "sent"]


async def test_websockets_pass_untouched() -> None:
    seen: list[tuple[Scope, Receive, Send]] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        seen.append((scope, receive, send))

    async def receive() -> Message:
        return {"type": "websocket.connect"}

    async def send(message: Message) -> None: ...

    scope = {"type": "websocket", "path": "/api/live", "headers": [(b"host", b"localhost")]}
    await Security(app, Config())(scope, receive, send)
    assert seen == [(scope, receive, send)]


async def test_the_schema_describes_every_answer(app: FastAPI) -> None:
    for path, operations in app.openapi()["paths"].items():
        if path in ("/api/be-guest", "/api/be-refused", "/api/change"):
            continue
        for method, operation in operations.items():
            assert "4XX" in operation["responses"], (method, path)
            for status, answer in operation["responses"].items():
                assert status in ("202", "204") or answer["content"]["application/json"]["schema"], (method, path)


async def test_half_an_address_is_a_foreign_page(browser: BrowserClient) -> None:
    refused(await browser.post("/change", headers={"Origin": "http://["}), 403, "foreign-origin")
