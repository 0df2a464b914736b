"""Tips: things on the table are explained on hover, click, tap and keyboard focus."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.gameplay import two_player_game, wait_for_turn

ONLY_TITLES = "() => [...document.querySelectorAll('[title]')].map((element) => element.outerHTML.slice(0, 120))"


def told(page: Page, words: str) -> None:
    expect(page.locator(".popover.passive")).to_contain_text(re.compile(words, re.IGNORECASE))


def untold(page: Page) -> None:
    expect(page.locator(".popover.passive")).to_have_count(0)


def test_symbols_explain_themselves_to_mouse_and_keyboard(page: Page) -> None:
    wait_for_turn(page, two_player_game(page, "federation"))
    assert page.evaluate(ONLY_TITLES) == []
    page.locator('[data-target="wing:left"]').hover()
    expect(page.get_by_role("region", name="Facts")).to_contain_text("law")
    untold(page)
    page.locator(".strip [data-tip]").first.hover()
    told(page, ".")
    page.mouse.move(2, 2)
    untold(page)
    page.locator(".strip [data-tip][tabindex='0']").focus()
    page.keyboard.press("ArrowRight")
    told(page, "Laws still to come")


def test_symbols_explain_themselves_to_a_finger(new_page: NewPage) -> None:
    page = new_page(PHONE)
    wait_for_turn(page, two_player_game(page))
    assert page.evaluate(ONLY_TITLES) == []
    parts = page.get_by_label("Parts of the table")
    parts.get_by_role("button", name="Research").tap()
    page.locator(".strip li").first.tap()
    told(page, ".")
    parts.get_by_role("button", name="Players").tap()
    untold(page)
