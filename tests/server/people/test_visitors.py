"""Who is asking is remembered, and forgotten at once when it changes."""

from __future__ import annotations

from typing import Any

import pytest
from fastapi import FastAPI
from sqlalchemy import event, text
from sqlalchemy.ext.asyncio import AsyncSession

from astrarium.server.clock import DAY
from astrarium.server.people import visitors
from astrarium.server.people.sessions import COOKIE, Visitor, visitor_by_cookie
from astrarium.server.people.visitors import MAX_AGE, Visitors
from astrarium.server.services import Services
from tests.server.manual_clock import Seconds

from .browser_client import PASSWORD, BrowserClient, good
from .conftest import MakeBrowser, RecordingBus, Time

pytestmark = pytest.mark.anyio


@pytest.fixture
def seconds(services: Services) -> Seconds:
    made = Seconds()
    services.visitors = Visitors(services.db, services.bus, made)
    return made


@pytest.fixture
def queries(services: Services) -> list[str]:
    """The statements that the server reads with."""
    found: list[str] = []

    def note(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        if statement.startswith("SELECT"):
            found.append(statement)

    event.listen(services.db.reader.sync_engine, "before_cursor_execute", note)
    return found


async def test_the_second_request_of_a_browser_needs_no_query(browser: BrowserClient, queries: list[str]) -> None:
    await browser.sign_up()
    await browser.me()
    queries.clear()
    assert await browser.me() is not None
    assert queries == []


async def test_nothing_is_remembered_for_longer_than_its_age(
    browser: BrowserClient, queries: list[str], seconds: Seconds
) -> None:
    await browser.sign_up()
    await browser.me()
    queries.clear()
    seconds.time += MAX_AGE + 1
    assert await browser.me() is not None
    assert len(queries) == 1


async def test_a_session_that_expires_meanwhile_is_not_used(browser: BrowserClient, time: Time) -> None:
    await browser.sign_up()
    await browser.me()
    time.pass_by(181 * DAY)
    assert await browser.me() is None


async def test_no_more_are_remembered_than_there_is_room_for(
    browse: MakeBrowser, services: Services, queries: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(visitors, "MAX_KNOWN", 2)
    people = [browse() for _ in range(3)]
    for number, person in enumerate(people):
        await person.sign_up(f"Person {number}")
        await person.me()
    queries.clear()
    for person in people[1:]:
        await person.me()
    assert queries == []
    await people[0].me()
    assert len(queries) == 1


async def test_without_a_connection_to_the_others_nothing_is_remembered(
    browser: BrowserClient, queries: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    await browser.sign_up()
    await browser.me()
    queries.clear()
    monkeypatch.setattr(RecordingBus, "is_connected", False)
    await browser.me()
    assert len(queries) == 1


async def test_a_change_that_another_process_tells_of_is_read(
    browser: BrowserClient, services: Services, bus: RecordingBus
) -> None:
    user = await browser.sign_up()
    await browser.me()
    async with services.db.write() as session:
        await session.execute(text("UPDATE users SET name = 'Other'"))
    assert (await browser.me() or {})["name"] == user["name"]
    bus.deliver(f'{{"type": "person", "person": "{user["id"]}"}}')
    assert (await browser.me() or {})["name"] == "Other"


async def test_after_a_gap_in_the_messages_everybody_is_looked_up(
    browser: BrowserClient, bus: RecordingBus, queries: list[str]
) -> None:
    await browser.sign_up()
    await browser.me()
    queries.clear()
    await bus.announce_gap()
    await browser.me()
    assert len(queries) == 1


async def test_what_was_read_before_a_change_is_not_remembered_after_it(
    browser: BrowserClient, services: Services, queries: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    await browser.sign_up()

    async def overtaken(session: AsyncSession, token: str) -> Visitor | None:
        found = await visitor_by_cookie(session, token)
        assert found is not None
        services.visitors.forget(found.user.id)
        return found

    with monkeypatch.context() as patched:
        patched.setattr(visitors, "visitor_by_cookie", overtaken)
        await browser.me()
    queries.clear()
    await browser.me()
    assert len(queries) == 1


async def test_the_hourly_visit_is_noted_once(
    browser: BrowserClient, app: FastAPI, services: Services, time: Time
) -> None:
    await browser.sign_up()
    await browser.me()
    time.pass_by(2 * 60 * 60 * 1000)
    written: list[str] = []
    event.listen(services.db.writer.sync_engine, "before_cursor_execute", lambda *given: written.append(given[2]))
    await browser.me()
    count = len(written)
    assert count > 0
    await browser.me()
    assert len(written) == count


@pytest.mark.parametrize("everywhere", [False, True])
async def test_who_signs_out_is_out_at_once(browser: BrowserClient, browse: MakeBrowser, everywhere: bool) -> None:
    await browser.sign_up()
    other = browse()
    await other.sign_in()
    cookie = {"Cookie": f"{COOKIE}={other.http.cookies[COOKIE]}"}
    assert good(await browse().get("/me", cookie))["user"] is not None
    good(await other.post("/sign-out", {"everywhere": everywhere}))
    assert good(await browse().get("/me", cookie))["user"] is None
    assert (await browser.me() is None) is everywhere


async def test_a_revoked_token_is_refused_at_once(browser: BrowserClient, browse: MakeBrowser) -> None:
    await browser.sign_up()
    made = good(await browser.post("/me/tokens", {"name": "program"}))
    program = {"Authorization": f"Bearer {made['token']}"}
    assert good(await browse().get("/me", program))["user"] is not None
    good(await browser.ask("DELETE", f"/me/tokens/{made['id']}"))
    assert (await browse().get("/me", program)).status_code == 401


async def test_a_new_password_ends_what_was_remembered(browser: BrowserClient, browse: MakeBrowser) -> None:
    await browser.sign_up()
    other = browse()
    await other.sign_in()
    assert await other.me() is not None
    good(await browser.post("/me/password", {"old": PASSWORD, "new": "battery staple"}))
    assert await other.me() is None
    assert await browser.me() is not None
