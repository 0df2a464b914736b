"""However a host ends a server, it ends well, with a closing word and without a traceback."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.sync.client import connect

from astrarium.server.serve import SAME_SIGNAL_SECONDS
from tests.server.machine.serve_process import ROOT, running
from tests.server.machine.terminals import CTRL_C, LIMIT, Terminal, terminal

CLOSING = "Closing: what has begun is being finished."
CLOSED = "Astrarium is closed. The games are kept."
BODY = b'{"name": "ann", "password": "wrong"}'


def pages(folder: Path) -> Path:
    """A stand-in for the built client, which may not be there yet."""
    (folder / "index.html").write_text("", encoding="utf-8")
    return folder


@contextmanager
def half_a_request(url: str) -> Iterator[socket.socket]:
    """A request that has begun: the server has asked for the rest of it."""
    parts = urlsplit(url)
    head = f"POST /api/sign-in HTTP/1.1\r\nHost: {parts.netloc}\r\nContent-Type: application/json\r\n"
    with socket.create_connection((parts.hostname, parts.port), LIMIT) as half:
        half.sendall(f"{head}Content-Length: {len(BODY)}\r\nExpect: 100-continue\r\n\r\n".encode())
        assert half.recv(100).startswith(b"HTTP/1.1 100")
        yield half


def test_the_same_signal_twice_is_one_wish(tmp_path: Path) -> None:
    with running(tmp_path, "--web", str(pages(tmp_path))) as (server, url):
        assert server.stdout is not None
        with half_a_request(url) as half:
            server.send_signal(signal.SIGTERM)
            assert server.stdout.readline().startswith(CLOSING)
            server.send_signal(signal.SIGTERM)
            half.sendall(BODY)
            assert half.recv(100).startswith(b"HTTP/1.1 4")
        said, errors = server.communicate(timeout=LIMIT)
    assert (server.returncode, said) == (0, f"{CLOSED}\n")
    assert "Traceback" not in errors


def test_a_second_wish_ends_it_at_once_and_quietly(tmp_path: Path) -> None:
    with running(tmp_path, "--web", str(pages(tmp_path))) as (server, url):
        assert server.stdout is not None
        with half_a_request(url):
            server.send_signal(signal.SIGINT)
            assert server.stdout.readline().startswith(CLOSING)
            time.sleep(SAME_SIGNAL_SECONDS + 0.1)
            server.send_signal(signal.SIGINT)
            said, errors = server.communicate(timeout=LIMIT)
    assert (server.returncode, said.startswith("Ended at once.")) == (1, True)
    assert "Traceback" not in errors


def ctrl_c(screen: Terminal) -> None:
    screen.press(CTRL_C)


def stop_make(screen: Terminal) -> None:
    screen.process.terminate()


def stop_group(screen: Terminal) -> None:
    os.killpg(screen.process.pid, signal.SIGTERM)


@pytest.mark.parametrize(
    ("stop", "code"), [(ctrl_c, -signal.SIGINT), (stop_make, -signal.SIGTERM), (stop_group, -signal.SIGTERM)]
)
def test_make_run_speaks_to_people_and_ends_well(tmp_path: Path, stop: Callable[[Terminal], None], code: int) -> None:
    """Without the build of the client, which PY=true leaves out."""
    database = f"sqlite:///{tmp_path / 'astrarium.db'}"
    with terminal("make", "run", "PORT=0", "PY=true", folder=ROOT, ASTRARIUM_DATABASE=database) as screen:
        screen.wait_for("Stop it with Ctrl+C.")
        found = re.search(r"http://[\d.:]+\d", screen.shown)
        assert found is not None
        assert httpx.get(f"{found.group()}/healthz").status_code == 200
        with connect(f"{found.group().replace('http', 'ws')}/api/live") as page:
            page.recv(LIMIT)
            stop(screen)
            assert screen.end() == code
    lines = screen.shown.replace("\r", "\n").split("\n")
    closing = next(number for number, line in enumerate(lines) if line.startswith(CLOSING))
    assert [line for line in lines[closing + 1 :] if line] == [CLOSED]
    assert "Traceback" not in screen.shown
    assert '"level"' not in screen.shown


def test_whoever_leaves_while_the_command_loads_sees_no_traceback() -> None:
    leave = "import os, signal, astrarium.cli as c; c.find_spec = lambda name: os.kill(os.getpid(), signal.SIGINT)"
    done = subprocess.run([sys.executable, "-c", f"{leave}; c.main()"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (-signal.SIGINT, "")


def test_whoever_leaves_while_the_client_is_built_sees_no_traceback(tmp_path: Path) -> None:
    node = tmp_path / "node"
    node.write_text('#!/bin/sh\nkill -INT "$PPID"\n', encoding="utf-8")
    node.chmod(0o700)
    command = [sys.executable, str(ROOT / "tools" / "web.py"), "types"]
    path = {**os.environ, "PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}"}
    done = subprocess.run(command, env=path, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (-signal.SIGINT, "")


def test_whoever_leaves_while_the_environment_is_made_sees_no_traceback(tmp_path: Path) -> None:
    (tmp_path / "tools").mkdir()
    (tmp_path / "tools" / "setup").write_bytes((ROOT / "tools" / "setup").read_bytes())
    with terminal("sh", "tools/setup", "bare", folder=tmp_path, PYTHON=sys.executable) as screen:
        screen.wait_for("making .venv")
        while not (tmp_path / ".venv" / "pyvenv.cfg").exists():
            time.sleep(0.01)
        screen.press(CTRL_C)
        assert screen.end() != 0
    assert "Traceback" not in screen.shown
