"""What administrators are shown. E-mail addresses, seeds and invite links are not for them either."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel

from ..db.models import User
from .views import Kind, Role, Strength

Status = Literal["open", "running", "paused", "finished", "abandoned"]


class Governed(BaseModel):
    """A person. Times are milliseconds since 1970."""

    id: str
    name: str
    kind: Kind
    role: Role
    has_email: bool
    created_at: int
    seen_at: int
    suspended_at: int | None
    muted_at: int | None

    @staticmethod
    def of(user: User) -> Governed:
        return Governed(
            id=user.id,
            name=user.name,
            kind=user.kind,  # type: ignore[arg-type]  # the column holds one of them
            role=user.role,  # type: ignore[arg-type]  # the column holds one of them
            has_email=user.email is not None,
            created_at=user.created_at,
            seen_at=user.seen_at,
            suspended_at=user.suspended_at,
            muted_at=user.muted_at,
        )


class GovernedDetail(BaseModel):
    person: Governed
    tables: int
    ratings: list[Strength]


class GovernedList(BaseModel):
    page: int
    has_more: bool
    people: list[Governed]


class SeatSeen(BaseModel, from_attributes=True):
    seat: int
    kind: str
    user_id: str | None
    name: str
    bot: str | None


class TableSeen(BaseModel, from_attributes=True):
    """A table, public or not."""

    id: str
    game: str
    status: Status
    is_public: bool
    is_rated: bool
    is_live: bool
    host_id: str | None
    index: int
    created_at: int
    moved_at: int | None
    ended_at: int | None
    trouble: str | None
    seats: list[SeatSeen]


class TableList(BaseModel):
    page: int
    has_more: bool
    tables: list[TableSeen]


class ReportSeen(BaseModel, from_attributes=True):
    id: str
    by_id: str
    about_id: str
    table_id: str | None
    text: str
    created_at: int
    closed_at: int | None


class ReportList(BaseModel):
    page: int
    has_more: bool
    reports: list[ReportSeen]


class WayIn(BaseModel):
    link: str  # shown this once
