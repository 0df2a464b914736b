"""How much time a seat has."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from ..clock import DAY, SECOND


class NoClock(BaseModel, extra="forbid"):
    """Everybody has all the time in the world."""

    kind: Literal["none"] = "none"


class LiveClock(BaseModel, extra="forbid"):
    """A bank of seconds for the whole game, and some more for each decision."""

    kind: Literal["live"]
    bank: int = Field(ge=10, le=86_400)
    increment: int = Field(ge=0, le=3_600)


class DaysClock(BaseModel, extra="forbid"):
    """So many days for each decision."""

    kind: Literal["days"]
    days: int = Field(ge=1, le=30)


Clock = Annotated[NoClock | LiveClock | DaysClock, Field(discriminator="kind")]


class ChosenClock(BaseModel):
    clock: Clock


def clock_of(data: dict[str, object]) -> NoClock | LiveClock | DaysClock:
    return ChosenClock.model_validate({"clock": data}).clock


def full_bank(clock: NoClock | LiveClock | DaysClock) -> int | None:
    """Milliseconds at the start; None: without end."""
    if isinstance(clock, LiveClock):
        return clock.bank * SECOND
    return clock.days * DAY if isinstance(clock, DaysClock) else None


def bonus(clock: NoClock | LiveClock | DaysClock) -> int:
    """Milliseconds that an answer brings."""
    return clock.increment * SECOND if isinstance(clock, LiveClock) else 0


def after_decision(clock: NoClock | LiveClock | DaysClock, left: int | None, used: int) -> int | None:
    """What a seat has left when it has answered."""
    if isinstance(clock, LiveClock):
        assert left is not None
        return max(0, left - used) + bonus(clock)
    return full_bank(clock)
