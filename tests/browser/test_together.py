"""Several browsers at one table."""

from __future__ import annotations

import json

from playwright.sync_api import Page, Response, expect

from tests.browser.conftest import NewPage

SEATS = [{"kind": "me"}, {"kind": "open"}]


def csrf(page: Page) -> dict[str, str]:
    token: str = page.request.get("/api/me").json()["csrf"]
    return {"X-Astrarium-Token": token}


def table_of_two(host: Page, friend: Page, game: str) -> str:
    """A table with two people in browsers of their own, which has begun."""
    host.goto("/")
    friend.goto("/")
    made = host.request.post("/api/tables", data={"game": game, "seats": SEATS}).json()
    table: str = made["id"]
    assert friend.request.post(f"/api/tables/{table}/join", data={}).ok
    assert host.request.post(f"/api/tables/{table}/start", data={}, headers=csrf(host)).ok
    host.goto(f"/table/{table}")
    friend.goto(f"/table/{table}")
    return table


def choose(page: Page, move: str) -> None:
    page.locator(f'.chip[data-move="{move}"]').click()
    page.get_by_role("button", name="Confirm").click()


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
    expect(host.get_by_role("heading", name="Choose a faction")).to_be_visible()
    host.locator("label.language select").first.select_option("ru")
    expect(host.get_by_role("heading", name="Выберите цивилизацию")).to_be_visible()
    host.locator("label.language select").first.select_option("uk")
    expect(host.get_by_role("heading", name="Виберіть цивілізацію")).to_be_visible()


def test_a_spectator_receives_nothing_hidden(new_page: NewPage) -> None:
    """Checked on the bytes: the secret favour of the toy is in no answer that the spectator gets."""
    host, friend, spectator = new_page(), new_page(), new_page()
    table = table_of_two(host, friend, "toy")
    received: list[str] = []

    def keep(response: Response) -> None:
        if "/api/tables/" in response.url:
            received.append(response.text())

    spectator.on("response", keep)
    spectator.goto(f"/table/{table}")
    choose(host, "favour red")
    choose(friend, "favour blue")
    spectator.wait_for_timeout(1500)
    assert any('"index":' in body for body in received)
    assert not [body for body in received if "favour red" in body or "favour blue" in body]
    for body in received:
        if '"view"' in body:
            assert json.loads(body)["view"]["favours"] == [None, None]


def test_undo_is_free_in_ones_turn_and_asks_beyond(new_page: NewPage) -> None:
    host, friend = new_page(), new_page()
    table_of_two(host, friend, "gaia")
    choose(host, "faction terrans")
    friend.locator('.chip[data-move="faction xenos"]').wait_for()
    host.get_by_role("button", name="Ask to undo").click()
    friend.get_by_role("button", name="Agree").click()
    host.locator('.chip[data-move="faction terrans"]').wait_for()
