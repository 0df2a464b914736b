"""The form of a new table."""

from playwright.sync_api import Page, expect


def test_a_set_of_rules_is_chosen_with_one_click(page: Page) -> None:
    page.goto("/new/federation")
    first = page.get_by_role("button", name="First game (3 players)")
    first.click()
    expect(first).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("button", name="3", exact=True)).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("combobox", name="E81216")).to_have_value("first_game")
    page.get_by_role("button", name="As usual").click()
    expect(page.get_by_role("combobox", name="E81216")).to_have_value("experienced")
    expect(first).to_have_attribute("aria-pressed", "false")


def test_an_unknown_game_is_said_so(page: Page) -> None:
    page.goto("/new/chess")
    expect(page.get_by_text("There is nothing here")).to_be_visible()
    page.get_by_role("link", name="lobby").click()
    expect(page.get_by_role("heading", name="Heavy space strategy")).to_be_visible()
