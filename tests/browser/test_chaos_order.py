"""Chaos Order's board: prices, moves and battles are made where they lie, and nobody sees a plan before its time."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Response, WebSocket, expect

from astrarium.games.chaos_order.counts import hand_size
from astrarium.games.chaos_order.state import ChaosOrder
from tests.browser import in_sight
from tests.browser.axe import violations
from tests.browser.battle_tables import battle_table
from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.gameplay import (
    confirm,
    get_position,
    moves_in,
    play,
    play_until_verb,
    poll,
    two_player_game,
    wait_for_turn,
    wait_until_still,
)
from tests.browser.tables_at import step_of
from tests.browser.text_sizes import MIN_SIZE, MIN_SIZE_ON_PHONE, small_texts
from tests.server.processes import Process

LAPTOP = {"width": 1280, "height": 720}
FINGER = 44
IDLE = ("pass", "decline", "stop", "end", "discard")


def group_of(position: Any, verb: str) -> Any:
    return next(group for group in position["options"] if group["verb"] == verb)


def long_way(position: Any) -> tuple[str, str]:
    """A way that several fighters can go."""
    view = position["view"]
    for option in group_of(position, "route")["options"]:
        start, target = option["targets"]
        region = view["regions"].get(start.partition(":")[2])
        own = [force for force in region["forces"] if force["seat"] == 0] if region else []
        if (own[0]["fighters"] if own else view["players"][0]["home"]) > 1:
            return start, target
    raise AssertionError("no region has two fighters")


def seal(page: Page, sector: str) -> None:
    page.locator(f'#decision [data-sector="{sector}"]').click()
    page.locator("#decision .seal").click()


def at_the_dial(page: Page, table: str) -> None:
    page.goto(f"/table/{table}")
    page.locator("#decision .window").wait_for()


class Received:
    """Everything that a browser gets of a table, over HTTP and over its socket."""

    def __init__(self, page: Page) -> None:
        self.bodies: list[str] = []
        page.on("response", self.hear)
        page.on("websocket", self.listen)

    def hear(self, response: Response) -> None:
        if "/api/tables/" in response.url:
            self.bodies.append(response.text())

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.bodies.append(str(frame)))

    @property
    def views(self) -> list[Any]:
        found = [json.loads(body) for body in self.bodies if body.startswith("{")]
        return [body["view"] for body in found if isinstance(body.get("view"), dict)]


def test_a_price_is_set_where_it_lies(page: Page) -> None:
    table = two_player_game(page, "chaos_order")
    play_until_verb([page], table, "price")
    decision = wait_for_turn(page, table)
    tile, _ = group_of(get_position(page, table), "price")["options"][0]["targets"]
    page.locator(f'[data-target="{tile}"]').click()
    page.get_by_role("menu").get_by_role("menuitem").first.click()
    expect(page.locator('.strip [data-state="chosen"]')).to_have_count(1)
    confirm(page)
    wait_for_turn(page, table, decision)
    mine = get_position(page, table)["view"]["players"][0]
    assert tile.partition(":")[2] in mine["placed_tiles"]
    expect(page.locator(".strip .price").first).to_be_visible()


def can_move_several(g: ChaosOrder) -> bool:
    """The first seat moves, and several of its fighters are together in a region."""
    return step_of(g) == "MOVING" and g.actors == (0,) and max(g.players[0].fighters) > 2


def test_units_move_from_one_region_to_another_by_clicks_on_the_map(page: Page, server: Process) -> None:
    """Where units come from, whereto they go, and how many; the places are printed meanwhile."""
    table = battle_table(server, [page, None, None], can_move_several)
    page.goto(f"/table/{table}")
    decision = wait_for_turn(page, table)
    page.locator('.verbs [data-verb="route"]').click()
    start, target = long_way(get_position(page, table))
    page.locator(f'.frame [data-target="{start}"]').click()
    end = page.locator(f'.frame [data-target="{target}"]')
    expect(end).to_have_attribute("data-state", re.compile("legal|chosen"))
    expect(end.locator(".place")).to_have_text(target.partition(":")[2])
    expect(end.locator(".place")).to_be_visible()
    if end.get_attribute("data-state") == "legal":
        end.click()
    expect(page.locator("#decision h2").first).to_contain_text(target.partition(":")[2])
    confirm(page)
    decision = wait_for_turn(page, table, decision)
    numbers = page.locator("#decision .chip.number")
    expect(numbers.last).to_be_visible()
    page.keyboard.press("-")
    expect(numbers.last).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Shift+Enter")
    wait_for_turn(page, table, decision)
    region = get_position(page, table)["view"]["regions"][target.partition(":")[2]]
    assert any(force["seat"] == 0 for force in region["forces"])


def can_build(g: ChaosOrder) -> bool:
    """The first seat builds, and has a place for it."""
    is_building = step_of(g) == "BUILDING" and g.actors == (0,)
    return is_building and any(g.rules.verbs.list[action[0]].name == "build" for action in g.actions(0))


def test_a_building_is_put_on_a_foundation_that_is_marked_on_the_map(page: Page, server: Process) -> None:
    """The turn is ended by its tab only as long as points are left."""
    table = battle_table(server, [page, None, None], can_build)
    page.goto(f"/table/{table}")
    decision = wait_for_turn(page, table)
    expect(page.locator("#decision .primary")).to_be_disabled()
    page.locator('.verbs [data-verb="build"]').click()
    building, foundation = group_of(get_position(page, table), "build")["options"][0]["targets"]
    page.locator(f'.frame [data-target="{foundation}"]').click()
    page.get_by_role("menu").get_by_role("menuitem", name=building.partition(":")[2]).first.click()
    confirm(page)
    wait_for_turn(page, table, decision)
    sites = [site for region in get_position(page, table)["view"]["regions"].values() for site in region["sites"]]
    assert [site["owner"] for site in sites if f"foundation:{site['foundation']}" == foundation] == [0]


@pytest.mark.parametrize("language", ["en-GB", "ru-RU", "uk-UA"])
def test_a_battle_fits_into_every_window(new_page: NewPage, server: Process, language: str) -> None:
    page = new_page(DESKTOP, language)
    at_the_dial(page, battle_table(server, [page, None, None]))
    page.locator('#decision [data-move="put-card"]').wait_for()
    for size in (DESKTOP, LAPTOP, PHONE):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        wait_until_still(page)
        least = MIN_SIZE_ON_PHONE if size == PHONE else MIN_SIZE
        assert small_texts(page, least) == [], size
        assert violations(page) == [], size
        assert in_sight.too_long(page) == 0, size
        if size != PHONE:
            assert in_sight.cut_decision(page) == [], size
            assert in_sight.cut_parts(page) == [], size


def test_the_phases_are_one_line_above_the_map_during_a_battle_in_a_low_window(
    new_page: NewPage, server: Process
) -> None:
    page = new_page(LAPTOP)
    at_the_dial(page, battle_table(server, [page, None, None]))
    wait_until_still(page)
    strip, board = box_of(page.locator(".middle > .strip")), box_of(page.locator("#part-board"))
    assert strip["height"] < 60
    assert strip["y"] + strip["height"] <= board["y"] + 1
    assert strip["width"] == pytest.approx(board["width"], abs=4)


def box_of(locator: Locator) -> dict[str, float]:
    box = locator.bounding_box()
    assert box is not None
    return {"x": box["x"], "y": box["y"], "width": box["width"], "height": box["height"]}


def test_nobody_gets_the_plan_of_the_other_before_both_are_sealed(new_page: NewPage, server: Process) -> None:
    """Two browsers: no byte of the first plan, nor of its cards in hand, reaches the second before the reveal."""
    host, friend = new_page(), new_page()
    received = Received(friend)
    table = battle_table(server, [host, friend, None])
    for page in (host, friend):
        at_the_dial(page, table)
        page.locator('#decision [data-move="put-card"]').click()
    host.locator("#decision .seal").wait_for()
    plan = secret_plan(get_position(host, table), get_position(friend, table))
    host.locator(f'#decision [data-card="{plan.split()[2]}"]').click()
    seal(host, "guard")
    expect(host.get_by_text("Sealed. Waiting for")).to_be_visible()
    expect(friend.locator("#decision .ready.is")).to_be_visible()
    before = list(received.bodies)
    assert not [body for body in before if plan in body]
    for view in received.views:
        assert all("card" not in card for card in view["players"][0]["hand"])
        assert view["battle"]["sides"][0]["sector"] is None
    friend.locator("#decision .seal").wait_for()
    seal(friend, "assault")
    expect(friend.locator("#decision .window[data-step]")).to_contain_text("Guard")
    expect(host.locator("#decision .window[data-step]")).to_contain_text("Assault")
    poll(friend, lambda: any("guard" in body for body in received.bodies[len(before) :]) or None)


def secret_plan(own: Any, other: Any) -> str:
    """A plan with a card that the other side does not have, so that nothing that it gets names it."""
    theirs = moves_in(other)
    return next(move for move in moves_in(own) if move.startswith("plan guard t") and move not in theirs)


def test_a_curtain_falls_before_every_hidden_plan(page: Page, server: Process) -> None:
    """Two sides at one screen: each sees the other's cards and plan only as both have sealed theirs."""
    table = battle_table(server, [page, page, None])
    page.goto(f"/table/{table}")
    seen: list[str] = []
    for stage in ("card", "plan"):
        for _ in range(2):
            heading = page.get_by_role("heading", name="it is your turn")
            expect(heading).to_be_visible()
            seen.append(heading.inner_text())
            expect(page.locator("#decision, .extras, .board")).to_have_count(0)
            page.get_by_role("button", name="I am").click()
            page.locator("#decision .window").wait_for()
            if stage == "card":
                page.locator('#decision [data-move="put-card"]').click()
            else:
                page.locator("#decision .seal").wait_for()
                seal(page, "guard")
    assert len(set(seen)) == 2
    assert seen[0] != seen[1]
    assert seen[2] != seen[3]


def has_hands(g: ChaosOrder) -> bool:
    """The first seat must act or pass, and the first two seats hold cards."""
    return step_of(g) == "TURN" and g.actors == (0,) and min(hand_size(g, 0), hand_size(g, 1)) > 0


def test_a_curtain_falls_before_a_hidden_hand(page: Page, server: Process) -> None:
    """At one screen the next player sees a hand only after saying who they are."""
    table = battle_table(server, [page, page, None], has_hands)
    page.goto(f"/table/{table}")
    seen: list[str] = []
    for _ in range(3):
        heading = page.get_by_role("heading", name="it is your turn")
        expect(heading).to_be_visible()
        seen.append(heading.inner_text())
        expect(page.locator(".chip, .extras")).to_have_count(0)
        page.get_by_role("button", name="I am").click()
        play_own_turn(page, table)
    assert len(set(seen)) == 2


def play_own_turn(page: Page, table: str) -> None:
    """Pass, or choose something, until the curtain falls again."""
    curtain, button = page.get_by_role("heading", name="it is your turn"), page.locator("#decision .primary")
    while True:
        expect(curtain.or_(button)).to_be_visible()  # neither is there while a bot moves
        if curtain.count():
            return
        verbs = page.locator('.verbs [data-verb="pass"], .verbs [data-verb="end"], .verbs [data-verb="decline"]')
        if verbs.count():
            verbs.first.click()
        if button.is_disabled():
            page.locator(".chip").first.click()
        decision = page.locator("#decision").get_attribute("data-decision")
        confirm(page)
        page.wait_for_function("(was) => document.querySelector('#decision')?.dataset.decision !== was", arg=decision)


def test_the_dial_is_turned_by_keys_and_the_reveal_is_told_in_steps(page: Page, server: Process) -> None:
    table = battle_table(server, [page, None, None])
    at_the_dial(page, table)
    page.locator('#decision [data-move="put-card"]').click()
    page.locator("#decision .seal").wait_for()
    page.keyboard.press("2")
    page.keyboard.press("ArrowRight")
    expect(page.locator('#decision [data-sector][aria-checked="true"]')).to_have_count(1)
    page.keyboard.press("Enter")
    window = page.locator("#decision .window[data-step]")
    expect(window).to_have_attribute("data-step", "1")
    while page.locator("#decision .window .next").count():
        page.keyboard.press("Enter")
        page.wait_for_timeout(50)
    expect(page.locator("#decision .window[data-step]")).to_have_count(0)


def test_the_map_shows_a_battle_only_as_far_as_it_was_told(new_page: NewPage, server: Process) -> None:
    """Both forces while strength and wounds are told, and what came of it in the end."""
    page, friend = new_page(), new_page()
    table = battle_table(server, [page, friend, None])
    for side in (page, friend):
        at_the_dial(side, table)
        side.locator('#decision [data-move="put-card"]').click()
    for side in (page, friend):
        side.locator("#decision .seal").wait_for()
    view = get_position(page, table)["view"]
    place = view["battle"]["region"]
    region, mat = page.locator(f'.frame [data-target="region:{place}"]'), page.locator(".mats .mat").first
    words = [region.get_attribute("aria-label"), mat.inner_text()]
    seal(friend, "guard")
    seal(page, "assault")
    window = page.locator("#decision .window[data-step]")
    expect(window).to_have_attribute("data-step", "1")
    assert get_position(page, table)["view"]["regions"][place] != view["regions"][place]
    expect(region).to_have_attribute("aria-label", words[0] or "")
    assert mat.inner_text() == words[1]
    while (shown := window.get_attribute("data-step")) != "3":
        expect(region.locator(".fought")).to_have_count(1)
        page.keyboard.press("Enter")
        expect(window).not_to_have_attribute("data-step", shown or "")
    expect(region.locator(".fought")).to_have_count(0)


def test_a_whole_round_is_played_by_touch(new_page: NewPage) -> None:
    """From the first price to the next round, with a finger at 390 pixels."""
    page = new_page(PHONE)
    table = two_player_game(page, "chaos_order")
    play_until_verb([page], table, "price")
    decision = wait_for_turn(page, table)
    page.mouse.move(0, 0)  # a phone has no mouse that could point at things
    rng = random.Random(3)
    phases: set[str] = set()
    while True:
        position = get_position(page, table)
        if position["view"]["round"] > 1:
            break
        phases.add(position["view"]["phase"])
        tap_something(page, position, rng)
        decision = wait_for_turn(page, table, decision)
        assert decision is not None
    assert len(phases) > 4


def tap_something(page: Page, position: Any, rng: random.Random) -> None:
    """Answer the decision as a thumb does: a verb, the parts of the choice, Confirm; all are large enough for it."""
    answers = page.locator("#decision .go [data-move], #decision .answer")
    if answers.count():
        answers.first.tap()
        return
    if page.locator("#decision .seal").count():
        page.locator('#decision [data-sector][aria-disabled="false"]').first.tap()
        page.locator("#decision .seal").tap()
        return
    verbs = [group["verb"] for group in position["options"]]
    verb = next((verb for verb in verbs if verb not in IDLE), verbs[0])
    tab = page.locator(f'.verbs [data-verb="{verb}"]')
    if tab.count():
        tab.tap()
    if page.locator("#decision .primary").is_disabled() or len(verbs) > 1:
        chips, values = page.locator(".chip"), page.locator("#decision [data-argument][data-fits=true]")
        chips.or_(values).first.wait_for()
        while not chips.count():
            values.first.tap()
        chosen = chips.nth(rng.randrange(chips.count()))
        assert box_of(chosen)["height"] >= FINGER - 0.5
        chosen.tap()
    assert box_of(page.locator("#decision .primary"))["height"] >= FINGER - 0.5
    page.locator("#decision .primary").tap()


def test_the_result_says_how_it_was_won(page: Page) -> None:
    table = two_player_game(page, "chaos_order")

    def choice(position: Any) -> str:
        return random.Random(position["index"]).choice(moves_in(position, but=IDLE) or moves_in(position))

    while play([page], table, choice):
        pass
    result = page.locator("section.result")
    expect(result.get_by_role("heading").first).to_be_visible()
    won_by = get_position(page, table)["view"]["won_by"]
    assert won_by
    expect(result).to_contain_text(re.compile("fame|relic", re.IGNORECASE))
    expect(result.get_by_role("img", name="Points over time")).to_have_count(0)
