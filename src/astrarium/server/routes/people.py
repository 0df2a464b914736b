"""Other people: profiles, leaderboards, ignoring, reports."""

from typing import Annotated, Final, Literal

from fastapi import Depends, Path
from pydantic import BaseModel
from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from astrarium.kernel import registry

from ..clock import now
from ..db.models import IgnoredPerson, Report, User, new_id
from ..people.access import SignedIn
from ..people.admin_actions import find_person
from ..people.data_export import IgnoredInfo, ignored_by
from ..people.fields import Id, PageNumber, PathId, ReportText, RequestBody
from ..people.limits import limited
from ..people.ratings import PAGE, leaders, ratings_of
from ..people.routing import api_router
from ..people.views import Leader, Leaderboard, Person, RatingInfo
from ..problems import Problem, not_found
from ..services import ServicesDep

router = api_router("people")
MAX_IGNORED: Final = 500
GameName = Annotated[str, Path(pattern="^[a-z][a-z0-9_]{0,29}$")]


class IgnoreRequest(RequestBody):
    """`mute` hides the other's chat; `block` also keeps us from sitting at one table."""

    kind: Literal["mute", "block"]


class ReportRequest(RequestBody):
    about: Id
    table: Id | None = None
    text: ReportText


class ReportReceipt(BaseModel):
    id: str


@router.get("/people/{user_id}", dependencies=[Depends(limited("request"))])
async def profile(user_id: PathId, services: ServicesDep) -> Person:
    """What everybody may know of a person."""
    async with services.db.read() as session:
        user = await find_person(session, user_id)
        ratings = [RatingInfo.of(rating) for rating in await ratings_of(session, user.id)]
    known = {"id": user.id, "name": user.name, "kind": user.kind, "since": user.created_at}
    return Person.model_validate({**known, "ratings": ratings})


@router.get("/leaderboard/{game}", dependencies=[Depends(limited("request", 5))])
async def leaderboard(game: GameName, services: ServicesDep, page: PageNumber = 1) -> Leaderboard:
    """The strongest players of a game."""
    if game not in registry.names(unfinished=True):
        raise not_found("game")
    async with services.db.read() as session:
        rows = await leaders(session, game, page)
    first = (page - 1) * PAGE + 1
    people = [
        Leader(place=place, id=user.id, name=user.name, games=rating.games, ordinal=rating.ordinal)
        for place, (rating, user) in enumerate(rows[:PAGE], first)
    ]
    return Leaderboard(game=game, page=page, has_more=len(rows) > PAGE, people=people)


async def other_person(session: AsyncSession, user: User, other_id: str) -> User:
    if other_id == user.id:
        raise Problem(409, "not-yourself")
    return await find_person(session, other_id)


@router.get("/me/ignored")
async def list_ignored(services: ServicesDep, user: SignedIn) -> list[IgnoredInfo]:
    """The people whom I ignore."""
    async with services.db.read() as session:
        return await ignored_by(session, user.id)


@router.get("/me/ignored/{user_id}")
async def get_ignored(user_id: PathId, services: ServicesDep, user: SignedIn) -> IgnoredInfo:
    async with services.db.read() as session:
        ignored = await session.get(IgnoredPerson, (user.id, user_id))
    if ignored is None:
        raise not_found("ignored-person")
    return IgnoredInfo(other=ignored.other_id, kind=ignored.kind)


@router.put("/me/ignored/{user_id}")
async def ignore_person(user_id: PathId, body: IgnoreRequest, services: ServicesDep, user: SignedIn) -> IgnoredInfo:
    """Mute or block somebody."""
    async with services.db.write() as session:
        other = await other_person(session, user, user_id)
        count = await session.scalar(
            select(func.count()).select_from(IgnoredPerson).where(IgnoredPerson.user_id == user.id)
        )
        if (count or 0) >= MAX_IGNORED:
            raise Problem(409, "enough", limit=MAX_IGNORED)
        await session.merge(IgnoredPerson(user_id=user.id, other_id=other.id, kind=body.kind))
    return IgnoredInfo(other=other.id, kind=body.kind)


@router.delete("/me/ignored/{user_id}", status_code=204)
async def stop_ignoring(user_id: PathId, services: ServicesDep, user: SignedIn) -> None:
    """Stop ignoring somebody."""
    mine = delete(IgnoredPerson).where(IgnoredPerson.user_id == user.id, IgnoredPerson.other_id == user_id)
    async with services.db.write() as session:
        if await session.scalar(mine.returning(IgnoredPerson.other_id)) is None:
            raise not_found("ignored-person")


@router.post("/reports", status_code=201, dependencies=[Depends(limited("chat"))])
async def report(body: ReportRequest, services: ServicesDep, user: SignedIn) -> ReportReceipt:
    """Report somebody to the administrators."""
    async with services.db.write() as session:
        about = await other_person(session, user, body.about)
        made = Report(
            id=new_id(), by_id=user.id, about_id=about.id, table_id=body.table, text=body.text, created_at=now()
        )
        session.add(made)
    return ReportReceipt(id=made.id)
