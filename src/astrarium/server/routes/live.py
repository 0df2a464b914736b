"""The WebSocket: only the server speaks on it, and whoever hears of something asks for the rest over HTTP."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Query, WebSocket
from pydantic import StringConstraints
from sqlalchemy import select

from ..db.engine import Database
from ..db.people import Distance
from ..live.hub import Indices
from ..live.socket import POLICY
from ..people.access import websocket_user
from ..services import services

MOST_TABLES: Final = 20  # that one socket may watch

Watched = Annotated[str, StringConstraints(pattern=r"^[2-9a-z]{1,16}(:[A-Za-z0-9_-]{0,64})?$")]  # with an invitation

router = APIRouter()


async def left_out(db: Database, user_id: str | None) -> frozenset[str]:
    """The people from whom the user wants to hear nothing."""
    if user_id is None:
        return frozenset()
    async with db.read() as session:
        found = await session.scalars(select(Distance.other_id).where(Distance.user_id == user_id))
        return frozenset(found)


@router.websocket("/api/live")
async def live(websocket: WebSocket, watch: Annotated[list[Watched] | None, Query()] = None) -> None:
    """Says `hello` with the newest index of every table that concerns the visitor, then each change."""
    having = services(websocket)
    user = await websocket_user(websocket)
    user_id = user.id if user is not None else None
    wanted = list(dict.fromkeys(watch or []))
    if len(wanted) > MOST_TABLES:
        await websocket.close(POLICY)
        return

    async def look_up() -> Indices:
        watched = await having.tables.watchable(user_id, wanted) if wanted else {}
        own = await having.tables.of_user(user_id) if user_id is not None else {}
        return Indices(watched, own)

    tables = {name.partition(":")[0] for name in wanted}
    await having.hub.serve(websocket, user_id, tables, look_up, await left_out(having.db, user_id))
