"""Runs tests in forks of a process that has loaded pytest already: a run with something broken takes no second more."""

from __future__ import annotations

import os
import signal
import sys
import tempfile
from collections.abc import Callable, Iterable
from multiprocessing import get_context
from pathlib import Path
from typing import Any, TypeVar

import pytest
from rich.console import Console
from rich.progress import track

ROOT = Path(__file__).resolve().parent.parent
LIMIT = 40  # CPU seconds; what is broken may never end
QUIET = ("-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist", "--rootdir", str(ROOT))
PASSED, FAILED, INTERRUPTED = 0, 1, 2  # how pytest ends
UNIMPORTED = "found no collectors"  # what pytest says of a test whose module cannot be imported

Item = TypeVar("Item")
Verdict = TypeVar("Verdict")


def load(*tests: str) -> None:
    """Load pytest with its plugins, and the modules of some tests, which forks then have."""
    os.chdir(ROOT)
    saved = os.dup(1)
    with tempfile.TemporaryFile() as output:
        os.dup2(output.fileno(), 1)
        end = pytest_ends(("--collect-only",), tests)
        sys.stdout.flush()  # what pytest has printed belongs into the file
        os.dup2(saved, 1)
        assert end == PASSED, text_of(output.fileno())
    os.close(saved)


def pytest_ends(options: Iterable[str], tests: Iterable[str]) -> int:
    return int(pytest.main([*QUIET, *options, *tests]))


def pass_with(options: Iterable[str], tests: Iterable[str]) -> bool:
    """Whether all tests pass with these options; no end and no import count as failures."""
    with tempfile.TemporaryFile() as output:
        end = forked(lambda: pytest_ends(options, tests), output.fileno())
        if end not in (PASSED, FAILED, INTERRUPTED, -signal.SIGVTALRM):
            told = text_of(output.fileno())
            if UNIMPORTED not in told:
                raise RuntimeError(told)
    return end == PASSED


def forked(run: Callable[[], int], output: int) -> int:
    """What a function returns in a fork that writes to a file, or the signal that ended it, as a negative number."""
    child = os.fork()
    if child:
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    signal.signal(signal.SIGVTALRM, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_VIRTUAL, LIMIT)
    os.dup2(output, 1)
    os.dup2(output, 2)
    try:
        end = run()
    except BaseException as error:  # a fork must not go on as its parent would
        os.write(2, repr(error).encode())
        end = 3
    os._exit(end)


def text_of(file: int) -> str:
    os.lseek(file, 0, os.SEEK_SET)
    return os.read(file, 1 << 20).decode(errors="replace")


def side_by_side(judge: Callable[[Item], Verdict], items: list[Item], jobs: int) -> list[Verdict]:
    """The verdicts on all items in order, in so many forks at a time; a terminal shows how far they are."""
    global _judge  # noqa: PLW0603  forks inherit it, since a closure cannot be sent to them
    _judge = judge
    shown = Console(stderr=True)
    with get_context("fork").Pool(jobs) as pool:
        verdicts = pool.imap(_judged, items, chunksize=1)
        return list(track(verdicts, "broken", len(items), console=shown, transient=True, disable=not shown.is_terminal))


def _judged(item: Any) -> Any:
    return _judge(item)


_judge: Callable[[Any], Any]
