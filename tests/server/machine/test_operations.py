"""Health, figures and logs: enough to run a server, and nothing that is nobody's business."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from fastapi import FastAPI
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from astrarium.server import logs, metrics
from astrarium.server.config import LogFormat
from astrarium.server.db.engine import Database
from astrarium.server.routes import health
from tests.server.machine.small_app import make_app
from tests.server.waiting import until

pytestmark = pytest.mark.anyio


def client(app: FastAPI, host: str = "127.0.0.1") -> httpx.AsyncClient:
    transport = httpx.ASGITransport(app, raise_app_exceptions=False, client=(host, 1234))
    return httpx.AsyncClient(transport=transport, base_url="http://test")


@pytest.fixture
def unused_db() -> Database:
    """For what does not look into it."""
    return Database("sqlite:///unused.db")


@pytest.fixture
def lines() -> Iterator[io.StringIO]:
    """What is written while the test runs."""
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    stream = io.StringIO()
    logs.configure_logging("auto", "en", stream)
    yield stream
    root.handlers[:], root.level = before, level


def parsed(stream: io.StringIO) -> list[dict[str, Any]]:
    logging.getLogger().handlers[0].flush()
    return [json.loads(line) for line in stream.getvalue().splitlines()]


async def test_health_says_what_is_missing(migrated_db: Database) -> None:
    app = make_app(migrated_db)
    services = app.state.services
    async with client(app) as browser:
        assert (await browser.get("/healthz")).json()["runner"] is False
        await services.bus.start()
        await services.runner.start()
        well = await browser.get("/healthz")
        assert (well.status_code, set(well.json().values())) == (200, {True})
        async with migrated_db.write() as session:
            await session.execute(text("UPDATE alembic_version SET version_num = 'f00'"))
        ill = await browser.get("/healthz")
        assert (ill.status_code, ill.json()["database"], ill.json()["revision"]) == (503, True, False)
        await services.runner.stop()
        await services.bus.stop()


async def test_health_says_when_nothing_can_be_written(migrated_db: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "CHECK_EVERY", 0.0)
    app = make_app(migrated_db)
    services = app.state.services
    await services.bus.start()
    await services.runner.start()
    async with client(app) as browser:
        assert (await browser.get("/healthz")).json()["storage"] is True
        monkeypatch.setattr(migrated_db, "write", full_disk)
        ill = await browser.get("/healthz")
    assert (ill.status_code, ill.json()["database"], ill.json()["storage"]) == (503, True, False)
    monkeypatch.undo()
    await services.runner.stop()
    await services.bus.stop()


def full_disk() -> None:
    raise OperationalError("", None, Exception("database or disk is full"))


async def test_whoever_asks_the_disk_is_not_written_to_each_time(
    migrated_db: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[Database] = []

    async def can_write(db: Database) -> bool:
        tried.append(db)
        return True

    monkeypatch.setattr(health, "can_write", can_write)
    async with client(make_app(migrated_db)) as browser:
        for _ in range(5):
            await browser.get("/healthz")
    assert len(tried) == 1


async def test_health_without_a_database() -> None:
    db = Database("postgresql://nobody:hidden@127.0.0.1:1/nothing")
    async with client(make_app(db)) as browser:
        answer = await browser.get("/healthz")
    assert (answer.status_code, answer.json()["database"]) == (503, False)
    assert "hidden" not in answer.text
    await db.close()


@pytest.mark.parametrize(
    ("host", "headers", "token", "status"),
    [
        ("127.0.0.1", {}, "", 200),
        ("::1", {}, "", 200),
        ("203.0.113.9", {}, "", 404),
        ("127.0.0.1", {"X-Forwarded-For": "127.0.0.1"}, "", 404),
        ("203.0.113.9", {"Authorization": "Bearer right"}, "right", 200),
        ("203.0.113.9", {"Authorization": "Bearer wrong"}, "right", 404),
        ("127.0.0.1", {}, "right", 404),
    ],
)
async def test_figures_are_for_this_machine_or_for_the_token(
    unused_db: Database, host: str, headers: dict[str, str], token: str, status: int
) -> None:
    async with client(make_app(unused_db, metrics_token=token), host) as browser:
        assert (await browser.get("/metrics", headers=headers)).status_code == status


async def test_requests_are_counted_by_route(unused_db: Database) -> None:
    metrics.REQUESTS.clear()
    app = make_app(unused_db)

    @app.get("/things/{name}")
    async def thing(name: str) -> str:
        return name

    async with client(app) as browser:
        for path in ("/things/one", "/things/two", "/typed/by/somebody"):
            await browser.get(path)
        page = (await browser.get("/metrics")).text
    assert 'astrarium_requests_total{method="GET",route="/things/{name}",status="200"} 2.0' in page
    assert 'route="-",status="404"' in page
    assert "somebody" not in page
    for name in ("sockets", "tables_cached", "jobs_running", "bots_thinking", "bots_waiting", "loop_lag_seconds_count"):
        assert f"\nastrarium_{name} " in page


async def test_a_request_is_one_line_without_secrets(unused_db: Database, lines: io.StringIO) -> None:
    app = make_app(unused_db)

    @app.get("/things/{name}")
    async def thing(name: str) -> str:
        logging.getLogger("astrarium.thing").info("seen", extra={"table": "t", "password": "hidden"})
        return name

    async with client(app) as browser:
        headers = {"Authorization": "Bearer hidden", "Cookie": "session=hidden"}
        answer = await browser.get("/things/hidden?token=hidden", headers=headers)
    seen, request = parsed(lines)
    assert (request["method"], request["route"], request["status"]) == ("GET", "/things/{name}", 200)
    assert request["ms"] >= 0
    assert seen["table"] == "t"
    assert seen["request"] == request["request"] == answer.headers["x-request-id"]
    assert "hidden" not in lines.getvalue()


async def test_an_error_is_written_with_its_places_and_without_its_text(
    unused_db: Database, lines: io.StringIO
) -> None:
    app = make_app(unused_db)

    @app.get("/broken")
    async def broken() -> None:
        try:
            raise OSError(5, "Input/output error", "hidden")
        except OSError as cause:
            logging.getLogger("astrarium").exception("seen")
            raise LookupError("hidden") from cause

    async with client(app) as browser:
        assert (await browser.get("/broken")).status_code == 500
    seen, request = parsed(lines)
    assert (request["status"], request["level"]) == (500, "error")
    assert (seen["error"]["type"], seen["error"]["text"]) == ("OSError", "Input/output error")
    assert "test_operations.py" in seen["error"]["trace"][0]
    assert "hidden" not in lines.getvalue()
    assert logs.error_data(LookupError("hidden")) == {"type": "LookupError", "trace": []}


class Screen(io.StringIO):
    """A terminal."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("form", "stream", "is_text"),
    [
        ("auto", io.StringIO, False),
        ("auto", Screen, True),
        ("json", Screen, False),
        ("text", io.StringIO, True),
    ],
)
async def test_people_at_a_terminal_read_text_and_programs_json(
    lines: io.StringIO, form: LogFormat, stream: type[io.StringIO], is_text: bool
) -> None:
    out = stream()
    logs.configure_logging(form, "en", out)
    logging.getLogger("astrarium.thing").info("seen")
    if not is_text:
        assert not out.getvalue()  # it is gathered; the warning does not wait
    logging.getLogger("astrarium.thing").warning("a bot gave no move", extra={"bot": "greedy", "password": "hidden"})
    written = out.getvalue().splitlines()
    if is_text:
        assert [line.partition(" ")[2] for line in written] == [
            "warning: A bot gave no move, and one was played at random for it (bot: greedy)"
        ]
    else:
        assert [json.loads(line)["text"] for line in written] == ["seen", "a bot gave no move"]


async def test_a_terminal_shows_what_failed_and_no_line_a_request(unused_db: Database, lines: io.StringIO) -> None:
    out = Screen()
    logs.configure_logging("auto", "uk", out)
    app = make_app(unused_db)

    @app.get("/well")
    async def well() -> None: ...

    @app.get("/broken/{name}")
    async def broken(name: str) -> None:
        try:
            raise OSError(5, "Input/output error", "hidden")
        except OSError as cause:
            logging.getLogger("astrarium").error("the database failed", exc_info=cause)
            raise LookupError("hidden") from cause

    async with client(app) as browser:
        assert (await browser.get("/well")).status_code == 200
        assert (await browser.get("/broken/hidden")).status_code == 500
    failed, place, request = out.getvalue().splitlines()
    assert failed.endswith("помилка: Збій бази даних")
    assert re.fullmatch(r"    OSError: Input/output error, у .*test_operations\.py:\d+ broken", place)
    assert "Запит не виконано (method: GET, route: /broken/{name}, status: 500" in request
    assert "hidden" not in out.getvalue()


async def test_the_lag_of_the_event_loop_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    def measured() -> float:
        return metrics.REGISTRY.get_sample_value("astrarium_loop_lag_seconds_count") or 0.0

    monkeypatch.setattr(metrics, "LAG_EVERY", 0.001)
    before = measured()
    task = asyncio.create_task(metrics.watch_lag())
    await until(lambda: measured() > before)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
