"""Records, positions, export and studies."""

from __future__ import annotations

import json

import pytest
from fastapi import FastAPI

from astrarium.kernel.records import Record
from astrarium.kernel.registry import rules_of
from astrarium.server.play.chance_check import chance_errors
from tests.server.routes.api_client import ApiClient, new_table

pytestmark = pytest.mark.anyio


async def finished(visitor: ApiClient, seats: int = 2) -> str:
    """A public game that one person played on all seats."""
    table: str = (await visitor.post("/tables", new_table(*["me"] * seats)))["id"]
    await visitor.post(f"/tables/{table}/start")
    await visitor.play_out(table, 9, *range(seats))
    return table


async def test_a_finished_game_is_open_to_everybody(app: FastAPI) -> None:
    async with ApiClient(app) as host, ApiClient(app) as stranger:
        table = await finished(host)
        info = await stranger.get(f"/tables/{table}")
        record = Record.parse((await stranger.http.get(f"/api/tables/{table}/record")).text)
        result = record.replay().result
        assert result is not None
        assert list(result.scores) == info["result"]["scores"]
        form = await stranger.get(f"/tables/{table}/record/full")
        assert form["seed"] == info["seed"]
        assert chance_errors(form)[1] == []
        for seat in (0, 1):
            lines = (await stranger.http.get(f"/api/tables/{table}/positions", params={"seat": seat})).text.splitlines()
            assert len(lines) == len(record.moves) + 1
            seen = await stranger.get(f"/tables/{table}/positions/5", seat=seat)
            assert seen == json.loads(lines[5])
        assert await stranger.refused("GET", f"/tables/{table}/positions/99999") == (404, "no-move")


async def test_a_running_game_shows_neither_seed_nor_other_viewpoints(app: FastAPI) -> None:
    async with ApiClient(app) as host, ApiClient(app) as stranger:
        table = (await host.post("/tables", new_table("me", "random")))["id"]
        await host.post(f"/tables/{table}/start")
        assert (await host.get(f"/tables/{table}"))["seed"] is None
        assert (await host.get(f"/tables/{table}/record/full"))["seed"] is None
        assert await stranger.refused("GET", f"/tables/{table}/positions/1", seat=0) == (403, "not-your-seat")


async def test_finished_public_games_are_exported(app: FastAPI) -> None:
    async with ApiClient(app) as host:
        table = await finished(host)
        lines = [json.loads(line) for line in (await host.http.get("/api/export/toy")).text.splitlines()]
        assert [line["table"] for line in lines] == [table]
        assert Record.parse(lines[0]["record"]).replay().result is not None
        assert [found["id"] for found in await host.get("/tables", status="finished")] == [table]


async def test_a_study_goes_on_from_any_move(app: FastAPI) -> None:
    async with ApiClient(app) as host, ApiClient(app) as stranger:
        table = await finished(host, 3)
        await stranger.post("/play-now", {"game": "toy", "players": 2})
        study = await stranger.post(f"/tables/{table}/studies", {"move": 12, "seats": [None, "random", None]})
        assert (study["study_of"], study["study_move"], study["mine"]) == (table, 12, [0, 2])
        then = await stranger.get(f"/tables/{table}/positions/12", seat=0)
        now = await stranger.get(f"/tables/{study['id']}/positions/12", seat=0)
        assert now["view"] == then["view"]
        assert await host.refused("GET", f"/tables/{study['id']}") == (404, "no-table")
        await stranger.play_out(study["id"], 1, 0, 2)
        assert await host.refused("POST", f"/tables/{table}/studies", {"move": 1, "seats": [None]}) == (
            422,
            "wrong-seats",
        )
        many = {"move": 9999, "seats": [None] * 3}
        assert await host.refused("POST", f"/tables/{table}/studies", many) == (404, "no-move")


async def test_a_running_game_cannot_be_studied(app: FastAPI) -> None:
    async with ApiClient(app) as host:
        table = (await host.post("/tables", new_table("me", "me")))["id"]
        await host.post(f"/tables/{table}/start")
        assert await host.refused("POST", f"/tables/{table}/studies", {"move": 0, "seats": [None, None]}) == (
            409, "not-finished",
        )  # fmt: skip


async def test_a_study_that_cannot_be_made_leaves_nothing_behind(app: FastAPI) -> None:
    async with ApiClient(app) as host:
        table = await finished(host)
        path = f"/tables/{table}/studies"
        assert await host.refused("POST", path, {"move": 1, "seats": [None, "x" * 60]}) == (422, "engine")
        assert await host.refused("POST", path, {"move": 9999, "seats": [None, None]}) == (404, "no-move")
        assert await host.get("/me/tables") == []


async def test_games_begun_with_other_corrections_wait_and_nothing_is_lost(
    app: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = app.state.services.tables
    async with ApiClient(app) as host:
        over = await finished(host)
        running = (await host.post("/play-now", {"game": "toy", "players": 2, "bot": "random"}))["id"]
        with monkeypatch.context() as patch:
            patch.setattr(type(rules_of("toy")), "corrections", {"planets.toml": {"limits": {"ships": 9}}})
            tables.cache.clear()
            for table in (over, running):
                assert (await host.get(f"/tables/{table}"))["status"] == "paused"
            assert (await host.http.get("/api/export/toy")).text == ""
        tables.cache.clear()
        assert (await host.get(f"/tables/{over}"))["status"] == "finished"
        assert (await host.get(f"/tables/{running}"))["status"] == "running"
        await host.play_out(running, 1)
