"""Messages say what has changed, so that nobody asks for more; and they tell nothing that is hidden."""

from __future__ import annotations

import random
from typing import Any

import pytest
from fastapi import FastAPI

from astrarium.server.live.bus import Message
from tests.server.routes.api_client import ApiClient, new_table
from tests.server.waiting import until

pytestmark = pytest.mark.anyio


class Listener:
    """Hears what the bus says of one table."""

    def __init__(self, app: FastAPI) -> None:
        self.heard: list[Message] = []
        app.state.services.bus.listen(self.hear)

    def hear(self, message: Message) -> None:
        if message["type"] == "table":
            self.heard.append(message)

    async def next(self) -> Any:
        await until(lambda: bool(self.heard))
        return self.heard.pop(0)


async def test_seats_before_the_start_change_the_table_only(app: FastAPI) -> None:
    async with ApiClient(app) as host, ApiClient(app) as friend:
        listener = Listener(app)
        table = (await host.post("/tables", new_table("me", "open")))["id"]
        await friend.post(f"/tables/{table}/join")
        told = {"type": "table", "table": table, "index": -1, "status": "open", "actors": [], "changed": ["table"]}
        assert [await listener.next() for _ in range(2)] == [told, told]
        await host.post(f"/tables/{table}/start")
        begun = await listener.next()
        assert (begun["status"], sorted(begun["actors"]), begun["changed"]) == ("running", [0, 1], ["rows", "table"])


async def two_who_listen(app: FastAPI, host: ApiClient, friend: ApiClient) -> tuple[str, Listener]:
    """A table of two that has begun, and what is told of it from now on."""
    table = (await host.post("/tables", new_table("me", "open")))["id"]
    await friend.post(f"/tables/{table}/join")
    await host.post(f"/tables/{table}/start")
    listener = Listener(app)
    await host.play(table, "favour 0 red")
    while (await listener.next())["index"] < (await host.get(f"/tables/{table}"))["index"]:
        pass
    return table, listener


async def test_moves_undo_and_proposals_change_rows_only(app: FastAPI) -> None:
    async with ApiClient(app) as host, ApiClient(app) as friend:
        table, listener = await two_who_listen(app, host, friend)
        done = await friend.play(table, "favour 0 blue")
        told = await listener.next()
        assert told == {
            "type": "table", "table": table, "index": done["index"], "status": "running", "actors": done["actors"],
            "changed": ["rows"],
        }  # fmt: skip
        ask = (await host.post(f"/tables/{table}/undo"))["ask"]["index"]
        await friend.post(f"/tables/{table}/answers", {"ask": ask, "agrees": True})
        assert [(await listener.next())["changed"] for _ in range(2)] == [["rows"], ["rows"]]


async def test_the_end_of_a_game_and_a_bot_in_a_seat_change_the_table_too(app: FastAPI) -> None:
    async with ApiClient(app) as host, ApiClient(app) as friend:
        table, listener = await two_who_listen(app, host, friend)
        await friend.post(f"/tables/{table}/resign")
        told = await listener.next()
        assert (told["status"], told["actors"], told["changed"]) == ("finished", [], ["rows", "table"])
        three = (await host.post("/tables", new_table("me", "open", "open")))["id"]
        await listener.next()
        async with ApiClient(app) as third:
            for visitor in (friend, third):
                await visitor.post(f"/tables/{three}/join")
                await listener.next()
            await host.post(f"/tables/{three}/start")
            await listener.next()
            await third.post(f"/tables/{three}/resign")
            told = await listener.next()
            assert (told["status"], told["changed"]) == ("running", ["rows", "table"])


async def test_only_its_person_hears_of_what_a_seat_has_answered_by_itself(app: FastAPI) -> None:
    async with ApiClient(app) as host, ApiClient(app) as friend:
        table, listener = await two_who_listen(app, host, friend)
        me = (await host.get("/me"))["user"]["id"]
        await host.put(f"/tables/{table}/auto-replies", {"auto_replies": {"end_turn": "auto"}})
        told = await listener.next()
        assert (told["changed"], told["users"]) == (["table"], [me])


async def test_a_message_tells_only_what_a_spectator_sees(app: FastAPI) -> None:
    rng = random.Random(3)
    async with ApiClient(app) as host, ApiClient(app) as friend, ApiClient(app) as stranger:
        table, listener = await two_who_listen(app, host, friend)
        for _ in range(30):
            for visitor in (host, friend):
                await visitor.play_on(table, rng)
                while listener.heard:
                    told = await listener.next()
                    assert told.keys() == {"type", "table", "index", "status", "actors", "changed"}
                    position = await stranger.get(f"/tables/{table}/position")
                    if position["index"] == told["index"]:
                        assert position["actors"] == told["actors"]
