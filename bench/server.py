"""How fast the server is, beside a bare server on the same libraries in the same run.

Usage: bench/server.py [--tables 50] [--seconds 10] [--sockets 500] [--database URL] [--json]

Tables without bots are played by as many clients on loopback; then sockets are held; then bots think on every core
while a trivial request is timed. Ratios are to the bare "hello" and echo.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import Any
from urllib.request import urlopen

from websockets.asyncio.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from bench.light_client import LightClient, Timed

ROOT = Path(__file__).resolve().parent.parent
SEATS = {"me": {"kind": "me"}, "bot": {"kind": "bot"}}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def running(command: list[str], port: int, path: str) -> Iterator[int]:
    """A server process; its number."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    process = subprocess.Popen([sys.executable, *command], env=environment, cwd=ROOT, stderr=subprocess.DEVNULL)
    try:
        for _ in range(1000):
            try:
                urlopen(f"http://127.0.0.1:{port}{path}", timeout=1).close()
                break
            except OSError:
                assert process.poll() is None, "the server ended"
                asyncio.run(asyncio.sleep(0.05))
        yield process.pid
    finally:
        process.terminate()
        process.wait(30)


def memory(pid: int) -> int:
    """Kilobytes that a process holds."""
    line = next(line for line in Path(f"/proc/{pid}/status").read_text().splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1])


def processor_ms(pid: int) -> float:
    """Milliseconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return 1000 * (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def repeat(port: int, clients: int, seconds: float, path: str) -> dict[str, float]:
    """One trivial request again and again on several connections."""
    timed = Timed()

    async def ask() -> None:
        client = LightClient(port)
        await client.open()
        while perf_counter() - timed.began < seconds:
            await timed.time(client.ask("GET", path))
        client.close()

    await asyncio.gather(*[ask() for _ in range(clients)])
    return timed.summary()


async def new_table(client: LightClient, *kinds: str) -> str:
    wanted = {"game": "gaia", "seats": [SEATS[kind] for kind in kinds], "is_public": True}
    table: str = (await client.post("/api/tables", wanted))["id"]
    await client.post(f"/api/tables/{table}/start", {})
    return table


async def play(client: LightClient, table: str, until: float, moves: Timed, positions: Timed, seed: int) -> None:
    """One person on both seats of a table moves at random; a game that is over begins anew.

    The answer to a move is the next position of its seat; the other seat asks for its own when it must decide.
    """
    rng = random.Random(seed)
    seat, position = 0, None
    while perf_counter() < until:
        position = position or await positions.time(client.get(f"/api/tables/{table}/position?seat={seat}"))
        if position["over"]:
            table, position = await new_table(client, "me", "me"), None
        elif seat not in position["actors"]:
            seat, position = 1 - seat, None
        else:
            options = [option["move"] for group in position["options"] for option in group["options"]]
            body = {"seat": seat, "decision": position["decision"], "move": rng.choice(options)}
            position = await moves.time(client.post(f"/api/tables/{table}/moves", body))


async def measure_moves(port: int, pid: int, tables: int, seconds: float) -> dict[str, Any]:
    people = [LightClient(port) for _ in range(tables)]
    for client in people:
        await client.open()
        await client.sign_in_as_guest()
    before = memory(pid)
    made = [await new_table(client, "me", "me") for client in people]
    moves, positions = Timed(), Timed()
    used = processor_ms(pid)
    until = perf_counter() + seconds
    playing = [
        play(client, table, until, moves, positions, seed)
        for seed, (client, table) in enumerate(zip(people, made, strict=True))
    ]
    await asyncio.gather(*playing)
    used, after = processor_ms(pid) - used, memory(pid)
    for client in people:
        client.close()
    return {
        "tables": tables,
        "moves": moves.summary(),
        "positions": positions.summary(),
        "processor_ms_a_move": round(used / max(1, len(moves.seconds)), 2),
        "kilobytes_a_table": round((after - before) / tables, 1),
    }


async def held(address: str, count: int) -> list[ClientConnection]:
    """So many sockets, all open."""
    found: list[ClientConnection] = []
    for _ in range(0, count, 50):
        found += await asyncio.gather(*[connect(address, open_timeout=60) for _ in range(min(50, count - len(found)))])
    return found


async def measure_sockets(address: str, pid: int, count: int) -> dict[str, float]:
    before, start = memory(pid), perf_counter()
    sockets = await held(address, count)
    seconds = perf_counter() - start
    after = memory(pid)
    await asyncio.gather(*[one.close() for one in sockets])
    return {
        "held": count,
        "opened_per_second": round(count / seconds, 1),
        "kilobytes_a_socket": round((after - before) / count, 1),
    }


async def measure_push(port: int, count: int) -> dict[str, float]:
    """From a move to the last of many sockets that watch the table."""
    client = LightClient(port)
    await client.open()
    await client.sign_in_as_guest()
    table = await new_table(client, "me", "me")
    sockets = await held(f"ws://127.0.0.1:{port}/api/live?watch={table}", count)
    position = await client.get(f"/api/tables/{table}/position?seat=0")
    move = {"seat": 0, "decision": position["decision"], "move": position["options"][0]["options"][0]["move"]}

    async def hear(one: ClientConnection) -> None:
        while json.loads(await one.recv()).get("type") != "table":
            pass

    start = perf_counter()
    hearing = [asyncio.create_task(hear(one)) for one in sockets]
    await client.post(f"/api/tables/{table}/moves", move)
    await asyncio.gather(*hearing)
    seconds = perf_counter() - start
    await asyncio.gather(*[one.close() for one in sockets])
    return {"sockets": count, "last_ms": round(seconds * 1000, 1)}


async def measure_bot_load(port: int, seconds: float) -> dict[str, Any]:
    """A trivial request while bots think on all processes that they may have."""
    client = LightClient(port)
    await client.open()
    await client.sign_in_as_guest()
    tables = [await new_table(client, "me", "bot", "bot", "bot") for _ in range(2 * (os.cpu_count() or 1))]
    playing = asyncio.create_task(keep_bots_busy(client, tables))
    found = await repeat(port, 1, seconds, "/api/games/gaia")
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    client.close()
    return found


async def keep_bots_busy(client: LightClient, tables: list[str]) -> None:
    """A person moves at every table as soon as it is their turn, so that bots have to answer."""
    rng = random.Random(1)
    while True:
        for table in tables:
            position = await client.get(f"/api/tables/{table}/position")
            if not position["over"] and position["seat"] in position["actors"]:
                options = [option["move"] for group in position["options"] for option in group["options"]]
                body = {"decision": position["decision"], "move": rng.choice(options)}
                await client.post(f"/api/tables/{table}/moves", body)
        await asyncio.sleep(0.01)


def ratios(found: dict[str, Any]) -> dict[str, float]:
    hello, echo, moves = found["bare"]["hello"], found["bare"]["echo"], found["server"]["moves"]["moves"]
    trivial, loaded = found["server"]["trivial"], found["server"]["trivial_under_bots"]
    sockets = found["server"]["sockets"]
    return {
        "hello_per_move": round(hello["per_second"] / moves["per_second"], 1),
        "move_p50_to_hello_p50": round(moves["p50_ms"] / hello["p50_ms"], 1),
        "hello_per_trivial": round(hello["per_second"] / trivial["per_second"], 1),
        "trivial_p99_under_bots_to_quiet": round(loaded["p99_ms"] / trivial["p99_ms"], 1),
        "memory_of_socket_to_echo": round(sockets["kilobytes_a_socket"] / max(0.1, echo["kilobytes_a_socket"]), 1),
    }


def measure(tables: int, seconds: float, sockets: int, database: str) -> dict[str, Any]:
    found: dict[str, Any] = {"bare": {}, "server": {}}
    port = free_port()
    with running(["bench/bare.py", str(port)], port, "/") as pid:
        found["bare"]["hello"] = asyncio.run(repeat(port, tables, seconds, "/"))
        found["bare"]["echo"] = asyncio.run(measure_sockets(f"ws://127.0.0.1:{port}/echo", pid, sockets))
    port = free_port()
    command = ["-m", "astrarium.cli", "serve", "--database", database, "--port", str(port), "--no-limits"]
    with running(command, port, "/healthz") as pid:
        found["server"]["trivial"] = asyncio.run(repeat(port, tables, seconds, "/api/games/gaia"))
        found["server"]["moves"] = asyncio.run(measure_moves(port, pid, tables, seconds))
        found["server"]["sockets"] = asyncio.run(measure_sockets(f"ws://127.0.0.1:{port}/api/live", pid, sockets))
        found["server"]["push"] = asyncio.run(measure_push(port, sockets))
        found["server"]["trivial_under_bots"] = asyncio.run(measure_bot_load(port, seconds))
    found["ratios"] = ratios(found)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--sockets", type=int, default=500)
    parser.add_argument("--database", default="")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = arguments.database or f"sqlite:///{folder}/bench.db"
        found = measure(arguments.tables, arguments.seconds, arguments.sockets, database)
    if arguments.json:
        print(json.dumps(found))
        return
    for section, figures in found.items():
        for name, figure in figures.items():
            print(f"{section:8} {name:34} {figure}")


if __name__ == "__main__":
    main()
