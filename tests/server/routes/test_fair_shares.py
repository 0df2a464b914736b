"""What one visitor may cost the others."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest
from fastapi import FastAPI

from astrarium.server import fair_use
from astrarium.server.app import create_app
from astrarium.server.asking import origin_of
from astrarium.server.config import Config
from astrarium.server.people.heavy_answers import HeavyAnswers
from astrarium.server.people.limits import ADDRESS_WORK, RATES
from astrarium.server.play.bot_games import BotGames
from astrarium.server.problems import Problem
from astrarium.server.services import Services
from astrarium.server.shares import address_name
from tests.server.routes.api_client import ApiClient, new_table

pytestmark = pytest.mark.anyio


@pytest.fixture
async def limited_app(config: Config, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[FastAPI]:
    monkeypatch.setattr(fair_use, "PAUSE", 0.0)
    made = create_app(replace(config, limits=True))
    async with made.router.lifespan_context(made):
        yield made


async def finished_game(guest: ApiClient) -> str:
    table: str = (await guest.post("/play-now", {"game": "toy", "players": 2, "bot": "random"}))["id"]
    await guest.play_out(table, 7)
    return table


def services_of(app: FastAPI) -> Services:
    services: Services = app.state.services
    return services


async def test_the_record_and_the_positions_of_a_finished_game_are_made_once(app: FastAPI) -> None:
    async with ApiClient(app) as guest:
        table = await finished_game(guest)
        for what in ("record/full", "positions"):
            first = await guest.try_("GET", f"/tables/{table}/{what}")
            again = await guest.try_("GET", f"/tables/{table}/{what}")
            guest.http.headers["accept-encoding"] = "identity"
            unpacked = await guest.try_("GET", f"/tables/{table}/{what}")
            guest.http.headers["accept-encoding"] = "gzip"
            assert first.text == again.text == unpacked.text
            assert again.headers["content-encoding"] == "gzip"
            assert "content-length" in again.headers
    assert services_of(app).heavy.find("record", table, None) is not None
    assert services_of(app).heavy.find("positions", table, 0) is not None


async def test_the_record_of_a_running_game_is_made_anew(app: FastAPI) -> None:
    async with ApiClient(app) as guest:
        table = (await guest.post("/play-now", {"game": "toy", "players": 2, "bot": "random"}))["id"]
        assert (await guest.get(f"/tables/{table}/record/full"))["seed"] is None
    assert services_of(app).heavy.find("record", table, 0) is None


def test_kept_answers_have_a_bound() -> None:
    heavy = HeavyAnswers(max_bytes=10)
    for name in ("one", "two", "three"):
        heavy.keep(b"12345", name)
        heavy.find("one")
    assert [heavy.find(name) for name in ("one", "two", "three")] == [b"12345", None, b"12345"]


async def test_heavy_answers_are_made_one_at_a_time() -> None:
    heavy = HeavyAnswers(longest_wait=0.01)
    async with heavy.hold("ann", 1):
        with pytest.raises(Problem) as caught:
            async with heavy.hold("ann", 1):
                pass
        async with heavy.hold("bob", 1):
            pass
    assert (caught.value.status, caught.value.code) == (429, "one-at-a-time")
    async with heavy.hold("ann", 1):
        pass


async def test_the_next_one_begins_when_the_first_has_ended() -> None:
    heavy, begun = HeavyAnswers(longest_wait=30.0), list[int]()

    async def make(number: int) -> None:
        async with heavy.hold("ann", 1):
            begun.append(number)
            await asyncio.sleep(0)

    await asyncio.gather(*[make(number) for number in range(3)])
    assert sorted(begun) == [0, 1, 2]


async def test_positions_and_lists_are_limited(limited_app: FastAPI) -> None:
    services_of(limited_app).limits.clock = lambda: 0.0
    async with ApiClient(limited_app) as host, ApiClient(limited_app) as watcher:
        table = (await host.post("/tables", new_table("me", "me")))["id"]
        await host.post(f"/tables/{table}/start")
        for _ in range(RATES["request"].burst // 10):
            await watcher.get("/tables", limit=100)
        for path in ("/tables", f"/tables/{table}/position"):
            answer = await watcher.try_("GET", path)
            assert (answer.status_code, answer.json()["error"]) == (429, "too-many")
        await host.get(f"/tables/{table}/position", seat=0)


async def test_who_has_caused_much_work_may_still_move(limited_app: FastAPI) -> None:
    services = services_of(limited_app)
    async with ApiClient(limited_app) as guest:
        table = (await guest.post("/tables", new_table("me", "me")))["id"]
        await guest.post(f"/tables/{table}/start")
        places = [await guest.get(f"/tables/{table}/position", seat=seat) for seat in (0, 1)]
        position = next(place for place in places if place["seat"] in place["actors"])
        origin = origin_of(services.config.secret, "127.0.0.1")
        assert services.limits.work.used(address_name(origin)) > 0
        services.limits.work.add(address_name(origin), 2 * ADDRESS_WORK)
        answer = await guest.try_("GET", f"/tables/{table}/position")
        assert (answer.status_code, answer.json()["error"]) == (429, "too-much-work")
        assert answer.headers["retry-after"] == "31"
        move = position["options"][0]["options"][0]["move"]
        body = {"seat": position["seat"], "decision": position["decision"], "move": move}
        await guest.post(f"/tables/{table}/moves", body)


async def test_no_game_without_a_person(app: FastAPI) -> None:
    async with ApiClient(app) as guest:
        answer = await guest.try_("POST", "/tables", new_table("random", "random"))
        assert (answer.status_code, answer.json()["error"]) == (422, "no-person")
        table = (await guest.post("/tables", new_table("me", "random")))["id"]
        await guest.post(f"/tables/{table}/seats", {"seat": 0, "bot": None})
        await guest.post(f"/tables/{table}/seats", {"seat": 0, "bot": "random"})
        answer = await guest.try_("POST", f"/tables/{table}/start")
        assert (answer.status_code, answer.json()["error"]) == (409, "no-person")
        done = await finished_game(guest)
        answer = await guest.try_("POST", f"/tables/{done}/studies", {"move": 0, "seats": ["random", "random"]})
        assert (answer.status_code, answer.json()["error"]) == (422, "no-person")


async def test_a_person_has_a_bounded_number_of_games_against_bots(app: FastAPI) -> None:
    services_of(app).bot_games = BotGames(per_person=2, per_address=10)
    new = {"game": "toy", "players": 2, "bot": "random"}
    async with ApiClient(app) as guest, ApiClient(app) as other:
        tables = [(await guest.post("/play-now", new))["id"] for _ in range(2)]
        answer = await guest.try_("POST", "/play-now", new)
        assert (answer.status_code, answer.json()["error"], answer.json()["limit"]) == (409, "enough-bot-games", 2)
        waiting = (await guest.post("/tables", new_table("me", "random")))["id"]
        assert (await guest.try_("POST", f"/tables/{waiting}/start")).status_code == 409
        people = (await guest.post("/tables", new_table("me", "me")))["id"]
        await guest.post(f"/tables/{people}/start")
        await other.post("/play-now", new)
        await guest.post(f"/tables/{tables[0]}/resign", {})
        await guest.post("/play-now", new)


async def test_an_address_has_a_bounded_number_of_games_against_bots(app: FastAPI) -> None:
    services_of(app).bot_games = BotGames(per_person=10, per_address=2)
    new = {"game": "toy", "players": 2, "bot": "random"}
    guests = [ApiClient(app) for _ in range(3)]
    tables = [(await guest.post("/play-now", new))["id"] for guest in guests[:2]]
    answer = await guests[2].try_("POST", "/play-now", new)
    assert (answer.status_code, answer.json()["error"], answer.json()["limit"]) == (409, "enough-bot-games-here", 2)
    await guests[0].post(f"/tables/{tables[0]}/resign", {})
    await guests[2].post("/play-now", new)
    for guest in guests:
        await guest.http.aclose()
