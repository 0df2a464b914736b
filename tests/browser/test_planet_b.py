"""Planet B's board: deals, cards and workies are chosen where they lie."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.gameplay import (
    confirm,
    csrf,
    get_position,
    moves_in,
    open_table,
    play,
    play_on,
    play_until_verb,
    two_player_game,
    wait_for_turn,
    wait_until_still,
)

LAPTOP = {"width": 1280, "height": 720}
PANELS = (".planet-b-board", ".factions", ".news", ".bag", ".offices")


def four_player_game(page: Page) -> str:
    made = page.request.post("/api/play-now", data={"game": "planet_b", "players": 4, "bot": "random"})
    table: str = made.json()["id"]
    open_table(page, table)
    return table


def first_turn(page: Page) -> tuple[str, int]:
    """A game against one bot in which the person has kept a card and must make a deal."""
    table = two_player_game(page, "planet_b")
    play_until_verb([page], table, "deal")
    decision = wait_for_turn(page, table)
    assert decision is not None
    return table, decision


def test_a_deal_is_made_on_the_board(page: Page) -> None:
    table, decision = first_turn(page)
    option = get_position(page, table)["options"][0]["options"][0]
    target = page.locator(f'[data-target="{option["targets"][0]}"]')
    target.click()
    expect(target).to_have_attribute("data-state", "chosen")
    confirm(page)
    wait_for_turn(page, table, decision)
    assert get_position(page, table)["view"]["deal"] == option["targets"][0].partition(":")[2]
    expect(page.locator(".location.deal .done, .location.deal [data-target]").first).to_be_visible()


def test_points_of_others_are_secret(page: Page) -> None:
    table, _ = first_turn(page)
    mine, other = get_position(page, table)["view"]["players"]
    assert mine["vp"] is not None
    assert other["vp"] is None
    expect(page.locator('[data-owner="1"]').get_by_text("secret")).to_be_visible()


@pytest.mark.parametrize("language", ["en-GB", "ru-RU"])
@pytest.mark.parametrize("size", [DESKTOP, LAPTOP])
def test_the_board_shows_every_part_after_some_turns(new_page: NewPage, size: dict[str, int], language: str) -> None:
    page = new_page(size, language)
    play_on(page, four_player_game(page), 30, random.Random(5))
    wait_until_still(page)
    for part in PANELS:
        expect(page.locator(part).first).to_be_in_viewport(ratio=0.99)
    expect(page.locator(".mats .mat.panel").last).to_be_in_viewport(ratio=0.99)


def test_politics_have_a_tab_on_a_phone(new_page: NewPage) -> None:
    page = new_page(PHONE)
    first_turn(page)
    page.get_by_role("button", name="Politics").click()
    expect(page.locator(".factions")).to_be_visible()
    expect(page.locator(".bag")).to_be_visible()


def test_a_workie_is_placed_by_one_click_on_its_place(page: Page) -> None:
    table, _ = first_turn(page)
    play_until_verb([page], table, "place")
    decision = wait_for_turn(page, table)
    option = next(group for group in get_position(page, table)["options"] if group["verb"] == "place")["options"][0]
    place = page.locator(f'.city [data-target="{"+".join(option["targets"])}"]')
    place.click()
    expect(place).to_have_attribute("data-state", "chosen")
    confirm(page)
    wait_for_turn(page, table, decision)
    expect(page.get_by_role("log").get_by_text(re.compile("Places a")).first).to_be_visible()


def test_an_election_is_shown_with_its_votes_and_was_forecast(page: Page) -> None:
    table, _ = first_turn(page)
    expect(page.locator(".bag em").first).to_have_text(re.compile(r"^\d+ %$"))
    while page.locator("section.banner").count() == 0:
        assert play([page], table, towards_election), "there was no election"
    banner = page.get_by_role("region", name="Election", exact=True)
    expect(banner.locator("ol").last.locator("> li")).to_have_count(3)
    expect(banner).to_contain_text("Puppet")
    expect(banner).to_contain_text("handed out: 3")
    banner.get_by_role("button", name="Go on").click()
    expect(banner).to_have_count(0)
    expect(page.get_by_role("log").get_by_text(re.compile("ecomes President"))).to_be_visible()


def towards_election(position: Any) -> str:
    """The marker goes right if it can; otherwise any move that is not free."""
    moves = moves_in(position, but=("sell", "buy", "return-tile", "decline"))
    wanted = [move for move in moves if move == "move-marker right" or move.startswith("deal")]
    return (wanted or moves or moves_in(position))[-1]


def test_a_whole_turn_is_played_by_touch(new_page: NewPage) -> None:
    """A deal, all its actions and the end of the turn, with a finger at 390 pixels."""
    page = new_page(PHONE)
    table, decision = first_turn(page)
    page.mouse.move(0, 0)  # a phone has no mouse that could point at things
    rng = random.Random(3)
    turn: int | None = decision
    seen: set[str] = set()
    while turn is not None:
        groups = get_position(page, table)["options"]
        if "deal" in seen and any(group["verb"] == "deal" for group in groups):
            break  # the next turn; the last action of a turn is confirmed together with its end
        verb = next(group["verb"] for group in groups if group["verb"] not in ("buy", "sell", "return-tile"))
        seen.add(verb)
        tab = page.locator(f'.verbs [data-verb="{verb}"]')
        if tab.count():
            tab.tap()
        chips = page.locator("#decision .chip")
        if page.locator("#decision .primary").is_disabled():
            while not chips.count():
                page.locator("#decision [data-argument][data-fits=true]").first.tap()
            chips.nth(rng.randrange(chips.count())).tap()
        page.locator("#decision .primary").tap()
        turn = wait_for_turn(page, table, turn)
    assert turn is not None
    assert len(seen) > 2
    expect(page.locator(".locations.folded, .locations")).to_be_visible()


def test_a_curtain_falls_before_a_hidden_hand(page: Page) -> None:
    seats = [{"kind": "me"}, {"kind": "me"}]
    made = page.request.post("/api/tables", data={"game": "planet_b", "seats": seats}).json()
    assert page.request.post(f"/api/tables/{made['id']}/start", data={}, headers=csrf(page)).ok
    open_table(page, made["id"])
    seen: set[str] = set()
    for _ in range(2):
        heading = page.get_by_role("heading", name="it is your turn")
        expect(heading).to_be_visible()
        seen.add(heading.inner_text())
        expect(page.locator(".chip, .hand .card")).to_have_count(0)
        expect(page.get_by_role("status").first).not_to_contain_text("sees")
        page.get_by_role("button", name="I am").click()
        page.locator(".chip").first.click()
        confirm(page)
    assert len(seen) == 2


def test_a_running_game_draws_no_chart_of_secret_points(page: Page) -> None:
    table, _ = first_turn(page)
    play_on(page, table, 10, random.Random(1))
    page.goto(f"/replay/{table}")
    page.locator(".log li").first.wait_for()
    expect(page.locator(".planet-b-board")).to_be_visible()
    expect(page.locator(".replay svg[preserveAspectRatio=none] path")).to_have_count(0)
