"""A job before it is stored."""

from __future__ import annotations

from typing import Any, NamedTuple


class NewJob(NamedTuple):
    """Replaces a job with the same key."""

    kind: str
    key: str
    due_at: int
    data: dict[str, Any]
    table_id: str | None = None
