"""Somebody who has played nothing yet: the first game in one click, and a full game for those who know the rules."""

from __future__ import annotations

import random
import re
from typing import Any

from playwright.sync_api import Page, expect

from astrarium import bots
from astrarium.kernel.registry import about_of, names
from tests.browser.gameplay import play_on, title_of, two_player_game

LONGER_THAN_A_GAME = 500  # moves


def table_of(page: Page) -> Any:
    page.wait_for_url(re.compile("/table/"))
    return page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()


def test_the_first_game_takes_one_click(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Start the first game").click()
    table = table_of(page)
    first = about_of(table["game"]).first_game
    assert (table["status"], len(table["seats"])) == ("running", first.players)
    assert first.settings.items() <= table["options"].items()


def test_who_knows_the_rules_chooses_game_opponents_and_strength(page: Page) -> None:
    page.goto("/")
    visit = page.get_by_role("region", name="Your first game")
    game = names()[-1]
    visit.get_by_role("button", name=title_of(game), exact=True).click()
    visit.get_by_role("button", name="2 bots").click()
    visit.get_by_role("button", name="plays anything that is allowed").click()
    visit.get_by_role("button", name=f"Play {title_of(game)}").click()
    table = table_of(page)
    assert table["game"] == game
    assert [seat["bot"] for seat in table["seats"]] == [None, bots.names()[0], bots.names()[0]]


def test_the_first_game_is_offered_until_one_is_finished(page: Page) -> None:
    first = page.get_by_role("region", name="Your first game")
    page.goto("/")
    expect(first).to_be_visible()
    table = two_player_game(page, "toy")
    page.goto("/")
    expect(page.get_by_role("link", name="Continue")).to_be_visible()
    expect(first).to_be_visible()
    play_on(page, table, LONGER_THAN_A_GAME, random.Random(1))
    page.goto("/")
    expect(page.get_by_role("heading", name="My games")).to_be_visible()
    expect(first).to_have_count(0)
