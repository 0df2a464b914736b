"""The log: one line for each action, a brass one for each round, and all of it over the board on demand."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from astrarium.kernel.registry import names
from tests.browser.conftest import NewPage
from tests.browser.gameplay import has_rounds, play_on, two_player_game, wait_for_turn, wait_until_still

SIZES = [({"width": 1280, "height": 720}, 8), ({"width": 1440, "height": 900}, 13)]
BEGUN = 20  # moves after which the first round is well under way

# How many lines can be read whole, whether the last one is among them, and how many there are.
SEEN = """() => {
    const list = document.querySelector('[role=log]');
    const frame = list.getBoundingClientRect();
    const lines = [...list.querySelectorAll('summary, .step')].map((line) => line.getBoundingClientRect());
    const isSeen = (line) => line.top >= frame.top - 1 && line.bottom <= frame.bottom + 1 && line.bottom <= innerHeight;
    return [lines.filter(isSeen).length, isSeen(lines.at(-1)), lines.length];
}"""


def table_under_way(page: Page, game: str = "gaia") -> str:
    table = two_player_game(page, game)
    play_on(page, table, BEGUN, random.Random(3))
    page.reload()
    wait_for_turn(page, table)
    return table


@pytest.mark.parametrize("game", names())
def test_enough_lines_are_in_sight(new_page: NewPage, game: str) -> None:
    page = new_page(SIZES[0][0])
    table_under_way(page, game)
    for size, wanted in SIZES:
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        wait_until_still(page)
        seen, is_last_seen, count = page.evaluate(SEEN)
        assert seen >= min(wanted, count), size
        assert is_last_seen


@pytest.mark.parametrize("game", names())
def test_actions_have_numbers_and_rounds_a_line_of_their_own(new_page: NewPage, game: str) -> None:
    """In a game without rounds the actions are numbered from its beginning."""
    page = new_page()
    table_under_way(page, game)
    log = page.get_by_role("log")
    rounds = log.locator(".round")
    if has_rounds(game):
        expect(rounds.first).to_contain_text("Round 1")
    else:
        expect(rounds).to_have_count(0)
    first = "1.1" if has_rounds(game) else "1"
    expect(log.locator(".number").get_by_text(first, exact=True)).to_be_attached()
    numbers = [number for number in log.locator(".number").all_text_contents() if number]
    assert len(numbers) == len(set(numbers))


def test_a_round_tells_my_income_and_conversions_unfold(new_page: NewPage) -> None:
    page = new_page()
    table_under_way(page)
    log = page.get_by_role("log")
    expect(log.locator(".round").first).to_contain_text("your income")
    folded = log.locator("li", has=page.locator(".free")).last
    expect(folded).not_to_contain_text("convert ")
    folded.locator("summary").click()
    expect(folded.locator("code").first).to_be_visible()


def test_the_log_opens_over_the_board_with_its_filter(new_page: NewPage) -> None:
    page = new_page()
    table_under_way(page)
    page.keyboard.press("l")
    wide = page.get_by_role("region", name="Log", exact=True)
    expect(wide.get_by_label("Show")).to_be_visible()
    before = wide.locator("li").count()
    wide.get_by_label("Show").select_option("scoring")
    assert wide.locator("li").count() < before
    page.keyboard.press("Escape")
    expect(wide).to_have_count(0)
    page.get_by_role("button", name="Open wide").click()
    expect(wide).to_be_visible()
    page.get_by_role("button", name="Close").click()
    expect(wide).to_have_count(0)
