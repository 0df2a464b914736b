"""Without a network there is a page that says so, and the client can be installed."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.proxy import proxy_to
from tests.server.processes import Process


def test_without_a_network_a_page_says_so_in_three_languages(new_page: NewPage, server: Process) -> None:
    with proxy_to(server.port) as proxy:
        page = new_page(PHONE, address=proxy.address, loses_connection=True)
        page.goto("/")
        page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
        proxy.disconnect()
        page.goto("/table/anything")
        for said in ("No connection.", "Нет связи.", "Немає зв’язку."):
            expect(page.get_by_text(said)).to_be_visible()
        assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(8, 12, 24)"
        proxy.reconnect()
        page.get_by_role("link", name="Try again").click()
        expect(page.get_by_role("heading", level=1)).to_contain_text("Heavy space strategy")


def test_the_client_can_be_installed(page: Page) -> None:
    page.goto("/")
    link = page.locator('link[rel="manifest"]').get_attribute("href")
    manifest = page.request.get(str(link)).json()
    assert manifest["start_url"] == "/"
    for icon in manifest["icons"]:
        answer = page.request.get(icon["src"])
        assert answer.ok
        assert answer.headers["content-type"].startswith(icon["type"])
