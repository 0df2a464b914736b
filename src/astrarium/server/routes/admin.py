"""For administrators: people, tables, reports, chat."""

from collections.abc import Callable
from typing import Annotated

from fastapi import Depends, Query
from pydantic import AfterValidator, StringConstraints

from ..db.models import User
from ..people import admin_actions
from ..people.access import Admin, admin
from ..people.admin_actions import PAGE, find_person
from ..people.admin_views import (
    AdminPerson,
    AdminPersonDetail,
    AdminPersonList,
    AdminReport,
    AdminReportList,
    AdminTable,
    AdminTableList,
    LoginLink,
    Status,
)
from ..people.fields import PageNumber, PathId, RequestBody, printable
from ..people.ratings import ratings_of
from ..people.routing import api_router
from ..people.views import RatingInfo, Role
from ..problems import Problem
from ..services import Services, ServicesDep

router = api_router("administration", Depends(admin))
Search = Annotated[str, StringConstraints(max_length=60), AfterValidator(printable), Query()]


class NewRole(RequestBody):
    role: Role


async def change(services: Services, admin_user: User, user_id: str, what: Callable[[User], None]) -> AdminPerson:
    """Change a person; administrators cannot change themselves."""
    if admin_user.id == user_id:
        raise Problem(409, "not-yourself")
    async with services.db.write() as session:
        user = await find_person(session, user_id)
        what(user)
        await services.visitors.changed(session, user_id)
    return AdminPerson.of(user)


@router.get("/admin/users")
async def list_people(services: ServicesDep, search: Search = "", page: PageNumber = 1) -> AdminPersonList:
    """People by name or id, the newest first."""
    async with services.db.read() as session:
        users = await admin_actions.search_people(session, search, page)
    people = [AdminPerson.of(user) for user in users[:PAGE]]
    return AdminPersonList(page=page, has_more=len(users) > PAGE, people=people)


@router.get("/admin/users/{user_id}")
async def one_person(user_id: PathId, services: ServicesDep) -> AdminPersonDetail:
    async with services.db.read() as session:
        user = await find_person(session, user_id)
        tables = await admin_actions.tables_played(session, user_id)
        ratings = [RatingInfo.of(rating) for rating in await ratings_of(session, user_id)]
    return AdminPersonDetail(person=AdminPerson.of(user), tables=tables, ratings=ratings)


@router.post("/admin/users/{user_id}/suspend")
async def suspend(user_id: PathId, services: ServicesDep, admin_user: Admin) -> AdminPerson:
    """The person may only read."""
    return await change(services, admin_user, user_id, lambda user: admin_actions.set_suspended(user, True))


@router.post("/admin/users/{user_id}/unsuspend")
async def unsuspend(user_id: PathId, services: ServicesDep, admin_user: Admin) -> AdminPerson:
    return await change(services, admin_user, user_id, lambda user: admin_actions.set_suspended(user, False))


@router.post("/admin/users/{user_id}/mute")
async def mute(user_id: PathId, services: ServicesDep, admin_user: Admin) -> AdminPerson:
    """The person cannot chat at any table."""
    return await change(services, admin_user, user_id, lambda user: admin_actions.set_muted(user, True))


@router.post("/admin/users/{user_id}/unmute")
async def unmute(user_id: PathId, services: ServicesDep, admin_user: Admin) -> AdminPerson:
    return await change(services, admin_user, user_id, lambda user: admin_actions.set_muted(user, False))


@router.put("/admin/users/{user_id}/role")
async def give_role(user_id: PathId, body: NewRole, services: ServicesDep, admin_user: Admin) -> AdminPerson:
    """Make somebody an administrator, or a player again."""
    return await change(services, admin_user, user_id, lambda user: admin_actions.set_role(user, body.role))


@router.post("/admin/users/{user_id}/reset-link", status_code=201)
async def make_reset_link(user_id: PathId, services: ServicesDep) -> LoginLink:
    """A link that lets the person sign in again."""
    async with services.db.write() as session:
        user = await find_person(session, user_id)
        return LoginLink(link=await admin_actions.login_link(session, services.config, user))


@router.get("/admin/tables")
async def list_tables(services: ServicesDep, status: Status | None = None, page: PageNumber = 1) -> AdminTableList:
    """All tables, the newest first."""
    async with services.db.read() as session:
        rows = await admin_actions.search_tables(session, status, page)
    tables = [AdminTable.model_validate(table) for table in rows[:PAGE]]
    return AdminTableList(page=page, has_more=len(rows) > PAGE, tables=tables)


@router.get("/admin/reports")
async def list_reports(services: ServicesDep, is_open: bool = True, page: PageNumber = 1) -> AdminReportList:
    """Reports of people, the oldest first."""
    async with services.db.read() as session:
        rows = await admin_actions.list_reports(session, is_open, page)
    reports = [AdminReport.model_validate(report) for report in rows[:PAGE]]
    return AdminReportList(page=page, has_more=len(rows) > PAGE, reports=reports)


@router.post("/admin/reports/{report_id}/close")
async def close_report(report_id: PathId, services: ServicesDep) -> AdminReport:
    async with services.db.write() as session:
        return AdminReport.model_validate(await admin_actions.close_report(session, report_id))


@router.delete("/admin/chat/{line_id}", status_code=204)
async def remove_chat_line(line_id: PathId, services: ServicesDep) -> None:
    """Hide a line from everybody."""
    async with services.db.write() as session:
        line = await admin_actions.remove_chat_line(session, line_id)
        await services.bus.publish(session, {"type": "chat", "table": line.table_id, "removed": line.id})
