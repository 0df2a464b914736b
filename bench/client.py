"""How fast the client is in Chromium, on a finished game of Gaia Project for four.

Usage: bench/client.py [--steps 100] [--openings 5] [--json]

Bots and a visitor play the game. Then its links are opened with an empty cache until the final board is painted, and
the replay is stepped through by keyboard, each step timed from the key to the paint of the new position.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tests.browser.conftest import DESKTOP, FLAGS
from tests.browser.gameplay import csrf, play_on
from tests.server.processes import serving
from tools import chromium

SEATS = [{"kind": "me"}, *[{"kind": "bot"}] * 3]
MOST_MOVES = 1000  # of the visitor; the game ends long before
PAINTED = """async (shown) => {
    const isThere = () => document.querySelector(shown);
    while (!isThere()) await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now();
}"""
KEY_TIME = "addEventListener('keydown', (event) => (window.pressedAt = event.timeStamp), true)"


def finished_game(page: Page) -> str:
    """A table at which three bots and a visitor with random moves have played to the end."""
    page.goto("/")
    made = page.request.post("/api/tables", data={"game": "gaia", "seats": SEATS, "is_public": True})
    table: str = made.json()["id"]
    assert page.request.post(f"/api/tables/{table}/start", data={}, headers=csrf(page)).ok
    play_on(page, table, MOST_MOVES, random.Random(1))
    return table


def new_page(browser: Browser, address: str) -> Page:
    return browser.new_context(base_url=address, viewport=DESKTOP).new_page()  # type: ignore[arg-type]  # a dict is one


def opening(browser: Browser, address: str, link: str) -> float:
    """Milliseconds from following a link with an empty cache to the painted board."""
    page = new_page(browser, address)
    page.goto(link, wait_until="commit")
    milliseconds: float = page.evaluate(PAINTED, '.board [data-target^="hex:"]')
    page.context.close()
    return milliseconds


def stepping(browser: Browser, address: str, table: str, steps: int) -> list[float]:
    """Milliseconds of so many steps forward, one after the other, from the first position."""
    page = new_page(browser, address)
    page.goto(f"/replay/{table}?move=0")
    page.evaluate(PAINTED, 'main[data-move="0"]')
    page.evaluate(KEY_TIME)
    found: list[float] = []
    for step in range(1, steps + 1):
        page.keyboard.press("ArrowRight")
        painted = page.evaluate(PAINTED, f'main[data-move="{step}"]')
        found.append(painted - page.evaluate("window.pressedAt"))
    page.context.close()
    return found


def summary(milliseconds: list[float]) -> dict[str, float]:
    ordered = sorted(milliseconds)
    return {
        "times": len(ordered),
        "median_ms": round(statistics.median(ordered), 1),
        "p95_ms": round(ordered[int(0.95 * (len(ordered) - 1))], 1),
        "max_ms": round(ordered[-1], 1),
    }


def repeated(times: int, measured: Callable[[], float]) -> dict[str, float]:
    return summary([measured() for _ in range(times)])


def measure(steps: int, openings: int) -> dict[str, Any]:
    folder = Path(tempfile.mkdtemp())
    with sync_playwright() as playwright, serving(f"sqlite:///{folder}/tables.db", folder) as server:
        browser = playwright.chromium.launch(executable_path=chromium.path(), args=FLAGS)
        table = finished_game(new_page(browser, server.address))
        found = {
            "table_opened": repeated(openings, lambda: opening(browser, server.address, f"/table/{table}")),
            "replay_opened": repeated(openings, lambda: opening(browser, server.address, f"/replay/{table}")),
            "replay_step": summary(stepping(browser, server.address, table, steps)),
        }
        browser.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=100)
    parser.add_argument("--openings", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    found = measure(arguments.steps, arguments.openings)
    if arguments.json:
        print(json.dumps(found))
        return
    for name, figures in found.items():
        print(f"{name:14} {figures}")


if __name__ == "__main__":
    main()
