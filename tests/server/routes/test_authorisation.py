"""Every route and everybody: who may, who may not. A new route must be written down here."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from shutil import copy
from typing import Any

import pytest
from fastapi import FastAPI
from sqlalchemy import update

from astrarium.server.app import create_app
from astrarium.server.config import Config
from astrarium.server.db.people import User
from astrarium.server.services import Services
from tests.server.routes.api_client import ADDRESS, ApiClient, new_table

pytestmark = pytest.mark.anyio
# The last two: an administrator who is suspended, and a program with the token of one who is not.
WHO = ("stranger", "guest", "spectator", "player", "other", "admin", "suspended", "program")
# For each of them: y (may: no 401, 403, 404), or the refusal: s (401 not signed in), n (403), h (404, it is hidden).
EVERYBODY = "yyyyyyyy"
EVERYBODY_ACTS = "yyyyyyny"  # who is suspended may only read
SIGNED = "syyyyyyy"
SIGNED_ACTS = "syyyyyny"
ACCOUNTS = "snyyyynn"  # at a browser
ADMIN = "snnnnynn"
SEATED = "snnyynnn"
HOST = "snnynnnn"


@dataclass(frozen=True)
class Route:
    method: str
    path: str
    public: str  # who may, at a public table or without one
    private: str = ""  # who may, at a private table
    body: Any = None
    query: tuple[tuple[str, str], ...] = ()


MOVE = {"decision": 0, "move": "favour 0 red"}
ROUTES = [
    Route("GET", "/me", EVERYBODY),
    Route("PATCH", "/me", SIGNED_ACTS, body={}),
    Route("POST", "/me/password", ACCOUNTS, body={}),
    Route("POST", "/me/email", ACCOUNTS, body={}),
    Route("POST", "/me/delete", "syyyyynn", body={"password": 7}),
    Route("GET", "/me/export", "syyyyyyn"),
    Route("GET", "/me/recovery", SIGNED),
    Route("POST", "/me/recovery", "syyyyynn"),
    Route("POST", "/sign-up", EVERYBODY_ACTS, body={"name": "x", "password": "x"}),
    Route("POST", "/sign-in", EVERYBODY, body={}),
    Route("POST", "/sign-out", "yyyyyyyn", body={"everywhere": 7}),
    Route("GET", "/link", EVERYBODY),
    Route("POST", "/recover", EVERYBODY, body={}),
    Route("POST", "/password/forgot", EVERYBODY, body={}),
    Route("POST", "/password/reset", EVERYBODY, body={}),
    Route("POST", "/email/confirm", EVERYBODY, body={}),
    Route("GET", "/me/tokens", "snyyyyyy"),
    Route("POST", "/me/tokens", ACCOUNTS, body={"name": "program"}),
    Route("DELETE", "/me/tokens/{token_id}", "snhhhhnn"),
    Route("GET", "/people/{user_id}", EVERYBODY),
    Route("GET", "/leaderboard/{game}", EVERYBODY),
    Route("GET", "/me/ignored", SIGNED),
    Route("GET", "/me/ignored/{user_id}", "shhhhhhh"),
    Route("PUT", "/me/ignored/{user_id}", SIGNED_ACTS, body={"kind": "mute"}),
    Route("DELETE", "/me/ignored/{user_id}", "syyyyynh"),
    Route("POST", "/reports", SIGNED_ACTS, body={}),
    Route("GET", "/push-key", EVERYBODY),
    Route("GET", "/server", EVERYBODY),
    Route("GET", "/me/channels", SIGNED),
    Route("POST", "/me/channels", "syyyyynn", body={}),
    Route("DELETE", "/me/channels/{channel_id}", "shhhhhnn"),
    Route("GET", "/admin/users", ADMIN),
    Route("GET", "/admin/users/{user_id}", ADMIN),
    Route("POST", "/admin/users/{user_id}/suspend", ADMIN),
    Route("POST", "/admin/users/{user_id}/unsuspend", ADMIN),
    Route("POST", "/admin/users/{user_id}/mute", ADMIN),
    Route("POST", "/admin/users/{user_id}/unmute", ADMIN),
    Route("PUT", "/admin/users/{user_id}/role", ADMIN, body={"role": "player"}),
    Route("POST", "/admin/users/{user_id}/reset-link", ADMIN),
    Route("GET", "/admin/tables", ADMIN),
    Route("GET", "/admin/reports", ADMIN),
    Route("POST", "/admin/reports/{report_id}/close", "snnnnhnn"),
    Route("DELETE", "/admin/chat/{line_id}", "snnnnhnn"),
    Route("GET", "/games", EVERYBODY),
    Route("GET", "/games/{game}", EVERYBODY),
    Route("GET", "/clocks", EVERYBODY),
    Route("GET", "/cards/{language}", EVERYBODY),
    Route("GET", "/games/{game}/text/{language}", EVERYBODY),
    Route("GET", "/games/{game}/explanations/{language}", EVERYBODY),
    Route("GET", "/games/{game}/rules/{language}", "hhhhhhhh"),  # the toy's rules are not translated
    Route("GET", "/games/{game}/components", EVERYBODY),
    Route("GET", "/games/{game}/corrections", EVERYBODY),
    Route("GET", "/games/{game}/calculation", "hhhhhhhh", query=(("question", "{}"),)),  # the toy has no calculator
    Route("GET", "/tables", EVERYBODY),
    Route("POST", "/tables", EVERYBODY_ACTS, body={}),
    Route("GET", "/me/tables", SIGNED),
    Route("POST", "/play-now", EVERYBODY_ACTS, body={}),
    Route("GET", "/tables/{table}", EVERYBODY, "hhhyyyhh"),
    Route("POST", "/tables/{table}/join", EVERYBODY_ACTS, "hhhyyhnh", body={}),  # it has begun: 409 for all who see it
    Route("POST", "/tables/{table}/leave", SEATED, "shhyyhnh", body={}),
    Route("POST", "/tables/{table}/seats", HOST, "shhynhnh", body={"seat": 0}),
    Route("POST", "/tables/{table}/start", HOST, "hhhynnnh"),
    Route("POST", "/tables/{table}/rematch", SIGNED_ACTS, "hhhyyynh"),  # it is not over: 409 for all who see it
    Route("PUT", "/tables/{table}/auto-replies", SEATED, "hhhyynnh", body={"auto_replies": {}}),
    Route("GET", "/tables/{table}/position", EVERYBODY, "hhhyyyhh"),
    Route("POST", "/tables/{table}/moves", SEATED, "hhhyynnh", body=MOVE),
    Route("GET", "/tables/{table}/why", "nnnyynnn", "hhhyynhh"),
    Route("GET", "/tables/{table}/preview", "nnnyynnn", "hhhyynhh", query=(("move", "favour 0 red"),)),
    Route("GET", "/tables/{table}/follow-up", "nnnyynnn", "hhhyynhh", query=(("move", "favour 0 red"),)),
    Route("GET", "/tables/{table}/forecast", "nnnyynnn", "hhhyynhh"),
    Route("GET", "/tables/{table}/facts", EVERYBODY, "hhhyyyhh", query=(("reference", "card:ice"),)),
    Route("GET", "/tables/{table}/composed-moves", "nnnyynnn", "hhhyynhh"),
    Route("POST", "/tables/{table}/undo", SEATED, "hhhyynnh", body={}),
    Route("POST", "/tables/{table}/redo", SEATED, "hhhyynnh", body={}),
    Route("POST", "/tables/{table}/proposals", SEATED, "hhhyynnh", body={"what": "abandon"}),
    Route("POST", "/tables/{table}/answers", SEATED, "hhhyynnh", body={"ask": 1, "agrees": True}),
    Route("POST", "/tables/{table}/resign", SEATED, "hhhyynnh", body={}),
    Route("POST", "/tables/{table}/end", SEATED, "hhhyynnh", body={}),
    Route("GET", "/tables/{table}/log", EVERYBODY, "hhhyyyhh"),
    Route("GET", "/tables/{table}/record", EVERYBODY, "hhhyyyhh"),
    Route("GET", "/tables/{table}/record/full", EVERYBODY, "hhhyyyhh"),
    Route("GET", "/tables/{table}/positions", EVERYBODY, "hhhyyyhh"),
    Route("GET", "/tables/{table}/positions/{move}", EVERYBODY, "hhhyyyhh"),
    Route("GET", "/export/{game}", EVERYBODY),
    Route("POST", "/tables/{table}/studies", SIGNED_ACTS, "hhhyyynh", body={"move": 0, "seats": []}),
    Route("GET", "/tables/{table}/chat", EVERYBODY, "hhhyyyhh"),
    Route("POST", "/tables/{table}/chat", SEATED, "hhhyynnh", body={"text": "hello"}),
]
CASES = [(route, is_public) for route in ROUTES for is_public in (True, False) if is_public or route.private]
REFUSALS = {401: "s", 403: "n", 404: "h"}


@pytest.fixture(scope="module")
async def app(sqlite_template: Path, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[FastAPI]:
    file = copy(sqlite_template, tmp_path_factory.mktemp("authorisation") / "tables.db")
    config = Config(
        database=f"sqlite:///{file}", base_url=ADDRESS, secret=b"0" * 32, game_modules=("tests.toy.flow",), limits=False
    )
    made = create_app(config)
    async with made.router.lifespan_context(made):
        yield made


@pytest.fixture(scope="module")
async def everybody(app: FastAPI) -> AsyncIterator[dict[str, ApiClient]]:
    people = {name: ApiClient(app) for name in (*WHO[:-1], "subject")}  # the subject is whom administrators act upon
    await people["guest"].post("/play-now", {"game": "toy", "players": 2, "bot": "random"})
    for name in ("spectator", "player", "other", "admin", "suspended", "subject"):
        user = await people[name].sign_up(f"the {name}")
        if name == "admin":
            await change(app, user, role="admin")
    token = (await people["admin"].post("/me/tokens", {"name": "program"}))["token"]
    people["program"] = ApiClient(app, token=token)
    suspended = (await people["suspended"].get("/me"))["user"]["id"]
    await change(app, suspended, role="admin", suspended_at=1)
    yield people
    for visitor in people.values():
        await visitor.http.aclose()


async def change(app: FastAPI, user: str, **values: Any) -> None:
    services: Services = app.state.services
    async with services.db.write() as session:
        await session.execute(update(User).where(User.id == user).values(**values))
        await services.visitors.changed(session, user)


async def a_table(everybody: dict[str, ApiClient], *, is_public: bool) -> str:
    """A table that the player and the other have just begun."""
    made = await everybody["player"].post("/tables", new_table("me", "open", is_public=is_public))
    table: str = made["id"]
    await everybody["other"].post(f"/tables/{table}/join", {"invite": made["invite"]})
    await everybody["player"].post(f"/tables/{table}/start")
    return table


@pytest.mark.parametrize(
    ("route", "is_public"),
    CASES,
    ids=[f"{route.method} {route.path} {'public' if is_public else 'private'}" for route, is_public in CASES],
)
async def test_only_those_may_who_may(everybody: dict[str, ApiClient], route: Route, is_public: bool) -> None:
    found = ""
    everybody_else = (await everybody["subject"].get("/me"))["user"]["id"]
    for name in WHO:
        table = await a_table(everybody, is_public=is_public) if "{table}" in route.path else ""
        names = {"table": table, "user_id": everybody_else, "game": "toy", "move": "0", "language": "uk"}
        names |= {"token_id": "x22", "channel_id": "x22", "report_id": "x22", "line_id": "x22"}
        answer = await everybody[name].try_(route.method, route.path.format(**names), route.body, **dict(route.query))
        assert answer.status_code < 500, answer.text
        found += REFUSALS.get(answer.status_code, "y")
    assert found == (route.public if is_public else route.private)


async def test_every_route_is_written_down(app: FastAPI) -> None:
    there = {
        (method.upper(), path.removeprefix("/api"))
        for path, methods in app.openapi()["paths"].items()
        for method in methods
    }
    assert there - {("GET", "/healthz")} == {(route.method, route.path) for route in ROUTES}
