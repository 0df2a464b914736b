"""The processes for what may take long (thoughts of bots, forecasts), so that it never blocks the event loop."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from astrarium import bots

from ..config import Config
from .ordered_room import ANY_TURN, OrderedRoom, Turn

TRIES: Final = 3  # for a decision whose process died
STARTING_SECONDS: Final = 60.0

log = logging.getLogger(__name__)


class WorkerDied(Exception):
    """The process ended before it answered."""


class NoAnswer(Exception):
    """The task took too long, or failed; then there is a reason."""

    def __init__(self, error: str, reason: str | None = None) -> None:
        super().__init__(error)
        self.reason = reason


def process_count(config: Config) -> int:
    """How many processes may think at the same time."""
    return config.workers or max(1, (os.cpu_count() or 1) - 1)


class Worker:
    """One process and its two pipes."""

    def __init__(self, process: Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self.process = process
        self._in = process.stdin
        self._out = process.stdout

    @staticmethod
    async def start(config: Config) -> Worker:
        """A new process that is ready. It gets our import path, and its own session, away from our terminal."""
        command = ["-P", "-m", f"{__package__}.worker", str(config.bot_seconds), *config.game_modules]
        path = os.pathsep.join(entry or str(Path.cwd()) for entry in sys.path)
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *command,
            stdin=PIPE,
            stdout=PIPE,
            env={**os.environ, "PYTHONPATH": path},
            start_new_session=True,
        )
        worker = Worker(process)
        try:
            await worker.read(STARTING_SECONDS)
        except BaseException:
            await worker.end()
            raise
        return worker

    async def ask(self, request: dict[str, Any], seconds: float) -> Any:
        with suppress(BrokenPipeError, ConnectionResetError):  # reading tells
            self._in.write(json.dumps(request).encode() + b"\n")
            await self._in.drain()
        reply = await self.read(seconds)
        if "result" not in reply:
            raise NoAnswer(reply["error"], reply["reason"])
        return reply["result"]

    async def read(self, seconds: float) -> dict[str, Any]:
        try:
            async with asyncio.timeout(seconds):
                line = await self._out.readline()
        except TimeoutError:
            raise NoAnswer("overtime") from None
        except ConnectionResetError:
            raise WorkerDied from None
        if not line.endswith(b"\n"):
            raise WorkerDied
        reply: dict[str, Any] = json.loads(line)
        return reply

    async def end(self) -> None:
        with suppress(ProcessLookupError):
            self.process.kill()
        self._in.close()
        with suppress(BrokenPipeError, ConnectionResetError):  # some versions of Python want to be asked how it ended
            await self._in.wait_closed()
        await self.process.wait()


class BotPool:
    """Starts processes when they are needed and keeps them; replaces those that die or think too long."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.size = process_count(config)
        self.busy = 0
        self._room = OrderedRoom(self.size)
        self._idle: list[Worker] = []
        self._alive: set[Worker] = set()
        self._is_closed = False

    @property
    def waiting(self) -> int:
        return self._room.waiting

    async def think(self, wire: bytes, seat: int, level: str, seed: str, turn: Turn = ANY_TURN) -> str:
        """The notation of the action that the bot chooses in the position; a random one if it cannot choose."""
        request = {"wire": wire.decode(), "seat": seat, "level": level, "seed": seed}
        for _ in range(TRIES):
            try:
                return str(await self.compute("think", request, turn))
            except WorkerDied:
                log.warning("a thinking process died", extra={"bot": level})
            except NoAnswer as reason:
                log.warning("a bot gave no move", extra={"bot": level, "reason": str(reason)})
                break
        return str(await self.compute("think", {**request, "level": bots.FASTEST_BOT}, turn))

    async def compute(self, task: str, arguments: dict[str, Any], turn: Turn = ANY_TURN) -> Any:
        """The result of one of the worker's tasks."""
        if self._is_closed:
            raise NoAnswer("closed")
        async with self._room.enter(turn):
            self.busy += 1
            try:
                return await self._ask_worker({"task": task, "arguments": arguments})
            finally:
                self.busy -= 1

    async def _ask_worker(self, request: dict[str, Any]) -> Any:
        """A worker that did not answer in time, or whose request was cancelled, is not used again."""
        worker = await self._free_worker()
        is_usable = False
        try:
            result = await worker.ask(request, self.config.bot_seconds)
            is_usable = True
            return result
        finally:
            if is_usable and not self._is_closed:
                self._idle.append(worker)
            else:
                await self._end(worker)

    async def _free_worker(self) -> Worker:
        if self._idle:
            return self._idle.pop()
        worker = await Worker.start(self.config)
        self._alive.add(worker)
        if self._is_closed:
            await self._end(worker)
            raise NoAnswer("closed")
        return worker

    async def _end(self, worker: Worker) -> None:
        self._alive.discard(worker)
        await worker.end()

    async def close(self) -> None:
        """End all processes; requests that still wait get no answer."""
        self._is_closed = True
        self._idle.clear()
        for worker in list(self._alive):
            await self._end(worker)
