"""Totals that a game withholds are in no answer of the server and in no message of its sockets before the end.

Planet B is the game; its points are marked.
"""

from __future__ import annotations

import json
import random
from typing import Any, Final

import pytest
from fastapi import FastAPI

from tests.planet_b.marked_totals import mark_points, totals_in
from tests.server.machine.sockets import Client
from tests.server.routes.api_client import ApiClient, two_at_a_table

pytestmark = pytest.mark.anyio

MOVES: Final = 50
ASKED: Final = ("position", "log", "record", "record/full", "positions", "chat", "")


@pytest.fixture(autouse=True)
def _marked(monkeypatch: pytest.MonkeyPatch) -> None:
    mark_points(monkeypatch, players=2)


async def text_of(visitor: ApiClient, path: str, **query: Any) -> str:
    answer = await visitor.try_("GET", path, **query)
    assert answer.is_success, answer.text
    return answer.text


async def answers(visitor: ApiClient, table: str) -> str:
    """All that a visitor can ask about a table, whoever it is."""
    found = [await text_of(visitor, f"/tables/{table}/{part}".rstrip("/")) for part in ASKED]
    for owner in (0, 1):
        found += [
            await text_of(visitor, f"/tables/{table}/facts", reference=thing, owner=owner)
            for thing in ("resource:vp", "resource:billies", "building:hq", f"seat:p{owner + 1}")
        ]
    return "\n".join(found)


async def explanations(visitor: ApiClient, table: str, moves: list[str]) -> str:
    """What is explained to the one who must decide."""
    found = [await text_of(visitor, f"/tables/{table}/composed-moves")]
    for move in moves:
        found += [
            await text_of(visitor, f"/tables/{table}/{part}", move=move) for part in ("why", "preview", "follow-up")
        ]
    return "\n".join(found)


async def test_no_answer_and_no_message_tells_anothers_total(app: FastAPI) -> None:
    rng = random.Random(5)
    async with ApiClient(app) as host, ApiClient(app) as friend, ApiClient(app) as stranger:
        table = await two_at_a_table(host, friend, game="planet_b")
        players, watched = (host, friend), {table: 0}
        sockets = [Client(app.state.services.hub, None, watched) for _ in range(2)]
        for number in range(MOVES):
            for seat, player in enumerate(players):
                position = await player.get(f"/tables/{table}/position")
                assert totals_in(json.dumps(position)) == {seat}
                if seat in position["actors"]:
                    moves = [option["move"] for group in position["options"] for option in group["options"]]
                    if number % 10 == 0:
                        assert totals_in(await explanations(player, table, rng.sample(moves, 1))) <= {seat}
                    made = await player.try_(
                        "POST", f"/tables/{table}/moves", {"decision": position["decision"], "move": rng.choice(moves)}
                    )
                    assert made.is_success, made.text
                    assert totals_in(made.text) <= {seat}
            if number % 10 == 0:
                assert totals_in(await answers(stranger, table)) == set()
                assert [totals_in(await answers(player, table)) for player in players] == [{0}, {1}]
        assert all([len(socket.got) > MOVES // 2 for socket in sockets])
        assert totals_in(json.dumps([socket.got for socket in sockets])) == set()
