"""Tables are made, found, joined, left and begun."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from fastapi import FastAPI
from sqlalchemy.ext.asyncio import AsyncSession

from astrarium.server.db.models import User
from astrarium.server.play import lobby, store
from astrarium.server.play.table_meta import TableMeta
from astrarium.server.services import Services
from astrarium.text.catalogue import LANGUAGES
from tests.server.routes.api_client import ApiClient, new_table

pytestmark = pytest.mark.anyio
LIVE = {"kind": "live", "bank": 60, "increment": 0}


async def test_a_stranger_plays_against_bots_with_one_request(app: FastAPI) -> None:
    async with ApiClient(app) as guest:
        table = await guest.post("/play-now", {"game": "toy", "players": 3, "bot": "random"})
        assert (table["status"], table["mine"]) == ("running", [0])
        await guest.play_out(table["id"], 1)
        over = await guest.get(f"/tables/{table['id']}")
        assert over["status"] == "finished"
        assert len(over["result"]["scores"]) == 3
        assert [table["id"]] == [mine["id"] for mine in await guest.get("/me/tables", over=True)]


async def test_a_whole_game_of_gaia_against_a_bot(app: FastAPI) -> None:
    async with ApiClient(app) as guest:
        table = await guest.post("/play-now", {"game": "gaia", "players": 2, "bot": "random"})
        await guest.play_out(table["id"], 2)
        assert (await guest.get(f"/tables/{table['id']}"))["result"]["winners"]


async def test_people_join_a_public_table_and_the_host_starts_it(app: FastAPI) -> None:
    async with ApiClient(app) as host, ApiClient(app) as friend, ApiClient(app) as stranger:
        table = (await host.post("/tables", new_table("me", "open", is_public=True)))["id"]
        assert table in [found["id"] for found in await stranger.get("/tables")]
        assert await host.refused("POST", f"/tables/{table}/start", {}) == (409, "seats-open")
        joined = await friend.post(f"/tables/{table}/join", {"entropy": "00ff"})
        assert joined["mine"] == [1]
        assert joined["seats"][1]["entropy"] == "00ff"
        assert await friend.refused("POST", f"/tables/{table}/start", {}) == (403, "not-host")
        assert await stranger.refused("POST", f"/tables/{table}/join", {}) == (409, "seat-taken")
        await host.post(f"/tables/{table}/start")
        assert table not in [found["id"] for found in await stranger.get("/tables")]
        assert table in [found["id"] for found in await stranger.get("/tables", status="running")]
        assert await friend.refused("POST", f"/tables/{table}/leave", {}) == (409, "already-started")


async def test_who_asks_while_a_table_is_read_again_gets_what_is_new(
    app: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    services: Services = app.state.services
    reading, may_read = asyncio.Event(), asyncio.Event()
    read_meta = store.read_meta

    async def slow(session: AsyncSession, table_id: str) -> TableMeta | None:
        reading.set()
        await may_read.wait()
        return await read_meta(session, table_id)

    async with ApiClient(app) as host:
        table = (await host.post("/tables", new_table("me", "open")))["id"]
        cached = await services.tables.open(table)
        monkeypatch.setattr(store, "read_meta", slow)
        cached.mark_stale()
        first = asyncio.create_task(services.tables.open(table))
        await reading.wait()
        second = asyncio.create_task(services.tables.open(table))
        await asyncio.sleep(0)
        assert (first.done(), second.done()) == (False, False)
        may_read.set()
        assert await first is await second


async def test_a_private_table_exists_only_for_the_invited(app: FastAPI) -> None:
    async with ApiClient(app) as host, ApiClient(app) as friend:
        made = await host.post("/tables", new_table("me", "open", is_public=False))
        table = made["id"]
        assert await friend.refused("GET", f"/tables/{table}") == (404, "no-table")
        assert await friend.refused("POST", f"/tables/{table}/join", {}) == (404, "no-table")
        assert (await friend.get(f"/tables/{table}", invite=made["invite"]))["invite"] is None
        await friend.post(f"/tables/{table}/join", {"invite": made["invite"]})
        assert (await friend.get(f"/tables/{table}"))["invite"] == made["invite"]


async def test_whoever_leaves_frees_the_seat_and_an_empty_table_is_gone(app: FastAPI) -> None:
    async with ApiClient(app) as host, ApiClient(app) as friend:
        table = (await host.post("/tables", new_table("me", "open")))["id"]
        await friend.post(f"/tables/{table}/join")
        await host.post(f"/tables/{table}/leave")
        after = await friend.get(f"/tables/{table}")
        assert [seat["kind"] for seat in after["seats"]] == ["open", "human"]
        assert after["host"] == after["seats"][1]["user"]
        assert (await friend.post(f"/tables/{table}/leave"))["status"] == "abandoned"


async def test_the_host_gives_free_seats_to_bots(app: FastAPI) -> None:
    async with ApiClient(app) as host:
        table = (await host.post("/tables", new_table("me", "open", "open")))["id"]
        await host.post(f"/tables/{table}/seats", {"seat": 1, "bot": "random"})
        await host.post(f"/tables/{table}/seats", {"seat": 2, "bot": "greedy"})
        freed = await host.post(f"/tables/{table}/seats", {"seat": 2})
        assert [seat["kind"] for seat in freed["seats"]] == ["human", "bot", "open"]
        assert await host.refused("POST", f"/tables/{table}/seats", {"seat": 2, "bot": "deep-thought"}) == (
            422,
            "engine",
        )


@pytest.mark.parametrize(
    ("wanted", "problem"),
    [
        (new_table("me", game="chess"), (422, "engine")),
        (new_table("me"), (422, "setting-seats")),
        (new_table("me", "open", options={"calm": 7}), (422, "setting-choice")),
        (new_table("me", "open", options={"weather": True}), (422, "setting-unknown")),
        (new_table("me", "deep-thought"), (422, "engine")),
        (new_table("me", "open", colour="red"), (422, "bad-request")),
        (new_table("me", "open", clock={**LIVE, "bank": 1}), (422, "bad-request")),
        (new_table("me", "open", clock=LIVE, is_live=False), (422, "clock-not-live")),
        (new_table("me", "open", is_rated=True), (403, "guests-not-allowed")),
    ],
)  # fmt: skip
async def test_a_table_that_makes_no_sense_is_refused(
    app: FastAPI, wanted: dict[str, object], problem: tuple[int, str]
) -> None:
    async with ApiClient(app) as host:
        assert await host.refused("POST", "/tables", wanted) == problem
        assert (await host.get("/me"))["user"] is None  # nor did a guest come to be


async def test_rated_tables_are_for_accounts_one_seat_each(app: FastAPI) -> None:
    async with ApiClient(app) as host, ApiClient(app) as guest, ApiClient(app) as friend:
        await host.sign_up("Host")
        assert await host.refused("POST", "/tables", new_table("me", "random", is_rated=True)) == (422, "rated-seats")
        table = (await host.post("/tables", new_table("me", "open", is_rated=True)))["id"]
        assert await guest.refused("POST", f"/tables/{table}/join", {}) == (403, "guests-not-allowed")
        assert await host.refused("POST", f"/tables/{table}/join", {}) == (409, "already-seated")
        await friend.sign_up("Friend")
        await friend.post(f"/tables/{table}/join")


def named(kind: str, name: str, **more: Any) -> dict[str, Any]:
    """A table with a seat that has a name of its own."""
    wanted = new_table("me", "me", "random", **more)
    wanted["seats"][0 if kind == "me" else 2]["name"] = name
    return wanted


@pytest.mark.parametrize("kind", ["me", "bot"])
@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("ab\u202edc", (422, "bad-request")),
        ("\u200b\u200b\u200b", (422, "bad-request")),
        ("<img src=x>", (422, "bad-request")),
        ("tab\tbed", (422, "bad-request")),
        ("", (422, "bad-request")),
        ("ADMIN", (409, "name-reserved")),
        ("АDМIN", (409, "name-reserved")),
        ("аdmin", (409, "name-reserved")),
        ("System", (409, "name-reserved")),
        ("Greedy", (409, "name-reserved")),
        ("Bot 2", (409, "name-reserved")),
    ],
)
async def test_a_seat_is_called_as_a_person_might_be_but_as_nobody_else_is(
    app: FastAPI, kind: str, name: str, problem: tuple[int, str]
) -> None:
    async with ApiClient(app) as host, ApiClient(app) as friend:
        await host.sign_up("Master of the table")
        await friend.sign_up("Friend")
        assert await host.refused("POST", "/tables", named(kind, name)) == problem


@pytest.mark.parametrize("name", ["friend", "Friend", "Frіend", "Friеnd"])
async def test_nobody_sits_under_a_name_that_looks_like_that_of_somebody_else(app: FastAPI, name: str) -> None:
    async with ApiClient(app) as host, ApiClient(app) as friend:
        await host.sign_up("Master of the table")
        await friend.sign_up("Friend")
        assert await host.refused("POST", "/tables", named("me", name)) == (409, "name-taken")


@pytest.mark.parametrize("kinds", [("me", "open"), ("me", "random")])
@pytest.mark.parametrize("seat", [0, 1])
async def test_only_several_seats_of_one_person_have_names_of_their_own(
    app: FastAPI, kinds: tuple[str, ...], seat: int
) -> None:
    async with ApiClient(app) as host:
        wanted = new_table(*kinds)
        wanted["seats"][seat]["name"] = "Marvin"
        assert await host.refused("POST", "/tables", wanted) == (422, "seat-names")


async def test_people_at_one_screen_have_names_of_their_own(app: FastAPI) -> None:
    async with ApiClient(app) as host:
        await host.sign_up("Ada Byron")
        wanted = new_table("me", "me", "random")
        for seat, name in zip(wanted["seats"], ("Ада", "Ada Byron"), strict=False):
            seat["name"] = name
        made = await host.post("/tables", wanted)
        assert [seat["name"] for seat in made["seats"]] == ["Ада", "Ada Byron", "random"]


async def test_a_rated_table_knows_people_by_their_own_names_only(app: FastAPI) -> None:
    async with ApiClient(app) as host:
        await host.sign_up("Ada Byron")
        wanted = new_table("me", "open", is_rated=True)
        wanted["seats"][0]["name"] = "Countess"
        assert await host.refused("POST", "/tables", wanted) == (422, "rated-names")


async def test_people_who_blocked_each_other_do_not_meet(app: FastAPI) -> None:
    async with ApiClient(app) as host, ApiClient(app) as other:
        await host.sign_up("Host")
        user = await other.sign_up("Other")
        await host.put(f"/me/ignored/{user}", {"kind": "block"})
        table = (await host.post("/tables", new_table("me", "open")))["id"]
        assert await other.refused("POST", f"/tables/{table}/join", {}) == (403, "kept-apart")


async def test_a_rematch_brings_the_same_people_together(app: FastAPI) -> None:
    async with ApiClient(app) as host, ApiClient(app) as friend:
        table = (await host.post("/tables", new_table("me", "open", "random")))["id"]
        await friend.post(f"/tables/{table}/join")
        await host.post(f"/tables/{table}/start")
        assert await host.refused("POST", f"/tables/{table}/rematch", {}) == (409, "no-rematch")
        ask = (await host.post(f"/tables/{table}/proposals", {"what": "abandon"}))["index"]
        await friend.post(f"/tables/{table}/answers", {"ask": ask, "agrees": True})
        again = await friend.post(f"/tables/{table}/rematch")
        assert [seat["kind"] for seat in again["seats"]] == ["open", "human", "bot"]
        joined = await host.post(f"/tables/{table}/rematch")
        assert joined["id"] == again["id"]
        assert [seat["kind"] for seat in joined["seats"]] == ["human", "human", "bot"]


async def test_a_rematch_against_bots_begins_at_once_with_the_same_settings(app: FastAPI) -> None:
    async with ApiClient(app) as guest:
        table = await guest.post("/play-now", {"game": "toy", "players": 3, "bot": "random"})
        await guest.play_out(table["id"], 1)
        again = await guest.post(f"/tables/{table['id']}/rematch")
        assert (again["status"], again["mine"], again["options"]) == ("running", [0], table["options"])
        assert [seat["bot"] for seat in again["seats"]] == [None, "random", "random"]


async def test_games_are_listed_with_all_that_a_new_table_asks_for(app: FastAPI) -> None:
    async with ApiClient(app) as visitor:
        games = {game["id"]: game for game in await visitor.get("/games")}
        assert games["gaia"]["auto_replies"][0]["name"] == "charge"
        assert games["gaia"]["seats"] == [1, 2, 3, 4]
        assert await visitor.refused("GET", "/games/chess") == (422, "engine")


async def test_texts_rules_and_components_of_a_game_are_there(app: FastAPI) -> None:
    async with ApiClient(app) as visitor:
        for language in LANGUAGES:
            assert "gaia-option-build" in (await visitor.http.get(f"/api/games/gaia/text/{language}")).text
            rules = await visitor.get(f"/games/gaia/rules/{language}")
            assert "GP-HAB-4" in {rule["id"] for rule in rules}
        components = await visitor.get("/games/gaia/components")
        assert {"kind": "tech_tile", "name": "tech:tech_7vp", "count": 4, "origin": "public"} in components
        assert await visitor.refused("GET", "/games/gaia/text/xx") == (422, "bad-request")


async def test_whoever_leaves_while_the_game_begins_is_not_played_with(
    app: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    services: Services = app.state.services
    tables, compute = services.tables, services.tables.compute
    async with ApiClient(app) as host, ApiClient(app) as friend:
        table = (await host.post("/tables", new_table("me", "open")))["id"]
        person = (await friend.post(f"/tables/{table}/join"))["seats"][1]["user"]

        async def leave_and_compute(work: Any) -> Any:
            monkeypatch.setattr(tables, "compute", compute)
            async with services.db.write() as session:
                await lobby.leave(session, table, await session.get_one(User, person), None)
            return await compute(work)

        monkeypatch.setattr(tables, "compute", leave_and_compute)
        assert await host.refused("POST", f"/tables/{table}/start", {}) == (409, "busy")
        assert await host.refused("POST", f"/tables/{table}/start", {}) == (409, "seats-open")


async def test_whoever_goes_away_for_good_leaves_the_tables_that_wait(app: FastAPI) -> None:
    async with ApiClient(app) as host, ApiClient(app) as friend:
        joined = (await host.post("/tables", new_table("me", "open")))["id"]
        await friend.post(f"/tables/{joined}/join")
        own = (await friend.post("/tables", new_table("me", "open")))["id"]
        await friend.try_("POST", "/me/delete", {})
        assert [found["id"] for found in await host.get("/tables")] == [joined]
        assert (await host.get(f"/tables/{own}"))["status"] == "abandoned"


async def test_tables_that_do_not_exist_leave_no_trace(app: FastAPI) -> None:
    async with ApiClient(app) as stranger:
        assert await stranger.refused("GET", "/tables/zzzz") == (404, "no-table")
    assert app.state.services.tables.loading == {}


@pytest.mark.parametrize(
    ("players", "options", "language", "said"),
    [
        (2, {"map_method": "method_1"}, "en", "“Board”: this choice is for 3, 4 players (rule GP-VAR-8)."),
        (2, {"map_method": "method_1"}, "uk", "«Ігрове поле»: цей варіант — для 3, 4 гравців (правило GP-VAR-8)."),
        (2, {"free_starting_mines": False}, "en", "“Free starting mines”: this choice does not go with what is chosen"),
        (2, {"nothing": 1}, "ru", "В этой игре нет настройки «nothing»."),
        (5, {}, "en", "This game is for 1 to 4 players."),
    ],
)
async def test_settings_that_do_not_fit_are_refused_in_words(
    app: FastAPI, players: int, options: dict[str, Any], language: str, said: str
) -> None:
    async with ApiClient(app) as host:
        body = new_table("me", *["open"] * (players - 1), game="gaia", options=options)
        answer = await host.http.post("/api/tables", json=body, headers={"Accept-Language": language})
        assert answer.status_code == 422
        assert answer.json()["message"].startswith(said)
