"""What every kind of clock is: fields that a new table chooses, and how they count down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Self

from pydantic import BaseModel


class ClockKind(BaseModel, extra="forbid"):
    """How much time a seat has. The message `clock-<kind>` of the client says it, with the fields as its values."""

    needs_live: ClassVar[bool] = False  # only for tables whose players stay at it
    is_live: ClassVar[bool] = True  # what a new table with it is, unless somebody wants otherwise

    @classmethod
    def offered(cls) -> Sequence[Self]:
        """Those that the form of a new table offers."""
        raise NotImplementedError

    def full_bank(self) -> int | None:
        """Milliseconds at the start; None: without end."""
        raise NotImplementedError

    @classmethod
    def from_stored(cls, data: dict[str, object]) -> dict[str, object]:
        """The fields of a clock as it was stored, maybe by an earlier version."""
        return data

    def as_new(self) -> Self:
        """The clock as a new table has it."""
        return self

    def bonus(self, *, is_first: bool) -> int:
        """Milliseconds that an answer brings; `is_first`: it is the first answer of the seat in a turn."""
        return 0

    def after_decision(self, time_left: int | None, used: int, bonus: int) -> int | None:
        """What a seat has left when it has answered."""
        return self.full_bank()
