"""What somebody who plays notices while a stranger at another address attacks, as ratios to no attack.

Usage: bench/attacks.py [CHECKOUT] [--seconds 15] [--only NAME] [--json]

The server of a checkout (by default this one) runs on loopback with its limits, SQLite and default workers. Both the
victim and the attacker are on the same machine and share its cores with the server, so that the figures are ratios and
include what the attacker's own program takes.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import perf_counter
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
from bench.attackers import ATTACKS  # noqa: E402  the path is set above
from bench.light_client import LightClient  # noqa: E402  the path is set above
from bench.server import free_port, memory  # noqa: E402  the path is set above
from bench.victim import Victim, p50s  # noqa: E402  the path is set above

FINISHED = 100  # tables for the lists
FEW_FILES = 1024  # a usual limit of a shell


@contextmanager
def serving(checkout: Path, database: str, *more: str) -> Iterator[tuple[int, int]]:
    """A server of a checkout with a usual limit of open files; its port and process."""
    port = free_port()
    command = [sys.executable, "-m", "astrarium.cli", "serve", "--database", database, "--port", str(port), *more]
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    process = subprocess.Popen(
        ["sh", "-c", f'ulimit -S -n {min(FEW_FILES, hard)} && exec "$0" "$@"', *command],
        env={**os.environ, "PYTHONPATH": str(checkout / "src")}, cwd=checkout, stderr=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
    )  # fmt: skip
    try:
        asyncio.run(until_ready(port))
        yield port, process.pid
    finally:
        process.terminate()
        process.wait(60)


async def until_ready(port: int) -> None:
    for _ in range(600):
        client = LightClient(port)
        with suppress(OSError, asyncio.IncompleteReadError):
            await client.open()
            if (await client.ask("GET", "/healthz"))[0] == 200:
                return
        await asyncio.sleep(0.1)
    raise TimeoutError("the server does not answer")


async def prepare(port: int) -> str:
    """Finished public games: a whole one of Federation, which is returned, and many short ones."""
    client = LightClient(port)
    await client.open()
    await client.sign_in_as_guest()
    for _ in range(FINISHED):
        table = await new_table(client, "gaia")
        await client.post(f"/api/tables/{table}/resign", {"seat": 0})
    table = await new_table(client, "federation")
    rng, is_over = random.Random(1), False
    while not is_over:
        for seat in (0, 1):
            place = await client.get(f"/api/tables/{table}/position?seat={seat}")
            while seat in place["actors"]:
                options = [option["move"] for group in place["options"] for option in group["options"]]
                body = {"seat": seat, "decision": place["decision"], "move": rng.choice(options)}
                place = await client.post(f"/api/tables/{table}/moves", body)
            is_over = place["over"]
    client.close()
    return table


async def new_table(client: LightClient, game: str) -> str:
    wanted = {"game": game, "seats": [{"kind": "me"}, {"kind": "me"}], "is_public": True}
    table: str = (await client.post("/api/tables", wanted))["id"]
    await client.post(f"/api/tables/{table}/start", {})
    return table


async def attack(name: str, port: int, table: str, seconds: float) -> dict[str, int]:
    """The answers that the attacker got, by status; in a process of its own."""
    command = [sys.executable, "-m", "bench.attackers", name, str(port), table, str(seconds)]
    process = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdout=asyncio.subprocess.PIPE)
    answers: dict[str, int] = json.loads((await process.communicate())[0])
    return answers


async def attacked(port: int, pid: int, table: str, name: str, seconds: float) -> dict[str, Any]:
    """The victim before the attack and during it."""
    victim = Victim(port)
    await victim.open()
    await victim.play(2.0, games=1)  # the bots' process starts
    calm = await victim.play(seconds)
    before = memory(pid)
    attacking = asyncio.create_task(attack(name, port, table, seconds + 3.0))
    await asyncio.sleep(3.0)  # it has begun
    failures, under = 0, dict[str, list[float]]()
    until = perf_counter() + seconds
    while perf_counter() < until:
        try:
            for what, samples in (await victim.play(until - perf_counter())).items():
                under.setdefault(what, []).extend(samples)
        except (OSError, TimeoutError, asyncio.IncompleteReadError, AssertionError) as error:
            failures += 1
            print(f"{name}: {error!r}", file=sys.stderr, flush=True)
            for what, samples in victim.samples.items():
                under.setdefault(what, []).extend(samples)
            await asyncio.sleep(0.2)
            with suppress(OSError):
                await victim.client.open()
    answers = await attacking
    return report(p50s(calm), p50s(under), under, answers, failures, memory(pid) - before)


def report(
    calm: dict[str, float], hit: dict[str, float], under: dict[str, list[float]], answers: dict[str, int],
    failures: int, kilobytes: int,
) -> dict[str, Any]:  # fmt: skip
    ratios = {name: round(hit[name] / calm[name], 1) for name in calm if name in hit}
    worst = {name: round(1000 * max(samples)) for name, samples in under.items()}
    counts = {name: len(samples) for name, samples in under.items()}
    return {
        "ratios": ratios, "calm_ms": calm, "under_ms": hit, "worst_ms": worst, "samples": counts,
        "attackers_answers": answers, "victims_failures": failures, "grown_mb": round(kilobytes / 1024),
    }  # fmt: skip


def measure(checkout: Path, seconds: float, only: str) -> dict[str, Any]:
    """Every attack on a server of its own, all with the same games."""
    found: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/attacked.db"
        with serving(checkout, database, "--no-limits") as (port, _):
            table = asyncio.run(prepare(port))
        for name in ATTACKS:
            if only in name:
                with serving(checkout, database) as (port, pid):
                    found[name] = asyncio.run(attacked(port, pid, table, name, seconds))
                print(name, json.dumps(found[name]), file=sys.stderr, flush=True)
    return found


def faults(found: dict[str, Any]) -> list[str]:
    """Attacks under which somebody else was not answered."""
    return [f"{name}: not answered" for name, figures in found.items() if figures["victims_failures"]]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("checkout", type=Path, nargs="?", default=ROOT)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--only", default="", help="attacks whose name contains this")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))  # the attacker needs many connections
    found = measure(arguments.checkout.resolve(), arguments.seconds, arguments.only)
    if arguments.json:
        print(
            json.dumps(
                {"ratios": {name: figures["ratios"] for name, figures in found.items()}, "faults": faults(found)}
            )
        )
        return
    for name, figures in found.items():
        ratios = "  ".join(f"{what} {ratio}" for what, ratio in figures["ratios"].items())
        print(f"{name:32} {ratios}  failures {figures['victims_failures']}  {figures['grown_mb']} MB")


if __name__ == "__main__":
    main()
