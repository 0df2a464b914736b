"""An action of Chaos Order is told part by part, and the map says what each way of a move brings."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from astrarium.games.chaos_order.state import ChaosOrder
from tests.browser import in_sight
from tests.browser.axe import violations
from tests.browser.battle_tables import battle_table
from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.gameplay import confirm, get_position, wait_for_turn, wait_until_still
from tests.browser.tables_at import step_of
from tests.browser.text_sizes import MIN_SIZE, MIN_SIZE_ON_PHONE, small_texts
from tests.server.processes import Process

LAPTOP = {"width": 1280, "height": 720}
LINE = 32  # pixels, at most


def may_start_a_battle(g: ChaosOrder) -> bool:
    """The first seat moves, and units of a region may go to where a battle follows, and to where none does."""
    if step_of(g) != "MOVING" or g.actors != (0,):
        return False
    marches = [march for march in g.view(0)["marches"] if march["origin"] != "base"]
    battles = {march["origin"] for march in marches if march["rival"] is not None}
    return bool(battles & {march["origin"] for march in marches if march["is_new"]})


@pytest.mark.parametrize("language", ["en-GB", "ru-RU", "uk-UA"])
def test_a_move_tells_its_parts_and_what_each_way_brings(new_page: NewPage, server: Process, language: str) -> None:
    """Price, points that are left and what may follow stand above the bar, strengths on the map."""
    page = new_page(DESKTOP, language)
    table = battle_table(server, [page, None, None], may_start_a_battle)
    page.goto(f"/table/{table}")
    wait_for_turn(page, table)
    marches = get_position(page, table)["view"]["marches"]
    march = next(march for march in marches if march["rival"] is not None and march["origin"] != "base")
    page.locator(f'.frame [data-target="region:{march["origin"]}"]').click()
    tag = page.locator(".frame").get_by_text(" : ".join(map(str, march["strengths"])), exact=True)
    expect(tag.first).to_be_visible()
    for size in (DESKTOP, LAPTOP, PHONE):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        wait_until_still(page)
        expect(page.locator('#decision .course [aria-current="step"]')).to_be_visible()
        assert page.locator("#decision .course").evaluate("(line) => line.scrollWidth <= line.clientWidth"), size
        assert page.locator("#decision .course").evaluate("(line) => line.offsetHeight") < LINE, size
        assert small_texts(page, MIN_SIZE_ON_PHONE if size == PHONE else MIN_SIZE) == [], size
        assert violations(page) == [], size
        if size != PHONE:
            assert in_sight.cut_parts(page) == [], size


def test_the_price_of_an_action_is_told_before_it_is_paid(page: Page, server: Process) -> None:
    """Acting goes from the price to the main action; ending it early says what is lost."""
    table = battle_table(server, [page, None, None], is_before_recruiting)
    page.goto(f"/table/{table}")
    decision = wait_for_turn(page, table)
    parts = page.locator("#decision .course li")
    expect(parts.nth(0)).to_have_attribute("aria-current", "step")
    page.locator(".chip").first.click()
    confirm(page)
    wait_for_turn(page, table, decision)
    expect(parts.nth(0)).to_have_class(re.compile("done"))
    expect(parts.nth(1)).to_have_attribute("aria-current", "step")
    expect(page.locator("#decision .leaving")).to_contain_text("loses")
    page.locator('.verbs [data-verb="end"]').click()
    expect(page.locator("#decision h2").first).to_contain_text("lost")


def is_before_recruiting(g: ChaosOrder) -> bool:
    """The first seat may act in the phase in which fighters are recruited."""
    is_turn = step_of(g) == "TURN" and g.actors == (0,) and g.view(0)["phase"] == "recruit"
    return is_turn and any(g.rules.verbs.list[action[0]].name == "act" for action in g.actions(0))
