"""What administrators see. E-mail addresses, seeds and invite links are hidden from them too."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel

from ..db.models import User
from .views import Kind, RatingInfo, Role

Status = Literal["open", "running", "paused", "finished", "abandoned"]


class AdminPerson(BaseModel):
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
    def of(user: User) -> AdminPerson:
        return AdminPerson(
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


class AdminPersonDetail(BaseModel):
    person: AdminPerson
    tables: int
    ratings: list[RatingInfo]


class AdminPersonList(BaseModel):
    page: int
    has_more: bool
    people: list[AdminPerson]


class AdminSeat(BaseModel, from_attributes=True):
    seat: int
    kind: str
    user_id: str | None
    name: str
    bot: str | None


class AdminTable(BaseModel, from_attributes=True):
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
    pause_reason: str | None
    seats: list[AdminSeat]


class AdminTableList(BaseModel):
    page: int
    has_more: bool
    tables: list[AdminTable]


class AdminReport(BaseModel, from_attributes=True):
    id: str
    by_id: str
    about_id: str
    table_id: str | None
    text: str
    created_at: int
    closed_at: int | None


class AdminReportList(BaseModel):
    page: int
    has_more: bool
    reports: list[AdminReport]


class LoginLink(BaseModel):
    link: str  # shown this once
