"""How a person plays in the browser."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Page


def small_game(page: Page, game: str = "gaia") -> str:
    """A new visitor's game of two against a bot that moves at once; its table."""
    page.goto("/")
    answer = page.request.post("/api/play-now", data={"game": game, "players": 2, "bot": "random"})
    assert answer.status == 201, answer.text()
    table: str = answer.json()["id"]
    page.goto(f"/table/{table}")
    return table


def position(page: Page, table: str) -> Any:
    return page.request.get(f"/api/tables/{table}/position").json()


def wait_for_turn(page: Page, table: str, before: int | None = None) -> int | None:
    """The next decision of the person, once the page asks it; None when the game is over."""
    while True:
        place = position(page, table)
        if place["over"]:
            return None
        decision: int | None = place["decision"]
        if decision is not None and decision != before and place["seat"] in place["actors"]:
            page.locator(f'#decision[data-decision="{decision}"] .chip').first.wait_for()
            return decision
        page.wait_for_timeout(20)


def choose_by_mouse(page: Page, rng: random.Random) -> None:
    """Open an action, click one of its options, confirm."""
    verbs = page.locator(".verbs button:not(.locked)")
    verbs.nth(rng.randrange(verbs.count())).click()
    chips = page.locator(".chips .chip")
    chips.nth(rng.randrange(chips.count())).click()
    page.get_by_role("button", name="Confirm").click()
