"""Federation's board: an ambassador is placed by clicking it, its face and a space, in any order."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, NewPage
from tests.browser.finished_tables import table_in_middle_of_game
from tests.browser.gameplay import (
    choose,
    first_move,
    get_position,
    play,
    play_until_verb,
    two_player_game,
    wait_for_turn,
    wait_until_still,
)
from tests.server.processes import Process


def first_turn(page: Page) -> tuple[str, int]:
    """A game against one bot in which the person has a starting tile and must place an ambassador."""
    table = two_player_game(page, "federation")
    play_until_verb([page], table, "place")
    decision = wait_for_turn(page, table)
    assert decision is not None
    return table, decision


@pytest.mark.parametrize("order", [("ambassador", "face", "space"), ("space", "face", "ambassador")])
def test_an_ambassador_is_placed_on_the_board(page: Page, order: tuple[str, str, str]) -> None:
    table, decision = first_turn(page)
    wanted = {"ambassador:3", "face:funding"}
    options = get_position(page, table)["options"][0]["options"]
    targets = next(option["targets"] for option in options if wanted <= set(option["targets"]))
    chosen = {target.partition(":")[0]: target for target in targets}
    for kind in order:
        target = page.locator(f'[data-target="{chosen[kind]}"]').first
        target.click()
        expect(target).to_have_attribute("data-state", re.compile("picked|chosen"))
    expect(page.locator("#decision .primary")).to_be_enabled()
    page.locator("#decision .primary").click()
    wait_for_turn(page, table, decision)
    placed = get_position(page, table)["view"]["spaces"][chosen["space"].partition(":")[2]]
    assert (placed["ambassador"], placed["side"]) == ("3", "funding")


def test_the_forecast_is_always_visible(page: Page) -> None:
    table, _ = first_turn(page)
    expect(page.get_by_text("If it ended now")).to_be_visible()
    totals = get_position(page, table)["view"]["forecast"]["totals"]
    assert len(totals) == 2
    choose(page, get_position(page, table)["options"][0]["options"][0]["move"])
    expect(page.get_by_text("If it ended now")).to_be_visible()


SMALL = {"width": 1280, "height": 720}


PLANETS = ["neo", "sixmoons", "atal", "arratuin", "e81216"]

COVERED = """(selector) => [...document.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility({ opacityProperty: true }))
    .filter((element) => {
        element.scrollIntoView({ block: 'nearest' });
        const { left, top, width, height } = element.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return Math.min(width, height) < 24 || !(hit && (element.contains(hit) || hit.contains(element)));
    })
    .map((element) => element.outerHTML.slice(0, 160))"""

OVERFLOWING = """(selector) => [...document.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility({ opacityProperty: true }))
    .filter(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
        scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1)
    .map((element) => element.outerHTML.slice(0, 160))"""
CELLS = ".federation-board :is(.cell, .project, .law, .floor, .row, .site, .shop)"


@pytest.mark.parametrize("size", [DESKTOP, SMALL], ids=["large", "small"])
def test_senate_and_planets_are_in_sight_at_once(new_page: NewPage, size: dict[str, int]) -> None:
    page = new_page(size)
    first_turn(page)
    for target in ["project:neo", "space:arratuin_right", "space:outer_module", *[f"planet:{one}" for one in PLANETS]]:
        expect(page.locator(f'.federation-board [data-target="{target}"]')).to_be_in_viewport(ratio=0.99)
    frame, board = page.locator(".board .frame").bounding_box(), page.locator(".federation-board").bounding_box()
    assert frame
    assert board
    assert board["height"] <= frame["height"]
    assert board["width"] <= frame["width"]


@pytest.mark.parametrize("language", ["en-GB", "ru-RU", "uk-UA"])
def test_everything_on_the_board_can_be_hit_and_nothing_is_cut(
    new_page: NewPage, server: Process, language: str
) -> None:
    page = new_page(DESKTOP, language)
    table = table_in_middle_of_game(page, server, "federation", 4, 40)
    page.goto(f"/table/{table}")
    wait_for_turn(page, table)
    for size in (DESKTOP, SMALL):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        wait_until_still(page)
        for planet in PLANETS:
            page.locator(f'[data-target="planet:{planet}"]').click()
            page.locator(f"section.{planet}:not(.closed)").wait_for()
            page.keyboard.press("Escape")
            assert page.evaluate(COVERED, ".federation-board [data-target]") == [], (planet, size)
            assert page.evaluate(OVERFLOWING, CELLS) == [], (planet, size)


def test_a_planet_opens_by_the_mouse_and_by_keys(new_page: NewPage) -> None:
    page = new_page(SMALL)
    first_turn(page)
    opened = page.locator(".stage section:not(.closed)")
    page.locator('[data-target="planet:arratuin"]').click()
    expect(opened.locator('[data-target="shop:shop_1"]')).to_be_visible()
    page.keyboard.press("ArrowDown")
    expect(page.locator('[data-target="planet:e81216"]')).to_be_focused()
    expect(opened.locator('[data-target^="site:"]')).to_have_count(8)
    page.keyboard.press("Tab")
    expect(opened.locator('[data-target^="neo:"]')).to_have_count(14)
    expect(opened.locator(":focus")).to_have_count(1)


def test_the_planet_with_the_question_opens_by_itself(new_page: NewPage) -> None:
    page = new_page(SMALL)
    table = two_player_game(page, "federation")
    for verb, planet in (("dig", "neo"), ("take-token", "sixmoons")):
        play_until_verb([page], table, verb)
        wait_for_turn(page, table)
        page.locator(f'.verbs [data-verb="{verb}"]').click()
        expect(page.locator(f".stage section.{planet}:not(.closed) [data-state='legal']").first).to_be_visible()
        play([page], table, first_move)


def test_the_zoom_can_be_hit(new_page: NewPage) -> None:
    page = new_page(DESKTOP)
    first_turn(page)
    for name in ["Zoom in", "Zoom out", "Zoom in", "Show everything"]:
        button = page.get_by_role("button", name=name)
        box = button.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 36
        button.click()
