"""The table before the first round (CO-SETUP, CO-COUNT)."""

from __future__ import annotations

import pytest

import astrarium
from astrarium.games.chaos_order import tables
from astrarium.games.chaos_order.board_map import BORDER_OF
from astrarium.games.chaos_order.faction_rules import NUMBER_OF, faction_rules
from astrarium.games.chaos_order.setup import (
    BASES,
    LAY_NEUTRALS,
    PRINTED_MOUNTAINS,
    STARTERS,
    land_around,
    set_up_faction,
)
from astrarium.games.chaos_order.state import IN_BOX, ChaosOrder
from astrarium.kernel.errors import BadSetting
from astrarium.kernel.pools import bag_size
from astrarium.kernel.position import CHANCE
from astrarium.kernel.records import Record
from tests.chaos_order.scenario import (
    DEFAULT,
    P1,
    P2,
    P3,
    P4,
    REGION,
    actors,
    begin,
    fighters,
    have,
    leaders_kept,
    new_game,
    options,
    place_of,
    play,
    resources,
    step,
    table,
)
from tests.marks import example, rule


def chosen(factions: str) -> ChaosOrder:
    """The factions are chosen, and nothing else has happened."""
    names = factions.split()
    g = new_game(len(names))
    play(g, "; ".join([f"p{seat + 1} choose-faction {name}" for seat, name in enumerate(names)]))
    return g


def placing(factions: str) -> ChaosOrder:
    """The factions are chosen, and bases are placed."""
    return begin(chosen(factions), BASES.at())


@rule("CO-SETUP-1", "CO-SETUP-37")
def test_factions_are_chosen_in_seat_order_and_never_twice() -> None:
    g = new_game(3)
    assert actors(g) == (P1,)
    p = g.view(None)["players"][P1]
    assert (p["faction"], p["base"], p["region_count"], p["fame_goal"]) == (None, None, 0, 0)
    play(g, "p1 choose-faction leyrien")
    assert actors(g) == (P2,)
    assert g.why_not(P2, "choose-faction leyrien") == "CO-SETUP-1"
    play(g, "p2 choose-faction ai; p3 choose-faction jrayek")
    assert [tables.NAMES["faction"][p.faction] for p in g.players] == ["leyrien", "ai", "jrayek"]
    with pytest.raises(BadSetting, match="2 to 5"):
        astrarium.new("chaos_order", 6, {})


@rule("CO-SETUP-7", "CO-SETUP-9", "CO-SETUP-10")
def test_what_every_faction_has_at_the_start() -> None:
    p = chosen("circadians ai").view(P1)["players"][P1]
    assert (p["energy"], p["gems"], p["fame"]) == (6, 1, 0)
    assert set(p["columns"].values()) == {1}
    assert (p["price_tiles"], p["vault"]) == (["1", "3", "4", "5"], ["2", "6"])


@rule("CO-SETUP-3")
def test_a_faction_board_at_the_start() -> None:
    g = chosen("circadians ai")
    circadians, ai = g.view(P1)["players"]
    assert (circadians["areas"], ai["areas"], ai["reserve"]) == ([6, 2, 0], [13], 10)
    assert circadians["foundations"] == []
    assert not any([card["is_upgraded"] for card in circadians["attributes"]])
    assert [ai["buildings"][kind]["built"] for kind in ("factory", "outpost", "stronghold")] == [0, 0, 0]
    assert circadians["hand"] == []


@rule("CO-SETUP-4", "CO-SETUP-5", "CO-OXA-7")
def test_leaders_are_returned_at_the_same_time_and_shown_together() -> None:
    g = chosen("zcharo oxataya")
    assert actors(g) == (P1, P2)
    play(g, "p1 return-leader oachra; p2 return-leader rhan")
    assert Record.of(g, P2).moves[-2] == (P1, "?")
    assert g.why_not(P1, "return-leader oachra") == "CO-SETUP-4"
    assert g.why_not(P1, "return-leader rhan") == "CO-SETUP-4"
    assert leaders_kept(g, P1) == ["oachra", "cahzor", "zucalah", "ejax", "urzo"]
    play(g, "p2 return-leader onari; p1 return-leader ejax")
    assert leaders_kept(g, P1) == ["cahzor", "zucalah", "urzo"]
    assert leaders_kept(g, P2) == ["tovati", "azaru", "xanya", "latanja"]


@rule("CO-SETUP-6", "CO-SETUP-8", "CO-SETUP-13")
def test_deck_tokens_and_neutral_tiles_at_the_start() -> None:
    g = new_game(4)
    assert bag_size(g.cards) == 50
    assert g.view(None)["discards"] == []
    assert len(g.view(None)["tokens"]) == 6
    pairs = {players: tables.FACTION_COUNTS[players].neutral_price_pairs for players in range(2, 6)}
    assert pairs == {2: ("neutral_bank",), 3: ("neutral_neighbours", "neutral_bank"), 4: ("neutral_bank",), 5: ()}


@rule("CO-SETUP-11", "CO-SETUP-12")
def test_the_gun_goes_to_the_faction_furthest_left_in_the_vault() -> None:
    g = chosen("oxataya zcharo ai")
    assert g.gun == P3
    g = chosen("jrayek leyrien")
    assert g.gun == P2


@rule("CO-SETUP-31")
def test_chance_deals_the_land_tiles() -> None:
    games = [astrarium.new("chaos_order", 3, {}, seed=seed) for seed in range(8)]
    assert len({str(g.rules.setup(g)) for g in games}) > 1


@rule("CO-SETUP-14")
@pytest.mark.parametrize(("players", "land", "tunnels"), [(2, 10, 0), (3, 13, 0), (4, 16, 1), (5, 19, 2)])
def test_land_by_number_of_factions(players: int, land: int, tunnels: int) -> None:
    g = new_game(players)
    view = g.view(None)
    assert len([region for region in view["regions"].values() if region["use"] == "land"]) == land
    assert len(view["tunnels"]) == tunnels
    count = tables.FACTION_COUNTS[players]
    assert count.land_regions == land == 2 * players + count.neutral_foundations_used
    wrong = dict(g.rules.setup(g))
    with pytest.raises(ValueError, match="land tiles"):
        g.rules.start(2 if players > 2 else 3, g.settings, wrong)


@rule("CO-COUNT-1", "CO-COUNT-2")
def test_what_two_and_three_factions_use() -> None:
    two, three = tables.FACTION_COUNTS[2], tables.FACTION_COUNTS[3]
    assert (two.land_tile_sets, two.neutral_foundations_used, two.prices_per_faction) == ((), 6, 2)
    assert (three.land_tile_sets, three.neutral_foundations_used, three.prices_per_faction) == (("yellow",), 7, 1)
    assert [len(new_game(players).view(None)["tunnels"]) for players in (2, 3)] == [0, 0]


@rule("CO-COUNT-3", "CO-COUNT-4")
def test_what_four_and_five_factions_use() -> None:
    four, five = tables.FACTION_COUNTS[4], tables.FACTION_COUNTS[5]
    assert (four.land_tile_sets, four.neutral_foundations_used) == (("yellow", "blue"), 8)
    assert (five.land_tile_sets, five.neutral_foundations_used) == (("yellow", "blue", "red"), 9)
    assert new_game(4).view(None)["tunnels"] == [["r3c6", "r6c2"]]
    assert new_game(5).view(None)["tunnels"] == [["r3c6", "r6c2"], ["r3c1", "r6c6"]]


@rule("CO-SETUP-16", "CO-SETUP-17")
@example("EX-1")
def test_base_slots_by_number_of_factions() -> None:
    g = placing("zcharo ai")
    assert options(g, "base", P2) == []
    assert options(g, "base", P1) == ["r2c5", "r4c1", "r6c4"]
    play(g, "p1 base r6c4")
    g = placing(DEFAULT[3])
    assert g.terrains[REGION["r6c4"]]
    assert options(g, "base", P3) == ["r2c5", "r3c2", "r5c1", "r5c6", "r7c4"]
    assert g.why_not(P3, "base r6c4") == "CO-SETUP-16"


def lay_first(g: ChaosOrder) -> None:
    """Chance takes the first outcome until somebody must decide."""
    while actors(g) == (CHANCE,):
        g.play(CHANCE, g.actions(CHANCE)[0])


def placed_by_four() -> ChaosOrder:
    """All four bases of the rulebook's example are placed, with the first of the chances."""
    g = placing("circadians ai zcharo jrayek")
    play(g, "p4 base r2c5; p4 keep-pair r3c4-r3c5")
    play(g, "chance lay-foundation start_jrayek_research; p3 base r5c6; p3 keep-pair r5c5-r6c6")
    lay_first(g)
    play(g, "p2 base r7c4; p2 keep-pair r6c3-r6c4")
    lay_first(g)
    return g


@rule("CO-SETUP-15", "CO-SETUP-19", "CO-SETUP-21")
@example("EX-2")
def test_bases_of_four_factions() -> None:
    g = placing("circadians ai zcharo jrayek")
    assert g.gun == P1
    assert actors(g) == (P4,)
    play(g, "p4 base r2c5")
    assert options(g, "keep-pair", P4) == ["r3c4-r3c5", "r3c5-r3c6"]
    assert g.why_not(P4, "keep-pair r3c3-r3c4") == "CO-SETUP-19"
    play(g, "p4 keep-pair r3c4-r3c5")
    assert g.view(P1)["mountains"] == ["r2c5-r3c6"]
    assert actors(g) == (CHANCE,)
    assert len(g.actions(CHANCE)) == 2
    play(g, "chance lay-foundation start_jrayek_research")
    assert [g.sites[REGION[name]][0][0] for name in ("r3c4", "r3c5")] == [9, 8]
    assert actors(g) == (P3,)
    assert g.why_not(P3, "base r2c5") == "CO-SETUP-16"
    g = placed_by_four()
    assert options(g, "base", P1) == ["r3c2", "r5c1"]
    play(g, "p1 base r5c1")
    lay_first(g)
    assert g.view(None)["players"][P1]["base"] == "r5c1"
    assert len(g.view(P1)["mountains"]) == 3


@rule("CO-SETUP-22", "CO-SETUP-23", "CO-SETUP-24")
@example("EX-2")
def test_neutral_foundations_of_four_factions() -> None:
    g = placed_by_four()
    play(g, "p1 base r5c1")
    lay_first(g)
    begin(g, LAY_NEUTRALS.at())
    assert len(options(g, "remove-foundation", CHANCE)) == 3
    assert all(["relic" not in name for name in options(g, "remove-foundation", CHANCE)])
    lay_first(g)
    land = [n for n, terrain in enumerate(g.terrains) if 0 < terrain < 4]
    assert len(land) == 16
    assert all([len(g.sites[region]) == 1 for region in land])
    assert g.removed_foundations.bit_count() == 1
    assert len([region for region in g.relics if region >= 0]) == 6
    for relic, region in enumerate(g.relics):
        assert g.view(None)["regions"][tables.NAMES["region"][region]]["sites"][0]["relic"] == relic + 1


@rule("CO-SETUP-35")
def test_no_relic_stands_next_to_a_base() -> None:
    g = placed_by_four()
    play(g, "p1 base r5c1")
    lay_first(g)
    begin(g, LAY_NEUTRALS.at())
    lay_first(g)
    starting = [region for p in g.players for region in p.anchors]
    assert min(g.relics) >= 0
    assert len(starting) == 8
    assert not {*starting} & {*g.relics}


@rule("CO-SETUP-18", "CO-SETUP-20", "CO-SETUP-29")
@example("ED-83")
def test_the_oxataya_shut_the_lake_at_their_base() -> None:
    g = placing("oxataya zcharo ai jrayek leyrien")
    play(g, "p1 base r5c6; p1 keep-pair r5c5-r6c6")
    assert g.view(P1)["mountains"] == ["r4c5-r5c6", "r4c6-r5c6"]
    g = placing("zcharo ai jrayek leyrien circadians")
    play(g, "p3 base r5c6; p3 keep-pair r5c5-r6c6")
    assert g.view(P1)["mountains"] == ["r4c5-r5c6"]


@rule("CO-SETUP-19", "CO-SETUP-28")
@example("ED-81")
def test_two_factions_may_choose_the_slot_beside_a_printed_mountain() -> None:
    g = placing("ai zcharo")
    play(g, "p2 base r4c1")
    assert actors(g) == (CHANCE,)
    assert g.view(P1)["mountains"] == []
    begin(g, PRINTED_MOUNTAINS.at())
    p = g.players[P2]
    assert {*p.anchors} == {REGION["r4c2"], REGION["r5c2"]}
    assert not g.neighbours[REGION["r4c2"]] >> REGION["r5c2"] & 1
    assert g.mountains == sum([1 << BORDER_OF[place.between] for place in tables.MOUNTAIN_PLACES])


@rule("CO-SETUP-19")
@example("ED-82")
def test_four_land_regions_around_a_base() -> None:
    g = placing("zcharo ai jrayek leyrien oxataya")
    play(g, "p5 base r3c2")
    assert options(g, "keep-pair", 4) == ["r2c3-r3c3", "r3c1-r4c2", "r3c3-r4c2"]
    play(g, "p5 keep-pair r3c1-r4c2")
    assert g.view(P1)["mountains"] == ["r2c3-r3c2", "r3c2-r3c3"]


@rule("CO-SETUP-25", "CO-SETUP-26", "CO-LEAD-7")
@example("ED-77")
def test_the_starting_leader_costs_its_gems() -> None:
    g = table()
    begin(g, STARTERS.at())
    assert g.gun == P2
    assert actors(g) == (P2,)
    begin(g, STARTERS.resumed(-1, (P1,)))
    assert g.why_not(P1, "start-leader oachra r4c4") == "CO-SETUP-25"
    play(g, "p1 start-leader oachra r3c4")
    assert resources(g, P1) == (6, 0)
    assert place_of(g, P1, "oachra") == "r3c4"
    g = table()
    have(g, P1, 6, 0)
    p = g.players[P1]
    p.leaders = (*p.leaders[:1], IN_BOX, *p.leaders[2:])
    begin(g, STARTERS.resumed(-1, (P1,)))
    assert g.why_not(P1, "start-leader oachra r3c4") == "CO-SETUP-26"
    assert g.why_not(P1, "start-leader cahzor r3c4") == "CO-LEAD-7"
    assert g.why_not(P1, "start-leader sable r3c4") == "CO-LEAD-7"
    assert g.why_not(P1, "start-leader ejax r3c5") is None


@rule("CO-SETUP-27")
@example("ED-78")
def test_start_fighters_stand_in_both_regions() -> None:
    g = table()
    begin(g, STARTERS.resumed(-1, (P1,)))
    play(g, "p1 start-leader ejax r3c4")
    assert options(g, "start-fighters") == [f"r3c4 {n}" for n in range(1, 6)]
    assert g.why_not(P1, "start-fighters r3c4 6") == "CO-SETUP-27"
    assert g.why_not(P1, "start-fighters r3c4 0") == "CO-SETUP-27"
    play(g, "p1 start-fighters r3c4 2")
    assert (fighters(g, P1, "r3c4"), fighters(g, P1, "r3c5")) == (2, 4)


@rule("CO-SETUP-30")
def test_the_left_neighbour_is_the_next_clockwise() -> None:
    g = table()
    g.gun = P3
    begin(g, STARTERS.at())
    play(g, "p3 start-leader lynke r5c2; p3 start-fighters r5c2 1")
    assert actors(g) == (P1,)


@rule("CO-SETUP-32", "CO-SETUP-33", "CO-SETUP-34")
def test_pieces_of_single_factions() -> None:
    g = chosen("circadians ai leyrien")
    assert g.view(P1)["intel"] == {"ai": "supply", "leyrien": "supply"}
    assert [standee["place"] for standee in g.view(P1)["rhyzu"]] == [None] * 3
    assert g.view(P1)["players"][P3]["morale"] == {"strength": 4, "fame": 4}
    assert g.players[P2].reserve == 10
    assert g.players[P2].traps == 0
    g = chosen("zcharo ai")
    assert g.view(P1)["intel"] == {}


@rule("CO-SETUP-36")
def test_the_land_around_base_slots_is_never_shared() -> None:
    for players in range(2, 6):
        g = new_game(players)
        slots = [n for n, region in enumerate(tables.REGIONS) if region.use(players) == "base_slot"]
        land = [n for slot in slots for n in land_around(g, slot)]
        assert len(set(land)) == len(land)
        assert len(land) >= 2 * players


@rule("CO-SETUP-38")
def test_the_order_of_the_setup() -> None:
    g = new_game(2)
    play(g, "p1 choose-faction zcharo; p2 choose-faction ai")
    assert step(g) == "SEALED_LEADERS"
    play(g, "p1 return-leader oachra; p1 return-leader urzo; p2 return-leader adecai; p2 return-leader demo")
    assert step(g) == "CHOOSING_BASE"
    assert actors(g) == (P1,)
    play(g, "p1 base r2c5; chance lay-foundation start_zcharo_card; p2 base r6c4; chance lay-foundation start_ai_gem")
    lay_first(g)
    assert step(g) == "STARTING_LEADER"
    assert actors(g) == (P2,)
    play(g, "p2 start-leader xiao r5c4; p2 start-fighters r5c4 3; p1 start-leader ejax r3c4")
    assert g.mountains == 0
    assert g.round == 0
    play(g, "p1 start-fighters r3c4 3")
    assert g.mountains.bit_count() == 3
    assert (g.round, step(g)) == (1, "PRICING")


def test_set_up_faction_is_what_choosing_does() -> None:
    """The prepared positions of these tests begin as games do."""
    g, h = chosen("leyrien ai"), new_game(2)
    for seat, name in enumerate(("leyrien", "ai")):
        set_up_faction(h, seat, NUMBER_OF[name])
        faction_rules(h, seat).all_chosen(h, seat)
    assert [p.values() for p in g.players] == [p.values() for p in h.players]
