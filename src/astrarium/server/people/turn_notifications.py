"""Notifications that it is a person's turn, by the channels that the person has added."""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncSession

from astrarium.text.catalogue import folder_of
from astrarium.text.messages import Messages

from ..clock import now
from ..db.models import Channel, User
from ..jobs.new_job import NewJob
from ..words import words
from .addresses import table_path
from .channels import KINDS, TurnNotice
from .db_helpers import drop_jobs_about

QUIET: Final = "quiet"  # a setting: keep the channels, but send nothing for now


def turn_key(table_id: str, user_id: str, channel: str) -> str:
    """The key of a notification; with % for the channel, the pattern of all of them."""
    return f"turn:{table_id}:{user_id}:{channel}"


async def turn_jobs(session: AsyncSession, user: User, table_id: str, game: str) -> list[NewJob]:
    """A notification by each of the person's channels; one that still waits is replaced."""
    if user.settings.get(QUIET):
        return []
    turn = turn_notice(user, table_id, game)
    found: list[NewJob] = []
    for channel in await session.scalars(select(Channel).where(Channel.user_id == user.id)):
        kind = KINDS[channel.kind]
        data = kind.turn_job_data(channel.address, user, turn)
        if data is not None:
            key, due_at = turn_key(table_id, user.id, channel.id), now() + kind.delay
            found.append(NewJob(channel.kind, key, due_at, {**data, "channel": channel.id}, table_id))
    return found


async def forget_channel(session: AsyncSession, channel_id: str) -> None:
    """Remove a channel and the jobs that wait for it."""
    await session.execute(delete(Channel).where(Channel.id == channel_id))
    await drop_jobs_about(session, channel_id)


def turn_notice(user: User, table_id: str, game: str) -> TurnNotice:
    """The notice of a turn, in the person's language."""
    texts = words(user.language)
    title = title_of(game, texts.language)
    subject = texts.format("email-turn-subject", game=title)
    text = texts.format("email-turn-text", name=user.name, game=title)
    return TurnNotice(table_id, game, subject, text, table_path(table_id))


def title_of(game: str, language: str) -> str:
    """The title of a game; its id if it has no card."""
    return Messages(language, (folder_of(game) / "card",)).find(f"game-{game}", {}) or game
