"""How much of the event loop a request takes."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Generator
from time import thread_time
from typing import Any


class Metered:
    """Awaits a coroutine and counts the processor time of its own steps, not what it waits for."""

    def __init__(self, work: Coroutine[Any, Any, None]) -> None:
        self.work = work
        self.seconds = 0.0

    def __await__(self) -> Generator[Any, Any, None]:
        step: Callable[[Any], Any] = self.work.send
        given: Any = None
        while True:
            began = thread_time()
            try:
                awaited = step(given)
            except StopIteration:
                return
            finally:
                self.seconds += thread_time() - began
            try:
                step, given = self.work.send, (yield awaited)
            except BaseException as error:  # such as being cancelled: it is for the coroutine
                step, given = self.work.throw, error
