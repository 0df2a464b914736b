"""Xenos and Gleens (GP-FAC-XENOS, GP-FAC-GLEENS)."""

from __future__ import annotations

import astrarium
from tests.gaia.scenario import Table, table
from tests.marks import example, rule


@rule("GP-FAC-XENOS-1")
def test_xenos_place_a_third_mine_after_all_second_ones() -> None:
    g = astrarium.new("gaia", 2, seed=1)
    g.play(0, "faction xenos")
    g.play(1, "faction terrans")
    for seat, hex in ((0, "1A9"), (1, "1B1"), (1, "3A7"), (0, "2A3"), (0, "3A6")):
        assert g.actors == (seat,)
        g.play(seat, f"settle {hex}")
    assert all(option.notation.startswith("booster ") for option in g.options(1))


def xenos(**third: str) -> Table:
    """A mine and a lab of the Xenos in a row with something else on 1A6."""
    t = table("xenos", "terrans").planet("3A0", "gaia").put("xenos", mine="3A0", research_lab="1A5", **third)
    return t.give("xenos", bowls=(0, 0, 0))


@rule("GP-FAC-XENOS-2")
@example("ED-33")
def test_six_are_enough_for_xenos_with_the_institute_and_too_few_without() -> None:
    t = xenos(planetary_institute="1A6")
    t.play("federate", "include 1A5", "done", "token fed_12vp")
    assert t["xenos"].satellites == 0
    t = xenos(academy_left="1A6")
    assert t.refused("federate") == "GP-FED-1"
    assert t.missing("federate") == {"have": 6, "need": 7}


def galaxy_of_xenos(mine: str, station: str) -> Table:
    """Institute on 3A8, two hexes from a lab on 3C, with the mine two hexes beyond; a trading station somewhere."""
    t = table("xenos", "terrans").bare(desert=f"3A8 3C {mine} {station}").give("xenos", bowls=(9, 0, 0))
    return t.put("xenos", planetary_institute="3A8", research_lab="3C", mine=mine, trading_station=station)


@rule("GP-FAC-XENOS-2", "GP-FED-8")
@example("ED-92")
def test_a_station_behind_a_third_satellite_is_too_much_for_xenos() -> None:
    """First part: institute 3, lab 2 and mine 1 are legal with two satellites."""
    t = galaxy_of_xenos(mine="3A2", station="5A5")
    t.play("federate", "include 3A8", "include 3C", "include 3A2")
    assert t.refused("include 5A5") == "GP-FED-8"
    t.play("done", "token fed_12vp")
    assert t.hexes(t["xenos"].satellites) == ["3B1", "3B4"]
    assert t.hexes(t["xenos"].federated & t["xenos"].colonies) == ["3A2", "3A8", "3C"]


@rule("GP-FED-10")
@example("ED-92")
def test_a_station_beside_one_of_the_two_satellites_belongs_to_the_federation() -> None:
    """Second part."""
    t = galaxy_of_xenos(mine="3A1", station="3A3")
    t.play("federate", "include 3A8", "include 3C", "include 3A1", "include 3A3", "done", "token fed_12vp")
    assert t.hexes(t["xenos"].satellites) == ["3B1", "3B4"]
    assert t.count("xenos", "federation_structure") == 4


@rule("GP-FAC-XENOS-2")
def test_the_institute_of_the_xenos_pays_a_qic_and_no_token() -> None:
    t = table("xenos", "terrans").put("xenos", planetary_institute="2A3").put("terrans", planetary_institute="1B1")
    t.give("xenos", bowls=(0, 0, 3), qic=0, booster="booster_ore_knowledge").give("terrans", bowls=(0, 0, 3), qic=0)
    t.swap_booster("terrans", "booster_mines")
    t.take_income().play("terrans: income institute_1")
    assert (t["xenos"].qic, t["xenos"].bowl1) == (1, 0)
    assert (t["terrans"].qic, t["terrans"].bowl1) == (0, 1)


def gleens(**structures: str) -> Table:
    t = table("gleens", "terrans").put("gleens", **(structures or {"mine": "2A3"}))
    return t.give("gleens", ore=0, credits=15, knowledge=4, qic=0)


@rule("GP-FAC-GLEENS-1", "GP-SETUP-17")
@example("ED-55")
def test_gleens_start_with_five_ore_and_no_qic() -> None:
    """Level 1 of Navigation."""
    t = table("gleens", "terrans")
    assert (t["gleens"].ore, t["gleens"].qic) == (5, 0)
    assert t["gleens"].research == (0, 1, 0, 0, 0, 0)


@rule("GP-FAC-GLEENS-1")
def test_gleens_gain_ore_for_qic_until_the_right_academy_stands() -> None:
    t = gleens()
    events = t.play("research artificial_intelligence")
    assert [event.values["resource"] for event in events if event.kind == "gained"] == ["resource:ore"]
    assert (t["gleens"].ore, t["gleens"].qic) == (1, 0)
    t = gleens(academy_left="2A3")
    t.play("research artificial_intelligence")
    assert (t["gleens"].ore, t["gleens"].qic) == (1, 0)
    t = gleens(academy_right="2A3")
    t.play("research artificial_intelligence")
    assert (t["gleens"].ore, t["gleens"].qic) == (0, 1)


@rule("GP-FAC-GLEENS-1", "GP-TECH-10")
@example("ED-56")
def test_the_tile_of_the_right_academy_already_brings_a_qic() -> None:
    """The academy stands first."""
    t = gleens(research_lab="2A3").give("gleens", ore=6)
    t.play("upgrade 2A3 academy_right", "tile terra")
    assert (t["gleens"].ore, t["gleens"].qic) == (1, 1)
    t = gleens(research_lab="2A3").give("gleens", ore=6)
    t.play("upgrade 2A3 academy_left", "tile terra")
    assert (t["gleens"].ore, t["gleens"].qic) == (2, 0)


@rule("GP-FAC-GLEENS-2")
@example("ED-6")
def test_gleens_pay_ore_for_a_gaia_planet_and_score_two_points() -> None:
    """With 0 Q.I.C. nobody else can."""
    t = gleens(mine="2A3").level("gleens", navigation=2).give("gleens", ore=2, vp=10)
    t.play("build 3B5")
    assert (t["gleens"].ore, t["gleens"].credits, t["gleens"].vp) == (0, 13, 12)
    t = table("xenos", "terrans").put("xenos", mine="2A3").level("xenos", navigation=2).give("xenos", ore=9, qic=0)
    assert t.refused("build 3B5") == "GP-HAB-2"


@rule("GP-FAC-GLEENS-2")
def test_gleens_lack_the_ore_for_a_gaia_planet_with_one() -> None:
    t = gleens().level("gleens", navigation=2).give("gleens", ore=1, qic=5)
    assert t.refused("build 3B5") == "GP-HAB-4"
    assert t.missing("build 3B5") == {"have": 1, "need": 2}


@rule("GP-FAC-GLEENS-3", "GP-TILE-6")
@example("ED-57")
def test_the_institute_of_the_gleens_brings_their_token_as_a_federation_does() -> None:
    """In round 4 a federation token scores 5 points."""
    t = table("gleens", "terrans", round=4).put("gleens", trading_station="2A3")
    t.give("gleens", ore=4, credits=6, knowledge=0, vp=10)
    t.play("upgrade 2A3 planetary_institute")
    p = t["gleens"]
    assert (p.ore, p.knowledge, p.credits, p.vp) == (1, 1, 2, 15)
    assert t.count("gleens", "federation_token") == 1
    assert p.federated == 0


@rule("GP-FAC-GLEENS-3")
def test_the_token_of_the_gleens_is_green_and_can_be_flipped() -> None:
    t = table("gleens", "terrans").put("gleens", trading_station="2A3").level("gleens", science=4)
    t.give("gleens", ore=4, credits=6, knowledge=0)
    t.play("upgrade 2A3 planetary_institute")
    t.give("gleens", knowledge=8).turn("gleens").play("research science")
    assert t["gleens"].research[5] == 5
    t.turn("gleens").level("gleens", economy=4).give("gleens", knowledge=4)
    assert t.refused("research economy") == "GP-RES-3"


@rule("GP-FAC-GLEENS-4")
def test_gleens_cannot_extend_their_range_before_the_right_academy() -> None:
    t = gleens(mine="2A3").give("gleens", ore=5)
    t.play("research artificial_intelligence")
    t.turn("gleens")
    assert t.distance("2A3", "1A6") == 2
    assert t.refused("build 1A6") == "GP-RANGE-4"
    assert t.missing("build 1A6") == {"have": 0, "need": 1}
    t = gleens(academy_right="2A3").give("gleens", ore=8)
    t.play("research artificial_intelligence")
    t.turn("gleens").play("build 1A6")
    assert t["gleens"].qic == 0


@rule("GP-FAC-GLEENS-5")
@example("ED-100")
def test_gleens_gain_ore_for_every_qic_whatever_it_comes_from() -> None:
    """4 power, the token with a Q.I.C., and the same token again after the academy."""
    t = gleens(mine="2A3").give("gleens", bowls=(0, 0, 4))
    t.play("convert power_to_qic")
    assert (t["gleens"].ore, t["gleens"].qic) == (1, 0)
    t = gleens(planetary_institute="1A6", academy_left="1A5", mine="2A3").give("gleens", bowls=(9, 0, 0), vp=10)
    t.planet("3A0", "gaia").put("gleens", mine="3A0")
    t.play("federate", "include 1A5", "done", "token fed_qic")
    assert (t["gleens"].ore, t["gleens"].qic, t["gleens"].vp) == (1, 0, 18)
    t = gleens(academy_right="2A3").tokens("gleens", "fed_qic").give("gleens", qic=3, vp=10)
    t.play("action qic_rescore_federation", "rescore fed_qic")
    assert (t["gleens"].ore, t["gleens"].qic, t["gleens"].vp) == (0, 1, 18)


@rule("GP-FAC-GLEENS-5")
def test_the_booster_brings_gleens_ore_and_the_qic_only_after_the_academy() -> None:
    t = gleens(mine="2A3").give("gleens", booster="booster_credits_qic")
    t.take_income()
    assert (t["gleens"].ore, t["gleens"].qic) == (3, 0)
    t = gleens(academy_right="2A3").give("gleens", booster="booster_credits_qic")
    t.take_income()
    assert (t["gleens"].ore, t["gleens"].qic) == (1, 1)


@rule("GP-FAC-GLEENS-2", "GP-FAC-GLEENS-5")
def test_a_gaia_planet_costs_gleens_ore_after_the_academy_too() -> None:
    t = gleens(academy_right="2A3").level("gleens", navigation=2).give("gleens", ore=2, qic=1)
    t.play("build 3B5")
    assert (t["gleens"].ore, t["gleens"].qic) == (0, 1)
