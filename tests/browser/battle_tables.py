"""Tables of Chaos Order in the middle of a battle, with people at some seats."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from astrarium.games.chaos_order.counts import hand_size
from astrarium.games.chaos_order.ids import NONE
from astrarium.games.chaos_order.state import ChaosOrder
from tests.browser.tables_at import Search, running_table, step_of
from tests.server.processes import Process

SEARCH = Search("chaos_order", 3, {}, ("pass", "decline", "stop", "end", "discard"), last_round=3)


def is_even_battle(g: ChaosOrder) -> bool:
    """The first two seats face each other at a relic, with cards and a leader on one side; the first has started it."""
    if g.battle == NONE or g.sides != (0, 1) or g.battle not in g.relics:
        return False
    fighters = [g.players[seat].fighters[g.battle] for seat in g.sides]
    cards = [hand_size(g, seat) for seat in g.sides]
    has_leader = any(g.fighting_leaders) and not all(g.fighting_leaders)
    return min(fighters) >= 2 and min(cards) >= 2 and has_leader and step_of(g) == "SEALED_PUTTING"


def battle_table(
    server: Process, pages: list[Page | None], is_wanted: Callable[[ChaosOrder], bool] = is_even_battle
) -> str:
    """A running table in such a position; a page at a seat is its player, all other seats are bots."""
    return running_table(server, pages, SEARCH.record_until(is_wanted))
