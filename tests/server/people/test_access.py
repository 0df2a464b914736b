"""Who may do what: CSRF, origins, programs, suspended people."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from fastapi import FastAPI, WebSocket, WebSocketException
from fastapi.routing import APIRoute
from sqlalchemy import select, update
from starlette.responses import Response

from astrarium.server.config import Config
from astrarium.server.db.engine import Database
from astrarium.server.db.models import ApiToken, User
from astrarium.server.people.access import websocket_user
from astrarium.server.people.sessions import set_session_cookie
from astrarium.server.services import Services

from .browser_client import BASE, BrowserClient, good, refused
from .conftest import MakeBrowser

pytestmark = pytest.mark.anyio

UNSAFE = {"POST", "PUT", "PATCH", "DELETE"}


def routes_of(app: FastAPI) -> Iterator[tuple[str, str, APIRoute]]:
    """Every route with its methods, whichever way the framework nests routers."""
    waiting: list[Any] = list(app.routes)
    while waiting:
        route = waiting.pop()
        if isinstance(route, APIRoute):
            yield from ((method, route.path, route) for method in route.methods or ())
        else:
            nested = getattr(route, "original_router", None)
            waiting += list(nested.routes) if nested is not None else []


def filled(path: str) -> str:
    """A path with ids that nothing has."""
    parts = ["toy" if part == "{game}" else "zzzz" if part.startswith("{") else part for part in path.split("/")]
    return "/".join(parts).removeprefix("/api")


def unsafe_routes(app: FastAPI) -> list[tuple[str, str]]:
    return sorted({(method, path) for method, path, _ in routes_of(app) if method in UNSAFE})


async def test_every_change_needs_the_csrf_token(app: FastAPI, admin_browser: BrowserClient) -> None:
    admin_browser.csrf = ""
    asked = unsafe_routes(app)
    assert len(asked) > 25
    for method, path in asked:
        for headers in ({}, {"X-Astrarium-Token": "wrong"}, {"X-Astrarium-Token": b"\xff"}):
            refused(await admin_browser.ask(method, filled(path), {}, headers), 403, "csrf")


async def test_no_change_is_made_for_the_page_of_another_site(app: FastAPI, admin_browser: BrowserClient) -> None:
    for method, path in unsafe_routes(app):
        for headers in ({"Origin": "https://evil.test"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}):
            refused(await admin_browser.ask(method, filled(path), {}, headers), 403, "foreign-origin")


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": BASE},
        {"Origin": BASE, "Sec-Fetch-Site": "same-origin"},
        {"Sec-Fetch-Site": "none"},
        {"Host": "localhost:8765", "Origin": "http://localhost:8765"},
        {"Host": "astrarium.test:80", "Origin": BASE},
    ],
)
async def test_our_own_pages_may_ask(browser: BrowserClient, headers: dict[str, str]) -> None:
    good(await browser.post("/be-guest", headers=headers))


async def test_a_stale_cookie_is_no_obstacle_to_signing_in(browser: BrowserClient, browse: MakeBrowser) -> None:
    await browser.sign_up("Alice")
    other = browse()
    other.http.cookies.set("astrarium", "stale", domain="astrarium.test")
    good(await other.sign_in("Alice"))


async def test_the_csrf_token_comes_with_me_and_with_each_new_session(browser: BrowserClient) -> None:
    made = await browser.post("/be-guest")
    assert made.headers["X-Astrarium-Token"] == good(await browser.get("/me"))["csrf"]


def test_the_cookie_is_secure_where_the_server_is() -> None:
    response = Response()
    set_session_cookie(response, Config(base_url="https://astrarium.test", secret=b"secret"), "token")
    assert "Secure" in response.headers["set-cookie"]


async def make_token(browser: BrowserClient) -> dict[str, Any]:
    made: dict[str, Any] = good(await browser.post("/me/tokens", {"name": "my bot"}))
    return made


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


async def test_a_program_acts_for_a_person_without_cookie_and_csrf(browser: BrowserClient, browse: MakeBrowser) -> None:
    user = await browser.sign_up()
    token = (await make_token(browser))["token"]
    assert good(await browse().post("/change", headers=bearer(token))) == {"id": user["id"]}
    assert good(await browse().get("/me", bearer(token)))["csrf"] is None


async def test_tokens_are_shown_once_and_kept_as_hashes(browser: BrowserClient, db: Database) -> None:
    await browser.sign_up()
    made = await make_token(browser)
    listed = good(await browser.get("/me/tokens"))
    assert [(token["id"], token["name"], "token" in token) for token in listed] == [(made["id"], "my bot", False)]
    async with db.read() as session:
        row = (await session.scalars(select(ApiToken))).one()
    assert made["token"].encode() not in row.token_hash


async def test_a_token_that_was_ended_is_refused(browser: BrowserClient, browse: MakeBrowser) -> None:
    await browser.sign_up()
    made = await make_token(browser)
    good(await browser.ask("DELETE", f"/me/tokens/{made['id']}"))
    refused(await browse().get("/me", bearer(made["token"])), 401, "bad-token")
    refused(await browser.ask("DELETE", f"/me/tokens/{made['id']}"), 404, "no-token")


async def test_tokens_of_others_cannot_be_ended(browser: BrowserClient, browse: MakeBrowser) -> None:
    await browser.sign_up()
    made = await make_token(browser)
    other = browse()
    await other.sign_up("Bob")
    refused(await other.ask("DELETE", f"/me/tokens/{made['id']}"), 404, "no-token")


async def test_there_is_an_end_to_tokens(browser: BrowserClient) -> None:
    await browser.sign_up()
    for _ in range(20):
        await make_token(browser)
    refused(await browser.post("/me/tokens", {"name": "one more"}), 409, "enough")


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/me/tokens", {"name": "child"}),
        ("/me/password", {"old": "x", "new": "y" * 8}),
        ("/me/email", {"email": None, "password": "x"}),
        ("/me/delete", {"password": "x"}),
        ("/me/recovery", {}),
        ("/me/channels", {"kind": "mail"}),
        ("/admin/users/zzzz/suspend", {}),
    ],
)
async def test_a_program_cannot_take_the_account_over(
    admin_browser: BrowserClient, path: str, body: dict[str, Any]
) -> None:
    token = (await make_token(admin_browser))["token"]
    refused(await admin_browser.post(path, body, bearer(token)), 403, "browser-only")


async def test_guests_have_no_tokens(browser: BrowserClient) -> None:
    await browser.become_guest()
    refused(await browser.post("/me/tokens", {"name": "my bot"}), 403, "guests-not-allowed")


async def test_a_stranger_is_asked_to_sign_in(browser: BrowserClient) -> None:
    refused(await browser.get("/me/tokens"), 401, "not-signed-in")


async def test_refusals_are_in_the_readers_language(browser: BrowserClient) -> None:
    answer = await browser.get("/me/tokens", {"Accept-Language": "uk-UA, en;q=0.5"})
    assert refused(answer, 401, "not-signed-in")["message"] == "Спершу увійдіть."
    await browser.sign_up(language="ru")
    browser.csrf = "stale"
    said = refused(await browser.post("/change", headers={"Accept-Language": "uk"}), 403, "csrf")
    assert said["message"] == "Страница устарела. Обновите её и попробуйте снова."


async def suspend(services: Services) -> None:
    async with services.db.write() as session:
        for user_id in await session.scalars(update(User).values(suspended_at=1).returning(User.id)):
            await services.visitors.changed(session, user_id)


async def test_who_is_suspended_may_read_and_sign_out(
    browser: BrowserClient, browse: MakeBrowser, services: Services
) -> None:
    await browser.sign_up()
    await suspend(services)
    assert (await browser.me() or {})["is_suspended"] is True
    refused(await browser.post("/change"), 403, "suspended")
    refused(await browser.ask("PATCH", "/me", {"name": "Other"}), 403, "suspended")
    good(await browse().sign_in())
    good(await browser.post("/sign-out"))


def handshake(app: FastAPI, browser: BrowserClient, **headers: str) -> WebSocket:
    cookie = "; ".join(f"{name}={value}" for name, value in browser.http.cookies.items())
    sent = {"host": "astrarium.test", "cookie": cookie, **headers}
    raw = [(name.encode(), value.encode()) for name, value in sent.items()]
    scope = {"type": "websocket", "app": app, "headers": raw, "path": "/api/live", "query_string": b""}

    async def nothing(*_: Any) -> Any:
        return None

    return WebSocket(scope, nothing, nothing)


async def test_a_websocket_knows_its_person(app: FastAPI, browser: BrowserClient) -> None:
    assert await websocket_user(handshake(app, browser)) is None
    user = await browser.sign_up()
    found = await websocket_user(handshake(app, browser, origin=BASE))
    assert found is not None
    assert found.id == user["id"]


async def test_a_websocket_of_another_site_is_turned_away(app: FastAPI, browser: BrowserClient) -> None:
    await browser.sign_up()
    with pytest.raises(WebSocketException):
        await websocket_user(handshake(app, browser, origin="https://evil.test"))
