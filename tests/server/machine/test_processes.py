"""Several processes on one port and one PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.processes import ROOT, Process
from tests.server.routes.api_client import ApiClient, new_table
from tests.server.waiting import until

pytestmark = pytest.mark.anyio


@pytest.fixture
def pair(migrated_postgres_url: str, tmp_path: Path) -> Iterator[Process]:
    process = Process(migrated_postgres_url, tmp_path, options=("--processes", "2"))
    process.start()
    yield process
    process.stop()


def children(process: Process) -> list[int]:
    assert process.running is not None
    pid = process.running.pid
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def is_alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


async def test_one_that_is_killed_is_started_again_and_nobody_notices(pair: Process) -> None:
    first = children(pair)
    assert len(first) == 2
    async with ApiClient(None, pair.address) as host:
        table = (await host.post("/tables", new_table("me", "me")))["id"]
        await host.post(f"/tables/{table}/start")
    os.kill(first[0], signal.SIGKILL)
    await until(lambda: len(children(pair)) == 2 and first[0] not in children(pair))
    for _ in range(4):  # a new connection each time: whichever process takes it
        async with ApiClient(None, pair.address) as visitor:
            assert (await visitor.get(f"/tables/{table}"))["status"] == "running"


async def test_a_signal_ends_all_of_them(pair: Process) -> None:
    served, running = children(pair), pair.running
    assert running is not None
    running.terminate()
    assert await asyncio.to_thread(running.wait, 30) == 0
    assert not any(is_alive(child) for child in served)
    assert "closed" in pair.log.read_text()


async def test_they_end_when_the_first_process_is_gone(pair: Process) -> None:
    served = children(pair)
    pair.kill()
    await until(lambda: not any(is_alive(child) for child in served))


def test_sqlite_serves_one_process(tmp_path: Path) -> None:
    command = [
        sys.executable, "-m", "astrarium.cli", "serve", "--database", f"sqlite:///{tmp_path}/tables.db",
        "--processes", "2", "--port", "0",
    ]  # fmt: skip
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "ASTRARIUM_LANGUAGE": "en"}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment, cwd=tmp_path)
    assert done.returncode == 2
    assert "SQLite serves one process" in done.stderr
