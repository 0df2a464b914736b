"""Guests: people without a password, with a made-up name and a session cookie."""

from __future__ import annotations

import secrets
import tomllib
from functools import cache
from pathlib import Path
from typing import Final

from sqlalchemy import delete, exists, select
from sqlalchemy.ext.asyncio import AsyncSession

from ..clock import now
from ..db.models import Seat, User, new_id
from .lookalikes import look_of
from .names import is_like, name_key

WORDS: Final = Path(__file__).parent / "guest_names.toml"


@cache
def guest_words() -> dict[str, list[dict[str, list[str]]]]:
    """The adjectives and stars that names are made of, by language; those of one group go together."""
    return tomllib.loads(WORDS.read_text(encoding="utf-8"))


def made_up_name(digits: int, language: str) -> str:
    """Such as Patient Vega 42."""
    star, adjectives = secrets.choice(
        [(star, group["adjectives"]) for group in guest_words()[language] for star in group["stars"]]
    )
    return f"{secrets.choice(adjectives)} {star} {secrets.randbelow(10**digits)}"


async def free_name(session: AsyncSession, language: str) -> str:
    """A made-up name that nobody has; the more are taken, the longer the number."""
    digits = 2
    while await session.scalar(select(User.id).where(is_like(name := made_up_name(digits, language)))):
        digits += 1
    return name


async def make_guest(session: AsyncSession, language: str) -> User:
    name, time = await free_name(session, language), now()
    guest = User(
        id=new_id(),
        name=name,
        name_key=name_key(name),
        name_look=look_of(name),
        language=language,
        settings={},
        created_at=time,
        seen_at=time,
    )
    session.add(guest)
    await session.flush()
    return guest


async def forget_guest(session: AsyncSession, user_id: str) -> None:
    """Remove a guest who never sat down."""
    has_sat = exists(select(Seat.table_id).where(Seat.user_id == user_id))
    await session.execute(delete(User).where(User.id == user_id, User.kind == "guest", ~has_sat))
