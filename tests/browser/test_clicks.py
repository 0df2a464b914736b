"""How many clicks, requests and bytes the usual things cost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Page, Response, expect

from tests.browser.gameplay import (
    first_move,
    get_position,
    play,
    play_until,
    play_until_verb,
    send_move,
    two_player_game,
    wait_for_turn,
)

MAX_BYTES = 40_000  # of one answer to a move, before compression
MAX_PREVIEW = 2_000


def answers_to(page: Page, part: str) -> Callable[[], list[int]]:
    """Collect the sizes of the answers to requests whose address ends with `part`."""
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer) if answer.url.endswith(part) else None)
    return lambda: [len(answer.body()) for answer in answers]


def preview_of(page: Page, table: str, move: str) -> Any:
    return page.request.get(f"/api/tables/{table}/preview", params={"move": move}).json()


def ending_mine(page: Page, table: str, position: Any) -> str | None:
    """A mine after which nothing but the end of the turn is left."""
    mines = [group["options"] for group in position["options"] if group["verb"] == "build"]
    moves = [option["move"] for options in mines for option in options]
    return next((move for move in moves if preview_of(page, table, move)["ends_turn"]), None)


def test_a_mine_with_the_end_of_the_turn_takes_two_clicks_and_one_request(page: Page) -> None:
    table = two_player_game(page)
    position = play_until(page, table, lambda found: ending_mine(page, table, found) is not None)
    move = ending_mine(page, table, position)
    assert move is not None
    wait_for_turn(page, table)
    sizes = answers_to(page, "/moves")
    page.locator('[data-verb="build"]').click()
    page.locator(f'.board [data-target="hex:{move.split()[1]}"]').click()
    confirm = page.get_by_role("button", name="end turn")
    expect(confirm).to_contain_text("mine on")
    confirm.click()
    wait_for_turn(page, table, position["decision"])
    assert get_position(page, table)["decision"] != position["decision"]
    assert [size for size in sizes() if size < MAX_BYTES] == sizes()
    assert len(sizes()) == 1


def builds(position: Any) -> str:
    """A move of somebody who wants planets and trading stations."""
    groups = {group["verb"]: [option["move"] for option in group["options"]] for group in position["options"]}
    wanted = next((verb for verb in ("end", "build", "upgrade") if verb in groups), None)
    return groups[wanted][-1] if wanted else first_move(position)


def test_a_federation_is_formed_with_two_clicks_and_one_request(page: Page) -> None:
    table = two_player_game(page)
    while "federate" not in {group["verb"] for group in get_position(page, table)["options"]}:
        assert play([page], table, builds), "no federation was ever possible"
    wait_for_turn(page, table)
    sizes = answers_to(page, "/moves")
    page.locator('[data-verb="federate"]').click()
    form = page.get_by_role("button", name="Form no. 1")
    expect(form).to_be_visible()
    assert page.locator(".board [data-highlighted]").count() > 1
    form.click()
    expect(page.locator(".question h2")).to_have_text("Which federation token?")
    assert len(sizes()) == 1
    decision = get_position(page, table)["decision"]
    page.locator(".chip").first.click()
    page.get_by_role("button", name="end turn").click()
    wait_for_turn(page, table, decision)
    assert len(get_position(page, table)["view"]["players"][0]["tokens"]) == 1
    assert len(sizes()) == 2


def test_verbs_keep_their_places(page: Page) -> None:
    table = two_player_game(page)
    orders = set()
    for _ in range(4):
        position = play_until(page, table, lambda found: found["step"] == "TURN")
        wait_for_turn(page, table)
        expect(page.locator(".verbs button")).to_have_count(len(position["verbs"]))
        orders.add(tuple(tab.get_attribute("data-verb") for tab in page.locator(".verbs button").all()))
        send_move(page, table, position, first_move(position))
    assert len(orders) == 1


def test_an_ambassador_is_placed_with_four_clicks_and_one_request(page: Page) -> None:
    """Ambassador, side and space, in three named steps whose sums come from the server, then Confirm."""
    table = two_player_game(page, "federation")
    play_until_verb([page], table, "place")
    decision = wait_for_turn(page, table)
    options = get_position(page, table)["options"][0]["options"]
    targets = next(option["targets"] for option in options if {"ambassador:3", "face:voting"} <= set(option["targets"]))
    answers, previews = answers_to(page, "/moves"), previews_of(page)
    for step, target in zip(("Ambassador", "Side", "Space"), targets, strict=True):
        expect(page.locator('.steps [aria-current="step"]')).to_contain_text(step)
        page.locator(f'.board [data-target="{target}"]').first.click()
    expect(page.locator(".floor .preview").first).to_be_visible()
    page.locator("#decision .primary").click()
    wait_for_turn(page, table, decision)
    assert [size for size in answers() if size < MAX_BYTES] == answers()
    assert len(answers()) == 1
    chosen = [size for move, size in previews().items() if move.split()[1:] == [name_of(target) for target in targets]]
    assert [size for size in chosen if size < MAX_PREVIEW] == chosen
    assert len(chosen) == 1


def name_of(reference: str) -> str:
    return reference.partition(":")[2]


def previews_of(page: Page) -> Callable[[], dict[str, int]]:
    """Collect the sizes of previews by their moves."""
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer) if "/preview?" in answer.url else None)
    return lambda: {parse_qs(urlsplit(answer.url).query)["move"][0]: len(answer.body()) for answer in answers}
