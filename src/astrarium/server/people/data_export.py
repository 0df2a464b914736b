"""All data of a person, for that person. Secrets are not in it: only their hashes are stored."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from ..clock import now
from ..db.models import ApiToken, Channel, ChatLine, IgnoredPerson, Report, Seat, Session, Table, User
from .channels import KINDS
from .ratings import ratings_of
from .views import Me, RatingInfo


class ExportedSeat(BaseModel):
    """A seat at a table."""

    table: str
    game: str
    status: str
    seat: int
    name: str
    created_at: int
    ended_at: int | None
    result: dict[str, Any] | None


class ExportedChatLine(BaseModel):
    table: str
    text: str
    at: int
    removed_at: int | None


class TokenInfo(BaseModel):
    id: str
    name: str
    created_at: int
    used_at: int | None


class ExportedSession(BaseModel):
    created_at: int
    seen_at: int
    expires_at: int


class ChannelInfo(BaseModel):
    """A channel with its address, without its secret."""

    id: str
    kind: str
    address: str
    created_at: int


class IgnoredInfo(BaseModel):
    other: str
    kind: str


class ExportedReport(BaseModel):
    about: str
    table: str | None
    text: str
    created_at: int
    closed_at: int | None


class Export(BaseModel):
    """All of it."""

    made_at: int
    profile: Me
    ratings: list[RatingInfo]
    seats: list[ExportedSeat]
    chat: list[ExportedChatLine]
    tokens: list[TokenInfo]
    sessions: list[ExportedSession]
    channels: list[ChannelInfo]
    ignored: list[IgnoredInfo]
    reports: list[ExportedReport]


async def export(session: AsyncSession, user: User) -> Export:
    return Export(
        made_at=now(),
        profile=Me.of(user),
        ratings=[RatingInfo.of(rating) for rating in await ratings_of(session, user.id)],
        seats=await seats_of(session, user.id),
        chat=await chat_of(session, user.id),
        tokens=await tokens_of(session, user.id),
        sessions=await sessions_of(session, user.id),
        channels=await channels_of(session, user.id),
        ignored=await ignored_by(session, user.id),
        reports=await reports_by(session, user.id),
    )


async def seats_of(session: AsyncSession, user_id: str) -> list[ExportedSeat]:
    taken = Seat.user_id == user_id
    query = select(
        Table.id.label("table"), Table.game, Table.status, Seat.seat, Seat.name, Table.created_at,
        Table.ended_at, Table.result,
    )  # fmt: skip
    rows = await session.execute(query.join(Seat).where(taken).order_by(Table.created_at, Table.id, Seat.seat))
    return [ExportedSeat(**row) for row in rows.mappings()]


async def chat_of(session: AsyncSession, user_id: str) -> list[ExportedChatLine]:
    query = select(ChatLine).where(ChatLine.user_id == user_id).order_by(ChatLine.at)
    lines = await session.scalars(query)
    return [
        ExportedChatLine(table=line.table_id, text=line.text, at=line.at, removed_at=line.removed_at) for line in lines
    ]


async def tokens_of(session: AsyncSession, user_id: str) -> list[TokenInfo]:
    """The API tokens of a person, without the tokens."""
    query = select(ApiToken).where(ApiToken.user_id == user_id).order_by(ApiToken.created_at, ApiToken.id)
    tokens = await session.scalars(query)
    return [TokenInfo(id=it.id, name=it.name, created_at=it.created_at, used_at=it.used_at) for it in tokens]


async def sessions_of(session: AsyncSession, user_id: str) -> list[ExportedSession]:
    query = select(Session).where(Session.user_id == user_id).order_by(Session.created_at)
    sessions = await session.scalars(query)
    return [ExportedSession(created_at=it.created_at, seen_at=it.seen_at, expires_at=it.expires_at) for it in sessions]


def address_of(channel: Channel) -> str:
    """The address that the person gave for the channel."""
    return KINDS[channel.kind].address(channel.address)


async def channels_of(session: AsyncSession, user_id: str) -> list[ChannelInfo]:
    query = select(Channel).where(Channel.user_id == user_id).order_by(Channel.created_at, Channel.id)
    channels = await session.scalars(query)
    return [ChannelInfo(id=it.id, kind=it.kind, address=address_of(it), created_at=it.created_at) for it in channels]


async def ignored_by(session: AsyncSession, user_id: str) -> list[IgnoredInfo]:
    query = select(IgnoredPerson).where(IgnoredPerson.user_id == user_id).order_by(IgnoredPerson.other_id)
    return [IgnoredInfo(other=it.other_id, kind=it.kind) for it in await session.scalars(query)]


async def reports_by(session: AsyncSession, user_id: str) -> list[ExportedReport]:
    query = select(Report).where(Report.by_id == user_id).order_by(Report.created_at)
    return [
        ExportedReport(
            about=it.about_id, table=it.table_id, text=it.text, created_at=it.created_at, closed_at=it.closed_at
        )
        for it in await session.scalars(query)
    ]
