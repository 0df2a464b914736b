"""Passive charging (GP-CHARGE)."""

from __future__ import annotations

import pytest

from tests.gaia.scenario import Table, table
from tests.marks import example, rule

# Hexes around 1B1: 1C is next to it, 1B3 two hexes away, 1A6 three.


def builder(neighbour: str = "xenos", **structures: str) -> Table:
    """Ivits who build a mine on 1B1 and end their turn; the neighbour has these structures and 9 tokens in bowl I."""
    t = before(neighbour, **structures)
    t.play("build 1B1", "end")
    return t


def before(neighbour: str = "xenos", **structures: str) -> Table:
    """The same before the mine is built."""
    t = table("ivits", neighbour).bare(oxide="1B1 1B0", titanium=" ".join(structures.values()))
    t.put("ivits", mine="1B0").put(neighbour, **structures)
    return t.give(neighbour, bowls=(9, 0, 0)).give("ivits", ore=9, credits=9)


@rule("GP-CHARGE-1")
def test_structures_within_two_hexes_of_a_mine_may_charge() -> None:
    t = builder(mine="1B3")
    assert t.distance("1B1", "1B3") == 2
    assert t.actor == "xenos"
    assert t.options() == ["charge 1", "decline"]
    t.play("charge 1")
    assert t.bowls("xenos") == (8, 1, 0, 0)
    t = builder(planetary_institute="1A6")
    assert t.distance("1B1", "1A6") == 3
    assert t.options("charge") == []
    assert t.options("pass")


@rule("GP-CHARGE-1")
def test_nobody_has_to_charge() -> None:
    t = builder(trading_station="1C")
    t.play("decline")
    assert t.bowls("xenos") == (9, 0, 0, 0)
    assert t["xenos"].vp == 10


@rule("GP-CHARGE-2", "GP-CHARGE-3")
@example("EX-35")
def test_the_highest_value_near_the_mine_decides() -> None:
    """A Xenos mine charges 1 for nothing, an Itar institute 3 for 2 points; lower structures do not count."""
    t = table("ivits", "xenos", "itars").bare(oxide="1B1 1B0", desert="1C", ice="1B3 1A3 1A4").put("ivits", mine="1B0")
    t.put("xenos", mine="1C").put("itars", planetary_institute="1B3", trading_station="1A3", mine="1A4")
    t.play("build 1B1", "end")
    assert (t.actor, t.options("charge")) == ("xenos", ["1"])
    t.play("charge 1")
    assert t["xenos"].vp == 10
    assert (t.actor, t.options("charge")) == ("itars", ["3"])
    t.play("charge 3")
    assert t["itars"].vp == 8


@rule("GP-CHARGE-3")
@pytest.mark.parametrize(
    ("structure", "value"),
    [("mine", 1), ("trading_station", 2), ("research_lab", 2), ("planetary_institute", 3), ("academy_right", 3)],
)
def test_charging_costs_one_point_less_than_the_power(structure: str, value: int) -> None:
    t = builder(**{structure: "1C"})
    t.play(f"charge {value}")
    assert t["xenos"].vp == 10 - (value - 1)
    assert t.bowls("xenos") == (9 - value, value, 0, 0)


@rule("GP-CHARGE-4")
@example("ED-42")
def test_there_is_no_part_of_a_charge() -> None:
    t = builder(planetary_institute="1C")
    assert t.options("charge") == ["3"]
    for part in (0, 1, 2, 4):
        assert t.refused(f"charge {part}") == "GP-CHARGE-4"


@rule("GP-CHARGE-4")
@example("EX-36", "ED-83")
def test_one_charges_as_much_as_the_bowls_allow_and_pays_for_that() -> None:
    """One possible charge of three costs nothing. Bowls 1/1/3 take three."""
    t = before(planetary_institute="1C").give("xenos", bowls=(0, 1, 5))
    t.play("build 1B1", "end", "charge 1")
    assert (t.bowls("xenos"), t["xenos"].vp) == ((0, 0, 6, 0), 10)
    t = before(planetary_institute="1C").give("xenos", bowls=(1, 1, 3)).tech("xenos", "tech_big_power_4")
    t.play("build 1B1", "end", "charge 3")
    assert (t.bowls("xenos"), t["xenos"].vp) == ((0, 0, 5, 0), 8)


@rule("GP-CHARGE-5", "GP-CHARGE-6")
@example("EX-37", "ED-41")
def test_with_too_few_points_one_pays_all_and_charges_one_more() -> None:
    """1 point buys 2 power. Without points 1 power is free."""
    t = before(planetary_institute="1C").give("xenos", vp=1)
    t.play("build 1B1", "end")
    assert t.options("charge") == ["2"]
    t.play("charge 2")
    assert t["xenos"].vp == 0
    t = before(trading_station="1C").give("xenos", vp=0)
    t.play("build 1B1", "end", "charge 1")
    assert (t["xenos"].vp, t.bowls("xenos")) == (0, (8, 1, 0, 0))


@rule("GP-CHARGE-5", "GP-CHARGE-16")
@example("ED-84")
def test_the_smallest_limit_decides() -> None:
    """Bowls 5/0/0, 2 points, an offer of 4."""
    t = before(planetary_institute="1C").tech("xenos", "tech_big_power_4").give("xenos", bowls=(5, 0, 0), vp=2)
    t.play("build 1B1", "end", "charge 3")
    assert (t["xenos"].vp, t.bowls("xenos")) == (0, (2, 3, 0, 0))


@rule("GP-CHARGE-16")
def test_the_price_is_that_of_the_power_really_charged() -> None:
    t = before(planetary_institute="1C").give("xenos", bowls=(1, 0, 0), vp=1)
    t.play("build 1B1", "end")
    assert t.options("charge") == ["2"]
    t = before(planetary_institute="1C").give("xenos", bowls=(0, 1, 0), vp=1)
    t.play("build 1B1", "end", "charge 1")
    assert t["xenos"].vp == 1


@rule("GP-CHARGE-7")
def test_neighbours_decide_clockwise_from_the_builder() -> None:
    t = table("ivits", "xenos", "terrans", "itars").bare(oxide="1B3 1C 1A3 1B0", desert="1B1", terra="1B4")
    t.put("xenos", mine="1B1").put("terrans", mine="1B4").put("ivits", planetary_institute="1B3")
    t.put("itars", mine="1C")
    t.turn("xenos").give("xenos", ore=9, credits=9).play("upgrade 1B1 trading_station", "end")
    asked = []
    while t.options("charge"):
        asked.append(t.actor)
        t.play("decline")
    assert asked == ["terrans", "itars", "ivits"]


@rule("GP-CHARGE-8")
@example("ED-43")
def test_who_has_passed_may_still_charge() -> None:
    """A lab charges 2 for 1 point."""
    t = before(research_lab="1C").turn("xenos")
    t.play("pass booster_range", "ivits: build 1B1", "end", "xenos: charge 2")
    assert t["xenos"].vp == 9
    assert t.actor == "ivits"


@rule("GP-CHARGE-9")
def test_only_passive_charging_costs_points() -> None:
    t = table("xenos", "ivits").bare(desert="1C", oxide="1B1 1B0").put("xenos", planetary_institute="1C")
    t.put("ivits", mine="1B0").give("xenos", bowls=(9, 0, 0)).tech("xenos", "tech_action_charge_4")
    t.play("special tech_action_charge_4", "end")
    assert (t.bowls("xenos"), t["xenos"].vp) == ((5, 4, 0, 0), 10)
    t.play("ivits: build 1B1", "end", "xenos: charge 3")
    assert (t.bowls("xenos"), t["xenos"].vp) == ((2, 7, 0, 0), 8)


@rule("GP-CHARGE-10")
def test_the_lost_planet_lets_neighbours_charge() -> None:
    t = before(mine="1C").level("ivits", navigation=4).tokens("ivits", "fed_ore").give("ivits", knowledge=4)
    t.play("research navigation", "lost-planet 1B3", "end", "xenos: charge 1")
    assert t.bowls("xenos") == (8, 1, 0, 0)


@rule("GP-CHARGE-10")
@example("ED-46")
def test_a_guest_mine_lets_its_host_charge() -> None:
    """With the value of the structure on that planet."""
    t = table("lantids", "xenos").bare(terra="1B1", desert="1C").put("lantids", mine="1B1")
    t.put("xenos", trading_station="1C").give("xenos", bowls=(9, 0, 0))
    t.play("build 1C", "end", "xenos: charge 2")
    assert t["xenos"].vp == 9


@rule("GP-CHARGE-10", "GP-FAC-FIRAKS-1")
def test_the_downgrade_of_the_firaks_lets_neighbours_charge() -> None:
    t = table("firaks", "xenos").bare(titanium="1B1 1B0", desert="1C").put("xenos", mine="1C")
    t.put("firaks", planetary_institute="1B0", research_lab="1B1").give("xenos", bowls=(9, 0, 0))
    t.play("special downgrade", "downgrade 1B1", "no-step", "end", "xenos: charge 1")
    assert t.bowls("xenos") == (8, 1, 0, 0)


@rule("GP-CHARGE-10")
@pytest.mark.parametrize(
    ("faction", "moves"),
    [
        ("ivits", ("special space_station", "station 1A3")),
        ("ambas", ("special swap", "swap-with 1B0")),
        ("terrans", ("project 1B2",)),
        ("terrans", ("federate", "include 1A2", "done", "token fed_12vp")),
        ("terrans", ("research economy",)),
    ],
)
def test_what_is_no_build_event_lets_nobody_charge(faction: str, moves: tuple[str, ...]) -> None:
    t = table(faction, "xenos").bare(terra="1B1 1B0 1A2 1A3", desert="1C", transdim="1B2")
    if faction == "ivits":
        t.planet("1A3", "space")
    t.put(faction, planetary_institute="1B1", mine="1B0 1A2").put("xenos", planetary_institute="1C")
    if faction == "terrans":
        t.put(faction, academy_left="1A3").level(faction, gaia_project=4).give(faction, bowls=(3, 0, 0), knowledge=4)
    t.play(*moves, "end")
    assert t.actor == "xenos"
    assert t.options("charge") == []
    assert t.options("pass")


@rule("GP-CHARGE-11", "GP-CHARGE-15")
@example("ED-44")
def test_a_value_of_five_costs_four_points() -> None:
    """The Bescods' institute on titanium with the tile for big structures."""
    t = before("bescods", planetary_institute="1C").tech("bescods", "tech_big_power_4")
    t.play("build 1B1", "end", "bescods: charge 5")
    assert t["bescods"].vp == 10 - 4


@rule("GP-CHARGE-12")
@example("ED-40")
def test_who_cannot_charge_is_not_asked() -> None:
    """Bowls 0/0/5."""
    t = before(planetary_institute="1C").give("xenos", bowls=(0, 0, 5))
    t.play("build 1B1", "end")
    assert t.options("charge") == []
    assert t.options("pass")


@rule("GP-CHARGE-12")
@example("ED-40")
def test_taklons_with_the_institute_are_asked_for_the_token() -> None:
    """Accepting gives at least the token for nothing."""
    t = before("taklons", planetary_institute="1C").give("taklons", bowls=(0, 0, 5), brainstone=3)
    t.play("build 1B1", "end")
    assert t.actor == "taklons"
    t.play("charge-token 0")
    assert (t.bowls("taklons"), t["taklons"].vp) == ((1, 0, 5, 0), 10)


def two_events() -> Table:
    """Terrans build a lab on 1B1 and place the lost planet on 1B2 in one action; Xenos have bowls 1/0/0."""
    t = table("terrans", "xenos").bare(terra="1B1", desert="1B3").put("terrans", trading_station="1B1")
    t.put("xenos", trading_station="1B3").level("terrans", navigation=4).tokens("terrans", "fed_ore")
    t.give("terrans", ore=3, credits=5).give("xenos", bowls=(1, 0, 0))
    t.play("upgrade 1B1 research_lab", "tile nav", "advance navigation", "lost-planet 1B2", "end")
    return t


@rule("GP-CHARGE-13", "GP-RES-12")
@example("ED-85")
def test_two_events_of_one_turn_are_offered_one_after_the_other() -> None:
    """Who declines the first is asked again."""
    t = two_events()
    assert (t.actor, t.options("charge")) == ("xenos", ["2"])
    t.play("decline")
    assert (t.actor, t.options("charge")) == ("xenos", ["2"])
    t.play("charge 2")
    assert (t.bowls("xenos"), t["xenos"].vp) == ((0, 0, 1, 0), 9)


@rule("GP-CHARGE-14")
@example("ED-85")
def test_a_charge_for_the_first_event_counts_for_the_second() -> None:
    """Who fills the bowls is not asked again."""
    t = two_events()
    t.play("charge 2")
    assert t.options("charge") == []
    assert t.options("pass")


@rule("GP-CHARGE-15")
@example("ED-45")
def test_space_stations_charge_nothing() -> None:
    t = table("terrans", "ivits").bare(terra="1B1 1C").put("terrans", mine="1B1").put("ivits", space_station="1B2")
    t.give("ivits", bowls=(9, 0, 0)).play("build 1C", "end")
    assert t.actor == "ivits"
    assert t.options("charge") == []


@rule("GP-CHARGE-15")
def test_the_tile_for_big_structures_counts_for_charging() -> None:
    t = before(academy_left="1C").tech("xenos", "tech_big_power_4")
    t.play("build 1B1", "end", "charge 4")
    assert t["xenos"].vp == 7
