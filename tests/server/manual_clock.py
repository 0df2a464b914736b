"""A clock for tests of what depends on time."""

from __future__ import annotations


class Seconds:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        return self.time
