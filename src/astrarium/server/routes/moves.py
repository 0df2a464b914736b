"""Playing: the position, moves, reasons, previews, undo, proposals, resigning."""

from functools import partial
from typing import Annotated, Any, Final

from fastapi import Depends, Query
from orjson import dumps as to_json
from pydantic import AfterValidator, StringConstraints

from .. import clock
from ..db.people import User
from ..people.access import OptionalUser, SignedIn, signed_in_user
from ..people.fields import PathId, printable
from ..people.limits import limited
from ..people.routing import api_router
from ..play import choices, commands, forecasts, seat_views
from ..play.cached_table import CachedTable, Positions
from ..play.change import Change
from ..play.legality import check_legal
from ..play.table_meta import TableMeta
from ..play.table_state import TableState
from ..play.tables import Command
from ..problems import Problem, not_found
from ..services import Services, ServicesDep
from .light_route import SECURITY, LightCall, LightRoute
from .schemas import (
    AnswerRequest,
    CommandReply,
    ComposedMove,
    FactInfo,
    FollowUpInfo,
    ForecastInfo,
    MoveRequest,
    Notation,
    PreviewInfo,
    ProposalRequest,
    Reason,
    SeatRequest,
    TablePosition,
    UndoRequest,
)
from .table_access import (
    Invite,
    SeatNumber,
    Viewpoint,
    VisibleTable,
    acting_seat,
    played_seat,
    viewpoint,
    visible_table,
)

router = api_router("playing")
light = api_router("playing")  # the two routes of which a game is made
light.route_class = LightRoute
NO_MOVE: Final[dict[str, Any]] = {"turn": 0, "is_main": False, "is_free": False}  # of rows that are none
MOVES = [Depends(limited("move"))]
READS = [Depends(limited("request"))]
SeatQuery = Annotated[int | None, Query(ge=0, le=8)]
RowQuery = Annotated[int | None, Query(ge=0, le=10**9)]
Target = Annotated[str, Query(), StringConstraints(max_length=60), AfterValidator(printable)]


def started_state(cached: CachedTable) -> TableState:
    if cached.state is None:
        raise Problem(409, "not-started", index=cached.meta.index)
    return cached.state


async def own_viewpoint(cached: VisibleTable, seat: Viewpoint, user: OptionalUser) -> int:
    """The visitor's own seat, for routes that are only for its player."""
    if seat is None or seat not in cached.meta.seats_of(None if user is None else user.id):
        raise Problem(403, "not-your-seat", index=cached.meta.index)
    return seat


Own = Annotated[int, Depends(own_viewpoint)]


def position_json(seat: int | None, meta: TableMeta, state: TableState) -> bytes:
    """The position as it is seen from a seat (None: by a spectator), without what depends on the visitor.

    It is a `TablePosition`; to check that each time would cost as much as to write it.
    """
    return to_json(seat_views.position(state, meta.seating, seat))


async def position_for(
    services: Services, cached: CachedTable, seat: int | None, user: User | None, **more: Any
) -> bytes:
    """The position as a visitor sees it from a seat (None: as a spectator), as JSON with further fields."""
    state = started_state(cached)
    shown = cached.positions.get(seat)
    if shown is None:
        shown = await services.tables.compute(partial(position_json, seat, cached.meta, state))
        if cached.state is state:
            cached.positions[seat] = shown
    several = len(cached.meta.seats_of(None if user is None else user.id)) > 1
    curtain = several and not state.is_over and bool(state.g.rules.hidden_values(state.g, None))
    return shown[:-1] + b"," + to_json({"curtain": curtain, "now": clock.now(), **more})[1:]


async def act(services: Services, cached: CachedTable, seat: int, user: User, command: Command) -> CommandReply:
    return CommandReply.model_validate_json(await act_json(services, cached, seat, user, command))


async def act_json(services: Services, cached: CachedTable, seat: int, user: User, command: Command) -> bytes:
    """Run a command and return the stored result. `Problem` if a bot has taken the seat in the meantime."""

    def own_command(meta: TableMeta, change: Change) -> None:
        if change.state.seats[seat].bot is not None:
            raise Problem(409, "seat-is-bots", index=change.state.index)
        command(meta, change)

    def show(meta: TableMeta, state: TableState) -> Positions:
        return {seat: position_json(seat, meta, state)}

    changed = await services.tables.act(cached.meta.id, own_command, show)
    state = started_state(changed.cached)
    rows = [NO_MOVE | seat_views.log_row(row, state, seat) for row in changed.rows]
    return await position_for(services, changed.cached, seat, user, rows=rows)


@light.get("/tables/{table}/position", response_model=TablePosition)
async def position(call: LightCall, table: PathId, invite: Invite = "", seat: SeatNumber = None) -> bytes:
    """The position with everything that the seat can do."""
    user = await call.recognise()
    call.count("request", user)
    cached = await visible_table(table, call.services, call.visitor, user, invite)
    return await position_for(call.services, cached, await viewpoint(cached, user, seat), user)


@light.post("/tables/{table}/moves", response_model=CommandReply, openapi_extra=SECURITY)
async def move(call: LightCall, table: PathId, body: MoveRequest, invite: Invite = "") -> bytes:
    """Answer a decision. When this returns, the move is stored; the reply is the position after it."""
    user = await call.recognise()
    call.count("move", user)
    cached = await visible_table(table, call.services, call.visitor, user, invite)
    user = signed_in_user(user)
    seat = played_seat(cached, user, body.seat)

    def command(_: TableMeta, change: Change) -> None:
        commands.move(change, seat, body.decision, body.move, user.id)
        commands.move_on(change, seat, body.then, user.id)
        if body.ends_turn:
            commands.end_turn(change, seat, user.id)

    return await act_json(call.services, cached, seat, user, command)


@router.get("/tables/{table}/why", dependencies=READS)
async def why(
    cached: VisibleTable, seat: Own, services: ServicesDep, target: Target = "", move: Target = ""
) -> list[Reason]:
    """Why a target cannot be chosen, for every verb that could be aimed at it; or why a move is not allowed."""
    g = started_state(cached).g
    if move:
        return [Reason(**await services.tables.compute(partial(choices.why_move, g, seat, move)))]
    reasons = await services.tables.compute(partial(choices.why_target, g, seat, target))
    return [Reason(**reason) for reason in reasons]


@router.get("/tables/{table}/facts", dependencies=READS)
async def facts(
    cached: VisibleTable, seat: Viewpoint, services: ServicesDep, reference: Target, owner: SeatQuery = None
) -> list[FactInfo]:
    """What is true of a thing on the board, or on the mat of its owner, whether or not anything can be done with it."""
    if owner is not None and owner >= len(cached.meta.seats):
        raise not_found("seat")
    found = partial(choices.facts, started_state(cached).g, reference, seat, owner)
    return [FactInfo(**fact) for fact in await services.tables.compute(found)]


@router.get("/tables/{table}/composed-moves", dependencies=READS)
async def composed_moves(cached: VisibleTable, seat: Own, services: ServicesDep) -> list[ComposedMove]:
    """Whole moves of several decisions, the best first; `then` of a move plays one at once."""
    g = started_state(cached).g
    return [ComposedMove(**move) for move in await services.tables.compute(partial(choices.composed_moves, g, seat))]


@router.get("/tables/{table}/preview", dependencies=READS)
async def preview(
    cached: VisibleTable,
    seat: Own,
    services: ServicesDep,
    move: Annotated[Notation, Query()],
    decision: RowQuery = None,
) -> PreviewInfo:
    """What a move would do, as far as the seat can know; nothing if the decision that is named is closed by now."""
    state = started_state(cached)
    if is_closed(state, seat, decision):
        return PreviewInfo(events=[], asks=[], is_stale=True)
    return PreviewInfo(**await services.tables.compute(partial(previewed, state, seat, move)))


@router.get("/tables/{table}/forecast", dependencies=READS)
async def forecast(cached: VisibleTable, seat: Own, services: ServicesDep, move: Target = "") -> ForecastInfo:
    """What the seat may expect of an uncertain decision, such as the odds of a sealed plan; now, or after a move."""
    return ForecastInfo(forecast=await forecasts.forecast(services, started_state(cached), seat, move))


@router.get("/tables/{table}/follow-up", dependencies=READS)
async def follow_up(
    cached: VisibleTable,
    seat: Own,
    services: ServicesDep,
    move: Annotated[Notation, Query()],
    decision: RowQuery = None,
) -> FollowUpInfo:
    """What the seat must decide next if it plays a move, unless the decision that is named is closed by now.

    `then` of a move plays both at once.
    """
    state = started_state(cached)
    if is_closed(state, seat, decision):
        return FollowUpInfo(step=None, options=[])
    return FollowUpInfo(**await services.tables.compute(partial(followed, state, seat, move)))


def is_closed(state: TableState, seat: int, decision: int | None) -> bool:
    return decision is not None and decision != state.decision_of(seat)


def followed(state: TableState, seat: int, notation: str) -> dict[str, Any]:
    check_legal(state, seat, notation)
    return choices.follow_up(state.g, seat, notation)


def previewed(state: TableState, seat: int, notation: str) -> dict[str, Any]:
    check_legal(state, seat, notation)
    return choices.preview(state.g, seat, notation)


async def act_and_settle(
    services: Services, cached: CachedTable, seat: int, user: User, command: Command
) -> CommandReply:
    """A proposal or an answer; carried out at once if everybody agrees. Reads the database for who is present."""

    def both(meta: TableMeta, change: Change) -> None:
        command(meta, change)
        commands.carry_out_if_agreed(change, meta.seating, services.tables.absent_seats(meta, change.at))

    cached.mark_stale()
    return await act(services, cached, seat, user, both)


@router.post("/tables/{table}/undo", dependencies=MOVES)
async def undo(cached: VisibleTable, body: UndoRequest, services: ServicesDep, user: SignedIn) -> CommandReply:
    """Undo moves; if consent is needed, the others are asked."""
    seat = played_seat(cached, user, body.seat)

    def command(meta: TableMeta, change: Change) -> None:
        commands.undo(change, meta.seating, seat, body.to, user.id)

    return await act_and_settle(services, cached, seat, user, command)


@router.post("/tables/{table}/redo", dependencies=MOVES)
async def redo(cached: VisibleTable, body: SeatRequest, services: ServicesDep, user: SignedIn) -> CommandReply:
    """Redo what was undone, as long as nobody has moved since."""
    seat = played_seat(cached, user, body.seat)
    return await act(services, cached, seat, user, lambda _, change: commands.redo(change, seat, user.id))


@router.post("/tables/{table}/proposals", dependencies=MOVES)
async def propose(cached: VisibleTable, body: ProposalRequest, services: ServicesDep, user: SignedIn) -> CommandReply:
    """Propose to abandon the game, or to give an idle seat to a bot."""
    seat = played_seat(cached, user, body.seat)
    about = body.about
    if body.what == "bot" and (about is None or about >= len(cached.meta.seats)):
        raise Problem(422, "which-seat", index=cached.meta.index)

    def command(meta: TableMeta, change: Change) -> None:
        if body.what == "bot":
            assert about is not None
            commands.ask_for_bot(change, seat, about, user.id)
        else:
            commands.ask(change, "abandon", seat, user.id)

    return await act_and_settle(services, cached, seat, user, command)


@router.post("/tables/{table}/answers", dependencies=MOVES)
async def answer(cached: VisibleTable, body: AnswerRequest, services: ServicesDep, user: SignedIn) -> CommandReply:
    """Agree to what somebody proposes, or refuse it."""
    seat = played_seat(cached, user, body.seat)

    def command(_: TableMeta, change: Change) -> None:
        commands.answer(change, seat, body.ask, user.id, agrees=body.agrees)

    return await act_and_settle(services, cached, seat, user, command)


@router.post("/tables/{table}/resign", dependencies=MOVES)
async def resign(cached: VisibleTable, body: SeatRequest, services: ServicesDep, user: SignedIn) -> CommandReply:
    """The seat ranks last. A bot plays on, or the game is over if only one seat or nobody is left."""
    seat = acting_seat(cached, user, body.seat)
    return await act(services, cached, seat, user, lambda _, change: commands.resign(change, seat, user.id))


@router.post("/tables/{table}/end", dependencies=MOVES)
async def end(cached: VisibleTable, body: SeatRequest, services: ServicesDep, user: SignedIn) -> CommandReply:
    """End the game at once, if I am the last person; I rank before those who resigned."""
    seat = played_seat(cached, user, body.seat)
    return await act(
        services, cached, seat, user, lambda meta, change: commands.end(change, meta.seating, seat, user.id)
    )
