"""Deleting a person: their data is removed; the games stay, without the name."""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete, or_, update
from sqlalchemy.ext.asyncio import AsyncSession

from ..db.models import ApiToken, Channel, IgnoredPerson, Link, Rating, Seat, Session, User
from .db_helpers import drop_jobs_about

NOBODY: Final = "deleted"  # clients show the kind `deleted` in the reader's language


async def delete_person(session: AsyncSession, user: User) -> None:
    """Remove all data of a person. Rows of games and chat lines stay, with the id only."""
    for model in (Session, ApiToken, Link, Channel, Rating):
        await session.execute(delete(model).where(model.user_id == user.id))
    await session.execute(
        delete(IgnoredPerson).where(or_(IgnoredPerson.user_id == user.id, IgnoredPerson.other_id == user.id))
    )
    await session.execute(update(Seat).where(Seat.user_id == user.id).values(name=NOBODY))
    await drop_jobs_about(session, user.id)
    user.name, user.name_key, user.name_look = NOBODY, f"{NOBODY}:{user.id}", None
    user.kind, user.role, user.settings = "deleted", "player", {}
    user.password = user.email = user.email_key = None
