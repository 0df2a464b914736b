"""A SQLite database belongs to one process: whoever comes second is told so."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import make_url

from .refusal import CannotServe


def sqlite_file(url: str) -> Path | None:
    """The file of a SQLite database; None for other databases."""
    address = make_url(url)
    if address.get_backend_name() != "sqlite":
        return None
    if not address.database or address.database == ":memory:":
        raise CannotServe("no-file")
    return Path(address.database)


@contextmanager
def held(url: str) -> Iterator[None]:
    """Hold the database's lock for the length of the block. The system lets go of it when the process dies."""
    file = sqlite_file(url)
    if file is None:
        yield
        return
    handle = os.open(f"{file}.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    try:
        take(handle, file)
        yield
    finally:
        os.close(handle)


def take(handle: int, file: Path) -> None:
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise CannotServe("database-in-use", file=str(file)) from None
