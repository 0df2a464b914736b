"""After the game: one's place, where the points came from, points over time, and the ways on."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from astrarium.kernel.registry import names, rules_of
from tests.browser.conftest import PHONE, NewPage
from tests.browser.finished_tables import add_finished_table, sign_in_as_guest
from tests.browser.gameplay import get_position, is_to_move, moves_in, open_table, poll, send_move
from tests.server.processes import Process

WITH_POINTS = [game for game in names() if rules_of(game).chart_event]
SMALL = {"width": 1280, "height": 720}
SCROLLED = """() => [...document.querySelectorAll('.result, .result *')]
    .filter((part) => part.scrollHeight > part.clientHeight + 1)
    .filter((part) => ['auto', 'scroll'].includes(getComputedStyle(part).overflowY)).length"""


def finished_game(page: Page, game: str, players: int = 2) -> str:
    """A game against bots that the visitor has played to its end."""
    table: str = page.request.post("/api/play-now", data={"game": game, "players": players, "bot": "random"}).json()[
        "id"
    ]
    rng = random.Random(1)
    while not (position := poll(page, lambda: mine_or_over(page, table)))["over"]:
        send_move(page, table, position, rng.choice(moves_in(position)))
    return table


def mine_or_over(page: Page, table: str) -> dict[str, object] | None:
    position: dict[str, object] = get_position(page, table)
    return position if position["over"] or is_to_move(position) else None


@pytest.mark.parametrize("language", ["en-GB", "ru-RU"])
@pytest.mark.parametrize("game", names())
def test_all_of_it_is_in_sight_without_scrolling(new_page: NewPage, server: Process, game: str, language: str) -> None:
    page = new_page(SMALL, language)
    page.goto(f"/table/{add_finished_table(server, game, max(rules_of(game).seats)).table}")
    result = page.locator(".result")
    rows = result.locator("tbody tr, tfoot tr")
    rows.first.wait_for()
    for part in [*rows.all(), result.get_by_role("navigation")]:
        expect(part).to_be_in_viewport(ratio=1)
    if rules_of(game).chart_event:
        expect(result.get_by_role("img").first).to_be_in_viewport(ratio=0.99)  # its box has whole pixels
    assert page.evaluate(SCROLLED) == 0


@pytest.mark.parametrize("game", WITH_POINTS)
def test_a_rival_is_chosen_on_the_podium(page: Page, server: Process, game: str) -> None:
    kept = add_finished_table(server, game, 3)
    page.goto(f"/table/{kept.table}")
    result = page.locator(".result")
    podium = result.get_by_role("listitem").get_by_role("button")
    expect(podium).to_have_count(3)
    expect(podium.first).to_be_disabled()
    totals = result.locator(".total td.number")
    for rival in (1, 2):
        podium.nth(rival).click()
        expect(podium.nth(rival)).to_have_attribute("aria-pressed", "true")
        expect(totals.nth(1)).to_have_text(str(podium.nth(rival).locator("b").text_content()))
    gaps = [int(str(cell.text_content()).replace("−", "-")) for cell in result.locator("tbody .gap").all()]
    assert gaps == sorted(gaps)
    assert sum(gaps) == int(str(totals.nth(2).text_content()).replace("−", "-"))


def test_the_chart_opens_the_replay_and_has_a_table(page: Page, server: Process) -> None:
    kept = add_finished_table(server, "gaia", 3)
    page.goto(f"/table/{kept.table}")
    page.get_by_role("button", name="As a table").click()
    expect(page.get_by_role("columnheader", name="Round 6")).to_be_visible()
    page.get_by_role("button", name="As a table").click()
    page.get_by_role("link", name="Open the replay: Round 3").click()
    page.wait_for_url(re.compile(rf"/replay/{kept.table}\?move=\d+"))
    expect(page.locator("main.replay")).to_contain_text("Round 3")


def test_a_game_is_played_again_with_one_click(page: Page) -> None:
    table = finished_game(page, "toy")
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda address: not address.endswith(table))
    again = page.url.rpartition("/")[2]
    assert page.request.get(f"/api/tables/{again}").json()["status"] == "running"


@pytest.mark.parametrize("size", [SMALL, PHONE], ids=["desktop", "phone"])
def test_a_study_says_so_and_leads_back(new_page: NewPage, server: Process, size: dict[str, int]) -> None:
    page = new_page(size)
    kept = add_finished_table(server, "gaia", 2)
    sign_in_as_guest(page)
    page.goto(f"/table/{kept.table}")
    page.get_by_role("button", name="Study").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("From").select_option(label="the beginning of round 3")
    dialog.get_by_role("button", name="Play from here").click()
    page.wait_for_url(re.compile(rf"/table/(?!{kept.table})"))
    study = page.url.rpartition("/")[2]
    banner = page.get_by_role("link", name="Study of move 2.")
    expect(banner).to_be_visible()
    open_table(page, study)
    expect(page.get_by_role("link", name="Study of move 2.")).to_be_visible()
    page.goto("/games")
    expect(
        page.get_by_role("listitem").filter(has_text="Gaia Project").get_by_text("Study", exact=True)
    ).to_be_visible()
    page.goto(f"/table/{study}")
    banner.click()
    page.wait_for_url(re.compile(rf"/replay/{kept.table}\?move=\d+"))
