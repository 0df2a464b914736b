"""Jobs that send messages to people: retried for some hours, then given up."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

from sqlalchemy import update

from ..config import Config
from ..db.engine import Database
from ..db.models import Channel, Job
from .channels import KINDS
from .outbound_http import ChannelGone, SendingFailed
from .turn_notifications import forget_channel

Send = Callable[[Config, dict[str, Any]], Awaitable[None]]
Handler = Callable[[Job], Awaitable[None]]

ATTEMPTS: Final = 40  # about three hours at the runner's pace
FAILURES: Final = 5  # messages given up in a row, after which a channel is of no use

log = logging.getLogger(__name__)


def handlers(config: Config, db: Database) -> dict[str, Handler]:
    """The runner's handler for each kind of channel."""
    return {kind: handler(config, db, channel.send) for kind, channel in KINDS.items()}


def handler(config: Config, db: Database, send: Send) -> Handler:
    async def deliver(job: Job) -> None:
        try:
            await send(config, job.data)
        except ChannelGone:
            await give_up(db, job, is_gone=True)
        except SendingFailed:
            if job.attempts < ATTEMPTS:
                raise
            await give_up(db, job, is_gone=False)
        else:
            await note_success(db, job)

    return deliver


async def note_success(db: Database, job: Job) -> None:
    channel = job.data.get("channel")
    if channel is not None:
        async with db.write() as session:
            used = update(Channel).where(Channel.id == channel, Channel.failures > 0)
            await session.execute(used.values(failures=0))


async def give_up(db: Database, job: Job, is_gone: bool) -> None:
    """Count a failure; a channel with too many failures, or one that is gone, is removed."""
    log.warning("a message was given up", extra={"kind": job.kind, "attempts": job.attempts})
    channel = job.data.get("channel")
    if channel is None:
        return
    async with db.write() as session:
        counted = update(Channel).where(Channel.id == channel).values(failures=Channel.failures + 1)
        failures = await session.scalar(counted.returning(Channel.failures))
        if is_gone or (failures or 0) >= FAILURES:
            await forget_channel(session, channel)
