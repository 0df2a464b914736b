"""A SQLite database belongs to one process: a second one refuses to start.

The lock also holds the address that people see, so that `astrarium admin` can make links; that command touches the
lock, so that a server that runs reads again what it remembers.
"""

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


def lock_of(file: Path) -> Path:
    return file.with_name(f"{file.name}.lock")


@contextmanager
def database_lock(url: str) -> Iterator[None]:
    """Hold the database's lock for the length of the block. The system lets go of it when the process dies."""
    file = sqlite_file(url)
    if file is None:
        yield
        return
    try:
        handle = os.open(lock_of(file), os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except OSError as error:
        raise CannotServe("bad-file", file=str(file), reason=error.strerror) from None
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


def write_address(url: str, address: str) -> None:
    """Store the address under which a SQLite database is served; the caller holds the lock."""
    file = sqlite_file(url)
    if file is not None:
        lock_of(file).write_text(f"{address}\n", encoding="utf-8")


def announce_change(url: str) -> None:
    """A command has changed a SQLite database beside the server."""
    file = sqlite_file(url)
    if file is not None and lock_of(file).exists():
        os.utime(lock_of(file))


def last_address(url: str) -> str:
    """The address under which a database was last served; nothing if that is not known."""
    file = sqlite_file(url)
    lock = lock_of(file) if file else None
    return lock.read_text(encoding="utf-8").strip() if lock and lock.is_file() else ""
