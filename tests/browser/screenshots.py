"""Takes the pictures in docs/screenshots: python -m tests.browser.screenshots [GAME ...]

They are looked at by people, not compared by programs.
"""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import DESKTOP, FLAGS, PHONE
from tests.browser.playing import play_on, play_until_verb
from tests.server.processes import ROOT, serving
from tools import chromium

FOLDER = ROOT / "docs" / "screenshots"
SIZES = {"desktop": DESKTOP, "phone": PHONE}


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
    """A person's own language comes before that of the browser."""
    me = page.request.get("/api/me").json()
    if me["user"]:
        page.request.patch("/api/me", data={"language": language}, headers={"X-Astrarium-Token": me["csrf"]})


def of_table(browser: Browser, address: str, page: Page, path: str, name: str) -> None:
    """One page at both sizes and in Russian, seen by the person who plays."""
    state = page.context.storage_state()
    for size, measure in SIZES.items():
        take(new_page(browser, address, measure, "en-GB", state), path, f"{name}-{size}")
    speak(page, "ru")
    signed_in = {"cookies": state.get("cookies", []), "origins": []}  # without the language that the browser has kept
    take(new_page(browser, address, DESKTOP, "ru-RU", signed_in), path, f"{name}-ru")
    speak(page, "en")


class Game(NamedTuple):
    """What is photographed of a game, and how far it is played before the middle."""

    id: str
    moves: int
    verb: str  # a decision in which this can be done makes a good picture


GAMES = (Game("gaia", 30, "build"), Game("federation", 28, "place"))


def photograph(browser: Browser, address: str, page: Page, game: Game, rng: random.Random) -> str:
    """Start, middle and end of a game of four; its table."""
    made = page.request.post("/api/play-now", data={"game": game.id, "players": 4, "bot": "greedy"})
    table: str = made.json()["id"]
    of_table(browser, address, page, f"/table/{table}", f"{game.id}-start")
    play_on(page, table, game.moves, rng)
    play_until_verb([page], table, game.verb)
    of_table(browser, address, page, f"/table/{table}", f"{game.id}-middle")
    play_on(page, table, 1000, rng)
    of_table(browser, address, page, f"/table/{table}", f"{game.id}-end")
    return table


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    wanted = sys.argv[1:] or [game.id for game in GAMES]
    folder = Path(tempfile.mkdtemp())
    with sync_playwright() as playwright, serving(f"sqlite:///{folder}/tables.db", folder) as server:
        browser = playwright.chromium.launch(executable_path=chromium.path(), args=FLAGS)
        page = new_page(browser, server.address, DESKTOP, "en-GB")
        page.goto("/")
        of_table(browser, server.address, page, "/", "lobby")
        of_table(browser, server.address, page, "/rules/gaia", "rulebook")
        for game in GAMES:
            if game.id in wanted:
                table = photograph(browser, server.address, page, game, random.Random(4))
                of_table(browser, server.address, page, f"/replay/{table}", f"{game.id}-replay")
        browser.close()


if __name__ == "__main__":
    main()
