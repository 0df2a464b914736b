"""Several people at one screen: nobody sees what is hidden from their seat."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.gameplay import choose, csrf, open_table


def one_screen(page: Page, game: str) -> None:
    made = page.request.post("/api/tables", data={"game": game, "seats": [{"kind": "me"}, {"kind": "me"}]}).json()
    assert page.request.post(f"/api/tables/{made['id']}/start", data={}, headers=csrf(page)).ok
    open_table(page, made["id"])


def test_a_curtain_falls_between_two_at_one_screen(page: Page) -> None:
    one_screen(page, "toy")
    expect(page.get_by_role("heading", name="1. ")).to_contain_text("it is your turn")
    expect(page.locator(".chip")).to_have_count(0)
    page.get_by_role("button", name="I am").click()
    choose(page, "favour 0 red")
    expect(page.get_by_role("heading", name="2. ")).to_contain_text("it is your turn")
    expect(page.locator("main")).not_to_contain_text("red")
    page.get_by_role("button", name="I am").click()
    choose(page, "favour 0 blue")


def test_where_nothing_is_hidden_no_curtain_falls(page: Page) -> None:
    one_screen(page, "gaia")
    choose(page, "faction terrans")
    expect(page.get_by_role("log").get_by_text("leads the Terrans")).to_be_visible()
    choose(page, "faction xenos")
    expect(page.get_by_role("log").get_by_text("leads the Xenos")).to_be_visible()
