"""What routes about tables share: the table that a visitor may see, and the seat that they use."""

from typing import Annotated

from fastapi import Depends, Query

from ..db.people import User
from ..people.access import CurrentVisitor, OptionalUser
from ..people.fields import PathId
from ..play.cached_table import CachedTable
from ..problems import Problem, not_found
from ..services import ServicesDep

Invite = Annotated[str, Query(max_length=64)]
SeatNumber = Annotated[int | None, Query(ge=0, le=8)]


async def visible_table(
    table: PathId, services: ServicesDep, visitor: CurrentVisitor, user: OptionalUser, invite: Invite = ""
) -> CachedTable:
    """A table that the visitor may see; 404 for all others."""
    cached = await services.tables.open(table)
    user_id = None if user is None else user.id
    is_admin = visitor is not None and visitor.is_admin
    if not cached.meta.can_see(user_id, invite) and not is_admin:
        raise not_found("table")
    if user is not None:
        await services.tables.touch(cached, user.id)
    return cached


VisibleTable = Annotated[CachedTable, Depends(visible_table)]


async def viewpoint(cached: VisibleTable, user: OptionalUser, seat: SeatNumber = None) -> int | None:
    """The seat whose view a visitor gets; None: a spectator's. Any seat when the game is over, else their own."""
    own = cached.meta.seats_of(None if user is None else user.id)
    if seat is not None:
        is_over = cached.state is not None and cached.state.is_over
        if seat >= len(cached.meta.seats):
            raise not_found("seat")
        if seat not in own and not is_over:
            raise Problem(403, "not-your-seat", index=cached.meta.index)
        return seat
    return own[0] if len(own) == 1 else None


Viewpoint = Annotated[int | None, Depends(viewpoint)]


def acting_seat(cached: CachedTable, user: User, seat: int | None) -> int:
    """The seat that a person acts for: their own; it must be named if they have several."""
    own = cached.meta.seats_of(user.id)
    if seat is None and len(own) == 1:
        return own[0]
    if seat is None and own:
        raise Problem(422, "which-seat", index=cached.meta.index)
    if seat is None or seat not in own:
        raise Problem(403, "not-your-seat", index=cached.meta.index)
    return seat


def played_seat(cached: CachedTable, user: User, seat: int | None) -> int:
    """The same; `Problem` if a bot now plays the seat."""
    own = acting_seat(cached, user, seat)
    if cached.state is not None and cached.state.seats[own].bot is not None:
        raise Problem(409, "seat-is-bots", index=cached.meta.index)
    return own
