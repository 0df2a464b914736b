"""Eclipse's board: sectors, parts and battles are decided where they lie, at every size and in every language."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from astrarium.games.eclipse.state import Eclipse
from tests.browser import in_sight
from tests.browser.axe import violations
from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.eclipse_tables import LAPTOP, assert_fits, eclipse_table, is_at, search_of, wait_for_board
from tests.browser.gameplay import confirm, get_position, two_player_game, wait_for_turn, wait_until_still
from tests.browser.tables_at import running_table
from tests.browser.text_sizes import MIN_SIZE, MIN_SIZE_ON_PHONE, small_texts
from tests.server.processes import Process

FINGER = 44
SEATS = 9
LATER = ("pass", "end", "done", "trade", "tap", "propose", "refuse", "skip", "halt", "strip", "retreat", "decline")


def group_of(position: Any, verb: str) -> Any:
    return next(group for group in position["options"] if group["verb"] == verb)


def height_of(locator: Locator) -> float:
    box = locator.bounding_box()
    assert box is not None
    return box["height"]


@pytest.mark.parametrize("language", ["en-GB", "ru-RU", "uk-UA"])
def test_nine_seats_fit_a_low_window_and_a_phone(new_page: NewPage, server: Process, language: str) -> None:
    page = new_page(LAPTOP, language)
    page.goto(f"/table/{eclipse_table(server, [page, *[None] * (SEATS - 1)], is_at('TURN', 3))}")
    wait_for_board(page)
    expect(page.locator(".frame.moved .map")).to_be_visible()  # the own sectors are near, the rest in the small map
    assert_fits(page, LAPTOP)
    shapes = page.locator(".mats .who use").evaluate_all("(all) => all.map((one) => one.getAttribute('href'))")
    assert len(shapes) == len(set(shapes)) == SEATS
    assert_fits(page, PHONE)


def test_a_tab_opens_an_action_and_leaves_it_again(page: Page, server: Process) -> None:
    """Each action is a tab that is played at once; going back is not told, and a place on the map opens its own."""

    def may_explore(g: Eclipse) -> bool:
        return is_at("TURN", 2)(g) and any(g.rules.verbs.list[a[0]].notation(a) == "act explore" for a in g.actions(0))

    table = eclipse_table(server, [page, None], may_explore)
    page.goto(f"/table/{table}")
    wait_for_turn(page, table)
    lines = page.locator(".log li")
    before = lines.count()
    page.locator('.verbs [data-opens="act explore"]').click()
    page.locator('#decision .chip[data-move^="explore"]').first.wait_for()
    page.locator(".verbs .back").click()
    page.locator('.verbs [data-opens="act explore"]').wait_for()
    expect(lines).to_have_count(before)
    page.locator('.frame [data-target^="hex:"]').first.click()
    expect(page.locator('#decision .chip[aria-pressed="true"][data-move^="explore"]')).to_have_count(1)


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_every_action_says_what_it_does(new_page: NewPage, server: Process, size: dict[str, int]) -> None:
    """Below the tabs, for whoever does not know them; a click on it opens the action as its tab does."""
    page = new_page(size)
    table = eclipse_table(server, [page, None], is_at("TURN", 2))
    page.goto(f"/table/{table}")
    wait_for_turn(page, table)
    cards = page.locator("#decision [data-explained]")
    assert cards.count() == page.locator(".verbs [data-opens]").count() > 1
    expect(cards.filter(has_text="Research")).to_contain_text("Technologies for science")
    opened = str(cards.first.get_attribute("data-explained")).split()[1]
    cards.first.click()
    expect(page.locator("#decision .turn")).to_contain_text(f"Your move: {opened.capitalize()}")


def test_a_sector_turns_where_it_would_lie(page: Page, server: Process) -> None:
    """After the draw the sector lies on the map; every click turns it to the next way in which it may lie."""

    def is_free(g: Eclipse) -> bool:
        return is_at("PLACING", 2)(g) and len(g.actions(0)) > 3

    table = eclipse_table(server, [page, None], is_free)
    page.goto(f"/table/{table}")
    decision = wait_for_turn(page, table)
    ghost = page.locator(".frame .ghost")
    ghost.click()
    chosen = page.locator('.chip[aria-pressed="true"]')
    expect(chosen).to_have_count(1)
    first = chosen.get_attribute("data-move")
    ghost.click()
    expect(chosen).not_to_have_attribute("data-move", str(first))
    expect(chosen).to_contain_text("open to")
    second = str(chosen.get_attribute("data-move")).split()
    confirm(page)
    wait_for_turn(page, table, decision)
    laid = get_position(page, table)["view"]["sectors"][second[1]]
    assert laid["rotation"] == int(second[2])


def test_a_part_is_placed_on_its_square(page: Page, server: Process) -> None:
    """A part, then a square: the sum of energy is that of the ship with the part."""

    def is_open(g: Eclipse) -> bool:
        return is_at("UPGRADING")(g) and any("hull" in g.rules.verbs.list[a[0]].notation(a) for a in g.actions(0))

    table = eclipse_table(server, [page, None], is_open)
    page.goto(f"/table/{table}")
    page.locator("#decision .palette .part").first.wait_for()
    fit = next(
        one for one in group_of(get_position(page, table), "fit")["options"] if one["move"].startswith("fit hull")
    )
    _, part, slot = fit["move"].split()
    page.locator(f'#decision [data-target="part:{part}"]').click()
    square = page.locator(f'#decision [data-target="slot:{slot}"]')
    expect(square).to_have_attribute("data-state", "legal")
    square.click()
    expect(square).to_have_attribute("data-state", "chosen")
    expect(page.locator("#decision section.changed .energy")).to_have_text(re.compile(r"\d+/\d+"))
    confirm(page)
    expect(page.locator("#decision section.changed")).to_have_count(0)
    ship, number = slot.rsplit("-", 1)
    player = get_position(page, table)["view"]["players"][0]
    assert player["blueprints"][ship][int(number) - 1] == part


def test_an_upgrade_fits_into_every_window(new_page: NewPage, server: Process) -> None:
    page = new_page(DESKTOP, "ru-RU")
    page.goto(f"/table/{eclipse_table(server, [page, None, None, None], is_at('UPGRADING'))}")
    page.locator("#decision .palette .part").first.wait_for()
    for size in (DESKTOP, LAPTOP, PHONE):
        assert_fits(page, size)
        expect(page.locator("#decision .signs")).to_contain_text("инициатива", ignore_case=True)
        assert page.locator("#decision .prints").evaluate("(all) => all.scrollHeight <= all.clientHeight"), size
    assert height_of(page.locator("#decision .palette .part").first) >= FINGER - 0.5
    assert height_of(page.locator("#decision .square").first) >= FINGER - 2.5


def test_a_round_is_played_by_touch(new_page: NewPage) -> None:
    """From the choice of the species to the second round, with a finger at 390 pixels."""
    page = new_page(PHONE)
    table = two_player_game(page, "eclipse")
    decision = wait_for_turn(page, table)
    page.mouse.move(0, 0)  # a phone has no mouse that could point at things
    rng = random.Random(5)
    seen: set[str] = set()
    while True:
        position = get_position(page, table)
        if position["view"]["round"] > 1:
            break
        seen.update(group["verb"] for group in position["options"])
        tap_something(page, position, rng)
        decision = wait_for_turn(page, table, decision)
        assert decision is not None
    assert {"act", "explore", "place"} <= seen
    for amount in page.locator("section.purse .item").all():
        expect(amount).to_be_visible()


def tap_something(page: Page, position: Any, rng: random.Random) -> None:
    """Answer the decision as a thumb does: a verb, the parts of the choice, Confirm; all are large enough for it."""
    answers = page.locator("#decision .go [data-move], #decision .answer")
    if answers.count():
        assert height_of(answers.first) >= FINGER - 0.5
        answers.first.tap()
        return
    verbs = [group["verb"] for group in position["options"]]
    me = position["view"]["players"][position["seat"]]
    is_poor = bool(me["species"]) and me["storage"][0] + me["production"][0] - me["upkeep"] < 1
    busy = [verb for verb in verbs if verb not in LATER and not (is_poor and verb in ("act", "react"))]
    verb = busy[0] if busy else next(verb for verb in ("done", "pass", "end", *verbs) if verb in verbs)
    if page.locator("#decision .palette").count():
        page.locator("#decision .go .primary").tap()
        return
    if verb in ("act", "react"):
        tabs = page.locator(f'.verbs [data-opens^="{verb} "]')
        tabs.nth(0 if sum(me["actions"]) == 0 else rng.randrange(tabs.count())).tap()
        return
    tab = page.locator(f'.verbs [data-verb="{verb}"]')
    if tab.count():
        tab.tap()
    tap_option(page, rng)
    assert height_of(page.locator("#decision .primary")) >= FINGER - 0.5
    page.locator("#decision .primary").tap()


def tap_option(page: Page, rng: random.Random) -> None:
    chips, cards = (
        page.locator(".chip"),
        page.locator("section.cards button[data-move], section.grid button[data-move]"),
    )
    values = page.locator("#decision [data-argument][data-fits=true]")
    chips.or_(values).or_(cards).first.wait_for()
    while not chips.or_(cards).count():
        values.first.tap()
    found = cards if cards.count() else chips
    chosen = found.nth(rng.randrange(found.count()))
    assert height_of(chosen) >= FINGER - 0.5
    chosen.tap()


def test_a_curtain_falls_before_hidden_tiles(page: Page, server: Process) -> None:
    """At one screen the next player sees their tiles only after saying who they are."""
    table = eclipse_table(server, [page, page], is_at("TURN", 2))
    page.goto(f"/table/{table}")
    seen: list[str] = []
    for _ in range(2):
        heading = page.get_by_role("heading", name="it is your turn")
        expect(heading).to_be_visible()
        seen.append(heading.inner_text())
        expect(page.locator(".chip, .extras")).to_have_count(0)
        page.get_by_role("button", name="I am").click()
        page.locator('.verbs [data-verb="pass"]').click()
        confirm(page)
        end_turn(page)
    assert len(set(seen)) == 2


def end_turn(page: Page) -> None:
    """End the turn, if something free could still be done after passing."""
    page.wait_for_timeout(400)
    if page.locator('.verbs [data-verb="end"]').count():
        page.locator('.verbs [data-verb="end"]').click()
        confirm(page)


def test_an_alliance_is_made_and_broken_in_two_browsers(new_page: NewPage, server: Process) -> None:
    """One asks, the other is asked with the cause and accepts; the mats name the alliance, until one leaves it."""

    def may_ally(g: Eclipse) -> bool:
        return is_at("TURN")(g) and any(g.rules.verbs.list[a[0]].notation(a) == "ally p2" for a in g.actions(0))

    host, friend = new_page(), new_page()
    record = search_of(4, has_alliances=True).record_until(may_ally)
    table = running_table(server, [host, friend, None, None], record)
    for page in (host, friend):
        page.goto(f"/table/{table}")
    wait_for_turn(host, table)
    host.locator('.verbs [data-verb="ally"]').click()
    if host.locator("#decision .primary").is_disabled():
        host.locator('.chip[data-move="ally p2"]').click()
    confirm(host)
    friend.locator('#decision .answer[data-move="accept"], #decision .chip[data-move="accept"]').first.click()
    alliance = host.locator(".mats [data-alliance]")
    expect(alliance).to_have_count(2)
    expect(friend.locator(".mats [data-alliance]")).to_have_count(2)
    host.locator('.verbs [data-verb="leave-alliance"]').click()
    confirm(host)
    for page in (host, friend):
        expect(page.locator('.mats [data-owner="0"] [data-alliance]')).to_have_count(0)
        expect(page.locator('.mats [data-owner="1"] [data-alliance]')).to_have_count(1)


def test_the_calculator_knows_the_table_and_says_what_its_number_assumes(page: Page, server: Process) -> None:
    """From the menu of a table: own blueprints against Ancients, then with better parts, at every size."""
    table = eclipse_table(server, [page, None], is_at("TURN", 2))
    page.goto(f"/table/{table}")
    page.locator("#decision .chip").first.wait_for()
    page.get_by_role("button", name="Menu").click()
    link = page.get_by_role("link", name="Calculator")
    page.goto(str(link.get_attribute("href")))
    sides = page.locator(".sides > section")
    sides.nth(0).get_by_label("cruiser").fill("2")
    sides.nth(1).get_by_label("Ancient ship").fill("1")
    share = sides.nth(2).locator("dd b").first
    expect(share).to_have_text(re.compile(r"\d+\.\d%"))
    expect(sides.nth(2)).to_contain_text("Exact. All dice go as the rules for Ancients say.")
    expect(sides.nth(2)).to_contain_text("Nobody retreats.")
    before = share.inner_text()
    sides.nth(0).locator("summary").click()
    sides.nth(0).get_by_label("cruiser, square 1").select_option("shard_hull")
    expect(share).not_to_have_text(before)
    for size in (DESKTOP, PHONE):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        wait_until_still(page)
        assert small_texts(page, MIN_SIZE_ON_PHONE if size == PHONE else MIN_SIZE) == [], size
        assert violations(page) == [], size
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size


def test_an_upgrade_shows_what_it_changes_in_the_next_battle(page: Page, server: Process) -> None:
    """Beside the map: the battle as it would be fought now, and after the part that is chosen."""

    def is_before_battle(g: Eclipse) -> bool:
        forecast = g.forecast(0) if is_at("UPGRADING")(g) else None
        return bool(forecast) and any(
            ship["squadron"].startswith("p1-")
            for battle in (forecast or {})["battles"]
            for ship in (*battle["attackers"], *battle["defenders"])
        )

    page.goto(f"/table/{eclipse_table(server, [page, None], is_before_battle)}")
    page.locator("#decision .palette .part").first.wait_for()
    ahead = page.get_by_role("region", name="Battle this round")
    expect(ahead).to_contain_text(re.compile(r"\d+\.\d%"))
    page.locator("#decision .palette .part").first.click()
    page.locator('#decision .square[data-state="legal"]').first.click()
    expect(ahead).to_contain_text("After this upgrade")


def test_species_are_chosen_by_what_they_do(page: Page) -> None:
    """All of them at once over the board, each with its resources, how hard it is, and what differs."""
    two_player_game(page, "eclipse")
    cards = page.locator("section.grid .chip")
    cards.first.wait_for()
    expect(cards.filter(has_text="Mechanema")).to_contain_text("Builds and upgrades 3 times in one action")
    assert in_sight.cut_decision(page) == []


def test_a_new_round_says_what_it_brought(page: Page, server: Process) -> None:
    """Income, upkeep and new technologies, although they came before the round began."""
    page.goto(f"/table/{eclipse_table(server, [page, None], is_at('TURN', 3))}")
    card = page.get_by_role("region", name="Since your turn").locator(".card", has_text="Round 3")
    expect(card).to_contain_text(re.compile(r"income \d+, upkeep \d+.*new technolog", re.DOTALL))
