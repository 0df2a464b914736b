"""After a move a page requests only what has changed."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import urlsplit

from playwright.sync_api import Page, Request, expect

from tests.browser.conftest import NewPage
from tests.browser.gameplay import choose, csrf, table_of_two, wait_for_turn

ON_DEMAND = ("preview", "why", "facts", "explanations/en")  # requested when a target is pointed at or clicked


def asked_by(page: Page, table: str) -> Callable[[], list[str]]:
    """Record the requests of a page. Calling the result waits until there are no more, and returns them."""
    found: list[str] = []

    def keep(request: Request) -> None:
        path = urlsplit(request.url).path.replace(f"/api/tables/{table}", "")
        if "/api/" in request.url and not path.endswith(ON_DEMAND):
            found.append(f"{request.method} {path or '/'}")

    page.on("request", keep)

    def at_rest() -> list[str]:
        page.wait_for_timeout(500)
        page.wait_for_load_state("networkidle")
        return found

    return at_rest


def test_the_mover_asks_for_nothing_and_the_other_for_the_position_and_the_new_rows(new_page: NewPage) -> None:
    host, friend = new_page(), new_page()
    table = table_of_two(host, friend, "gaia")
    host.locator('.chip[data-move="faction terrans"]').wait_for()
    expect(friend.get_by_role("heading", name="Waiting for")).to_be_visible()
    host.wait_for_load_state("networkidle")
    friend.wait_for_load_state("networkidle")
    mover, watcher = asked_by(host, table), asked_by(friend, table)
    choose(host, "faction terrans")
    friend.locator('.chip[data-move="faction xenos"]').wait_for()
    expect(friend.get_by_role("log").get_by_text("leads the Terrans")).to_be_visible()
    expect(host.get_by_role("log").get_by_text("leads the Terrans")).to_be_visible()
    expect(host.get_by_role("heading", name="Waiting for")).to_be_visible()
    assert mover() == ["POST /moves"]
    assert sorted(watcher()) == ["GET /log", "GET /position"]


def test_the_lobby_knows_from_the_message_whose_turn_it_is(new_page: NewPage) -> None:
    host, friend = new_page(), new_page()
    table = table_of_two(host, friend, "gaia")
    friend.goto("/")
    friend.locator(f'a[href="/table/{table}"]').first.wait_for()
    friend.wait_for_load_state("networkidle")
    asked = asked_by(friend, table)
    choose(host, "faction terrans")
    expect(friend).to_have_title("(1) Astrarium")
    assert asked() == []


def test_one_person_with_all_seats_looks_from_the_seat_that_is_asked(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    seats = [{"kind": "me", "name": "Left"}, {"kind": "me", "name": "Right"}]
    table = page.request.post("/api/tables", data={"game": "gaia", "seats": seats}).json()["id"]
    assert page.request.post(f"/api/tables/{table}/start", data={}, headers=csrf(page)).ok
    page.goto(f"/table/{table}")
    page.locator('.chip[data-move="faction terrans"]').wait_for()
    page.wait_for_load_state("networkidle")
    asked = asked_by(page, table)
    choose(page, "faction terrans")
    page.locator('.chip[data-move="faction xenos"]').wait_for()
    assert asked() == ["POST /moves", "GET /position"]


def test_a_burst_of_bots_ends_where_the_server_is(new_page: NewPage) -> None:
    page, spectator = new_page(), new_page()
    page.goto("/")
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 3]
    made = page.request.post("/api/tables", data={"game": "gaia", "seats": seats, "is_public": True})
    table = made.json()["id"]
    assert page.request.post(f"/api/tables/{table}/start", data={}, headers=csrf(page)).ok
    for visitor in (page, spectator):
        visitor.goto(f"/table/{table}")
    decision = wait_for_turn(page, table)
    spectator.locator(".board").wait_for()
    asked = {visitor: asked_by(visitor, table) for visitor in (page, spectator)}
    page.locator(".chip").first.click()
    page.locator("#decision .primary").click()
    wait_for_turn(page, table, decision)
    for visitor, at_rest in asked.items():
        assert set(at_rest()) <= {"POST /moves", "GET /position", "GET /log"}
        shown = visitor.locator("[role=log] ol").inner_text()
        visitor.reload()
        expect(visitor.locator("[role=log] ol")).to_have_text(shown, use_inner_text=True)
