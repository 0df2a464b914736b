"""Accessibility: axe-core finds no violation, on desktop and phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from astrarium.kernel.registry import names
from tests.browser.axe import violations
from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.finished_tables import add_finished_table
from tests.browser.gameplay import two_player_game, wait_until_still
from tests.server.processes import Process

MIDDLE = 60  # a move
OF_A_GAME = ["/new", "/rules", "/about", "table", "replay"]
PLACES = ["/", "/leaderboard", "/sign-in", *[f"{place}/{game}" for game in names() for place in OF_A_GAME]]


def open_place(page: Page, server: Process, place: str) -> None:
    kind, _, game = place.rpartition("/")
    if kind == "table":
        two_player_game(page, game)
        page.locator(".chip").first.wait_for()
    elif kind == "replay":
        page.goto(f"/replay/{add_finished_table(server, game, 2).table}?move={MIDDLE}")
        page.locator(".log li").first.wait_for()
    else:
        page.goto(place)
        page.locator("h1, h2").first.wait_for()


@pytest.mark.parametrize("place", PLACES)
def test_axe_finds_nothing(new_page: NewPage, server: Process, place: str) -> None:
    page = new_page(PHONE)
    open_place(page, server, place)
    for size in (PHONE, DESKTOP):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        wait_until_still(page)
        assert violations(page) == [], size
