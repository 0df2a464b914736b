"""Inserts that may race with other processes, and removal of jobs."""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, or_
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncSession

from ..db.models import Base, Job


async def insert_if_new(session: AsyncSession, model: type[Base], **values: Any) -> None:
    """Add a row unless one with the same key is there; another process may be adding it right now."""
    insert = sqlite.insert if session.get_bind().dialect.name == "sqlite" else postgresql.insert
    await session.execute(insert(model).values(**values).on_conflict_do_nothing())


async def drop_jobs_about(session: AsyncSession, part: str) -> None:
    """Delete the jobs of a person or a channel, whose id is a part of their keys."""
    await session.execute(delete(Job).where(or_(Job.key.like(f"%:{part}"), Job.key.like(f"%:{part}:%"))))
