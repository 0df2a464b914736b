"""The whole server in this process, on both databases."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from fastapi import FastAPI

from astrarium.server.app import create_app
from astrarium.server.config import Config
from tests.server.routes.api_client import ADDRESS


@pytest.fixture
def config(migrated_url: str) -> Config:
    return Config(
        database=migrated_url, base_url=ADDRESS, secret=b"0" * 32, game_modules=("tests.toy.flow",), limits=False
    )


@pytest.fixture
async def app(config: Config) -> AsyncIterator[FastAPI]:
    made = create_app(config)
    async with made.router.lifespan_context(made):
        yield made
