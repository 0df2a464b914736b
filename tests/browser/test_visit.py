"""Whole visits, from page to page inside the client, without ever reloading it."""

from __future__ import annotations

import random
import re
from itertools import pairwise

from playwright.sync_api import Page, Request, WebSocket, expect

from astrarium.kernel.registry import names
from tests.browser.conftest import PHONE, NewPage
from tests.browser.gameplay import (
    choose,
    choose_by_keys,
    get_position,
    moves_in,
    play,
    play_until_verb,
    poll,
    table_of_two,
    title_of,
    two_player_game,
    wait_for_turn,
)

CHANGE_ALL = """() => {
    for (const choice of document.querySelectorAll('dialog select, [role=dialog] select')) {
        choice.value = choice.options[choice.options.length - 1].value;
        choice.dispatchEvent(new Event('change', { bubbles: true }));
    }
}"""


class Visit:
    """Records the requests and sockets of a page."""

    def __init__(self, page: Page) -> None:
        self.sockets = 0
        self.documents = 0
        self.gets: dict[str, int] = {}
        page.on("websocket", self.count_socket)
        page.on("request", self.count_request)

    def count_socket(self, _: WebSocket) -> None:
        self.sockets += 1

    def count_request(self, request: Request) -> None:
        self.documents += request.resource_type == "document"
        if request.method == "GET" and "/api/" in request.url:
            asked = re.sub(r"tables/[^/?]+", "tables/ID", request.url.partition("/api")[2].partition("?")[0])
            self.gets[asked] = self.gets.get(asked, 0) + 1


def to_the_lobby(page: Page) -> None:
    page.get_by_role("link", name="Astrarium").click()
    expect(page.get_by_role("heading", name="Heavy space strategy")).to_be_visible()


def start_against_bots(page: Page, game: str) -> str:
    page.get_by_role("article").filter(has_text=game).get_by_role("button", name="Play a first game").click()
    page.wait_for_url(re.compile("/table/"))
    return page.url.rpartition("/")[2]


def play_a_little(page: Page, table: str) -> None:
    """Wait until a bot has moved, which the page learns only over the socket."""
    rng = random.Random(1)
    decision = wait_for_turn(page, table)
    while not has_bot_answered(page, table):
        choose_by_keys(page, rng)
        decision = wait_for_turn(page, table, decision)


def has_bot_answered(page: Page, table: str) -> bool:
    rows = page.request.get(f"/api/tables/{table}/log").json()
    seats = [row["seat"] for row in rows if row["kind"] == "move"]
    return any(before == 0 and after != 0 for before, after in pairwise(seats))


def test_a_second_and_a_third_game_in_one_visit(page: Page) -> None:
    visit = Visit(page)
    page.goto("/")
    first, second, *_ = map(title_of, names())
    for game in (first, second, first):
        play_a_little(page, start_against_bots(page, game))
        to_the_lobby(page)
    page.go_back()
    wait_for_turn(page, page.url.rpartition("/")[2])
    assert visit.documents == 1
    assert visit.sockets == 2  # one before and one after the first game, which made the visitor a guest


def say(page: Page, text: str) -> None:
    page.get_by_placeholder("Say something").fill(text)
    page.get_by_role("button", name="Send").click()


def test_friends_who_have_played_here_meet_at_a_private_table(new_page: NewPage) -> None:
    """Seats, chat and moves reach everybody who has the page open, and an undo is requested on a phone."""
    host, friend = new_page(), new_page(PHONE)
    for page in (host, friend):
        page.goto("/")
        start_against_bots(page, "Federation")
        to_the_lobby(page)
    host.get_by_role("article").filter(has_text="Gaia Project").get_by_role("link", name="Invite friends").click()
    host.get_by_role("group", name="Players").get_by_role("button", name="2").click()
    host.get_by_label("Public").uncheck()
    host.get_by_role("button", name="Open the table").click()
    friend.get_by_placeholder("Invite code or link").fill(str(host.locator("code").text_content()))
    friend.get_by_role("button", name="Join").click()
    expect(friend.get_by_role("button", name="Sit down")).to_be_visible()
    say(host, "Welcome")
    expect(friend.get_by_text("Welcome")).to_be_visible()
    friend.get_by_role("button", name="Sit down").click()
    say(friend, "Thank you")
    expect(host.get_by_text("Thank you")).to_be_visible()
    host.get_by_role("button", name="Start the game").click()
    choose(host, "faction terrans")
    friend.locator('.chip[data-move="faction xenos"]').wait_for()
    host.get_by_role("button", name="Ask to undo").click()
    expect(friend.get_by_role("button", name="Agree")).to_be_visible()
    for part in ("Log", "Chat", "Board"):
        friend.get_by_label("Parts of the table").get_by_role("button", name=part).tap()
    friend.get_by_role("button", name="Agree").tap()
    host.locator('.chip[data-move="faction terrans"]').wait_for()


def test_the_tabs_of_a_phone_stay_free_while_somebody_else_is_asked(new_page: NewPage) -> None:
    host, friend = new_page(PHONE), new_page()
    table_of_two(host, friend, "gaia")
    choose(host, "faction terrans")
    host.get_by_role("button", name="Ask to undo").tap()
    expect(friend.get_by_role("button", name="Agree")).to_be_visible()
    for part in ("Log", "Chat", "Board"):
        host.get_by_label("Parts of the table").get_by_role("button", name=part).tap()
    friend.get_by_role("button", name="Refuse").click()
    expect(host.get_by_role("heading", name="Waiting for")).to_be_visible()


def test_what_is_no_longer_possible_is_no_target_any_more(page: Page) -> None:
    """A structure on the mat is a button while something can be upgraded to it, otherwise a picture with its name."""
    table = two_player_game(page)
    play_until_verb([page], table, "upgrade")
    decision = wait_for_turn(page, table)
    structures = page.locator('.mats [data-target^="structure:"]')
    expect(structures.first).to_be_visible()
    expect(page.get_by_label("Possible: Upgrade").first).to_be_visible()
    play([page], table, lambda position: next(move for move in moves_in(position) if move.startswith("upgrade")))
    wait_for_turn(page, table, decision)
    expect(structures).to_have_count(0)
    expect(page.get_by_label("Possible: Upgrade")).to_have_count(0)
    expect(page.locator(".mats").get_by_role("img", name=re.compile("trading station")).first).to_be_visible()


def test_two_settings_changed_quickly_are_both_kept(page: Page) -> None:
    table = two_player_game(page)
    wait_for_turn(page, table)
    page.get_by_role("button", name="Menu").click()
    choices = page.get_by_role("dialog").get_by_role("combobox")
    page.evaluate(CHANGE_ALL)
    expect(page.get_by_role("dialog")).to_be_visible()
    wanted = [choices.nth(at).locator("option").last.get_attribute("value") for at in range(choices.count())]
    assert len(wanted) >= 2
    seat = get_position(page, table)["seat"]

    def are_kept() -> bool | None:
        kept = page.request.get(f"/api/tables/{table}").json()["seats"][seat]["auto_replies"] or {}
        return len(kept) == len(wanted) or None

    poll(page, are_kept)
    page.reload()
    page.get_by_role("button", name="Menu").click()
    for at, value in enumerate(wanted):
        expect(choices.nth(at)).to_have_value(str(value))
