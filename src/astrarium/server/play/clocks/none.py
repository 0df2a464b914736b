"""No clock."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Self

from .clock import ClockKind


class NoClock(ClockKind):
    """Unlimited time."""

    kind: Literal["none"] = "none"

    @classmethod
    def offered(cls) -> Sequence[Self]:
        return [cls()]

    def full_bank(self) -> int | None:
        return None
