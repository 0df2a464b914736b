"""Production, production tiles and sales (PB-PROD, PB-TILE, PB-SELL)."""

from __future__ import annotations

import pytest

from astrarium.games.planet_b.workies import WORKING
from tests.marks import example, rule
from tests.planet_b.scenario import (
    LEFT,
    P1,
    P2,
    P4,
    RIGHT,
    begin_in_turn,
    fire,
    give_cards,
    open_news,
    options,
    play,
    points,
    put_built,
    put_tile,
    storage,
    store,
    table,
    verbs_of,
)


@rule("PB-PROD-1", "PB-PROD-2", "PB-TILE-2")
@example("W-6")
def test_a_tile_covers_what_its_cell_yields() -> None:
    g = table(4, P4)
    g.players[P4].billies = 10
    play(g, "p4 deal left; p4 buy meat bottom_2; p4 produce bottom")
    assert storage(g, P4) == {"plastic": 1, "meat": 1, "plants": 1}
    assert g.players[P4].billies == 0


@rule("PB-PROD-3", "PB-PROD-4")
@example("E-6")
def test_what_has_no_room_is_sold_at_once() -> None:
    g = table()
    store(g, P1, water=4)
    fire(g, "y01_right")
    play(g, "p1 produce top")
    assert (storage(g), g.players[P1].billies) == ({"plants": 1, "water": 4, "iridium": 1}, 14)


@rule("PB-PROD-5")
@example("E-98")
def test_a_joker_is_any_resource() -> None:
    g = table()
    store(g, P1, meat=4)
    fire(g, "a03_1")
    assert len(options(g, "gain")) == 7
    play(g, "p1 gain meat; p1 gain iridium")
    assert (storage(g), g.players[P1].billies) == ({"meat": 4, "iridium": 1}, 16)


@rule("PB-PROD-6", "PB-WORK-8", "PB-MONEY-6")
@example("E-188")
def test_supplies_never_run_out() -> None:
    """Containers, workies and notes beyond those in the box are handed out all the same."""
    g = table(4)
    for p in g.players:
        p.storage, p.workies, p.billies = (3,) * 7, (8, 8), 3_000
        p.built = ((42, 0, 0, 0, 0),)
    fire(g, "a05_1")
    assert g.players[P1].storage[2] == 4
    g.players[P1].workies = (7, 8)
    fire(g, "a08_1")
    assert g.players[P1].workies == (8, 8)
    fire(g, "ii03")
    assert g.players[P1].billies == 3_000 + 15 + 2 * 4


@rule("PB-PROD-7", "PB-TILE-1")
@example("E-99", "E-10")
def test_a_line_is_chosen_anew_and_a_tile_bought_in_between() -> None:
    g = table()
    store(g, P1, water=1)
    fire(g, "iii13")
    play(g, "p1 produce top; p1 buy meat bottom_1; p1 produce bottom")
    assert storage(g) == {"plants": 1, "water": 1, "iridium": 1, "meat": 1, "hydrogen": 1, "microchips": 1}
    g = table()
    begin_in_turn(g, WORKING.at(P1, 2))
    assert g.why_not(P1, "buy meat top_1") == "PB-TILE-1"
    g = table()
    g.players[P1].billies = 9
    assert g.why_not(P1, "buy meat top_1") == "PB-TILE-1"


@rule("PB-TILE-3")
@example("E-11", "E-213")
def test_a_tile_comes_back_without_a_refund() -> None:
    g = table()
    g.players[P1].billies = 20
    play(g, "p1 buy meat top_1; p1 return-tile top_1; p1 buy meat top_1")
    assert (g.players[P1].billies, g.players[P1].tiles[0]) == (0, 6)
    assert g.why_not(P1, "return-tile top_2") == "PB-TILE-3"
    assert g.why_not(P2, "return-tile top_1") == "PB-SELL-4"


@rule("PB-TILE-4", "PB-TILE-5")
@example("E-12", "E-186")
def test_a_tile_replaces_another_and_may_repeat_a_resource() -> None:
    g = table()
    g.players[P1].billies = 50
    play(g, "p1 buy iridium top_1; p1 buy meat top_1; p1 buy meat top_2")
    assert g.view(P1)["players"][P1]["tiles"]["iridium"] == 2
    assert g.why_not(P1, "buy meat top_3") == "PB-TILE-2"
    play(g, "p1 deal left; p1 produce top")
    assert storage(g) == {"meat": 2, "iridium": 1}


@rule("PB-TILE-6")
@example("E-167", "E-212")
def test_tiles_are_bought_inside_a_box_but_not_inside_a_workie_action() -> None:
    g = table()
    put_built(g, P1, "a11")
    begin_in_turn(g, WORKING.at(P1, 3))
    play(g, "p1 place craftie a11 1")
    assert g.why_not(P1, "buy meat top_1") == "PB-TILE-1"
    play(g, "p1 use lower; p1 buy meat top_1; p1 produce top; p1 take brainie; p1 take brainie")
    assert (storage(g), points(g)) == ({"meat": 1, "water": 1, "iridium": 1}, 4)
    g = fire(table(), "y01_right")
    assert g.why_not(P1, "buy meat top_1") is None


@rule("PB-SELL-1")
@example("E-9")
def test_selling_raises_money_for_an_open_action() -> None:
    """Also inside an action, and any number."""
    g = table()
    give_cards(g, P1, "b02")
    g.players[P1].billies = 6
    store(g, P1, meat=2)
    play(g, "p1 deal left")
    assert g.why_not(P1, "build b02") == "PB-BUILD-1"
    assert g.why_not(P1, "sell meat 3") == "PB-SELL-1"
    play(g, "p1 sell meat 2; p1 build b02")
    assert (g.players[P1].billies, points(g)) == (2, 8)
    store(g, P1, water=2)
    begin_in_turn(g, WORKING.at(P1, 2))
    play(g, "p1 sell water 1; p1 take craftie; p1 sell water 1")


@rule("PB-SELL-2")
@pytest.mark.parametrize(("side", "prices"), [("grey", (2, 3)), ("red", (4, 5))])
@example("W-7")
def test_a_market_prices_two_resources_alike(side: str, prices: tuple[int, int]) -> None:
    g = table()
    put_tile(g, LEFT, "a1", side)
    put_tile(g, RIGHT, "a3", side)
    shown = {name: price["now"] for name, price in g.view(P1)["prices"].items()}
    assert shown == {
        "plastic": prices[0], "plants": prices[0], "iridium": prices[1], "microchips": prices[1],
        "water": 4, "hydrogen": 4, "meat": 6,
    }  # fmt: skip
    store(g, P1, iridium=2)
    play(g, "p1 sell iridium 2")
    assert g.players[P1].billies == 10 + 2 * prices[1]


@rule("PB-SELL-3")
@example("E-8")
def test_resources_are_never_bought() -> None:
    g = table()
    g.players[P1].billies = 100
    open_news(g, "- - -")
    play(g, "p1 deal left")
    before = g.players[P1].storage
    for action in g.actions(P1):
        if g.rules.verbs.list[action[0]].name == "buy":
            after = g.clone()
            after.apply(P1, action)
            assert after.players[P1].storage == before
    assert "buy" in verbs_of(g)


@rule("PB-SELL-5")
@example("E-216")
def test_both_prices_are_open() -> None:
    prices = table().view(None)["prices"]
    assert (prices["plastic"], prices["water"], prices["meat"]) == (
        {"now": 2, "grey": 2, "red": 4, "next": None},
        {"now": 4, "grey": 3, "red": 4, "next": None},
        {"now": 6, "grey": 6, "red": 6, "next": None},
    )
