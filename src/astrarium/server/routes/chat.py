"""What is said at a table."""

from typing import Annotated

from fastapi import Depends, Query
from pydantic import AfterValidator, BaseModel, StringConstraints
from sqlalchemy import select

from .. import clock
from ..db.base import new_id
from ..db.people import Distance, User
from ..db.tables import ChatLine
from ..people.access import Anyone, Signed
from ..people.fields import Asked, printable
from ..people.limits import limited
from ..people.routing import api_router
from ..problems import Problem
from ..services import Having
from .places import Seen

router = api_router("chat")
PAGE = 200


class Said(Asked):
    text: Annotated[
        str, StringConstraints(min_length=1, max_length=500, strip_whitespace=True), AfterValidator(printable)
    ]


class Line(BaseModel):
    """One line; a removed one has no text."""

    id: str
    user: str | None
    name: str
    text: str | None
    at: int


@router.get("/tables/{table}/chat")
async def lines(
    known: Seen, having: Having, user: Anyone, after: Annotated[int, Query(ge=0, le=10**14)] = 0
) -> list[Line]:
    """The newest lines after a time; without those of people whom the reader has muted."""
    asked = (
        select(ChatLine, User.name)
        .outerjoin(User, User.id == ChatLine.user_id)
        .where(ChatLine.table_id == known.meta.id, ChatLine.at > after)
        .order_by(ChatLine.at.desc(), ChatLine.id.desc())
        .limit(PAGE)
    )
    async with having.db.read() as session:
        found = (await session.execute(asked)).all()
        muted: set[str] = set()
        if user is not None:
            muted = set(await session.scalars(select(Distance.other_id).where(Distance.user_id == user.id)))
    return [shown(line, name or "") for line, name in reversed(found) if line.user_id not in muted]


def shown(line: ChatLine, name: str) -> Line:
    text = line.text if line.removed_at is None else None
    return Line(id=line.id, user=line.user_id, name=name, text=text, at=line.at)


@router.post("/tables/{table}/chat", status_code=201, dependencies=[Depends(limited("chat"))])
async def say(known: Seen, said: Said, having: Having, user: Signed) -> Line:
    """Say something; only those who sit at the table may."""
    if not known.meta.seats_of(user.id):
        raise Problem(403, "not-seated")
    if user.muted_at is not None:
        raise Problem(403, "muted")
    line = ChatLine(id=new_id(), table_id=known.meta.id, user_id=user.id, text=said.text, at=clock.now())
    async with having.db.write() as session:
        session.add(line)
        message = {"type": "chat", "table": known.meta.id, "from": user.id, "line": shown(line, user.name).model_dump()}
        await having.bus.publish(session, message)
    return shown(line, user.name)
