"""How many games against bots somebody may have under way: each of them lets bots think."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from sqlalchemy import ColumnElement, exists, select
from sqlalchemy.ext.asyncio import AsyncSession

from .. import clock
from ..db.tables import Seat, Table
from ..problems import Problem

PER_PERSON: Final = 20
PER_ADDRESS: Final = 40
FORGOTTEN: Final = clock.DAY  # a game without a move for so long costs nothing and does not count
KEPT: Final = 5_000  # addresses; those that began no game for longest are forgotten first


class BotGames:
    """Counts people's games in the database, and those of an address as far as this process has begun them."""

    def __init__(self, per_person: int = PER_PERSON, per_address: int = PER_ADDRESS) -> None:
        self.per_person = per_person
        self.per_address = per_address
        self._by_origin: OrderedDict[str, list[str]] = OrderedDict()

    async def check(self, session: AsyncSession, person: str, origin: str) -> None:
        """`Problem` if a person, or all at one address, have enough games against bots."""
        has_bot = exists().where(Seat.table_id == Table.id, Seat.kind == "bot")
        if len(await under_way(session, Table.host_id == person, has_bot)) >= self.per_person:
            raise Problem(409, "enough-bot-games", limit=self.per_person)
        begun = self._by_origin.get(origin, [])
        if len(begun) >= self.per_address:
            begun[:] = await under_way(session, Table.id.in_(begun))
        if len(begun) >= self.per_address:
            raise Problem(409, "enough-bot-games-here", limit=self.per_address)

    def add(self, origin: str, table_id: str) -> None:
        """A game has begun."""
        self._by_origin.setdefault(origin, []).append(table_id)
        self._by_origin.move_to_end(origin)
        while len(self._by_origin) > KEPT:
            self._by_origin.popitem(last=False)


async def under_way(session: AsyncSession, *which: ColumnElement[bool]) -> list[str]:
    """The tables of a choice whose games go on."""
    is_going_on = (Table.status == "running", Table.moved_at > clock.now() - FORGOTTEN)
    return list(await session.scalars(select(Table.id).where(*is_going_on, *which)))
