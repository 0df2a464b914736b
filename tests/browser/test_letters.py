"""No text on any board is written in letters smaller than 12 px on a desktop screen."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.browser.conftest import DESKTOP, NewPage
from tests.browser.letters import small_letters
from tests.browser.playing import play_on, play_until_verb, small_game, wait_for_turn

SMALL = {"width": 1280, "height": 720}
PLANETS = ["neo", "sixmoons", "atal", "arratuin", "e81216"]
MOVES = 30
BOTH: list[ViewportSize] = [{"width": 1440, "height": 900}, {"width": 1280, "height": 720}]
SIZES = pytest.mark.parametrize("size", [DESKTOP, SMALL], ids=["1440x900", "1280x720"])
LANGUAGES = pytest.mark.parametrize("language", ["en-GB", "ru-RU"])


def large_game(page: Page, game: str, players: int) -> None:
    """The middle of a game with as many players as it takes."""
    answer = page.request.post("/api/play-now", data={"game": game, "players": players, "bot": "random"})
    table: str = answer.json()["id"]
    play_on(page, table, MOVES, random.Random(3))
    page.goto(f"/table/{table}")
    wait_for_turn(page, table)


def resize(page: Page, size: ViewportSize) -> None:
    page.set_viewport_size(size)
    page.wait_for_timeout(300)  # boards are laid out anew


@LANGUAGES
def test_every_board_can_be_read_in_the_middle_of_a_game(new_page: NewPage, language: str) -> None:
    for game in new_page().request.get("/api/games").json():
        page = new_page(DESKTOP, language)
        page.goto("/")
        large_game(page, game["id"], max(game["seats"]))
        for size in BOTH:
            resize(page, size)
            assert small_letters(page) == [], (game["id"], size)


@SIZES
def test_setup_can_be_read_and_starting_tiles_leave_the_board_its_size(new_page: NewPage, size: dict[str, int]) -> None:
    page = new_page(size)
    table = small_game(page, "federation")
    wait_for_turn(page, table)
    page.locator(".choices").wait_for()
    assert small_letters(page) == []
    before = page.locator(".senate").bounding_box()
    play_on(page, table, 1, random.Random(3))
    page.locator(".choices").wait_for(state="detached")
    assert page.locator(".senate").bounding_box() == before


def test_every_planet_can_be_read(page: Page) -> None:
    page.goto("/")
    large_game(page, "federation", 4)
    for size in BOTH:
        resize(page, size)
        for planet in PLANETS:
            page.locator(f'[data-target="planet:{planet}"]').click()
            page.locator(f"section.{planet}:not(.closed)").wait_for()
            assert small_letters(page) == [], (planet, size)


@SIZES
def test_prices_names_and_distances_on_the_galaxy_can_be_read(new_page: NewPage, size: dict[str, int]) -> None:
    page = new_page(size)
    table = small_game(page, "gaia")
    play_until_verb([page], table, "build")
    wait_for_turn(page, table)
    page.locator('.verbs [data-verb="build"]').click()
    page.locator(".galaxy .tag text").first.wait_for()
    for name in ("Show how far my structures reach", "Show the names of the hexes"):
        page.get_by_role("button", name=name).click()
    page.locator('[data-target^="hex:"]').nth(20).hover()
    page.locator(".galaxy .pointer").wait_for()
    assert small_letters(page) == []
