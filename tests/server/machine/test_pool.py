"""Bots think in other processes, and neither a dead process nor a slow bot holds up a table."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

import astrarium
from astrarium import bots
from astrarium.server.config import Config
from astrarium.server.jobs.pool import BotPool, NoAnswer, process_count
from tests.server.waiting import until

pytestmark = pytest.mark.anyio
ROOT = Path(__file__).resolve().parents[3]
MODULES = ("tests.toy.flow", "tests.server.machine.odd_bots")


@pytest.fixture
async def pool() -> AsyncIterator[BotPool]:
    made = BotPool(Config(game_modules=MODULES, workers=1))
    yield made
    await made.close()


def position(game: str = "toy") -> tuple[bytes, int]:
    g = astrarium.new(game, 2, seed=7)
    return g.to_wire(), g.actors[0]


def expected(level: str, seed: str, game: str = "toy") -> str:
    g = astrarium.new(game, 2, seed=7)
    return g.rules.verbs.notation(bots.make(level, seed).choose(g, g.actors[0]))


def process_ids(pool: BotPool) -> list[int]:
    return [worker.process.pid for worker in pool._alive]


def is_alive(process: int) -> bool:
    try:
        state = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


@pytest.mark.parametrize("level", ["random", "greedy"])
@pytest.mark.parametrize("game", ["toy", "gaia"])
async def test_a_bot_answers_as_it_would_here(pool: BotPool, game: str, level: str) -> None:
    wire, seat = position(game)
    assert await pool.think(wire, seat, level, "s") == expected(level, "s", game)


async def test_processes_start_when_needed_and_are_kept(pool: BotPool) -> None:
    assert process_ids(pool) == []
    await pool.think(*position(), "random", "a")
    first = process_ids(pool)
    await pool.think(*position(), "random", "b")
    assert process_ids(pool) == first
    assert os.getpriority(os.PRIO_PROCESS, first[0]) == min(19, os.getpriority(os.PRIO_PROCESS, 0) + 10)


async def test_who_finds_no_free_process_waits(pool: BotPool) -> None:
    asked = [asyncio.create_task(pool.think(*position(), "random", str(number))) for number in range(5)]
    await until(lambda: (pool.busy, pool.waiting) == (1, 4))
    assert await asyncio.gather(*asked) == [expected("random", str(number)) for number in range(5)]
    assert (pool.busy, pool.waiting, len(process_ids(pool))) == (0, 0, 1)


async def test_a_killed_process_is_replaced_and_the_answer_comes(pool: BotPool, tmp_path: Path) -> None:
    """The bot waits until it is killed, and answers at the second attempt."""
    mark = tmp_path / "asked"
    asked = asyncio.create_task(pool.think(*position(), "once", str(mark)))
    await until(mark.exists)
    [first] = process_ids(pool)
    os.kill(first, signal.SIGKILL)
    assert await asked == expected("random", str(mark))
    [second] = process_ids(pool)
    assert first != second
    assert not is_alive(first)


async def test_a_process_that_died_idle_is_replaced(pool: BotPool) -> None:
    await pool.think(*position(), "random", "a")
    [first] = process_ids(pool)
    os.kill(first, signal.SIGKILL)
    await until(lambda: not is_alive(first))
    assert await pool.think(*position(), "random", "b") == expected("random", "b")


async def test_a_bot_that_always_dies_is_answered_for(pool: BotPool) -> None:
    assert await pool.think(*position(), "dies", "s") == expected("random", "s")


async def test_a_bot_that_fails_is_answered_for(pool: BotPool) -> None:
    assert await pool.think(*position(), "raises", "s") == expected("random", "s")


async def test_a_bot_that_takes_too_long_is_killed_and_answered_for() -> None:
    pool = BotPool(Config(game_modules=MODULES, workers=1, bot_seconds=2.0))
    assert await pool.think(*position(), "endless", "s") == expected("random", "s")
    await pool.close()


async def test_what_a_game_prints_does_not_disturb(pool: BotPool) -> None:
    assert await pool.think(*position(), "talks", "s") == expected("random", "s")


async def test_whoever_goes_away_leaves_no_answer_to_the_next(pool: BotPool, tmp_path: Path) -> None:
    mark = tmp_path / "asked"
    asked = asyncio.create_task(pool.think(*position(), "once", str(mark)))
    await until(mark.exists)
    asked.cancel()
    await asyncio.gather(asked, return_exceptions=True)
    assert await pool.think(*position(), "random", "b") == expected("random", "b")


async def test_closing_leaves_no_process_behind(tmp_path: Path) -> None:
    pool = BotPool(Config(game_modules=MODULES, workers=2))
    mark = tmp_path / "asked"
    asked = asyncio.create_task(pool.think(*position(), "once", str(mark)))
    await pool.think(*position(), "random", "a")
    await until(mark.exists)
    left = process_ids(pool)
    await pool.close()
    assert len(left) == 2
    assert not any([is_alive(process) for process in left])
    with pytest.raises(NoAnswer):
        await asked


PARENT = """
import asyncio, json, sys
import astrarium, tests.toy.flow
from astrarium.server.config import Config
from astrarium.server.jobs.pool import BotPool

async def main():
    pool = BotPool(Config(game_modules=tuple(sys.argv[2:]), workers=2))
    g = astrarium.new("toy", 2, seed=7)
    await pool.think(g.to_wire(), g.actors[0], "random", "a")
    thinking = asyncio.create_task(pool.think(g.to_wire(), g.actors[0], "endless", sys.argv[1]))
    idle = asyncio.create_task(pool.think(g.to_wire(), g.actors[0], "random", "b"))
    await idle
    print(json.dumps([worker.process.pid for worker in pool._alive]), flush=True)
    await thinking

asyncio.run(main())
"""


async def test_processes_end_when_the_server_is_killed(tmp_path: Path) -> None:
    mark = tmp_path / "asked"
    environment = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    command = [sys.executable, "-c", PARENT, str(mark), *MODULES]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as parent:
        assert parent.stdout is not None
        left: list[int] = json.loads(await asyncio.to_thread(parent.stdout.readline))
        await until(mark.exists)
        assert all([is_alive(process) for process in left])
        parent.kill()
    assert len(left) == 2
    await until(lambda: not any([is_alive(process) for process in left]))


def test_one_core_is_left_for_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 8)
    assert process_count(Config()) == 7
    assert process_count(Config(workers=3)) == 3
    monkeypatch.setattr(os, "cpu_count", lambda: 1)
    assert process_count(Config()) == 1
