"""A database that is away when a server starts is waited for: after a power cut both start at once."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from sqlalchemy.exc import DBAPIError

PAUSE: Final = 1.0  # seconds between two attempts
STARTING_OR_STOPPING: Final = frozenset({"57P01", "57P02", "57P03"})  # what PostgreSQL answers meanwhile

log = logging.getLogger(__name__)


async def when_reachable(use: Callable[[], Awaitable[None]], seconds: float) -> None:
    """Use a database, and try again for some seconds while it cannot be reached. Other errors are raised at once."""
    loop = asyncio.get_running_loop()
    until, has_told = loop.time() + seconds, False
    while True:
        try:
            await use()
            return
        except (DBAPIError, OSError) as error:
            if not is_away(error) or loop.time() + PAUSE > until:
                raise
            if not has_told:
                log.warning("the database is away", extra={"reason": reason_of(error)})
                has_told = True
        await asyncio.sleep(PAUSE)


def is_away(error: DBAPIError | OSError) -> bool:
    if isinstance(error, OSError):
        return True
    return getattr(error.orig, "sqlstate", None) in STARTING_OR_STOPPING or isinstance(error.orig, OSError)


def reason_of(error: Exception) -> str:
    """The first line of what the database has said."""
    return str(getattr(error, "orig", None) or error).partition("\n")[0]
