"""A small desktop screen: hidden options are counted, and nothing sticks out of its panel."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import NewPage
from tests.browser.gameplay import two_player_game, wait_until_still
from tests.browser.test_one_screen import one_screen

SMALL: ViewportSize = {"width": 1280, "height": 720}


def test_each_question_begins_at_the_top_of_its_choices_and_says_how_many_are_below(new_page: NewPage) -> None:
    page = new_page(SMALL)
    one_screen(page, "gaia")
    choices = page.locator(".options")
    expect(page.get_by_text("more below")).to_be_visible()
    page.locator(".chip").last.click()
    assert choices.evaluate("list => list.scrollTop") > 0
    page.locator("#decision .primary").click()
    expect(page.locator(".chip")).to_have_count(12)
    wait_until_still(page)
    assert choices.evaluate("list => list.scrollTop") == 0


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
