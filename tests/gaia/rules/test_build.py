"""Building a mine (GP-BUILD) and what makes a planet habitable (GP-HAB)."""

from __future__ import annotations

import pytest

from astrarium.games.gaia import ids
from tests.gaia.scenario import Table, table
from tests.marks import example, rule


def neighbour(kind: str, faction: str = "terrans", home: str = "terra") -> Table:
    """A mine on 1B1, a planet of some type beside it on 1C, nothing else; 15 ore, 30 credits, no QIC."""
    t = table(faction, "taklons").bare(**{home: "1B1"}).planet("1C", kind).put(faction, mine="1B1")
    return t.give(faction, ore=15, credits=30, qic=0, bowls=(0, 0, 5))


@rule("GP-BUILD-0")
def test_a_mine_colonizes_its_planet() -> None:
    t = neighbour("oxide")
    t.play("build 1C")
    assert t.at("1C") == "terrans mine"
    assert t.hexes(t["terrans"].colonies) == ["1B1", "1C"]
    assert (t.count("terrans", "structure"), t.count("terrans", "planet_type")) == (2, 2)


@rule("GP-BUILD-1", "GP-HAB-1")
@example("ED-1")
def test_a_mine_on_a_planet_of_the_home_type_costs_one_ore_and_two_credits() -> None:
    """With 2 credits and no ore it is illegal, 1 ore is missing."""
    t = neighbour("terra").give("terrans", ore=0, credits=2)
    assert t.refused("build 1C") == "GP-BUILD-1"
    assert t.missing("build 1C") == {"have": 0, "need": 1}
    t.give("terrans", ore=1, credits=1)
    assert t.refused("build 1C") == "GP-BUILD-1"
    assert t.missing("build 1C") == {"have": 1, "need": 2}
    t.give("terrans", credits=2, knowledge=0).play("build 1C")
    assert t.purse("terrans") == (0, 0, 0, 0)


@rule("GP-BUILD-2", "GP-SUPPLY-1")
@example("ED-2")
def test_nobody_builds_a_ninth_mine() -> None:
    """Eight mines on the map, none on the board, resources enough."""
    eight = "1B1 1A3 1B2 1B3 1B4 1A5 1A6 1A7"
    t = table("terrans", "xenos").bare(terra=f"{eight} 1C").put("terrans", mine=eight.removesuffix(" 1A7"))
    t.give("terrans", ore=15, credits=30)
    assert "1C" in t.options("build")
    t.put("terrans", mine="1A7")
    assert t.refused("build 1C") == "GP-BUILD-2"
    assert t.options("build") == []


@rule("GP-BUILD-3")
def test_a_mine_needs_an_empty_planet() -> None:
    t = neighbour("terra").planet("1B2", "terra").put("taklons", mine="1B2").put("terrans", trading_station="1C")
    assert t.refused("build 1C") == "GP-BUILD-3"
    assert t.refused("build 1B2") == "GP-BUILD-3"
    assert t.refused("build 1B0") == "GP-BUILD-3"
    assert t.options("build") == []


@rule("GP-BUILD-4", "GP-HAB-4")
def test_a_planet_is_never_terraformed_in_part() -> None:
    t = neighbour("desert").give("terrans", ore=9)
    assert t.refused("build 1C") == "GP-HAB-4"
    assert t.missing("build 1C") == {"have": 9, "need": 10}
    t = neighbour("oxide")
    t.play("action power_1_terraform")
    assert t.refused("end") == "GP-BUILD-4"
    t.play("build 1C")
    assert t.purse("terrans")[:2] == (14, 28)


@rule("GP-BUILD-5")
def test_the_leftmost_mine_is_taken_and_its_slot_pays_from_the_next_income_on() -> None:
    """The third slot of the Terrans is blank, the fourth pays 1 ore."""
    for mines, income in (("1B1 1B2", 2), ("1B1 1B2 1B4", 3)):
        t = table("terrans", "xenos").bare(terra="1B1 1B2 1B4 1C").put("terrans", mine=mines)
        t.give("terrans", ore=9, booster="booster_credits_qic")
        t.play("build 1C")
        assert t["terrans"].ore == 8
        t.take_income()
        assert t["terrans"].ore == 8 + 1 + income


@rule("GP-BUILD-6")
@example("EX-18")
def test_a_gaiaformer_keeps_all_others_away() -> None:
    t = neighbour("gaia").put("taklons", gaiaformer="1C").give("terrans", qic=1)
    assert t.refused("build 1C") == "GP-BUILD-6"


@rule("GP-BUILD-7")
@example("EX-19")
def test_the_own_finished_gaiaformer_is_accessible_from_anywhere_and_returns() -> None:
    t = neighbour("terra").planet("4A6", "gaia").put("terrans", gaiaformer="4A6").level("terrans", gaia_project=1)
    t.give("terrans", ore=1, credits=2)
    assert t.distance("1B1", "4A6") > 9
    assert t["terrans"].gaiaformers == 0
    t.play("build 4A6")
    assert t.purse("terrans") == (0, 0, 3, 0)
    assert t.at("4A6") == "terrans mine"
    assert (t["terrans"].gaiaformers, t["terrans"].pieces[ids.GAIAFORMER]) == (1, 0)
    assert t["terrans"].vp == 10  # no step was made, for which this round's tile would pay


@rule("GP-BUILD-8", "GP-GPROJ-1")
@example("ED-11")
def test_nothing_can_be_built_on_a_transdim_planet_without_a_gaiaformer() -> None:
    t = neighbour("transdim", "hadsch_hallas", "oxide")
    assert t.refused("build 1C") == "GP-BUILD-8"
    assert t.refused("project 1C") == "GP-GPROJ-1"
    assert t.missing("project 1C") == {"have": 0, "need": 1}
    assert t.refused("project 1B1") == "GP-GPROJ-1"
    assert t.options("build") == t.options("project") == []


@rule("GP-HAB-2")
@example("ED-6")
def test_a_gaia_planet_takes_a_qic() -> None:
    """Whatever the home type."""
    for faction, home in (("terrans", "terra"), ("itars", "ice"), ("firaks", "titanium")):
        t = neighbour("gaia", faction, home)
        assert t.refused("build 1C") == "GP-HAB-2"
        t.give(faction, ore=1, credits=2, qic=1, knowledge=0).play("build 1C")
        assert t.purse(faction) == (0, 0, 0, 0)


@rule("GP-HAB-2", "GP-RANGE-4")
@example("ED-7")
def test_a_gaia_planet_out_of_range_takes_one_qic_for_each() -> None:
    t = neighbour("space").planet("1B3", "gaia").give("terrans", qic=1)
    assert t.distance("1B1", "1B3") == 2
    assert t.refused("build 1B3") == "GP-HAB-2"
    assert t.missing("build 1B3") == {"have": 1, "need": 2}
    t.give("terrans", qic=2).play("build 1B3")
    assert t["terrans"].qic == 0


@rule("GP-HAB-3")
@pytest.mark.parametrize(
    ("kind", "steps"),
    [("oxide", 1), ("ice", 1), ("volcanic", 2), ("titanium", 2), ("desert", 3), ("swamp", 3), ("terra", 0)],
)
@example("EX-20")
def test_the_shortest_way_round_the_wheel_counts(kind: str, steps: int) -> None:
    """Terrans need two steps for titanium and volcanic planets."""
    t = neighbour(kind)
    t.play("build 1C")
    assert t["terrans"].ore == 15 - 1 - 3 * steps


@rule("GP-HAB-4")
@pytest.mark.parametrize(("level", "price"), [(0, 3), (1, 3), (2, 2), (3, 1), (4, 1), (5, 1)])
@example("EX-21")
def test_a_step_becomes_cheaper_with_terraforming(level: int, price: int) -> None:
    """1 ore on level 3."""
    t = neighbour("volcanic").level("terrans", terraforming=level)
    t.play("build 1C")
    assert t["terrans"].ore == 15 - 1 - 2 * price


@rule("GP-HAB-5")
@example("EX-22")
def test_missing_steps_are_paid_with_ore() -> None:
    """Geodens at Terraforming 3 use one free step on a swamp planet."""
    t = neighbour("swamp", "geodens", "volcanic").level("geodens", terraforming=3)
    t.give("geodens", ore=2, credits=2, knowledge=0)
    t.play("action power_1_terraform", "build 1C")
    assert t.purse("geodens") == (0, 0, 0, 0)


@rule("GP-HAB-4", "GP-HAB-5")
@example("ED-9")
def test_one_free_step_of_three_leaves_two_to_pay() -> None:
    """6 ore and the mine."""
    t = neighbour("desert").give("terrans", ore=7, credits=2, knowledge=0)
    t.play("action power_1_terraform", "build 1C")
    assert t.purse("terrans") == (0, 0, 0, 0)


@rule("GP-HAB-5")
def test_a_surplus_step_is_lost() -> None:
    t = neighbour("ice").planet("1B2", "oxide").give("terrans", ore=2)
    t.play("action power_2_terraform", "build 1C", "end", "taklons: pass booster_range")
    assert t["terrans"].ore == 1
    assert t.refused("build 1B2") == "GP-HAB-4"


@rule("GP-HAB-6")
def test_the_lost_planet_is_never_built_on_but_by_lantids() -> None:
    t = neighbour("space").lost_planet("taklons", "1C")
    assert t.refused("build 1C") == "GP-HAB-6"
    t = neighbour("space", "lantids").lost_planet("taklons", "1C")
    t.play("build 1C")
    assert t.hexes(t["lantids"].guests) == ["1C"]
