"""How fast the server is, beside a bare server on the same libraries in the same run.

Usage: bench/server.py [--clients 20] [--seconds 10] [--sockets 500] [--database sqlite|postgresql] [--json]
                       [--against FOLDER ...] [--processes N ...] [--moves-only]

Tables without bots are played by one client and by several on loopback; then lists are asked for with 100 and with
20,000 tables; then sockets are held; then bots think on every core while a trivial request is timed. Ratios are to the
bare "hello" and echo, and to a bare durable write of the same size. `--against` measures another checkout, or a
compiled one, in the same run, and `--processes` this one with several processes: the servers take turns.
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
from contextlib import ExitStack, contextmanager
from pathlib import Path
from secrets import token_hex
from statistics import median
from time import perf_counter
from typing import Any
from urllib.request import urlopen

from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine
from websockets.asyncio.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from astrarium.server.db.engine import address
from bench.light_client import LightClient, Timed
from bench.lists import measure_lists
from tools import postgres

ROOT = Path(__file__).resolve().parent.parent
ROUNDS = 3  # the servers that are compared take turns so often
COMMIT_BYTES = 600  # about what a move writes
TABLES_AHEAD = 4  # made for each client before moves are measured
SEATS = {"me": {"kind": "me"}, "bot": {"kind": "bot"}}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def running(command: list[str], port: int, path: str, source: Path = ROOT / "src") -> Iterator[int]:
    """A server process; its number."""
    environment = {**os.environ, "PYTHONPATH": str(source)}
    process = subprocess.Popen(
        [sys.executable, *command], env=environment, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
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


def told(path: str) -> str:
    """What the system says of a process; nothing if it has ended."""
    try:
        return Path("/proc", path).read_text()
    except (FileNotFoundError, ProcessLookupError):
        return ""


def family(pid: int) -> list[int]:
    """A process and those that it has started."""
    children = [int(child) for child in told(f"{pid}/task/{pid}/children").split()]
    return [pid, *[one for child in children for one in family(child)]]


def memory(pid: int) -> int:
    """Kilobytes that a server holds."""
    lines = [line for one in family(pid) for line in told(f"{one}/status").splitlines()]
    return sum(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


def processor_ms(pid: int) -> float:
    """Milliseconds of processor time that a server has used."""
    fields = [stat.rpartition(")")[2].split() for one in family(pid) if (stat := told(f"{one}/stat"))]
    return 1000 * sum(int(one[11]) + int(one[12]) for one in fields) / os.sysconf("SC_CLK_TCK")


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


async def play(client: LightClient, tables: list[str], until: float, moves: Timed, positions: Timed, seed: int) -> None:
    """One person on both seats of a table moves at random; if the game is over, at the next one. Nothing may be lost.

    The answer to a move is the next position of its seat; the other seat asks for its own when it must decide.
    """
    rng = random.Random(seed)
    seat, position, newest, table = 0, None, -1, tables[0]
    while perf_counter() < until:
        position = position or await positions.time(client.get(f"/api/tables/{table}/position?seat={seat}"))
        newest = max(newest, position["index"])
        if position["over"]:
            await check_rows(client, table, newest)
            following = tables.index(table) + 1
            if following == len(tables):
                tables.append(await new_table(client, "me", "me"))
            table, position, newest = tables[following], None, -1
        elif seat not in position["actors"]:
            seat, position = 1 - seat, None
        else:
            options = [option["move"] for group in position["options"] for option in group["options"]]
            body = {"seat": seat, "decision": position["decision"], "move": rng.choice(options)}
            position = await moves.time(client.post(f"/api/tables/{table}/moves", body))
    await check_rows(client, table, newest)


async def check_rows(client: LightClient, table: str, newest: int) -> None:
    """Every row up to the newest that was acknowledged is stored, once."""
    indices: list[int] = []
    while rows := await client.get(f"/api/tables/{table}/log?after={indices[-1] if indices else -1}"):
        indices += [row["index"] for row in rows]
    assert indices == list(range(len(indices))), "rows are missing or come twice"
    assert len(indices) > newest, "an acknowledged move is not stored"


async def sign_in(client: LightClient) -> None:
    await client.open()
    await client.sign_in_as_guest()


async def tables_for(client: LightClient, count: int) -> list[str]:
    return [await new_table(client, "me", "me") for _ in range(count)]


async def measure_moves(port: int, pid: int, clients: int, seconds: float) -> dict[str, Any]:
    """What moves cost; the tables are made before, so that what they cost is told apart."""
    people = [LightClient(port) for _ in range(clients)]
    await asyncio.gather(*[sign_in(client) for client in people])  # one by one, the first would idle too long
    before, idle = memory(pid), processor_ms(pid)
    made = await asyncio.gather(*[tables_for(client, TABLES_AHEAD) for client in people])
    moves, positions = Timed(), Timed()
    used = processor_ms(pid)
    until = perf_counter() + seconds
    playing = [
        play(client, tables, until, moves, positions, seed)
        for seed, (client, tables) in enumerate(zip(people, made, strict=True))
    ]
    await asyncio.gather(*playing)
    after, end = memory(pid), processor_ms(pid)
    for client in people:
        client.close()
    tables = sum(map(len, made))
    return {
        "tables": tables,
        "moves": moves.summary(),
        "positions": positions.summary(),
        "processor_ms_a_move": round((end - used) / max(1, len(moves.seconds)), 2),
        "processor_ms_a_table": round((used - idle) / (clients * TABLES_AHEAD), 2),
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


def durable_commit(folder: Path, count: int = 200) -> dict[str, float]:
    """How long the disk takes for a write that survives a power cut."""
    timed: list[float] = []
    with (folder / "durable").open("wb", buffering=0) as file:
        for _ in range(count):
            start = perf_counter()
            file.write(bytes(COMMIT_BYTES))
            os.fdatasync(file.fileno())
            timed.append(perf_counter() - start)
    ordered = sorted(timed)
    return {"p50_ms": round(1000 * ordered[count // 2], 3), "p99_ms": round(1000 * ordered[int(count * 0.99)], 3)}


def measure_bare(clients: int, seconds: float, sockets: int, folder: Path) -> dict[str, Any]:
    port = free_port()
    with running(["bench/bare.py", str(port)], port, "/") as pid:
        used = processor_ms(pid)
        hello = asyncio.run(repeat(port, clients, seconds, "/"))
        hello["processor_ms"] = round((processor_ms(pid) - used) / max(1, hello["count"]), 4)
        echo = asyncio.run(measure_sockets(f"ws://127.0.0.1:{port}/echo", pid, sockets)) if sockets else {}
    return {"hello": hello, "echo": echo, "durable_commit": durable_commit(folder)}


@contextmanager
def serving(source: Path, database: str, processes: int = 1) -> Iterator[tuple[int, int]]:
    """A server of this source on the database; its port and the number of its process."""
    port = free_port()
    command = ["-m", "astrarium.cli", "serve", "--database", database, "--port", str(port), "--no-limits"]
    if processes > 1:
        command += ["--processes", str(processes)]
    with running(command, port, "/healthz", source) as pid:
        yield port, pid


def measure_playing(source: Path, processes: int, database: str, clients: int, seconds: float) -> dict[str, Any]:
    with serving(source, database, processes) as (port, pid):
        alone = asyncio.run(measure_moves(port, pid, 1, seconds))
        return {"one_client": alone, "many_clients": asyncio.run(measure_moves(port, pid, clients, seconds))}


def measure_rest(source: Path, database: str, seconds: float, sockets: int) -> dict[str, Any]:
    with serving(source, database) as (port, pid):
        return {
            "lists": asyncio.run(measure_lists(port, database, lambda: processor_ms(pid))),
            "trivial": asyncio.run(repeat(port, 20, seconds, "/api/games/gaia")),
            "sockets": asyncio.run(measure_sockets(f"ws://127.0.0.1:{port}/api/live", pid, sockets)),
            "push": asyncio.run(measure_push(port, sockets)),
            "trivial_under_bots": asyncio.run(measure_bot_load(port, seconds)),
        }


def ratios(bare: dict[str, Any], playing: dict[str, Any]) -> dict[str, float]:
    """What a move costs in hellos, and how long it takes beyond the disk."""
    one, many, hello = playing["one_client"], playing["many_clients"], bare["hello"]
    return {
        "hello_per_move": round(hello["per_second"] / many["moves"]["per_second"], 1),
        "processor_of_move_to_hello": round(many["processor_ms_a_move"] / hello["processor_ms"], 1),
        "move_p50_to_hello_p50": round(many["moves"]["p50_ms"] / hello["p50_ms"], 1),
        "move_p50_above_durable_ms": round(one["moves"]["p50_ms"] - bare["durable_commit"]["p50_ms"], 2),
    }


def fresh_database(kind: str, cluster: str, folder: Path) -> str:
    name = f"bench_{token_hex(4)}"
    if kind == "sqlite":
        return f"sqlite:///{folder}/{name}.db"
    asyncio.run(create_database(cluster, name))
    return f"{cluster.rpartition('/')[0]}/{name}"


async def create_database(cluster: str, name: str) -> None:
    engine = create_async_engine(address(cluster), isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(f"CREATE DATABASE {name}"))
    await engine.dispose()


def middle(figures: list[Any]) -> Any:
    """The median of every number."""
    if isinstance(figures[0], dict):
        return {key: middle([figure[key] for figure in figures]) for key in figures[0]}
    return median(figures)


def measure(chosen: argparse.Namespace, cluster: str, folder: Path) -> dict[str, Any]:
    sources = {"here": (ROOT / "src", 1), **{str(other): (other.resolve(), 1) for other in chosen.against}}
    sources |= {f"here, {count} processes": (ROOT / "src", count) for count in chosen.processes}
    rounds: dict[str, list[Any]] = {name: [] for name in ("bare", *sources, *[f"ratios of {name}" for name in sources])}
    for _ in range(chosen.rounds):
        rounds["bare"].append(measure_bare(chosen.clients, chosen.seconds / 2, 0, folder))
        for name, (source, processes) in sources.items():
            database = fresh_database(chosen.database, cluster, folder)
            rounds[name].append(measure_playing(source, processes, database, chosen.clients, chosen.seconds))
            rounds[f"ratios of {name}"].append(ratios(rounds["bare"][-1], rounds[name][-1]))
    found = {name: middle(figures) for name, figures in rounds.items()}
    if not chosen.moves_only:
        found["bare, sockets"] = measure_bare(1, 1, chosen.sockets, folder)["echo"]
        for name, (source, _) in sources.items():
            database = fresh_database(chosen.database, cluster, folder)
            found[f"rest of {name}"] = measure_rest(source, database, chosen.seconds, chosen.sockets)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--clients", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--sockets", type=int, default=500)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--against", type=Path, action="append", default=[], help="a folder with another `astrarium`")
    parser.add_argument("--processes", type=int, action="append", default=[], help="of one server, on PostgreSQL")
    parser.add_argument("--moves-only", action="store_true")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    (ROOT / "build").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=ROOT / "build") as folder, ExitStack() as stack:
        cluster = ""
        if chosen.database == "postgresql":
            cluster = stack.enter_context(postgres.running(postgres.FOLDER / f"bench-{os.getpid()}"))
        found = measure(chosen, cluster, Path(folder))
    if chosen.json:
        print(json.dumps(found))
        return
    for section, figures in found.items():
        for name, figure in figures.items():
            print(f"{section:24} {name:30} {figure}")


if __name__ == "__main__":
    main()
