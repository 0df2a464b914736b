"""A small desktop screen: what does not fit says so, and nothing sticks out of its panel."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import NewPage
from tests.browser.playing import settle, small_game, wait_for_turn

SMALL: ViewportSize = {"width": 1280, "height": 720}


def test_each_question_begins_at_the_top_of_its_choices_and_says_how_many_are_below(new_page: NewPage) -> None:
    page = new_page(SMALL)
    table = small_game(page)
    decision = wait_for_turn(page, table)
    choices = page.locator(".options")
    expect(page.get_by_text("more below")).to_be_visible()
    page.locator(".chip").last.click()
    assert choices.evaluate("list => list.scrollTop") > 0
    page.get_by_role("button", name="Confirm").click()
    wait_for_turn(page, table, decision)
    settle(page)
    assert choices.evaluate("list => list.scrollHeight > list.clientHeight")
    assert choices.evaluate("list => list.scrollTop") == 0


@pytest.mark.parametrize("language", ["en-GB", "ru-RU", "uk-UA"])
def test_a_game_in_the_lobby_stays_inside_its_panel(new_page: NewPage, language: str) -> None:
    page = new_page(SMALL, language)
    table = small_game(page)
    page.goto("/")
    links = page.locator(f'li a[href="/table/{table}"]')
    links.last.wait_for()
    settle(page)
    inside = "link => link.getBoundingClientRect().right <= link.closest('.panel').getBoundingClientRect().right"
    assert all(link.evaluate(inside) for link in links.all())
