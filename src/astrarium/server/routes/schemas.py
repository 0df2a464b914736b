"""Requests and answers of the routes for playing."""

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, Field, StringConstraints

from ..people.fields import RequestBody, printable
from ..view_types import Forecast, View

SeatIndex = Annotated[int, Field(ge=0, le=8)]
RowIndex = Annotated[int, Field(ge=0, le=10**9)]
Notation = Annotated[str, StringConstraints(min_length=1, max_length=200), AfterValidator(printable)]


class OptionInfo(BaseModel):
    """Something legal: its notation, what it points at, its text as a message with values."""

    move: str
    targets: list[str]
    text: str
    values: dict[str, int | str]


class OptionGroup(BaseModel):
    verb: str
    options: list[OptionInfo]


class FailureInfo(BaseModel):
    """A condition that does not hold: the rule, the numbers at hand, and what there is too little of."""

    rule: str
    numbers: dict[str, int | str]
    resource: str = ""


class TermInfo(BaseModel):
    """An amount of a resource, and why."""

    resource: str
    amount: int
    reason: str
    values: dict[str, int | str]


class Sums(BaseModel):
    """What something takes, term by term; what there is of it, where it lies apart; the free moves that would help."""

    needs: list[TermInfo]
    holds: list[TermInfo]
    cure: list[OptionInfo] | None


class ConditionInfo(FailureInfo, Sums):
    """A condition that does not hold, with the sums behind it and the free moves after which it holds."""


class CauseInfo(BaseModel):
    """What happened, by whom and where, and the own piece that a question is about."""

    event: str
    actor: int
    place: str
    piece: str
    values: dict[str, int | str]


class QuestionInfo(BaseModel):
    """Why a seat must decide: what others did, or its own move; what it has now, and after each answer."""

    cause: CauseInfo | None
    follows: OptionInfo | None
    before: dict[str, int]
    after: dict[str, dict[str, int]]


class FactInfo(BaseModel):
    """Something true of a thing on the board: a text of the game, the sum behind it, what the seat has of it."""

    name: str
    values: dict[str, int | str]
    needs: list[TermInfo]
    have: dict[str, int]


class ComposedMove(BaseModel):
    """A whole move of several decisions: its parts by name, its numbers, and what single things count in it."""

    moves: list[str]
    parts: dict[str, list[str]]
    numbers: dict[str, int]
    worth: dict[str, int]


class LockedVerb(BaseModel):
    """A verb of which nothing is legal now, the move that is nearest to being allowed, and what it lacks."""

    verb: str
    move: str
    failures: list[FailureInfo]


class NearlyPossible(OptionInfo):
    """A move of an open verb that only lacks amounts of resources; for each verb those that lack least."""

    verb: str
    failures: list[FailureInfo]


class Reason(OptionInfo, Sums):
    """Why a move is not allowed, or that it is, with its whole price and what the seat has of that."""

    verb: str
    have: dict[str, int]
    failures: list[ConditionInfo]


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
    """What can be undone; if the others must agree, the seat whose answer would be undone too."""

    to: int
    is_free: bool
    answered_by: int | None = None


class TablePosition(BaseModel):
    """The position of a table, as one seat (or a spectator) may see it."""

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
    options: list[OptionGroup] = []
    locked: list[LockedVerb] = []
    nearly: list[NearlyPossible] = []
    verbs: list[str] = []  # open and locked ones, in the order of the rules
    end_turn: str | None = None  # the move that ends the turn, if it is offered
    question: QuestionInfo | None = None
    composing: ComposedMove | None = None  # what is put together so far
    undo: UndoInfo | None = None
    can_redo: bool = False
    holdings: dict[str, int] = {}  # what the seat has, by the references of resources
    can_end: bool = False  # everybody else has resigned or is a bot: the seat may end the game at once


class LogRow(BaseModel, extra="allow"):
    """Something that happened, as far as the reader may see it."""

    index: int
    kind: str
    seat: int | None
    at: int
    turn: int = 0  # moves with the same number belong to one action
    is_main: bool = False  # it is that action, not a conversion before it, an answer to it or what follows from it
    is_free: bool = False  # it left the decision open, like a conversion


class CommandReply(TablePosition):
    """After a command was stored: the position as the seat sees it, and the rows that were added."""

    rows: list[LogRow]


class MoveRequest(RequestBody):
    """A move, and the decision that it answers; or a whole composed move."""

    seat: SeatIndex | None = None
    decision: RowIndex
    move: Notation
    then: Annotated[tuple[Notation, ...], Field(max_length=40)] = ()  # further moves of the seat; all are made, or none
    ends_turn: bool = False  # and end the turn, if that is offered next


class UndoRequest(RequestBody):
    """Back to before my newest move, or to the row that is named."""

    seat: SeatIndex | None = None
    to: RowIndex | None = None


class SeatRequest(RequestBody):
    seat: SeatIndex | None = None


class ProposalRequest(RequestBody):
    """Abandon the game, or give a seat that has run out of time to a bot."""

    seat: SeatIndex | None = None
    what: Literal["abandon", "bot"]
    about: SeatIndex | None = None


class AnswerRequest(RequestBody):
    seat: SeatIndex | None = None
    ask: RowIndex
    agrees: bool


class PreviewInfo(BaseModel):
    """What a choice does up to the next unknown, and who decides then; `presets` are answers that it assumes."""

    events: list[dict[str, Any]]
    asks: list[int]
    presets: list[str] = []
    before: dict[str, int] = {}
    after: dict[str, int] = {}
    later: list[FactInfo] = []  # what comes of it after the turn
    ends_turn: bool = False  # nothing but the end of the turn is left after it
    is_stale: bool = False


class ForecastInfo(BaseModel):
    """What a seat may expect of an uncertain decision, from what it knows; null where nothing is forecast."""

    forecast: Forecast | None


class FollowUpInfo(BaseModel):
    """The decision of the same seat that comes right after a move, if it can be made together with it."""

    step: str | None
    options: list[OptionGroup]
    previews: dict[str, PreviewInfo] = {}  # by move
