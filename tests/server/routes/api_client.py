"""Somebody at a browser, and the games that people play in tests."""

from __future__ import annotations

import asyncio
import random
from types import TracebackType
from typing import Any, Self

import httpx
from fastapi import FastAPI

ADDRESS = "http://127.0.0.1:8765"
LIMIT = 60.0  # seconds, after which something is broken
PASSWORD = "correct horse"


class ApiClient:
    """A browser with its own cookies; asks of the server and gives back what it says."""

    def __init__(self, app: FastAPI | None, address: str = ADDRESS, token: str = "") -> None:
        transport = httpx.ASGITransport(app) if app is not None else None
        self.http = httpx.AsyncClient(transport=transport, base_url=address, timeout=LIMIT)
        if token:
            self.http.headers["Authorization"] = f"Bearer {token}"

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.http.aclose()

    async def try_(self, method: str, path: str, body: Any = None, **query: Any) -> httpx.Response:
        answer = await self.http.request(method, f"/api{path}", json=body, params=query or None)
        if self.http.cookies and "X-Astrarium-Token" not in self.http.headers:
            me = await self.http.get("/api/me")
            self.http.headers["X-Astrarium-Token"] = me.json()["csrf"] or ""
        return answer

    async def get(self, path: str, **query: Any) -> Any:
        return json_of(await self.try_("GET", path, **query))

    async def post(self, path: str, body: Any = None, **query: Any) -> Any:
        return json_of(await self.try_("POST", path, {} if body is None else body, **query))

    async def put(self, path: str, body: Any) -> Any:
        return json_of(await self.try_("PUT", path, body))

    async def refused(self, method: str, path: str, body: Any = None, **query: Any) -> tuple[int, str]:
        answer = await self.try_(method, path, body, **query)
        assert 400 <= answer.status_code < 500, answer.text
        assert answer.json()["message"] != f"problem-{answer.json()['error']}", "the problem has no text"
        return answer.status_code, answer.json()["error"]

    async def sign_up(self, name: str) -> str:
        """An account; its id."""
        here = await self.post("/sign-up", {"name": name, "password": PASSWORD})
        self.http.headers["X-Astrarium-Token"] = here["csrf"]
        found: str = here["user"]["id"]
        return found

    async def play(self, table: str, move: str, seat: int | None = None) -> Any:
        """A move in whatever the seat has to decide now."""
        query = {} if seat is None else {"seat": seat}
        position = await self.get(f"/tables/{table}/position", **query)
        return await self.post(f"/tables/{table}/moves", {"decision": position["decision"], "move": move, **query})

    async def play_on(self, table: str, rng: random.Random, seat: int | None = None) -> bool:
        """A move at random if it is this person's turn; True when the game is over."""
        query = {} if seat is None else {"seat": seat}
        position = await self.get(f"/tables/{table}/position", **query)
        if position["over"]:
            return True
        moves = [option["move"] for group in position["options"] for option in group["options"]]
        if position["seat"] not in position["actors"]:
            await asyncio.sleep(0.01)
            return False
        body = {"decision": position["decision"], "move": rng.choice(moves), **query}
        answer = await self.try_("POST", f"/tables/{table}/moves", body)
        assert answer.status_code in (200, 409), answer.text
        return False

    async def play_out(self, table: str, seed: int, *seats: int) -> None:
        """The whole game, as one or several seats."""
        rng = random.Random(seed)
        async with asyncio.timeout(LIMIT):
            while True:
                for seat in seats or (None,):
                    if await self.play_on(table, rng, seat):
                        return


def json_of(answer: httpx.Response) -> Any:
    assert answer.is_success, f"{answer.request.method} {answer.request.url}: {answer.status_code} {answer.text}"
    return answer.json()


def new_table(*kinds: str, game: str = "toy", **more: Any) -> dict[str, Any]:
    """A request for a table: me, open, or the level of a bot."""
    seats = [{"kind": kind} if kind in ("me", "open") else {"kind": "bot", "bot": kind} for kind in kinds]
    return {"game": game, "seats": seats, **more}


async def two_at_a_table(host: ApiClient, friend: ApiClient, **more: Any) -> str:
    table: str = (await host.post("/tables", new_table("me", "open", **more)))["id"]
    await friend.post(f"/tables/{table}/join")
    await host.post(f"/tables/{table}/start")
    return table
