"""Harvest (CO-HARV)."""

from __future__ import annotations

import pytest

from astrarium.games.chaos_order.gains import GAIN
from astrarium.games.chaos_order.ids import HARVEST_TOKEN, HARVEST_TOKEN_UPGRADE, NONE
from astrarium.games.chaos_order.state import PLACES, ChaosOrder
from astrarium.kernel.values import put
from tests.chaos_order.scenario import (
    P1,
    P2,
    P3,
    REGION,
    TOKEN,
    actors,
    army,
    begin,
    column,
    erect,
    fighters,
    give_cards,
    hand,
    have,
    options,
    place_of,
    play,
    resources,
    set_areas,
    set_neutral,
    set_price,
    step,
    table,
    turn,
)
from tests.marks import example, rule


def harvesting(factions: str = "", number: int = 5) -> ChaosOrder:
    """The main action of Harvest; factories stand in r3c4 (symbol: card) and r3c5 (gem)."""
    g = table(factions)
    erect(g, P1, "r3c4", "factory")
    erect(g, P1, "r3c5", "factory")
    have(g, P1, 0, 0)
    column(g, P1, harvest=number)
    turn(g, P1, "harvest")
    play(g, "p1 act")
    return g


@rule("CO-HARV-1")
@pytest.mark.parametrize(("number", "energy", "points"), [(1, 4, 1), (2, 5, 2), (3, 6, 2), (4, 7, 3), (5, 9, 3)])
def test_energy_and_points_by_column(number: int, energy: int, points: int) -> None:
    g = harvesting(number=number)
    assert resources(g, P1) == (energy, 0)
    assert g.view(P1)["points"] == points


@rule("CO-HARV-2", "CO-HARV-5", "CO-HARV-6")
@example("ED-19")
def test_each_point_activates_one_symbol_once_a_round() -> None:
    g = harvesting()
    play(g, "p1 harvest r3c5")
    assert resources(g, P1) == (9, 1)
    assert g.why_not(P1, "harvest r3c5") == "CO-HARV-5"
    play(g, "p1 harvest r3c4; chance draw-card t01; p1 harvest base")
    assert resources(g, P1) == (11, 1)
    assert hand(g, P1) == ["t01"]
    assert g.why_not(P1, "harvest r4c4") == "CO-HARV-2"


@rule("CO-HARV-3", "CO-HARV-4")
def test_where_a_faction_may_harvest() -> None:
    g = harvesting()
    army(g, P1, "r4c4", 1)
    assert g.why_not(P1, "harvest r4c4") == "CO-HARV-3"
    army(g, P2, "r3c4", 1)
    assert g.why_not(P1, "harvest r3c4") == "CO-HARV-4"
    assert options(g, "harvest") == ["r3c5", "base"]


@rule("CO-HARV-7", "CO-HARV-10")
def test_entering_column_3_places_a_token() -> None:
    g = table()
    army(g, P1, "r3c4", 1)
    column(g, P1, harvest=2)
    turn(g, P1, "discover")
    play(g, "p1 act; p1 advance harvest")
    assert step(g) == "PLACING_TOKEN"
    assert g.why_not(P1, "place-token harvest_energy r4c4") == "CO-HARV-7"
    assert g.why_not(P1, "place-token harvest_lake_energy r3c4") == "CO-HARV-8"
    play(g, "p1 place-token harvest_energy r3c4")
    assert g.view(P2)["regions"]["r3c4"]["harvest"] == {
        "gain": {"energy": 4}, "token": "harvest_energy", "is_upgraded": False,
    }  # fmt: skip
    g.players[P1].fighters = (0,) * PLACES
    erect(g, P2, "r3c4", "factory")
    have(g, P2, 0, 0)
    set_price(g, "harvest", P2, 3)
    turn(g, P2, "harvest")
    play(g, "p2 act; p2 harvest r3c4")
    assert resources(g, P2)[0] == 8


@rule("CO-HARV-8")
@example("ED-20", "ED-21")
def test_a_covered_symbol_is_not_covered_again() -> None:
    g = table()
    army(g, P1, "r3c4", 1)
    g.tokens = put(g.tokens, TOKEN["harvest_gems"], REGION["r3c4"])
    begin(g, GAIN.at(P1, ((HARVEST_TOKEN, 1),)))
    assert g.why_not(P1, "place-token harvest_energy r3c4") == "CO-HARV-8"
    assert g.why_not(P1, "place-token harvest_gems base") == "CO-HARV-8"
    play(g, "p1 place-token harvest_energy base")
    g.tokens = tuple([REGION["r4c4"] if place == NONE else place for place in g.tokens])
    begin(g, GAIN.at(P1, ((HARVEST_TOKEN, 1),)))
    assert actors(g) == ()


@rule("CO-HARV-9")
def test_entering_column_5_flips_a_token() -> None:
    g = table()
    army(g, P1, "r3c4", 1)
    army(g, P2, "r4c4", 1)
    g.tokens = put(put(g.tokens, TOKEN["harvest_gems"], REGION["r3c4"]), TOKEN["harvest_energy"], REGION["r4c4"])
    column(g, P1, harvest=4)
    turn(g, P1, "discover")
    play(g, "p1 act; p1 advance harvest")
    assert options(g, "flip-token") == ["harvest_gems"]
    assert g.why_not(P1, "flip-token harvest_energy") == "CO-HARV-9"
    play(g, "p1 flip-token harvest_gems")
    assert g.view(P1)["regions"]["r3c4"]["harvest"]["gain"] == {"gem": 2, "recruit": 1}
    begin(g, GAIN.at(P1, ((HARVEST_TOKEN_UPGRADE, 1),)))
    assert actors(g) == ()


@rule("CO-HARV-11", "CO-PRICE-19")
@example("EX-6")
def test_harvest_with_a_neutral_tile() -> None:
    g = table()
    set_neutral(g, "harvest", "neutral_bank_top")
    have(g, P3, 3, 0)
    column(g, P3, harvest=2)
    turn(g, P3, "harvest")
    play(g, "p3 act")
    assert resources(g, P3) == (5, 0)
    assert g.view(P1)["points"] == 2
    play(g, "p3 auxiliary")
    assert resources(g, P3) == (3, 1)
    set_neutral(g, "harvest", "neutral_bank_bottom")
    have(g, P3, 4)
    turn(g, P3, "harvest")
    assert g.why_not(P3, "act") == "CO-ACT-5"


@rule("CO-HARV-11")
def test_the_auxiliary_action_of_the_last_column() -> None:
    g = harvesting(number=5)
    play(g, "p1 auxiliary")
    assert resources(g, P1) == (5, 2)


@rule("CO-HARV-12")
def test_what_a_token_gives_is_used_at_once() -> None:
    g = harvesting()
    set_areas(g, P1, 5, 1)
    g.tokens = put(g.tokens, TOKEN["harvest_recruit"], REGION["r3c4"])
    play(g, "p1 harvest r3c4")
    assert step(g) == "RECRUITING"
    assert g.view(P1)["points"] == 3
    play(g, "p1 recruit 2 base; p1 stop")
    assert fighters(g, P1, "base") == 1
    assert step(g) == "HARVESTING"
    g.tokens = put(g.tokens, TOKEN["harvest_leader"], PLACES + P1)
    have(g, P1, 1, 0)
    assert g.why_not(P1, "harvest base") == "CO-HARV-12"
    have(g, P1, 2, 0)
    play(g, "p1 harvest base; p1 deploy ejax")
    assert resources(g, P1) == (0, 0)
    assert place_of(g, P1, "ejax") == "base"


@rule("CO-HARV-12")
def test_the_better_side_of_the_leader_token_costs_no_energy() -> None:
    g = harvesting()
    g.tokens = put(g.tokens, TOKEN["harvest_leader"], PLACES + P1)
    g.flipped_tokens = 1 << TOKEN["harvest_leader"]
    have(g, P1, 0, 0)
    play(g, "p1 harvest base; p1 deploy ejax")
    assert step(g) == "HARVESTING"
    assert resources(g, P1) == (0, 0)
    assert place_of(g, P1, "ejax") == "base"


@rule("CO-HARV-12")
def test_the_better_side_of_the_build_token_pays_a_lock() -> None:
    g = harvesting()
    g.tokens = put(g.tokens, TOKEN["harvest_build"], PLACES + P1)
    g.flipped_tokens = 1 << TOKEN["harvest_build"]
    have(g, P1, 0, 0)
    play(g, "p1 harvest base; p1 found research r3c4")
    assert resources(g, P1) == (0, 0)
    assert g.view(P1)["players"][P1]["foundations"] == ["research"]


@rule("CO-HARV-13")
def test_the_ship_is_not_harvested() -> None:
    g = harvesting("circadians zcharo ai")
    assert g.why_not(P1, "harvest base") == "CO-HARV-13"
    begin(g, GAIN.at(P1, ((HARVEST_TOKEN, 1),)))
    assert g.why_not(P1, "place-token harvest_energy base") == "CO-HARV-13"


@rule("CO-HARV-14", "CO-HARV-5")
@example("ED-103")
def test_a_token_placed_after_harvesting_waits_for_the_next_round() -> None:
    g = harvesting(number=2)
    g.tokens = put(g.tokens, TOKEN["harvest_research"], REGION["r3c4"])
    play(g, "p1 harvest r3c5; p1 harvest r3c4; p1 advance harvest; p1 place-token harvest_gems r3c5")
    give_cards(g, P1, "t18")
    play(g, "p1 play t18")
    assert g.why_not(P1, "harvest r3c5") == "CO-HARV-5"


@rule("CO-POWER-24")
def test_a_card_lets_harvest_without_a_building() -> None:
    g = harvesting(number=1)
    army(g, P1, "r4c4", 1)
    give_cards(g, P1, "t18")
    play(g, "p1 play t18; p1 harvest r4c4")
    assert g.view(P1)["points"] == 1
    assert g.free_harvests == 0
    army(g, P1, "r4c5", 1)
    assert g.why_not(P1, "harvest r4c5") == "CO-HARV-3"


# Recruit
