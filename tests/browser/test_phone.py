"""On a phone one part is shown at a time, and nothing important is visible only in another part."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from astrarium.kernel.registry import names, rules_of
from tests.browser import in_sight
from tests.browser.conftest import PHONE, NewPage
from tests.browser.finished_tables import add_finished_table
from tests.browser.gameplay import (
    get_position,
    play_on,
    play_until_verb,
    table_of_two,
    two_player_game,
    wait_for_turn,
    wait_until_still,
)
from tests.server.processes import Process


def show(page: Page, part: str) -> None:
    page.get_by_label("Parts of the table").get_by_role("button", name=part).click()


def test_what_is_chosen_among_the_tiles_is_confirmed_there(new_page: NewPage) -> None:
    page = new_page(PHONE)
    table = two_player_game(page)
    decision = wait_for_turn(page, table)
    show(page, "Research")
    page.locator('[data-target="faction:xenos"]').tap()
    page.get_by_role("button", name="Confirm").click()
    show(page, "Board")
    wait_for_turn(page, table, decision)
    mine = get_position(page, table)["seat"]
    assert get_position(page, table)["view"]["players"][mine]["faction"] == "xenos"


def test_who_looks_elsewhere_sees_that_something_was_said(new_page: NewPage) -> None:
    host, friend = new_page(), new_page(PHONE)
    table_of_two(host, friend, "gaia")
    host.get_by_role("button", name="Chat").click()
    for number, text in enumerate(["Hello", "Are you there?"]):
        if number:
            show(friend, "Chat")
            show(friend, "Board")
        host.get_by_placeholder("Say something").fill(text)
        host.get_by_role("button", name="Send").click()
        expect(friend.get_by_role("button", name="Chat1")).to_be_visible()


def test_the_sheet_pushed_down_still_tells_what_is_chosen(new_page: NewPage) -> None:
    page = new_page(PHONE)
    table = two_player_game(page)
    play_until_verb([page], table, "settle")
    wait_for_turn(page, table)
    grip = page.get_by_role("button", name="Resize the decision panel")
    for _ in range(2):
        grip.click()
    wait_until_still(page)
    chosen = in_sight.targets(page).first
    name = str(chosen.get_attribute("data-target")).removeprefix("hex:")
    chosen.tap()
    expect(page.locator(".options")).to_be_hidden()
    expect(page.locator("#decision .primary")).to_contain_text(name)
    expect(page.locator("#decision .primary")).to_be_in_viewport(ratio=1)
    expect(page.locator(".question .preview")).to_be_in_viewport(ratio=1)
    expect(page.locator("#decision .primary")).to_be_enabled()


def test_the_log_opens_at_its_newest_line(new_page: NewPage) -> None:
    page = new_page(PHONE)
    table = two_player_game(page)
    play_on(page, table, 12, random.Random(1))
    wait_for_turn(page, table)
    show(page, "Log")
    left = page.get_by_role("log").evaluate("list => list.scrollHeight - list.scrollTop - list.clientHeight")
    assert page.get_by_role("log").evaluate("list => list.scrollHeight > list.clientHeight")
    assert left < 8


@pytest.mark.parametrize("game", names())
def test_the_result_adds_up_in_sight(new_page: NewPage, server: Process, game: str) -> None:
    """With the most players and kinds of points that there can be."""
    page = new_page(PHONE)
    page.goto(f"/table/{add_finished_table(server, game, max(rules_of(game).seats)).table}")
    rows = page.locator(".result tbody tr, .result tfoot tr")
    rows.first.wait_for()
    for row in rows.all():
        expect(row).to_be_in_viewport(ratio=1)
    boxes = [box for row in rows.all() if (box := row.bounding_box())]
    for above, below in pairwise(boxes):
        assert below["y"] >= above["y"] + above["height"] - 1
    expect(page.get_by_role("link", name="Review")).to_be_in_viewport(ratio=1)
