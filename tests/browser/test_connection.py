"""Lost connections: the page says that it may be out of date, and catches up by itself."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.gameplay import choose, csrf, table_of_two
from tests.browser.proxy import proxy_to
from tests.server.processes import Process


def stale(page: Page) -> None:
    expect(page.locator(".stale")).to_be_visible()


def fresh(page: Page) -> None:
    expect(page.locator(".stale")).to_be_hidden(timeout=30_000)


def test_who_loses_the_connection_catches_up_and_plays_on(new_page: NewPage, server: Process) -> None:
    with proxy_to(server.port) as proxy:
        host, friend = new_page(), new_page(address=proxy.address, loses_connection=True)
        table = table_of_two(host, friend, "gaia")
        expect(friend.get_by_role("heading", name="Waiting for")).to_be_visible()
        proxy.disconnect()
        stale(friend)
        choose(host, "faction terrans")
        host.request.post(f"/api/tables/{table}/chat", data={"text": "Where are you?"}, headers=csrf(host))
        expect(friend.get_by_role("heading", name="Waiting for")).to_be_visible()
        proxy.reconnect()
        fresh(friend)
        choose(friend, "faction xenos")
        expect(host.get_by_role("log").get_by_text("leads the Xenos")).to_be_visible()
        friend.get_by_role("button", name="Chat").first.click()
        expect(friend.get_by_text("Where are you?")).to_be_visible()


def test_a_move_that_could_not_be_sent_is_sent_again(new_page: NewPage, server: Process) -> None:
    with proxy_to(server.port) as proxy:
        host, friend = new_page(address=proxy.address, loses_connection=True), new_page()
        table_of_two(host, friend, "gaia")
        host.locator('.chip[data-move="faction terrans"]').click()
        proxy.disconnect()
        host.locator("#decision .primary").click()
        expect(host.get_by_text("The server cannot be reached.")).to_be_visible()
        proxy.reconnect()
        host.get_by_role("button", name="Try again").click()
        friend.locator('.chip[data-move="faction xenos"]').wait_for()


def test_everybody_plays_on_after_a_restart_of_the_server(new_page: NewPage, server: Process) -> None:
    host, friend = new_page(loses_connection=True), new_page(loses_connection=True)
    table_of_two(host, friend, "gaia")
    choose(host, "faction terrans")
    friend.locator('.chip[data-move="faction xenos"]').wait_for()
    server.kill()
    stale(host)
    stale(friend)
    server.start()
    fresh(host)
    fresh(friend)
    choose(friend, "faction xenos")
    host.locator(".chip").first.wait_for()
