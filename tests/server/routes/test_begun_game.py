"""A game that has only been begun: what there is can be read, and nothing fails."""

from __future__ import annotations

import pytest
from fastapi import FastAPI

from astrarium.kernel.registry import names
from tests.server.routes.api_client import ApiClient

pytestmark = pytest.mark.anyio

BEGUN = sorted(set(names(unfinished=True)) - set(names()))
PAGES = ("", "/rules/en", "/rules/ru", "/text/ru", "/explanations/uk", "/components", "/corrections")


@pytest.mark.parametrize("game", BEGUN)
@pytest.mark.parametrize("page", PAGES)
async def test_a_begun_game_is_there_or_not_found(app: FastAPI, game: str, page: str) -> None:
    async with ApiClient(app) as guest:
        answer = await guest.http.get(f"/api/games/{game}{page}")
        assert answer.status_code in (200, 404, 422), answer.text
