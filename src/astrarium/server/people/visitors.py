"""Who is asking, remembered for a short time: a query for each request would cost more than most answers."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace
from time import monotonic
from typing import Final

from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncSession
from starlette.requests import HTTPConnection

from .. import clock
from ..db.engine import Database
from ..live.bus import Bus, Message
from .sessions import COOKIE, Visitor, refresh, visitor_by_cookie, visitor_by_token
from .tokens import digest

MAX_KNOWN: Final = 10_000  # visitors; those not seen for longest are forgotten first
MAX_AGE: Final = 30.0  # seconds, should a message ever be lost
PERSON: Final = "person"  # the message: something about a person has changed

Key = tuple[bool, bytes]  # whether it is a bearer token, and the hash of the token or cookie


class Visitors:
    """Recognises visitors by cookie or token. What is remembered of a person is dropped when it changes anywhere."""

    def __init__(self, db: Database, bus: Bus, time: Callable[[], float] = monotonic) -> None:
        self.db = db
        self.bus = bus
        self.time = time
        self._known: OrderedDict[Key, tuple[float, Visitor]] = OrderedDict()
        self._keys: dict[str, set[Key]] = {}  # by person
        self._changes = 0  # that were heard of: what was read before one may be outdated
        bus.listen(self._on_message)
        bus.on_gap(self.forget_all)

    async def find(self, connection: HTTPConnection) -> Visitor | None:
        """The visitor, by bearer token or else by cookie."""
        bearer, cookie = bearer_token(connection), connection.cookies.get(COOKIE)
        if bearer is not None:
            return await self._by(True, bearer)
        return await self._by(False, cookie) if cookie else None

    async def _by(self, is_bearer: bool, token: str) -> Visitor | None:
        key = (is_bearer, digest(token))
        known = self._remembered(key)
        if known is not None:
            return known
        changes = self._changes
        async with self.db.read() as session:
            found = await (visitor_by_token if is_bearer else visitor_by_cookie)(session, token)
        if found is not None and changes == self._changes:
            self._remember(key, found)
        return found

    def _remembered(self, key: Key) -> Visitor | None:
        """Nobody while messages of other processes do not arrive."""
        since, visitor = self._known.get(key, (0.0, None))
        if visitor is None or not self.bus.is_connected:
            return None
        if self.time() - since > MAX_AGE or visitor.expires_at <= clock.now():
            self._drop(key)
            return None
        self._known.move_to_end(key)
        return visitor

    def _remember(self, key: Key, visitor: Visitor) -> None:
        self._known[key] = (self.time(), visitor)
        self._keys.setdefault(visitor.user.id, set()).add(key)
        while len(self._known) > MAX_KNOWN:
            self._drop(next(iter(self._known)))

    def _drop(self, key: Key) -> None:
        _, visitor = self._known.pop(key)
        keys = self._keys[visitor.user.id]
        keys.discard(key)
        if not keys:
            del self._keys[visitor.user.id]

    async def refresh(self, visitor: Visitor) -> bool:
        """Update the time of the last visit, at most hourly. True if updated."""
        seen_at = await refresh(self.db, visitor)
        if seen_at is None:
            return False
        for key in self._keys.get(visitor.user.id, ()):
            since, known = self._known[key]
            if known is visitor:
                self._known[key] = (since, replace(known, seen_at=seen_at))
        return True

    async def changed(self, session: AsyncSession, user_id: str) -> None:
        """What is known of a person, or how they are signed in, has changed: all processes read it anew.

        This one forgets it at the commit itself, so that nobody is let in by what they have just ended.
        """
        await self.bus.publish(session, {"type": PERSON, "person": user_id})
        event.listen(session.sync_session, "after_commit", lambda _: self.forget(user_id))

    def forget(self, user_id: str) -> None:
        self._changes += 1
        for key in list(self._keys.get(user_id, ())):
            self._drop(key)

    async def forget_all(self) -> None:
        self._changes += 1
        self._known.clear()
        self._keys.clear()

    def _on_message(self, message: Message) -> None:
        if message["type"] == PERSON:
            self.forget(message["person"])


def bearer_token(connection: HTTPConnection) -> str | None:
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None
