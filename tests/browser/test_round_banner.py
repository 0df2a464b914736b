"""A new round is told over the board, for a while and on request not at all."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.gameplay import get_position, is_to_move, moves_in, poll, send_move, two_player_game, wait_for_turn


def pass_until_round(page: Page, table: str, number: int) -> None:
    """Pass as early as possible until a round has begun; the page is open all the time."""

    def look() -> Any | None:
        position = get_position(page, table)
        return position if position["view"]["round"] >= number or is_to_move(position) else None

    while (position := poll(page, look))["view"]["round"] < number:
        moves = moves_in(position)
        send_move(page, table, position, next((move for move in moves if move.startswith("pass")), moves[0]))


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_new_round_tells_what_scores_and_what_everybody_got(new_page: NewPage, size: dict[str, int]) -> None:
    page = new_page(size)
    table = two_player_game(page)
    wait_for_turn(page, table)
    pass_until_round(page, table, 2)
    banner = page.get_by_role("region", name="Round 2")
    expect(banner).to_contain_text("This round scores")
    expect(banner.get_by_role("row", name="Sum")).to_be_visible()
    expect(banner.get_by_role("row", name="You have now")).to_contain_text("→")
    expect(banner).to_contain_text("The others")
    page.keyboard.press("Shift")
    expect(banner).to_have_count(0)
    page.reload()
    wait_for_turn(page, table)
    expect(banner).to_have_count(0)


def test_a_tap_on_go_on_does_not_reach_the_board(new_page: NewPage) -> None:
    """A finger closes the banner, and nothing below it is chosen or explained."""
    page = new_page(PHONE)
    table = two_player_game(page, "eclipse")
    wait_for_turn(page, table)
    pass_until_round(page, table, 2)
    banner = page.get_by_role("region", name="Round 2")
    banner.get_by_role("button", name="Go on").tap()
    expect(banner).to_have_count(0)
    expect(page.locator(".popover, [data-state=chosen], [data-state=blocked]")).to_have_count(0)


def test_the_banner_can_be_switched_off(new_page: NewPage) -> None:
    page = new_page()
    table = two_player_game(page)
    page.goto("/settings")
    with page.expect_response("**/api/me"):
        page.get_by_text("Banner of a new round").click()
    page.goto(f"/table/{table}")
    wait_for_turn(page, table)
    pass_until_round(page, table, 2)
    expect(page.get_by_role("log")).to_contain_text("Round 2")
    expect(page.get_by_role("region", name="Round 2")).to_have_count(0)
