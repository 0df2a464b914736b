"""Battles of Eclipse: decided, followed and looked at afterwards, at every size and in every language."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from astrarium.games.eclipse.state import Eclipse
from tests.browser import in_sight
from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.eclipse_tables import LAPTOP, assert_fits, eclipse_table, is_at, wait_for_board
from tests.browser.tables_at import step_of
from tests.server.processes import Process


@pytest.mark.parametrize("language", ["en-GB", "ru-RU", "uk-UA"])
def test_a_battle_fits_into_every_window(new_page: NewPage, server: Process, language: str) -> None:
    page = new_page(DESKTOP, language)
    page.goto(f"/table/{eclipse_table(server, [page, None], is_at('CLASS_ACTS'))}")
    page.locator('#decision [data-move="attack"]').wait_for()
    expect(page.locator("html")).to_have_attribute("lang", language[:2])
    page.locator("#decision dl").wait_for()
    for size in (DESKTOP, LAPTOP, PHONE):
        assert_fits(page, size)
        if size != PHONE:
            assert in_sight.cut_decision(page) == [], size


def test_the_odds_of_a_battle_say_how_they_were_found(page: Page, server: Process) -> None:
    """How likely each end is, that the number is exact, how dice are assigned, and that nobody retreats."""
    page.goto(f"/table/{eclipse_table(server, [page, None], is_at('CLASS_ACTS'))}")
    window = page.locator("#decision .window")
    expect(window).to_contain_text(re.compile(r"you hold the sector.*\d+\.\d%", re.DOTALL))
    expect(window).to_contain_text("Exact. All dice go as the rules for Ancients say, and nobody retreats.")


def test_attack_and_retreat_have_their_own_chances(page: Page, server: Process) -> None:
    """How likely each of them wins; of a retreat also how many of its ships get away."""
    page.goto(f"/table/{eclipse_table(server, [page, None], is_at('CLASS_ACTS'))}")
    attack, retreat = (page.locator(f'#decision .go [data-move="{move}"]') for move in ("attack", "retreat"))
    expect(attack).to_contain_text(re.compile(r"\d+\.\d% win"))
    expect(retreat).to_contain_text(re.compile(r"\d+\.\d% win.*\d+\.\d% get away", re.DOTALL))


def has_volleys(g: Eclipse) -> bool:
    """The first seat decides again after dice have fallen."""
    return step_of(g) == "CLASS_ACTS" and g.actors == (0,) and g.battle_round >= 2


def test_the_dice_of_a_battle_are_stepped_through(page: Page, server: Process) -> None:
    """Each class that has fired is a step, with its dice and what they did."""
    page.goto(f"/table/{eclipse_table(server, [page, None], has_volleys)}")
    steps = page.locator("#decision .steps li button")
    steps.first.wait_for()
    count = steps.count()
    assert count >= 2
    expect(steps.last).to_have_attribute("aria-pressed", "true")
    page.locator("#decision .steps").get_by_role("button", name="Step back").click()
    expect(steps.nth(count - 2)).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#decision [aria-live]")).to_contain_text(re.compile(r"battle round \d+, .*dice \d", re.I))
    page.locator("#decision .steps").get_by_role("button", name="Step on").click()
    expect(steps.last).to_have_attribute("aria-pressed", "true")


def attack_until_the_end(page: Page) -> None:
    """Attack with every class, and take what else is offered first, until the battle is over."""
    over = page.locator("#decision .window .next")
    first = page.locator("#decision .go [data-move]").first
    while True:
        over.or_(first).first.wait_for()
        if over.count():
            return
        decision = page.locator("#decision").get_attribute("data-decision")
        first.click()
        expect(page.locator("#decision")).not_to_have_attribute("data-decision", str(decision))


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_battle_that_is_over_is_told_and_stepped_through(
    new_page: NewPage, server: Process, size: dict[str, int]
) -> None:
    """Who is left on the sector, and all dice so far; nothing else is asked before the player goes on, also once."""
    page = new_page(size)
    table = eclipse_table(server, [page, None], is_at("CLASS_ACTS"))
    page.goto(f"/table/{table}")
    page.locator('#decision [data-move="attack"]').wait_for()
    attack_until_the_end(page)
    window = page.locator("#decision .window")
    expect(window).to_contain_text(re.compile("Your ships hold the sector|No ship of yours|Ships of both sides"))
    steps = window.locator(".steps li button")
    expect(steps.last).to_have_attribute("aria-pressed", "true")
    while window.get_by_role("button", name="Step back").is_enabled():
        window.get_by_role("button", name="Step back").click()
    expect(steps.first).to_have_attribute("aria-pressed", "true")
    expect(window.locator("[aria-live]")).to_contain_text(re.compile(r"dice \d|Retreats"))
    assert_fits(page, size)
    page.reload()
    page.locator("#decision .window .next").click()
    expect(page.locator("#decision .window .next")).to_have_count(0)
    page.reload()
    wait_for_board(page)
    expect(page.locator("#decision .window .next")).to_have_count(0)


def test_dice_that_were_not_seen_yet_are_shown_one_class_after_the_other(page: Page, server: Process) -> None:
    """Whoever wants motion sees each class fire; whoever does not sees the newest dice at once."""
    page.emulate_media(reduced_motion="no-preference")
    page.goto(f"/table/{eclipse_table(server, [page, None], has_volleys)}")
    steps = page.locator("#decision .steps li button")
    steps.first.wait_for()
    expect(steps.first).to_have_attribute("aria-pressed", "true")
    expect(steps.last).to_have_attribute("aria-pressed", "true")


def test_a_die_that_hits_is_no_miss_before_its_ship_is_chosen(page: Page, server: Process) -> None:
    page.goto(f"/table/{eclipse_table(server, [page, None], is_at('AIMING'))}")
    page.locator("#decision .steps li button").first.wait_for()
    expect(page.locator("#decision .window")).to_contain_text("hits, choose the ship")
    expect(page.locator("#decision .go .primary")).to_be_in_viewport()
