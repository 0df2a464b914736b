"""On a zoomed board, targets out of sight can still be found. On a phone it opens large enough for a finger."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import in_sight
from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.gameplay import play_until_verb, two_player_game, wait_for_turn, wait_until_still
from tests.browser.text_sizes import MIN_SIZE_ON_PHONE, small_texts


def settling(page: Page) -> Locator:
    """Open a table where the person places a first mine. Returns the frame of the board."""
    table = two_player_game(page)
    play_until_verb([page], table, "settle")
    wait_for_turn(page, table)
    wait_until_still(page)
    return page.locator(".board .frame")


def scale_of(frame: Locator) -> float:
    scale: float = frame.locator(".content").evaluate("content => new DOMMatrix(getComputedStyle(content).transform).a")
    return scale


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_legal_target_out_of_sight_has_a_pill_that_leads_to_it(new_page: NewPage, size: dict[str, int]) -> None:
    page = new_page(size)
    frame = settling(page)
    expect(frame.locator(".map")).to_have_count(1 if size == PHONE else 0)
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


def test_a_phone_shows_the_whole_map_and_comes_back_to_ones_area(new_page: NewPage) -> None:
    page = new_page(PHONE)
    frame = settling(page)
    near = scale_of(frame)
    assert near > 1
    assert in_sight.out_of_reach(page) == []
    frame.get_by_role("button", name="Show everything").tap()
    assert scale_of(frame) == 1
    expect(frame.locator(".galaxy .tag:visible")).to_have_count(0)
    assert small_texts(page, MIN_SIZE_ON_PHONE) == []
    frame.get_by_role("button", name="Show my area").tap()
    assert scale_of(frame) == near


def test_a_tap_on_the_whole_map_comes_near_and_the_next_one_chooses(new_page: NewPage) -> None:
    page = new_page(PHONE)
    frame = settling(page)
    near = scale_of(frame)
    frame.get_by_role("button", name="Show everything").tap()
    target = frame.locator('[data-target^="hex:"][data-state="legal"]').first
    reference = target.get_attribute("data-target")
    target.tap()
    expect(page.locator("#decision .primary")).to_be_disabled()
    assert scale_of(frame) == near
    frame.locator(f'[data-target="{reference}"]').tap()
    expect(page.locator("#decision .primary")).to_be_enabled()


def test_a_tap_beside_a_legal_target_takes_it(new_page: NewPage) -> None:
    page = new_page(PHONE)
    frame = settling(page)
    page.mouse.move(0, 0)
    frame.hover()
    page.mouse.wheel(0, 100)  # a little farther away, so that a finger reaches beyond the hex
    wait_until_still(page)
    target = in_sight.targets(page).first
    box = target.evaluate("target => target.getBoundingClientRect().toJSON()")
    assert box["height"] < in_sight.FINGER
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] - 2)
    expect(target).to_have_attribute("data-state", "chosen")
