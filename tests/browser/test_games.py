"""New visitors play: one click to a game, whole games by mouse and by keyboard.

Of most games only the first round and the end are played; ASTRARIUM_WHOLE_GAMES=all has all of them played whole, as
`make soak` does.
"""

from __future__ import annotations

import os
import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from astrarium.kernel.registry import about_of, names, rules_of
from tests.browser.finished_tables import BOT, add_finished_table, sign_in_as_guest
from tests.browser.gameplay import (
    choose_by_keys,
    choose_by_mouse,
    confirm,
    is_first_round_over,
    play_on,
    play_until_verb,
    title_of,
    two_player_game,
    wait_for_turn,
)
from tests.conformance.cases import case_of
from tests.server.processes import Process

GAMES = names()
ALL = [*GAMES, "toy"]
WHOLE = ALL if os.environ.get("ASTRARIUM_WHOLE_GAMES") == "all" else ["gaia", "toy"]
OTHERS = [game for game in ALL if game not in WHOLE]
ENOUGH = 12  # decisions

Choose = Callable[[Page, random.Random], None]


def card(page: Page, game: str) -> Locator:
    return page.get_by_role("article").filter(has_text=game)


@pytest.mark.parametrize("game", GAMES)
def test_one_click_starts_a_first_game_and_another_a_full_one(page: Page, game: str) -> None:
    page.goto("/")
    offered, first = card(page, title_of(game)), about_of(game).first_game
    said = ("", "one bot", "two bots", "three bots")[first.players - 1]
    expect(offered.get_by_text(re.compile(f"{said}.*first game"))).to_be_visible()
    for button, rivals, options in (
        ("Play a first game", first.players - 1, first.settings), ("Full game, 4 players", 3, {}),
    ):  # fmt: skip
        offered.get_by_role("button", name=button).click()
        page.wait_for_url(re.compile("/table/"))
        table = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()
        assert [seat["kind"] for seat in table["seats"]] == ["human", *["bot"] * rivals]
        assert table["options"] == options
        page.locator(".chip").first.wait_for()
        expect(page.locator(".toast")).to_have_count(0)  # no toast for the table that is open
        page.get_by_role("link", name="Astrarium").click()


def play_to_the_end(page: Page, table: str, choose_one: Choose) -> int:
    """Play to the end. Returns the number of decisions."""
    rng = random.Random(4)
    count = 0
    decision = wait_for_turn(page, table)
    while decision is not None:
        choose_one(page, rng)
        count += 1
        decision = wait_for_turn(page, table, decision)
    expect(page.get_by_role("heading", name="The game is over").first).to_be_visible()
    return count


@pytest.mark.parametrize("game", WHOLE)
def test_a_whole_game_by_mouse(page: Page, game: str) -> None:
    table = two_player_game(page, game)
    play_to_the_end(page, table, choose_by_mouse)
    page.reload()
    expect(page.get_by_role("heading", name="The game is over").first).to_be_visible()
    lines = page.get_by_role("img", name="Points over time").locator("path")
    expect(lines).to_have_count(2 if rules_of(game).chart_event else 0)
    assert all(str(line.get_attribute("d")).count("L") > 50 for line in lines.all())


@pytest.mark.parametrize("game", OTHERS)
def test_the_first_round_by_mouse(page: Page, game: str) -> None:
    table = two_player_game(page, game)
    rng = random.Random(1)
    decision = wait_for_turn(page, table)
    while not is_first_round_over(page, table, game):
        assert decision is not None
        choose_by_mouse(page, rng)
        decision = wait_for_turn(page, table, decision)


@pytest.mark.parametrize("game", OTHERS)
def test_the_end_of_a_kept_game_by_mouse(page: Page, server: Process, game: str) -> None:
    """A visitor opens a finished game, plays on from its middle and gets another result."""
    kept = add_finished_table(server, game, 2)
    sign_in_as_guest(page)
    page.goto(f"/replay/{kept.table}?move={kept.before_last(0, case_of(game).played_on)}")
    page.get_by_role("button", name="Play from here").click()
    rival = page.get_by_role("dialog").get_by_role("combobox").nth(1)
    rival.select_option(BOT)
    page.get_by_role("dialog").get_by_role("button", name="Play from here").click()
    page.wait_for_url(re.compile("/table/"))
    table = page.url.rpartition("/")[2]
    assert table != kept.table
    assert play_to_the_end(page, table, choose_by_mouse) > ENOUGH


def test_what_is_a_single_button_is_offered_beside_the_open_action(page: Page) -> None:
    table = two_player_game(page)
    play_until_verb([page], table, "end")
    decision = wait_for_turn(page, table)
    page.locator('[data-verb="convert"]').click()
    expect(page.locator('.chip[data-move^="convert"]').first).to_be_visible()
    expect(page.locator("#decision .primary")).to_contain_text("End")
    confirm(page)
    wait_for_turn(page, table, decision)


@pytest.mark.parametrize("game", GAMES)
def test_the_board_keeps_its_size_from_decision_to_decision(page: Page, game: str) -> None:
    table = two_player_game(page, game)
    board = page.locator("#part-board")
    sizes = set()
    for _ in range(8):
        wait_for_turn(page, table)
        sizes.add(str(board.bounding_box()))
        play_on(page, table, 1, random.Random(1))
    assert len(sizes) == 1


@pytest.mark.parametrize("game", WHOLE)
def test_a_whole_game_by_keyboard(page: Page, game: str) -> None:
    play_to_the_end(page, two_player_game(page, game), choose_by_keys)
