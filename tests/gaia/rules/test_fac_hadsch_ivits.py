"""Hadsch Hallas and Ivits (GP-FAC-HADSCH, GP-FAC-IVITS)."""

from __future__ import annotations

import astrarium
from tests.gaia.scenario import Table, table
from tests.marks import example, rule


def hadsch(credits: int, **structures: str) -> Table:
    t = table("hadsch_hallas", "terrans").put("hadsch_hallas", **(structures or {"planetary_institute": "1A6"}))
    return t.give("hadsch_hallas", ore=0, knowledge=0, qic=0, credits=credits, bowls=(0, 0, 0))


@rule("GP-FAC-HADSCH-1")
@example("EX-40")
def test_three_credits_buy_an_ore_with_the_institute() -> None:
    t = hadsch(credits=3)
    t.play("convert hadsch_credits_to_ore")
    assert (t["hadsch_hallas"].ore, t["hadsch_hallas"].credits) == (1, 0)


@rule("GP-FAC-HADSCH-1")
def test_four_credits_buy_a_qic_or_a_knowledge() -> None:
    t = hadsch(credits=9)
    t.play("convert hadsch_credits_to_qic", "convert hadsch_credits_to_knowledge")
    p = t["hadsch_hallas"]
    assert (p.qic, p.knowledge, p.credits) == (1, 1, 1)


@rule("GP-FAC-HADSCH-1")
def test_credits_buy_nothing_without_the_institute_or_for_others() -> None:
    t = hadsch(credits=9, mine="1A6")
    assert t.refused("convert hadsch_credits_to_ore") == "GP-FAC-HADSCH-1"
    t = table("terrans", "hadsch_hallas").put("terrans", planetary_institute="1B1").give("terrans", credits=9)
    assert t.refused("convert hadsch_credits_to_qic") == "GP-FAC-HADSCH-1"


@rule("GP-FAC-HADSCH-2")
@example("ED-105")
def test_credits_and_power_are_not_mixed_and_credits_pay_no_board_action() -> None:
    t = hadsch(credits=2).give("hadsch_hallas", bowls=(0, 0, 1))
    assert t.refused("convert hadsch_credits_to_ore") == "GP-FAC-HADSCH-2"
    assert t.missing("convert hadsch_credits_to_ore") == {"have": 2, "need": 3}
    t = hadsch(credits=9).give("hadsch_hallas", bowls=(0, 0, 3))
    assert t.refused("action power_2_ore") == "GP-ACT-1"
    assert [free for free in t.options("convert") if "credits" in free] == [
        "hadsch_credits_to_qic", "hadsch_credits_to_ore", "hadsch_credits_to_knowledge",
    ]  # fmt: skip


@rule("GP-FAC-IVITS-1")
def test_ivits_place_only_their_institute_and_do_so_last() -> None:
    g = astrarium.new("gaia", 2, seed=1)
    g.play(0, "faction ivits")
    g.play(1, "faction xenos")
    for hex in ("1A9", "2A3", "3A6"):
        assert g.actors == (1,)
        g.play(1, f"settle {hex}")
    assert g.actors == (0,)
    assert g.why_not(0, "settle 3A7") == "GP-SETUP-30"
    g.play(0, "settle 1A6")
    hexes = g.view(None)["hexes"]
    assert [hexes[name].get("structure") for name in ("1A6", "1A9")] == ["planetary_institute", "mine"]
    supply = g.view(None)["players"][0]["structures"]
    assert (supply["mine"]["built"], supply["planetary_institute"]["built"]) == (0, 1)
    assert g.actors == (1,)


@rule("GP-CHARGE-2", "GP-CHARGE-3")
@example("EX-35")
def test_a_mine_of_the_ivits_lets_the_best_structure_of_each_neighbour_charge() -> None:
    """A Xenos mine charges 1 for nothing, an Itar institute 3 for 2 points."""
    t = table("ivits", "xenos", "itars").put("ivits", planetary_institute="1B1").give("ivits", ore=9, qic=1)
    t.put("xenos", mine="2A3").put("itars", planetary_institute="2B1", mine="3B5")
    t.give("xenos", bowls=(4, 0, 0), vp=10).give("itars", bowls=(4, 0, 0), vp=10)
    t.play("build 1A6", "end", "xenos: charge 1", "itars: charge 3")
    assert (t["xenos"].vp, t["itars"].vp) == (10, 8)
    assert t["itars"].bowl2 == 3


def federated(value: int, tokens: int) -> Table:
    """Ivits whose federation on adjacent hexes has this total power value, 12 to 16."""
    t = table("ivits", "terrans").bare(oxide="1A6 1A5 3A0 3B0", ice="3B1 3B2 3C 3A1 3A2 3A3 3B3 3B4 3B5")
    t.put("ivits", planetary_institute="1A6", academy_left="1A5", academy_right="3A0", research_lab="3B0")
    t.federation("ivits", "1A6 1A5 3A0 3B0").give("ivits", qic=0, federations=tokens, bowls=(0, 0, 0))
    return t.put("ivits", mine=" ".join(("3B1", "3C", "3A1", "3B5", "3B2")[: value - 11]))


@rule("GP-FAC-IVITS-2", "GP-FAC-IVITS-3")
@example("ED-36")
def test_the_second_token_needs_a_total_of_fourteen_which_neighbours_bring_about() -> None:
    t = federated(value=12, tokens=1)
    assert t.refused("federate") == "GP-FED-1"
    assert t.missing("federate") == {"have": 12, "need": 14}
    t.put("ivits", mine="3C 3A1")
    t.play("federate", "done", "token fed_12vp")
    assert t["ivits"].satellites == 0
    assert t["ivits"].federations == 2


@rule("GP-FAC-IVITS-3")
def test_an_upgrade_inside_the_federation_raises_its_total() -> None:
    t = federated(value=13, tokens=1).give("ivits", ore=9, credits=9)
    assert t.refused("federate") == "GP-FED-1"
    t.play("upgrade 3B1 trading_station")
    t.turn("ivits").play("federate", "done", "token fed_12vp")


@rule("GP-FAC-IVITS-2")
@example("ED-37")
def test_the_token_of_terraforming_does_not_raise_the_threshold() -> None:
    t = federated(value=13, tokens=1).tokens("ivits", "fed_ore").level("ivits", terraforming=4)
    t.give("ivits", knowledge=4).play("research terraforming")
    assert t.count("ivits", "federation_token") == 2
    t.turn("ivits")
    assert t.missing("federate") == {"have": 13, "need": 14}


@rule("GP-FAC-IVITS-4")
@example("ED-38")
def test_a_satellite_costs_the_ivits_a_qic_and_no_token() -> None:
    t = table("ivits", "terrans").bare(oxide="3A8 3C 3B0")
    t.put("ivits", planetary_institute="3A8", academy_left="3C", mine="3B0")
    t.give("ivits", qic=0, bowls=(9, 0, 0))
    assert t.refused("federate") == "GP-FED-18"
    t.give("ivits", qic=1).play("federate", "include 3A8", "include 3B0", "done", "token fed_12vp")
    assert (t["ivits"].qic, t["ivits"].bowl1) == (0, 9)
    assert t.hexes(t["ivits"].satellites) == ["3B4"]


@rule("GP-FAC-IVITS-5")
def test_a_space_station_goes_on_an_accessible_hex_without_planet_or_station() -> None:
    t = table("ivits", "terrans").put("ivits", planetary_institute="1A6").give("ivits", qic=1)
    t.play("special space_station")
    assert t.refused("station 1A5") == "GP-FAC-IVITS-5"
    assert t.refused("station 5B0") == "GP-RANGE-4"
    t.play("station 1C")
    assert t.distance("1A6", "1C") == 2
    assert t["ivits"].qic == 0
    assert t.hexes(t["ivits"].stations) == ["1C"]
    t.turn("ivits").give("ivits", used=0).play("special space_station")
    assert t.refused("station 1C") == "GP-FAC-IVITS-5"


@rule("GP-FAC-IVITS-5")
def test_booster_five_does_not_help_a_space_station() -> None:
    t = table("ivits", "terrans").put("ivits", planetary_institute="1A6").give("ivits", booster="booster_range", ore=9)
    t.give("ivits", qic=0).play("special booster_range")
    assert t.options("station") == []
    t.turn("ivits").play("special space_station")
    assert max(t.distance("1A6", hex) for hex in t.options("station")) == 1
    assert t.refused("station 1C") == "GP-RANGE-4"
    assert t.missing("station 1C") == {"have": 0, "need": 1}
    t.play("station 1B3")
    assert t.hexes(t["ivits"].stations) == ["1B3"]


@rule("GP-FAC-IVITS-6", "GP-CHARGE-1")
@example("ED-45")
def test_a_space_station_charges_nothing_and_is_no_neighbour() -> None:
    t = table("terrans", "ivits").put("terrans", mine="1B1")
    t.put("ivits", planetary_institute="4B0", space_station="1B2")
    t.give("ivits", bowls=(4, 0, 0)).give("terrans", ore=2, credits=5)
    assert t.refused("upgrade 1B1 trading_station") == "GP-UPG-13"
    t.give("terrans", credits=6).play("upgrade 1B1 trading_station", "end")
    assert t.options("charge") == []
    t.put("ivits", mine="1A5").give("terrans", ore=4, credits=6).turn("terrans")
    t.play("upgrade 1B1 planetary_institute", "end", "ivits: charge 1")


@rule("GP-FAC-IVITS-6")
def test_range_is_counted_from_a_space_station() -> None:
    t = table("ivits", "terrans").put("ivits", planetary_institute="4B0").give("ivits", qic=0, ore=9)
    assert t.refused("build 1A5") == "GP-RANGE-4"
    t.put("ivits", space_station="1B2").play("build 1A5")
    assert t["ivits"].qic == 0


@rule("GP-FAC-IVITS-6")
@example("ED-29")
def test_others_put_satellites_where_a_space_station_stands() -> None:
    t = table("terrans", "ivits").bare(terra="3A8 3C 3B0").put("ivits", space_station="3B4")
    t.put("terrans", planetary_institute="3A8", academy_left="3C", mine="3B0").give("terrans", bowls=(1, 0, 0))
    t.play("federate", "include 3A8", "include 3B0", "done", "token fed_12vp")
    assert t.hexes(t["terrans"].satellites) == ["3B4"]


@rule("GP-FAC-IVITS-6", "GP-END-5")
@example("ED-103")
def test_stations_count_with_the_satellites_and_neither_as_structures_nor_for_sectors() -> None:
    t = table("ivits", "terrans").put("ivits", planetary_institute="1A6", space_station="2C 3C 4C")
    t.satellites("ivits", "1C 1B0 1B2 1B3")
    counts = [t.count("ivits", per) for per in ("satellite", "structure", "sector", "planet_type")]
    assert counts == [7, 1, 1, 1]


@rule("GP-FAC-IVITS-7")
def test_there_is_no_seventh_space_station() -> None:
    t = table("ivits", "terrans").put("ivits", planetary_institute="1A6", space_station="1C 1B0 1B2 1B3 1B4")
    t.play("special space_station", "station 1A4")
    t.turn("ivits").give("ivits", used=0)
    assert t.refused("special space_station") == "GP-SPEC-7"


@rule("GP-FAC-IVITS-8")
def test_the_first_federation_of_the_ivits_need_not_contain_the_institute() -> None:
    t = table("ivits", "terrans").put("ivits", planetary_institute="5A3", space_station="3B0")
    t.planet("3A0", "gaia").put("ivits", academy_left="1A5", academy_right="3A0").give("ivits", qic=0)
    t.play("federate", "include 1A5", "done", "token fed_12vp")
    assert t.hexes(t["ivits"].federated) == ["1A5", "3A0", "3B0"]


@rule("GP-FAC-IVITS-8")
def test_the_first_federation_of_the_ivits_needs_seven() -> None:
    t = table("ivits", "terrans").planet("3A0", "gaia").put("ivits", planetary_institute="1A6", academy_left="1A5")
    assert t.missing("federate") == {"have": 6, "need": 7}


@rule("GP-FAC-IVITS-2", "GP-FAC-IVITS-9")
@example("ED-102")
def test_a_station_beside_the_federation_joins_it_and_the_next_action_gives_one_token() -> None:
    """Two tokens of federations and the one of Terraforming ask for 21, then 28."""
    t = federated(value=16, tokens=2).tokens("ivits", "fed_ore", "fed_qic", "fed_credits")
    t.put("ivits", trading_station="3B3 3B4")
    assert t.missing("federate") == {"have": 20, "need": 21}
    t.play("special space_station", "station 1B3")
    t.turn("ivits").play("federate", "done", "token fed_12vp")
    assert t["ivits"].qic == 0
    assert t.count("ivits", "federation_token") == 4
    t.turn("ivits")
    assert t.missing("federate") == {"have": 21, "need": 28}


@rule("GP-FAC-IVITS-9")
def test_one_action_gives_one_token_even_if_the_total_would_do_for_two() -> None:
    t = federated(value=14, tokens=0)
    t.play("federate", "done", "token fed_12vp")
    assert t.count("ivits", "federation_token") == 1
    t.turn("ivits").play("federate", "done", "token fed_ore")
    assert t.count("ivits", "federation_token") == 2


@rule("GP-FAC-IVITS-9")
def test_a_mine_beside_the_federation_joins_it_without_a_token() -> None:
    t = federated(value=12, tokens=1).give("ivits", ore=9)
    t.play("build 3C", "end")
    assert "3C" in t.hexes(t["ivits"].federated)
    assert t["ivits"].tokens == ()
    t.turn("ivits")
    assert t.missing("federate") == {"have": 13, "need": 14}
    assert "1A4" in t.planet("1A4", "ice").put("ivits", mine="1A4").hexes(t["ivits"].federated)  # beside 1A5


@rule("GP-FAC-IVITS-10")
def test_a_station_may_stand_on_an_own_satellite_but_not_on_the_lost_planet() -> None:
    t = federated(value=13, tokens=1).satellites("ivits", "1B3").lost_planet("terrans", "1B2")
    assert t.missing("federate") == {"have": 13, "need": 14}
    t.play("special space_station")
    assert t.refused("station 1B2") == "GP-FAC-IVITS-5"
    t.play("station 1B3")
    t.turn("ivits").play("federate", "done", "token fed_12vp")
    assert t.count("ivits", "satellite") == 2
