"""Firaks and Bescods (GP-FAC-FIRAKS, GP-FAC-BESCODS)."""

from __future__ import annotations

import pytest

from astrarium.games.gaia.counts import power_value
from tests.gaia.scenario import Table, hex_number, table
from tests.marks import example, rule


def firaks(**structures: str) -> Table:
    """Firaks with institute on 2A0 and lab on 4A0 in the round of trading stations."""
    t = table("firaks", "terrans", round=5).put("firaks", planetary_institute="2A0", research_lab="4A0", **structures)
    return t.give("firaks", ore=9, credits=9, vp=10, bowls=(4, 0, 0))


@rule("GP-FAC-FIRAKS-1")
@example("ED-60")
def test_the_downgrade_needs_a_free_trading_station() -> None:
    """With four on the map it is illegal."""
    t = firaks(trading_station="2A11 2B1 2A3 4B0")
    assert t.refused("special downgrade") == "GP-SPEC-7"
    t = firaks(trading_station="2A11 2B1 2A3").put("terrans", mine="3A7").give("terrans", bowls=(4, 0, 0))
    t.play("special downgrade", "downgrade 4A0", "no-step", "end", "terrans: charge 1")
    assert t["firaks"].vp == 14
    assert (t.count("firaks", "trading_station"), t.count("firaks", "research_lab")) == (4, 0)


@rule("GP-FAC-FIRAKS-1")
def test_only_an_own_lab_is_turned_back_and_only_with_the_institute() -> None:
    t = firaks(mine="2A11").put("terrans", research_lab="3A7")
    t.play("special downgrade")
    assert t.options("downgrade") == ["4A0"]
    assert t.refused("downgrade 2A11") == "GP-FAC-FIRAKS-1"
    assert t.refused("downgrade 3A7") == "GP-FAC-FIRAKS-1"
    t = table("firaks", "terrans").put("firaks", research_lab="4A0")
    assert t.refused("special downgrade") == "GP-SPEC-3"


@rule("GP-FAC-FIRAKS-1")
def test_tiles_for_trading_stations_score_the_downgrade() -> None:
    t = firaks().tech("firaks", "tech_7vp").advanced("firaks", "adv_upgrade_trading_3vp", covers="tech_7vp")
    t.play("special downgrade", "downgrade 4A0")
    assert t["firaks"].vp == 17


@rule("GP-FAC-FIRAKS-1", "GP-FAC-FIRAKS-2")
@example("ED-97")
def test_after_the_downgrade_comes_the_step_and_then_one_offer() -> None:
    t = firaks().level("firaks", science=2).put("terrans", mine="3A7").give("terrans", bowls=(4, 0, 0))
    t.play("special downgrade", "downgrade 4A0")
    assert t["firaks"].vp == 14
    assert t.actor == "firaks"
    t.play("advance science")
    assert (t["firaks"].bowl1, t["firaks"].bowl2) == (1, 3)
    t.play("end", "terrans: charge 1", "terrans: pass booster_range")
    assert t.actor == "firaks"
    t.give("firaks", ore=3, credits=5).play("upgrade 4A0 research_lab", "tile free1", "no-step")
    assert (t["firaks"].ore, t["firaks"].credits, len(t["firaks"].tech)) == (0, 0, 1)


@rule("GP-FAC-FIRAKS-2")
def test_the_step_may_be_declined_and_tiles_stay() -> None:
    t = firaks().tech("firaks", "tech_7vp").give("firaks", knowledge=0)
    t.play("special downgrade", "downgrade 4A0", "no-step")
    assert t["firaks"].research == (0,) * 6
    assert len(t["firaks"].tech) == 1


@rule("GP-FAC-FIRAKS-2")
def test_the_downgrade_is_legal_without_any_possible_step() -> None:
    t = firaks()
    t.level("firaks", terraforming=4, navigation=4, artificial_intelligence=4, gaia_project=4, economy=4, science=4)
    t.play("special downgrade", "downgrade 4A0")
    assert "end" in t.options()
    assert t["firaks"].research == (4,) * 6
    assert t.count("firaks", "trading_station") == 1


@rule("GP-FAC-FIRAKS-2")
def test_level_five_needs_a_green_token_as_usual() -> None:
    t = firaks().level("firaks", science=4)
    t.play("special downgrade", "downgrade 4A0")
    assert t.refused("advance science") == "GP-RES-3"
    t = firaks().level("firaks", science=4).tokens("firaks", "fed_ore")
    t.play("special downgrade", "downgrade 4A0", "advance science")
    assert t["firaks"].tokens == (6,)


@rule("GP-FAC-FIRAKS-2")
def test_the_lab_covers_its_slot_and_the_station_uncovers_one() -> None:
    t = firaks(trading_station="2A11").give("firaks", credits=0, knowledge=0, booster="booster_terraform")
    t.play("special downgrade", "downgrade 4A0", "no-step")
    t.take_income()
    assert t["firaks"].knowledge == 2
    assert t["firaks"].credits == 3 + 4 + 2


def bescods(**structures: str) -> Table:
    t = table("bescods", "terrans").put("bescods", **(structures or {"mine": "2A0"}))
    return t.give("bescods", ore=12, credits=12, vp=10)


@rule("GP-FAC-BESCODS-1")
def test_bescods_upgrade_stations_to_academies_or_labs_and_labs_to_the_institute() -> None:
    t = bescods(trading_station="2A0", research_lab="4A0")
    assert t.options("upgrade") == [
        "2A0 research_lab", "2A0 academy_left", "2A0 academy_right", "4A0 planetary_institute",
    ]  # fmt: skip
    assert t.refused("upgrade 2A0 planetary_institute") == "GP-UPG-2"
    assert t.refused("upgrade 4A0 academy_left") == "GP-UPG-2"


@rule("GP-FAC-BESCODS-1")
@pytest.mark.parametrize(
    ("old", "new", "ore", "credits"),
    [
        ("trading_station", "research_lab", 3, 5),
        ("trading_station", "academy_left", 6, 6),
        ("trading_station", "academy_right", 6, 6),
        ("research_lab", "planetary_institute", 4, 6),
    ],
)
def test_bescods_pay_the_price_of_what_they_upgrade_to(old: str, new: str, ore: int, credits: int) -> None:
    t = bescods(**{old: "2A0"})
    t.play(f"upgrade 2A0 {new}")
    assert (12 - t["bescods"].ore, 12 - t["bescods"].credits) == (ore, credits)


@rule("GP-FAC-BESCODS-1")
def test_stations_of_the_bescods_pay_knowledge_and_labs_credits() -> None:
    t = bescods(trading_station="2A0 3A3", research_lab="4A0 7A6")
    t.give("bescods", knowledge=0, credits=0, booster="booster_mines").take_income()
    assert (t["bescods"].knowledge, t["bescods"].credits) == (2, 7)


@rule("GP-FAC-BESCODS-6")
def test_an_academy_of_the_bescods_costs_six_ore_and_brings_a_tile() -> None:
    t = bescods(trading_station="2A0").give("bescods", ore=6, credits=6)
    t.play("upgrade 2A0 academy_left", "tile free1", "no-step")
    assert (t["bescods"].ore, t["bescods"].credits, len(t["bescods"].tech)) == (0, 0, 1)


@rule("GP-FAC-BESCODS-6")
def test_the_institute_of_the_bescods_comes_from_a_lab_without_a_tile() -> None:
    t = bescods(research_lab="2A0").give("bescods", ore=4, credits=6)
    t.play("upgrade 2A0 planetary_institute")
    assert (t["bescods"].ore, t["bescods"].credits) == (0, 0)
    assert "end" in t.options()
    t = bescods(trading_station="2A0").give("bescods", ore=5, credits=6)
    assert t.refused("upgrade 2A0 academy_left") == "GP-UPG-13"


@rule("GP-FAC-BESCODS-2")
@example("ED-61")
def test_only_the_lowest_marker_of_the_bescods_advances() -> None:
    t = bescods().level("bescods", terraforming=1, navigation=1, artificial_intelligence=1, gaia_project=1, economy=1)
    t.give("bescods", knowledge=0).play("special lowest_track")
    assert t.options("advance") == ["science"]
    assert t.refused("advance economy") == "GP-TECH-2"
    assert t.refused("no-step") == "GP-FAC-BESCODS-2"
    t.play("advance science")
    assert t["bescods"].research == (1,) * 6


@rule("GP-FAC-BESCODS-2")
def test_among_several_lowest_markers_the_bescods_choose() -> None:
    t = bescods().level("bescods", science=1)
    t.play("special lowest_track")
    assert t.options("advance") == [
        "terraforming", "navigation", "artificial_intelligence", "gaia_project", "economy",
    ]  # fmt: skip


def all_on_four() -> Table:
    t = bescods()
    return t.level(
        "bescods", terraforming=4, navigation=4, artificial_intelligence=4, gaia_project=4, economy=4, science=4
    )


@rule("GP-FAC-BESCODS-3", "GP-FAC-BESCODS-2")
@example("ED-98")
def test_the_action_is_not_offered_if_no_lowest_marker_can_advance() -> None:
    """All on 4 without a green token, or with every level 5 taken."""
    t = all_on_four()
    assert t.refused("special lowest_track") == "GP-FAC-BESCODS-3"
    t = all_on_four().tokens("bescods", "fed_ore")
    t.level("terrans", terraforming=5, navigation=5, artificial_intelligence=5, gaia_project=5, economy=5, science=5)
    assert t.refused("special lowest_track") == "GP-FAC-BESCODS-3"
    t = all_on_four().tokens("bescods", "fed_ore")
    t.play("special lowest_track", "advance science")
    assert t["bescods"].tokens == (6,)


def charged_by_bescods(**structures: str) -> Table:
    """The Terrans build on 1A9, two hexes from 2A0; the Bescods are asked."""
    t = table("terrans", "bescods").put("bescods", **structures).put("terrans", mine="2A11")
    t.give("bescods", bowls=(9, 0, 0), vp=10).give("terrans", ore=15, qic=3).tech("bescods", "tech_big_power_4")
    t.play("build 1A9", "end")
    return t


@rule("GP-FAC-BESCODS-4", "GP-CHARGE-11")
@example("ED-44")
def test_the_institute_on_titanium_charges_five_with_the_tile() -> None:
    """Elsewhere, or without the institute, nothing is added."""
    t = charged_by_bescods(planetary_institute="2A0")
    t.play("bescods: charge 5")
    assert t["bescods"].vp == 6
    t = charged_by_bescods(planetary_institute="1B5")
    assert t.options("charge") == ["4"]
    t = charged_by_bescods(academy_left="2A0")
    t.play("bescods: charge 4")
    assert t["bescods"].vp == 7


@rule("GP-FAC-BESCODS-5", "GP-FAC-BESCODS-4")
@example("ED-99")
def test_with_the_institute_anywhere_a_mine_on_titanium_charges_two() -> None:
    """First part."""
    t = charged_by_bescods(planetary_institute="4B0", mine="2A0")
    t.play("bescods: charge 2")
    assert t["bescods"].vp == 9
    t = table("terrans", "bescods").put("bescods", planetary_institute="4B0", mine="3B5").put("terrans", mine="1A5")
    t.give("bescods", bowls=(9, 0, 0), vp=10).give("terrans", ore=15, qic=3)
    t.play("build 1A6", "end", "bescods: charge 1")
    assert t["bescods"].vp == 10


@rule("GP-FAC-BESCODS-5")
@example("ED-99")
def test_two_mines_and_a_station_on_titanium_are_a_federation_with_the_institute() -> None:
    """Second part: 2 + 2 + 3."""
    t = table("bescods", "terrans").bare(titanium="3A8 3C 3A2").put("bescods", mine="3A8 3A2", trading_station="3C")
    t.planet("7B4", "gaia").give("bescods", bowls=(9, 0, 0))
    assert t.missing("federate") == {"have": 4, "need": 7}
    t.put("bescods", planetary_institute="7B4")
    t.play("federate", "include 3A8", "include 3C", "include 3A2", "done", "token fed_12vp")
    assert t.hexes(t["bescods"].satellites) == ["3B1", "3B4"]


@rule("GP-FAC-BESCODS-5")
def test_every_structure_on_titanium_is_worth_one_more() -> None:
    values = {"mine": 2, "trading_station": 3, "research_lab": 3, "academy_left": 4, "academy_right": 4}
    for structure, value in values.items():
        t = table("bescods", "terrans").put("bescods", planetary_institute="4B0", **{structure: "2A0"})
        assert power_value(t.g, t["bescods"], hex_number("2A0")) == value
        t.planet("2A0", "gaia")
        assert power_value(t.g, t["bescods"], hex_number("2A0")) == value - 1
    t = table("bescods", "terrans").put("bescods", planetary_institute="2A0")
    assert power_value(t.g, t["bescods"], hex_number("2A0")) == 4
