"""No text on any board is written in letters smaller than 12 px on a desktop screen."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, ViewportSize

from astrarium.kernel.registry import names, rules_of
from tests.browser.conftest import DESKTOP, NewPage
from tests.browser.finished_tables import table_in_middle_of_game
from tests.browser.gameplay import (
    open_table,
    play_on,
    play_until_verb,
    two_player_game,
    wait_for_turn,
    wait_until_still,
)
from tests.browser.text_sizes import small_texts
from tests.server.processes import Process

PLANETS = ["neo", "sixmoons", "atal", "arratuin", "e81216"]
MOVES = 30
LARGE: ViewportSize = {"width": 1440, "height": 900}
SMALL: ViewportSize = {"width": 1280, "height": 720}
LANGUAGES = pytest.mark.parametrize("language", ["en-GB", "ru-RU"])


def resize(page: Page, size: ViewportSize) -> None:
    page.set_viewport_size(size)
    wait_until_still(page)


def small_at_both_sizes(page: Page) -> dict[str, list[str]]:
    """Small texts of the current page in several window sizes; the size is restored afterwards."""
    found = {}
    for size in (SMALL, LARGE):
        resize(page, size)
        found[f"{size['width']}x{size['height']}"] = small_texts(page)
    return {size: letters for size, letters in found.items() if letters}


def point_at_something(page: Page) -> None:
    """Show the tip of a thing on the table; one about which there are no facts, because those replace a tip."""
    page.locator("[data-tip]:not([data-about]):visible").first.hover()
    page.locator(".popover.passive").wait_for()


@LANGUAGES
@pytest.mark.parametrize("game", names())
def test_every_board_can_be_read_in_the_middle_of_a_game(
    new_page: NewPage, server: Process, game: str, language: str
) -> None:
    page = new_page(DESKTOP, language)
    table = table_in_middle_of_game(page, server, game, max(rules_of(game).seats), MOVES)
    open_table(page, table)
    wait_for_turn(page, table)
    assert small_at_both_sizes(page) == {}
    point_at_something(page)
    assert small_texts(page) == []


@LANGUAGES
def test_the_board_of_a_game_without_one_can_be_read(new_page: NewPage, language: str) -> None:
    page = new_page(DESKTOP, language)
    table = two_player_game(page, "toy")
    play_on(page, table, 10, random.Random(3))
    wait_for_turn(page, table)
    assert small_at_both_sizes(page) == {}


def test_setup_can_be_read_and_starting_tiles_leave_the_board_its_size(page: Page) -> None:
    table = two_player_game(page, "federation")
    wait_for_turn(page, table)
    page.locator(".choices").wait_for()
    before = {}
    for size in (SMALL, LARGE):
        resize(page, size)
        assert small_texts(page) == [], size
        before[size["width"]] = page.locator(".senate").bounding_box()
    play_on(page, table, 1, random.Random(3))
    page.locator(".choices").wait_for(state="detached")
    wait_for_turn(page, table)
    page.keyboard.press("Escape")  # what happened since one's turn lies over the board
    page.locator(".since").wait_for(state="detached")
    for size in (LARGE, SMALL):
        resize(page, size)
        assert page.locator(".senate").bounding_box() == before[size["width"]], size


def test_every_planet_can_be_read(page: Page, server: Process) -> None:
    table = table_in_middle_of_game(page, server, "federation", 4, MOVES)
    open_table(page, table)
    wait_for_turn(page, table)
    for size in (LARGE, SMALL):
        resize(page, size)
        for planet in PLANETS:
            page.locator(f'[data-target="planet:{planet}"]').click()
            page.locator(f"section.{planet}:not(.closed)").wait_for()
            assert small_texts(page) == [], (planet, size)


def test_prices_names_and_distances_on_the_galaxy_can_be_read(page: Page) -> None:
    table = two_player_game(page, "gaia")
    play_until_verb([page], table, "build")
    wait_for_turn(page, table)
    page.locator('.verbs [data-verb="build"]').click()
    page.locator(".galaxy .tag text").first.wait_for()
    page.keyboard.press("Escape")  # what happened has been seen
    for name in ("Show how far my structures reach", "Show the names of the hexes"):
        page.get_by_role("button", name=name).click()
    for size in (LARGE, SMALL):
        resize(page, size)
        page.locator('[data-target^="hex:"]').nth(20).hover()
        page.locator(".galaxy .pointer").wait_for()
        assert small_texts(page) == [], size
