"""Actions of bots are shown at the chosen pace, also after a reload and when one comes back to a table."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPage
from tests.browser.test_since_your_turn import table_after_others


def choose_pace(page: Page, pace: str) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("group", name="Pace of bots").get_by_role("button", name=pace).click()
    page.get_by_role("button", name="Close").click()


def cards_of(page: Page) -> Locator:
    return page.get_by_role("region", name="Since your turn").locator(".card")


def forget_what_was_shown(page: Page) -> None:
    page.evaluate(
        "for (const key of Object.keys(localStorage)) if (key.endsWith('.actions')) localStorage.removeItem(key)"
    )


def test_step_by_step_every_action_waits_for_next(new_page: NewPage) -> None:
    page = new_page()
    table_after_others(page, "gaia")
    expect(cards_of(page).first).to_be_visible()
    expect(page.locator('.card[aria-pressed="true"]')).to_have_count(0)  # motion is reduced: at once
    choose_pace(page, "step by step")
    forget_what_was_shown(page)
    page.reload()
    count = cards_of(page).count()
    expect(cards_of(page).first).to_have_attribute("aria-pressed", "true")
    for _ in range(cards_of(page).count()):
        page.get_by_role("button", name="Next", exact=True).click()
    expect(page.locator('.card[aria-pressed="true"]')).to_have_count(0)
    assert cards_of(page).count() >= count
    page.reload()
    expect(cards_of(page).first).to_be_visible()
    expect(page.get_by_role("button", name="Next", exact=True)).to_have_count(0)


def test_a_second_for_each_action_ends_with_the_present(new_page: NewPage) -> None:
    page = new_page()
    page.clock.install()
    table_after_others(page, "gaia")
    choose_pace(page, "1 s an action")
    forget_what_was_shown(page)
    page.reload()
    expect(page.locator('.card[aria-pressed="true"]')).to_have_count(1)
    for _ in range(cards_of(page).count()):
        page.clock.run_for(1000)
    expect(page.locator('.card[aria-pressed="true"]')).to_have_count(0)
    expect(cards_of(page).first).to_be_visible()


def test_the_decision_is_live_meanwhile(new_page: NewPage) -> None:
    page = new_page()
    table_after_others(page, "gaia")
    choose_pace(page, "step by step")
    forget_what_was_shown(page)
    page.reload()
    expect(page.get_by_role("button", name="Next", exact=True)).to_be_visible()
    page.locator("#decision .chip").first.click()
    expect(page.locator("#decision .primary")).to_be_enabled()
    expect(page.get_by_role("region", name="Since your turn")).to_have_count(0)
