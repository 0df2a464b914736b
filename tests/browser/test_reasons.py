"""Why a target is not legal is explained where a player may expect it to be, and nowhere else."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.gameplay import get_position, play_until_verb, table_of_two, two_player_game, wait_for_turn


def at_first_turn(new_page: NewPage) -> tuple[Page, Any]:
    host, friend = new_page(), new_page()
    table = table_of_two(host, friend, "gaia")
    player = play_until_verb([host, friend], table, "build")
    wait_for_turn(player, table)
    player.locator('[data-verb="build"]').click()
    return player, get_position(player, table)


def hexes(page: Page, position: Any, *, with_planet: bool) -> list[str]:
    """Hexes at which nothing can be done."""
    idle = page.locator('.board [data-target^="hex:"][data-state="idle"]').evaluate_all(
        "all => all.map((one) => one.dataset.target)"
    )
    wanted = {"planet"} if with_planet else set()
    return [hex for hex in idle if position["view"]["hexes"].get(hex.removeprefix("hex:"), {}).keys() == wanted]


def test_empty_space_stays_silent_and_a_planet_out_of_reach_gives_one_reason(new_page: NewPage) -> None:
    player, position = at_first_turn(new_page)
    reason = player.get_by_role("note", name="Why not?")
    empty = hexes(player, position, with_planet=False)[0]
    with player.expect_response(re.compile("/why")):
        player.locator(f'.board [data-target="{empty}"]').hover()
    expect(reason).to_be_hidden()
    for planet in hexes(player, position, with_planet=True):
        with player.expect_response(re.compile("/why")) as answer:
            player.locator(f'.board [data-target="{planet}"]').hover()
        build = next(one for one in answer.value.json() if one["verb"] == "build")
        if any("need" in failure["numbers"] for failure in build["failures"]):
            break
    expect(reason).to_contain_text("Mine")
    expect(reason.locator(".title")).to_have_count(1)


def test_who_asks_outright_gets_an_answer(new_page: NewPage) -> None:
    player, position = at_first_turn(new_page)
    empty = hexes(player, position, with_planet=False)[0]
    player.locator(f'.board [data-target="{empty}"]').click()
    expect(player.get_by_role("note", name="Why not?")).to_contain_text("GP-BUILD-3")


def test_a_reason_stays_on_the_screen_when_its_words_arrive_late(new_page: NewPage) -> None:
    page = new_page(PHONE)
    table = two_player_game(page)
    play_until_verb([page], table, "build")
    wait_for_turn(page, table)

    def delay(route: Route) -> None:
        page.wait_for_timeout(300)
        route.continue_()

    page.route(re.compile("/rules"), delay)
    targets = page.locator('.board [data-target^="hex:"][data-state="idle"]')
    boxes = [(target.bounding_box() or {"x": 0.0})["x"] for target in targets.all()]
    targets.nth(boxes.index(max(boxes))).tap()
    reason = page.get_by_role("note", name="Why not?")
    expect(reason.locator(".failure p").first).to_be_visible()
    expect(reason).to_be_in_viewport(ratio=1)
