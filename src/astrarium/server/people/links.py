"""Links with a secret token: `recovery` for guests, `reset` for a new password, `confirm` for an e-mail."""

from __future__ import annotations

from typing import Final, Literal

from sqlalchemy import delete, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from ..clock import DAY, HOUR, now
from ..db.models import Link, User
from ..problems import not_found
from .tokens import digest, new_token

Purpose = Literal["recovery", "reset", "confirm"]
LIFETIMES: Final[dict[Purpose, int | None]] = {"recovery": None, "reset": HOUR, "confirm": 7 * DAY}


async def make_link(session: AsyncSession, user_id: str, purpose: Purpose) -> str:
    """A new token; earlier links of the same purpose end."""
    await end_links(session, user_id, purpose)
    token, time, life = new_token(), now(), LIFETIMES[purpose]
    expires_at = None if life is None else time + life
    session.add(
        Link(token_hash=digest(token), user_id=user_id, purpose=purpose, created_at=time, expires_at=expires_at)
    )
    return token


async def end_links(session: AsyncSession, user_id: str, *purposes: Purpose) -> None:
    await session.execute(delete(Link).where(Link.user_id == user_id, Link.purpose.in_(purposes)))


async def link_of(session: AsyncSession, user_id: str, purpose: Purpose) -> Link | None:
    """The link of a person, without its token."""
    query = select(Link).where(Link.user_id == user_id, Link.purpose == purpose)
    link: Link | None = await session.scalar(query)
    return link


async def find_link(session: AsyncSession, token: str) -> tuple[Link, User]:
    """A link that has not expired, and its person."""
    query = select(Link, User).join(User, User.id == Link.user_id).where(Link.token_hash == digest(token))
    row = (await session.execute(query.where(or_(Link.expires_at.is_(None), Link.expires_at > now())))).first()
    if row is None:
        raise not_found("link")
    return row[0], row[1]


async def use_link(session: AsyncSession, token: str, purpose: Purpose) -> User:
    """The person of a link, which is used up. Only a recovery link can be used again."""
    link, user = await find_link(session, token)
    if link.purpose != purpose:
        raise not_found("link")
    if purpose != "recovery":
        used = await session.scalar(delete(Link).where(Link.token_hash == link.token_hash).returning(Link.user_id))
        if used is None:
            raise not_found("link")
    return user
