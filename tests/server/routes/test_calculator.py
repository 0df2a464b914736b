"""A calculator answers anybody in the game's own terms, and says what is wrong with a question."""

from __future__ import annotations

import json
from typing import Any, Final

import pytest
from fastapi import FastAPI

from tests.server.routes.api_client import ApiClient

pytestmark = pytest.mark.anyio

CRUISERS = {"blueprints": "standard", "classes": {"cruiser": {"ships": 2, "parts": ["ion_cannon", "hull"]}}}
ANCIENTS = {"npcs": {"ancient": 1}}


async def asked(app: FastAPI, game: str, question: Any) -> tuple[int, Any]:
    async with ApiClient(app) as visitor:
        text = question if isinstance(question, str) else json.dumps(question)
        answer = await visitor.http.get(f"/api/games/{game}/calculation", params={"question": text})
    return answer.status_code, answer.json()


async def test_a_question_is_answered(app: FastAPI) -> None:
    status, reply = await asked(app, "eclipse", {"attackers": CRUISERS, "defenders": ANCIENTS})
    assert status == 200
    answer = reply["answer"]
    assert answer["samples"] == 0
    shares = [answer[end] for end in ("attacker_holds", "defender_holds", "stalemate", "nobody")]
    assert sum(shares) in (999, 1000, 1001)


SENSELESS: Final[list[Any]] = [
    "",
    "[" * 3_000,
    "[]",
    "7",
    "null",
    "{",
    {},
    {"attackers": [], "defenders": 1},
    {"attackers": CRUISERS, "leaves_at": 5},
]


async def test_questions_without_sense_are_refused(app: FastAPI) -> None:
    for question in SENSELESS:
        status, reply = await asked(app, "eclipse", question)
        assert status == 422, question
        assert "error" in reply or "code" in reply


async def test_only_games_with_a_calculator_are_asked(app: FastAPI) -> None:
    async with ApiClient(app) as visitor:
        found = {game["id"]: game["has_calculator"] for game in await visitor.get("/games")}
    assert found["eclipse"]
    assert not found["gaia"]
    assert (await asked(app, "gaia", {}))[0] == 404


async def test_a_question_is_not_endless(app: FastAPI) -> None:
    assert (await asked(app, "eclipse", "x" * 5_000))[0] == 422
