"""Telling people that it is their turn: who is told, and what leaves the server."""

from __future__ import annotations

import hmac
import json
import re
from dataclasses import replace
from email.message import EmailMessage
from hashlib import sha256
from pathlib import Path
from typing import Any

import aiosmtplib
import pytest
from sqlalchemy import select, text

from astrarium.server.clock import MINUTE
from astrarium.server.config import Config, Mail
from astrarium.server.db.engine import Database
from astrarium.server.db.models import Channel, Job, User
from astrarium.server.jobs import store as jobs
from astrarium.server.people import delivery
from astrarium.server.people.channels import KINDS, MailChannel, WebhookChannel, webhook
from astrarium.server.people.outbound_http import ChannelGone, SendingFailed
from astrarium.server.people.turn_notifications import turn_jobs
from astrarium.server.services import Services
from astrarium.text.catalogue import LANGUAGES

from .browser_client import BrowserClient, good, refused
from .conftest import MakeBrowser, Time

pytestmark = pytest.mark.anyio
HOOK = {"kind": "webhook", "url": "https://hooks.example.org/me"}


async def tell(db: Database, user: dict[str, Any], table: str = "t2") -> list[Job]:
    """It is somebody's turn; the jobs that wait then."""
    async with db.write() as session:
        for job in await turn_jobs(session, await session.get_one(User, user["id"]), table, "gaia"):
            await jobs.schedule(session, *job)
    return await waiting(db)


async def waiting(db: Database) -> list[Job]:
    async with db.read() as session:
        return list(await session.scalars(select(Job).where(Job.key.startswith("turn:")).order_by(Job.kind)))


async def confirm(db: Database) -> None:
    async with db.write() as session:
        await session.execute(text("UPDATE users SET email_key = email"))


async def test_nobody_is_told_who_did_not_ask(browser: BrowserClient, db: Database) -> None:
    user = await browser.sign_up(email="alice@example.org")
    await confirm(db)
    assert await tell(db, user) == []


async def test_each_channel_is_told_once_until_it_was_sent(browser: BrowserClient, db: Database) -> None:
    user = await browser.sign_up()
    channel = good(await browser.post("/me/channels", HOOK))
    await tell(db, user)
    (job,) = await tell(db, user)
    assert (job.kind, job.key, job.table_id) == ("webhook", f"turn:t2:{user['id']}:{channel['id']}", "t2")


async def test_a_letter_needs_a_confirmed_address(browser: BrowserClient, db: Database, time: Time) -> None:
    user = await browser.sign_up(email="alice@example.org", language="ru")
    good(await browser.post("/me/channels", {"kind": "mail"}))
    assert await tell(db, user) == []
    await confirm(db)
    (job,) = await tell(db, user)
    assert (job.data["to"], job.data["subject"]) == ("alice@example.org", "Проект «Гайя»: ваш ход")
    assert job.data["path"] == "/table/t2"
    assert job.due_at == time.milliseconds + 5 * MINUTE


async def test_who_wants_quiet_has_it(browser: BrowserClient, db: Database) -> None:
    user = await browser.sign_up()
    good(await browser.post("/me/channels", HOOK))
    good(await browser.ask("PATCH", "/me", {"settings": {"quiet": True}}))
    assert await tell(db, user) == []


async def test_the_secret_of_a_webhook_is_shown_once(browser: BrowserClient) -> None:
    await browser.become_guest()
    made = good(await browser.post("/me/channels", HOOK))
    assert len(made["secret"]) > 40
    assert good(await browser.get("/me/channels")) == [{key: made[key] for key in made if key != "secret"}]


async def test_the_same_place_is_not_told_twice(browser: BrowserClient) -> None:
    await browser.become_guest()
    first, second = [good(await browser.post("/me/channels", HOOK)) for _ in range(2)]
    assert [channel["id"] for channel in good(await browser.get("/me/channels"))] == [second["id"]]
    assert first["secret"] != second["secret"]


async def test_a_channel_that_is_removed_takes_its_messages_along(browser: BrowserClient, db: Database) -> None:
    user = await browser.become_guest()
    channel = good(await browser.post("/me/channels", HOOK))
    await tell(db, user)
    good(await browser.ask("DELETE", f"/me/channels/{channel['id']}"))
    assert await waiting(db) == []


async def test_channels_of_others_cannot_be_removed(browser: BrowserClient, browse: MakeBrowser) -> None:
    await browser.become_guest()
    channel = good(await browser.post("/me/channels", HOOK))
    other = browse()
    await other.become_guest()
    refused(await other.ask("DELETE", f"/me/channels/{channel['id']}"), 404, "no-channel")


async def test_letters_need_an_address_and_a_server_that_sends_them(browser: BrowserClient, services: Services) -> None:
    await browser.sign_up()
    refused(await browser.post("/me/channels", {"kind": "mail"}), 409, "no-email")
    services.config = replace(services.config, mail=Mail())
    refused(await browser.post("/me/channels", {"kind": "mail"}), 409, "no-mail")


@pytest.mark.parametrize(
    "url",
    ["http://example.org/", "ftp://example.org/", "https://", "https://a:b@example.org/", "https://e.org:x/"],
)
async def test_a_webhook_is_an_https_address(browser: BrowserClient, url: str) -> None:
    await browser.become_guest()
    refused(await browser.post("/me/channels", {"kind": "webhook", "url": url}), 422, "bad-request")


class Post:
    """Catches what would leave the server."""

    def __init__(self, error: Exception | None = None) -> None:
        self.error = error
        self.sent: list[tuple[Any, ...]] = []

    async def __call__(self, *sent: Any, **more: Any) -> None:
        self.sent.append(sent)
        if self.error:
            raise self.error


async def test_a_webhook_is_signed(config: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    post = Post()
    monkeypatch.setattr(webhook, "post", post)
    message = {"type": "turn", "table": "t2", "url": "/table/t2"}
    await WebhookChannel.send(config, {"url": "https://example.org/", "secret": "s", "message": message})
    ((url, body, headers),) = post.sent
    assert (url, json.loads(body)["url"]) == ("https://example.org/", "http://astrarium.test/table/t2")
    assert headers["X-Astrarium-Signature"] == "sha256=" + hmac.new(b"s", body, sha256).hexdigest()


async def test_a_letter_ends_with_the_address_of_the_page(config: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    post = Post()
    monkeypatch.setattr(aiosmtplib, "send", post)
    await MailChannel.send(
        config, {"to": "a@example.org", "subject": "Привет", "text": "Ваш ход.", "path": "/table/t2"}
    )
    ((message,),) = post.sent
    assert isinstance(message, EmailMessage)
    assert (message["To"], message["From"], message["Subject"]) == ("a@example.org", "table@astrarium.test", "Привет")
    assert message.get_content() == "Ваш ход.\n\nhttp://astrarium.test/table/t2\n"


async def test_without_a_mail_server_no_letter_leaves(monkeypatch: pytest.MonkeyPatch) -> None:
    post = Post()
    monkeypatch.setattr(aiosmtplib, "send", post)
    await MailChannel.send(Config(), {"to": "a@example.org", "subject": "s", "text": "t"})
    assert post.sent == []


async def test_a_mail_server_that_is_away_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(aiosmtplib, "send", Post(aiosmtplib.SMTPConnectError("secret.host")))
    config = Config(mail=Mail(host="mail.test", sender="a@b.test"))
    with pytest.raises(SendingFailed, match=r"^SMTPConnectError$"):
        await MailChannel.send(config, {"to": "a@example.org", "subject": "s", "text": "t"})


async def channel_after(
    db: Database, config: Config, browser: BrowserClient, error: Exception, attempts: int
) -> Channel | None:
    """A channel to which a message was sent in vain."""
    user = await browser.become_guest()
    made = good(await browser.post("/me/channels", HOOK))
    (job,) = await tell(db, user)
    job.attempts = attempts
    await delivery.handler(config, db, Post(error))(job)
    async with db.read() as session:
        return await session.get(Channel, made["id"])


async def test_a_channel_that_is_gone_is_forgotten(browser: BrowserClient, db: Database, config: Config) -> None:
    assert await channel_after(db, config, browser, ChannelGone("status 410"), 1) is None


async def test_what_fails_is_tried_again(browser: BrowserClient, db: Database, config: Config) -> None:
    with pytest.raises(SendingFailed):
        await channel_after(db, config, browser, SendingFailed("status 500"), 1)


async def test_what_fails_for_hours_is_given_up(browser: BrowserClient, db: Database, config: Config) -> None:
    channel = await channel_after(db, config, browser, SendingFailed("status 500"), 40)
    assert channel is not None
    assert channel.failures == 1


async def test_what_arrives_makes_up_for_failures(browser: BrowserClient, db: Database, config: Config) -> None:
    user = await browser.become_guest()
    good(await browser.post("/me/channels", HOOK))
    async with db.write() as session:
        await session.execute(text("UPDATE channels SET failures = 3"))
    (job,) = await tell(db, user)
    await delivery.handler(config, db, Post())(job)
    async with db.read() as session:
        assert (await session.scalars(select(Channel.failures))).one() == 0


async def test_each_kind_of_channel_has_a_handler(config: Config, db: Database) -> None:
    assert sorted(delivery.handlers(config, db)) == sorted(KINDS) == ["mail", "push", "webhook"]


def test_each_kind_of_channel_can_be_added_in_the_client_and_is_called_something() -> None:
    assert sorted(KINDS) == sorted(file.stem for file in Path("web/src/people/channels").glob("*.svelte"))
    for language in LANGUAGES:
        text = Path(f"web/src/text/{language}.ftl").read_text(encoding="utf-8")
        wanted = {f"channel-{kind}{part}" for kind in KINDS for part in ("", "-add")}
        assert wanted <= set(re.findall(r"^([\w-]+) =", text, re.MULTILINE)), language
