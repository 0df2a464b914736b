"""Plays in the browser as a person does.

Where several seats must decide at the same time, bots decide first, so that a game takes the same course in every run.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, TypeVar

from playwright.sync_api import Locator, Page

from astrarium.kernel.registry import rules_of
from astrarium.text.catalogue import card_of

T = TypeVar("T")
LAST_RESORT = ("pass", "convert", "discard")
SEATS_OF_TWO = [{"kind": "me"}, {"kind": "open"}]
POLL_INTERVAL = 20  # milliseconds
MAX_POLLS = 3000
NUMBERS = 9  # options that have a key
OVER = -1
CLOSED = ("decision-closed", "game-over")  # errors of a move if somebody else who decides at the same time was faster

VALUES = "#decision [data-argument][data-fits=true]"  # of a part of a choice
TABS = ".verbs button:not(.locked, .back)"  # one with `data-opens` is played at once

# The number of the shown decision, if it is another one than before; 'over'; 'explained' while a battle is.
SHOWN_DECISION = """(before) => {
    const bar = document.querySelector('#decision');
    if (bar?.querySelector('.window .next')) return 'explained';
    if (bar?.querySelector('.question button')) return 'over';
    const large = '#decision .seal, #decision .go [data-move]';
    const small = '.chip, .layout, [data-argument], #decision .answer, [data-opens]';
    const targets = [...document.querySelectorAll(`${small}, ${large}`)];
    const isShown = targets.some((chip) => chip.checkVisibility());
    return isShown && bar.dataset.decision !== before && bar.dataset.decision;
}"""


# Waits for three frames in a row with the same layout and no running animation.
WAIT_UNTIL_STILL = """async () => {
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


def wait_until_still(page: Page) -> None:
    """Wait until the layout does not change any more."""
    page.evaluate(WAIT_UNTIL_STILL)


def title_of(game: str) -> str:
    """The English title of a game in the lobby."""
    return card_of(game, "en").splitlines()[0].partition(" = ")[2]


def two_player_game(page: Page, game: str = "gaia") -> str:
    """Start a game against one bot that moves at once, and open its table from the lobby. Returns the table."""
    answer = page.request.post("/api/play-now", data={"game": game, "players": 2, "bot": "random"})
    assert answer.status == 201, answer.text()
    table: str = answer.json()["id"]
    open_table(page, table)
    return table


def open_table(page: Page, table: str) -> None:
    """Open one of the visitor's tables by its link in the lobby."""
    page.goto("/")
    page.locator(f'a[href="/table/{table}"]').first.click()
    page.wait_for_url(f"**/table/{table}")


def csrf(page: Page) -> dict[str, str]:
    token: str = page.request.get("/api/me").json()["csrf"]
    return {"X-Astrarium-Token": token}


def table_of_two(host: Page, friend: Page, game: str) -> str:
    """A running table with two people in two browsers; the friend opens it by its address."""
    made = host.request.post("/api/tables", data={"game": game, "seats": SEATS_OF_TWO}).json()
    table: str = made["id"]
    assert friend.request.post(f"/api/tables/{table}/join", data={}).ok
    assert host.request.post(f"/api/tables/{table}/start", data={}, headers=csrf(host)).ok
    open_table(host, table)
    friend.goto(f"/table/{table}")
    return table


def get_position(page: Page, table: str) -> Any:
    return page.request.get(f"/api/tables/{table}/position").json()


def has_rounds(game: str) -> bool:
    return not {"round-started", "round-began"}.isdisjoint(rules_of(game).events.by_name)


def is_first_round_over(page: Page, table: str, game: str) -> bool:
    """Whether the second round has begun; in a game without rounds, whether everybody has had a turn."""
    view = get_position(page, table)["view"]
    if has_rounds(game):
        return bool(view["round"] > 1)
    turns = [row["turn"] or 0 for row in page.request.get(f"/api/tables/{table}/log").json()]
    return max(turns) > len(view["players"])


def poll(page: Page, look: Callable[[], T | None]) -> T:
    """Call `look` again and again until it returns something."""
    for _ in range(MAX_POLLS):
        found = look()
        if found is not None:
            return found
        page.wait_for_timeout(POLL_INTERVAL)
    raise AssertionError("it was waited for in vain")


def is_to_move(position: Any, *others: Any) -> bool:
    """Whether this seat must decide, and nobody else but the seats of the other positions."""
    people = {one["seat"] for one in (position, *others)}
    return not position["over"] and position["seat"] in position["actors"] and people >= set(position["actors"])


def wait_for_turn(page: Page, table: str, before: int | None = None) -> int | None:
    """Wait for the person's next decision, until no bot decides at the same time. None: the game is over."""

    def look() -> int | None:
        shown: str = page.wait_for_function(SHOWN_DECISION, arg=str(before), polling=POLL_INTERVAL).json_value()
        if shown == "over":
            return OVER
        if shown == "explained":
            page.locator("#decision .window .next").click()
            return None
        position = get_position(page, table)
        return int(shown) if position["decision"] == int(shown) and is_to_move(position) else None

    decision = poll(page, look)
    return None if decision == OVER else decision


def choose_by_mouse(page: Page, rng: random.Random) -> None:
    """Open an action, click one of its options, confirm; a question of somebody else's turn is answered at once."""
    answers = page.locator(".answer, #decision .go [data-move]")
    if answers.count():
        pick(answers, rng).click()
        return
    if page.locator("#decision .seal").count():
        pick(page.locator("#decision [data-card]"), rng).click()
        pick(page.locator('#decision [data-sector][aria-disabled="false"]'), rng).click()
        page.locator("#decision .seal").click()
        return
    tab = pick(page.locator(TABS), rng)
    is_played = tab.get_attribute("data-opens") is not None
    tab.click()
    if is_played:
        return
    pick(shown_options(page, rng), rng).click()
    confirm(page)


def shown_options(page: Page, rng: random.Random) -> Locator:
    """The options of the open action, or the layouts that it proposes; parts of a long choice are picked before."""
    options, values = page.locator(".chips .chip, .layouts .layout"), page.locator(VALUES)
    options.or_(values).first.wait_for()
    while values.count():
        pick(values, rng).click()
    return options


def choose_by_keys(page: Page, rng: random.Random) -> None:
    """Go to an action and open it, press the number of one of its options, confirm."""
    answers = page.locator(".answer")
    if page.locator("#decision .go [data-move]").count():
        pick(page.locator("#decision .go [data-move]"), rng).focus()
        page.keyboard.press("Enter")
        return
    if cards := page.locator("#decision .window [data-card]").count():
        page.keyboard.press(str(1 + rng.randrange(min(NUMBERS, cards))))
        for _ in range(1 + rng.randrange(5)):
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        return
    if not answers.count():
        tab = pick(page.locator(TABS), rng)
        is_played = tab.get_attribute("data-opens") is not None
        tab.focus()
        page.keyboard.press("Enter")
        if is_played:
            return
    if not answers.count():
        pick_by_keys(page, rng)
    options = answers.count() or shown_options(page, rng).count()
    page.keyboard.press(str(1 + rng.randrange(min(NUMBERS, options))))
    page.keyboard.press("Shift+Enter")


def pick_by_keys(page: Page, rng: random.Random) -> None:
    """Press the numbers of the parts of a choice, as long as some are offered."""
    page.locator(".chips .chip, .layouts .layout").or_(page.locator(VALUES)).first.wait_for()
    while values := page.locator(VALUES).count():
        page.keyboard.press(str(1 + rng.randrange(min(NUMBERS, values))))


def confirm(page: Page) -> None:
    """Play what is chosen; the button says what, and whether the turn ends with it."""
    page.locator("#decision .primary").click()


def pick(locator: Locator, rng: random.Random) -> Locator:
    return locator.nth(rng.randrange(locator.count()))


def choose(page: Page, move: str) -> None:
    """Click one option of the open action and confirm; where it has several parts, those come first."""
    chip, values = page.locator(f'.chip[data-move="{move}"]'), page.locator(VALUES)
    chip.or_(values).first.wait_for()
    while values.count():
        names = [f"{value.get_attribute('data-argument')}" for value in values.all()]
        values.nth(next(at for at, name in enumerate(names) if name.partition(":")[2] in move.split())).click()
    page.locator(f'.chip[data-move="{move}"]').click()
    confirm(page)


def moves_in(position: Any, *, but: tuple[str, ...] = ()) -> list[str]:
    return [option["move"] for group in position["options"] if group["verb"] not in but for option in group["options"]]


def first_move(position: Any) -> str:
    return moves_in(position)[0]


def send_move(page: Page, table: str, position: Any, move: str) -> bool:
    """Send a move over HTTP, without the page. False: somebody else's move has closed the decision."""
    body = {"decision": position["decision"], "move": move, "seat": position["seat"]}
    answer = page.request.post(f"/api/tables/{table}/moves", data=body, headers=csrf(page))
    assert answer.ok or answer.json()["error"] in CLOSED, answer.text()
    return answer.ok


def whose_turn(pages: list[Page], table: str) -> tuple[Page, Any]:
    """A page whose seat must decide, and its position; or any page if the game is over."""

    def look() -> tuple[Page, Any] | None:
        positions = [get_position(page, table) for page in pages]
        both = zip(pages, positions, strict=True)
        return next(
            ((page, position) for page, position in both if position["over"] or is_to_move(position, *positions)), None
        )

    return poll(pages[0], look)


def play(pages: list[Page], table: str, choice: Callable[[Any], str]) -> bool:
    """Make one move over HTTP; False: the game is over. If the decision was closed meanwhile, try again."""
    is_taken = False
    while not is_taken:
        page, position = whose_turn(pages, table)
        if position["over"]:
            return False
        is_taken = send_move(page, table, position, choice(position))
    return True


def play_until_verb(pages: list[Page], table: str, verb: str) -> Page:
    """Everybody plays their first option until somebody can use the verb. Returns that person's page."""
    while True:
        page, position = whose_turn(pages, table)
        assert not position["over"], f"nobody could ever {verb}"
        if any(group["verb"] == verb for group in position["options"]):
            return page
        send_move(page, table, position, first_move(position))


def random_choice(rng: random.Random) -> Callable[[Any], str]:
    """A random move, a verb of LAST_RESORT only if nothing else is left."""
    return lambda position: rng.choice(moves_in(position, but=LAST_RESORT) or moves_in(position))


def play_on(page: Page, table: str, moves: int, rng: random.Random) -> None:
    """Make random moves; fewer than `moves` if the game ends."""
    play_on_with(page, table, moves, random_choice(rng))


def play_on_with(page: Page, table: str, moves: int, choice: Callable[[Any], str]) -> None:
    for _ in range(moves):
        if not play([page], table, choice):
            return


def play_until(page: Page, table: str, is_wanted: Callable[[Any], bool]) -> Any:
    """Play the person's first option until a position is as wanted. Returns that position."""
    while True:
        _, position = whose_turn([page], table)
        assert not position["over"], "it never came to that"
        if is_wanted(position):
            return position
        send_move(page, table, position, first_move(position))
