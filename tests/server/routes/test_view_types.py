"""The description of the API says what every game shows."""

from __future__ import annotations

from typing import Any

import pytest
from fastapi import FastAPI
from jsonschema_rs import validator_for

from astrarium.kernel import registry
from astrarium.text.catalogue import folder_of
from tests.server.routes.api_client import ApiClient, new_table
from tools.printed import prefix_of

pytestmark = pytest.mark.anyio


def reference(name: str) -> dict[str, str]:
    return {"$ref": f"#/components/schemas/{name}"}


async def test_a_position_shows_the_view_of_one_of_the_games(app: FastAPI) -> None:
    schemas: dict[str, Any] = app.openapi()["components"]["schemas"]
    for name in ("TablePosition", "PastPosition"):
        assert schemas[name]["properties"]["view"] == reference("View")
    shown = [game for game in registry.names(unfinished=True) if (folder_of(game) / "view_schema.json").exists()]
    assert schemas["View"]["anyOf"] == [reference(f"{prefix_of(game)}View") for game in shown]
    assert reference("GaiaPrinted") in schemas["Printed"]["anyOf"]


async def test_a_view_comes_as_it_is_described(app: FastAPI) -> None:
    described = app.openapi()
    async with ApiClient(app) as host:
        await host.sign_up("Host")
        table = (await host.post("/tables", new_table("me", "random")))["id"]
        await host.post(f"/tables/{table}/start")
        view = (await host.get(f"/tables/{table}/position"))["view"]
    views = validator_for({**reference("View"), "components": described["components"]})
    views.validate(view)
    assert not views.is_valid({**view, "surplus": 1})
