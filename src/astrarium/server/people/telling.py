"""Telling people away from the table that it is their turn. Nobody is told who did not ask for it."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncSession

from ..clock import MINUTE, now
from ..db.models import Channel, Job, User
from ..jobs import store as jobs
from ..words import words
from .addresses import table_path
from .outward import ChannelGone, SendingFailed
from .queueing import drop_jobs_about
from .sending import send_mail, send_push, send_webhook

__all__ = [
    "ChannelGone", "SendingFailed", "forget_channel", "send_mail", "send_push", "send_webhook", "tell_turn",
    "untell_turn",
]  # fmt: skip

QUIET: Final = "quiet"  # a setting: keep my channels, but leave me alone for now
PATIENCE: Final = {"mail": 5 * MINUTE, "webhook": 0, "push": 0}  # who moves within it gets no letter


def turn_key(table_id: str, user_id: str, channel: str) -> str:
    return f"turn:{table_id}:{user_id}:{channel}"


async def tell_turn(session: AsyncSession, user: User, table_id: str, game: str) -> None:
    """Put down that a person is to be told, by every channel that the person has; once until it was sent."""
    if user.settings.get(QUIET):
        return
    for channel in await session.scalars(select(Channel).where(Channel.user_id == user.id)):
        data = turn_data(channel, user, table_id, game)
        if data is not None:
            key, due_at = turn_key(table_id, user.id, channel.id), now() + PATIENCE[channel.kind]
            await jobs.put(session, channel.kind, key, due_at, {**data, "channel": channel.id}, table_id)


async def untell_turn(session: AsyncSession, user_id: str, table_id: str) -> None:
    """The person has moved: what was not sent yet need not be."""
    waiting = Job.key.like(turn_key(table_id, user_id, "%"))
    await session.execute(delete(Job).where(Job.table_id == table_id, waiting, Job.lease_until < now()))


async def forget_channel(session: AsyncSession, channel_id: str) -> None:
    """Nothing will ever arrive there: remove the channel and what waits for it."""
    await session.execute(delete(Channel).where(Channel.id == channel_id))
    await drop_jobs_about(session, channel_id)


def turn_data(channel: Channel, user: User, table_id: str, game: str) -> dict[str, Any] | None:
    """What a channel is told; None if it cannot be used yet."""
    said, title, path = words(user.language), title_of(game), table_path(table_id)
    subject = said.format("letter-turn-subject", game=title)
    if channel.kind == "mail":
        if user.email_key is None:
            return None
        text = said.format("letter-turn-text", name=user.name, game=title)
        return {"to": user.email, "subject": subject, "text": text, "path": path}
    if channel.kind == "webhook":
        message = {"type": "turn", "table": table_id, "game": game, "text": subject, "url": path}
        return {**channel.address, "message": message}
    return {"subscription": channel.address, "message": {"title": subject, "table": table_id, "url": path}}


def title_of(game: str) -> str:
    """What a game is called in a letter: planet_b is Planet B."""
    return game.replace("_", " ").title()
