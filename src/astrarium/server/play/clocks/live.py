"""A clock for people who sit at the table together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, Literal, Self

from pydantic import Field

from ...clock import SECOND
from .clock import ClockKind

OFFERED: Final = ((900, 20), (1_800, 30), (3_600, 60))


class LiveClock(ClockKind):
    """A bank of seconds for the whole game, and some more for each turn."""

    kind: Literal["live"]
    bank: int = Field(ge=10, le=86_400)
    increment: int = Field(ge=0, le=3_600)
    increment_per: Literal["turn", "answer"] = "turn"

    needs_live: ClassVar[bool] = True

    @classmethod
    def offered(cls) -> Sequence[Self]:
        return [cls(kind="live", bank=bank, increment=increment) for bank, increment in OFFERED]

    def full_bank(self) -> int | None:
        return self.bank * SECOND

    @classmethod
    def from_stored(cls, data: dict[str, object]) -> dict[str, object]:
        """Tables of earlier versions gave the increment for each answer, and what their rows mean stays."""
        return {"increment_per": "answer", **data}

    def as_new(self) -> Self:
        return self.model_copy(update={"increment_per": "turn"})

    def bonus(self, *, is_first: bool) -> int:
        return self.increment * SECOND if is_first or self.increment_per == "answer" else 0

    def after_decision(self, time_left: int | None, used: int, bonus: int) -> int | None:
        """Nobody gains time, whatever the clocks of machines say."""
        assert time_left is not None
        return max(0, time_left - max(0, used)) + bonus
