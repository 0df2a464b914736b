"""Planet B's board: deals, cards and workies are chosen where they lie."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.gameplay import (
    confirm,
    get_position,
    open_table,
    play_on,
    play_until_verb,
    two_player_game,
    wait_for_turn,
    wait_until_still,
)

LAPTOP = {"width": 1280, "height": 720}
PANELS = (".planet-b-board", ".factions", ".news", ".bag", ".offices")


def four_player_game(page: Page) -> str:
    made = page.request.post("/api/play-now", data={"game": "planet_b", "players": 4, "bot": "random"})
    table: str = made.json()["id"]
    open_table(page, table)
    return table


def first_turn(page: Page) -> tuple[str, int]:
    """A game against one bot in which the person has kept a card and must make a deal."""
    table = two_player_game(page, "planet_b")
    play_until_verb([page], table, "deal")
    decision = wait_for_turn(page, table)
    assert decision is not None
    return table, decision


def test_a_deal_is_made_on_the_board(page: Page) -> None:
    table, decision = first_turn(page)
    option = get_position(page, table)["options"][0]["options"][0]
    target = page.locator(f'[data-target="{option["targets"][0]}"]')
    target.click()
    expect(target).to_have_attribute("data-state", "chosen")
    confirm(page)
    wait_for_turn(page, table, decision)
    assert get_position(page, table)["view"]["deal"] == option["targets"][0].partition(":")[2]
    expect(page.locator(".location.deal .done, .location.deal [data-target]").first).to_be_visible()


def test_points_of_others_are_secret(page: Page) -> None:
    table, _ = first_turn(page)
    mine, other = get_position(page, table)["view"]["players"]
    assert mine["vp"] is not None
    assert other["vp"] is None
    expect(page.locator('[data-owner="1"]').get_by_text("secret")).to_be_visible()


@pytest.mark.parametrize("language", ["en-GB", "ru-RU"])
@pytest.mark.parametrize("size", [DESKTOP, LAPTOP])
def test_the_board_shows_every_part_after_some_turns(new_page: NewPage, size: dict[str, int], language: str) -> None:
    page = new_page(size, language)
    play_on(page, four_player_game(page), 30, random.Random(5))
    wait_until_still(page)
    for part in PANELS:
        expect(page.locator(part).first).to_be_in_viewport(ratio=0.99)
    expect(page.locator(".mats .mat.panel").last).to_be_in_viewport(ratio=0.99)


def test_politics_have_a_tab_on_a_phone(new_page: NewPage) -> None:
    page = new_page(PHONE)
    first_turn(page)
    page.get_by_role("button", name="Politics").click()
    expect(page.locator(".factions")).to_be_visible()
    expect(page.locator(".bag")).to_be_visible()
