"""A table that is kept in memory, and whether it is still what the database has."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from .. import clock
from .rows import TableRow
from .table_meta import TableMeta
from .table_state import TableState

SEEN_LATELY: Final = clock.MINUTE
Positions = dict[int | None, bytes]  # JSON by seat: what it is made of takes four times as much memory


@dataclass
class CachedTable:
    """A table in memory."""

    meta: TableMeta
    state: TableState | None = None  # None before the start
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    version: int = 0  # counts changes beside the rows, such as who sits there
    read_version: int = 0  # the version that was read
    newest_index: int = -1  # the newest row that a message named
    snapshot_at: int = 0
    touched: dict[str, int] = field(default_factory=dict)  # when each person was last seen here
    positions: Positions = field(default_factory=dict)  # computed for the newest row

    @property
    def is_behind(self) -> bool:
        return self.read_version < self.version or self.newest_index > self.meta.index

    @property
    def was_seen_lately(self) -> bool:
        """Whether somebody who sits there has asked for the table a moment ago."""
        since = clock.now() - SEEN_LATELY
        return any((seat.seen_at or 0) > since for seat in self.meta.seats)

    def mark_stale(self) -> None:
        """The table must be read again before it is used."""
        self.version += 1


class ChangeResult(NamedTuple):
    """A table after a change, and the rows that the change has added."""

    cached: CachedTable
    rows: list[TableRow]
