"""Strings that a database cannot keep are refused everywhere, and never break the server."""

from __future__ import annotations

from typing import Any

import pytest
from httpx import Response

from .browser_client import PASSWORD, BrowserClient, refused

pytestmark = pytest.mark.anyio

NUL = "\\u0000"
LONE = "\\ud800"
BODIES = [
    ("POST", "/sign-up", '{"name": "Bob%s", "password": "12345678"}'),
    ("POST", "/sign-up", '{"name": "Bobby", "password": "12345678%s"}'),
    ("POST", "/sign-up", '{"name": "Bobby", "password": "12345678", "email": "a%s@example.org"}'),
    ("POST", "/sign-in", '{"login": "Ali%sce", "password": "12345678"}'),
    ("POST", "/sign-in", '{"login": "Alice", "password": "12345678%s"}'),
    ("POST", "/sign-in", '{"login": "Alice", "password": "12345678", "%s": 1}'),
    ("POST", "/password/forgot", '{"login": "a%s@example.org"}'),
    ("POST", "/password/reset", '{"token": "aaaaaaaaaaaaaaaaaaaaaaaa%s", "password": "12345678"}'),
    ("POST", "/recover", '{"token": "aaaaaaaaaaaaaaaaaaaaaaaa%s"}'),
    ("PATCH", "/me", '{"name": "Bob%s"}'),
    ("PATCH", "/me", '{"language": "%s"}'),
    ("PATCH", "/me", '{"settings": {"a": "%s"}}'),
    ("PATCH", "/me", '{"settings": {"a%s": 1}}'),
    ("POST", "/me/password", '{"old": "%s", "new": "12345678"}'),
    ("POST", "/me/tokens", '{"name": "a%s"}'),
    ("POST", "/me/channels", '{"kind": "webhook", "url": "https://example.org/%s"}'),
    ("POST", "/reports", '{"about": "zzzz", "text": "a%s"}'),
    ("POST", "/reports", '{"about": "zz%s", "text": "a"}'),
]


async def send(browser: BrowserClient, method: str, path: str, body: str) -> Response:
    headers = {"Content-Type": "application/json", "X-Astrarium-Token": browser.csrf}
    return await browser.http.request(method, f"/api{path}", content=body.encode(), headers=headers)


@pytest.mark.parametrize("bad", [NUL, LONE], ids=["nul", "surrogate"])
@pytest.mark.parametrize(("method", "path", "body"), BODIES)
async def test_bad_characters_are_refused(browser: BrowserClient, method: str, path: str, body: str, bad: str) -> None:
    if path not in ("/sign-up", "/sign-in"):
        await browser.sign_up("Alice")
    refused(await send(browser, method, path, body % bad), 422, "bad-request")


@pytest.mark.parametrize(
    "path", ["/people/a%00", "/leaderboard/a%00", "/me/ignored/%00", "/people/%ED%A0%80", "/admin/users?search=%00"]
)
async def test_bad_characters_in_addresses_are_refused(admin_browser: BrowserClient, path: str) -> None:
    refused(await admin_browser.get(path), 422, "bad-request")


@pytest.mark.parametrize("path", ["/leaderboard/toy?page=0", "/leaderboard/toy?page=99999999999999999999"])
async def test_pages_have_their_bounds(browser: BrowserClient, path: str) -> None:
    refused(await browser.get(path), 422, "bad-request")


@pytest.mark.parametrize("body", ["", "{", "[" * 60_000, "null", '"x"', "{}" * 2, '{"login": 1e999}', "9" * 10_000])
async def test_what_is_no_request_is_refused(browser: BrowserClient, body: str) -> None:
    answer = await send(browser, "POST", "/sign-in", body)
    assert answer.status_code in (400, 422)
    assert answer.json()["error"] == "bad-request"


async def test_odd_headers_are_nobody(browser: BrowserClient) -> None:
    headers: dict[str, Any] = {"Cookie": "astrarium=\xff; a=\x01", "Accept-Language": "\xff"}
    raw = [(name, value.encode("latin-1")) for name, value in headers.items()]
    answer = await browser.http.get("/api/me", headers=raw)
    assert answer.json()["user"] is None
    refused(await browser.get("/me", {"Authorization": "Bearer"}), 401, "bad-token")


async def test_a_wild_search_finds_only_what_it_says(admin_browser: BrowserClient) -> None:
    found = (await admin_browser.get("/admin/users?search=%25")).json()
    assert found["people"] == []
    assert PASSWORD not in str(found)
