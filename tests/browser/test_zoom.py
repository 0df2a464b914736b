"""On a zoomed board, targets out of sight can still be found."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.gameplay import play_until_verb, two_player_game, wait_for_turn, wait_until_still


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_legal_target_out_of_sight_has_a_pill_that_leads_to_it(new_page: NewPage, size: dict[str, int]) -> None:
    page = new_page(size)
    table = two_player_game(page)
    play_until_verb([page], table, "settle")
    wait_for_turn(page, table)
    frame = page.locator(".board .frame")
    expect(frame.locator(".map")).to_have_count(0)
    frame.hover()
    for _ in range(12):
        page.mouse.wheel(0, -100)
    expect(frame.locator(".map")).to_be_visible()
    wait_until_still(page)
    pill = frame.locator(".pill").first
    name = str(pill.get_attribute("aria-label")).removeprefix("Look at ")
    pill.click()
    expect(frame.locator(".pill", has_text=name)).to_have_count(0)
    expect(frame.locator(f'[data-target="hex:{name}"]')).to_be_in_viewport()
