"""Small screens and zoomed pages: nothing sticks out, everything can be reached."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.finished_tables import add_finished_table
from tests.browser.gameplay import choose, two_player_game, wait_for_turn, wait_until_still
from tests.server.processes import Process

NARROW = {"width": 360, "height": 740}
ZOOMED = {"width": 720, "height": 450}  # what is left of 1440 x 900 at 200 %
LYING = {"width": 844, "height": 390}

STICKS_OUT = """() => {
    const wide = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= wide) return [];
    return [...document.querySelectorAll('body *')]
        .filter((element) => element.getBoundingClientRect().right > wide + 1)
        .map((element) => element.outerHTML.slice(0, 120));
}"""

UNREACHABLE = """() => {
    const usable = 'a[href], button:not(:disabled), input, select, textarea, summary';
    const isShown = (element) =>
        element.checkVisibility({ visibilityProperty: true }) && !element.closest('.sr, .skip');
    const isHit = (element) => {
        element.scrollIntoView({ block: 'center', inline: 'center' });
        const { left, top, width, height } = element.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        if (hit === null) return false;
        return element.contains(hit) || hit.contains(element) || hit.closest('label')?.contains(element);
    };
    return [...document.querySelectorAll(usable)]
        .filter((element) => isShown(element) && !isHit(element))
        .map((element) => element.outerHTML.slice(0, 160));
}"""

PAGES = ["/", "/new/gaia", "/rules/gaia", "/settings", "/games"]
MIDDLE = 60  # a move
PARTS = ["Players", "Research", "Log", "Chat", "Board"]


def whole(page: Page) -> None:
    """Check that nothing is wider than the screen, and that every control can be scrolled into view."""
    wait_until_still(page)
    assert page.evaluate(STICKS_OUT) == []
    assert page.evaluate(UNREACHABLE) == []


@pytest.mark.parametrize("size", [NARROW, ZOOMED], ids=["narrow", "zoomed"])
@pytest.mark.parametrize("language", ["en-GB", "ru-RU"])
def test_pages_fit(new_page: NewPage, size: dict[str, int], language: str) -> None:
    page = new_page(size, language)
    for place in PAGES:
        page.goto(place)
        page.locator("h1").first.wait_for()
        page.wait_for_load_state("networkidle")
        whole(page)


@pytest.mark.parametrize("size", [NARROW, ZOOMED, LYING], ids=["narrow", "zoomed", "lying"])
def test_a_table_fits_and_can_be_played(new_page: NewPage, size: dict[str, int]) -> None:
    page = new_page(size)
    table = two_player_game(page)
    decision = wait_for_turn(page, table)
    whole(page)
    for part in PARTS:
        page.get_by_label("Parts of the table").get_by_role("button", name=part).click()
        whole(page)
    choose(page, "faction terrans")
    wait_for_turn(page, table, decision)
    expect(page.locator("#decision .primary")).to_be_in_viewport()


@pytest.mark.parametrize("size", [NARROW, ZOOMED], ids=["narrow", "zoomed"])
def test_a_replay_fits(new_page: NewPage, server: Process, size: dict[str, int]) -> None:
    page = new_page(size)
    page.goto(f"/replay/{add_finished_table(server, 'gaia', 2).table}?move={MIDDLE}")
    page.locator(".log li").first.wait_for()
    whole(page)
