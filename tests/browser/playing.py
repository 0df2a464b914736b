"""How a person plays in the browser."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Page

LAST = ("pass", "convert", "discard")
SEATS_OF_TWO = [{"kind": "me"}, {"kind": "open"}]


def small_game(page: Page, game: str = "gaia") -> str:
    """A visitor's game of two against a bot that moves at once; its table, to which one has come from the lobby."""
    answer = page.request.post("/api/play-now", data={"game": game, "players": 2, "bot": "random"})
    assert answer.status == 201, answer.text()
    table: str = answer.json()["id"]
    sit_down(page, table)
    return table


def sit_down(page: Page, table: str) -> None:
    """Go to one of one's tables as people do: from the lobby, inside the client."""
    page.goto("/")
    page.locator(f'a[href="/table/{table}"]').first.click()
    page.wait_for_url(f"**/table/{table}")


def csrf(page: Page) -> dict[str, str]:
    token: str = page.request.get("/api/me").json()["csrf"]
    return {"X-Astrarium-Token": token}


def table_of_two(host: Page, friend: Page, game: str) -> str:
    """A table with two people in browsers of their own, which has begun."""
    made = host.request.post("/api/tables", data={"game": game, "seats": SEATS_OF_TWO}).json()
    table: str = made["id"]
    assert friend.request.post(f"/api/tables/{table}/join", data={}).ok
    assert host.request.post(f"/api/tables/{table}/start", data={}, headers=csrf(host)).ok
    sit_down(host, table)
    sit_down(friend, table)
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


def choose(page: Page, move: str) -> None:
    """Click one option of the open action and confirm."""
    page.locator(f'.chip[data-move="{move}"]').click()
    page.get_by_role("button", name="Confirm").click()


def moves_in(place: Any, *, but: tuple[str, ...] = ()) -> list[str]:
    return [option["move"] for group in place["options"] if group["verb"] not in but for option in group["options"]]


def send(page: Page, table: str, place: Any, move: str) -> None:
    """A move without the page: over HTTP. Somebody who decides at the same time may end the game before it."""
    body = {"decision": place["decision"], "move": move, "seat": place["seat"]}
    answer = page.request.post(f"/api/tables/{table}/moves", data=body, headers=csrf(page))
    assert answer.ok or answer.json()["error"] == "game-over", answer.text()


def is_asked(place: Any) -> bool:
    return not place["over"] and place["seat"] in place["actors"]


def play_until_verb(pages: list[Page], table: str, verb: str) -> Page:
    """Everybody takes their first option until somebody may do this; that person."""
    while True:
        for page in pages:
            place = position(page, table)
            assert not place["over"], f"nobody could ever {verb}"
            if is_asked(place):
                if any(group["verb"] == verb for group in place["options"]):
                    return page
                send(page, table, place, moves_in(place)[0])
        pages[0].wait_for_timeout(20)


def play_on(page: Page, table: str, moves: int, rng: random.Random) -> None:
    """So many moves at random, those of LAST only if nothing else is left; fewer if the game ends."""
    for _ in range(moves):
        place = position(page, table)
        while not is_asked(place):
            if place["over"]:
                return
            page.wait_for_timeout(30)
            place = position(page, table)
        send(page, table, place, rng.choice(moves_in(place, but=LAST) or moves_in(place)))
