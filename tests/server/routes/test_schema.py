"""Requests that the OpenAPI schema allows, and some that it does not: none of them is too much for the server."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from shutil import copy
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings

from astrarium.server.app import create_app
from astrarium.server.config import Config
from tests.server.processes import serving
from tests.server.routes.api_client import ApiClient, new_table


@dataclass(frozen=True)
class Api:
    """A server with people, and a table on which one of them plays."""

    address: str
    token: str
    table: str


async def people_at(address: str) -> Api:
    async with ApiClient(None, address) as host, ApiClient(None, address) as friend:
        await host.sign_up("Host")
        token = (await host.post("/me/tokens", {"name": "schema"}))["token"]
        table = (await host.post("/tables", new_table("me", "open", "random")))["id"]
        await friend.post(f"/tables/{table}/join")
        await host.post(f"/tables/{table}/start")
        return Api(address, token, table)


@pytest.fixture(scope="module")
def api(sqlite_template: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    folder = tmp_path_factory.mktemp("schema")
    database = f"sqlite:///{copy(sqlite_template, folder / 'tables.db')}"
    with serving(database, folder) as process:
        yield asyncio.run(people_at(process.address))


schema = schemathesis.openapi.from_dict(create_app(Config(secret=b"0" * 32)).openapi())


@schema.parametrize()
@settings(max_examples=12, suppress_health_check=list(HealthCheck))
def test_no_request_is_too_much_for_the_server(case: Any, api: Api) -> None:
    if "table" in case.path_parameters:
        case.path_parameters["table"] = api.table  # a random id would be no table
    answer = case.call(base_url=api.address, headers={"Authorization": f"Bearer {api.token}"}, timeout=60)
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400 and answer.request.path_url.startswith("/api"):
        told = answer.json()
        assert told["message"] != f"problem-{told['error']}", "the problem has no text"
