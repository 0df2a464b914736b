"""People play: moves, reasons, previews, undo, several seats, spectators, chat."""

from __future__ import annotations

import asyncio
import random
import time

import pytest
from fastapi import FastAPI
from sqlalchemy import select, update

from astrarium.server import clock
from astrarium.server.db.models import Job, Seat
from astrarium.server.routes.schemas import TablePosition
from astrarium.server.services import Services
from tests.server.routes.api_client import LIMIT, PASSWORD, ApiClient, new_table, two_at_a_table

pytestmark = pytest.mark.anyio


async def test_a_refused_move_names_rule_reason_and_index_and_changes_nothing(app: FastAPI) -> None:
    async with ApiClient(app) as guest:
        table = (await guest.post("/play-now", {"game": "gaia", "players": 2, "bot": "random"}))["id"]
        path = f"/tables/{table}"
        before = await guest.get(f"{path}/position")
        answer = await guest.try_("POST", f"{path}/moves", {"decision": before["decision"], "move": "end"})
        assert answer.status_code == 422
        told = answer.json()
        assert (told["error"], told["index"]) == ("illegal", before["index"])
        assert told["rule"].startswith("GP-")
        assert told["failures"][0]["rule"] == told["rule"]
        closed = await guest.try_("POST", f"{path}/moves", {"decision": before["decision"] + 7, "move": "end"})
        assert (closed.status_code, closed.json()["decision"]) == (409, before["decision"])
        assert await guest.get(f"{path}/position") == {**before, "now": pytest.approx(before["now"], abs=10**6)}


async def test_positions_have_the_fields_of_their_schema(app: FastAPI) -> None:
    """They are written without being checked each time."""
    async with ApiClient(app) as host, ApiClient(app) as stranger:
        for game in ("toy", "gaia"):
            table = (await host.post("/tables", new_table("me", "me", game=game, is_public=True)))["id"]
            await host.post(f"/tables/{table}/start", {})
            rng = random.Random(2)
            for seat in [0, 1] * 6:
                await host.play_on(table, rng, seat)
                seen = (
                    await host.get(f"/tables/{table}/position", seat=seat),
                    await stranger.get(f"/tables/{table}/position"),
                )
                for position in seen:
                    assert position.keys() == TablePosition.model_fields.keys()
                    assert TablePosition.model_validate(position).model_dump(mode="json") == position


async def test_nobody_moves_for_another_seat(app: FastAPI) -> None:
    async with ApiClient(app) as host, ApiClient(app) as friend, ApiClient(app) as stranger:
        table = await two_at_a_table(host, friend)
        body = {"seat": 0, "decision": 0, "move": "favour 0 red"}
        assert await friend.refused("POST", f"/tables/{table}/moves", body) == (403, "not-your-seat")
        assert await stranger.refused("POST", f"/tables/{table}/moves", body) == (401, "not-signed-in")
        assert await friend.refused("GET", f"/tables/{table}/position", seat=0) == (403, "not-your-seat")


async def test_reasons_and_previews_come_on_demand(app: FastAPI) -> None:
    async with ApiClient(app) as guest:
        table = (await guest.post("/play-now", {"game": "gaia", "players": 2, "bot": "random"}))["id"]
        rng = random.Random(1)
        while True:
            position = await guest.get(f"/tables/{table}/position")
            if position["step"] == "TURN":
                break
            await guest.play_on(table, rng)
        why = await guest.get(f"/tables/{table}/why", target="hex:1A0")
        assert "build" in {reason["verb"] for reason in why}
        assert all(reason["failures"] or reason["move"] for reason in why)
        move = position["options"][0]["options"][0]["move"]
        assert (await guest.get(f"/tables/{table}/why", move=move))[0]["failures"] == []
        assert await guest.get(f"/tables/{table}/preview", move=move)
        late = await guest.get(f"/tables/{table}/preview", move=move, decision=position["decision"] + 1)
        assert (late["events"], late["asks"], late["is_stale"]) == ([], [], True)
        late = await guest.get(f"/tables/{table}/follow-up", move="federate", decision=position["decision"] + 1)
        assert (late["step"], late["options"]) == (None, [])
        assert await guest.refused("GET", f"/tables/{table}/preview", move="federate") == (422, "illegal")
        assert await guest.refused("GET", f"/tables/{table}/why", move="dance") == (422, "engine")
        assert {"federate"} <= {locked["verb"] for locked in position["locked"]}


async def test_several_moves_are_made_together_or_not_at_all(app: FastAPI) -> None:
    async with ApiClient(app) as host:
        table = (await host.post("/tables", new_table("me", "me")))["id"]
        await host.post(f"/tables/{table}/start")
        decision = (await host.get(f"/tables/{table}/position", seat=0))["decision"]
        body = {"seat": 0, "decision": decision, "move": "favour 0 red", "then": ["favour 0 blue"]}
        before = await host.get(f"/tables/{table}/position", seat=0)
        assert await host.refused("POST", f"/tables/{table}/moves", body) == (409, "decision-closed")
        after = await host.get(f"/tables/{table}/position", seat=0)
        assert after == {**before, "now": after["now"]}


async def test_an_undo_says_whose_answer_it_would_take_back(app: FastAPI) -> None:
    async with ApiClient(app) as host, ApiClient(app) as friend:
        table = await two_at_a_table(host, friend)
        for visitor in (host, friend):
            decision = (await visitor.get(f"/tables/{table}/position"))["decision"]
            await visitor.post(f"/tables/{table}/moves", {"decision": decision, "move": "favour 0 red"})
        undo = (await host.get(f"/tables/{table}/position"))["undo"]
        assert (undo["is_free"], undo["answered_by"]) == (False, 1)


async def test_anybody_may_ask_for_facts(app: FastAPI) -> None:
    async with ApiClient(app) as host, ApiClient(app) as stranger:
        table = (await host.post("/tables", new_table("me", "me")))["id"]
        await host.post(f"/tables/{table}/start")
        facts = await stranger.get(f"/tables/{table}/facts", reference="seat:p1")
        assert facts[1] == {"name": "seat", "values": {"coins": 3, "cards": 2}, "needs": [], "have": {}}
        assert len(await stranger.get(f"/tables/{table}/facts", reference="seat:p9")) == 1
        assert await host.get(f"/tables/{table}/composed-moves", seat=0) == []


async def test_one_person_holds_several_seats_behind_a_curtain(app: FastAPI) -> None:
    async with ApiClient(app) as host:
        table = (await host.post("/tables", new_table("me", "me", "me")))["id"]
        await host.post(f"/tables/{table}/start")
        assert await host.refused("POST", f"/tables/{table}/moves", {"decision": 0, "move": "favour 0 red"}) == (
            422, "which-seat",
        )  # fmt: skip
        position = await host.get(f"/tables/{table}/position", seat=1)
        assert (position["curtain"], position["seat"]) == (True, 1)
        assert [known == [] for known in position["view"]["known"]] == [True, False, True]
        spectator = await host.get(f"/tables/{table}/position")
        assert spectator["view"]["known"] == [[], [], []]
        await host.play_out(table, 3, 0, 1, 2)


async def test_a_spectator_sees_what_a_spectator_may_see(app: FastAPI) -> None:
    async with ApiClient(app) as host, ApiClient(app) as friend, ApiClient(app) as stranger:
        table = await two_at_a_table(host, friend)
        await host.play(table, "favour 0 red")
        position = await stranger.get(f"/tables/{table}/position")
        assert (position["seat"], position["options"], position["decision"]) == (None, [], None)
        assert position["view"]["favours"] == [None, None]
        log = await stranger.get(f"/tables/{table}/log")
        assert "favour 0 red" not in str(log)
        assert "favour 0 red" in str(await host.get(f"/tables/{table}/log"))
        assert "favour 0 red" not in (await stranger.http.get(f"/api/tables/{table}/record")).text


async def test_two_answers_of_one_seat_to_one_decision_exactly_one_stands(app: FastAPI) -> None:
    async with ApiClient(app) as host, ApiClient(app) as friend:
        table = await two_at_a_table(host, friend)
        decision = (await host.get(f"/tables/{table}/position"))["decision"]
        bodies = [{"decision": decision, "move": f"favour 0 {colour}"} for colour in ("red", "blue", "green")]
        answers = await asyncio.gather(*[host.try_("POST", f"/tables/{table}/moves", body) for body in bodies])
        assert sorted(answer.status_code for answer in answers) == [200, 409, 409]


async def test_answers_of_two_seats_at_the_same_moment_both_stand(app: FastAPI) -> None:
    async with ApiClient(app) as host, ApiClient(app) as friend:
        table = await two_at_a_table(host, friend)
        done = await asyncio.gather(host.play(table, "favour 0 red"), friend.play(table, "favour 0 blue"))
        assert len({answer["index"] for answer in done}) == 2


async def test_undo_redo_and_consent_over_http(app: FastAPI) -> None:
    async with ApiClient(app) as host, ApiClient(app) as friend:
        table = await two_at_a_table(host, friend)
        await host.play(table, "favour 0 red")
        await friend.play(table, "favour 0 blue")
        await host.post(f"/tables/{table}/undo")
        ask = (await friend.get(f"/tables/{table}/position"))["ask"]
        assert (ask["what"], ask["by"]) == ("undo", 0)
        await friend.post(f"/tables/{table}/answers", {"ask": ask["index"], "agrees": True})
        position = await host.get(f"/tables/{table}/position")
        assert position["step"] == "FAVOURING"
        assert position["can_redo"]
        await host.post(f"/tables/{table}/redo")
        kinds = [row["kind"] for row in await host.get(f"/tables/{table}/log")]
        assert kinds[-4:] == ["ask", "consent", "undo", "redo"]


async def test_the_runner_is_woken_by_moves_that_leave_work_and_by_no_others(app: FastAPI) -> None:
    services: Services = app.state.services
    wakes: list[str] = []
    async with ApiClient(app) as host, ApiClient(app) as friend:
        table = await two_at_a_table(host, friend)
        services.tables.wake = lambda: wakes.append("wake")
        await host.play(table, "favour 0 red")
        await friend.play(table, "favour 0 blue")
        await host.post(f"/tables/{table}/chat", {"text": "hello"})
        assert wakes == []
        await host.post(f"/tables/{table}/undo")  # the absent agree after a while
        assert wakes == ["wake"]


async def test_preferences_are_checked_and_kept(app: FastAPI) -> None:
    async with ApiClient(app) as guest:
        table = (await guest.post("/play-now", {"game": "gaia", "players": 2, "bot": "random"}))["id"]
        path = f"/tables/{table}/auto-replies"
        await guest.put(path, {"auto_replies": {"charge": "never", "end_turn": "auto"}})
        for wrong in ({"charge": 99}, {"charge": False}, {"weather": "calm"}):
            assert await guest.refused("PUT", path, {"auto_replies": wrong}) == (422, "bad-auto-reply")
        await guest.play_out(table, 4)
        log = await guest.get(f"/tables/{table}/log")
        assert not [row for row in log if row["seat"] == 0 and str(row.get("move")).startswith("charge ")]


async def three_at_a_table(host: ApiClient, *friends: ApiClient) -> str:
    table: str = (await host.post("/tables", new_table("me", "open", "open")))["id"]
    for friend in friends:
        await friend.post(f"/tables/{table}/join")
    await host.post(f"/tables/{table}/start")
    return table


async def test_a_resigned_seat_is_played_on_and_ranks_last(app: FastAPI) -> None:
    async with ApiClient(app) as host, ApiClient(app) as friend, ApiClient(app) as third:
        table = await three_at_a_table(host, friend, third)
        await friend.post(f"/tables/{table}/resign")
        assert await friend.refused("POST", f"/tables/{table}/undo", {}) == (409, "seat-is-bots")
        assert not (await host.get(f"/tables/{table}/position"))["can_end"]
        assert await host.refused("POST", f"/tables/{table}/end", {}) == (409, "not-alone")
        await asyncio.gather(host.play_out(table, 5), third.play_out(table, 6))
        over = await host.get(f"/tables/{table}")
        assert (over["result"]["places"][1], over["result"]["ended_early"]) == (3, False)
        assert over["seats"][1]["has_resigned"]


async def test_whoever_is_left_alone_may_play_on_or_end_the_game(app: FastAPI) -> None:
    async with ApiClient(app) as host, ApiClient(app) as friend, ApiClient(app) as third:
        table = await three_at_a_table(host, friend, third)
        await friend.post(f"/tables/{table}/resign")
        await third.post(f"/tables/{table}/resign")
        position = await host.get(f"/tables/{table}/position")
        assert (position["over"], position["can_end"]) == (False, True)
        assert not (await friend.get(f"/tables/{table}/position"))["can_end"]
        assert await friend.refused("POST", f"/tables/{table}/end", {}) == (409, "seat-is-bots")
        assert (await host.post(f"/tables/{table}/end"))["decision"] is None
        position, over = await host.get(f"/tables/{table}/position"), await host.get(f"/tables/{table}")
        assert (position["over"], position["can_end"], over["status"]) == (True, False, "finished")
        assert (over["result"]["places"], over["result"]["winners"]) == ([1, 2, 2], [0])
        assert [row["kind"] for row in await host.get(f"/tables/{table}/log")][-1] == "end"


async def test_resigning_at_a_table_for_two_ends_the_game(app: FastAPI) -> None:
    async with ApiClient(app) as host, ApiClient(app) as friend:
        for name, visitor in (("Ada", host), ("Bob", friend)):
            await visitor.sign_up(name)
        table = await two_at_a_table(host, friend, is_rated=True)
        await friend.post(f"/tables/{table}/resign")
        assert [mine["id"] for mine in await friend.get("/me/tables", over=True)] == [table]
        app.state.services.tables.cache.clear()  # as another process would read it
        over = await host.get(f"/tables/{table}")
        assert (over["status"], over["result"]["winners"], over["result"]["ended_early"]) == ("finished", [0], True)
        assert [(seat["has_resigned"], seat["bot"]) for seat in over["seats"]] == [(False, None), (True, None)]
        board = (await host.get("/leaderboard/toy"))["people"]
        assert [person["name"] for person in board] == ["Ada", "Bob"]
        assert await host.refused("POST", f"/tables/{table}/undo", {}) == (409, "game-over")
        assert (await host.post(f"/tables/{table}/rematch"))["status"] == "open"
        listed = await host.get("/me/tables", over=True)
        assert [seat["has_resigned"] for seat in listed[0]["seats"]] == [False, True]


async def test_a_rated_game_changes_ratings(app: FastAPI) -> None:
    async with ApiClient(app) as host, ApiClient(app) as friend:
        await host.sign_up("Ada")
        await friend.sign_up("Bob")
        table = await two_at_a_table(host, friend, is_rated=True)
        await asyncio.gather(host.play_out(table, 6), friend.play_out(table, 7))
        board = await host.get("/leaderboard/toy")
        assert {"Ada", "Bob"} <= {person["name"] for person in board["people"]}


async def test_people_at_the_table_talk(app: FastAPI) -> None:
    async with ApiClient(app) as host, ApiClient(app) as friend, ApiClient(app) as stranger:
        table = await two_at_a_table(host, friend)
        await host.post(f"/tables/{table}/chat", {"text": "  hello  "})
        lines = await stranger.get(f"/tables/{table}/chat")
        assert [line["text"] for line in lines] == ["hello"]
        await stranger.post("/play-now", {"game": "toy", "players": 2})
        assert await stranger.refused("POST", f"/tables/{table}/chat", {"text": "hi"}) == (403, "not-seated")
        assert await host.refused("POST", f"/tables/{table}/chat", {"text": "nul\x00"}) == (422, "bad-request")
        me = (await host.get("/me"))["user"]["id"]
        await friend.put(f"/me/ignored/{me}", {"kind": "mute"})
        assert await friend.get(f"/tables/{table}/chat") == []


class LaterTime:
    """Stands for the module `time` in `clock`: the true time and as much more as a test says."""

    def __init__(self) -> None:
        self.ahead = 0

    def clock_gettime_ns(self, which: int) -> int:
        return time.clock_gettime_ns(which) + self.ahead * 1_000_000


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> LaterTime:
    made = LaterTime()
    monkeypatch.setattr(clock, "time", made)
    return made


async def consent_job(services: Services) -> Job | None:
    async with services.db.read() as session:
        found: Job | None = await session.scalar(select(Job).where(Job.kind == "consent"))
        return found


async def test_whoever_goes_away_after_a_proposal_agrees_in_the_end(app: FastAPI, later: LaterTime) -> None:
    services: Services = app.state.services
    async with ApiClient(app) as host, ApiClient(app) as friend, asyncio.timeout(LIMIT):
        table = await two_at_a_table(host, friend)
        await host.post(f"/tables/{table}/proposals", {"what": "abandon"})
        first = await consent_job(services)
        assert first is not None
        later.ahead = clock.MINUTE
        await friend.get(f"/tables/{table}/position")  # looks at it, says nothing and goes
        later.ahead = 2 * clock.MINUTE
        while (again := await consent_job(services)) is None or again.id == first.id:
            await asyncio.sleep(0.02)
        assert (await host.get(f"/tables/{table}"))["status"] == "running"
        later.ahead = 5 * clock.MINUTE
        while (await host.get(f"/tables/{table}"))["status"] != "abandoned":
            await asyncio.sleep(0.02)


async def test_whoever_was_seen_by_another_process_is_not_away(app: FastAPI, later: LaterTime) -> None:
    services: Services = app.state.services
    async with ApiClient(app) as host, ApiClient(app) as friend:
        table = await two_at_a_table(host, friend)
        later.ahead = 3 * clock.MINUTE
        async with services.db.write() as session:
            await session.execute(update(Seat).where(Seat.seat == 1).values(seen_at=clock.now()))
        await host.post(f"/tables/{table}/proposals", {"what": "abandon"})
        assert (await host.get(f"/tables/{table}"))["status"] == "running"


async def test_a_seat_that_a_bot_took_a_moment_ago_is_not_moved_by_its_person(app: FastAPI) -> None:
    services: Services = app.state.services
    async with ApiClient(app) as host, ApiClient(app) as friend:
        table = await two_at_a_table(host, friend)
        decision = (await friend.get(f"/tables/{table}/position"))["decision"]
        cached = await services.tables.open(table)

        async def move() -> tuple[int, str]:
            return await friend.refused(
                "POST", f"/tables/{table}/moves", {"decision": decision, "move": "favour 0 red"}
            )

        async with cached.lock:  # the request is on its way when a bot takes the seat
            asked = asyncio.create_task(move())
            await asyncio.sleep(0.1)
            assert cached.state is not None
            cached.state.seats[1].bot = "greedy"
        assert await asked == (409, "seat-is-bots")


async def test_tables_in_memory_follow_a_new_name(app: FastAPI) -> None:
    async with ApiClient(app) as host, ApiClient(app) as friend, asyncio.timeout(LIMIT):
        table = await two_at_a_table(host, friend)
        await host.sign_up("Ada")
        while (await friend.get(f"/tables/{table}"))["seats"][0]["name"] != "Ada":
            await asyncio.sleep(0.01)
        await host.try_("POST", "/me/delete", {"password": PASSWORD})
        while (await friend.get(f"/tables/{table}"))["seats"][0]["name"] != "deleted":
            await asyncio.sleep(0.01)
