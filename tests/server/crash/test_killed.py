"""The server is killed again and again while tables are played: nothing acknowledged is lost, nothing comes twice.

ASTRARIUM_KILLS says how often; the long run of `make soak` kills a hundred times.
"""

from __future__ import annotations

import asyncio
import os
import random
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.processes import Process
from tests.server.routes.api_client import ApiClient, new_table

pytestmark = pytest.mark.anyio
KILLS = int(os.environ.get("ASTRARIUM_KILLS", "5"))
TABLES = 3
LOST = (httpx.TransportError, httpx.TimeoutException)


@dataclass
class Seen:
    """A person who plays on whatever happens, and remembers what was acknowledged."""

    visitor: ApiClient
    rng: random.Random
    tables: list[str] = field(default_factory=list)
    acknowledged: dict[str, list[tuple[int, str]]] = field(default_factory=dict)  # the newest row, and the move

    async def ask(self, method: str, path: str, body: Any = None) -> Any | None:
        """What the server says; nothing if it dies meanwhile."""
        try:
            answer = await self.visitor.try_(method, path, body)
        except LOST:
            await asyncio.sleep(0.05)
            return None
        if answer.status_code in (409, 503):
            return None
        assert answer.is_success, answer.text
        return answer.json()

    async def step(self, table: str) -> bool:
        """A move if there is one to make; True when the game is over."""
        place = await self.ask("GET", f"/tables/{table}/position")
        if place is None:
            return False
        if place["over"]:
            return True
        if place["seat"] not in place["actors"]:
            await asyncio.sleep(0.02)
            return False
        moves = [option["move"] for group in place["options"] for option in group["options"]]
        move = self.rng.choice(moves)
        done = await self.ask("POST", f"/tables/{table}/moves", {"decision": place["decision"], "move": move})
        if done is not None:
            self.acknowledged.setdefault(table, []).append((place["decision"], move))
        return False

    async def play(self) -> None:
        open_tables = list(self.tables)
        while open_tables:
            table = self.rng.choice(open_tables)
            if await self.step(table):
                open_tables.remove(table)


async def set_up(process: Process) -> list[Seen]:
    """Two people at several tables with a bot and a clock."""
    people = [Seen(ApiClient(None, process.address), random.Random(seed)) for seed in (1, 2)]
    host, friend = people
    clock = {"kind": "live", "bank": 3600, "increment": 5}
    for _ in range(TABLES):
        table = (await host.visitor.post("/tables", new_table("me", "open", "random", clock=clock)))["id"]
        await friend.visitor.post(f"/tables/{table}/join")
        await host.visitor.post(f"/tables/{table}/start")
        for person in people:
            person.tables.append(table)
    return people


async def kill_often(process: Process, playing: list[asyncio.Task[None]], rng: random.Random) -> int:
    killed = 0
    while killed < KILLS and not all(task.done() for task in playing):
        await asyncio.sleep(rng.uniform(0.05, 0.6))
        await asyncio.to_thread(process.kill)
        killed += 1
        await asyncio.to_thread(process.start)
    return killed


async def test_every_acknowledged_move_survives_and_every_table_goes_on(migrated_url: str, tmp_path: Path) -> None:
    process = Process(migrated_url, tmp_path)
    process.start()
    rng = random.Random(7)
    killed = 0
    try:
        while killed < KILLS:
            people = await set_up(process)
            playing = [asyncio.create_task(person.play()) for person in people]
            killed += await kill_often(process, playing, rng)
            async with asyncio.timeout(300):
                await asyncio.gather(*playing)
            for number, person in enumerate(people):
                await check(person, number)
                await person.visitor.http.aclose()
    finally:
        process.stop()


async def check(person: Seen, seat: int) -> None:
    """Each table is over; each acknowledged move is there once; indices have no gap; clocks and bots went on."""
    for table in person.tables:
        info = await person.visitor.get(f"/tables/{table}")
        assert info["status"] == "finished"
        rows = await person.visitor.get(f"/tables/{table}/log")
        assert [row["index"] for row in rows] == list(range(len(rows)))
        answers = [(row["decision"], row["move"]) for row in rows if row["kind"] == "move" and row["seat"] == seat]
        assert len({decision for decision, _ in answers}) == len(answers)
        for move in person.acknowledged[table]:
            assert answers.count(move) == 1, f"{move} was acknowledged"
        assert any(row["seat"] == 2 and row["kind"] == "move" for row in rows)
