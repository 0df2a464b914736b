"""A browser for tests: it keeps cookies and sends the CSRF token, as our pages do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import httpx
from fastapi import FastAPI

BASE = "http://astrarium.test"
PASSWORD = "correct horse"


class BrowserClient:
    """Whoever sits at it is a stranger until signed in."""

    def __init__(self, app: FastAPI, address: str = "192.0.2.1") -> None:
        transport = httpx.ASGITransport(app=app, client=(address, 1234))
        self.http = httpx.AsyncClient(transport=transport, base_url=BASE)
        self.csrf = ""

    async def ask(
        self, method: str, path: str, json: Any = None, headers: Mapping[str, str | bytes] | None = None
    ) -> httpx.Response:
        token = {"X-Astrarium-Token": self.csrf} if self.csrf else {}
        sent = [(name.encode(), encoded(value)) for name, value in {**token, **(headers or {})}.items()]
        response = await self.http.request(method, f"/api{path}", json=json, headers=sent)
        self.csrf = response.headers.get("X-Astrarium-Token", self.csrf)
        return response

    async def get(self, path: str, headers: dict[str, str] | None = None) -> httpx.Response:
        return await self.ask("GET", path, headers=headers)

    async def post(self, path: str, json: Any = None, headers: dict[str, str] | None = None) -> httpx.Response:
        return await self.ask("POST", path, {} if json is None else json, headers)

    async def become_guest(self) -> dict[str, Any]:
        """As `play now` does it."""
        guest: dict[str, Any] = good(await self.post("/be-guest"))
        return guest

    async def sign_up(self, name: str = "Alice", **more: Any) -> dict[str, Any]:
        user: dict[str, Any] = good(await self.post("/sign-up", {"name": name, "password": PASSWORD, **more}))["user"]
        return user

    async def sign_in(self, login: str = "Alice", password: str = PASSWORD) -> httpx.Response:
        return await self.post("/sign-in", {"login": login, "password": password})

    async def me(self) -> dict[str, Any] | None:
        found: dict[str, Any] | None = good(await self.get("/me"))["user"]
        return found


def encoded(value: str | bytes) -> bytes:
    return value if isinstance(value, bytes) else value.encode()


def good(response: httpx.Response) -> Any:
    """What a request that was granted gave."""
    assert response.is_success, response.text
    return response.json() if response.content else None


def refused(response: httpx.Response, status: int, code: str) -> dict[str, Any]:
    """What a request that was refused said."""
    assert (response.status_code, response.json()["error"]) == (status, code), response.text
    said: dict[str, Any] = response.json()
    assert said["message"] != f"problem-{code}", "the refusal has no text"
    return said
