"""What a server holds in memory while tables are played for minutes: it must stay level.

Usage: bench/memory.py [--minutes 20] [--clients 20] [--cached 100]

Games that are over begin anew, so tables are dropped from memory all the time; `--cached` tables may stay there.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path
from time import perf_counter

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from bench.light_client import LightClient, Timed
from bench.server import free_port, memory, new_table, play, running

START = """
import sys
from astrarium.cli import main
from astrarium.server.play import tables
tables.MAX_CACHED = int(sys.argv.pop(1))
main()
"""


async def observe(port: int, pid: int, minutes: int, clients: int) -> None:
    people = [LightClient(port) for _ in range(clients)]
    for client in people:
        await client.open()
        await client.sign_in_as_guest()
    for minute in range(minutes):
        moves, positions, until = Timed(), Timed(), perf_counter() + 60
        made = [await new_table(client, "me", "me") for client in people]
        seeds = range(minute * clients, (minute + 1) * clients)
        playing = [
            play(client, [table], until, moves, positions, seed)
            for client, table, seed in zip(people, made, seeds, strict=True)
        ]
        await asyncio.gather(*playing)
        print(f"minute {minute + 1:3}: {len(moves.seconds):6} moves, {memory(pid)} kB", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=int, default=20)
    parser.add_argument("--clients", type=int, default=20)
    parser.add_argument("--cached", type=int, default=100)
    chosen = parser.parse_args()
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        options = ["--database", f"sqlite:///{folder}/memory.db", "--port", str(port), "--no-limits"]
        with running(["-c", START, str(chosen.cached), "serve", *options], port, "/healthz") as pid:
            asyncio.run(observe(port, pid, chosen.minutes, chosen.clients))


if __name__ == "__main__":
    main()
