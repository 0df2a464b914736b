"""A whole server in a process of its own, as a host starts it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
COMMAND = "import sys; sys.argv[0] = 'astrarium'; from tests.server.machine.serve_process import command; command()"


def command() -> None:
    """`astrarium serve` alone, with its options."""
    import typer  # noqa: PLC0415  only in the process of the server

    from astrarium.cli.serve import serve  # noqa: PLC0415

    typer.run(serve)


def start(folder: Path, *options: str, **environment: str) -> subprocess.Popen[str]:
    """The server as a process that works in the folder."""
    known = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}", **environment}
    words = [sys.executable, "-c", COMMAND, "--port", "0", *options]
    return subprocess.Popen(words, cwd=folder, env=known, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def address(server: subprocess.Popen[str]) -> str:
    """Where it listens, once it is ready."""
    assert server.stdout is not None
    line = server.stdout.readline()
    found = re.search(r"http://[\d.]+:\d+", line)
    if found is None:
        server.kill()
        raise AssertionError(line + server.communicate()[1])
    return found.group()


@contextmanager
def running(folder: Path, *options: str, **environment: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server that is ready, and its address."""
    with start(folder, *options, **environment) as server:
        try:
            yield server, address(server)
        finally:
            server.kill()
