"""Every table in every window: the decision is in sight and can be hit, nothing lies over it, and texts can be read."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from astrarium.kernel.registry import names, rules_of
from tests.browser import in_sight
from tests.browser.axe import violations
from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.finished_tables import FinishedTable, add_finished_table, sign_in_as_guest, study_of
from tests.browser.gameplay import wait_until_still
from tests.browser.text_sizes import MIN_SIZE, MIN_SIZE_ON_PHONE, small_texts
from tests.conformance.cases import case_of
from tests.server.processes import Process

LAPTOP = {"width": 1280, "height": 720}
LANGUAGES = ("en-GB", "ru-RU", "uk-UA")
SIZES = (DESKTOP, LAPTOP, PHONE)
LOG_LINE = 22  # pixels
LOG_LINES = 8


def resize(page: Page, size: dict[str, int]) -> None:
    page.set_viewport_size(ViewportSize(width=size["width"], height=size["height"]))
    wait_until_still(page)


def open_table(page: Page, table: str) -> None:
    page.set_viewport_size(ViewportSize(width=DESKTOP["width"], height=DESKTOP["height"]))
    page.goto(f"/table/{table}")
    page.locator("#decision").wait_for()
    page.wait_for_load_state("networkidle")


def faults_on_desktop(page: Page) -> dict[str, object]:
    log = page.locator(".talk").evaluate("log => log.clientHeight")
    return {
        "cut": in_sight.cut_parts(page),
        "hidden": in_sight.hidden_targets(page),
        "small": small_texts(page),
        "log": [] if log >= LOG_LINES * LOG_LINE else [log],
    }


def faults_on_phone(page: Page) -> dict[str, object]:
    """On the phone one part is shown at a time; what I have is above each."""
    faults: dict[str, object] = {"out of reach": in_sight.out_of_reach(page)}
    for part in page.locator(".table > nav button").all():
        part.click()
        wait_until_still(page)
        faults[f"small in {part.inner_text()}"] = small_texts(page, MIN_SIZE_ON_PHONE)
        expect(page.locator(".purse")).to_be_in_viewport(ratio=1)
    return faults


def faults_of(page: Page, size: dict[str, int]) -> dict[str, object]:
    """Everything that is wrong with the table in this window."""
    faults: dict[str, object] = {
        "cut decision": in_sight.cut_decision(page),
        "longer than the window": in_sight.too_long(page),
        "progress under the banner": in_sight.is_progress_covered(page),
        "covered": in_sight.covered(page),
        "axe": violations(page),
    }
    faults |= faults_on_phone(page) if size == PHONE else faults_on_desktop(page)
    return {what: found for what, found in faults.items() if found}


def moments_of(kept: FinishedTable) -> list[int]:
    """The moves before the first decision of the first seat, one in the middle with many targets, and the last."""
    own = [number for number, (who, _) in enumerate(kept.record.moves) if who == 0]
    verb = case_of(kept.record.header["game"]).picture_moment[1]
    late = own[len(own) // 2 :]
    middle = next((number for number in late if kept.record.moves[number][1].startswith(verb)), late[0])
    return [own[0], middle, own[-1]]


@pytest.mark.parametrize("moment", range(3), ids=["start", "middle", "end"])
@pytest.mark.parametrize("game", names())
def test_the_decision_is_in_sight(new_page: NewPage, server: Process, game: str, moment: int) -> None:
    """Each moment in another language; words in Russian and Ukrainian are longer."""
    page = new_page(PHONE, LANGUAGES[moment])
    sign_in_as_guest(page)
    kept = add_finished_table(server, game, max(rules_of(game).seats))
    table = study_of(page, kept, moments_of(kept)[moment])
    open_table(page, table)
    for size in SIZES:
        resize(page, size)
        assert faults_of(page, size) == {}, size


@pytest.mark.parametrize("game", names())
def test_the_result_can_be_read(new_page: NewPage, server: Process, game: str) -> None:
    page = new_page(PHONE)
    kept = add_finished_table(server, game, max(rules_of(game).seats))
    open_table(page, kept.table)
    for size in SIZES:
        resize(page, size)
        assert small_texts(page, MIN_SIZE_ON_PHONE if size == PHONE else MIN_SIZE) == [], size
        assert violations(page) == [], size
