"""Preferences for sound and reduced motion are respected."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.gameplay import play_until_verb, two_player_game, wait_for_turn

COUNT_TONES = """
    window.tones = 0;
    const usual = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () {
        window.tones += 1;
        return usual.call(this);
    };
"""
MOVES = "getComputedStyle(document.querySelector('[data-state=\"legal\"] .outline')).animationName"


def open_settings(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Settings").click()
    expect(page.get_by_label("Language").first).to_be_visible()


def test_two_notes_tell_whose_turn_it_is_only_if_wished(page: Page) -> None:
    page.add_init_script(COUNT_TONES)
    table = two_player_game(page)
    wait_for_turn(page, table)
    assert page.evaluate("window.tones") == 0
    open_settings(page)
    with page.expect_response("**/api/me"):
        page.get_by_label("Sound").check()
    page.go_back()
    wait_for_turn(page, table)
    page.wait_for_function("window.tones === 2")


def test_nothing_moves_for_who_does_not_want_it(page: Page) -> None:
    page.emulate_media(reduced_motion="no-preference")
    table = two_player_game(page)
    play_until_verb([page], table, "settle")
    wait_for_turn(page, table)
    assert "pulse" in page.evaluate(MOVES)
    page.emulate_media(reduced_motion="reduce")
    assert page.evaluate(MOVES) == "none"
    page.emulate_media(reduced_motion="no-preference")
    open_settings(page)
    with page.expect_response("**/api/me"):
        page.get_by_label("Animations").select_option("off")
    page.go_back()
    wait_for_turn(page, table)
    assert page.evaluate(MOVES) == "none"
