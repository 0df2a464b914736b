"""A process for what may take long: `python -m astrarium.server.jobs.worker SECONDS [MODULE ...]`.

Each line of input is a JSON request, each line of output its answer. The modules register games. The process ends
when the server does.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO, Final

from astrarium import bots
from astrarium.kernel import registry
from astrarium.kernel.registry import from_wire

NICENESS: Final = 10
SPARE_SECONDS: Final = 10  # after which the process is killed, should the server no longer do so


def think(wire: str, seat: int, level: str, seed: str) -> str:
    """The move that a bot chooses."""
    g = from_wire(wire.encode())
    return g.rules.verbs.notation(bots.make(level, seed).choose(g, seat))


def forecast(wire: str, seat: int) -> Mapping[str, Any] | None:
    """What a seat may expect of an uncertain decision."""
    return from_wire(wire.encode()).forecast(seat)


def calculate(game: str, question: dict[str, Any]) -> Mapping[str, Any]:
    """What the calculator of a game answers."""
    found: Mapping[str, Any] = import_module(f"{registry.package_of(game)}.calculator").calculate(question)
    return found


TASKS: Final[dict[str, Callable[..., Any]]] = {"think": think, "forecast": forecast, "calculate": calculate}


def answer(task: str, arguments: dict[str, Any]) -> dict[str, Any]:
    """The result of the task, or the name and the words of the error."""
    try:
        return {"result": TASKS[task](**arguments)}
    except Exception as error:
        return {"error": type(error).__name__, "reason": str(error)}


def own_channel() -> BinaryIO:
    """The stream for answers; what a game prints goes to the error stream instead."""
    channel = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return channel


def read_all(lines: BinaryIO, take: Callable[[dict[str, Any]], None]) -> None:
    """Pass on each request. When the stream ends, the server has ended: exit at once, even in the middle of a task."""
    for line in lines:
        take(json.loads(line))
    os._exit(0)


def main(seconds: float, modules: list[str]) -> None:
    os.nice(NICENESS)
    channel = own_channel()
    for module in modules:
        import_module(module)
    requests: SimpleQueue[dict[str, Any]] = SimpleQueue()
    Thread(target=read_all, args=(sys.stdin.buffer, requests.put), daemon=True).start()
    reply: dict[str, Any] = {}  # the first says that we are ready
    while True:
        channel.write(json.dumps(reply).encode() + b"\n")
        channel.flush()
        request = requests.get()
        signal.alarm(int(seconds) + SPARE_SECONDS)
        reply = answer(**request)
        signal.alarm(0)


if __name__ == "__main__":
    main(float(sys.argv[1]), sys.argv[2:])
