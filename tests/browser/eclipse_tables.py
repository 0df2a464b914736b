"""Tables of Eclipse in wanted positions, with people at some seats, and what holds of them at every size."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from astrarium.games.eclipse.state import Eclipse
from astrarium.games.eclipse.upkeep import balance
from astrarium.kernel.game import Game
from tests.browser import in_sight
from tests.browser.axe import violations
from tests.browser.conftest import PHONE
from tests.browser.gameplay import moves_in, wait_until_still
from tests.browser.tables_at import Search, running_table, step_of
from tests.browser.text_sizes import MIN_SIZE, MIN_SIZE_ON_PHONE, small_texts
from tests.server.processes import Process

IDLE = (
    "pass", "end", "trade", "tap", "decline", "take-back", "propose", "ally", "refuse", "spare", "store",
    "leave-alliance", "skip", "halt", "strip", "detach", "refresh", "retreat", "done", "abandon",
)  # fmt: skip
LAPTOP = {"width": 1280, "height": 720}
LEAST = 2  # money at the end of the round with which another action is taken


class Careful(Search):
    """Everybody passes before upkeep becomes too dear; otherwise nobody would have ships in the second round."""

    def play_one(self, g: Game, rng: random.Random) -> None:
        seat = g.actors[0]
        assert isinstance(g, Eclipse)
        if step_of(g) == "TURN" and balance(g.players[seat]) < LEAST:
            g.apply(seat, next(a for a in g.actions(seat) if g.rules.verbs.list[a[0]].name == "pass"))
        else:
            super().play_one(g, rng)


def saving_choice(rng: random.Random) -> Callable[[Any], str]:
    """Random moves of a person who passes before upkeep becomes too dear, and so plays to the end of the game."""

    def choice(position: Any) -> str:
        me = position["view"]["players"][position["seat"]]
        verbs = {group["verb"] for group in position["options"]}
        is_poor = bool(me["species"]) and me["storage"][0] + me["production"][0] - me["upkeep"] < LEAST
        if is_poor and verbs & {"act", "react"}:
            return "end" if "end" in verbs else "pass"
        return rng.choice(moves_in(position, but=IDLE) or moves_in(position))

    return choice


SEARCHES: dict[tuple[int, bool], Careful] = {}


def search_of(players: int, *, has_alliances: bool = False) -> Careful:
    key = (players, has_alliances)
    return SEARCHES.setdefault(key, Careful("eclipse", players, {"alliances": True} if has_alliances else {}, IDLE))


def is_at(step: str, least_round: int = 1) -> Callable[[Any], bool]:
    """The first seat alone decides in this step."""

    def is_wanted(g: Eclipse) -> bool:
        return step_of(g) == step and g.actors == (0,) and g.round >= least_round

    return is_wanted


def eclipse_table(server: Process, pages: list[Page | None], is_wanted: Callable[[Any], bool]) -> str:
    """A running table in such a position; a page at a seat is its player, all other seats are bots."""
    return running_table(server, pages, search_of(len(pages)).record_until(is_wanted))


def assert_fits(page: Page, size: dict[str, int]) -> None:
    """Letters are large enough, nothing is cut, and nothing is out of reach for those who cannot see it."""
    page.set_viewport_size({"width": size["width"], "height": size["height"]})
    wait_until_still(page)
    assert small_texts(page, MIN_SIZE_ON_PHONE if size == PHONE else MIN_SIZE) == [], size
    assert violations(page) == [], size
    assert in_sight.too_long(page) == 0, size
    if size != PHONE:
        assert in_sight.cut_parts(page) == [], size


def wait_for_board(page: Page) -> None:
    page.locator(".frame [data-target]").first.wait_for()
    page.locator("#decision .chip").first.wait_for()
