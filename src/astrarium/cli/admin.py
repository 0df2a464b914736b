"""`astrarium admin`: manages people and tables of a server, directly in its database."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from .output import exit_with, say, say_json
from .server_errors import plain_server_errors
from .words import chosen_language

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncSession

    from astrarium.server.db.models import Table, User

T = TypeVar("T")
Work = Callable[["AsyncSession"], Awaitable[T]]

app = typer.Typer(help="Look after the people and tables of a server.", no_args_is_help=True, rich_markup_mode=None)

Database = Annotated[
    str, typer.Option("--database", envvar="ASTRARIUM_DATABASE", help="The address of the server's database.")
]
BaseUrl = Annotated[
    str, typer.Option("--base-url", envvar="ASTRARIUM_BASE_URL", help="The address that people see, for links.")
]
Name = Annotated[str, typer.Argument(help="The name of a person, or the id.")]
Json = Annotated[bool, typer.Option("--json", help="Machine-readable.")]
Page = Annotated[int, typer.Option(min=1, help="Which page of the list.")]
DATABASE = "sqlite:///astrarium.db"


def text(message: str, **values: object) -> str:
    """A text of the server, in the language of the command."""
    from astrarium.server.words import words

    return words(chosen_language()).format(message, **values)


def run(database: str, work: Work[T]) -> T:
    """Run `work` in one transaction; a database that cannot be read is an error of one line."""
    import asyncio

    from sqlalchemy import make_url
    from sqlalchemy.exc import SQLAlchemyError

    from astrarium.server.config_checks import check_database
    from astrarium.server.db.engine import Database as Doors
    from astrarium.server.lockfile import announce_change, sqlite_file

    async def inside() -> T:
        db = Doors(database)
        try:
            async with db.write() as session:
                return await work(session)
        finally:
            await db.close()
            announce_change(database)

    with plain_server_errors():
        check_database(database)
        file = sqlite_file(database)
    try:
        if file is not None:
            file.open("rb").close()  # a missing file must not be created
        return asyncio.run(inside())
    except (SQLAlchemyError, OSError) as error:
        reason = getattr(error, "strerror", None) or str(getattr(error, "orig", None) or error).splitlines()[0]
        shown = make_url(database).render_as_string(hide_password=True)
        raise exit_with(text("admin-no-database", database=shown, reason=reason)) from None


async def named(session: AsyncSession, name: str) -> User:
    from astrarium.server.people.admin_actions import person_named

    found = await person_named(session, name)
    if found is None:
        raise exit_with(text("admin-no-person", name=name))
    return found


async def announce(session: AsyncSession, user: User) -> None:
    """Tell the processes that serve a PostgreSQL; on SQLite `run` touches a file that the server watches."""
    from sqlalchemy import func, select

    from astrarium.server.live.bus import encoded
    from astrarium.server.live.postgres_bus import CHANNEL
    from astrarium.server.people.visitors import PERSON

    if session.get_bind().dialect.name == "postgresql":
        await session.execute(select(func.pg_notify(CHANNEL, encoded({"type": PERSON, "person": user.id}))))


def person_line(user: User) -> str:
    is_suspended = "yes" if user.suspended_at else "no"
    return text(
        "admin-person", id=user.id, name=user.name, kind=user.kind, role=user.role, suspended=is_suspended
    ).rstrip()


def table_line(table: Table) -> str:
    seats = ", ".join(seat.name or seat.bot or text("admin-empty-seat") for seat in table.seats)
    return text("admin-table", id=table.id, game=table.game, status=table.status, seats=seats)


@app.command("users")
def users(
    search: Annotated[str, typer.Option(help="A part of the name, or the id.")] = "",
    page: Page = 1,
    database: Database = DATABASE,
    as_json: Json = False,
) -> None:
    """List people, the newest first."""
    from astrarium.server.people.admin_actions import PAGE, search_people
    from astrarium.server.people.admin_views import AdminPerson

    found = run(database, lambda session: search_people(session, search, page))[:PAGE]
    if as_json:
        say_json([AdminPerson.of(user).model_dump() for user in found])
        return
    for user in found:
        say(person_line(user))
    say(text("admin-people", count=len(found)))


@app.command("tables")
def tables(page: Page = 1, database: Database = DATABASE, as_json: Json = False) -> None:
    """List tables, private ones too, the newest first."""
    from astrarium.server.people.admin_actions import PAGE, search_tables
    from astrarium.server.people.admin_views import AdminTable

    found = run(database, lambda session: search_tables(session, None, page))[:PAGE]
    if as_json:
        say_json([AdminTable.model_validate(table).model_dump() for table in found])
        return
    for table in found:
        say(table_line(table))
    say(text("admin-tables", count=len(found)))


@app.command("make-admin")
def make_admin(name: Name, database: Database = DATABASE) -> None:
    """Make somebody an administrator."""
    from astrarium.server.people.admin_actions import set_role
    from astrarium.server.problems import Problem

    async def work(session: AsyncSession) -> str:
        user = await named(session, name)
        try:
            set_role(user, "admin")
        except Problem:
            raise exit_with(text("admin-guest", name=user.name)) from None
        await announce(session, user)
        return user.name

    say(text("admin-made-admin", name=run(database, work)))


@app.command("reset-password")
def reset_password(name: Name, database: Database = DATABASE, base_url: BaseUrl = "") -> None:
    """Print a link with which somebody gets in again."""
    from astrarium.server.config import Config
    from astrarium.server.config_checks import check_base_url
    from astrarium.server.lockfile import last_address
    from astrarium.server.people.admin_actions import login_link

    with plain_server_errors():
        check_base_url(base_url)

    async def work(session: AsyncSession) -> tuple[User, str]:
        user = await named(session, name)
        address = base_url or last_address(database)
        if not address:
            raise exit_with(text("admin-no-address"))
        return user, await login_link(session, Config(base_url=address), user)

    user, link = run(database, work)
    say(text("admin-reset-link" if user.kind == "account" else "admin-recovery-link", name=user.name))
    say(link)


@app.command("suspend")
def suspend(name: Name, database: Database = DATABASE) -> None:
    """Let somebody read and do nothing else."""
    say(text("admin-suspended", name=set_suspended(name, database, True)))


@app.command("unsuspend")
def unsuspend(name: Name, database: Database = DATABASE) -> None:
    """Let somebody take part again."""
    say(text("admin-unsuspended", name=set_suspended(name, database, False)))


def set_suspended(name: str, database: str, is_suspended: bool) -> str:
    """Suspend or restore somebody; returns the name as the person writes it."""
    from astrarium.server.people import admin_actions

    async def work(session: AsyncSession) -> str:
        user = await named(session, name)
        admin_actions.set_suspended(user, is_suspended)
        await announce(session, user)
        return user.name

    return run(database, work)
