"""What the API shows of people, to themselves and to others."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel

from ..db.models import Rating, User

Kind = Literal["guest", "account", "deleted"]
Role = Literal["player", "admin"]


class Me(BaseModel):
    """A person's own profile. Times are milliseconds since 1970."""

    id: str
    name: str
    kind: Kind
    role: Role
    language: str
    settings: dict[str, Any]
    email: str | None
    is_email_confirmed: bool
    is_suspended: bool
    is_muted: bool
    since: int

    @staticmethod
    def of(user: User) -> Me:
        return Me(
            id=user.id,
            name=user.name,
            kind=user.kind,  # type: ignore[arg-type]  # the column holds one of them
            role=user.role,  # type: ignore[arg-type]  # the column holds one of them
            language=user.language,
            settings=user.settings,
            email=user.email,
            is_email_confirmed=user.email_key is not None,
            is_suspended=user.suspended_at is not None,
            is_muted=user.muted_at is not None,
            since=user.created_at,
        )


class SessionInfo(BaseModel):
    """Who is signed in, if anybody, and the token that changes need."""

    user: Me | None
    csrf: str | None


class RatingInfo(BaseModel):
    """A rating in one game: `ordinal` is what lists are sorted by."""

    game: str
    games: int
    mu: float
    sigma: float
    ordinal: float

    @staticmethod
    def of(rating: Rating) -> RatingInfo:
        return RatingInfo(
            game=rating.game, games=rating.games, mu=rating.mu, sigma=rating.sigma, ordinal=rating.ordinal
        )


class Person(BaseModel):
    """What everybody may know of a person."""

    id: str
    name: str
    kind: Kind
    since: int
    ratings: list[RatingInfo]


class Leader(BaseModel):
    place: int
    id: str
    name: str
    games: int
    ordinal: float


class Leaderboard(BaseModel):
    game: str
    page: int
    has_more: bool
    people: list[Leader]
