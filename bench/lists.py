"""What the lists of tables cost on a server with few tables and with many."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sqlalchemy import text

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from astrarium.server.db.engine import Database
from bench.light_client import LightClient, Timed

FEW, MANY = 100, 20_000
REQUESTS = 200  # of each list; the system counts processor time in hundredths of a second
PATHS = {
    "open": "/api/tables?status=open",
    "running": "/api/tables?status=running",
    "finished": "/api/tables?status=finished",
    "mine": "/api/me/tables",
    "mine_over": "/api/me/tables?over=true",
}
TABLE = text("""
    INSERT INTO tables (id, game, options, status, is_public, is_rated, is_live, takeover, clock, invite, seed,
        commitment, "index", created_at, started_at, moved_at, ended_at)
    VALUES (:id, 'gaia', '{}', :status, TRUE, FALSE, TRUE, FALSE, '{"kind":"none"}', 'invite', :seed, 'commitment', 0,
        :at, :at, :at, :ended_at)""")
SEAT = text("""
    INSERT INTO seats (table_id, seat, kind, user_id, name, auto_replies, is_to_move, has_resigned)
    VALUES (:id, :seat, :kind, :user_id, 'somebody', '{}', FALSE, FALSE)""")


def table_values(number: int) -> dict[str, Any]:
    """Of 100 tables 84 are over, 8 are played and 8 wait for people."""
    place = number % 100
    status = "finished" if place < 84 else "running" if place < 92 else "open"
    ended_at = number if status == "finished" else None
    return {"id": f"t{number}", "status": status, "seed": bytes(32), "at": number, "ended_at": ended_at}


def seat_values(number: int, seat: int, visitor: str) -> dict[str, Any]:
    """The visitor sits at two tables of a hundred, one of which is over."""
    is_own = seat == 0 and number % 100 in (0, 84)
    kind = "open" if seat == 1 and number % 100 >= 92 else "human"
    return {"id": f"t{number}", "seat": seat, "kind": kind, "user_id": visitor if is_own else None}


async def fill(database: str, first: int, end: int, visitor: str) -> None:
    db = Database(database)
    for start in range(first, end, 1000):
        numbers = range(start, min(end, start + 1000))
        async with db.write() as session:
            await session.execute(TABLE, [table_values(number) for number in numbers])
            seats = [seat_values(number, seat, visitor) for number in numbers for seat in (0, 1)]
            await session.execute(SEAT, seats)
    if not db.is_sqlite:
        async with db.writer.connect() as connection:
            await (await connection.execution_options(isolation_level="AUTOCOMMIT")).execute(text("ANALYZE"))
    await db.close()


async def costs(client: LightClient, used: Callable[[], float]) -> dict[str, dict[str, float]]:
    found: dict[str, dict[str, float]] = {}
    for name, path in PATHS.items():
        timed, before = Timed(), used()
        for _ in range(REQUESTS):
            await timed.time(client.get(path))
        found[name] = {"processor_ms": round((used() - before) / REQUESTS, 2), "p50_ms": timed.summary()["p50_ms"]}
    return found


async def measure_lists(port: int, database: str, used: Callable[[], float]) -> dict[str, Any]:
    """Each list with few tables and with many, and how many times more it costs."""
    client = LightClient(port)
    await client.open()
    await client.sign_in_as_guest()
    visitor = (await client.get("/api/me"))["user"]["id"]
    await fill(database, 0, FEW, visitor)
    few = await costs(client, used)
    await fill(database, FEW, MANY, visitor)
    many = await costs(client, used)
    client.close()
    ratios = {name: round(many[name]["processor_ms"] / max(0.01, few[name]["processor_ms"]), 2) for name in PATHS}
    return {f"with_{FEW}": few, f"with_{MANY}": many, "ratio": ratios}


if __name__ == "__main__":  # `lists.py PORT DATABASE PID`: of a server that runs
    from bench.server import processor_ms

    pid = int(sys.argv[3])
    print(json.dumps(asyncio.run(measure_lists(int(sys.argv[1]), sys.argv[2], lambda: processor_ms(pid)))))
