"""What administrators do, on the page and at the command line."""

from __future__ import annotations

from typing import Final

from sqlalchemy import func, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from ..clock import now
from ..config import Config
from ..db.models import ChatLine, Report, Seat, Table, User
from ..problems import Problem, not_found
from .addresses import base_address, link_path
from .links import Purpose, make_link
from .names import name_key

PAGE: Final = 50


async def find_person(session: AsyncSession, user_id: str) -> User:
    user = await session.get(User, user_id)
    if user is None:
        raise not_found("person")
    return user


async def person_named(session: AsyncSession, name: str) -> User | None:
    """The person with this name or id."""
    user: User | None = await session.scalar(select(User).where(or_(User.name_key == name_key(name), User.id == name)))
    return user


async def search_people(session: AsyncSession, search: str, page: int) -> list[User]:
    """A page of people whose name contains the text, the newest first, and one more if there are more."""
    query = select(User).order_by(User.created_at.desc(), User.id)
    if search:
        query = query.where(or_(User.name_key.contains(name_key(search), autoescape=True), User.id == search))
    return list(await session.scalars(query.offset((page - 1) * PAGE).limit(PAGE + 1)))


async def search_tables(session: AsyncSession, status: str | None, page: int) -> list[Table]:
    """A page of tables, private ones too, the newest first, and one more if there are more."""
    query = select(Table).order_by(Table.created_at.desc(), Table.id)
    if status:
        query = query.where(Table.status == status)
    return list(await session.scalars(query.offset((page - 1) * PAGE).limit(PAGE + 1)))


async def tables_played(session: AsyncSession, user_id: str) -> int:
    query = select(func.count(func.distinct(Seat.table_id))).where(Seat.user_id == user_id)
    return await session.scalar(query) or 0


def set_suspended(user: User, is_suspended: bool) -> None:
    """Suspended people may only read."""
    user.suspended_at = (user.suspended_at or now()) if is_suspended else None


def set_muted(user: User, is_muted: bool) -> None:
    """Muted people cannot chat at any table."""
    user.muted_at = (user.muted_at or now()) if is_muted else None


def set_role(user: User, role: str) -> None:
    """Only those with a password can be administrators."""
    if role == "admin" and user.kind != "account":
        raise Problem(409, "account-needed")
    user.role = role


async def login_link(session: AsyncSession, config: Config, user: User) -> str:
    """A link that lets a person sign in again: a new password for accounts, recovery for guests."""
    if user.kind == "deleted":
        raise not_found("person")
    purpose: Purpose = "reset" if user.kind == "account" else "recovery"
    return base_address(config) + link_path(purpose, await make_link(session, user.id, purpose))


async def list_reports(session: AsyncSession, is_open: bool, page: int) -> list[Report]:
    """A page of reports, the oldest first, and one more if there are more."""
    closed = Report.closed_at.is_(None) if is_open else Report.closed_at.is_not(None)
    query = select(Report).where(closed).order_by(Report.created_at, Report.id)
    return list(await session.scalars(query.offset((page - 1) * PAGE).limit(PAGE + 1)))


async def close_report(session: AsyncSession, report_id: str) -> Report:
    report = await session.get(Report, report_id)
    if report is None:
        raise not_found("report")
    report.closed_at = report.closed_at or now()
    return report


async def remove_chat_line(session: AsyncSession, line_id: str) -> ChatLine:
    """Hide a line from everybody."""
    line = await session.get(ChatLine, line_id)
    if line is None:
        raise not_found("chat-line")
    line.removed_at = line.removed_at or now()
    return line
