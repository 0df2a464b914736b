"""Who has a channel for notifications, remembered: otherwise each move would ask."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection
from typing import Final

from sqlalchemy import select

from ..db.engine import Database
from ..db.models import Channel
from ..live.bus import Bus, Message
from .visitors import PERSON

MAX_KNOWN: Final = 20_000  # people; those not asked for longest are forgotten first


class ReachablePeople:
    """Forgets a person when something about them changes, and everybody after a gap in the messages."""

    def __init__(self, db: Database, bus: Bus) -> None:
        self.db = db
        self.bus = bus
        self._known: OrderedDict[str, bool] = OrderedDict()
        self._changes = 0
        bus.listen(self._on_message)
        bus.on_gap(self._forget_all)

    async def among(self, people: Collection[str]) -> set[str]:
        """Those of the people who have a channel."""
        if not self.bus.is_connected:
            await self._forget_all()
        new = [person for person in people if person not in self._known]
        found = await self._read(new) if new else set()
        return {person for person in people if person in found or self._known.get(person)}

    async def _read(self, people: list[str]) -> set[str]:
        changes = self._changes
        async with self.db.read() as session:
            found = set(await session.scalars(select(Channel.user_id).where(Channel.user_id.in_(people))))
        if changes == self._changes:
            self._known |= {person: person in found for person in people}
            while len(self._known) > MAX_KNOWN:
                self._known.popitem(last=False)
        return found

    def _on_message(self, message: Message) -> None:
        if message["type"] == PERSON:
            self._changes += 1
            self._known.pop(message["person"], None)

    async def _forget_all(self) -> None:
        self._changes += 1
        self._known.clear()
