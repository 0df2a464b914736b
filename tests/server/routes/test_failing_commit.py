"""A database that fails at commit: nothing was acknowledged, and nothing has changed."""

from __future__ import annotations

from typing import Any

import pytest
from fastapi import FastAPI
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from astrarium.server.play import store, tables
from astrarium.server.services import Services
from tests.server.routes.api_client import ApiClient, new_table

pytestmark = pytest.mark.anyio


# Both make COMMIT itself fail, after everything was written.
DOOM = {
    "sqlite": (
        "CREATE TABLE empty_one (id INTEGER PRIMARY KEY)",
        "CREATE TABLE doomed (parent INTEGER REFERENCES empty_one (id) DEFERRABLE INITIALLY DEFERRED)",
        'CREATE TRIGGER doom AFTER INSERT ON "rows" BEGIN INSERT INTO doomed VALUES (1); END',
    ),
    "postgresql": (
        "CREATE FUNCTION doom() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no space left'; END $$",
        """CREATE CONSTRAINT TRIGGER doom AFTER INSERT ON "rows" DEFERRABLE INITIALLY DEFERRED
           FOR EACH ROW EXECUTE FUNCTION doom()""",
    ),
}
SAVED = {
    "sqlite": ("DROP TRIGGER doom", "DROP TABLE doomed", "DROP TABLE empty_one"),
    "postgresql": ('DROP TRIGGER doom ON "rows"', "DROP FUNCTION doom"),
}


async def carry_out(services: Services, statements: tuple[str, ...]) -> None:
    async with services.db.write() as session:
        for statement in statements:
            await session.execute(text(statement))


async def test_a_move_whose_commit_fails_is_not_acknowledged_and_can_be_made_again(
    app: FastAPI, database_kind: str
) -> None:
    services = app.state.services
    async with ApiClient(app) as host:
        table = (await host.post("/tables", new_table("me", "me")))["id"]
        await host.post(f"/tables/{table}/start")
        before = await host.get(f"/tables/{table}/position", seat=0)
        body = {"seat": 0, "decision": before["decision"], "move": "favour 0 red"}
        await carry_out(services, DOOM[database_kind])
        try:
            answer = await host.try_("POST", f"/tables/{table}/moves", body)
        finally:
            await carry_out(services, SAVED[database_kind])
        assert answer.status_code == 503
        after = await host.get(f"/tables/{table}/position", seat=0)
        assert (after["index"], after["decision"]) == (before["index"], before["decision"])
        assert len(await host.get(f"/tables/{table}/log")) == before["index"] + 1
        assert (await host.post(f"/tables/{table}/moves", body))["index"] > before["index"]


async def test_a_snapshot_that_fails_does_not_make_the_move_again(
    app: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: Any) -> None:
        raise IntegrityError("INSERT", None, Exception("another process was first"))

    monkeypatch.setattr(store, "write_snapshot", fail)
    monkeypatch.setattr(tables, "SNAPSHOT_EVERY", 1)
    async with ApiClient(app) as host:
        table = (await host.post("/tables", new_table("me", "me")))["id"]
        await host.post(f"/tables/{table}/start")
        await host.play(table, "favour 0 red", 0)
        await host.play(table, "favour 0 blue", 1)
        await host.post(f"/tables/{table}/undo", {"seat": 1})
        kinds = [row["kind"] for row in await host.get(f"/tables/{table}/log")]
        assert (kinds.count("undo"), kinds[-1]) == (1, "undo")
