"""What routes of playing take and give."""

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, Field, StringConstraints

from ..people.fields import Asked, printable
from ..shown import View

SeatIndex = Annotated[int, Field(ge=0, le=8)]
RowIndex = Annotated[int, Field(ge=0, le=10**9)]
Notation = Annotated[str, StringConstraints(min_length=1, max_length=200), AfterValidator(printable)]


class OptionInfo(BaseModel):
    """Something legal: its notation, what it points at, its text as a message with values."""

    move: str
    targets: list[str]
    text: str
    values: dict[str, int | str]


class Group(BaseModel):
    verb: str
    options: list[OptionInfo]


class FailureInfo(BaseModel):
    """A condition that does not hold: the rule and the numbers at hand."""

    rule: str
    numbers: dict[str, int | str]


class Locked(BaseModel):
    """A verb of which nothing is legal now, and what is missing for the nearest."""

    verb: str
    failures: list[FailureInfo]


class Reason(Locked):
    move: str


class ClockInfo(BaseModel):
    """Milliseconds left, and since when they are counting down."""

    left: int | None
    running_since: int | None
    has_expired: bool


class AskInfo(BaseModel):
    """A proposal that waits for others."""

    index: int
    what: str
    by: int
    to: int | None
    about: int | None
    agreed: list[int]


class UndoInfo(BaseModel):
    to: int
    is_free: bool


class Place(BaseModel):
    """Where a table stands, as one seat (or a spectator) may see it."""

    index: int
    move: int
    seat: int | None
    actors: list[int]
    view: View
    clocks: list[ClockInfo]
    ask: AskInfo | None
    over: bool
    curtain: bool  # the visitor has several seats, and they hide things from each other
    now: int
    decision: int | None = None
    step: str | None = None
    options: list[Group] = []
    locked: list[Locked] = []
    end_turn: str | None = None  # the move that ends the turn, if it is offered
    undo: UndoInfo | None = None
    can_redo: bool = False
    can_end: bool = False  # everybody else has resigned or is a bot: the seat may end the game at once


class LogRow(BaseModel, extra="allow"):
    """Something that happened, as far as the reader may see it."""

    index: int
    kind: str
    seat: int | None
    at: int
    turn: int = 0  # moves with the same number belong to one action
    is_main: bool = False  # it is that action, not a conversion before it, an answer to it or what follows from it


class Played(Place):
    """Stored: the position after it as the seat sees it, and the rows that were added."""

    rows: list[LogRow]


class MoveAsked(Asked):
    """A move, and the decision that it answers."""

    seat: SeatIndex | None = None
    decision: RowIndex
    move: Notation


class UndoAsked(Asked):
    """Back to before my newest move, or to the row that is named."""

    seat: SeatIndex | None = None
    to: RowIndex | None = None


class SeatAsked(Asked):
    seat: SeatIndex | None = None


class Proposal(Asked):
    """Abandon the game, or give a seat that has run out of time to a bot."""

    seat: SeatIndex | None = None
    what: Literal["abandon", "bot"]
    about: SeatIndex | None = None


class Answer(Asked):
    seat: SeatIndex | None = None
    ask: RowIndex
    agrees: bool


class PreviewInfo(BaseModel):
    """What a choice does up to the next unknown, and who is asked then."""

    events: list[dict[str, Any]]
    asks: list[int]
    is_stale: bool = False
