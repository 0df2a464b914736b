"""Whatever changes a game is answered with the position after it, as the visitor would get it who asks for it."""

from __future__ import annotations

import random
from typing import Any

import pytest
from fastapi import FastAPI

from tests.server.routes.api_client import ApiClient, new_table, two_at_a_table

pytestmark = pytest.mark.anyio


async def asked_for(visitor: ApiClient, table: str, after: int, **query: Any) -> dict[str, Any]:
    """What the visitor gets who asks for the position and for the rows after one of them."""
    rows = await visitor.get(f"/tables/{table}/log", after=after, **query)
    return {**await visitor.get(f"/tables/{table}/position", **query), "rows": rows, "now": None}


async def same(visitor: ApiClient, table: str, command: str, body: Any = None, **query: Any) -> dict[str, Any]:
    """The answer to a command, which says what the visitor gets who asks."""
    before = (await visitor.get(f"/tables/{table}/position", **query))["index"]
    answer: dict[str, Any] = await visitor.post(f"/tables/{table}/{command}", {**(body or {}), **query})
    assert {**answer, "now": None} == await asked_for(visitor, table, before, **query)
    return answer


async def test_the_answer_to_each_move_is_what_one_would_ask_for(app: FastAPI) -> None:
    rng = random.Random(5)
    async with ApiClient(app) as host, ApiClient(app) as friend:
        table = await two_at_a_table(host, friend)
        moves = 0
        while moves < 25:
            for visitor in (host, friend):
                position = await visitor.get(f"/tables/{table}/position")
                options = [option["move"] for group in position["options"] for option in group["options"]]
                if position["seat"] in position["actors"]:
                    await same(visitor, table, "moves", {"decision": position["decision"], "move": rng.choice(options)})
                    moves += 1


async def test_the_answer_is_for_the_seat_that_moved(app: FastAPI) -> None:
    async with ApiClient(app) as host:
        table = (await host.post("/tables", new_table("me", "me")))["id"]
        await host.post(f"/tables/{table}/start")
        decision = (await host.get(f"/tables/{table}/position", seat=1))["decision"]
        answer = await same(host, table, "moves", {"decision": decision, "move": "favour 0 red"}, seat=1)
        assert (answer["seat"], answer["curtain"]) == (1, True)
        assert [known == [] for known in answer["view"]["known"]] == [True, False]


async def test_a_sealed_answer_of_another_seat_is_in_no_answer_before_it_is_opened(app: FastAPI) -> None:
    async with ApiClient(app) as host, ApiClient(app) as friend:
        table = await two_at_a_table(host, friend)
        await host.play(table, "favour 0 red")
        answer = await friend.play(table, "favour 0 blue")
        assert "favour 0 red" not in str(answer)
        assert [row["move"] for row in answer["rows"] if row["kind"] == "move"] == ["favour 0 blue"]
        assert answer["step"] == "BIDDING"
        sealed = await host.play(table, "bid 2")
        assert sealed["rows"][0]["move"] == "bid 2"
        opened = await friend.play(table, "bid 1")
        assert opened["index"] >= opened["rows"][-1]["index"] > sealed["index"]


async def test_undo_redo_proposals_and_answers_are_answered_alike(app: FastAPI) -> None:
    async with ApiClient(app) as host, ApiClient(app) as friend:
        table = await two_at_a_table(host, friend)
        await host.play(table, "favour 0 red")
        asked = await same(host, table, "undo")
        assert asked["ask"]["what"] == "undo"
        refused = await same(friend, table, "answers", {"ask": asked["ask"]["index"], "agrees": False})
        assert (refused["ask"], refused["rows"][-1]["kind"]) == (None, "refuse")
        ask = (await same(host, table, "undo"))["ask"]["index"]
        await same(friend, table, "answers", {"ask": ask, "agrees": True})
        assert (await same(host, table, "redo"))["rows"][0]["kind"] == "redo"
        assert (await same(host, table, "proposals", {"what": "abandon"}))["ask"]["what"] == "abandon"


async def test_the_end_of_a_game_shows_everything_in_its_answer(app: FastAPI) -> None:
    async with ApiClient(app) as host, ApiClient(app) as friend:
        table = await two_at_a_table(host, friend)
        await host.play(table, "favour 0 red")
        answer = await same(friend, table, "resign")
        assert (answer["over"], answer["decision"]) == (True, None)
        assert [row["kind"] for row in answer["rows"]] == ["resign", "end"]


async def test_a_repeated_move_is_refused_with_what_is_asked_now(app: FastAPI) -> None:
    async with ApiClient(app) as host, ApiClient(app) as friend:
        table = await two_at_a_table(host, friend)
        body = {"decision": (await host.get(f"/tables/{table}/position"))["decision"], "move": "favour 0 red"}
        done = await host.post(f"/tables/{table}/moves", body)
        again = await host.try_("POST", f"/tables/{table}/moves", body)
        assert again.status_code == 409
        told = again.json()
        assert (told["error"], told["index"]) == ("decision-closed", done["index"])
        assert told.keys() == {"error", "message", "index"}


async def test_the_answer_is_compressed(app: FastAPI) -> None:
    async with ApiClient(app) as guest:
        table = (await guest.post("/play-now", {"game": "gaia", "players": 1}))["id"]
        position = await guest.get(f"/tables/{table}/position")
        body = {"decision": position["decision"], "move": position["options"][0]["options"][0]["move"]}
        answer = await guest.try_("POST", f"/tables/{table}/moves", body)
        assert (answer.status_code, answer.headers["content-encoding"]) == (200, "gzip")
        made = await guest.try_("POST", "/tables", new_table("me", "open", "open", "open", is_public=True))
        assert (made.status_code, "content-encoding" in made.headers) == (201, False)
