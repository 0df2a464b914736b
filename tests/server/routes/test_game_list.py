"""Which games a server lists, and that listing them loads none of them."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest
from fastapi import FastAPI

from astrarium.kernel import registry
from astrarium.server.services import Services
from astrarium.text.catalogue import LANGUAGES
from tests.server.routes.api_client import ApiClient

pytestmark = pytest.mark.anyio

LISTING: Final = """
import asyncio, sys
from httpx import ASGITransport, AsyncClient
from astrarium.server.app import create_app
from astrarium.server.config import Config
from astrarium.server.db.engine import Database
from astrarium.server.db.upgrade import upgrade

async def main(url):
    db = Database(url)
    await upgrade(db)
    await db.close()
    app = create_app(Config(database=url, secret=b"0" * 32, base_url="http://127.0.0.1:8765"))
    async with app.router.lifespan_context(app):
        async with AsyncClient(transport=ASGITransport(app), base_url="http://127.0.0.1:8765") as http:
            for path in ("/api/games", "/api/games/gaia", "/api/cards/en", "/api/games/gaia/text/en"):
                assert (await http.get(path)).status_code == 200, path

asyncio.run(main(sys.argv[1]))
print(*sorted(name for name in sys.modules if name.startswith("astrarium.games.")))
"""


async def test_a_list_of_games_loads_no_engine(tmp_path: Path) -> None:
    command = [sys.executable, "-c", LISTING, f"sqlite:///{tmp_path}/tables.db"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.split() == [
        name for game in registry.bundled() for name in (f"astrarium.games.{game}", f"astrarium.games.{game}.about")
    ]


async def test_a_game_that_is_not_complete_is_listed_only_on_request(app: FastAPI) -> None:
    services: Services = app.state.services
    async with ApiClient(app) as visitor:
        assert [game["id"] for game in await visitor.get("/games")] == registry.names()
        assert (await visitor.get("/games/toy"))["is_complete"] is False
        services.config = replace(services.config, unfinished=True)
        listed = {game["id"]: game["is_complete"] for game in await visitor.get("/games")}
        assert listed == {game: game in registry.names() for game in registry.names(unfinished=True)}
        assert listed["toy"] is False


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_game_that_is_listed_says_what_it_is(app: FastAPI, language: str) -> None:
    async with ApiClient(app) as visitor:
        said = (await visitor.http.get(f"/api/cards/{language}")).text
    for game in registry.names():
        _, _, card = said.partition(f"game-{game} = ")
        parts = [line.strip().partition(" =")[0] for line in card.splitlines()[1:4]]
        assert parts == [".about", ".first", ".length"], game
