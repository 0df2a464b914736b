"""Tables: made, found, joined, left, begun, played again."""

from math import ceil
from typing import Annotated, Literal

from fastapi import Depends, Query, Request
from pydantic import Field
from sqlalchemy import select

from astrarium import bots
from astrarium.kernel import registry

from ..asking import current_asker
from ..db.people import User
from ..db.tables import Table
from ..people.access import OptionalUser, SignedIn, SignedInOrGuest
from ..people.fields import Label, PathId, RequestBody
from ..people.limits import address_or_person, limited
from ..people.routing import api_router
from ..play import lobby
from ..play.cached_table import CachedTable
from ..play.lobby import Entropy, NewSeat, NewTable, ShortText
from ..play.start import first_change
from ..play.table_info import TableInfo, finished_tables, info_of, list_info, open_tables, running_tables, tables_of
from ..play.tables import MakeFirstChange
from ..problems import Problem
from ..services import Services, ServicesDep
from .table_access import VisibleTable, acting_seat

router = api_router("tables")
ENTRIES_A_REQUEST = 10
Limit = Annotated[int, Query(ge=1, le=100)]
SeatIndex = Annotated[int, Field(ge=0, le=8)]


class PlayNowRequest(RequestBody):
    """A game against bots, at once; without a number of players it is set up as for a first game."""

    game: ShortText
    players: int | None = Field(default=None, ge=1, le=9)
    bot: ShortText = bots.DEFAULT_BOT
    entropy: Entropy = ""


class JoinRequest(RequestBody):
    """Which seat, the invitation if it is a private table, and random bytes of one's own."""

    seat: SeatIndex | None = None
    invite: Annotated[str, Field(max_length=64)] = ""
    entropy: Entropy = ""


class LeaveRequest(RequestBody):
    seat: SeatIndex | None = None


class FillRequest(RequestBody):
    """A bot for a free seat, or nothing to free the seat again."""

    seat: SeatIndex
    bot: ShortText | None = None


class AutoRepliesRequest(RequestBody):
    """The automatic replies of a seat; names and values as the game lists them, and `end_turn`."""

    seat: SeatIndex | None = None
    auto_replies: dict[ShortText, bool | int | ShortText] = Field(max_length=30)


def info_for(cached: CachedTable, user: User | None) -> TableInfo:
    actors = cached.state.actors if cached.state is not None else ()
    return info_of(cached.meta, None if user is None else user.id, actors)


async def limited_list(request: Request, services: ServicesDep, user: OptionalUser, limit: Limit = 50) -> None:
    """A long list costs as much as many requests."""
    who = address_or_person(request, None if user is None else user.id)
    services.limits.take("request", who, ceil(limit / ENTRIES_A_REQUEST))


LIST = [Depends(limited_list)]


@router.get("/tables", dependencies=LIST)
async def tables(
    services: ServicesDep,
    user: OptionalUser,
    status: Literal["open", "running", "finished"] = "open",
    game: Label | None = None,
    before: Annotated[int | None, Query(ge=0, le=10**14)] = None,
    limit: Limit = 50,
) -> list[TableInfo]:
    """Public tables: to join, to watch, or to look at afterwards (`before`: an `ended_at`, for the next page)."""
    async with services.db.read() as session:
        if status == "open":
            rows = await open_tables(session, game, limit)
        elif status == "running":
            rows = await running_tables(session, game, limit)
        else:
            rows = await finished_tables(session, game, before, limit)
    infos = [list_info(table, None if user is None else user.id) for table in rows]
    return [table.model_copy(update={"invite": None}) for table in infos]  # nobody needs it, and the list is compressed


@router.get("/me/tables", dependencies=LIST)
async def my_tables(services: ServicesDep, user: SignedIn, over: bool = False, limit: Limit = 50) -> list[TableInfo]:
    """My games: those that go on, my turn first, or those that are over."""
    async with services.db.read() as session:
        return [list_info(table, user.id) for table in await tables_of(session, user, is_over=over, limit=limit)]


@router.post("/tables", status_code=201, dependencies=[Depends(limited("new_table"))])
async def make_table(new: NewTable, services: ServicesDep, user: SignedInOrGuest) -> TableInfo:
    """A new table; it begins when its host starts it."""
    async with services.db.write() as session:
        table = await lobby.make(session, user, new)
        await lobby.announce(services.bus, session, table)
    return info_for(await services.tables.open(table.id), user)


@router.post("/play-now", status_code=201, dependencies=[Depends(limited("new_table"))])
async def play_now(body: PlayNowRequest, services: ServicesDep, user: SignedInOrGuest) -> TableInfo:
    """A game against bots that has begun when this returns."""
    first = registry.rules_of(body.game).first_game
    players, options = (first.players, first.settings) if body.players is None else (body.players, {})
    seats = [NewSeat(kind="me"), *[NewSeat(kind="bot", bot=body.bot) for _ in range(players - 1)]]
    new = NewTable(game=body.game, seats=seats, options=options, is_public=False, entropy=body.entropy)
    async with services.db.write() as session:
        if lobby.has_bots(seats):
            await services.bot_games.check(session, user.id, current_asker().origin)
        table = await lobby.make(session, user, new)
    return info_for(await start_counted(services, await services.tables.open(table.id)), user)


async def start_counted(services: Services, cached: CachedTable, first: MakeFirstChange = first_change) -> CachedTable:
    """Begin a game, and count it if it lets bots think."""
    started = await services.tables.start(cached.meta.id, first)
    if has_bots(cached):
        services.bot_games.add(current_asker().origin, cached.meta.id)
    return started


def has_bots(cached: CachedTable) -> bool:
    return any(seat.kind == "bot" for seat in cached.meta.seats)


@router.get("/tables/{table}")
async def table_info(cached: VisibleTable, user: OptionalUser) -> TableInfo:
    """A table without its game."""
    return info_for(cached, user)


@router.post("/tables/{table}/join")
async def join(table: PathId, body: JoinRequest, services: ServicesDep, user: SignedInOrGuest) -> TableInfo:
    """Take a free seat."""
    async with services.db.write() as session:
        joined = await lobby.join(session, table, user, body.seat, body.invite, body.entropy)
        await lobby.announce(services.bus, session, joined)
    return await changed(services, table, user)


async def changed(services: Services, table: str, user: User) -> TableInfo:
    """The table after a change that is not a row of its game."""
    cached = await services.tables.open(table)
    cached.mark_stale()
    return info_for(await services.tables.open(table), user)


@router.post("/tables/{table}/leave")
async def leave(table: PathId, body: LeaveRequest, services: ServicesDep, user: SignedIn) -> TableInfo:
    """Give a seat up before the start."""
    async with services.db.write() as session:
        await lobby.announce(services.bus, session, await lobby.leave(session, table, user, body.seat))
    return await changed(services, table, user)


@router.post("/tables/{table}/seats")
async def fill(table: PathId, body: FillRequest, services: ServicesDep, user: SignedIn) -> TableInfo:
    """The host puts a bot on a free seat, or frees a seat."""
    async with services.db.write() as session:
        await lobby.announce(services.bus, session, await lobby.fill(session, table, user, body.seat, body.bot))
    return await changed(services, table, user)


@router.post("/tables/{table}/start")
async def start(cached: VisibleTable, services: ServicesDep, user: SignedIn) -> TableInfo:
    """The host begins the game."""
    if cached.meta.host != user.id:
        raise Problem(403, "not-host")
    if has_bots(cached):
        async with services.db.read() as session:
            await services.bot_games.check(session, user.id, current_asker().origin)
    return info_for(await start_counted(services, cached), user)


@router.post("/tables/{table}/rematch", status_code=201, dependencies=[Depends(limited("new_table"))])
async def rematch(cached: VisibleTable, services: ServicesDep, user: SignedIn) -> TableInfo:
    """A rematch: the first person to ask makes the table, the others join it; against bots it begins at once."""
    meta = cached.meta
    if meta.status not in ("finished", "abandoned") or not meta.seats_of(user.id):
        raise Problem(409, "no-rematch", index=meta.index)
    waits = select(Table.id).where(Table.rematch_of == meta.id, Table.status == "open")
    async with services.db.write() as session:
        waiting = await session.scalar(waits)
        if waiting is not None:
            table = await session.get_one(Table, waiting)
            if not any(seat.user_id == user.id for seat in table.seats):
                table = await lobby.join(session, waiting, user, None, table.invite, "")
        else:
            again = lobby.rematch_table(meta, user.id)
            if lobby.has_bots(again.seats):
                await services.bot_games.check(session, user.id, current_asker().origin)
            table = await lobby.make(session, user, again, rematch_of=meta.id)
        await lobby.announce(services.bus, session, table)
        others = [seat.user for seat in meta.seats if seat.user not in (None, user.id)]
        if others:
            await services.bus.publish(session, {"type": "rematch", "of": meta.id, "with": table.id, "users": others})
    if others:
        return await changed(services, table.id, user)
    return info_for(await start_counted(services, await services.tables.open(table.id)), user)


@router.put("/tables/{table}/auto-replies")
async def set_auto_replies(
    cached: VisibleTable, body: AutoRepliesRequest, services: ServicesDep, user: SignedIn
) -> TableInfo:
    """Set the automatic replies of my seat."""
    seat = acting_seat(cached, user, body.seat)
    await services.tables.set_auto_replies(cached, seat, body.auto_replies)
    return info_for(cached, user)
