"""An administrator looks after people in the browser."""

from __future__ import annotations

import subprocess
import sys

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.server.processes import Process


def sign_up(page: Page, name: str) -> None:
    page.goto("/")
    answer = page.request.post("/api/sign-up", data={"name": name, "password": "correct horse"})
    assert answer.ok, answer.text()


def test_an_administrator_suspends_a_person_and_lets_them_in_again(new_page: NewPage, server: Process) -> None:
    admin, other = new_page(), new_page()
    sign_up(admin, "Ada")
    sign_up(other, "Mallory")
    command = [sys.executable, "-m", "astrarium.cli", "admin", "make-admin", "Ada", "--database", server.database]
    subprocess.run(command, check=True, capture_output=True)
    admin.goto("/admin")
    admin.get_by_placeholder("Name or id").fill("Mallory")
    admin.get_by_role("button", name="Look").click()
    person = admin.locator("li", has_text="Mallory")
    person.get_by_role("button", name="Suspend").click()
    expect(person.get_by_role("button", name="Let in again")).to_be_visible()
    assert other.request.get("/api/me").json()["user"]["is_suspended"]
    person.get_by_role("button", name="Let in again").click()
    expect(person.get_by_role("button", name="Suspend")).to_be_visible()
