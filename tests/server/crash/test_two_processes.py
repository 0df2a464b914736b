"""Two server processes on one PostgreSQL."""

from __future__ import annotations

import asyncio
import json
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner
from websockets.asyncio.client import connect

from astrarium.cli.admin import app as admin_commands
from astrarium.server.people.visitors import MAX_AGE
from tests.server.processes import Process, serving
from tests.server.routes.api_client import LIMIT, ApiClient, new_table

pytestmark = pytest.mark.anyio
HearAll = Callable[[], Awaitable[None]]


@pytest.fixture
def processes(migrated_postgres_url: str, tmp_path: Path) -> Iterator[tuple[Process, Process]]:
    with serving(migrated_postgres_url, tmp_path, "one") as one, serving(migrated_postgres_url, tmp_path, "two") as two:
        yield one, two


@pytest.fixture
async def table(processes: tuple[Process, Process]) -> AsyncIterator[tuple[ApiClient, ApiClient, str]]:
    """One person on each process at the same table, which has begun."""
    async with ApiClient(None, processes[0].address) as host, ApiClient(None, processes[1].address) as friend:
        made = (await host.post("/tables", new_table("me", "open")))["id"]
        await friend.post(f"/tables/{made}/join")
        await host.post(f"/tables/{made}/start")
        yield host, friend, made


async def test_people_on_different_processes_see_each_others_moves(table: tuple[ApiClient, ApiClient, str]) -> None:
    host, friend, made = table
    cookies = "; ".join(f"{name}={value}" for name, value in friend.http.cookies.items())
    address = str(friend.http.base_url).replace("http", "ws", 1)
    async with connect(f"{address}/api/live?watch={made}", additional_headers={"Cookie": cookies}) as socket:
        hello = json.loads(await socket.recv())
        assert hello["type"] == "hello"
        done = await host.play(made, "favour 0 red")
        async with asyncio.timeout(30):
            heard: dict[str, Any] = {}
            while heard.get("index") != done["index"]:
                heard = json.loads(await socket.recv())
    place = await friend.get(f"/tables/{made}/position")
    assert place["index"] == done["index"]
    await friend.play(made, "favour 0 blue")
    await asyncio.gather(host.play_out(made, 1), friend.play_out(made, 2))
    assert (await host.get(f"/tables/{made}"))["result"] == (await friend.get(f"/tables/{made}"))["result"]


@pytest.fixture
async def twins(processes: tuple[Process, Process]) -> AsyncIterator[tuple[ApiClient, ApiClient]]:
    """One account in one browser, with a connection to each process, which both have seen."""
    async with ApiClient(None, processes[0].address) as one, ApiClient(None, processes[1].address) as two:
        await one.sign_up("Ann")
        two.http.cookies, two.http.headers = one.http.cookies, one.http.headers
        assert (await two.get("/me"))["user"]["name"] == "Ann"
        yield one, two


@pytest.fixture
async def hear_all(processes: tuple[Process, Process]) -> AsyncIterator[HearAll]:
    """Returns when both processes have heard all that was sent before: messages come in the order of their commits.

    How long that takes is the machine's affair; `bench/seen_elsewhere.py` measures it.
    """
    live = [connect(f"{process.address.replace('http', 'ws', 1)}/api/live") for process in processes]
    async with live[0] as at_one, live[1] as at_two, ApiClient(None, processes[0].address) as stranger:
        for socket in (at_one, at_two):
            assert json.loads(await socket.recv())["type"] == "hello"

        async def hear() -> None:
            await stranger.post("/tables", new_table("me", "open"))
            async with asyncio.timeout(LIMIT):
                for socket in (at_one, at_two):
                    while json.loads(await socket.recv())["type"] != "lobby":
                        pass

        yield hear


async def test_who_signs_out_at_one_process_is_out_at_the_other(
    twins: tuple[ApiClient, ApiClient], hear_all: HearAll
) -> None:
    one, two = twins
    kept = dict(one.http.cookies)
    assert (await one.try_("POST", "/sign-out", {})).status_code == 204
    await hear_all()
    two.http.cookies.update(kept)
    assert (await two.get("/me"))["user"] is None


async def test_another_name_is_seen_at_both_processes(twins: tuple[ApiClient, ApiClient], hear_all: HearAll) -> None:
    one, two = twins
    assert (await one.try_("PATCH", "/me", {"name": "Bea"})).is_success
    await hear_all()
    assert (await two.get("/me"))["user"]["name"] == "Bea"


async def test_who_is_suspended_at_the_command_line_is_so_at_both_processes(
    twins: tuple[ApiClient, ApiClient], hear_all: HearAll, migrated_postgres_url: str
) -> None:
    await asyncio.to_thread(suspend_at_command_line, "Ann", migrated_postgres_url)
    await hear_all()
    for visitor in twins:
        assert (await visitor.try_("PATCH", "/me", {})).status_code == 403


async def test_on_sqlite_the_server_sees_what_the_command_line_has_changed(
    sqlite_template: Path, tmp_path: Path
) -> None:
    database = f"sqlite:///{shutil.copy(sqlite_template, tmp_path / 'tables.db')}"
    with serving(database, tmp_path) as process:
        async with ApiClient(None, process.address) as visitor:
            await visitor.sign_up("Ann")
            assert (await visitor.try_("PATCH", "/me", {})).is_success
            await asyncio.to_thread(suspend_at_command_line, "Ann", database)

            async with asyncio.timeout(MAX_AGE / 2):  # long before what is remembered would be forgotten by itself
                while (await visitor.try_("PATCH", "/me", {})).status_code != 403:
                    await asyncio.sleep(0.02)


def suspend_at_command_line(name: str, database: str) -> None:
    done = CliRunner().invoke(admin_commands, ["suspend", name, "--database", database])
    assert done.exit_code == 0, done.output


async def test_two_answers_of_one_seat_on_two_processes_exactly_one_stands(
    table: tuple[ApiClient, ApiClient, str], processes: tuple[Process, Process]
) -> None:
    host, _, made = table
    async with ApiClient(None, processes[1].address) as twin:
        twin.http.cookies = host.http.cookies
        decision = (await host.get(f"/tables/{made}/position"))["decision"]
        await twin.get(f"/tables/{made}/position")
        answers = await asyncio.gather(
            host.try_("POST", f"/tables/{made}/moves", {"decision": decision, "move": "favour 0 red"}),
            twin.try_("POST", f"/tables/{made}/moves", {"decision": decision, "move": "favour 0 blue"}),
        )
        assert sorted(answer.status_code for answer in answers) == [200, 409]


async def position_at(visitor: ApiClient, table: str, step: str) -> Any:
    """The position as soon as a process has heard that this step has begun."""
    async with asyncio.timeout(MAX_AGE / 2):
        while (place := await visitor.get(f"/tables/{table}/position"))["step"] != step:
            await asyncio.sleep(0.02)
    return place


async def test_sealed_answers_of_two_seats_at_the_same_moment_both_stand(
    table: tuple[ApiClient, ApiClient, str], hear_all: HearAll
) -> None:
    host, friend, made = table
    await asyncio.gather(host.play(made, "favour 0 red"), friend.play(made, "favour 0 blue"))
    places = [await position_at(visitor, made, "BIDDING") for visitor in (host, friend)]
    bids = [
        visitor.post(f"/tables/{made}/moves", {"decision": place["decision"], "move": "bid 1"})
        for visitor, place in zip((host, friend), places, strict=True)
    ]
    done = await asyncio.gather(*bids)
    assert len({answer["index"] for answer in done}) == 2
    await hear_all()
    log = await host.get(f"/tables/{made}/log")
    assert [row["move"] for row in log if str(row.get("move")).startswith("bid")] == ["bid 1", "bid 1"]
