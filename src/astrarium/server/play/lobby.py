"""Before the start: tables are made, joined, left and begun."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, Field, StringConstraints
from sqlalchemy import or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from astrarium import bots
from astrarium.kernel import registry

from .. import clock
from ..db.people import IgnoredPerson, User
from ..db.tables import Seat, Table
from ..live.bus import Bus
from ..people.fields import Name, RequestBody, printable
from ..people.names import is_like
from ..problems import Problem, not_found
from .chance import commitment, new_seed
from .clocks import Clock, NoClock
from .messages import TABLE, message_of
from .table_meta import TableMeta, meta_of

Entropy = Annotated[str, StringConstraints(pattern=r"^([0-9a-f]{2}){0,32}$")]
ShortText = Annotated[str, StringConstraints(max_length=60), AfterValidator(printable)]
OptionValue = bool | int | ShortText


class NewSeat(RequestBody):
    """A place: for the person who makes the table, for anybody, or for a bot."""

    kind: Literal["me", "open", "bot"]
    bot: ShortText | None = None
    name: Name | None = None  # of one of several seats at one screen


def has_bots(seats: Sequence[NewSeat]) -> bool:
    return any(seat.kind == "bot" for seat in seats)


class NewTable(RequestBody):
    """What one chooses for a new table."""

    game: ShortText
    seats: list[NewSeat] = Field(min_length=1, max_length=9)
    options: dict[ShortText, OptionValue] = Field(default={}, max_length=60)
    is_public: bool = True
    is_rated: bool = False
    is_live: bool = True
    takeover: bool = False
    clock: Clock = NoClock()
    entropy: Entropy = ""


async def make(session: AsyncSession, person: User, new: NewTable, **more: Any) -> Table:
    """A new table that waits for people."""
    rules = registry.rules_of(new.game)
    rules.complete_settings(len(new.seats), new.options)
    check_seats(new, person)
    await check_names(session, new, person)
    seed = new_seed()
    table = Table(
        game=new.game, options=dict(new.options), is_public=new.is_public, is_rated=new.is_rated, is_live=new.is_live,
        takeover=new.takeover, clock=new.clock.as_new().model_dump(), invite=secrets.token_urlsafe(16),
        host_id=person.id, seed=seed, commitment=commitment(seed), created_at=clock.now(), **more,
    )  # fmt: skip
    for number, wanted in enumerate(new.seats):
        table.seats.append(new_seat(number, wanted, person, new.entropy))
    session.add(table)
    await session.flush()
    return table


def check_seats(new: NewTable, person: User) -> None:
    for seat in new.seats:
        if seat.kind == "bot":
            bots.make(seat.bot or bots.DEFAULT_BOT)
    if all(seat.kind == "bot" for seat in new.seats):
        raise Problem(422, "no-person")
    mine = sum([seat.kind == "me" for seat in new.seats])
    if new.is_rated:
        if person.kind != "account":
            raise Problem(403, "guests-not-allowed")
        if mine > 1 or len(new.seats) < 2 or any(seat.kind == "bot" for seat in new.seats):
            raise Problem(422, "rated-seats")
    if new.clock.needs_live and not new.is_live:
        raise Problem(422, "clock-not-live")


async def check_names(session: AsyncSession, new: NewTable, person: User) -> None:
    """Names are for several seats of one person, never at rated tables, and never like that of somebody else."""
    names = [seat.name for seat in new.seats if seat.name is not None]
    if names and new.is_rated:
        raise Problem(422, "rated-names")
    is_shared = sum([seat.kind == "me" for seat in new.seats]) > 1
    if any(seat.name is not None and not (seat.kind == "me" and is_shared) for seat in new.seats):
        raise Problem(422, "seat-names")
    others = select(User.id).where(is_like(*names), User.id != person.id)
    if names and await session.scalar(others.limit(1)) is not None:
        raise Problem(409, "name-taken")


def new_seat(number: int, wanted: NewSeat, person: User, entropy: str) -> Seat:
    if wanted.kind == "bot":
        level = wanted.bot or bots.DEFAULT_BOT
        return Seat(seat=number, kind="bot", bot=level, name=level)
    if wanted.kind == "open":
        return Seat(seat=number, kind="open", name="")
    seat = Seat(seat=number, kind="open", name="")
    sit(seat, person, entropy, wanted.name)
    return seat


def sit(seat: Seat, person: User, entropy: str, name: str | None = None) -> None:
    """A person takes a seat and adds random bytes to chance; if none are sent, some are drawn here."""
    seat.kind = "human"
    seat.user_id = person.id
    seat.name = name or person.name
    seat.entropy = entropy or secrets.token_hex(16)
    seat.seen_at = clock.now()


def stand_up(seat: Seat) -> None:
    seat.kind, seat.user_id, seat.name, seat.entropy, seat.seen_at = "open", None, "", None, None


async def locked_table(session: AsyncSession, table_id: str, person: User, invite: str = "") -> Table:
    """A table that the person may see, its row locked by this transaction."""
    table = await session.get(Table, table_id, with_for_update=True)
    if table is None or not meta_of(table).can_see(person.id, invite):
        raise not_found("table")
    return table


def check_not_started(table: Table) -> None:
    """Raise `Problem` if the game has started."""
    if table.status != "open":
        raise Problem(409, "already-started", index=table.index)


async def join(
    session: AsyncSession, table_id: str, person: User, number: int | None, invite: str, entropy: str
) -> Table:
    """Take a free seat."""
    table = await locked_table(session, table_id, person, invite)
    check_not_started(table)
    if table.is_rated and person.kind != "account":
        raise Problem(403, "guests-not-allowed")
    if table.is_rated and any(seat.user_id == person.id for seat in table.seats):
        raise Problem(409, "already-seated")
    await check_blocks(session, table, person)
    free = [seat for seat in table.seats if seat.kind == "open" and number in (None, seat.seat)]
    if not free:
        raise Problem(409, "seat-taken")
    sit(free[0], person, entropy)
    return table


async def check_blocks(session: AsyncSession, table: Table, person: User) -> None:
    """Raise `Problem` if the person and somebody at the table have blocked each other."""
    others = [seat.user_id for seat in table.seats if seat.user_id not in (None, person.id)]
    apart = select(IgnoredPerson).where(
        IgnoredPerson.kind == "block",
        or_(
            (IgnoredPerson.user_id == person.id) & IgnoredPerson.other_id.in_(others),
            (IgnoredPerson.other_id == person.id) & IgnoredPerson.user_id.in_(others),
        ),
    )
    if others and await session.scalar(apart) is not None:
        raise Problem(403, "kept-apart")


async def leave(session: AsyncSession, table_id: str, person: User, number: int | None) -> Table:
    """Give a seat up before the start; a table without people is abandoned."""
    table = await locked_table(session, table_id, person)
    mine = [seat for seat in table.seats if seat.user_id == person.id and number in (None, seat.seat)]
    if not mine and table.host_id != person.id:
        raise Problem(403, "not-seated")
    check_not_started(table)
    for seat in mine:
        stand_up(seat)
    left = [seat.user_id for seat in table.seats if seat.user_id is not None]
    if table.host_id == person.id and person.id not in left:
        table.host_id = left[0] if left else table.host_id
    if not left:
        table.status, table.ended_at = "abandoned", clock.now()
    return table


async def announce(bus: Bus, session: AsyncSession, table: Table) -> None:
    """Tell those who look at the table, and at the lobby, that its seats have changed."""
    await bus.publish(session, message_of(table, TABLE))
    if table.is_public:
        await bus.publish(session, {"type": "lobby", "game": table.game})


async def fill(session: AsyncSession, table_id: str, person: User, number: int, level: str | None) -> Table:
    """The host gives a free seat to a bot, or frees a seat again."""
    table = await locked_table(session, table_id, person)
    if table.host_id != person.id:
        raise Problem(403, "not-host")
    check_not_started(table)
    if not 0 <= number < len(table.seats):
        raise not_found("seat")
    seat = table.seats[number]
    if level is None:
        stand_up(seat)
        seat.bot = None
    elif seat.kind == "open" and not table.is_rated:
        bots.make(level)
        seat.kind, seat.bot, seat.name = "bot", level, level
    else:
        raise Problem(409, "seat-taken")
    return table


def rematch_table(meta: TableMeta, person: str) -> NewTable:
    """A table like one that is over: the person and the bots keep their seats, the other seats are open."""
    seats = [
        NewSeat(kind="me" if seat.user == person else "open")
        if seat.user is not None
        else NewSeat(kind="bot", bot=seat.bot)
        for seat in meta.seats
    ]
    return NewTable(
        game=meta.game, seats=seats, options=meta.options, is_public=meta.is_public, is_rated=meta.is_rated,
        is_live=meta.is_live, takeover=meta.takeover, clock=meta.clock,
    )  # fmt: skip
