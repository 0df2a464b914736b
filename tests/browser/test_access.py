"""Everybody can use it: no violation that axe-core finds, on desktop and phone."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # it has no types

from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.playing import small_game


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("place", ["/", "/new/gaia", "/rules/gaia", "/about/gaia", "/leaderboard", "/sign-in", "table"])
def test_axe_finds_nothing(new_page: NewPage, size: dict[str, int], place: str) -> None:
    page = new_page(size)
    if place == "table":
        small_game(page)
        page.locator(".chip").first.wait_for()
    else:
        page.goto(place)
        page.locator("h1, h2").first.wait_for()
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
