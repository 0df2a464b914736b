"""API tokens: programs that act for a person."""

from fastapi import Depends
from pydantic import BaseModel
from sqlalchemy import delete, func, select

from ..clock import now
from ..db.models import ApiToken, new_id
from ..people.access import Account, at_browser
from ..people.exporting import Program, programs_of
from ..people.fields import Asked, Label, PathId
from ..people.routing import MOST, api_router
from ..people.tokens import digest, new_token
from ..problems import Problem, not_found
from ..services import Having

router = api_router("tokens")
Personal = Depends(at_browser)


class NewToken(Asked):
    name: Label


class MadeToken(BaseModel):
    """A token in full, shown this once: `Authorization: Bearer <token>`."""

    id: str
    name: str
    token: str


@router.get("/me/tokens")
async def list_tokens(having: Having, user: Account) -> list[Program]:
    """The programs that act for me."""
    async with having.db.read() as session:
        return await programs_of(session, user.id)


@router.post("/me/tokens", status_code=201, dependencies=[Personal])
async def make_token(asked: NewToken, having: Having, user: Account) -> MadeToken:
    """Let a program act for me."""
    token = new_token()
    made = ApiToken(id=new_id(), token_hash=digest(token), user_id=user.id, name=asked.name, created_at=now())
    async with having.db.write() as session:
        count = await session.scalar(select(func.count()).select_from(ApiToken).where(ApiToken.user_id == user.id))
        if (count or 0) >= MOST:
            raise Problem(409, "enough", limit=MOST)
        session.add(made)
    return MadeToken(id=made.id, name=made.name, token=token)


@router.delete("/me/tokens/{token_id}", status_code=204, dependencies=[Personal])
async def end_token(token_id: PathId, having: Having, user: Account) -> None:
    """Stop a program from acting for me."""
    mine = delete(ApiToken).where(ApiToken.id == token_id, ApiToken.user_id == user.id)
    async with having.db.write() as session:
        if await session.scalar(mine.returning(ApiToken.id)) is None:
            raise not_found("token")
