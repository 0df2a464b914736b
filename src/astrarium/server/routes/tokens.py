"""API tokens: programs that act for a person."""

from fastapi import Depends
from pydantic import BaseModel
from sqlalchemy import delete, func, select

from ..clock import now
from ..db.models import ApiToken, new_id
from ..people.access import Account, browser_only
from ..people.data_export import TokenInfo, tokens_of
from ..people.fields import Label, PathId, RequestBody
from ..people.routing import MAX_PER_PERSON, api_router
from ..people.tokens import digest, new_token
from ..problems import Problem, not_found
from ..services import ServicesDep

router = api_router("tokens")
BrowserOnly = Depends(browser_only)


class NewToken(RequestBody):
    name: Label


class MadeToken(BaseModel):
    """A token in full, shown this once: `Authorization: Bearer <token>`."""

    id: str
    name: str
    token: str


@router.get("/me/tokens")
async def list_tokens(services: ServicesDep, user: Account) -> list[TokenInfo]:
    """The programs that act for me."""
    async with services.db.read() as session:
        return await tokens_of(session, user.id)


@router.post("/me/tokens", status_code=201, dependencies=[BrowserOnly])
async def make_token(body: NewToken, services: ServicesDep, user: Account) -> MadeToken:
    """Make a token with which a program acts for me."""
    token = new_token()
    made = ApiToken(id=new_id(), token_hash=digest(token), user_id=user.id, name=body.name, created_at=now())
    async with services.db.write() as session:
        count = await session.scalar(select(func.count()).select_from(ApiToken).where(ApiToken.user_id == user.id))
        if (count or 0) >= MAX_PER_PERSON:
            raise Problem(409, "enough", limit=MAX_PER_PERSON)
        session.add(made)
    return MadeToken(id=made.id, name=made.name, token=token)


@router.delete("/me/tokens/{token_id}", status_code=204, dependencies=[BrowserOnly])
async def end_token(token_id: PathId, services: ServicesDep, user: Account) -> None:
    """Revoke a token."""
    mine = delete(ApiToken).where(ApiToken.id == token_id, ApiToken.user_id == user.id)
    async with services.db.write() as session:
        if await session.scalar(mine.returning(ApiToken.id)) is None:
            raise not_found("token")
        await services.visitors.changed(session, user.id)
