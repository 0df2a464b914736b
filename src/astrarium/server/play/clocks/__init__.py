"""The kinds of clocks that a table can have, in the order in which they are offered.

A new kind is a file here, its class in `AnyClock`, and its message `clock-<kind>` in the client's texts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final, get_args

from pydantic import Field, TypeAdapter

from .clock import ClockKind
from .days import DaysClock
from .live import LiveClock
from .none import NoClock

__all__ = ["AnyClock", "Clock", "ClockKind", "DaysClock", "LiveClock", "NoClock", "clock_of", "offered_clocks"]

AnyClock = NoClock | LiveClock | DaysClock
Clock = Annotated[AnyClock, Field(discriminator="kind")]

KINDS: Final[tuple[type[AnyClock], ...]] = get_args(AnyClock)
READER: Final[TypeAdapter[AnyClock]] = TypeAdapter(Clock)


def clock_of(data: dict[str, object]) -> AnyClock:
    """A clock as it is stored."""
    kind = next(kind for kind in KINDS if data["kind"] in get_args(kind.model_fields["kind"].annotation))
    return READER.validate_python(kind.from_stored(data))


def offered_clocks() -> Sequence[AnyClock]:
    """What the form of a new table offers."""
    return [clock for kind in KINDS for clock in kind.offered()]
