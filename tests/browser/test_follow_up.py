"""What is asked right after a choice is shown with it: both are chosen and confirmed together."""

from __future__ import annotations

from playwright.sync_api import expect

from astrarium.kernel.game import Game
from astrarium.server.play.choices import follow_up, step_name
from tests.browser.conftest import NewPage
from tests.browser.finished_tables import decision_where, table_in_middle_of_game
from tests.browser.gameplay import get_position, wait_for_turn, wait_until_still
from tests.server.processes import Process

SMALL = {"width": 1280, "height": 720}


def tile_for_any_track(g: Game) -> str | None:
    """A tile that the first seat may take and that lets it choose the track."""
    if g.actors != (0,) or step_name(g, 0) != "TAKING_TILE":
        return None
    moves = [option.notation for option in g.options(0)]
    return next((move for move in moves if follow_up(g, 0, move)["step"] is not None), None)


def test_a_tile_and_its_track_are_confirmed_together(new_page: NewPage, server: Process) -> None:
    page = new_page(SMALL)
    decision = decision_where("gaia", 2, lambda g: tile_for_any_track(g) is not None)
    table = table_in_middle_of_game(page, server, "gaia", 2, decision)
    page.goto(f"/table/{table}")
    first = wait_for_turn(page, table)
    before = get_position(page, table)["view"]["players"][0]
    chips = page.locator(".grid .chip, .chips .chip")
    tracks = page.locator("[data-follow-up]")
    for chip in chips.all():
        chip.click()
        wait_until_still(page)
        if tracks.count():
            break
    expect(tracks.first).to_be_visible()
    tracks.first.click()
    expect(tracks.first).to_have_attribute("aria-pressed", "true")
    with page.expect_request("**/moves") as sent:
        page.get_by_role("button", name="Confirm both").click()
    assert len((sent.value.post_data_json or {})["then"]) == 1
    wait_for_turn(page, table, first)
    after = get_position(page, table)["view"]["players"][0]
    assert len(after["tech"]) == len(before["tech"]) + 1
    assert sum(after["research"].values()) == sum(before["research"].values()) + 1
