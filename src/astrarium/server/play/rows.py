"""The rows that a table is made of (docs/server.md lists the kinds)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from astrarium.kernel.errors import AstrariumError


class BrokenRow(AstrariumError):
    """A row that cannot be carried out any more, so that the table must wait for a person who repairs it."""


@dataclass(frozen=True)
class TableRow:
    """One row before or after it is stored."""

    index: int
    kind: str
    at: int
    seat: int | None = None
    user: str | None = None
    data: dict[str, Any] = field(default_factory=dict)
