"""Tables: made, found, joined, left, begun, played again."""

from typing import Annotated, Literal

from fastapi import Depends, Query
from pydantic import Field
from sqlalchemy import select

from astrarium import bots
from astrarium.kernel import registry

from ..db.people import User
from ..db.tables import Table
from ..people.access import Anyone, Signed, SignedOrGuest
from ..people.fields import Asked, Label, PathId
from ..people.limits import limited
from ..people.routing import api_router
from ..play import lobby
from ..play.lobby import Entropy, NewSeat, NewTable, Word
from ..play.opened import Opened
from ..play.reading import TableInfo, finished_tables, info_of, listed, open_tables, running_tables, tables_of
from ..problems import Problem
from ..services import Having, Services
from .places import Seen, acting_seat

router = api_router("tables")
Limit = Annotated[int, Query(ge=1, le=100)]
SeatIndex = Annotated[int, Field(ge=0, le=8)]


class PlayNow(Asked):
    """A game against bots, at once; without a number of players it is set up as for a first game."""

    game: Word
    players: int | None = Field(default=None, ge=1, le=9)
    bot: Word = bots.DEFAULT_BOT
    entropy: Entropy = ""


class Join(Asked):
    """Which seat, the invitation if it is a private table, and random bytes of one's own."""

    seat: SeatIndex | None = None
    invite: Annotated[str, Field(max_length=64)] = ""
    entropy: Entropy = ""


class Leave(Asked):
    seat: SeatIndex | None = None


class Fill(Asked):
    """A bot for a free seat, or nothing to free the seat again."""

    seat: SeatIndex
    bot: Word | None = None


class Preferences(Asked):
    """What a seat has answered by itself; names and values as the game lists them, and `end_turn`."""

    seat: SeatIndex | None = None
    preferences: dict[Word, bool | int | Word] = Field(max_length=30)


def shown(known: Opened, user: User | None) -> TableInfo:
    actors = known.standing.actors if known.standing is not None else ()
    return info_of(known.meta, None if user is None else user.id, actors)


@router.get("/tables")
async def tables(
    having: Having,
    user: Anyone,
    status: Literal["open", "running", "finished"] = "open",
    game: Label | None = None,
    before: Annotated[int | None, Query(ge=0, le=10**14)] = None,
    limit: Limit = 50,
) -> list[TableInfo]:
    """Public tables: to join, to watch, or to look at afterwards (`before`: an `ended_at`, for the next page)."""
    async with having.db.read() as session:
        if status == "open":
            found = await open_tables(session, game, limit)
        elif status == "running":
            found = await running_tables(session, game, limit)
        else:
            found = await finished_tables(session, game, before, limit)
    told = [listed(table, None if user is None else user.id) for table in found]
    return [table.model_copy(update={"invite": None}) for table in told]  # nobody needs it, and the list is compressed


@router.get("/me/tables")
async def my_tables(having: Having, user: Signed, over: bool = False, limit: Limit = 50) -> list[TableInfo]:
    """My games: those that go on, with my turn first, or those that are over."""
    async with having.db.read() as session:
        return [listed(table, user.id) for table in await tables_of(session, user, is_over=over, limit=limit)]


@router.post("/tables", status_code=201, dependencies=[Depends(limited("new_table"))])
async def make_table(new: NewTable, having: Having, user: SignedOrGuest) -> TableInfo:
    """A new table; it begins when its host starts it."""
    async with having.db.write() as session:
        table = await lobby.make(session, user, new)
        await lobby.announce(having.bus, session, table)
    return shown(await having.tables.open(table.id), user)


@router.post("/play-now", status_code=201, dependencies=[Depends(limited("new_table"))])
async def play_now(wanted: PlayNow, having: Having, user: SignedOrGuest) -> TableInfo:
    """A game against bots that has begun when this returns."""
    first = registry.rules_of(wanted.game).first_game
    players, options = (first.players, first.settings) if wanted.players is None else (wanted.players, {})
    seats = [NewSeat(kind="me"), *[NewSeat(kind="bot", bot=wanted.bot) for _ in range(players - 1)]]
    new = NewTable(game=wanted.game, seats=seats, options=options, is_public=False, entropy=wanted.entropy)
    async with having.db.write() as session:
        table = await lobby.make(session, user, new)
    return shown(await having.tables.start(table.id), user)


@router.get("/tables/{table}")
async def table_info(known: Seen, user: Anyone) -> TableInfo:
    """A table without its game."""
    return shown(known, user)


@router.post("/tables/{table}/join")
async def join(table: PathId, wanted: Join, having: Having, user: SignedOrGuest) -> TableInfo:
    """Take a free seat."""
    async with having.db.write() as session:
        joined = await lobby.join(session, table, user, wanted.seat, wanted.invite, wanted.entropy)
        await lobby.announce(having.bus, session, joined)
    return await changed(having, table, user)


async def changed(having: Services, table: str, user: User) -> TableInfo:
    """The table after something that is not a row of its game."""
    known = await having.tables.open(table)
    known.mark_stale()
    return shown(await having.tables.open(table), user)


@router.post("/tables/{table}/leave")
async def leave(table: PathId, wanted: Leave, having: Having, user: Signed) -> TableInfo:
    """Give a seat up before the start."""
    async with having.db.write() as session:
        await lobby.announce(having.bus, session, await lobby.leave(session, table, user, wanted.seat))
    return await changed(having, table, user)


@router.post("/tables/{table}/seats")
async def fill(table: PathId, wanted: Fill, having: Having, user: Signed) -> TableInfo:
    """The host puts a bot on a free seat, or frees a seat."""
    async with having.db.write() as session:
        await lobby.announce(having.bus, session, await lobby.fill(session, table, user, wanted.seat, wanted.bot))
    return await changed(having, table, user)


@router.post("/tables/{table}/start")
async def start(known: Seen, having: Having, user: Signed) -> TableInfo:
    """The host begins the game."""
    if known.meta.host != user.id:
        raise Problem(403, "not-host")
    return shown(await having.tables.start(known.meta.id), user)


@router.post("/tables/{table}/rematch", status_code=201, dependencies=[Depends(limited("new_table"))])
async def rematch(known: Seen, having: Having, user: Signed) -> TableInfo:
    """The same again: the first who asks makes the table, the others join it."""
    meta = known.meta
    if meta.status not in ("finished", "abandoned") or not meta.seats_of(user.id):
        raise Problem(409, "no-rematch", index=meta.index)
    waits = select(Table.id).where(Table.rematch_of == meta.id, Table.status == "open")
    async with having.db.write() as session:
        waiting = await session.scalar(waits)
        if waiting is not None:
            table = await session.get_one(Table, waiting)
            if not any(seat.user_id == user.id for seat in table.seats):
                table = await lobby.join(session, waiting, user, None, table.invite, "")
        else:
            table = await lobby.make(session, user, lobby.again(meta, user.id), rematch_of=meta.id)
        await lobby.announce(having.bus, session, table)
        others = [seat.user for seat in meta.seats if seat.user not in (None, user.id)]
        if others:
            await having.bus.publish(session, {"type": "rematch", "of": meta.id, "with": table.id, "users": others})
    return await changed(having, table.id, user)


@router.put("/tables/{table}/preferences")
async def preferences(known: Seen, wanted: Preferences, having: Having, user: Signed) -> TableInfo:
    """What my seat has answered by itself from now on."""
    seat = acting_seat(known, user, wanted.seat)
    await having.tables.prefer(known, seat, wanted.preferences)
    return shown(known, user)
