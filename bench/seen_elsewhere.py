"""How soon one process knows what was changed at another: a name, a suspension, the end of a session.

Usage: bench/seen_elsewhere.py [--rounds 20] [--json]

Two processes on one PostgreSQL. The time runs from the answer of the first to the first answer of the second that knows
it; the second is asked again and again. It fails if anything takes longer than a second.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from typer.testing import CliRunner

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from astrarium.cli.admin import app as admin_commands
from bench.light_client import LightClient
from bench.server import ROOT, fresh_database, serving
from tools import postgres

MOST: Final = 1.0  # seconds
PASSWORD: Final = "correct horse battery"

Look = Callable[[Any], bool]


async def sign_up(port: int, name: str) -> tuple[LightClient, str]:
    """Somebody with an account, and their id."""
    client = LightClient(port)
    await client.open()
    me = await client.post("/api/sign-up", {"name": name, "password": PASSWORD})
    client.headers += f"X-Astrarium-Token: {me['csrf']}\r\n"
    return client, me["user"]["id"]


async def seconds_until(client: LightClient, is_known: Look) -> float:
    began = perf_counter()
    while not is_known((await client.get("/api/me"))["user"]):
        assert perf_counter() - began < 60, "it is never known"
    return perf_counter() - began


async def change(client: LightClient, method: str, path: str, body: Any) -> None:
    status, answer = await client.ask(method, path, body)
    assert status in (200, 204), answer


async def one_round(number: int, ports: tuple[int, int], admin: LightClient) -> dict[str, float]:
    person, user = await sign_up(ports[0], f"Person {number}")
    twin = LightClient(ports[1])
    await twin.open()
    twin.headers = person.headers
    assert (await twin.get("/api/me"))["user"]["id"] == user
    suspend = change(admin, "POST", f"/api/admin/users/{user}/suspend", {})
    steps: dict[str, tuple[Awaitable[None], Look]] = {
        "rename": (
            change(person, "PATCH", "/api/me", {"name": f"New {number}"}),
            lambda me: me["name"] != f"Person {number}",
        ),
        "suspension": (suspend, lambda me: me["is_suspended"]),
        "sign_out": (change(person, "POST", "/api/sign-out", {}), lambda me: me is None),
    }
    found = {}
    for name, (step, is_known) in steps.items():
        await step
        found[name] = await seconds_until(twin, is_known)
    person.close()
    twin.close()
    return found


async def measure(rounds: int, ports: tuple[int, int], database: str) -> dict[str, Any]:
    admin, _ = await sign_up(ports[0], "Head")
    done = await asyncio.to_thread(CliRunner().invoke, admin_commands, ["make-admin", "Head", "--database", database])
    assert done.exit_code == 0, done.output
    found = [await one_round(number, ports, admin) for number in range(rounds)]
    admin.close()
    return {name: summary([one[name] for one in found]) for name in found[0]}


def summary(seconds: list[float]) -> dict[str, float]:
    ordered = sorted(seconds)
    return {"p50_ms": round(1000 * ordered[len(ordered) // 2], 1), "most_ms": round(1000 * ordered[-1], 1)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    folder = postgres.FOLDER / f"bench-{os.getpid()}"
    with postgres.running(folder) as cluster:
        database = fresh_database("postgresql", cluster, folder)
        with serving(ROOT / "src", database) as (one, _), serving(ROOT / "src", database) as (two, _):
            found = asyncio.run(measure(chosen.rounds, (one, two), database))
    print(json.dumps(found, indent=None if chosen.json else 2))
    assert all(figures["most_ms"] <= 1000 * MOST for figures in found.values()), "not within a second"


if __name__ == "__main__":
    main()
