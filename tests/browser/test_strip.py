"""The strip above the galaxy: on a desktop screen all of it is in sight, and no part covers another."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize

from tests.browser.conftest import NewPage
from tests.browser.finished_tables import add_finished_table
from tests.browser.gameplay import wait_until_still
from tests.server.processes import Process

SIZES: list[ViewportSize] = [{"width": 1280, "height": 720}, {"width": 1440, "height": 900}]

CUT = """() => {
    const strip = document.querySelector('.strip');
    const ends = (element) => element.getBoundingClientRect().right;
    const isCut = (element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
    const cut = [strip, ...strip.querySelectorAll('small, .final, li')].filter(isCut);
    const next = strip.querySelector('.tools').getBoundingClientRect().left;
    const covered = [...strip.querySelectorAll('.finals *')].filter((element) => ends(element) > next);
    return [...cut, ...covered].map((element) => element.outerHTML.slice(0, 160));
}"""


@pytest.mark.parametrize("players", [2, 4])
def test_rounds_and_final_tiles_are_seen_whole(new_page: NewPage, server: Process, players: int) -> None:
    """In Russian, whose words are the longest."""
    kept = add_finished_table(server, "gaia", players)
    page = new_page(SIZES[0], "ru-RU")
    for move in (kept.after_first(0, 3), kept.before_last(0, 1)):
        page.goto(f"/replay/{kept.table}?move={move}")
        page.locator(".strip .final").first.wait_for()
        for size in SIZES:
            page.set_viewport_size(size)
            wait_until_still(page)
            assert page.evaluate(CUT) == [], size
