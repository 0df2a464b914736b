"""Accounts: a name and a password, and an e-mail address for those who want one."""

from __future__ import annotations

from sqlalchemy import delete, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from ..clock import MINUTE, now
from ..db.models import ApiToken, Seat, User
from ..problems import Problem
from .emails import queue_email
from .guests import make_guest
from .links import end_links, link_of, use_link
from .lookalikes import look_of
from .names import name_key
from .sessions import end_sessions

RESET_EMAIL_PAUSE = 5 * MINUTE  # between two e-mails to somebody who forgot the password


async def user_in_session(session: AsyncSession, user: User) -> User:
    """The user's row in this transaction; `Problem` if it is deleted."""
    row = await session.get(User, user.id)
    if row is None or row.kind == "deleted":
        raise Problem(401, "not-signed-in")
    return row


async def create_account(
    session: AsyncSession, guest_id: str | None, name: str, password_hash: str, email: str | None, language: str
) -> User:
    """Make an account, out of the guest if there is one: the id stays, and with it all games."""
    user = await session.get(User, guest_id) if guest_id else None
    if user is None:
        user = await make_guest(session, language)
    if user.kind != "guest":
        raise Problem(409, "already-account")
    await rename(session, user, name)
    user.kind, user.password, user.language = "account", password_hash, language
    await end_links(session, user.id, "recovery")
    await set_email(session, user, email)
    return user


async def rename(session: AsyncSession, user: User, name: str) -> None:
    """Take a name that nobody else has, nor one that looks like it; seats under the old one follow."""
    old, user.name, user.name_key, user.name_look = user.name, name, name_key(name), look_of(name)
    try:
        await session.flush()
    except IntegrityError:
        raise Problem(409, "name-taken") from None
    await session.execute(update(Seat).where(Seat.user_id == user.id, Seat.name == old).values(name=name))


async def set_email(session: AsyncSession, user: User, email: str | None) -> None:
    """Store an address and send an e-mail to confirm it. `email_key` is set once it is confirmed."""
    user.email, user.email_key = email, None
    await end_links(session, user.id, "confirm", "reset")
    if email is not None:
        await queue_email(session, user, "confirm")


async def confirm_email(session: AsyncSession, token: str) -> User:
    """Confirm the address of a link. Two accounts cannot share one."""
    user = await use_link(session, token, "confirm")
    user.email_key = user.email
    try:
        await session.flush()
    except IntegrityError:
        raise Problem(409, "email-taken") from None
    return user


async def accounts_by_login(session: AsyncSession, login: str) -> list[User]:
    """The accounts with this name or e-mail address; several only if none has confirmed the address."""
    key, address = name_key(login.strip()), login.strip().lower()
    query = select(User).where(User.kind == "account", or_(User.name_key == key, User.email == address))
    users = list(await session.scalars(query.order_by(User.email_key.is_(None), User.created_at).limit(10)))
    return [user for user in users if user.name_key == key or user.email_key == address] or users


async def account_by_login(session: AsyncSession, login: str) -> User | None:
    """The account with this name or address, if there is exactly one."""
    users = await accounts_by_login(session, login)
    return users[0] if len(users) == 1 else None


async def set_password(session: AsyncSession, user: User, password_hash: str, except_token: str | None = None) -> None:
    """Set a new password; other sessions, programs and reset links end."""
    user.password = password_hash
    await session.execute(delete(ApiToken).where(ApiToken.user_id == user.id))
    await end_sessions(session, user.id, except_token)
    await end_links(session, user.id, "reset")


async def queue_reset_emails(session: AsyncSession, login: str) -> None:
    """Queue reset e-mails to the accounts of a login, at most one in five minutes for each."""
    for user in await accounts_by_login(session, login):
        last = await link_of(session, user.id, "reset")
        if user.email and (last is None or last.created_at < now() - RESET_EMAIL_PAUSE):
            await queue_email(session, user, "reset")
