"""Federation's board: an ambassador is placed by pointing at it, at its face and at a space, in any order."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, NewPage
from tests.browser.playing import choose, position, send, small_game, wait_for_turn


def first_turn(page: Page) -> tuple[str, int]:
    """A game of two in which the person has a starting tile and is to place an ambassador."""
    table = small_game(page, "federation")
    decision = wait_for_turn(page, table)
    while position(page, table)["step"] != "TURN":
        place = position(page, table)
        send(page, table, place, place["options"][0]["options"][0]["move"])
        decision = wait_for_turn(page, table, decision)
    assert decision is not None
    return table, decision


@pytest.mark.parametrize(
    "order",
    [
        ("ambassador:3", "face:funding", "space:atal_right"),
        ("space:atal_right", "face:funding", "ambassador:3"),
    ],
)
def test_an_ambassador_is_placed_on_the_board(page: Page, order: tuple[str, str, str]) -> None:
    table, decision = first_turn(page)
    free = {target for option in position(page, table)["options"][0]["options"] for target in option["targets"]}
    space = "space:atal_right" if "space:atal_right" in free else "space:atal_left"
    for reference in order:
        wanted = space if reference.startswith("space:") else reference
        target = page.locator(f'[data-target="{wanted}"]').first
        target.click()
        expect(target).to_have_attribute("data-state", re.compile("held|chosen"))
    expect(page.get_by_role("button", name="Confirm")).to_be_enabled()
    page.get_by_role("button", name="Confirm").click()
    wait_for_turn(page, table, decision)
    placed = position(page, table)["view"]["spaces"][space.partition(":")[2]]
    assert (placed["ambassador"], placed["side"]) == ("3", "funding")


def test_the_forecast_is_always_visible(page: Page) -> None:
    table, _ = first_turn(page)
    expect(page.get_by_text("If it ended now")).to_be_visible()
    totals = position(page, table)["view"]["forecast"]["totals"]
    assert len(totals) == 2
    choose(page, position(page, table)["options"][0]["options"][0]["move"])
    expect(page.get_by_text("If it ended now")).to_be_visible()


SMALL = {"width": 1280, "height": 720}


def test_on_a_small_screen_the_wheel_leads_to_the_planets_and_no_further(new_page: NewPage) -> None:
    page = new_page(SMALL)
    first_turn(page)
    planet = page.locator('[data-target="planet:e81216"]')
    expect(planet).not_to_be_in_viewport()
    frame = page.locator(".board .frame")
    frame.hover()
    for _ in range(30):
        page.mouse.wheel(0, 100)
    expect(planet).to_be_in_viewport()
    shown, board = frame.bounding_box(), page.locator(".federation-board").bounding_box()
    assert shown
    assert board
    assert abs(board["y"] + board["height"] - shown["y"] - shown["height"]) < 1


def test_the_zoom_can_be_hit(new_page: NewPage) -> None:
    page = new_page(DESKTOP)
    first_turn(page)
    for name in ["Zoom in", "Zoom out", "Zoom in", "Show everything"]:
        button = page.get_by_role("button", name=name)
        box = button.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 36
        button.click()
