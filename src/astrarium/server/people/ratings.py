"""How strong people are: a Plackett-Luce rating for each game."""

from __future__ import annotations

from typing import Final

from openskill.models import PlackettLuce
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from ..db.models import Rating, User
from .db_helpers import insert_if_new

MODEL: Final = PlackettLuce()
PAGE: Final = 50


async def rate(session: AsyncSession, game: str, placed: list[tuple[str, int]]) -> None:
    """Rate people by their places in a finished game. A person with several seats counts once, with the best place."""
    places: dict[str, int] = {}
    for user_id, place in placed:
        places[user_id] = min(place, places.get(user_id, place))
    if len(places) < 2:
        return
    ratings = await locked_ratings(session, game, sorted(places))
    teams = [[MODEL.rating(mu=rating.mu, sigma=rating.sigma)] for rating in ratings]
    rated = MODEL.rate(teams, ranks=[float(places[rating.user_id]) for rating in ratings])
    for rating, (after,) in zip(ratings, rated, strict=True):
        rating.mu, rating.sigma, rating.ordinal = after.mu, after.sigma, after.ordinal()
        rating.games += 1


async def locked_ratings(session: AsyncSession, game: str, user_ids: list[str]) -> list[Rating]:
    """The rows of these people, created if missing; locked in a fixed order, so that two games cannot deadlock."""
    new = MODEL.rating()
    numbers = {"mu": new.mu, "sigma": new.sigma, "ordinal": new.ordinal(), "games": 0}
    for user_id in user_ids:
        await insert_if_new(session, Rating, user_id=user_id, game=game, **numbers)
    query = select(Rating).where(Rating.game == game, Rating.user_id.in_(user_ids)).order_by(Rating.user_id)
    return list(await session.scalars(query.with_for_update().execution_options(populate_existing=True)))


async def ratings_of(session: AsyncSession, user_id: str) -> list[Rating]:
    query = select(Rating).where(Rating.user_id == user_id, Rating.games > 0).order_by(Rating.game)
    return list(await session.scalars(query))


async def leaders(session: AsyncSession, game: str, page: int) -> list[tuple[Rating, User]]:
    """A page of accounts with a rated game, the strongest first; one more than a page holds if there are more."""
    query = select(Rating, User).join(User, User.id == Rating.user_id)
    query = query.where(Rating.game == game, Rating.games > 0, User.kind == "account")
    ordered = query.order_by(Rating.ordinal.desc(), Rating.user_id).offset((page - 1) * PAGE).limit(PAGE + 1)
    return [(rating, user) for rating, user in await session.execute(ordered)]
