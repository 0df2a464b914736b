"""Coming and going."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import select

from astrarium.server.clock import DAY, HOUR, MINUTE
from astrarium.server.config import Mail
from astrarium.server.db.engine import Database
from astrarium.server.db.models import Job, Link, Seat, Session, User
from astrarium.server.services import Services

from .browser_client import PASSWORD, BrowserClient, good, refused
from .conftest import CHEAP, MakeBrowser, RecordingBus, Time
from .tables import seated

pytestmark = pytest.mark.anyio
OTHER = "battery staple"


async def token_of_letter(db: Database, key: str) -> str:
    """The token in the letter that waits under a key with this beginning."""
    async with db.read() as session:
        job = await session.scalar(select(Job).where(Job.key.startswith(key)))
    assert job is not None
    path: str = job.data["path"]
    return path.partition("#")[2]


async def test_a_stranger_is_nobody(browser: BrowserClient) -> None:
    assert good(await browser.get("/me")) == {"user": None, "csrf": None}


async def test_a_stranger_who_plays_becomes_a_guest_with_a_name_of_the_stars(browser: BrowserClient) -> None:
    guest = await browser.become_guest()
    me = await browser.me()
    assert me is not None
    assert (me["id"], me["kind"], len(me["name"].split())) == (guest["id"], "guest", 3)


async def test_the_cookie_is_for_the_server_alone(browser: BrowserClient) -> None:
    cookie = (await browser.post("/be-guest")).headers["set-cookie"]
    assert all(part in cookie for part in ("HttpOnly", "SameSite=lax", "Path=/", "Max-Age=15552000"))
    assert "Secure" not in cookie


async def test_a_guest_whose_request_is_refused_is_forgotten(browser: BrowserClient, db: Database) -> None:
    refused(await browser.post("/be-refused"), 409, "enough")
    async with db.read() as session:
        assert (await session.scalars(select(User))).all() == []
    assert await browser.me() is None


async def test_a_guest_who_signs_up_keeps_id_and_games(browser: BrowserClient, db: Database) -> None:
    guest = await browser.become_guest()
    async with db.write() as session:
        table = await seated(session, guest)
    user = await browser.sign_up("Alice", language="uk")
    assert (user["id"], user["kind"], user["name"], user["language"]) == (guest["id"], "account", "Alice", "uk")
    async with db.read() as session:
        seat = await session.get_one(Seat, (table, 0))
    assert (seat.user_id, seat.name) == (guest["id"], "Alice")


async def test_the_name_of_a_further_seat_stays_when_its_holder_signs_up(browser: BrowserClient, db: Database) -> None:
    guest = await browser.become_guest()
    async with db.write() as session:
        table = await seated(session, guest, name="My sister")
    await browser.sign_up("Alice")
    async with db.read() as session:
        assert (await session.get_one(Seat, (table, 0))).name == "My sister"


async def test_a_session_of_a_guest_ends_when_the_guest_signs_up(browser: BrowserClient, browse: MakeBrowser) -> None:
    await browser.become_guest()
    old = browse()
    old.http.cookies.update(browser.http.cookies)
    await browser.sign_up()
    assert await old.me() is None


async def test_an_account_cannot_sign_up_again(browser: BrowserClient) -> None:
    await browser.sign_up()
    answer = await browser.post("/sign-up", {"name": "Bob", "password": PASSWORD})
    refused(answer, 409, "already-account")


@pytest.mark.parametrize("name", ["alice", "ALICE", "Ａlice", "Аlice", "AIice", "аliсe"])
async def test_names_that_look_the_same_are_the_same(browser: BrowserClient, browse: MakeBrowser, name: str) -> None:
    await browser.sign_up("Alice")
    refused(await browse().post("/sign-up", {"name": name, "password": PASSWORD}), 409, "name-taken")


@pytest.mark.parametrize(
    "name",
    [
        "admin",
        "Administrator",
        "SYSTEM",
        "Server 1",
        "greedy",
        "Random-2",
        "a_d_m_i_n",
        "Бот 3",
        "Адмін",
        "ａｄｍｉｎ",
        "аdmin",
        "ADМIN",
        "Ѕerver",
        "greеdy 2",
    ],
)
async def test_nobody_is_called_like_the_server_its_masters_or_a_bot(browser: BrowserClient, name: str) -> None:
    refused(await browser.post("/sign-up", {"name": name, "password": PASSWORD}), 409, "name-reserved")
    await browser.sign_up("Adminton")
    refused(await browser.ask("PATCH", "/me", {"name": name}), 409, "name-reserved")


@pytest.mark.parametrize(
    "body",
    [
        {"name": "Al", "password": PASSWORD},
        {"name": "A" * 25, "password": PASSWORD},
        {"name": " Alice", "password": PASSWORD},
        {"name": "Al  ice", "password": PASSWORD},
        {"name": "Alice!", "password": PASSWORD},
        {"name": "Alice", "password": "1234567"},
        {"name": "Alice", "password": "x" * 201},
        {"name": "Alice", "password": PASSWORD, "email": "nobody"},
        {"name": "Alice", "password": PASSWORD, "language": "tlh"},
        {"name": "Alice", "password": PASSWORD, "role": "admin"},
    ],
)
async def test_what_is_no_account_is_refused(browser: BrowserClient, body: dict[str, str]) -> None:
    refused(await browser.post("/sign-up", body), 422, "bad-request")


@pytest.mark.parametrize("name", ["Олена-2", "Ім_я", "Алиса Ёлкина", "星星星"])
async def test_names_of_all_scripts_are_names(browser: BrowserClient, name: str) -> None:
    assert (await browser.sign_up(name))["name"] == name


@pytest.mark.parametrize("login", ["Alice", "aLICE", "alice@example.org", "Alice@Example.org"])
async def test_one_signs_in_by_name_or_e_mail(browser: BrowserClient, browse: MakeBrowser, login: str) -> None:
    user = await browser.sign_up("Alice", email="Alice@example.org")
    other = browse()
    assert good(await other.sign_in(login))["user"]["id"] == user["id"]
    assert (await other.me() or {})["id"] == user["id"]


async def test_a_wrong_name_and_a_wrong_password_get_the_same_answer(
    browser: BrowserClient, browse: MakeBrowser
) -> None:
    await browser.sign_up("Alice")
    await browse().become_guest()
    wrong = await browse().sign_in("Alice", OTHER)
    unknown = await browse().sign_in("Nobody", OTHER)
    refused(wrong, 401, "wrong-login")
    assert (wrong.status_code, wrong.content) == (unknown.status_code, unknown.content)


async def test_unknown_people_cost_as_much_work_as_known_ones(
    browser: BrowserClient, browse: MakeBrowser, monkeypatch: pytest.MonkeyPatch
) -> None:
    verified: list[str] = []

    def verify(known: str, password: str) -> bool:
        verified.append(known)
        return False

    monkeypatch.setattr(CHEAP, "_verify", verify)
    await browser.sign_up("Alice")
    await browse().sign_in("Alice", OTHER)
    await browse().sign_in("Nobody", OTHER)
    assert len(verified) == 2


async def test_guests_cannot_be_signed_into_by_name(browser: BrowserClient, browse: MakeBrowser) -> None:
    guest = await browser.become_guest()
    refused(await browse().sign_in(guest["name"], "nobody"), 401, "wrong-login")


async def test_signing_out_ends_the_session_and_no_other(browser: BrowserClient, browse: MakeBrowser) -> None:
    await browser.sign_up()
    other = browse()
    await other.sign_in()
    old = dict(browser.http.cookies)
    good(await browser.post("/sign-out"))
    assert "astrarium" not in browser.http.cookies
    browser.http.cookies.update(old)
    assert await browser.me() is None
    assert await other.me() is not None


async def test_signing_out_everywhere_ends_all_sessions_and_sockets(
    browser: BrowserClient, browse: MakeBrowser, bus: RecordingBus
) -> None:
    user = await browser.sign_up()
    other = browse()
    await other.sign_in()
    good(await browser.post("/sign-out", {"everywhere": True}))
    assert await other.me() is None
    assert bus.of_type("close") == [{"type": "close", "users": [user["id"]]}]


async def test_a_session_lasts_180_days_from_the_last_visit(browser: BrowserClient, time: Time) -> None:
    await browser.sign_up()
    for _ in range(3):
        time.pass_by(170 * DAY)
        assert await browser.me() is not None
    time.pass_by(181 * DAY)
    assert await browser.me() is None


async def test_a_visit_renews_the_cookie_now_and_then(browser: BrowserClient, time: Time) -> None:
    await browser.sign_up()
    assert "set-cookie" not in (await browser.get("/me")).headers
    time.pass_by(2 * HOUR)
    assert "Max-Age=15552000" in (await browser.get("/me")).headers["set-cookie"]


async def test_only_hashes_of_session_tokens_are_kept(browser: BrowserClient, db: Database) -> None:
    await browser.sign_up()
    token = browser.http.cookies["astrarium"]
    async with db.read() as session:
        rows = (await session.scalars(select(Session))).all()
    assert [len(row.token_hash) for row in rows] == [32]
    assert token.encode() not in rows[0].token_hash


async def test_passwords_are_kept_as_argon2id(browser: BrowserClient, db: Database) -> None:
    user = await browser.sign_up()
    async with db.read() as session:
        kept = (await session.get_one(User, user["id"])).password or ""
    assert kept.startswith("$argon2id$")
    assert PASSWORD not in kept


async def test_whoever_forgot_the_password_gets_a_link_that_works_once(
    browser: BrowserClient, browse: MakeBrowser, db: Database
) -> None:
    user = await browser.sign_up("Alice", email="alice@example.org")
    other = browse()
    assert (await other.post("/password/forgot", {"login": "alice"})).status_code == 202
    token = await token_of_letter(db, "reset")
    looked = good(await other.get("/link", {"X-Astrarium-Link": token}))
    assert looked == {"purpose": "reset", "name": "Alice"}
    body = {"token": token, "password": OTHER}
    assert good(await other.post("/password/reset", body))["user"]["id"] == user["id"]
    assert await browser.me() is None
    good(await browse().sign_in("Alice", OTHER))
    refused(await browse().post("/password/reset", body), 404, "no-link")


async def test_a_reset_link_works_for_an_hour(browser: BrowserClient, db: Database, time: Time) -> None:
    await browser.sign_up("Alice", email="alice@example.org")
    await browser.post("/password/forgot", {"login": "alice@example.org"})
    token = await token_of_letter(db, "reset")
    time.pass_by(HOUR)
    refused(await browser.post("/password/reset", {"token": token, "password": OTHER}), 404, "no-link")


async def test_forgetting_says_the_same_for_everybody(
    browser: BrowserClient, browse: MakeBrowser, db: Database
) -> None:
    await browser.sign_up("Alice", email="alice@example.org")
    await browse().sign_up("Bob")
    answers = [await browse().post("/password/forgot", {"login": login}) for login in ("alice", "bob", "nobody")]
    assert {(answer.status_code, answer.content) for answer in answers} == {(202, b"null")}
    async with db.read() as session:
        keys = (await session.scalars(select(Job.key).where(Job.key.like("reset:%")))).all()
    assert len(keys) == 1


async def test_a_server_without_mail_says_so_and_promises_no_letter_to_anybody(
    browser: BrowserClient, browse: MakeBrowser, services: Services
) -> None:
    await browser.sign_up("Alice", email="alice@example.org")
    assert good(await browse().get("/server")) == {"mail": True}
    services.config = replace(services.config, mail=Mail())
    assert good(await browse().get("/server")) == {"mail": False}
    for login in ("alice", "nobody"):
        refused(await browse().post("/password/forgot", {"login": login}), 409, "ask-host")


async def test_nobody_is_flooded_with_letters(browser: BrowserClient, db: Database, time: Time) -> None:
    await browser.sign_up("Alice", email="alice@example.org")
    await browser.post("/password/forgot", {"login": "alice"})
    first = await token_of_letter(db, "reset")
    await browser.post("/password/forgot", {"login": "alice"})
    assert await token_of_letter(db, "reset") == first
    time.pass_by(6 * MINUTE)
    await browser.post("/password/forgot", {"login": "alice"})
    assert await token_of_letter(db, "reset") != first


async def test_a_letter_is_in_the_language_of_its_reader(browser: BrowserClient, db: Database) -> None:
    await browser.sign_up("Alice", email="alice@example.org", language="uk")
    async with db.read() as session:
        job = await session.scalar(select(Job))
    assert job is not None
    assert (job.kind, job.data["to"], job.data["subject"]) == ("mail", "alice@example.org", "Це ваша адреса пошти?")


async def test_a_confirmed_e_mail_belongs_to_one_account(
    browser: BrowserClient, browse: MakeBrowser, db: Database
) -> None:
    await browser.sign_up("Alice", email="alice@example.org")
    good(await browser.post("/email/confirm", {"token": await token_of_letter(db, "confirm")}))
    assert (await browser.me() or {})["is_email_confirmed"] is True
    thief = browse()
    user = await thief.sign_up("Thief", email="alice@example.org")
    token = await token_of_letter(db, f"confirm:{user['id']}")
    refused(await thief.post("/email/confirm", {"token": token}), 409, "email-taken")


async def test_a_guest_comes_back_by_the_recovery_link(
    browser: BrowserClient, browse: MakeBrowser, db: Database
) -> None:
    guest = await browser.become_guest()
    assert good(await browser.get("/me/recovery")) == {"since": None}
    link: str = good(await browser.post("/me/recovery"))["link"]
    token = link.partition("#")[2]
    async with db.read() as session:
        kept = (await session.scalars(select(Link))).one()
    assert token.encode() not in kept.token_hash
    for _ in range(2):
        other = browse()
        assert good(await other.get("/link", {"X-Astrarium-Link": token}))["name"] == guest["name"]
        assert good(await other.post("/recover", {"token": token}))["user"]["id"] == guest["id"]


async def test_a_new_recovery_link_ends_the_old_one(browser: BrowserClient, browse: MakeBrowser) -> None:
    await browser.become_guest()
    old, new = [good(await browser.post("/me/recovery"))["link"].partition("#")[2] for _ in range(2)]
    refused(await browse().post("/recover", {"token": old}), 404, "no-link")
    good(await browse().post("/recover", {"token": new}))


async def test_links_serve_their_purpose_and_no_other(browser: BrowserClient, browse: MakeBrowser) -> None:
    await browser.become_guest()
    token = good(await browser.post("/me/recovery"))["link"].partition("#")[2]
    refused(await browse().post("/password/reset", {"token": token, "password": OTHER}), 404, "no-link")
    await browser.sign_up()
    refused(await browse().post("/recover", {"token": token}), 404, "no-link")
    refused(await browser.post("/me/recovery"), 409, "already-account")


@pytest.mark.parametrize(
    ("changed", "language", "said"),
    [
        ({"password": "short"}, "en", "Password: at least 8 characters, please."),
        ({"password": "short"}, "uk", "Пароль: потрібно щонайменше 8 знаків."),
        ({"name": "x" * 200}, "ru", "Имя: не больше 24 знаков."),
        ({"email": "nobody"}, "en", "E-mail: this cannot be used. Please check it."),
        ({"name": None}, "en", "Name: this cannot be used. Please check it."),
        ({"unknown": 1}, "en", "Something in the request is not right."),
    ],
)
async def test_a_form_says_which_field_is_wrong_and_how(
    browser: BrowserClient, changed: dict[str, Any], language: str, said: str
) -> None:
    answer = await browser.post(
        "/sign-up", {"name": "Ann", "password": PASSWORD, **changed}, {"Accept-Language": language}
    )
    assert refused(answer, 422, "bad-request")["message"] == said
