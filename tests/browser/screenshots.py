"""Takes the screenshots in docs/screenshots: python -m tests.browser.screenshots [GAME ...]

They are for people; no test compares them.
"""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from astrarium.kernel.registry import names
from tests.browser.conftest import DESKTOP, FLAGS, PHONE
from tests.browser.eclipse_tables import saving_choice
from tests.browser.gameplay import play_on_with, play_until_verb, random_choice
from tests.conformance.cases import case_of
from tests.server.processes import ROOT, serving
from tools import chromium

FOLDER = ROOT / "docs" / "screenshots"
CHOICES = {"eclipse": saving_choice}  # where somebody who plays at random would soon be out of the game
SIZES = {"desktop": DESKTOP, "laptop": {"width": 1280, "height": 720}, "phone": PHONE}


def new_page(browser: Browser, address: str, size: dict[str, int], language: str, state: Any = None) -> Page:
    context = browser.new_context(
        base_url=address,
        viewport={"width": size["width"], "height": size["height"]},
        locale=language,
        reduced_motion="reduce",
        storage_state=state,
    )
    return context.new_page()


def take(page: Page, address: str, name: str) -> None:
    page.goto(address)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(1500)
    page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=85)
    page.context.close()
    print(name, flush=True)


def speak(page: Page, language: str) -> None:
    """Set the language of the visitor's account, if there is one; it overrides the browser's."""
    me = page.request.get("/api/me").json()
    if me["user"]:
        page.request.patch("/api/me", data={"language": language}, headers={"X-Astrarium-Token": me["csrf"]})


def of_table(browser: Browser, address: str, page: Page, path: str, name: str) -> None:
    """Screenshots of one page in every size and in Russian, as the player sees it."""
    state = page.context.storage_state()
    for size, measure in SIZES.items():
        take(new_page(browser, address, measure, "en-GB", state), path, f"{name}-{size}")
    speak(page, "ru")
    signed_in = {"cookies": state.get("cookies", []), "origins": []}  # without the language that the browser has stored
    take(new_page(browser, address, DESKTOP, "ru-RU", signed_in), path, f"{name}-ru")
    speak(page, "en")


def photograph(browser: Browser, address: str, page: Page, game: str, rng: random.Random) -> str:
    """Screenshots of start, middle and end of a game with four players. Returns its table."""
    moves, verb = case_of(game).picture_moment
    me = page.request.get("/api/me").json()
    headers = {"X-Astrarium-Token": me["csrf"]} if me["user"] else {}
    made = page.request.post("/api/play-now", data={"game": game, "players": 4}, headers=headers)
    table: str = made.json()["id"]
    of_table(browser, address, page, f"/table/{table}", f"{game}-start")
    choice = CHOICES.get(game, random_choice)(rng)
    play_on_with(page, table, moves, choice)
    play_until_verb([page], table, verb)
    of_table(browser, address, page, f"/table/{table}", f"{game}-middle")
    play_on_with(page, table, 1000, choice)
    of_table(browser, address, page, f"/table/{table}", f"{game}-end")
    return table


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    wanted = sys.argv[1:] or names()
    folder = Path(tempfile.mkdtemp())
    with sync_playwright() as playwright, serving(f"sqlite:///{folder}/tables.db", folder) as server:
        browser = playwright.chromium.launch(executable_path=chromium.path(), args=FLAGS)
        page = new_page(browser, server.address, DESKTOP, "en-GB")
        page.goto("/")
        of_table(browser, server.address, page, "/", "lobby")
        of_table(browser, server.address, page, "/rules/gaia", "rulebook")
        for game in wanted:
            table = photograph(browser, server.address, page, game, random.Random(4))
            of_table(browser, server.address, page, f"/replay/{table}", f"{game}-replay")
        browser.close()


if __name__ == "__main__":
    main()
