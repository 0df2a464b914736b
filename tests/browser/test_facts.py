"""Facts on demand: what is true of a thing that is pointed at, focused or held, in one place."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, Request, expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.finished_tables import table_in_middle_of_game
from tests.browser.gameplay import two_player_game, wait_for_turn, wait_until_still
from tests.server.processes import Process

# Presses a finger on an element until it counts as a long press.
HOLD = "element => element.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }))"
PLACES = """() => [...document.querySelectorAll('.board, #decision, .side > *, .mats')].map(
    (element) => element.getBoundingClientRect().toJSON()
)"""


def dock_of(page: Page) -> Locator:
    return page.get_by_role("region", name="Facts")


def in_the_middle(page: Page, server: Process) -> None:
    table = table_in_middle_of_game(page, server, "gaia", 2, 12)
    page.goto(f"/table/{table}")
    wait_for_turn(page, table)


def planet(page: Page) -> Locator:
    return page.locator('.board [data-target^="hex:"][data-state="legal"]').first


def test_pointing_shows_facts_over_the_side_and_nothing_moves(page: Page, server: Process) -> None:
    in_the_middle(page, server)
    asked: list[str] = []

    def keep(request: Request) -> None:
        if "/facts" in request.url:
            asked.append(request.url)

    page.on("request", keep)
    page.locator('[data-verb="build"]').click()
    wait_until_still(page)
    before = page.evaluate(PLACES)
    planet(page).hover()
    expect(dock_of(page)).to_contain_text("Together")
    dock, board = dock_of(page).bounding_box(), page.locator(".board").bounding_box()
    assert dock is not None
    assert board is not None
    assert dock["x"] >= board["x"] + board["width"], "the dock is not over the board"
    page.mouse.move(2, 2)
    expect(dock_of(page)).to_be_hidden()
    assert page.evaluate(PLACES) == before
    planet(page).hover()
    expect(dock_of(page)).to_be_visible()
    assert len(asked) == 1, "facts are kept as long as the position is the same"


def test_a_mat_entry_has_facts_and_two_can_be_pinned(page: Page, server: Process) -> None:
    in_the_middle(page, server)
    page.locator('[data-owner="0"] [data-about="structure:trading_station"]').hover()
    expect(dock_of(page)).to_contain_text("Power value 2")
    expect(page.locator(".popover.passive")).to_have_count(0)
    page.keyboard.press("p")
    planet(page).hover()
    expect(dock_of(page).locator("article")).to_have_count(2)
    page.keyboard.press("p")
    page.mouse.move(2, 2)
    page.locator('[data-owner="0"] [data-about="structure:mine"]').hover()
    expect(dock_of(page).locator("article h3").first).to_have_text(re.compile("trading station", re.IGNORECASE))
    expect(dock_of(page).locator("article")).to_have_count(2)
    page.keyboard.press("Escape")
    expect(dock_of(page)).to_be_hidden()


def test_focus_shows_facts_and_says_them(page: Page, server: Process) -> None:
    in_the_middle(page, server)
    page.locator('[data-verb="build"]').focus()
    page.keyboard.press("Enter")
    page.keyboard.press(".")
    expect(dock_of(page)).to_be_visible()
    expect(page.locator("[aria-live=polite]")).to_contain_text(re.compile(r"Mine: .*credits"))


def test_federation_has_facts_too(page: Page) -> None:
    wait_for_turn(page, two_player_game(page, "federation"))
    page.locator('[data-target^="space:"]').first.hover()
    expect(dock_of(page)).to_contain_text("The funding side opens")


def test_on_a_phone_holding_a_finger_shows_a_sheet(new_page: NewPage, server: Process) -> None:
    page = new_page(PHONE)
    in_the_middle(page, server)
    planet(page).evaluate(HOLD)
    sheet = dock_of(page)
    expect(sheet).to_be_visible()
    expect(sheet).to_be_in_viewport(ratio=1)
    sheet.get_by_role("button", name="Close").tap()
    expect(sheet).to_be_hidden()


def test_the_mat_of_another_player_tells_facts_of_that_player(page: Page, server: Process) -> None:
    in_the_middle(page, server)
    other = page.locator('.mats [data-owner="1"]')
    with page.expect_request(re.compile(r"/facts\?.*owner=1")):
        other.locator('[data-about^="structure:"]').first.hover()
    expect(dock_of(page).locator("h3")).to_contain_text(re.compile(".+: .+"))
    expect(dock_of(page)).not_to_contain_text("You have")
