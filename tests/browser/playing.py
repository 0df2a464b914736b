"""How a person plays in the browser.

Bots decide first wherever several are asked at the same time, so that a game goes the same way in every run.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, TypeVar

from playwright.sync_api import Locator, Page

from astrarium.text.catalogue import card_of

T = TypeVar("T")
LAST = ("pass", "convert", "discard")
SEATS_OF_TWO = [{"kind": "me"}, {"kind": "open"}]
MOMENT = 20  # milliseconds
PATIENCE = 3000  # moments
NUMBERS = 9  # options that have a key
OVER = -1
CLOSED = ("decision-closed", "game-over")  # what somebody who decides at the same time can do to a move

# The number of the decision that the page asks and that is not the one before, or that the game is over.
ASKED = """(before) => {
    const bar = document.querySelector('#decision');
    if (bar?.querySelector('.question button')) return 'over';
    const isShown = [...(bar?.querySelectorAll('.chip') ?? [])].some((chip) => chip.checkVisibility());
    return isShown && bar.dataset.decision !== before && bar.dataset.decision;
}"""


# Three pictures in a row in which everything is where it was, and nothing moves any more.
SETTLED = """async () => {
    const places = () => [...document.querySelectorAll('body *')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return `${x} ${y} ${width} ${height}`;
    }).join();
    let before = '';
    let same = 0;
    for (let picture = 0; same < 3; picture += 1) {
        if (picture === 1000) throw new Error('the page does not come to rest');
        await new Promise((resolve) => requestAnimationFrame(resolve));
        await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
        const now = places();
        same = now === before ? same + 1 : 0;
        before = now;
    }
}"""


def settle(page: Page) -> None:
    """Until the page has been laid out anew."""
    page.evaluate(SETTLED)


def title_of(game: str) -> str:
    """What the lobby calls a game in English."""
    return card_of(game, "en").splitlines()[0].partition(" = ")[2]


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
    """A table with two people in browsers of their own, which has begun; the friend comes by a link."""
    made = host.request.post("/api/tables", data={"game": game, "seats": SEATS_OF_TWO}).json()
    table: str = made["id"]
    assert friend.request.post(f"/api/tables/{table}/join", data={}).ok
    assert host.request.post(f"/api/tables/{table}/start", data={}, headers=csrf(host)).ok
    sit_down(host, table)
    friend.goto(f"/table/{table}")
    return table


def position(page: Page, table: str) -> Any:
    return page.request.get(f"/api/tables/{table}/position").json()


def until(page: Page, look: Callable[[], T | None]) -> T:
    """What is found when one looks again and again."""
    for _ in range(PATIENCE):
        found = look()
        if found is not None:
            return found
        page.wait_for_timeout(MOMENT)
    raise AssertionError("it was waited for in vain")


def is_asked(place: Any, *others: Any) -> bool:
    """The person must decide, and nobody beside him but those whose positions are given too."""
    people = {one["seat"] for one in (place, *others)}
    return not place["over"] and place["seat"] in place["actors"] and people >= set(place["actors"])


def wait_for_turn(page: Page, table: str, before: int | None = None) -> int | None:
    """The next decision of the person, once the page asks it and no bot decides beside it; None: the game is over."""

    def look() -> int | None:
        shown: str = page.wait_for_function(ASKED, arg=str(before), polling=MOMENT).json_value()
        if shown == "over":
            return OVER
        place = position(page, table)
        return int(shown) if place["decision"] == int(shown) and is_asked(place) else None

    decision = until(page, look)
    return None if decision == OVER else decision


def choose_by_mouse(page: Page, rng: random.Random) -> None:
    """Open an action, click one of its options, confirm."""
    pick(page.locator(".verbs button:not(.locked)"), rng).click()
    pick(page.locator(".chips .chip"), rng).click()
    page.get_by_role("button", name="Confirm").click()


def choose_by_keys(page: Page, rng: random.Random) -> None:
    """Go to an action and open it, press the number of one of its options, confirm."""
    pick(page.locator(".verbs button:not(.locked)"), rng).focus()
    page.keyboard.press("Enter")
    page.keyboard.press(str(1 + rng.randrange(min(NUMBERS, page.locator(".chips .chip").count()))))
    page.keyboard.press("Shift+Enter")


def pick(found: Locator, rng: random.Random) -> Locator:
    return found.nth(rng.randrange(found.count()))


def choose(page: Page, move: str) -> None:
    """Click one option of the open action and confirm."""
    page.locator(f'.chip[data-move="{move}"]').click()
    page.get_by_role("button", name="Confirm").click()


def moves_in(place: Any, *, but: tuple[str, ...] = ()) -> list[str]:
    return [option["move"] for group in place["options"] if group["verb"] not in but for option in group["options"]]


def first_move(place: Any) -> str:
    return moves_in(place)[0]


def send(page: Page, table: str, place: Any, move: str) -> bool:
    """A move without the page: over HTTP. False: somebody who decides at the same time has closed the question."""
    body = {"decision": place["decision"], "move": move, "seat": place["seat"]}
    answer = page.request.post(f"/api/tables/{table}/moves", data=body, headers=csrf(page))
    assert answer.ok or answer.json()["error"] in CLOSED, answer.text()
    return answer.ok


def whose_turn(pages: list[Page], table: str) -> tuple[Page, Any]:
    """Somebody who must decide, and the position; the game may also be over."""

    def look() -> tuple[Page, Any] | None:
        places = [position(page, table) for page in pages]
        found = zip(pages, places, strict=True)
        return next(((page, place) for page, place in found if place["over"] or is_asked(place, *places)), None)

    return until(pages[0], look)


def play(pages: list[Page], table: str, choice: Callable[[Any], str]) -> bool:
    """One move over HTTP; False: the game is over. A question that was asked anew is answered anew."""
    is_taken = False
    while not is_taken:
        page, place = whose_turn(pages, table)
        if place["over"]:
            return False
        is_taken = send(page, table, place, choice(place))
    return True


def play_until_verb(pages: list[Page], table: str, verb: str) -> Page:
    """Everybody takes their first option until somebody may do this; that person."""
    while True:
        page, place = whose_turn(pages, table)
        assert not place["over"], f"nobody could ever {verb}"
        if any(group["verb"] == verb for group in place["options"]):
            return page
        send(page, table, place, first_move(place))


def play_on(page: Page, table: str, moves: int, rng: random.Random) -> None:
    """So many moves at random, those of LAST only if nothing else is left; fewer if the game ends."""

    def choice(place: Any) -> str:
        return rng.choice(moves_in(place, but=LAST) or moves_in(place))

    for _ in range(moves):
        if not play([page], table, choice):
            return
