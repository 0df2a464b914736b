"""Geodens and Bal T'aks (GP-FAC-GEODENS, GP-FAC-BALTAKS)."""

from __future__ import annotations

from tests.gaia.scenario import Table, table
from tests.marks import example, rule


def geodens(**structures: str) -> Table:
    t = table("geodens", "terrans").put("geodens", **(structures or {"planetary_institute": "1A5"}))
    return t.give("geodens", ore=15, credits=20, knowledge=0, qic=4)


@rule("GP-HAB-5")
@example("EX-22")
def test_geodens_pay_the_step_that_an_action_does_not_give() -> None:
    """Swamp needs two steps, which cost 1 ore each on level 3."""
    t = geodens(mine="1A5").level("geodens", terraforming=3).give("geodens", ore=2, bowls=(0, 0, 3))
    t.play("action power_1_terraform", "build 1B5")
    assert t["geodens"].ore == 0


@rule("GP-FAC-GEODENS-1")
@example("ED-62")
def test_the_first_mine_on_a_planet_type_gives_three_knowledge() -> None:
    """A second desert planet gives none."""
    t = geodens()
    t.play("build 2A3")
    assert t["geodens"].knowledge == 3
    t.turn("geodens").play("build 1A9")
    assert t["geodens"].knowledge == 3
    t.turn("geodens").play("build 3B5")
    assert t["geodens"].knowledge == 6


@rule("GP-FAC-GEODENS-1")
@example("ED-62")
def test_the_lost_planet_is_a_new_type_for_geodens() -> None:
    t = geodens().level("geodens", navigation=4).tokens("geodens", "fed_ore").give("geodens", knowledge=4)
    t.play("research navigation", "lost-planet 1C")
    assert t["geodens"].knowledge == 3


@rule("GP-FAC-GEODENS-2")
def test_types_colonized_before_the_institute_give_nothing_later() -> None:
    t = geodens(trading_station="1A5", mine="2A3")
    t.play("build 1A6")
    assert t["geodens"].knowledge == 0
    t.turn("geodens").play("upgrade 1A5 planetary_institute")
    assert t["geodens"].knowledge == 0
    t.turn("geodens").play("build 1A9")
    assert t["geodens"].knowledge == 0
    t.turn("geodens").give("geodens", ore=15).play("build 1B5")
    assert t["geodens"].knowledge == 3


@rule("GP-FAC-GEODENS-2")
def test_a_planet_of_the_own_gaiaformer_is_a_first_gaia_planet() -> None:
    t = geodens().level("geodens", gaia_project=1).put("geodens", gaiaformer="3A0").gaia_phase()
    t.play("build 3A0")
    assert t["geodens"].knowledge == 3


def bal_taks(gaia_project: int = 1, **structures: str) -> Table:
    t = table("bal_taks", "terrans").put("bal_taks", **(structures or {"mine": "1A5"}))
    t.level("bal_taks", gaia_project=gaia_project)
    return t.give("bal_taks", ore=9, credits=20, knowledge=9, qic=0, bowls=(9, 0, 0))


@rule("GP-FAC-BALTAKS-1")
def test_bal_taks_take_no_step_in_navigation() -> None:
    t = bal_taks()
    assert t.refused("research navigation") == "GP-FAC-BALTAKS-1"
    assert "navigation" not in t.options("research")


@rule("GP-FAC-BALTAKS-1")
@example("ED-58")
def test_the_tile_below_navigation_comes_without_the_step() -> None:
    t = bal_taks(trading_station="1A5")
    t.play("upgrade 1A5 research_lab", "tile nav")
    assert len(t["bal_taks"].tech) == 1
    assert t["bal_taks"].research[1] == 0
    assert "end" in t.options()


@rule("GP-FAC-BALTAKS-1", "GP-TECH-7")
@example("ED-101")
def test_an_advanced_tile_brings_a_step_in_any_other_track() -> None:
    t = bal_taks(trading_station="1A5").level("bal_taks", science=4).tokens("bal_taks", "fed_ore")
    t.tech("bal_taks", "tech_7vp")
    t.play("upgrade 1A5 research_lab", "advanced science", "cover tech_7vp")
    assert t.refused("advance navigation") == "GP-FAC-BALTAKS-1"
    assert t.options("advance") == ["terraforming", "artificial_intelligence", "gaia_project", "economy"]


@rule("GP-FAC-BALTAKS-2")
def test_a_gaiaformer_becomes_a_qic_and_returns_in_the_next_gaia_phase() -> None:
    t = bal_taks()
    t.play("convert baltaks_gaiaformer_to_qic")
    p = t["bal_taks"]
    assert (p.qic, p.gaiaformers, p.gaiaformers_away) == (1, 0, 1)
    t.gaia_phase()
    assert (p.qic, p.gaiaformers, p.gaiaformers_away) == (1, 1, 0)


@rule("GP-FAC-BALTAKS-2", "GP-GPROJ-6")
@example("ED-59")
def test_neither_a_gaiaformer_on_the_map_nor_one_in_the_gaia_area_is_available() -> None:
    """Only the third is."""
    t = bal_taks(gaia_project=4).put("bal_taks", gaiaformer="6A1").level("bal_taks", gaia_project=4)
    t.play("convert baltaks_gaiaformer_to_qic")
    assert t["bal_taks"].gaiaformers == 1
    t.play("project 3A0")
    t.turn("bal_taks")
    assert t.refused("project 1A3") == "GP-GPROJ-6"
    assert t.refused("convert baltaks_gaiaformer_to_qic") == "GP-FREE-1"


@rule("GP-FAC-BALTAKS-2")
def test_others_keep_their_gaiaformers() -> None:
    t = table("terrans", "bal_taks").put("terrans", mine="1B1")
    assert t.refused("convert baltaks_gaiaformer_to_qic") == "GP-FREE-3"


@rule("GP-FAC-BALTAKS-3")
def test_the_institute_opens_navigation() -> None:
    assert bal_taks(academy_left="1A5").refused("research navigation") == "GP-FAC-BALTAKS-1"
    t = bal_taks(planetary_institute="1A5")
    t.play("research navigation")
    assert t["bal_taks"].research[1] == 1


@rule("GP-FAC-BALTAKS-3")
def test_the_right_academy_of_the_bal_taks_gives_four_credits() -> None:
    t = bal_taks(academy_right="1A5").give("bal_taks", credits=3)
    t.play("special academy")
    assert (t["bal_taks"].credits, t["bal_taks"].qic) == (7, 0)
    t = table("geodens", "terrans").put("geodens", academy_right="1A5").give("geodens", credits=3, qic=0)
    t.play("special academy")
    assert (t["geodens"].credits, t["geodens"].qic) == (3, 1)


@rule("GP-FAC-BALTAKS-4")
def test_several_gaiaformers_may_go_in_one_turn_and_start_no_project_meanwhile() -> None:
    t = bal_taks(gaia_project=3)
    t.play("convert baltaks_gaiaformer_to_qic", "convert baltaks_gaiaformer_to_qic")
    assert t["bal_taks"].qic == 2
    assert t.refused("convert baltaks_gaiaformer_to_qic") == "GP-FREE-1"
    assert t.refused("project 3A0") == "GP-GPROJ-1"
    t.gaia_phase().play("project 3A0")
    assert t["bal_taks"].gaiaformers == 1
