"""Sessions of browsers: a cookie with a random token, valid for 180 days from the last visit."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncSession
from starlette.responses import Response

from ..clock import DAY, HOUR, SECOND, now
from ..config import Config
from ..db.engine import Database
from ..db.models import ApiToken, Session, User
from ..live.bus import Bus
from .addresses import base_address
from .tokens import csrf_token, digest, new_token

COOKIE: Final = "astrarium"
CSRF_HEADER: Final = "X-Astrarium-Token"
LIFE: Final = 180 * DAY
REFRESH: Final = HOUR  # how often the time of the last visit is updated
NEVER: Final = 2**62  # tokens of programs do not expire by themselves


@dataclass(frozen=True)
class Visitor:
    """A recognised person, by session cookie or by API token."""

    user: User
    seen_at: int  # the session or the API token, not the person
    expires_at: int
    session_token: str | None = None
    program: str | None = None  # the id of the API token

    @property
    def is_admin(self) -> bool:
        """An administrator at a browser; neither one who is suspended nor a program."""
        return self.user.role == "admin" and self.user.suspended_at is None and self.program is None


async def start_session(session: AsyncSession, user: User) -> str:
    """Sign a person in; the token goes into the cookie and nowhere else."""
    token, time = new_token(), now()
    await session.execute(delete(Session).where(Session.user_id == user.id, Session.expires_at < time))
    session.add(
        Session(token_hash=digest(token), user_id=user.id, created_at=time, seen_at=time, expires_at=time + LIFE)
    )
    await session.execute(update(User).where(User.id == user.id).values(seen_at=time))
    return token


async def end_session(session: AsyncSession, token: str) -> None:
    await session.execute(delete(Session).where(Session.token_hash == digest(token)))


async def end_sessions(session: AsyncSession, user_id: str, except_token: str | None = None) -> None:
    """Sign a person out everywhere, except in the browser whose token is given."""
    kept = digest(except_token) if except_token else b""
    await session.execute(delete(Session).where(Session.user_id == user_id, Session.token_hash != kept))


async def close_sockets(bus: Bus, session: AsyncSession, user_id: str) -> None:
    """Close the sockets of a person; browsers that are still signed in reconnect by themselves."""
    await bus.publish(session, {"type": "close", "users": [user_id]})


async def visitor_by_cookie(session: AsyncSession, token: str) -> Visitor | None:
    query = select(User, Session.seen_at, Session.expires_at).join(User, User.id == Session.user_id)
    row = (await session.execute(query.where(Session.token_hash == digest(token), Session.expires_at > now()))).first()
    return Visitor(*row, session_token=token) if row else None


async def visitor_by_token(session: AsyncSession, token: str) -> Visitor | None:
    query = select(ApiToken, User).join(User, User.id == ApiToken.user_id)
    row = (await session.execute(query.where(ApiToken.token_hash == digest(token)))).first()
    return Visitor(row[1], row[0].used_at or 0, NEVER, program=row[0].id) if row else None


async def refresh(db: Database, visitor: Visitor) -> int | None:
    """Update the time of the last visit and extend the session, at most hourly; that time if it was updated."""
    time = now()
    if time - visitor.seen_at < REFRESH:
        return None
    async with db.write() as session:
        await session.execute(update(User).where(User.id == visitor.user.id).values(seen_at=time))
        if visitor.session_token:
            mine = Session.token_hash == digest(visitor.session_token)
            await session.execute(update(Session).where(mine).values(seen_at=time, expires_at=time + LIFE))
        else:
            await session.execute(update(ApiToken).where(ApiToken.id == visitor.program).values(used_at=time))
    return time


def set_session_cookie(response: Response, config: Config, token: str) -> str:
    """Set the session cookie and the header with the CSRF token; returns that token."""
    secure = base_address(config).startswith("https:")
    response.set_cookie(COOKIE, token, max_age=LIFE // SECOND, path="/", secure=secure, httponly=True, samesite="lax")
    csrf = csrf_token(config.secret, token)
    response.headers[CSRF_HEADER] = csrf
    return csrf


def clear_session_cookie(response: Response) -> None:
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")
