"""The transaction of a change: one module adds rows, and everything that they cause is written with them."""

from __future__ import annotations

import ast
import asyncio
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from fastapi import FastAPI
from sqlalchemy import select, text

from astrarium.server.db.engine import Database
from astrarium.server.db.jobs import Job
from astrarium.server.db.writers import LostRace
from tests.server.routes.api_client import ApiClient, new_table, two_at_a_table

pytestmark = pytest.mark.anyio
SERVER = Path(__file__).resolve().parents[3] / "src" / "astrarium" / "server"
HOOK = {"kind": "webhook", "url": "https://hooks.example.org/me"}


def writes_rows(node: ast.AST) -> bool:
    """A statement in SQL that changes the table `rows`, or a statement or an object of its model."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        words = node.value.upper().replace('"', "").split()
        pairs = pairwise(words)
        return any(pair in {("INTO", "ROWS"), ("UPDATE", "ROWS"), ("FROM", "ROWS")} for pair in pairs)
    if not isinstance(node, ast.Call):
        return False
    named = [*([node.func] if isinstance(node.func, ast.Name) else []), *node.args]
    is_row = any(isinstance(part, ast.Name) and part.id == "Row" for part in named)
    return is_row and not (isinstance(node.func, ast.Name) and node.func.id == "select")


def modules() -> Iterator[Path]:
    return (path for path in SERVER.rglob("*.py") if "migrations" not in path.parts)


def test_one_module_writes_rows() -> None:
    found = [path.name for path in modules() if any(map(writes_rows, ast.walk(ast.parse(path.read_text("utf-8")))))]
    assert found == ["table_write.py"]


async def notices(app: FastAPI) -> list[str]:
    async with app.state.services.db.read() as session:
        return list(await session.scalars(select(Job.key).where(Job.key.startswith("turn:"))))


async def test_who_is_away_is_notified_and_who_has_moved_is_not(app: FastAPI) -> None:
    async with ApiClient(app) as host, ApiClient(app) as friend:
        await friend.sign_up("Friend")
        table = await two_at_a_table(host, friend)
        await host.play(table, "favour 0 red")
        await friend.play(table, "favour 0 blue")
        await friend.post("/me/channels", HOOK)
        for visitor in (host, friend):
            position = await visitor.get(f"/tables/{table}/position")
            assert position["step"] == "BIDDING"
        await friend.play(table, "bid 1")
        assert await notices(app) == []
        await host.play(table, "bid 0")
        called = (await friend.get(f"/tables/{table}/position"))["actors"]
        assert len(await notices(app)) == (1 in called)


async def test_a_notification_is_written_with_the_move_and_deleted_with_the_answer(app: FastAPI) -> None:
    async with ApiClient(app) as host:
        user = await host.sign_up("Host")
        table = (await host.post("/tables", new_table("me", "me")))["id"]
        await host.post("/me/channels", HOOK)
        await host.post(f"/tables/{table}/start")
        (key,) = await notices(app)
        assert key.startswith(f"turn:{table}:{user}:")


async def test_moves_at_many_tables_at_once_are_all_stored(app: FastAPI) -> None:
    async with ApiClient(app) as host:
        made = [(await host.post("/tables", new_table("me", "me")))["id"] for _ in range(8)]
        for table in made:
            await host.post(f"/tables/{table}/start")
        done = await asyncio.gather(*[host.play(table, "favour 0 red", 0) for table in made])
        for table, answer in zip(made, done, strict=True):
            rows = await host.get(f"/tables/{table}/log")
            assert rows[-1]["index"] == answer["index"]


class TestSqlite:
    """What is committed together fails alone."""

    @pytest.fixture
    def database_kind(self) -> str:
        return "sqlite"

    async def test_one_that_loses_its_race_does_not_hold_the_others(self, migrated_db: Database) -> None:
        job = "INSERT INTO jobs VALUES (?, 'bot', ?, NULL, 0, 0, 0, '{}')"
        nothing = "UPDATE jobs SET attempts = 1 WHERE id = ?"
        outcomes = await asyncio.gather(
            migrated_db.commit_sqlite([(job, [("1", "one")])]),
            migrated_db.commit_sqlite([(nothing, [("missing",)]), (job, [("2", "two")])]),
            migrated_db.commit_sqlite([(job, [("3", "three")]), (job, [("1", "again")])]),
            migrated_db.commit_sqlite([(job, [("4", "four")])]),
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes] == [type(None), LostRace, LostRace, type(None)]
        async with migrated_db.read() as session:
            assert list(await session.scalars(text("SELECT key FROM jobs ORDER BY id"))) == ["one", "four"]

    async def test_a_statement_that_is_wrong_fails_and_the_next_is_written(self, migrated_db: Database) -> None:
        with pytest.raises(Exception, match="OperationalError"):
            await migrated_db.commit_sqlite([("INSERT INTO nowhere VALUES (?)", [(1,)])])
        await migrated_db.commit_sqlite([("INSERT INTO jobs VALUES (?, 'bot', 'k', NULL, 0, 0, 0, '{}')", [("1",)])])
        async with migrated_db.read() as session:
            assert await session.scalar(text("SELECT count(*) FROM jobs")) == 1
