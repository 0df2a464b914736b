"""The WebSocket: it sends what has changed; clients get the rest over HTTP."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, WebSocket
from sqlalchemy import select

from ..db.engine import Database
from ..db.people import IgnoredPerson
from ..live.hub import Indices
from ..live.socket import POLICY
from ..live.subscriptions import MOST_TABLES, Watched
from ..people.access import websocket_user
from ..people.limits import address_or_person
from ..people.origins import client_address
from ..problems import Problem
from ..services import services_of

router = APIRouter()


async def ignored_people(db: Database, user_id: str | None) -> frozenset[str]:
    """The people whom the user ignores."""
    if user_id is None:
        return frozenset()
    async with db.read() as session:
        ids = await session.scalars(select(IgnoredPerson.other_id).where(IgnoredPerson.user_id == user_id))
        return frozenset(ids)


@router.websocket("/api/live")
async def live(websocket: WebSocket, watch: Annotated[list[Watched] | None, Query()] = None) -> None:
    """Sends `hello` with the newest index of every table that concerns the visitor, then each change.

    `{"watch": ["id", "id:invitation"]}` from the client: watch these tables instead; another `hello` answers it.
    """
    services = services_of(websocket)
    user = await websocket_user(websocket)
    user_id = user.id if user is not None else None
    wanted = watch or []
    if len(wanted) > MOST_TABLES:
        await websocket.close(POLICY)
        return

    async def look_up(names: list[str]) -> Indices | None:
        try:
            services.limits.take("request", address_or_person(websocket, user_id))
        except Problem:
            return None
        watched = await services.tables.watchable(user_id, names) if names else {}
        own = await services.tables.of_user(user_id) if user_id is not None else {}
        return Indices(watched, own)

    ignored, address = await ignored_people(services.db, user_id), client_address(websocket)
    await services.hub.serve(websocket, user_id, wanted, look_up, ignored, address)
