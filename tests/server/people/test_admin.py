"""Administration over HTTP."""

from __future__ import annotations

from typing import Any

import pytest
from fastapi import FastAPI
from sqlalchemy import select, update

from astrarium.server.db.engine import Database
from astrarium.server.db.models import ChatLine, Table, User
from astrarium.server.people import admin_actions
from astrarium.server.services import Services

from .browser_client import BrowserClient, good, refused
from .conftest import MakeBrowser, RecordingBus
from .tables import said, seated
from .test_access import filled, routes_of

pytestmark = pytest.mark.anyio


def admin_routes(app: FastAPI) -> list[tuple[str, str]]:
    return sorted({(method, path) for method, path, _ in routes_of(app) if path.startswith("/api/admin/")})


async def test_administration_is_for_administrators(app: FastAPI, browser: BrowserClient, browse: MakeBrowser) -> None:
    guest, stranger = browse(), browse()
    await browser.sign_up()
    await guest.become_guest()
    assert len(admin_routes(app)) == 12
    for method, path in admin_routes(app):
        refused(await stranger.ask(method, filled(path)), 401, "not-signed-in")
        refused(await guest.ask(method, filled(path)), 403, "not-admin")
        refused(await browser.ask(method, filled(path)), 403, "not-admin")


async def test_administrators_get_in(app: FastAPI, admin_browser: BrowserClient) -> None:
    for method, path in admin_routes(app):
        answer = await admin_browser.ask(method, filled(path), {"role": "admin"} if path.endswith("role") else None)
        assert answer.status_code in (200, 404), (method, path, answer.text)


async def detail(admin_browser: BrowserClient, user: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = good(await admin_browser.get(f"/admin/users/{user['id']}"))
    return found


async def test_people_are_found_by_a_part_of_the_name(admin_browser: BrowserClient, browse: MakeBrowser) -> None:
    await browse().sign_up("Alice", email="alice@example.org")
    await browse().sign_up("Malika")
    answer = await admin_browser.get("/admin/users?search=ALI")
    assert sorted(person["name"] for person in good(answer)["people"]) == ["Alice", "Malika"]
    assert "example.org" not in answer.text
    assert "argon2" not in answer.text


async def test_long_lists_have_pages(
    admin_browser: BrowserClient, browse: MakeBrowser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(admin_actions, "PAGE", 2)
    monkeypatch.setattr("astrarium.server.routes.admin.PAGE", 2)
    for _ in range(2):
        await browse().become_guest()
    first, second = [good(await admin_browser.get(f"/admin/users?page={page}")) for page in (1, 2)]
    assert [len(first["people"]), first["has_more"], len(second["people"]), second["has_more"]] == [2, True, 1, False]


@pytest.mark.parametrize(
    ("do", "undo", "field"), [("suspend", "unsuspend", "suspended_at"), ("mute", "unmute", "muted_at")]
)
async def test_people_are_suspended_and_muted_and_forgiven(
    admin_browser: BrowserClient, browser: BrowserClient, do: str, undo: str, field: str
) -> None:
    user = await browser.sign_up()
    assert good(await admin_browser.post(f"/admin/users/{user['id']}/{do}"))[field] is not None
    assert (await detail(admin_browser, user))["person"][field] is not None
    assert good(await admin_browser.post(f"/admin/users/{user['id']}/{undo}"))[field] is None


async def test_who_is_suspended_administers_nothing(admin_browser: BrowserClient, services: Services) -> None:
    ruler = await admin_browser.me()
    assert ruler is not None
    async with services.db.write() as session:
        await session.execute(update(User).where(User.id == ruler["id"]).values(suspended_at=1))
        await services.visitors.changed(session, ruler["id"])
    for path in ("/admin/users", f"/admin/users/{ruler['id']}", "/admin/tables", "/admin/reports"):
        refused(await admin_browser.get(path), 403, "suspended")


async def test_nobody_rules_over_themselves(admin_browser: BrowserClient) -> None:
    me = await admin_browser.me() or {}
    refused(await admin_browser.post(f"/admin/users/{me['id']}/suspend"), 409, "not-yourself")
    refused(await admin_browser.ask("PUT", f"/admin/users/{me['id']}/role", {"role": "player"}), 409, "not-yourself")


async def test_only_accounts_become_administrators(admin_browser: BrowserClient, browser: BrowserClient) -> None:
    guest = await browser.become_guest()
    path = f"/admin/users/{guest['id']}/role"
    refused(await admin_browser.ask("PUT", path, {"role": "admin"}), 409, "account-needed")
    await browser.sign_up()
    assert good(await admin_browser.ask("PUT", path, {"role": "admin"}))["role"] == "admin"
    good(await browser.get("/admin/users"))


async def test_a_link_lets_people_in_again(
    admin_browser: BrowserClient, browser: BrowserClient, browse: MakeBrowser
) -> None:
    guest = await browser.become_guest()
    recovery = good(await admin_browser.post(f"/admin/users/{guest['id']}/reset-link"))["link"]
    assert recovery.startswith("http://astrarium.test/recovery#")
    await browser.sign_up()
    reset = good(await admin_browser.post(f"/admin/users/{guest['id']}/reset-link"))["link"]
    body = {"token": reset.partition("#")[2], "password": "battery staple"}
    assert good(await browse().post("/password/reset", body))["user"]["id"] == guest["id"]


async def test_tables_are_listed_without_their_secrets(admin_browser: BrowserClient, db: Database) -> None:
    me = await admin_browser.me() or {}
    async with db.write() as session:
        table = await seated(session, me, status="running")
        await seated(session, me, status="finished")
    answer = await admin_browser.get("/admin/tables?status=running")
    assert [(it["id"], it["seats"][0]["name"]) for it in good(answer)["tables"]] == [(table, "Ruler")]
    assert "secret" not in answer.text
    assert "seed" not in answer.text
    assert len(good(await admin_browser.get("/admin/tables"))["tables"]) == 2
    assert (await detail(admin_browser, me))["tables"] == 2


async def test_reports_are_read_and_closed(admin_browser: BrowserClient, browser: BrowserClient) -> None:
    await browser.become_guest()
    about = await admin_browser.me() or {}
    told = good(await browser.post("/reports", {"about": about["id"], "text": "too strict"}))
    (report,) = good(await admin_browser.get("/admin/reports"))["reports"]
    assert (report["id"], report["text"], report["closed_at"]) == (told["id"], "too strict", None)
    good(await admin_browser.post(f"/admin/reports/{told['id']}/close"))
    assert good(await admin_browser.get("/admin/reports"))["reports"] == []
    assert len(good(await admin_browser.get("/admin/reports?is_open=false"))["reports"]) == 1
    refused(await admin_browser.post("/admin/reports/zzzz/close"), 404, "no-report")


async def test_a_line_of_chat_is_removed_for_all(admin_browser: BrowserClient, db: Database, bus: RecordingBus) -> None:
    me = await admin_browser.me() or {}
    async with db.write() as session:
        table = await seated(session, me)
        line = said(session, table, me, "rude")
    good(await admin_browser.ask("DELETE", f"/admin/chat/{line}"))
    async with db.read() as session:
        assert (await session.get_one(ChatLine, line)).removed_at is not None
        assert (await session.scalars(select(Table.id))).all() == [table]
    assert bus.of_type("chat") == [{"type": "chat", "table": table, "removed": line}]
    refused(await admin_browser.ask("DELETE", "/admin/chat/zzzz"), 404, "no-chat-line")


async def test_who_has_gone_cannot_be_let_in_again(
    admin_browser: BrowserClient, browser: BrowserClient, db: Database
) -> None:
    guest = await browser.become_guest()
    good(await browser.post("/me/delete"))
    refused(await admin_browser.post(f"/admin/users/{guest['id']}/reset-link"), 404, "no-person")
    async with db.read() as session:
        assert (await session.get_one(User, guest["id"])).kind == "deleted"
