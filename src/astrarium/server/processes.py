"""Several processes on one port: one opens it, starts the others, starts anew what has died, and ends them all.

The children inherit the socket that listens, so whichever is free takes the next connection, and none is lost when one
of them dies. They end by themselves if the first process is gone.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import sys
import time
import traceback
from collections.abc import Callable, Coroutine
from typing import Any, Final

from .refusal import CannotServe

SHORT_LIFE: Final = 5.0  # seconds; a process that dies earlier is not started again at once
PAUSE: Final = 1.0
SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)

ServeChild = Callable[[socket.socket, int, Callable[[], None]], Coroutine[Any, Any, None]]
RunLoop = Callable[[Coroutine[Any, Any, None]], None]
log = logging.getLogger(__name__)


class Supervisor:
    """`serve_child` serves a socket until a signal comes or the given file ends; it calls back when it is ready."""

    def __init__(self, count: int, listening: socket.socket, serve_child: ServeChild, run_loop: RunLoop) -> None:
        self.count = count
        self.listening = listening
        self.serve_child = serve_child
        self.run_loop = run_loop
        self.children: dict[int, float] = {}  # when each was started
        self.signals = 0
        self._ours, self._kept_open = os.pipe()  # ends for the children when this process does

    def run(self, on_ready: Callable[[], None], on_signal: Callable[[], None]) -> None:
        """Serve until a signal comes; `CannotServe` if a process cannot even begin."""
        self.on_signal = on_signal
        for number in SIGNALS:
            signal.signal(number, self._forward)
        began = [self._start() for _ in range(self.count)]
        are_ready = all([os.read(ready, 1) for ready in began])
        for ready in began:
            os.close(ready)
        if are_ready and not self.signals:
            on_ready()
        elif not self.signals:
            self._forward(signal.SIGTERM)
        self._keep_alive()
        if not are_ready and self.signals == 1 and not self.children:
            raise CannotServe("process-died")

    def _keep_alive(self) -> None:
        while self.children:
            pid, _ = os.wait()
            lived = time.monotonic() - self.children.pop(pid, 0.0)
            if self.signals:
                continue
            log.error("a process died and is started again")
            if lived < SHORT_LIFE:
                time.sleep(PAUSE)
            if not self.signals:
                os.close(self._start())

    def _forward(self, number: int, _frame: object = None) -> None:
        self.signals += 1
        self.on_signal()
        for pid in self.children:
            os.kill(pid, number)

    def _start(self) -> int:
        """Start a child; the file from which a byte can be read when it serves."""
        ready, tell = os.pipe()
        pid = os.fork()
        if pid == 0:
            os.close(ready)
            os.close(self._kept_open)
            self._be_child(tell)
        os.close(tell)
        self.children[pid] = time.monotonic()
        return ready

    def _be_child(self, tell: int) -> None:
        """Never returns: what the parent has on its stack is not ours to go on with."""
        code = 1
        try:
            for number in SIGNALS:
                signal.signal(number, signal.SIG_DFL)
            self.run_loop(self.serve_child(self.listening, self._ours, lambda: tell_once(tell)))
            code = 0
        except BaseException:
            traceback.print_exc()
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(code)


def tell_once(tell: int) -> None:
    try:
        os.write(tell, b"!")
    except BrokenPipeError:  # it was started later, and nobody waits for it
        pass
    finally:
        os.close(tell)


def end_with(file: int, end: Callable[[], None]) -> None:
    """Call `end` when the process that keeps the other side of the file open is gone."""
    loop = asyncio.get_running_loop()

    def gone() -> None:
        loop.remove_reader(file)
        end()

    loop.add_reader(file, gone)
