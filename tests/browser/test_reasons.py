"""Why something is not possible: the card at its target, its sum, its cure, and the keys that lead there."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, Route, expect

from astrarium.games.federation.verbs import SPACES
from astrarium.kernel.game import Game
from astrarium.server.play import choices
from tests.browser import in_sight
from tests.browser.conftest import PHONE, NewPage
from tests.browser.finished_tables import decision_where, table_in_middle_of_game
from tests.browser.gameplay import (
    get_position,
    play_until_verb,
    table_of_two,
    two_player_game,
    wait_for_turn,
    wait_until_still,
)
from tests.server.processes import Process

TERMS = ":not(.have, .missing, .sum)"


def card_of(page: Page) -> Locator:
    return page.get_by_role("dialog", name="Why not?")


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


def curable_hex(g: Game) -> str | None:
    """A planet where one thing is meant, which is possible after free moves."""
    hexes = g.view(0)["hexes"]
    wishes = {f"hex:{name}": choices.why_target(g, 0, f"hex:{name}") for name, hex in hexes.items() if "planet" in hex}
    return next((hex for hex, found in wishes.items() if len(found) == 1 and found[0]["cure"]), None)


def unpayable_space(g: Game) -> str | None:
    """A space of the senate that only its cost forbids."""
    wishes = {f"space:{name}": choices.why_target(g, 0, f"space:{name}") for name in SPACES.names}
    short = {
        space: [failure["resource"] for one in found for failure in one["failures"]] for space, found in wishes.items()
    }
    return next((space for space, resources in short.items() if resources and all(resources)), None)


def at_a_wish(page: Page, server: Process, game: str, find: Callable[[Game], str | None]) -> tuple[str, str]:
    """A table in the middle of a game, in the first position in which a target is found, and that target."""
    found: list[str] = []

    def is_wanted(g: Game) -> bool:
        target = find(g)
        if target is not None:
            found.append(target)
        return bool(found)

    table = table_in_middle_of_game(page, server, game, 2, decision_where(game, 2, is_wanted))
    page.goto(f"/table/{table}")
    wait_for_turn(page, table)
    return table, found[0]


def at_a_curable_wish(page: Page, server: Process) -> tuple[str, str]:
    """A hex whose obvious use is short of something that free moves bring."""
    return at_a_wish(page, server, "gaia", curable_hex)


def amounts(card: Locator, row: str) -> Counter[str]:
    """The amounts of the rows of a card, by resource; the first rows are the terms of the sum."""
    words = card.locator(f"dd{row} .sr").all_inner_texts()
    found: Counter[str] = Counter()
    for number, name in (text.split(maxsplit=1) for text in words):
        found[name.removesuffix("s")] += int(number)
    return found


def test_pointing_is_silent_and_a_click_says_what_is_missing(new_page: NewPage) -> None:
    player, position = at_first_turn(new_page)
    planet = hexes(player, position, with_planet=True)[0]
    with player.expect_response(re.compile("/facts")):
        player.locator(f'.board [data-target="{planet}"]').hover()
    expect(card_of(player)).to_be_hidden()
    player.locator(f'.board [data-target="{planet}"]').click()
    expect(card_of(player)).to_contain_text(planet.removeprefix("hex:"))
    expect(card_of(player).get_by_role("link")).not_to_have_count(0)
    player.keyboard.press("Escape")
    expect(card_of(player)).to_be_hidden()


def test_empty_space_says_what_it_is(new_page: NewPage) -> None:
    player, position = at_first_turn(new_page)
    empty = hexes(player, position, with_planet=False)[0]
    player.locator(f'.board [data-target="{empty}"]').click()
    expect(card_of(player)).to_contain_text("GP-BUILD-3")
    expect(card_of(player)).to_contain_text("Nothing is built here")
    card_of(player).get_by_role("button", name="Close").click()
    expect(card_of(player)).to_be_hidden()


def test_the_terms_add_up_and_the_cure_plays_in_one_command(page: Page, server: Process) -> None:
    table, hex = at_a_curable_wish(page, server)
    page.locator(f'.board [data-target="{hex}"]').click()
    card = card_of(page)
    expect(card.locator(".title")).to_contain_text("short")
    needs = amounts(card, TERMS)
    assert needs == (amounts(card, ".sum") or needs)
    have, missing = amounts(card, ".have"), amounts(card, ".missing")
    assert missing == needs - have
    assert missing
    before = get_position(page, table)["move"]
    with page.expect_request(re.compile("/moves$")) as sent:
        card.get_by_role("button", name="Do ").click()
    wish = sent.value.post_data_json or {}
    assert wish["then"][-1].split()[1] == hex.removeprefix("hex:")
    expect(card).to_be_hidden()
    page.wait_for_function("before => document.querySelector('#decision').dataset.decision !== before", arg=str(before))
    log = page.request.get(f"/api/tables/{table}/log").json()
    moves = [row["move"] for row in log if row["kind"] == "move" and row["seat"] == 0]
    assert moves[-1 - len(wish["then"]) :][: 1 + len(wish["then"])] == [wish["move"], *wish["then"]]


def test_keys_ask_why_not_and_play_the_cure(page: Page, server: Process) -> None:
    _, hex = at_a_curable_wish(page, server)
    page.locator("#part-board [data-region] [tabindex='0']").first.focus()
    page.evaluate("hex => document.querySelector(`.board [data-target='${hex}']`).focus()", hex)
    page.keyboard.press("w")
    cure = card_of(page).get_by_role("button", name="Do ")
    expect(cure).to_be_focused()
    expect(page.locator("[aria-live=polite]")).to_contain_text("Possible after")
    page.keyboard.press("Escape")
    expect(page.locator(f'.board [data-target="{hex}"]')).to_be_focused()
    page.keyboard.press("w")
    expect(cure).to_be_focused()
    with page.expect_response(re.compile("/moves$")) as answer:
        page.keyboard.press("Enter")
    assert answer.value.ok


def test_a_locked_action_is_explained_by_the_same_card(page: Page, server: Process) -> None:
    at_a_curable_wish(page, server)
    page.locator('.verbs .locked[data-verb="federate"]').click()
    expect(card_of(page).locator(".title")).to_contain_text("Federation")
    expect(card_of(page).locator(".missing").first).to_be_visible()


def test_federation_says_what_a_space_costs(page: Page, server: Process) -> None:
    _, space = at_a_wish(page, server, "federation", unpayable_space)
    page.locator(f'.board [data-target="{space}"]').click()
    expect(card_of(page).locator(".title")).to_contain_text("short")
    card = card_of(page)
    assert amounts(card, ".missing") == amounts(card, TERMS) - amounts(card, ".have")


def test_on_a_phone_the_card_is_a_sheet_even_if_its_words_arrive_late(new_page: NewPage) -> None:
    page = new_page(PHONE)
    table = two_player_game(page)
    play_until_verb([page], table, "build")
    wait_for_turn(page, table)

    def delay(route: Route) -> None:
        page.wait_for_timeout(300)
        route.continue_()

    page.route(re.compile("/rules"), delay)
    wait_until_still(page)
    in_sight.targets(page, "idle").last.tap()
    card = card_of(page)
    expect(card.locator("footer a span").first).not_to_be_empty()
    expect(card).to_be_in_viewport(ratio=1)
    box = card.bounding_box()
    assert box is not None
    assert (box["x"], box["width"]) == (0, PHONE["width"])
    card.get_by_role("button", name="Close").tap()
    expect(card).to_be_hidden()
