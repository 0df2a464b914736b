"""What others did since one's last decision: cards over the board, which steps through the moments."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from astrarium.kernel.registry import names
from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.gameplay import (
    get_position,
    is_to_move,
    moves_in,
    open_table,
    poll,
    send_move,
    wait_for_turn,
    wait_until_still,
)

AVOIDED = ("pass", "convert", "discard")


def turn_begins(page: Page, table: str) -> bool:
    """Whether both bots have acted since the person's last move."""
    rows = page.request.get(f"/api/tables/{table}/log").json()
    mine = max([row["index"] for row in rows if row["seat"] == 0], default=0)
    return len({row["seat"] for row in rows if row["index"] > mine and row["is_main"]}) > 1


def table_after_others(page: Page, game: str) -> str:
    """A table with two bots, opened when the turn has come back to the person."""
    answer = page.request.post("/api/play-now", data={"game": game, "players": 3, "bot": "random"})
    table: str = answer.json()["id"]
    rng = random.Random(2)
    while True:
        position = poll(page, lambda: mine_or_none(page, table))
        if turn_begins(page, table):
            break
        send_move(page, table, position, rng.choice(moves_in(position, but=AVOIDED) or moves_in(position)))
    open_table(page, table)
    wait_for_turn(page, table)
    return table


def mine_or_none(page: Page, table: str) -> dict[str, object] | None:
    position: dict[str, object] = get_position(page, table)
    assert not position["over"], "the turn never came back"
    return position if is_to_move(position) else None


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_board_steps_through_what_others_did(new_page: NewPage, game: str, size: dict[str, int]) -> None:
    page = new_page(size)
    table_after_others(page, game)
    since = page.get_by_role("region", name="Since your turn")
    expect(since).to_be_in_viewport(ratio=1)
    cards = since.locator(".card")
    expect(cards.first).to_be_visible()
    page.reload()
    expect(cards.first).to_be_visible()
    wait_until_still(page)
    with page.expect_response("**/positions/*"):
        cards.first.click()
    expect(cards.first).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_label("What it did")).to_be_visible()
    expect(page.locator("[aria-live=polite]")).not_to_have_text("")
    since.get_by_role("button", name="Seen").click()
    expect(since).to_have_count(0)
    expect(page.get_by_label("What it did")).to_have_count(0)


def test_keys_step_close_and_bring_it_back(new_page: NewPage) -> None:
    page = new_page()
    table_after_others(page, "gaia")
    since = page.get_by_role("region", name="Since your turn")
    expect(since.locator(".card").nth(1)).to_be_visible()
    count = since.locator(".card").count()
    page.keyboard.press("Alt+ArrowLeft")
    expect(since.locator(".card").last).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Alt+ArrowLeft")
    expect(since.locator(".card").nth(count - 2)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Alt+ArrowRight")
    page.keyboard.press("Alt+ArrowRight")
    expect(since.locator('[aria-pressed="true"]')).to_have_count(0)
    page.keyboard.press("Escape")
    expect(since).to_have_count(0)
    page.keyboard.press("v")
    expect(since).to_be_visible()


def test_choosing_anything_closes_it(new_page: NewPage) -> None:
    page = new_page()
    table_after_others(page, "gaia")
    since = page.get_by_role("region", name="Since your turn")
    expect(since).to_be_visible()
    page.locator(".chip").first.click()
    expect(since).to_have_count(0)
    expect(page.locator("#decision .primary")).to_be_enabled()


def test_an_action_of_others_tells_what_it_means_for_oneself(new_page: NewPage) -> None:
    """An ambassador of a bot changes the votes of its wing."""
    page = new_page()
    table_after_others(page, "federation")
    cards = page.get_by_role("region", name="Since your turn").locator(".card")
    cards.filter(has_text="Places").last.click()
    expect(page.get_by_label("What it did")).to_contain_text("For you now")
