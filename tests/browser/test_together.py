"""Several browsers at one table."""

from __future__ import annotations

import json

from playwright.sync_api import Response, expect

from tests.browser.conftest import NewPage
from tests.browser.gameplay import choose, get_position, play_until_verb, poll, table_of_two, wait_for_turn


def test_two_people_see_each_others_moves_and_one_comes_back(new_page: NewPage) -> None:
    host, friend = new_page(), new_page()
    table = table_of_two(host, friend, "gaia")
    choose(host, "faction terrans")
    friend.locator('.chip[data-move="faction xenos"]').wait_for()
    friend.goto("about:blank")  # the friend goes away
    friend.goto(f"/table/{table}")  # and comes back
    choose(friend, "faction xenos")
    host.locator(".chip").first.wait_for()
    assert host.request.get(f"/api/tables/{table}/position").json()["index"] >= 2


def test_the_language_is_switched_at_the_table(new_page: NewPage) -> None:
    host, friend = new_page(), new_page()
    table_of_two(host, friend, "gaia")
    expect(host.locator("#decision").get_by_role("heading", name="Choose a faction")).to_be_visible()
    host.locator("label.language select").first.select_option("ru")
    expect(host.locator("#decision").get_by_role("heading", name="Выберите цивилизацию")).to_be_visible()
    host.locator("label.language select").first.select_option("uk")
    expect(host.locator("#decision").get_by_role("heading", name="Виберіть цивілізацію")).to_be_visible()


def test_a_spectator_receives_nothing_hidden(new_page: NewPage) -> None:
    """The secret favour of the toy is in none of the bytes that a spectator gets."""
    host, friend, spectator = new_page(), new_page(), new_page()
    table = table_of_two(host, friend, "toy")
    received: list[str] = []

    def keep(response: Response) -> None:
        if "/api/tables/" in response.url:
            received.append(response.text())

    spectator.on("response", keep)
    spectator.goto(f"/table/{table}")
    choose(host, "favour 0 red")
    choose(friend, "favour 0 blue")
    host.locator('.chip[data-move^="bid"]').first.wait_for()
    newest = f'"index":{get_position(host, table)["index"]},'
    poll(spectator, lambda: any(newest in body and '"view"' in body for body in received) or None)
    assert not [body for body in received if "favour 0 red" in body or "favour 0 blue" in body]
    for body in received:
        if '"view"' in body:
            assert json.loads(body)["view"]["favours"] == [None, None]


def test_undo_beyond_ones_turn_asks_the_others(new_page: NewPage) -> None:
    host, friend = new_page(), new_page()
    table_of_two(host, friend, "gaia")
    choose(host, "faction terrans")
    friend.locator('.chip[data-move="faction xenos"]').wait_for()
    host.get_by_role("button", name="Ask to undo").click()
    friend.get_by_role("button", name="Agree").click()
    host.locator('.chip[data-move="faction terrans"]').wait_for()


def test_undo_inside_ones_turn_is_free_and_can_be_played_again(new_page: NewPage) -> None:
    host, friend = new_page(), new_page()
    table = table_of_two(host, friend, "gaia")
    player = play_until_verb([host, friend], table, "convert")
    first = wait_for_turn(player, table)
    before = get_position(player, table)["view"]
    player.locator('[data-verb="convert"]').click()
    choose(player, "convert ore_to_credit")
    wait_for_turn(player, table, first)
    assert get_position(player, table)["view"] != before
    player.get_by_role("button", name="Undo", exact=True).click()
    expect(player.get_by_role("button", name="Redo")).to_be_visible()
    assert get_position(player, table)["view"] == before
    other = friend if player is host else host
    assert get_position(other, table)["ask"] is None
    player.get_by_role("button", name="Redo").click()
    expect(player.get_by_role("button", name="Redo")).to_be_hidden()
    assert get_position(player, table)["view"] != before


def test_resigning_at_a_table_for_two_ends_the_game(new_page: NewPage) -> None:
    host, friend = new_page(), new_page()
    table_of_two(host, friend, "toy")
    friend.get_by_role("button", name="Menu").click()
    friend.get_by_label("I give up: the game ends, and the other player has won.").check()
    friend.get_by_role("button", name="Resign").click()
    for page, place in ((host, "You won"), (friend, "You came 2nd")):
        expect(page.get_by_role("heading", name=place)).to_be_visible()
        expect(page.get_by_text("Resigned:")).to_be_visible()
    assert host.locator(".result tfoot td").count() == 0


def test_a_server_without_mail_promises_no_letter(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/sign-in")
    page.get_by_role("link", name="Forgotten your password?").click()
    expect(page.get_by_text("This server does not send letters.")).to_be_visible()
    expect(page.get_by_role("button", name="Send the link")).to_have_count(0)
