"""A question outside of one's turn tells who did what, what each answer changes, and what happens from now on."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.gameplay import get_position, is_to_move, moves_in, poll, send_move, table_of_two, wait_until_still

BUILDS = ("upgrade", "build", "settle", "faction")
SMALL = {"width": 1280, "height": 720}

CUT = """() => [...document.querySelectorAll('#decision *')].filter((element) => {
    const box = element.getBoundingClientRect();
    const outside = box.right > innerWidth + 1 || box.bottom > innerHeight + 1 || box.left < -1;
    return outside && element.checkVisibility() && !element.closest('.sr, .pills');
}).map((element) => element.outerHTML.slice(0, 120))"""


def builder_first(position: Any) -> str:
    """Whatever builds comes first; passing comes last."""
    moves = moves_in(position, but=("pass", "convert"))
    return next((move for verb in BUILDS for move in moves if move.startswith(verb)), (moves or moves_in(position))[0])


def play_until_asked(pages: list[Page], table: str) -> Page:
    """Play until one of the two may charge power. Returns that person's page."""
    while True:
        for page in pages:
            position = get_position(page, table)
            assert not position["over"], "nobody was ever asked"
            if position.get("step") == "CHARGING":
                return page
            if is_to_move(position):
                send_move(page, table, position, builder_first(position))


def asked_page(new_page: NewPage, size: dict[str, int] = DESKTOP) -> tuple[Page, str]:
    """A table of two where somebody is asked to charge; that person's page shows the question."""
    host, friend = new_page(size), new_page(size)
    table = table_of_two(host, friend, "gaia")
    page = play_until_asked([host, friend], table)
    expect(page.locator(".answer").first).to_be_visible()
    return page, table


@pytest.mark.parametrize("size", [DESKTOP, SMALL, PHONE], ids=["desktop", "small", "phone"])
def test_a_question_tells_its_cause_and_what_each_answer_changes(new_page: NewPage, size: dict[str, int]) -> None:
    page, table = asked_page(new_page, size)
    cause = get_position(page, table)["question"]["cause"]
    bar = page.locator("#decision")
    expect(bar).to_contain_text("During the turn of")
    expect(bar).not_to_contain_text("Your turn")
    expect(bar).to_contain_text(f"on {cause['place'].removeprefix('hex:')}.")
    expect(bar).to_contain_text(f"Your structure on {cause['piece'].removeprefix('hex:')}")
    expect(bar.locator(".bowls")).to_have_count(2)
    expect(page.locator(f'.content [data-target="{cause["place"]}"]')).to_have_attribute("data-cause", "place")
    expect(page.locator(f'.content [data-target="{cause["piece"]}"]')).to_have_attribute("data-cause", "piece")
    expect(page.locator("[aria-live=assertive]")).to_contain_text("Your structure on")
    wait_until_still(page)
    assert page.evaluate(CUT) == []
    for reference in (cause["place"], cause["piece"]):
        expect(page.locator(f'.content [data-target="{reference}"]')).to_be_in_viewport()


def test_an_answer_is_one_click_and_the_board_goes_back(new_page: NewPage) -> None:
    page, table = asked_page(new_page)
    wait_until_still(page)
    assert "scale(1)" not in page.locator(".content").get_attribute("style")  # type: ignore[operator]
    page.locator(".answer", has_text="Charge").click()
    expect(page.locator(".answer")).to_have_count(0)
    expect(page.locator("[data-cause]")).to_have_count(0)
    expect(page.locator(".content")).to_have_attribute("style", "transform: translate(0px, 0px) scale(1);")
    assert get_position(page, table)["step"] != "CHARGING"


def test_keys_choose_and_confirm_an_answer(new_page: NewPage) -> None:
    page, table = asked_page(new_page)
    page.keyboard.press("2")
    expect(page.locator('.answer[data-move="decline"]')).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Shift+Enter")
    expect(page.locator(".answer")).to_have_count(0)
    assert poll(page, lambda: get_position(page, table))["step"] != "CHARGING"


def test_from_now_on_is_chosen_in_the_question_itself(new_page: NewPage) -> None:
    page, table = asked_page(new_page)
    replies = page.get_by_role("radiogroup", name="From now on")
    expect(replies.get_by_label("ask me")).to_be_checked()
    with page.expect_response("**/auto-replies"):
        replies.get_by_text("if free").click()
    page.reload()
    expect(page.get_by_role("radiogroup", name="From now on").get_by_label("if free")).to_be_checked()
    mine = page.request.get(f"/api/tables/{table}").json()
    assert {"charge": 0} in [seat["auto_replies"] for seat in mine["seats"] if seat["seat"] in mine["mine"]]
