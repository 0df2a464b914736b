"""A small desktop screen: hidden options are counted, and nothing sticks out of its panel."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import NewPage
from tests.browser.gameplay import two_player_game, wait_until_still
from tests.browser.test_one_screen import one_screen

SMALL: ViewportSize = {"width": 1280, "height": 720}


def test_choices_that_do_not_fit_into_the_bar_are_all_shown_over_the_board(new_page: NewPage) -> None:
    page = new_page(SMALL)
    one_screen(page, "gaia")
    cards = page.locator(".board .chip")
    expect(cards).to_have_count(14)
    wait_until_still(page)
    assert page.locator("section.grid").evaluate("grid => grid.scrollHeight <= grid.clientHeight")
    expect(cards.filter(has_text="Xenos")).to_contain_text("three mines")
    page.keyboard.press("2")
    expect(cards.nth(1)).to_have_attribute("aria-pressed", "true")
    page.locator("#decision .primary").click()
    expect(cards).to_have_count(12)
    expect(page.locator(".board .chip[aria-pressed=true]")).to_have_count(0)


@pytest.mark.parametrize("language", ["en-GB", "ru-RU", "uk-UA"])
def test_a_game_in_the_lobby_stays_inside_its_panel(new_page: NewPage, language: str) -> None:
    page = new_page(SMALL, language)
    table = two_player_game(page)
    page.goto("/")
    links = page.locator(f'li a[href="/table/{table}"]')
    links.last.wait_for()
    wait_until_still(page)
    inside = "link => link.getBoundingClientRect().right <= link.closest('.panel').getBoundingClientRect().right"
    assert all(link.evaluate(inside) for link in links.all())
