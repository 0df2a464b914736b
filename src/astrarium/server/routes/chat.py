"""Chat at a table."""

from typing import Annotated

from fastapi import Depends, Query
from pydantic import AfterValidator, BaseModel, StringConstraints
from sqlalchemy import select

from .. import clock
from ..db.base import new_id
from ..db.people import IgnoredPerson, User
from ..db.tables import ChatLine
from ..people.access import OptionalUser, SignedIn
from ..people.fields import RequestBody, printable
from ..people.limits import limited
from ..people.routing import api_router
from ..problems import Problem
from ..services import ServicesDep
from .table_access import VisibleTable

router = api_router("chat")
PAGE = 200


class NewChatLine(RequestBody):
    text: Annotated[
        str, StringConstraints(min_length=1, max_length=500, strip_whitespace=True), AfterValidator(printable)
    ]


class ChatLineInfo(BaseModel):
    """One line; a removed one has no text."""

    id: str
    user: str | None
    name: str
    text: str | None
    at: int


@router.get("/tables/{table}/chat", dependencies=[Depends(limited("request"))])
async def chat_lines(
    cached: VisibleTable, services: ServicesDep, user: OptionalUser, after: Annotated[int, Query(ge=0, le=10**14)] = 0
) -> list[ChatLineInfo]:
    """The newest lines after a time, without those of people whom the reader ignores."""
    query = (
        select(ChatLine, User.name)
        .outerjoin(User, User.id == ChatLine.user_id)
        .where(ChatLine.table_id == cached.meta.id, ChatLine.at > after)
        .order_by(ChatLine.at.desc(), ChatLine.id.desc())
        .limit(PAGE)
    )
    async with services.db.read() as session:
        rows = (await session.execute(query)).all()
        muted: set[str] = set()
        if user is not None:
            muted = set(await session.scalars(select(IgnoredPerson.other_id).where(IgnoredPerson.user_id == user.id)))
    return [line_info(line, name or "") for line, name in reversed(rows) if line.user_id not in muted]


def line_info(line: ChatLine, name: str) -> ChatLineInfo:
    text = line.text if line.removed_at is None else None
    return ChatLineInfo(id=line.id, user=line.user_id, name=name, text=text, at=line.at)


@router.post("/tables/{table}/chat", status_code=201, dependencies=[Depends(limited("chat"))])
async def say(cached: VisibleTable, body: NewChatLine, services: ServicesDep, user: SignedIn) -> ChatLineInfo:
    """Add a line; only people who sit at the table may."""
    if not cached.meta.seats_of(user.id):
        raise Problem(403, "not-seated")
    if user.muted_at is not None:
        raise Problem(403, "muted")
    line = ChatLine(id=new_id(), table_id=cached.meta.id, user_id=user.id, text=body.text, at=clock.now())
    async with services.db.write() as session:
        session.add(line)
        message = {
            "type": "chat",
            "table": cached.meta.id,
            "from": user.id,
            "line": line_info(line, user.name).model_dump(),
        }
        await services.bus.publish(session, message)
    return line_info(line, user.name)
