"""A job may be claimed as soon as the change that has caused it is committed: before its process knows the change."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from fastapi import FastAPI

from astrarium.server.play import table_write
from tests.server.routes.api_client import ApiClient, new_table

pytestmark = pytest.mark.anyio
HEAD_START = 0.03  # seconds for the runner; it needs a few milliseconds


@pytest.fixture
def _jobs_come_first(app: FastAPI, monkeypatch: pytest.MonkeyPatch) -> None:
    """After each commit the runner claims what is due, and only then messages of the change arrive."""
    commit, runner, bus = table_write.commit, app.state.services.runner, app.state.services.bus
    deliver = bus.deliver

    async def commit_and_let_jobs_run(*arguments: Any) -> None:
        await commit(*arguments)
        runner.wake()
        await asyncio.sleep(HEAD_START)

    def deliver_later(payload: str) -> None:
        asyncio.get_running_loop().call_later(2 * HEAD_START, deliver, payload)

    monkeypatch.setattr(table_write, "commit", commit_and_let_jobs_run)
    monkeypatch.setattr(bus, "deliver", deliver_later)


@pytest.mark.usefixtures("_jobs_come_first")
async def test_a_bot_moves_though_its_job_comes_before_the_change_is_known(app: FastAPI) -> None:
    async with ApiClient(app) as person:
        table = (await person.post("/tables", new_table("random", "me")))["id"]
        await person.post(f"/tables/{table}/start")
        await person.play_out(table, 1)
