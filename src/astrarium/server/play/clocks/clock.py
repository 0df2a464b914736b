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

    def bonus(self) -> int:
        """Milliseconds that an answer brings."""
        return 0

    def after_decision(self, time_left: int | None, used: int) -> int | None:
        """What a seat has left when it has answered."""
        return self.full_bank()
