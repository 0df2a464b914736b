"""Terrans and Lantids (GP-FAC-TERRANS, GP-FAC-LANTIDS)."""

from __future__ import annotations

from tests.gaia.scenario import Table, table
from tests.marks import example, rule


def terrans(gaia: int) -> Table:
    """Terrans with their institute and tokens in the gaia area, in the gaia phase."""
    t = table("terrans", "xenos").put("terrans", planetary_institute="1B1")
    t.give("terrans", ore=0, credits=0, qic=0, bowls=(1, 0, 0), gaia_area=gaia)
    return t.gaia_phase()


def bowls(t: Table, faction: str) -> tuple[int, int, int, int]:
    p = t[faction]
    return (p.bowl1, p.bowl2, p.bowl3, p.gaia_area)


@rule("GP-SETUP-16", "GP-SETUP-17")
@example("EX-2")
def test_terrans_start_with_four_tokens_in_each_of_two_bowls_and_a_gaiaformer() -> None:
    t = table("terrans", "xenos")
    p = t["terrans"]
    assert (p.knowledge, p.ore, p.credits) == (3, 4, 15)
    assert bowls(t, "terrans") == (4, 4, 0, 0)
    assert p.research == (0, 0, 0, 1, 0, 0)
    assert p.gaiaformers == 1


@rule("GP-FAC-TERRANS-1")
def test_tokens_of_the_terrans_return_to_bowl_two() -> None:
    t = table("terrans", "xenos")
    t.give("terrans", bowls=(1, 1, 1), gaia_area=3).give("xenos", bowls=(1, 1, 1), gaia_area=3)
    t.gaia_phase()
    assert bowls(t, "terrans") == (1, 4, 1, 0)
    assert bowls(t, "xenos") == (4, 1, 1, 0)


@rule("GP-FAC-TERRANS-2")
@example("EX-39")
def test_four_returning_tokens_also_give_an_ore_and_a_credit() -> None:
    t = terrans(gaia=4)
    t.play("terrans: exchange power_to_ore", "terrans: exchange power_to_credit")
    assert (t["terrans"].ore, t["terrans"].credits) == (1, 1)
    assert bowls(t, "terrans") == (1, 4, 0, 0)


@rule("GP-FAC-TERRANS-2")
@example("ED-65")
def test_seven_returning_tokens_are_worth_seven_power() -> None:
    t = terrans(gaia=7)
    t.play("exchange power_to_qic")
    assert t.refused("exchange power_to_knowledge") == "GP-FAC-TERRANS-2"
    t.play("exchange power_to_ore")
    assert (t["terrans"].qic, t["terrans"].ore) == (1, 1)
    t = terrans(gaia=7)
    t.play("exchange power_to_ore", "exchange power_to_ore", "exchange power_to_credit")
    assert (t["terrans"].ore, t["terrans"].credits) == (2, 1)
    t = terrans(gaia=7)
    t.play(*["exchange power_to_credit"] * 7)
    assert t["terrans"].credits == 7
    assert bowls(t, "terrans") == (1, 7, 0, 0)


@rule("GP-FAC-TERRANS-3")
@example("ED-104")
def test_terrans_may_stop_and_all_tokens_return_all_the_same() -> None:
    t = terrans(gaia=5)
    t.play("exchange power_to_ore")
    assert bowls(t, "terrans") == (1, 0, 0, 5)
    t.play("terrans: stop")
    assert (t["terrans"].ore, t["terrans"].credits) == (1, 0)
    assert bowls(t, "terrans") == (1, 5, 0, 0)
    t = terrans(gaia=5)
    t.play("exchange power_to_ore", "exchange power_to_credit", "exchange power_to_credit")
    assert (t["terrans"].ore, t["terrans"].credits) == (1, 2)
    assert bowls(t, "terrans") == (1, 5, 0, 0)


@rule("GP-FAC-TERRANS-3")
def test_terrans_choose_only_among_free_actions_that_cost_power() -> None:
    t = terrans(gaia=4)
    assert t.options() == [
        "exchange power_to_qic", "exchange power_to_ore", "exchange power_to_knowledge", "exchange power_to_credit",
        "stop",
    ]  # fmt: skip
    t.give("terrans", knowledge=2)
    assert t.refused("exchange knowledge_to_credit") == "GP-FAC-TERRANS-3"
    assert t.refused("exchange burn") == "GP-FAC-TERRANS-3"


@rule("GP-FAC-TERRANS-2")
def test_terrans_are_not_asked_without_institute_or_tokens() -> None:
    t = table("terrans", "xenos").give("terrans", gaia_area=4).gaia_phase()
    assert t.options("exchange") == []
    assert terrans(gaia=0).options("exchange") == []
    assert terrans(gaia=1).options("exchange") == ["power_to_credit"]


@rule("GP-BUILD-7")
@example("EX-19")
def test_terrans_build_on_their_gaiaformed_planet_for_the_plain_price() -> None:
    """The gaiaformer is available again."""
    t = table("terrans", "xenos").put("terrans", mine="1B1", gaiaformer="3B5").level("terrans", gaia_project=1)
    t.give("terrans", ore=1, credits=2, qic=0)
    t.play("build 3B5")
    assert (t["terrans"].ore, t["terrans"].credits, t["terrans"].gaiaformers) == (0, 0, 1)


@rule("GP-BUILD-7", "GP-RANGE-2")
@example("ED-107")
def test_the_gaiaformed_planet_may_be_far_away_and_is_a_new_starting_point() -> None:
    """6B3 is nine hexes from the only mine."""
    t = table("terrans", "xenos").put("terrans", mine="1B1", gaiaformer="6B3").level("terrans", gaia_project=1)
    t.give("terrans", ore=4, credits=9, qic=0)
    assert t.distance("1B1", "6B3") == 9
    t.level("terrans", navigation=2)
    assert t.refused("build 6B1") == "GP-RANGE-4"
    t.play("build 6B3", "end")
    assert (t["terrans"].ore, t["terrans"].credits) == (3, 7)
    t.turn("terrans").play("build 6B1")
    assert t["terrans"].ore == 2


@rule("GP-BUILD-6")
@example("EX-18")
def test_nobody_else_builds_where_an_itar_gaiaformer_stands() -> None:
    t = table("terrans", "itars").put("terrans", mine="3A7").put("itars", gaiaformer="3B5")
    t.level("terrans", navigation=2).give("terrans", qic=3, ore=5)
    assert t.refused("build 3B5") == "GP-BUILD-6"


@rule("GP-SPEC-5", "GP-RANGE-4")
@example("ED-106")
def test_booster_five_and_one_qic_bring_a_gaiaformer_six_hexes_away() -> None:
    """Range 1 + 3 + 2."""
    t = table("terrans", "xenos").put("terrans", mine="1B1").give("terrans", booster="booster_range", qic=1)
    t.bare(terra="1B1", transdim="3A7").give("terrans", bowls=(6, 0, 0))
    assert t.distance("1B1", "3A7") == 6
    assert t.refused("project 3A7") == "GP-GPROJ-2"
    t.play("special booster_range", "project 3A7")
    assert t["terrans"].qic == 0


def lantids(*, ore: int = 4, credits: int = 15, qic: int = 0) -> Table:
    """Lantids beside a mine of the Geodens, in range."""
    t = table("lantids", "geodens").put("lantids", mine="1B1").put("geodens", mine="1A5")
    return t.level("lantids", navigation=2).give("lantids", ore=ore, credits=credits, qic=qic)


@rule("GP-FAC-LANTIDS-1")
def test_lantids_settle_with_an_opponent_for_the_price_of_a_mine() -> None:
    t = lantids(ore=1, credits=2)
    t.play("build 1A5")
    p = t["lantids"]
    assert (p.ore, p.credits) == (0, 0)
    assert t.hexes(p.guests) == ["1A5"]
    assert t.hexes(t["geodens"].colonies) == ["1A5"]


@rule("GP-FAC-LANTIDS-1")
def test_only_lantids_settle_with_an_opponent() -> None:
    t = table("terrans", "geodens").put("terrans", mine="1B1").put("geodens", mine="1A5")
    t.level("terrans", navigation=2)
    assert t.refused("build 1A5") == "GP-BUILD-3"


@rule("GP-FAC-LANTIDS-1")
def test_lantids_settle_on_gaia_planets_and_the_lost_planet_of_others_without_qic() -> None:
    t = lantids().put("geodens", mine="3B5").lost_planet("geodens", "1B2").put("lantids", mine="3A7")
    t.play("build 3B5", "end")
    t.play("decline")
    t.turn("lantids").play("build 1B2")
    assert t["lantids"].ore == 2
    assert t.count("lantids", "mine") == 4
    assert t.count("geodens", "mine") == 3


@rule("GP-FAC-LANTIDS-2")
def test_a_guest_mine_cannot_be_upgraded() -> None:
    t = lantids(ore=9)
    t.play("build 1A5")
    t.turn("lantids")
    assert t.refused("upgrade 1A5 trading_station") == "GP-UPG-11"
    assert t.options("upgrade") == ["1B1 trading_station"]


@rule("GP-FAC-LANTIDS-2")
@example("ED-95")
def test_a_guest_mine_counts_for_sectors_and_structures_but_not_for_types_and_gaia_planets() -> None:
    t = table("lantids", "geodens").put("lantids", mine="1B1 2A3 4B0 7B0").put("geodens", mine="3B5")
    before = [t.count("lantids", per) for per in ("planet_type", "gaia_planet", "sector", "structure")]
    assert before == [4, 1, 4, 4]
    t.give("lantids", qic=5).play("build 3B5")
    after = [t.count("lantids", per) for per in ("planet_type", "gaia_planet", "sector", "structure")]
    assert after == [4, 1, 5, 5]


@rule("GP-FAC-LANTIDS-3")
@example("ED-64")
def test_one_guest_mine_a_planet_and_none_where_only_a_gaiaformer_stands() -> None:
    t = lantids(ore=9, qic=5).put("geodens", gaiaformer="3B5 3A0")
    assert t.refused("build 3B5") == "GP-BUILD-6"
    assert t.refused("build 3A0") == "GP-BUILD-8"
    t.play("build 1A5")
    t.turn("lantids")
    assert t.refused("build 1A5") == "GP-FAC-LANTIDS-3"


@rule("GP-FAC-LANTIDS-4")
def test_with_the_institute_a_guest_mine_gives_two_knowledge() -> None:
    t = lantids(ore=9).put("lantids", planetary_institute="3A7").give("lantids", knowledge=1)
    t.play("build 1A5")
    assert t["lantids"].knowledge == 3
    t = lantids(ore=9).give("lantids", knowledge=1)
    t.play("build 1A5")
    assert t["lantids"].knowledge == 1


@rule("GP-FAC-LANTIDS-5")
@example("ED-94")
def test_the_host_upgrades_as_beside_any_neighbour_and_the_guest_charges() -> None:
    t = table("geodens", "lantids").put("geodens", mine="1A5").put("lantids", mine="1A5")
    t.give("geodens", ore=2, credits=3).give("lantids", bowls=(4, 0, 0), vp=10)
    t.play("upgrade 1A5 trading_station", "end", "lantids: charge 1")
    assert (t["geodens"].ore, t["geodens"].credits) == (0, 0)
    assert t["lantids"].vp == 10
    assert t.hexes(t["lantids"].guests) == ["1A5"]
    assert t.count("lantids", "mine") == 1


@rule("GP-FAC-LANTIDS-5")
def test_one_planet_belongs_to_a_federation_of_the_host_and_to_one_of_the_guest() -> None:
    t = table("lantids", "geodens").planet("3A0", "gaia")
    t.put("geodens", mine="1A5").federation("geodens", "1A5")
    t.put("lantids", planetary_institute="1A6", academy_left="3A0")
    t.give("lantids", bowls=(0, 0, 0))
    assert t.refused("federate") == "GP-FED-1"
    assert t.missing("federate") == {"have": 6, "need": 7}
    t.put("lantids", mine="1A5")
    t.play("federate", "include 1A5", "done", "token fed_12vp")
    assert sorted(t.hexes(t["lantids"].federated)) == ["1A5", "1A6", "3A0"]
    assert t.hexes(t["geodens"].federated) == ["1A5"]
    assert t["lantids"].satellites == 0


@rule("GP-FAC-LANTIDS-5")
def test_qic_extend_the_range_to_a_guest_mine() -> None:
    t = lantids(qic=1).level("lantids", navigation=0)
    t.play("build 1A5")
    assert t["lantids"].qic == 0


@rule("GP-FAC-LANTIDS-6")
@example("ED-63")
def test_a_switch_keeps_a_guest_mine_on_a_gaia_planet_from_scoring_as_one() -> None:
    """No points from gaia tiles, mine tiles score."""
    t = table("lantids", "geodens", round=6, settings={"guest_mine_gaia_events": False})
    t.put("lantids", mine="3A7").put("geodens", mine="3B5")
    t.tech("lantids", "tech_gaia_3vp").level("lantids", navigation=2).give("lantids", vp=10)
    t.play("build 3B5")
    assert t["lantids"].vp == 10
    t = table("lantids", "geodens", round=3).put("lantids", mine="3A7").put("geodens", mine="3B5")
    t.level("lantids", navigation=2).give("lantids", vp=10)
    t.play("build 3B5")
    assert t["lantids"].vp == 12


@rule("GP-FAC-LANTIDS-6")
def test_a_guest_mine_on_a_gaia_planet_scores_as_one() -> None:
    """It is a normal mine in every respect but two, and building it is not about a number of planets (L1189-1192)."""
    t = table("lantids", "geodens", round=6).put("lantids", mine="3A7").put("geodens", mine="3B5")
    t.tech("lantids", "tech_gaia_3vp").level("lantids", navigation=2).give("lantids", vp=10)
    t.play("build 3B5")
    assert t["lantids"].vp == 17


@rule("GP-FAC-LANTIDS-6")
def test_a_guest_mine_needs_no_terraforming_step() -> None:
    t = table("lantids", "geodens", round=1).put("lantids", mine="1B1").put("geodens", mine="1A5")
    t.level("lantids", navigation=2).give("lantids", vp=10)
    t.play("build 1A5")
    assert t["lantids"].vp == 10


@rule("GP-CHARGE-10")
@example("ED-46")
def test_the_host_of_a_new_guest_mine_may_charge_by_its_structure() -> None:
    """Distance 0."""
    t = table("lantids", "geodens").put("lantids", mine="1B1").put("geodens", research_lab="1A5")
    t.level("lantids", navigation=2).give("geodens", bowls=(4, 0, 0), vp=10)
    t.play("build 1A5", "end", "geodens: charge 2")
    assert t["geodens"].vp == 9
