"""The helpers of these tests play as a person would, and games are the same in every run."""

from __future__ import annotations

import random
import re
from typing import Any

from playwright.sync_api import Page

from tests.browser.conftest import NewPage
from tests.browser.gameplay import SEATS_OF_TWO, csrf, get_position, moves_in, play, play_on, send_move


def toy_of_two(host: Page, friend: Page) -> str:
    """A table with two people who have not opened it in their browsers."""
    table: str = host.request.post("/api/tables", data={"game": "toy", "seats": SEATS_OF_TWO}).json()["id"]
    assert friend.request.post(f"/api/tables/{table}/join", data={}).ok
    assert host.request.post(f"/api/tables/{table}/start", data={}, headers=csrf(host)).ok
    return table


def with_cards(place: Any) -> str:
    """A move that leads to many cards."""
    moves = moves_in(place, but=("sell",))
    return next((move for move in moves if move in ("income card", "end")), moves[0])


def has_full_hand_at_income(place: Any) -> bool:
    return place["step"] == "INCOME" and len(place["actors"]) == 2 and place["view"]["cards"][place["seat"]] == 3


def test_a_question_that_somebody_else_closes_is_answered_anew(new_page: NewPage) -> None:
    """A player with too many cards discards first, and then both must decide again (TOY-HAND-2)."""
    host, friend = new_page(), new_page()
    table = toy_of_two(host, friend)
    while not has_full_hand_at_income(get_position(friend, table)):
        assert play([host, friend], table, with_cards)
    asked: list[int] = []

    def choice(place: Any) -> str:
        asked.append(place["decision"])
        if len(asked) == 1:
            hers = get_position(friend, table)
            assert send_move(friend, table, hers, "income card")
            assert not send_move(friend, table, hers, "income card")
            discarding = get_position(friend, table)
            assert send_move(friend, table, discarding, moves_in(discarding)[0])
        return "income coins"

    assert play([host, friend], table, choice)
    assert len(asked) == 2
    assert asked[0] != asked[1]


def test_a_test_meets_the_same_tables_in_every_run(page: Page) -> None:
    wanted = {"game": "gaia", "players": 2}
    first = page.request.post("/api/play-now", data=wanted).json()
    second = page.request.post("/api/play-now", data=wanted, headers=csrf(page)).json()
    assert [first["id"], second["id"]] == ["x4ci8fzqde", "rpjyd5e3t7"]
    assert get_position(page, first["id"])["view"]["round_tiles"][:2] == ["round_trading_4", "round_mine"]


def test_bots_play_the_same_in_every_run(page: Page) -> None:
    table = page.request.post("/api/play-now", data={"game": "toy", "players": 2, "bot": "random"}).json()["id"]
    play_on(page, table, 4, random.Random(1))
    record = page.request.get(f"/api/tables/{table}/record").text()
    assert re.findall(r"\d+\. p2 (.*)", record)[:4] == ["favour 2 ?", "bid 0", "sell probe", "sell probe"]
