"""Other people: profiles, leaderboards, keeping away, telling the administrators."""

from typing import Annotated, Final, Literal

from fastapi import Depends, Path
from pydantic import BaseModel
from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from astrarium.kernel import registry

from ..clock import now
from ..db.models import Distance, Report, User, new_id
from ..people.access import Signed
from ..people.administering import find_person
from ..people.exporting import KeptAway, distances_of
from ..people.fields import Asked, Id, PageNumber, PathId, Remark
from ..people.limits import limited
from ..people.ratings import PAGE, leaders, ratings_of
from ..people.routing import api_router
from ..people.views import Leader, Leaderboard, Person, Strength
from ..problems import Problem, not_found
from ..services import Having

router = api_router("people")
MOST_DISTANCES: Final = 500
GameName = Annotated[str, Path(pattern="^[a-z][a-z0-9_]{0,29}$")]


class Keeping(Asked):
    """`mute` hides what the other says; `block` also keeps the two of us off one table."""

    kind: Literal["mute", "block"]


class Telling(Asked):
    about: Id
    table: Id | None = None
    text: Remark


class Told(BaseModel):
    id: str


@router.get("/people/{user_id}")
async def profile(user_id: PathId, having: Having) -> Person:
    """What everybody may know of a person."""
    async with having.db.read() as session:
        user = await find_person(session, user_id)
        ratings = [Strength.of(rating) for rating in await ratings_of(session, user.id)]
    known = {"id": user.id, "name": user.name, "kind": user.kind, "since": user.created_at}
    return Person.model_validate({**known, "ratings": ratings})


@router.get("/leaderboard/{game}")
async def leaderboard(game: GameName, having: Having, page: PageNumber = 1) -> Leaderboard:
    """The strongest players of a game."""
    if game not in registry.names(unfinished=True):
        raise not_found("game")
    async with having.db.read() as session:
        found = await leaders(session, game, page)
    first = (page - 1) * PAGE + 1
    people = [
        Leader(place=place, id=user.id, name=user.name, games=rating.games, ordinal=rating.ordinal)
        for place, (rating, user) in enumerate(found[:PAGE], first)
    ]
    return Leaderboard(game=game, page=page, has_more=len(found) > PAGE, people=people)


async def other_person(session: AsyncSession, user: User, other_id: str) -> User:
    if other_id == user.id:
        raise Problem(409, "not-yourself")
    return await find_person(session, other_id)


@router.get("/me/distances")
async def list_distances(having: Having, user: Signed) -> list[KeptAway]:
    """Whom I keep away from."""
    async with having.db.read() as session:
        return await distances_of(session, user.id)


@router.get("/me/distances/{user_id}")
async def one_distance(user_id: PathId, having: Having, user: Signed) -> KeptAway:
    async with having.db.read() as session:
        found = await session.get(Distance, (user.id, user_id))
    if found is None:
        raise not_found("distance")
    return KeptAway(other=found.other_id, kind=found.kind)


@router.put("/me/distances/{user_id}")
async def keep_away(user_id: PathId, asked: Keeping, having: Having, user: Signed) -> KeptAway:
    """Mute or block somebody."""
    async with having.db.write() as session:
        other = await other_person(session, user, user_id)
        count = await session.scalar(select(func.count()).select_from(Distance).where(Distance.user_id == user.id))
        if (count or 0) >= MOST_DISTANCES:
            raise Problem(409, "enough", limit=MOST_DISTANCES)
        await session.merge(Distance(user_id=user.id, other_id=other.id, kind=asked.kind))
    return KeptAway(other=other.id, kind=asked.kind)


@router.delete("/me/distances/{user_id}", status_code=204)
async def come_near(user_id: PathId, having: Having, user: Signed) -> None:
    """Hear from somebody again."""
    mine = delete(Distance).where(Distance.user_id == user.id, Distance.other_id == user_id)
    async with having.db.write() as session:
        if await session.scalar(mine.returning(Distance.other_id)) is None:
            raise not_found("distance")


@router.post("/reports", status_code=201, dependencies=[Depends(limited("chat"))])
async def report(asked: Telling, having: Having, user: Signed) -> Told:
    """Tell the administrators about somebody."""
    async with having.db.write() as session:
        about = await other_person(session, user, asked.about)
        told = Report(
            id=new_id(), by_id=user.id, about_id=about.id, table_id=asked.table, text=asked.text, created_at=now()
        )
        session.add(told)
    return Told(id=told.id)
