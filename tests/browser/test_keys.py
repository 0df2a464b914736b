"""Keys of the table can be changed, and the change is stored."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.gameplay import two_player_game, wait_for_turn


def test_a_key_is_bound_anew_and_kept(page: Page) -> None:
    table = two_player_game(page)
    wait_for_turn(page, table)
    page.keyboard.press("?")
    help_ = page.get_by_role("dialog", name="Keys")
    help_.get_by_role("button", name="Another key for: undo").click()
    with page.expect_response("**/api/me"):
        page.keyboard.press("z")
    expect(help_.get_by_role("button", name="Another key for: undo")).to_have_text("Z")
    page.reload()
    wait_for_turn(page, table)
    expect(page.get_by_role("button", name="Undo").locator(".kbd")).to_have_text("Z")


def test_keys_are_off_while_writing(page: Page) -> None:
    table = two_player_game(page)
    wait_for_turn(page, table)
    page.keyboard.press("c")
    page.get_by_placeholder("Say something").fill("")
    page.get_by_placeholder("Say something").press_sequentially("why 1 ?")
    expect(page.get_by_placeholder("Say something")).to_have_value("why 1 ?")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("button", name="Confirm")).to_be_disabled()
