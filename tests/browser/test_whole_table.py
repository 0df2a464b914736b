"""The whole table is in the window: mats, board, panels, log and what the decision needs, in texts that can be read."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, ViewportSize

from astrarium.kernel.registry import names
from tests.browser.conftest import DESKTOP, NewPage
from tests.browser.gameplay import play_on, wait_until_still
from tests.browser.text_sizes import small_texts

LAPTOP = {"width": 1280, "height": 720}
START, MIDDLE, LATE = 0, 30, 70  # moves of the person

# Every part of the table that is cut off: it scrolls, or it is outside of the window.
CUT_PARTS = """() => {
    const parts = ['.mats', '.mats > *', '.strip', '.extras', '.extras > *', '.talk', '#decision'];
    const found = parts.flatMap((part) => [...document.querySelectorAll(part)]);
    const isCut = (element) => {
        const { bottom, right } = element.getBoundingClientRect();
        const isScrolled = element.matches('.mats, .extras') && element.scrollHeight > element.clientHeight + 1;
        return isScrolled || bottom > innerHeight + 1 || right > innerWidth + 1;
    };
    return found.filter(isCut).map((element) => `${element.className} ${element.scrollHeight}/${element.clientHeight}`);
}"""

# Every legal target of the open verb that cannot be seen: outside of the window, or of the part that it is in.
HIDDEN_TARGETS = """() => {
    const isSeen = (element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const part = element.closest('.mats, .extras, .board')?.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        return part && x > part.left && x < part.right && y > part.top && y < part.bottom;
    };
    const targets = [...document.querySelectorAll('[data-target][data-state="legal"]')];
    const drawn = targets.filter((element) => element.checkVisibility({ visibilityProperty: true }));
    return drawn.filter((element) => !isSeen(element)).map((element) => element.dataset.target);
}"""

LOG_LINES = """() => {
    const log = document.querySelector('.talk');
    return Math.floor(log.clientHeight / 22);
}"""


def check_whole(page: Page) -> None:
    wait_until_still(page)
    assert page.evaluate(CUT_PARTS) == []
    assert page.evaluate(HIDDEN_TARGETS) == []
    assert small_texts(page) == []
    assert page.evaluate(LOG_LINES) >= 8


@pytest.mark.parametrize("game", names())
def test_nothing_is_outside_the_window(new_page: NewPage, game: str) -> None:
    page = new_page(LAPTOP)
    answer = page.request.post("/api/play-now", data={"game": game, "players": 4, "bot": "random"})
    table = answer.json()["id"]
    rng = random.Random(5)
    played = 0
    for moves in (START, MIDDLE, LATE):
        play_on(page, table, moves - played, rng)
        played = moves
        for size in (LAPTOP, DESKTOP):
            page.set_viewport_size(ViewportSize(width=size["width"], height=size["height"]))
            page.goto(f"/table/{table}")
            page.locator("#decision").wait_for()
            page.wait_for_load_state("networkidle")
            check_whole(page)
