"""Two server processes on one PostgreSQL."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from tests.server.processes import Process, serving
from tests.server.routes.api_client import ApiClient, new_table

pytestmark = pytest.mark.anyio


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


async def test_sealed_answers_of_two_seats_at_the_same_moment_both_stand(
    table: tuple[ApiClient, ApiClient, str],
) -> None:
    host, friend, made = table
    await asyncio.gather(host.play(made, "favour 0 red"), friend.play(made, "favour 0 blue"))
    places = [await visitor.get(f"/tables/{made}/position") for visitor in (host, friend)]
    assert [place["step"] for place in places] == ["BIDDING", "BIDDING"]
    bids = [
        visitor.post(f"/tables/{made}/moves", {"decision": place["decision"], "move": "bid 1"})
        for visitor, place in zip((host, friend), places, strict=True)
    ]
    done = await asyncio.gather(*bids)
    assert len({answer["index"] for answer in done}) == 2
    log = await host.get(f"/tables/{made}/log")
    assert [row["move"] for row in log if str(row.get("move")).startswith("bid")] == ["bid 1", "bid 1"]
