"""Answers are compressed if they are large and hold no secret; streams still come piece by piece."""

from __future__ import annotations

import asyncio
import json
import zlib
from typing import Any

import pytest
from fastapi import FastAPI
from starlette.types import Message

from astrarium.server.compression import ROUTES, SMALLEST
from astrarium.server.people.heavy_answers import HeavyAnswers
from astrarium.server.play import engine_queue
from tests.server.routes.api_client import ADDRESS, ApiClient, new_table

pytestmark = pytest.mark.anyio
GZIP = {"accept-encoding": "gzip"}


async def asked(app: FastAPI, path: str, **headers: str) -> tuple[dict[str, str], list[bytes]]:
    """The headers of an answer and its pieces, as they leave."""
    told = {"host": ADDRESS.removeprefix("http://"), **headers}
    scope: dict[str, Any] = {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "GET", "scheme": "http",
        "path": path, "raw_path": path.encode(), "query_string": b"", "root_path": "", "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 8765), "headers": [(name.encode(), value.encode()) for name, value in told.items()],
    }  # fmt: skip
    sent: list[Message] = []
    bodies: list[Message] = [{"type": "http.request", "body": b"", "more_body": False}]

    async def receive() -> Message:
        return bodies.pop() if bodies else await asyncio.Future[Message]()  # the visitor stays

    async def send(message: Message) -> None:
        sent.append(message)

    await app(scope, receive, send)
    head = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
    return head, [message.get("body", b"") for message in sent[1:]]


async def finished_game(guest: ApiClient) -> str:
    table: str = (await guest.post("/play-now", {"game": "toy", "players": 2, "bot": "random"}))["id"]
    await guest.play_out(table, 1)
    return table


def cookie(visitor: ApiClient) -> str:
    return "; ".join([f"{name}={value}" for name, value in visitor.http.cookies.items()])


async def test_large_answers_are_compressed_for_those_who_read_it(app: FastAPI) -> None:
    head, [packed] = await asked(app, "/api/games/gaia/text/en", **{"accept-encoding": "br, gzip"})
    plain_head, [plain] = await asked(app, "/api/games/gaia/text/en")
    assert zlib.decompress(packed, 31) == plain
    assert len(packed) < len(plain) / 3
    assert (head["content-encoding"], head["content-length"]) == ("gzip", str(len(packed)))
    assert "content-encoding" not in plain_head
    assert head["vary"] == plain_head["vary"] == "Accept-Encoding"


async def test_small_answers_stay_as_they_are(app: FastAPI) -> None:
    head, [body] = await asked(app, "/api/tables", **GZIP)
    assert "content-encoding" not in head
    assert len(body) < SMALLEST
    assert json.loads(body) == []


async def test_the_log_and_the_position_are_compressed(app: FastAPI) -> None:
    async with ApiClient(app) as guest:
        table = await finished_game(guest)
        for path in ("log", "record/full"):
            head, pieces = await asked(app, f"/api/tables/{table}/{path}", cookie=cookie(guest), **GZIP)
            assert head["content-encoding"] == "gzip"
            assert json.loads(zlib.decompress(b"".join(pieces), 31))


async def test_a_stream_is_compressed_and_each_piece_can_be_read_when_it_comes(
    app: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine_queue, "SLICE", 0.0)
    async with ApiClient(app) as guest:
        table = await finished_game(guest)
        head, pieces = await asked(app, f"/api/tables/{table}/positions", cookie=cookie(guest), **GZIP)
        app.state.services.heavy = HeavyAnswers()
        _, plain = await asked(app, f"/api/tables/{table}/positions", cookie=cookie(guest))
    assert (head["content-encoding"], "content-length" in head) == ("gzip", False)
    assert len(pieces) == len(plain) > 2
    unpacking = zlib.decompressobj(31)
    assert [unpacking.decompress(piece) for piece in pieces] == plain


async def test_an_answer_with_a_secret_is_not_compressed(app: FastAPI) -> None:
    async with ApiClient(app) as guest:
        wanted = new_table("me", "open", "open", "open", is_public=True)
        made = [await guest.post("/tables", wanted) for _ in range(4)]
        await guest.try_("PATCH", "/me", {"settings": {name: name * 200 for name in "abcdef"}})
        for path in ("/api/me", "/api/me/tables"):
            head, pieces = await asked(app, path, cookie=cookie(guest), **GZIP)
            assert "content-encoding" not in head
            assert len(b"".join(pieces)) > SMALLEST
        mine = await guest.get("/me/tables")
        assert {table["invite"] for table in mine} == {table["invite"] for table in made}
        head, pieces = await asked(app, "/api/tables", cookie=cookie(guest), **GZIP)
        public = json.loads(zlib.decompress(b"".join(pieces), 31))
        assert [table["invite"] for table in public] == [None] * 4


async def test_the_routes_that_are_compressed_exist(app: FastAPI) -> None:
    known = {*app.openapi()["paths"], "/api/openapi.json"}
    assert known >= ROUTES
