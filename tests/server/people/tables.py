"""Tables, seats and chat as rows, for tests that need somebody to have played."""

from __future__ import annotations

from typing import Any

from sqlalchemy.ext.asyncio import AsyncSession

from astrarium.server.db.models import ChatLine, Seat, Table, new_id


async def seated(session: AsyncSession, user: dict[str, Any], name: str = "", **values: Any) -> str:
    """A table at which somebody sits; its id."""
    table_id = new_id()
    table = Table(
        id=table_id, game="toy", options={}, is_public=False, clock={"kind": "none"}, invite="invite-secret",
        seed=b"seed" * 8, commitment="", created_at=1, **values,
    )  # fmt: skip
    session.add(table)
    await session.flush()
    human = {"kind": "human", "user_id": user["id"], "name": name or user["name"]}
    session.add(Seat(table_id=table_id, seat=0, auto_replies={}, **human))
    return table_id


def said(session: AsyncSession, table_id: str, user: dict[str, Any], text: str) -> str:
    """A line of chat; its id."""
    line = ChatLine(id=new_id(), table_id=table_id, user_id=user["id"], text=text, at=1)
    session.add(line)
    return line.id
