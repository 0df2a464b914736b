"""Real server processes, started with the command and killed when a test says so."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

ROOT = Path(__file__).resolve().parents[2]
STARTING_SECONDS = 120.0
PROGRAM = ("astrarium.cli",)  # the module that is run, and arguments before those of a server


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Process:
    """A server with the toy game on a port of its own; started again it keeps the port."""

    def __init__(
        self,
        database: str,
        folder: Path,
        name: str = "server",
        data: Path | None = None,
        program: Sequence[str] = PROGRAM,
        options: Sequence[str] = (),
    ) -> None:
        self.options = options
        self.database = database
        self.folder = folder
        self.program = program
        self.correcting = ["--data", str(data)] if data else []
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.secret = folder / "secret"
        self.log = folder / f"{name}.log"
        self.running: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [
            sys.executable, "-m", *self.program, *self.correcting, "serve", "--database", self.database,
            "--port", str(self.port), "--secret-file", str(self.secret), "--game-module", "tests.toy.flow",
            "--no-limits", *self.options,
        ]  # fmt: skip
        path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
        with self.log.open("ab") as log:
            self.running = subprocess.Popen(
                command, cwd=ROOT, env={**os.environ, "PYTHONPATH": path}, stdout=log, stderr=log
            )
        self.wait()

    def wait(self) -> None:
        """Until it answers."""
        deadline = time.monotonic() + STARTING_SECONDS
        while time.monotonic() < deadline:
            assert self.running is not None
            assert self.running.poll() is None, f"the server ended:\n{self.log.read_text()[-2000:]}"
            try:
                with urlopen(f"{self.address}/healthz", timeout=5) as answer:
                    if answer.status == 200:
                        return
            except (URLError, OSError):
                time.sleep(0.02)
        raise AssertionError(f"the server did not start:\n{self.log.read_text()[-2000:]}")

    def kill(self) -> None:
        """As when the power fails: no time to say goodbye."""
        assert self.running is not None
        self.running.kill()
        self.running.wait()

    def stop(self) -> None:
        if self.running is not None and self.running.poll() is None:
            self.running.terminate()
            try:
                self.running.wait(30)
            except subprocess.TimeoutExpired:
                self.kill()
                raise


@contextmanager
def serving(
    database: str, folder: Path, name: str = "server", data: Path | None = None, program: Sequence[str] = PROGRAM
) -> Iterator[Process]:
    process = Process(database, folder, name, data, program)
    process.start()
    try:
        yield process
    finally:
        process.stop()
