"""A clock for games that last weeks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Literal, Self

from pydantic import Field

from ...clock import DAY
from .clock import ClockKind


class DaysClock(ClockKind):
    """A number of days for each decision."""

    kind: Literal["days"]
    days: int = Field(ge=1, le=30)

    is_live: ClassVar[bool] = False

    @classmethod
    def offered(cls) -> Sequence[Self]:
        return [cls(kind="days", days=days) for days in (1, 3, 7)]

    def full_bank(self) -> int | None:
        return self.days * DAY
