"""Databases for the tests of the server: fresh ones of both kinds, on a real PostgreSQL.

ASTRARIUM_TEST_POSTGRES names a running PostgreSQL in which databases may be made and dropped; tools/run_tests.py
starts one. Without it each test process starts its own.
"""

from __future__ import annotations

import asyncio
import os
import shutil
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from astrarium.server.db.base import new_id
from astrarium.server.db.engine import Database, address
from astrarium.server.db.models import Base
from astrarium.server.db.upgrade import revisions, upgrade
from tools import postgres

KINDS = ("sqlite", "postgresql")
END_OTHERS = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()
"""
EMPTYING = (
    END_OTHERS,
    *[f'DELETE FROM "{table.name}"' for table in reversed(Base.metadata.sorted_tables)],
    f"UPDATE alembic_version SET version_num = '{revisions().get_current_head()}'",
)
MakeDatabase = Callable[[str | None], str]


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    """The address of a real PostgreSQL."""
    given = os.environ.get("ASTRARIUM_TEST_POSTGRES")
    if given:
        yield given
        return
    with postgres.running(postgres.FOLDER / f"tests-{os.getpid()}") as url:
        yield url


def migrate(url: str) -> None:
    async def run() -> None:
        db = Database(url)
        await upgrade(db)
        await db.close()

    asyncio.run(run())


def command(url: str, *statements: str) -> None:
    """Some statements on PostgreSQL itself."""

    async def run() -> None:
        engine = create_async_engine(address(url), isolation_level="AUTOCOMMIT", poolclass=NullPool)
        async with engine.connect() as connection:
            for statement in statements:
                await connection.exec_driver_sql(statement)

    asyncio.run(run())


@pytest.fixture(scope="session")
def make_postgres_database(postgres_url: str) -> Iterator[MakeDatabase]:
    """Makes databases, empty or like another one, and drops them at the end of the run."""
    made: list[str] = []

    def make(template: str | None = None) -> str:
        name = f"test_{new_id()}"
        like = f" TEMPLATE {template.rpartition('/')[2]}" if template else ""
        command(postgres_url, f"CREATE DATABASE {name}{like}")
        made.append(name)
        return f"{postgres_url.rpartition('/')[0]}/{name}"

    yield make
    for name in made:
        command(postgres_url, f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A SQLite file with all tables."""
    file = tmp_path_factory.mktemp("template") / "template.db"
    migrate(f"sqlite:///{file}")
    return file


@pytest.fixture(scope="session")
def postgres_template(make_postgres_database: MakeDatabase) -> str:
    """A PostgreSQL database with all tables, to which nobody is connected."""
    url = make_postgres_database(None)
    migrate(url)
    return url


@pytest.fixture(params=KINDS)
def database_kind(request: pytest.FixtureRequest) -> str:
    kind: str = request.param
    return kind


@pytest.fixture
def database_url(database_kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A fresh and empty database."""
    if database_kind == "sqlite":
        return f"sqlite:///{tmp_path / 'empty.db'}"
    return str(request.getfixturevalue("empty_postgres_url"))


@pytest.fixture
def empty_postgres_url(make_postgres_database: MakeDatabase) -> str:
    """A fresh and empty PostgreSQL database."""
    return make_postgres_database(None)


@pytest.fixture
def migrated_url(database_kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A fresh database with all tables."""
    if database_kind == "sqlite":
        return f"sqlite:///{shutil.copy(request.getfixturevalue('sqlite_template'), tmp_path / 'tables.db')}"
    return str(request.getfixturevalue("migrated_postgres_url"))


@pytest.fixture(scope="session")
def clean_databases() -> list[str]:
    """PostgreSQL databases whose tables are empty: making one takes much longer than emptying it."""
    return []


@pytest.fixture
def migrated_postgres_url(
    make_postgres_database: MakeDatabase, postgres_template: str, clean_databases: list[str]
) -> Iterator[str]:
    """A PostgreSQL database with all tables and nothing in them."""
    url = clean_databases.pop() if clean_databases else make_postgres_database(postgres_template)
    yield url
    command(url, *EMPTYING)
    clean_databases.append(url)


@pytest.fixture
async def migrated_db(migrated_url: str) -> AsyncIterator[Database]:
    """A fresh database with all tables, open."""
    db = Database(migrated_url)
    yield db
    await db.close()
