"""Commands as a person runs them: in a terminal of their own, with keys that send signals."""

from __future__ import annotations

import codecs
import os
import pty
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

LIMIT = 120.0
CTRL_C = b"\x03"
# The terminal must be the one that controls the process, or its keys send no signals; and whoever is started in the
# background ignores Ctrl+C and hands that down, while a person's shell does not.
ATTACH = """
import fcntl, os, signal, sys, termios
signal.signal(signal.SIGINT, signal.SIG_DFL)
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
os.execvp(sys.argv[1], sys.argv[1:])
"""


class Terminal:
    """A process and the screen that it writes to."""

    def __init__(self, process: subprocess.Popen[bytes], screen: int) -> None:
        self.process = process
        self.screen = screen
        self.decoder = codecs.getincrementaldecoder("utf-8")()
        self.shown = ""
        self.seen = 0  # so much of it has been waited for

    def read(self) -> bool:
        """Take what is new on the screen; False when nobody writes to it any more."""
        ready, _, _ = select.select([self.screen], [], [], LIMIT)
        assert ready, f"nothing came:\n{self.shown}"
        try:
            found = os.read(self.screen, 65536)
        except OSError:  # so Linux says that the other side is closed
            found = b""
        self.shown += self.decoder.decode(found)
        return bool(found)

    def wait_for(self, text: str) -> None:
        """Until it is shown, after what was waited for before."""
        while (place := self.shown.find(text, self.seen)) < 0:
            assert self.read(), f"it ended:\n{self.shown}"
        self.seen = place + len(text)

    def press(self, keys: bytes) -> None:
        os.write(self.screen, keys)

    def end(self) -> int:
        """Read to the end; the exit code, negative if a signal ended it."""
        while self.read():
            pass
        return self.process.wait(LIMIT)


@contextmanager
def terminal(*command: str, folder: Path, **environment: str) -> Iterator[Terminal]:
    """The command in a terminal, which takes all its processes along when it is closed."""
    screen, inside = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-c", ATTACH, *command],
        cwd=folder, env={**os.environ, **environment}, stdin=inside, stdout=inside, stderr=inside,
        start_new_session=True,
    )  # fmt: skip
    os.close(inside)
    try:
        yield Terminal(process, screen)
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
        os.close(screen)
