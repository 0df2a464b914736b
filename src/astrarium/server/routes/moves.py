"""Playing: the position, moves, reasons, previews, undo, proposals, resigning."""

from functools import partial
from typing import Annotated, Any

from fastapi import Depends, Query
from pydantic import AfterValidator, StringConstraints

from .. import clock
from ..db.people import User
from ..people.access import Anyone, Signed
from ..people.fields import printable
from ..people.limits import limited
from ..people.routing import api_router
from ..play import choices, deeds, seeing
from ..play.change import Change
from ..play.meta import Meta
from ..play.opened import Opened
from ..play.standing import Standing
from ..play.tables import Deed
from ..problems import Problem
from ..services import Having, Services
from .places import Seen, Viewpoint, acting_seat, played_seat
from .shapes import (
    Answer,
    ComposedMove,
    FactInfo,
    LogRow,
    MoveAsked,
    Notation,
    Place,
    Played,
    PreviewInfo,
    Proposal,
    Reason,
    SeatAsked,
    UndoAsked,
)

router = api_router("playing")
MOVES = [Depends(limited("move"))]
READS = [Depends(limited("request"))]
RowQuery = Annotated[int | None, Query(ge=0, le=10**9)]
Target = Annotated[str, Query(), StringConstraints(max_length=60), AfterValidator(printable)]


def begun(known: Opened) -> Standing:
    if known.standing is None:
        raise Problem(409, "not-started", index=known.meta.index)
    return known.standing


async def own_viewpoint(known: Seen, seat: Viewpoint, user: Anyone) -> int:
    """One's own seat, for what only its player may ask."""
    if seat is None or seat not in known.meta.seats_of(None if user is None else user.id):
        raise Problem(403, "not-your-seat", index=known.meta.index)
    return seat


Own = Annotated[int, Depends(own_viewpoint)]


async def shown_to(having: Services, known: Opened, seat: int | None, user: User | None) -> dict[str, Any]:
    """The position as a visitor sees it from a seat (None: as a spectator)."""
    standing = begun(known)
    shown: dict[str, Any] = known.shown.get(seat, {})
    if not shown:
        shown = await having.tables.compute(partial(seeing.position, standing, known.meta.circle, seat))
        if known.standing is standing:
            known.shown[seat] = shown
    several = len(known.meta.seats_of(None if user is None else user.id)) > 1
    curtain = several and not standing.is_over and bool(standing.g.rules.hidden_values(standing.g, None))
    return {**shown, "curtain": curtain, "now": clock.now()}


async def act(having: Services, known: Opened, seat: int, user: User, deed: Deed) -> Played:
    """Change the table; what is told was stored before. A bot may have taken the seat in the meantime."""

    def own_deed(meta: Meta, change: Change) -> None:
        if change.standing.seats[seat].bot is not None:
            raise Problem(409, "seat-is-bots", index=change.standing.index)
        deed(meta, change)

    changed = await having.tables.act(known.meta.id, own_deed)
    rows = [LogRow(**seeing.log_row(row, begun(changed.known), seat)) for row in changed.rows]
    return Played(**await shown_to(having, changed.known, seat, user), rows=rows)


@router.get("/tables/{table}/position")
async def position(known: Seen, seat: Viewpoint, having: Having, user: Anyone) -> Place:
    """The position with everything that the seat can do."""
    return Place(**await shown_to(having, known, seat, user))


@router.post("/tables/{table}/moves", dependencies=MOVES)
async def move(known: Seen, asked: MoveAsked, having: Having, user: Signed) -> Played:
    """Answer a decision. When this returns, the move is stored; told is the position after it."""
    seat = played_seat(known, user, asked.seat)

    def deed(_: Meta, change: Change) -> None:
        deeds.move(change, seat, asked.decision, asked.move, user.id)
        for following in asked.then:
            deeds.move_on(change, seat, following, user.id)

    return await act(having, known, seat, user, deed)


@router.get("/tables/{table}/why", dependencies=READS)
async def why(known: Seen, seat: Own, having: Having, target: Target = "", move: Target = "") -> list[Reason]:
    """Why a target cannot be chosen, for every verb that could be aimed at it; or why a move is not allowed."""
    g = begun(known).g
    if move:
        return [Reason(**await having.tables.compute(partial(choices.why_move, g, seat, move)))]
    found = await having.tables.compute(partial(choices.why_target, g, seat, target))
    return [Reason(**reason) for reason in found]


@router.get("/tables/{table}/facts", dependencies=READS)
async def facts(known: Seen, seat: Viewpoint, having: Having, reference: Target) -> list[FactInfo]:
    """What is true of a thing on the board, whether or not anything can be done with it."""
    g = begun(known).g
    return [FactInfo(**fact) for fact in await having.tables.compute(partial(choices.facts, g, reference, seat))]


@router.get("/tables/{table}/composed-moves", dependencies=READS)
async def composed_moves(known: Seen, seat: Own, having: Having) -> list[ComposedMove]:
    """Whole moves of several decisions, the best first; `then` of a move plays one at once."""
    g = begun(known).g
    return [ComposedMove(**move) for move in await having.tables.compute(partial(choices.composed_moves, g, seat))]


@router.get("/tables/{table}/preview", dependencies=READS)
async def preview(
    known: Seen, seat: Own, having: Having, move: Annotated[Notation, Query()], decision: RowQuery = None
) -> PreviewInfo:
    """What a move would do, as far as the seat can know; nothing if the decision that is named is closed by now."""
    standing = begun(known)
    if decision is not None and decision != standing.decision_of(seat):
        return PreviewInfo(events=[], asks=[], is_stale=True)
    return PreviewInfo(**await having.tables.compute(partial(previewed, standing, seat, move)))


def previewed(standing: Standing, seat: int, notation: str) -> dict[str, Any]:
    rule = standing.g.why_not(seat, notation)
    if rule is not None:
        failures = [choices.failure_data(failure) for failure in standing.g.failures(seat, notation)]
        raise Problem(422, "illegal", index=standing.index, rule=rule, failures=failures)
    return choices.preview(standing.g, seat, notation)


async def act_together(having: Services, known: Opened, seat: int, user: User, deed: Deed) -> Played:
    """A proposal or an answer: if everybody agrees, do it. Who was seen at another process is in the database."""

    def both(meta: Meta, change: Change) -> None:
        deed(meta, change)
        deeds.conclude(change, meta.circle, having.tables.absent(meta, change.at))

    known.mark_stale()
    return await act(having, known, seat, user, both)


@router.post("/tables/{table}/undo", dependencies=MOVES)
async def undo(known: Seen, asked: UndoAsked, having: Having, user: Signed) -> Played:
    """Take moves back; where that is not free, the others are asked."""
    seat = played_seat(known, user, asked.seat)

    def deed(meta: Meta, change: Change) -> None:
        deeds.undo(change, meta.circle, seat, asked.to, user.id)

    return await act_together(having, known, seat, user, deed)


@router.post("/tables/{table}/redo", dependencies=MOVES)
async def redo(known: Seen, asked: SeatAsked, having: Having, user: Signed) -> Played:
    """Take the undo back, as long as nobody has played on."""
    seat = played_seat(known, user, asked.seat)
    return await act(having, known, seat, user, lambda _, change: deeds.redo(change, seat, user.id))


@router.post("/tables/{table}/proposals", dependencies=MOVES)
async def propose(known: Seen, asked: Proposal, having: Having, user: Signed) -> Played:
    """Propose to abandon the game, or to give an idle seat to a bot."""
    seat = played_seat(known, user, asked.seat)
    about = asked.about
    if asked.what == "bot" and (about is None or about >= len(known.meta.seats)):
        raise Problem(422, "which-seat", index=known.meta.index)

    def deed(meta: Meta, change: Change) -> None:
        if asked.what == "bot":
            assert about is not None
            deeds.ask_for_bot(change, seat, about, user.id)
        else:
            deeds.ask(change, "abandon", seat, user.id)

    return await act_together(having, known, seat, user, deed)


@router.post("/tables/{table}/answers", dependencies=MOVES)
async def answer(known: Seen, asked: Answer, having: Having, user: Signed) -> Played:
    """Agree to what somebody proposes, or refuse it."""
    seat = played_seat(known, user, asked.seat)

    def deed(_: Meta, change: Change) -> None:
        deeds.answer(change, seat, asked.ask, user.id, agrees=asked.agrees)

    return await act_together(having, known, seat, user, deed)


@router.post("/tables/{table}/resign", dependencies=MOVES)
async def resign(known: Seen, asked: SeatAsked, having: Having, user: Signed) -> Played:
    """The seat ranks last. A bot plays on, or the game is over if only one seat or nobody is left."""
    seat = acting_seat(known, user, asked.seat)
    return await act(having, known, seat, user, lambda _, change: deeds.resign(change, seat, user.id))


@router.post("/tables/{table}/end", dependencies=MOVES)
async def end(known: Seen, asked: SeatAsked, having: Having, user: Signed) -> Played:
    """End the game at once, if those who resigned have left me alone; I rank before them."""
    seat = played_seat(known, user, asked.seat)
    return await act(having, known, seat, user, lambda meta, change: deeds.end(change, meta.circle, seat, user.id))
