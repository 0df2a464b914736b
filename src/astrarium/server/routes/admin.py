"""For administrators: people, tables, reports, chat."""

from collections.abc import Callable
from typing import Annotated

from fastapi import Depends, Query
from pydantic import AfterValidator, StringConstraints

from ..db.models import User
from ..people import administering
from ..people.access import Admin, admin
from ..people.administering import PAGE, find_person
from ..people.fields import Asked, PageNumber, PathId, printable
from ..people.governing import (
    Governed,
    GovernedDetail,
    GovernedList,
    ReportList,
    ReportSeen,
    Status,
    TableList,
    TableSeen,
    WayIn,
)
from ..people.ratings import ratings_of
from ..people.routing import api_router
from ..people.views import Role, Strength
from ..problems import Problem
from ..services import Having, Services

router = api_router("administration", Depends(admin))
Search = Annotated[str, StringConstraints(max_length=60), AfterValidator(printable), Query()]


class NewRole(Asked):
    role: Role


async def change(having: Services, ruler: User, user_id: str, what: Callable[[User], None]) -> Governed:
    """Change a person; nobody rules over themselves."""
    if ruler.id == user_id:
        raise Problem(409, "not-yourself")
    async with having.db.write() as session:
        user = await find_person(session, user_id)
        what(user)
    return Governed.of(user)


@router.get("/admin/users")
async def list_people(having: Having, search: Search = "", page: PageNumber = 1) -> GovernedList:
    """People by name or id, the newest first."""
    async with having.db.read() as session:
        found = await administering.search_people(session, search, page)
    people = [Governed.of(user) for user in found[:PAGE]]
    return GovernedList(page=page, has_more=len(found) > PAGE, people=people)


@router.get("/admin/users/{user_id}")
async def one_person(user_id: PathId, having: Having) -> GovernedDetail:
    async with having.db.read() as session:
        user = await find_person(session, user_id)
        tables = await administering.tables_played(session, user_id)
        ratings = [Strength.of(rating) for rating in await ratings_of(session, user_id)]
    return GovernedDetail(person=Governed.of(user), tables=tables, ratings=ratings)


@router.post("/admin/users/{user_id}/suspend")
async def suspend(user_id: PathId, having: Having, ruler: Admin) -> Governed:
    """The person may read and nothing else."""
    return await change(having, ruler, user_id, lambda user: administering.set_suspended(user, True))


@router.post("/admin/users/{user_id}/unsuspend")
async def unsuspend(user_id: PathId, having: Having, ruler: Admin) -> Governed:
    return await change(having, ruler, user_id, lambda user: administering.set_suspended(user, False))


@router.post("/admin/users/{user_id}/mute")
async def mute(user_id: PathId, having: Having, ruler: Admin) -> Governed:
    """The person says nothing at any table."""
    return await change(having, ruler, user_id, lambda user: administering.set_muted(user, True))


@router.post("/admin/users/{user_id}/unmute")
async def unmute(user_id: PathId, having: Having, ruler: Admin) -> Governed:
    return await change(having, ruler, user_id, lambda user: administering.set_muted(user, False))


@router.put("/admin/users/{user_id}/role")
async def give_role(user_id: PathId, asked: NewRole, having: Having, ruler: Admin) -> Governed:
    """Make somebody an administrator, or a player again."""
    return await change(having, ruler, user_id, lambda user: administering.set_role(user, asked.role))


@router.post("/admin/users/{user_id}/reset-link", status_code=201)
async def make_reset_link(user_id: PathId, having: Having) -> WayIn:
    """A link with which the person gets in again."""
    async with having.db.write() as session:
        user = await find_person(session, user_id)
        return WayIn(link=await administering.way_in(session, having.config, user))


@router.get("/admin/tables")
async def list_tables(having: Having, status: Status | None = None, page: PageNumber = 1) -> TableList:
    """All tables, the newest first."""
    async with having.db.read() as session:
        found = await administering.search_tables(session, status, page)
    tables = [TableSeen.model_validate(table) for table in found[:PAGE]]
    return TableList(page=page, has_more=len(found) > PAGE, tables=tables)


@router.get("/admin/reports")
async def list_reports(having: Having, is_open: bool = True, page: PageNumber = 1) -> ReportList:
    """What people told us, the oldest first."""
    async with having.db.read() as session:
        found = await administering.list_reports(session, is_open, page)
    reports = [ReportSeen.model_validate(report) for report in found[:PAGE]]
    return ReportList(page=page, has_more=len(found) > PAGE, reports=reports)


@router.post("/admin/reports/{report_id}/close")
async def close_report(report_id: PathId, having: Having) -> ReportSeen:
    async with having.db.write() as session:
        return ReportSeen.model_validate(await administering.close_report(session, report_id))


@router.delete("/admin/chat/{line_id}", status_code=204)
async def remove_chat_line(line_id: PathId, having: Having) -> None:
    """Hide a line from everybody."""
    async with having.db.write() as session:
        line = await administering.remove_chat_line(session, line_id)
        await having.bus.publish(session, {"type": "chat", "table": line.table_id, "removed": line.id})
