"""A clock for people who sit at the table together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, Literal, Self

from pydantic import Field

from ...clock import SECOND
from .clock import ClockKind

OFFERED: Final = ((900, 20), (1_800, 30), (3_600, 60))


class LiveClock(ClockKind):
    """A bank of seconds for the whole game, and some more for each decision."""

    kind: Literal["live"]
    bank: int = Field(ge=10, le=86_400)
    increment: int = Field(ge=0, le=3_600)

    needs_live: ClassVar[bool] = True

    @classmethod
    def offered(cls) -> Sequence[Self]:
        return [cls(kind="live", bank=bank, increment=increment) for bank, increment in OFFERED]

    def full_bank(self) -> int | None:
        return self.bank * SECOND

    def bonus(self) -> int:
        return self.increment * SECOND

    def after_decision(self, time_left: int | None, used: int) -> int | None:
        assert time_left is not None
        return max(0, time_left - used) + self.bonus()
