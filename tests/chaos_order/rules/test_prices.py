"""Set Prices and the flare gun (CO-PRICE, CO-GUN)."""

from __future__ import annotations

import pytest

from astrarium.games.chaos_order.ids import NONE
from astrarium.games.chaos_order.prices import turn_order
from astrarium.games.chaos_order.pricing import NEUTRAL_PRICES, SET_PRICE
from astrarium.games.chaos_order.relics import RETURN_TILES
from astrarium.games.chaos_order.rounds import PRICES
from astrarium.games.chaos_order.state import ChaosOrder
from tests.chaos_order.scenario import (
    P1,
    P2,
    P3,
    P4,
    PHASE,
    actors,
    army,
    begin,
    column,
    columns,
    give_cards,
    hand,
    have,
    options,
    place_of,
    play,
    resources,
    set_neutral,
    set_price,
    step,
    table,
    turn,
    verbs_of,
)
from tests.marks import example, rule


def pricing(factions: str = "", seat: int = P1, **settings: bool) -> ChaosOrder:
    """A seat must set a price."""
    return begin(table(factions, phase="pricing", **settings), SET_PRICE.at(seat))


def all_pricing(factions: str = "", gun: int = P1, **settings: bool) -> ChaosOrder:
    g = table(factions, phase="pricing", **settings)
    g.gun = gun
    return begin(g, PRICES.at())


def tiles(g: ChaosOrder, seat: int) -> list[str]:
    return list(g.view(None)["players"][seat]["price_tiles"])


@rule("CO-PRICE-1", "CO-GUN-5")
def test_prices_are_set_clockwise_from_the_gun() -> None:
    g = all_pricing(gun=P2)
    assert actors(g) == (P2,)
    play(g, "p2 price 3 discover; p3 price 4 build")
    assert actors(g) == (P1,)
    play(g, "p1 price 5 harvest")
    assert actors(g) == ()


@rule("CO-PRICE-2", "CO-PRICE-3")
@example("ED-76")
def test_two_factions_set_two_prices_each_in_alternation() -> None:
    g = all_pricing("zcharo ai", gun=P1)
    play(g, "p1 price 3 move_last")
    assert g.gun == P2
    assert actors(g) == (P2,)
    play(g, "p2 price 3 discover")
    assert actors(g) == (P1,)
    play(g, "p1 price 4 build")
    assert actors(g) == (P2,)
    play(g, "p2 price 4 harvest")
    assert actors(g) == ()


@rule("CO-PRICE-4", "CO-PRICE-5", "CO-PRICE-6")
@example("ED-3")
def test_a_tile_of_the_supply_on_a_free_phase() -> None:
    g = pricing()
    set_price(g, "build", P2, 3)
    set_price(g, "move_first", P3, 3)
    assert verbs_of(g) == {"price"}
    assert g.why_not(P1, "price 2 discover") == "CO-PRICE-4"
    assert g.why_not(P1, "price 3 build") == "CO-PRICE-5"
    assert g.why_not(P1, "price 3 move_first") == "CO-PRICE-5"
    assert g.why_not(P1, "price 3 move_last") == "CO-PRICE-6"
    play(g, "p1 price 3 discover")
    assert tiles(g, P1) == ["1", "4", "5"]
    assert g.view(P1)["players"][P1]["placed_tiles"] == ["3"]


@rule("CO-PRICE-7")
def test_the_effect_of_the_phase_comes_before_that_of_the_tile() -> None:
    """The gem of Build pays the lock before the fifth column."""
    g = pricing()
    have(g, P1, 0, 0)
    g.players[P1].price_tiles |= 2
    g.players[P1].vault &= ~2
    column(g, P1, build=4)
    play(g, "p1 price 2 build; p1 advance build")
    assert columns(g, P1)["build"] == 5
    assert resources(g, P1) == (0, 0)


@rule("CO-PRICE-8")
@pytest.mark.parametrize(
    ("space", "energy", "gems", "cards"),
    [("discover", 0, 0, 0), ("build", 0, 1, 0), ("harvest", 0, 0, 0), ("recruit", 2, 0, 0), ("move_first", 0, 0, 1),
     ("move_last", 0, 0, 0)],
)  # fmt: skip
def test_what_pricing_a_phase_gives(space: str, energy: int, gems: int, cards: int) -> None:
    g = pricing()
    have(g, P1, 0, 0)
    play(g, f"p1 price 3 {space}")
    if cards:
        play(g, "chance draw-card t01")
    assert resources(g, P1) == (energy, gems)
    assert len(hand(g, P1)) == cards


@rule("CO-PRICE-9")
@example("ED-7")
def test_tile_1_takes_all_tiles_back_and_draws_a_card() -> None:
    g = pricing()
    assert g.view(P1)["players"][P1]["vault"] == ["2", "6"]
    play(g, "p1 price 1 discover; chance draw-card t05")
    assert tiles(g, P1) == ["2", "3", "4", "5", "6"]
    assert hand(g, P1) == ["t05"]
    assert g.view(P1)["players"][P1]["vault"] == []


@rule("CO-PRICE-10")
@example("ED-8")
def test_two_factions_cannot_place_what_they_took_back_in_the_round() -> None:
    g = all_pricing("zcharo ai", gun=P1)
    play(g, "p1 price 1 discover; chance draw-card t01; p2 price 3 build")
    assert g.why_not(P1, "price 6 harvest") == "CO-PRICE-10"
    assert g.why_not(P1, "price 3 harvest") is None
    g = all_pricing("zcharo ai jrayek", gun=P1)
    play(g, "p1 price 1 discover; chance draw-card t01; p2 price 3 build; p3 price 3 harvest")
    begin(g, SET_PRICE.at(P1))
    assert g.why_not(P1, "price 6 recruit") is None


@rule("CO-PRICE-11")
@example("ED-6")
def test_tile_2_advances_the_track_of_its_phase() -> None:
    g = pricing()
    g.players[P1].price_tiles |= 2
    g.players[P1].vault &= ~2
    play(g, "p1 price 2 harvest")
    assert options(g, "advance") == ["harvest"]
    assert verbs_of(g) == {"advance", "decline"}
    assert g.why_not(P1, "advance discover") == "CO-PRICE-11"
    play(g, "p1 advance harvest")
    assert columns(g, P1)["harvest"] == 2
    g = pricing()
    g.players[P1].price_tiles |= 2
    g.players[P1].vault &= ~2
    have(g, P1, 0, 0)
    column(g, P1, discover=4)
    play(g, "p1 price 2 discover")
    assert columns(g, P1)["discover"] == 4
    assert actors(g) == ()


@rule("CO-PRICE-11", "CO-ZCH-5")
@example("ED-109")
def test_tile_2_on_build_by_the_zcharo() -> None:
    g = pricing("zcharo ai jrayek circadians")
    g.players[P1].price_tiles |= 2
    g.players[P1].vault &= ~2
    have(g, P1, 0, 0)
    army(g, P1, "r3c4", 1)
    play(g, "p1 price 2 build; p1 advance build")
    assert g.players[P1].fame == 1
    assert resources(g, P1) == (0, 1)
    assert step(g) == "CHOOSING_INSTANT"
    assert options(g, "choose") == ["first", "second"]


@rule("CO-PRICE-12", "CO-PRICE-13")
def test_the_other_tiles_do_nothing_but_those_of_the_jrayek() -> None:
    for tile in (3, 4, 5):
        g = pricing()
        have(g, P1, 0, 0)
        play(g, f"p1 price {tile} discover")
        assert resources(g, P1) == (0, 0)
        assert actors(g) == ()
    g = pricing("zcharo ai jrayek", P3)
    play(g, "p3 price 3 discover")
    assert g.view(P1)["rhyzu"][1]["place"] == "base"
    assert g.view(P1)["rhyzu"][0]["place"] is None
    play(begin(g, SET_PRICE.at(P3)), "p3 price 1 build; chance draw-card t01")
    assert g.view(P1)["rhyzu"][0] == {"name": "uryk", "place": "base", "commander": P3, "is_upgraded": False}


@rule("CO-PRICE-14")
@pytest.mark.parametrize(
    ("tile", "owner", "supply"), [(1, 1, 0), (2, 1, 1), (3, 1, 2), (4, 2, 2), (5, 2, 3), (6, 3, 3)]
)
def test_what_each_tile_costs(tile: int, owner: int, supply: int) -> None:
    g = table()
    set_price(g, "build", P2, tile)
    have(g, P1, 10)
    have(g, P2, 0)
    turn(g, P1, "build")
    play(g, "p1 act")
    assert (g.players[P1].energy, g.players[P2].energy) == (10 - owner - supply, owner)


@rule("CO-PRICE-15", "CO-PRICE-16")
def test_phases_without_a_tile_get_a_neutral_one() -> None:
    g = table("zcharo ai jrayek circadians", phase="pricing")
    have(g, P1, 0, 0)
    g.gun = P1
    for seat, space in enumerate(("discover", "build", "harvest", "recruit")):
        set_price(g, space, seat, 3)
    begin(g, NEUTRAL_PRICES.at())
    price = g.view(P1)["prices"]["move"]
    assert (price["space"], price["owner"], price["tile"]) == ("move_first", None, "neutral_bank_top")
    assert resources(g, P1) == (0, 0)
    assert hand(g, P1) == []
    five = table("zcharo ai jrayek leyrien oxataya", phase="pricing")
    for seat, space in enumerate(("discover", "build", "harvest", "recruit", "move_last")):
        set_price(five, space, seat, 3)
    begin(five, NEUTRAL_PRICES.at())
    assert [price["owner"] for price in five.view(P1)["prices"].values()] == [0, 1, 2, 3, 4]


@rule("CO-PRICE-17", "CO-PRICE-18", "CO-PRICE-19")
@example("EX-21")
@pytest.mark.parametrize(
    ("round", "upper", "lower"), [(1, (1, 1, 0), (0, 0, 3)), (3, (0, 0, 3), (1, 1, 2)), (5, (1, 1, 2), (0, 0, 5))]
)
def test_neutral_tiles_with_three_factions(round: int, upper: tuple[int, ...], lower: tuple[int, ...]) -> None:
    for number in (round, round + 1):
        g = table(phase="pricing", round=number)
        for seat, space in enumerate(("discover", "harvest", "move_last")):
            set_price(g, space, seat, 3)
        begin(g, NEUTRAL_PRICES.at())
        prices = [g.view(P1)["prices"][phase] for phase in ("build", "recruit")]
        assert [(price["to_left"], price["to_right"], price["to_supply"]) for price in prices] == [upper, lower]


@rule("CO-PRICE-18")
def test_the_neighbours_tile_pays_both_neighbours() -> None:
    g = table()
    set_neutral(g, "build", "neutral_neighbours_top")
    for seat in range(3):
        have(g, seat, 3)
    turn(g, P1, "build")
    play(g, "p1 act")
    assert [p.energy for p in g.players] == [1, 4, 4]


@rule("CO-PRICE-20")
@example("ED-9")
def test_who_has_no_tile_takes_all_back_without_a_bonus() -> None:
    g = table("zcharo ai", phase="pricing", two_faction_faces=False)
    p = g.players[P1]
    p.price_tiles, p.vault = 0, 63
    begin(g, SET_PRICE.at(P1))
    assert tiles(g, P1) == ["1", "2", "3", "4", "5", "6"]
    assert hand(g, P1) == []
    assert g.why_not(P1, "price 6 discover") is None
    p.price_tiles, p.vault, p.returned_tiles = 6, 57, 6
    begin(g, SET_PRICE.at(P1))
    assert g.why_not(P1, "price 2 discover") is None


@rule("CO-PRICE-21")
def test_everybody_knows_which_tiles_are_used() -> None:
    g = pricing()
    play(g, "p1 price 3 discover")
    begin(g, RETURN_TILES.at())
    assert g.view(P2)["players"][P1]["vault"] == ["2", "3", "6"] == g.view(None)["players"][P1]["vault"]


@rule("CO-PRICE-22", "CO-VAR-2")
def test_tiles_1_and_2_have_other_faces_with_two_factions() -> None:
    g = table("zcharo ai", phase="pricing")
    p = g.players[P1]
    p.price_tiles, p.vault = 2, 61
    begin(g, SET_PRICE.at(P1))
    play(g, "p1 price 2 discover")
    assert tiles(g, P1) == ["1", "3", "4", "5", "6"]
    assert hand(g, P1) == []
    assert actors(g) == ()
    for tile, supply in ((1, 1), (2, 2)):
        for faces, owner in ((True, 0), (False, 1)):
            g = table("zcharo ai", two_faction_faces=faces)
            set_price(g, "discover", P2, tile)
            price = g.view(P1)["prices"]["discover"]
            paid = supply if faces else supply - 1
            assert (price["to_owner"], price["to_supply"]) == (owner, paid)


@rule("CO-PRICE-9", "CO-PRICE-22", "CO-PRICE-10")
@example("ED-84")
def test_four_rounds_of_prices_of_one_faction() -> None:
    g = table("zcharo ai", phase="pricing")
    p = g.players[P1]
    for first, second in ((3, 4), (1, 5), (6, 3), (2, 4)):
        for tile, space in ((first, "discover"), (second, "build")):
            begin(g, SET_PRICE.at(P1))
            g.play(P1, f"price {tile} {space}")
            while g.actors:
                g.play(g.actors[0], g.actions(g.actors[0])[0] if g.actors[0] < 0 else "end")
        begin(g, RETURN_TILES.at())
        p.returned_tiles = 0
    assert tiles(g, P1) == ["1", "3", "5", "6"]
    assert g.view(P1)["players"][P1]["vault"] == ["2", "4"]


@rule("CO-GUN-1", "CO-GUN-2", "CO-GUN-4")
def test_the_gun_is_passed_when_move_is_priced() -> None:
    g = all_pricing(gun=P1)
    play(g, "p1 price 3 discover")
    assert g.gun == P1
    play(g, "p2 price 3 move_last")
    assert g.gun == P3


@rule("CO-GUN-3")
@example("ED-4", "ED-5")
def test_the_gun_never_stays_where_it_is() -> None:
    g = pricing("zcharo ai jrayek circadians")
    g.gun = P2
    play(g, "p1 price 3 move_last")
    assert g.gun == P3
    g = table("zcharo ai jrayek circadians", phase="pricing")
    g.gun = P3
    for seat, space in enumerate(("discover", "build", "harvest", "recruit")):
        set_price(g, space, seat, 3)
    begin(g, NEUTRAL_PRICES.at())
    assert g.gun == P4
    assert turn_order(g, PHASE["move"]) == (P4, P1, P2, P3)


@rule("CO-GUN-5", "CO-ACT-2")
@example("ED-85")
def test_the_new_holder_starts_phases_of_neutral_tiles() -> None:
    g = table(phase="pricing", round=3)
    g.gun = P1
    for seat, space in enumerate(("discover", "harvest", "recruit")):
        set_price(g, space, seat, 3)
    begin(g, NEUTRAL_PRICES.at())
    prices = g.view(P1)["prices"]
    assert (prices["build"]["to_supply"], prices["build"]["tile"]) == (3, "neutral_bank_top")
    assert (prices["move"]["to_left"], prices["move"]["to_supply"], prices["move"]["space"]) == (1, 2, "move_first")
    assert g.gun == P2
    assert turn_order(g, PHASE["build"]) == turn_order(g, PHASE["move"]) == (P2, P3, P1)
    assert turn_order(g, PHASE["harvest"]) == (P2, P3, P1)
    assert turn_order(g, PHASE["recruit"]) == (P3, P1, P2)


@rule("CO-TAC-9")
def test_cards_are_played_with_the_own_price() -> None:
    g = table(phase="pricing")
    give_cards(g, P1, "t12 t13")
    have(g, P1, 0, 1)
    begin(g, SET_PRICE.at(P1))
    assert g.why_not(P1, "play t12") is not None
    play(g, "p1 price 3 discover")
    assert step(g) == "PRICED"
    assert options(g, "play") == ["t12", "t13"]
    play(g, "p1 play t12; p1 play t13; p1 take-tile 6; p1 end")
    assert resources(g, P1) == (2, 0)
    assert "6" in tiles(g, P1)
    assert g.prices[0] != NONE
    assert place_of(g, P1, "ejax") is None


@rule("CO-PRICE-4")
def test_pricing_is_mandatory() -> None:
    g = pricing()
    assert {option.notation.split()[0] for option in g.options(P1)} == {"price"}
    assert g.why_not(P1, "pass") is not None


@rule("CO-FAQ-1")
def test_who_prices_a_phase_acts_there_for_nothing() -> None:
    g = pricing()
    have(g, P1, 0, 0)
    play(g, "p1 price 5 build")
    have(g, P1, 0, 0)
    turn(g, P1, "build")
    assert g.why_not(P1, "act") is None
    play(g, "p1 act")
    assert resources(g, P1) == (0, 0)
