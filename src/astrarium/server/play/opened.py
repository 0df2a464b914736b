"""A table that is kept in memory, and whether it is still what the database has."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from .meta import Meta
from .rows import Happening
from .standing import Standing


@dataclass
class Opened:
    """A table in memory."""

    meta: Meta
    standing: Standing | None = None  # None before the start
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    changes: int = 0  # of something beside its rows, such as who sits there
    read: int = 0  # how many of these changes it has
    heard: int = -1  # the newest row that somebody has told of
    snapshot_at: int = 0
    touched: dict[str, int] = field(default_factory=dict)  # when each person was last seen here
    shown: dict[Any, Any] = field(default_factory=dict)  # what was computed for the newest row

    @property
    def is_behind(self) -> bool:
        return self.read < self.changes or self.heard > self.meta.index

    def mark_stale(self) -> None:
        """It must be read again, by whoever asks for it until that is done."""
        self.changes += 1


class Changed(NamedTuple):
    """A table after a change, and the rows that the change has added."""

    known: Opened
    rows: list[Happening]
