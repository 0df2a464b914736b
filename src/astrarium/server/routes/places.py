"""What routes about tables share: the table that a visitor may see, and the seat from which he sees or acts."""

from typing import Annotated

from fastapi import Depends, Query

from ..db.people import User
from ..people.access import Anyone
from ..people.fields import PathId
from ..play.opened import Opened
from ..problems import Problem, not_found
from ..services import Having

Invite = Annotated[str, Query(max_length=64)]
SeatNumber = Annotated[int | None, Query(ge=0, le=8)]


async def seen_table(table: PathId, having: Having, user: Anyone, invite: Invite = "") -> Opened:
    """A table that the visitor may see; the others do not exist for him."""
    known = await having.tables.open(table)
    user_id = None if user is None else user.id
    is_admin = user is not None and user.role == "admin"
    if not known.meta.may_see(user_id, invite) and not is_admin:
        raise not_found("table")
    if user is not None:
        await having.tables.touch(known, user.id)
    return known


Seen = Annotated[Opened, Depends(seen_table)]


async def viewpoint(known: Seen, user: Anyone, seat: SeatNumber = None) -> int | None:
    """The seat from which a visitor looks; None: a spectator. Any seat when the game is over, else one's own."""
    own = known.meta.seats_of(None if user is None else user.id)
    if seat is not None:
        is_over = known.standing is not None and known.standing.is_over
        if seat >= len(known.meta.seats):
            raise not_found("seat")
        if seat not in own and not is_over:
            raise Problem(403, "not-your-seat", index=known.meta.index)
        return seat
    return own[0] if len(own) == 1 else None


Viewpoint = Annotated[int | None, Depends(viewpoint)]


def acting_seat(known: Opened, user: User, seat: int | None) -> int:
    """The seat that a person acts for: his own, and named if he has several."""
    own = known.meta.seats_of(user.id)
    if seat is None and len(own) == 1:
        return own[0]
    if seat is None and own:
        raise Problem(422, "which-seat", index=known.meta.index)
    if seat is None or seat not in own:
        raise Problem(403, "not-your-seat", index=known.meta.index)
    return seat


def played_seat(known: Opened, user: User, seat: int | None) -> int:
    """The same, for what a bot now does in the person's place."""
    own = acting_seat(known, user, seat)
    if known.standing is not None and known.standing.seats[own].bot is not None:
        raise Problem(409, "seat-is-bots", index=known.meta.index)
    return own
