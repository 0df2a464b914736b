"""The person who asks: profile, password, e-mail, export, going away."""

from __future__ import annotations

import json
import logging
from typing import Any

import pytest
from sqlalchemy import func, select, text

from astrarium.server.db.engine import Database
from astrarium.server.db.models import (
    ApiToken,
    Base,
    Channel,
    IgnoredPerson,
    Job,
    Link,
    Rating,
    Seat,
    Session,
    User,
)
from astrarium.server.people.limits import Limits
from astrarium.server.services import Services

from .browser_client import PASSWORD, BrowserClient, good, refused
from .conftest import MakeBrowser, RecordingBus
from .tables import said, seated

pytestmark = pytest.mark.anyio
OTHER = "battery staple"
HOOK = "https://hooks.example.org/hidden"


@pytest.fixture
async def db(either_db: Database) -> Database:
    """These touch most tables, so they run on both databases."""
    return either_db


async def change(browser: BrowserClient, **changes: Any) -> dict[str, Any]:
    changed: dict[str, Any] = good(await browser.ask("PATCH", "/me", changes))
    return changed


async def test_name_language_and_settings_can_be_changed(browser: BrowserClient) -> None:
    await browser.become_guest()
    await change(browser, name="Олена", language="uk", settings={"sound": False, "zoom": 1.5, "theme": "dark"})
    me = await change(browser)
    assert (me["name"], me["language"]) == ("Олена", "uk")
    assert me["settings"] == {"sound": False, "zoom": 1.5, "theme": "dark"}


async def test_a_name_that_somebody_has_cannot_be_taken(browser: BrowserClient, browse: MakeBrowser) -> None:
    await browser.sign_up("Alice")
    other = browse()
    await other.become_guest()
    refused(await other.ask("PATCH", "/me", {"name": "ALICE"}), 409, "name-taken")


@pytest.mark.parametrize(
    "settings",
    [
        {"Sound": True},
        {"a": [1]},
        {"a": "x" * 201},
        {"a": 2**60},
        {f"a{number}": 1 for number in range(51)},
        {"a": float("nan")},
        {"a": float("inf")},
    ],
)
async def test_settings_are_small_and_plain(browser: BrowserClient, settings: dict[str, Any]) -> None:
    await browser.become_guest()
    headers = {"Content-Type": "application/json", "X-Astrarium-Token": browser.csrf}
    body = json.dumps({"settings": settings}).encode()
    refused(await browser.http.patch("/api/me", content=body, headers=headers), 422, "bad-request")


async def test_a_new_password_needs_the_old_one_and_ends_other_sessions(
    browser: BrowserClient, browse: MakeBrowser, bus: RecordingBus
) -> None:
    user = await browser.sign_up()
    other = browse()
    await other.sign_in()
    refused(await browser.post("/me/password", {"old": "wrong", "new": OTHER}), 403, "wrong-password")
    good(await browser.post("/me/password", {"old": PASSWORD, "new": OTHER}))
    assert await browser.me() is not None
    assert await other.me() is None
    assert bus.of_type("close") == [{"type": "close", "users": [user["id"]]}]
    refused(await browse().sign_in("Alice", PASSWORD), 401, "wrong-login")
    good(await browse().sign_in("Alice", OTHER))


async def test_a_new_password_ends_programs(browser: BrowserClient, browse: MakeBrowser) -> None:
    await browser.sign_up()
    token = good(await browser.post("/me/tokens", {"name": "program"}))["token"]
    program = {"Authorization": f"Bearer {token}"}
    assert good(await browse().get("/me", program))["user"]["name"] == "Alice"
    good(await browser.post("/me/password", {"old": PASSWORD, "new": OTHER}))
    refused(await browse().get("/me", program), 401, "bad-token")


async def test_a_program_signs_nobody_out(browser: BrowserClient, browse: MakeBrowser) -> None:
    await browser.sign_up()
    token = good(await browser.post("/me/tokens", {"name": "program"}))["token"]
    program = {"Authorization": f"Bearer {token}"}
    for everywhere in (True, False):
        answer = await browse().post("/sign-out", {"everywhere": everywhere}, program)
        refused(answer, 403, "browser-only")
    assert await browser.me() is not None


async def test_names_change_now_and_then(browser: BrowserClient, services: Services) -> None:
    services.limits = Limits(enabled=True, clock=lambda: 0.0)
    await browser.sign_up()
    for number in range(5):
        good(await browser.ask("PATCH", "/me", {"name": f"Alice {number}"}))
    refused(await browser.ask("PATCH", "/me", {"name": "Alice 7"}), 429, "too-many")
    good(await browser.ask("PATCH", "/me", {"name": "Alice 4", "language": "uk"}))


async def test_guests_have_no_password_to_change(browser: BrowserClient) -> None:
    await browser.become_guest()
    refused(await browser.post("/me/password", {"old": PASSWORD, "new": OTHER}), 403, "guests-not-allowed")


async def test_another_e_mail_needs_the_password_and_is_not_confirmed(browser: BrowserClient, db: Database) -> None:
    await browser.sign_up(email="alice@example.org")
    async with db.write() as session:
        await session.execute(text("UPDATE users SET email_key = email"))
    body = {"email": "new@example.org", "password": "wrong"}
    refused(await browser.post("/me/email", body), 403, "wrong-password")
    me = good(await browser.post("/me/email", {**body, "password": PASSWORD}))
    assert (me["email"], me["is_email_confirmed"]) == ("new@example.org", False)
    async with db.read() as session:
        letters = (await session.scalars(select(Job))).all()
    assert [letter.data["to"] for letter in letters] == ["new@example.org"]
    assert good(await browser.post("/me/email", {"email": None, "password": PASSWORD}))["email"] is None


async def fill_a_life(browser: BrowserClient, browse: MakeBrowser, db: Database) -> dict[str, Any]:
    """An account with some of everything."""
    user = await browser.sign_up("Alice", email="alice@example.org")
    other = await browse().sign_up("Bob")
    good(await browser.post("/me/tokens", {"name": "my bot"}))
    good(await browser.post("/me/channels", {"kind": "webhook", "url": HOOK}))
    good(await browser.ask("PUT", f"/me/ignored/{other['id']}", {"kind": "block"}))
    good(await browser.post("/reports", {"about": other["id"], "text": "rude\nand loud"}))
    async with db.write() as session:
        table = await seated(session, user, status="finished", ended_at=5, result={"scores": [3]})
        said(session, table, user, "good game")
        session.add(Rating(user_id=user["id"], game="toy", mu=25.0, sigma=8.0, ordinal=1.0, games=1))
    return user


async def test_everything_is_exported_but_secrets(browser: BrowserClient, browse: MakeBrowser, db: Database) -> None:
    user = await fill_a_life(browser, browse, db)
    answer = await browser.get("/me/export")
    found = good(answer)
    assert found["profile"]["email"] == "alice@example.org"
    assert [seat["result"] for seat in found["seats"]] == [{"scores": [3]}]
    assert [line["text"] for line in found["chat"]] == ["good game"]
    assert [token["name"] for token in found["tokens"]] == ["my bot"]
    assert [channel["address"] for channel in found["channels"]] == [HOOK]
    assert [away["kind"] for away in found["ignored"]] == ["block"]
    assert [report["text"] for report in found["reports"]] == ["rude\nand loud"]
    assert [rating["game"] for rating in found["ratings"]] == ["toy"]
    assert len(found["sessions"]) == 1
    async with db.read() as session:
        channel = (await session.scalars(select(Channel))).one()
        password = (await session.get_one(User, user["id"])).password or ""
    for secret in (channel.address["secret"], password, "argon2", "seed", "invite-secret"):
        assert secret not in answer.text
    assert answer.headers["Content-Disposition"].startswith("attachment")


async def count(db: Database, model: type[Base]) -> int:
    async with db.read() as session:
        return await session.scalar(select(func.count()).select_from(model)) or 0


async def test_who_goes_away_leaves_games_and_no_name(
    browser: BrowserClient, browse: MakeBrowser, db: Database, bus: RecordingBus
) -> None:
    user = await fill_a_life(browser, browse, db)
    refused(await browser.post("/me/delete", {}), 403, "wrong-password")
    good(await browser.post("/me/delete", {"password": PASSWORD}))
    assert await browser.me() is None
    async with db.read() as session:
        row = await session.get_one(User, user["id"])
        seat = (await session.scalars(select(Seat))).one()
    assert (row.name, row.kind, row.email, row.email_key, row.password) == ("deleted", "deleted", None, None, None)
    assert (seat.user_id, seat.name) == (user["id"], "deleted")
    assert await count(db, Session) == 1  # Bob's
    models: list[type[Base]] = [ApiToken, Channel, IgnoredPerson, Job, Link, Rating]
    assert [await count(db, model) for model in models] == [0] * len(models)
    assert bus.published[-1] == {"type": "close", "users": [user["id"]]}
    refused(await browse().sign_in("alice@example.org"), 401, "wrong-login")
    await browse().sign_up("Alice")


async def test_two_people_can_go_away(browse: MakeBrowser) -> None:
    for name in ("Alice", "Bob"):
        browser = browse()
        await browser.sign_up(name)
        good(await browser.post("/me/delete", {"password": PASSWORD}))


async def test_guests_go_away_without_a_password(browser: BrowserClient) -> None:
    guest = await browser.become_guest()
    good(await browser.post("/me/delete"))
    person = good(await browser.get(f"/people/{guest['id']}"))
    assert (person["name"], person["kind"]) == ("deleted", "deleted")


async def test_secrets_are_not_logged(
    browser: BrowserClient, browse: MakeBrowser, db: Database, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    logging.getLogger("httpx").setLevel(logging.INFO)  # of the browser in this test
    await fill_a_life(browser, browse, db)
    await browse().sign_in("Alice", OTHER)
    await browser.post("/me/password", {"old": PASSWORD, "new": OTHER})
    await browser.post("/password/forgot", {"login": "alice@example.org"})
    logging.getLogger("httpx").setLevel(logging.WARNING)
    for secret in (PASSWORD, OTHER, "argon2", browser.csrf, browser.http.cookies["astrarium"], "alice@example.org"):
        assert secret not in caplog.text


async def test_a_profile_tells_what_everybody_may_know(
    browser: BrowserClient, browse: MakeBrowser, db: Database
) -> None:
    user = await fill_a_life(browser, browse, db)
    person = good(await browse().get(f"/people/{user['id']}"))
    assert sorted(person) == ["id", "kind", "name", "ratings", "since"]
    assert (person["name"], person["ratings"][0]["games"]) == ("Alice", 1)
    refused(await browse().get("/people/zzzz"), 404, "no-person")


async def test_one_can_keep_away_from_others(browser: BrowserClient, browse: MakeBrowser) -> None:
    me, other = await browser.become_guest(), await browse().become_guest()
    path = f"/me/ignored/{other['id']}"
    refused(await browser.get(path), 404, "no-ignored-person")
    for kind in ("mute", "block"):
        assert good(await browser.ask("PUT", path, {"kind": kind})) == {"other": other["id"], "kind": kind}
    assert good(await browser.get("/me/ignored")) == [good(await browser.get(path))]
    good(await browser.ask("DELETE", path))
    refused(await browser.ask("DELETE", path), 404, "no-ignored-person")
    refused(await browser.ask("PUT", f"/me/ignored/{me['id']}", {"kind": "mute"}), 409, "not-yourself")
    refused(await browser.ask("PUT", "/me/ignored/zzzz", {"kind": "mute"}), 404, "no-person")
    refused(await browser.ask("PUT", path, {"kind": "poke"}), 422, "bad-request")
