"""Special actions (GP-SPEC)."""

from __future__ import annotations

import pytest

from astrarium.games.gaia.tables import NAMES
from tests.gaia.scenario import Table, table
from tests.marks import example, rule


def lonely(booster: str, kind: str = "volcanic", place: str = "1C") -> Table:
    """Terrans on 1B1 with a booster; one other planet."""
    t = table("terrans", "xenos").bare(terra="1B1").planet(place, kind).put("terrans", mine="1B1")
    return t.give("terrans", ore=4, credits=2, qic=0, booster=booster, bowls=(9, 0, 0))


@rule("GP-SPEC-1")
def test_a_special_action_is_free_and_possible_once_a_round() -> None:
    t = lonely("booster_range").tech("terrans", "tech_action_charge_4")
    t.play("special tech_action_charge_4")
    assert t.bowls("terrans") == (5, 4, 0, 0)
    assert t.purse("terrans") == (4, 2, 3, 0)
    t.play("end", "xenos: pass booster_tokens_ore")
    assert t.refused("special tech_action_charge_4") == "GP-SPEC-1"
    t.play("pass booster_credits_qic")
    t.turn("terrans").give("terrans", bowls=(9, 0, 0)).play("special tech_action_charge_4")
    assert t.bowls("terrans") == (5, 4, 0, 0)


@rule("GP-SPEC-1", "GP-SPEC-3")
@example("EX-32")
def test_a_special_action_belongs_to_the_owner_of_the_component() -> None:
    """On an institute, a booster and a tile."""
    t = table("terrans", "ivits").bare(terra="1B1", ice="1C", oxide="3C 3B5").put("terrans", mine="1B1")
    t.put("ivits", planetary_institute="3C").give("ivits", booster="booster_range").tech(
        "ivits", "tech_action_charge_4"
    )
    for special in ("space_station", "booster_range", "tech_action_charge_4"):
        assert t.refused(f"special {special}") == "GP-SPEC-3"
    t.play("pass booster_terraform")
    assert sorted(t.options("special")) == ["booster_range", "space_station", "tech_action_charge_4"]


@rule("GP-SPEC-2", "GP-ACT-5")
@example("ED-10")
def test_a_special_action_is_not_combined_with_another_action() -> None:
    t = lonely("booster_terraform").tech("terrans", "tech_action_charge_4").give("terrans", bowls=(0, 0, 8))
    t.play("special booster_terraform")
    assert t.refused("special tech_action_charge_4") == "GP-SPEC-2"
    assert t.refused("action power_2_terraform") == "GP-ACT-5"
    t.play("build 1C")
    assert t["terrans"].ore == 0
    assert t.refused("special tech_action_charge_4") == "GP-FLOW-2"


@rule("GP-SPEC-3")
@pytest.mark.parametrize(
    ("faction", "home", "special", "needs_institute"),
    [
        ("ambas", "swamp", "swap", True),
        ("firaks", "titanium", "downgrade", True),
        ("ivits", "oxide", "space_station", True),
        ("bescods", "titanium", "lowest_track", False),
    ],
)
def test_faction_boards_have_special_actions(faction: str, home: str, special: str, needs_institute: bool) -> None:
    t = table(faction, "terrans").bare(**{home: "1B1 1C 3C"}).put(faction, mine="1C", research_lab="3C")
    if needs_institute:
        assert t.refused(f"special {special}") == "GP-SPEC-3"
        t.put(faction, planetary_institute="1B1")
    assert special in t.options("special")


@rule("GP-SPEC-3", "GP-UPG-8")
def test_the_right_academy_and_advanced_tiles_have_special_actions() -> None:
    t = lonely("booster_range").planet("3C", "terra").put("terrans", academy_right="3C").tech("terrans", "tech_7vp")
    t.tech("terrans", "tech_gaia_3vp", "tech_ore_qic").give("terrans", ore=0, credits=0, knowledge=0)
    t.advanced("terrans", "adv_action_qic_5_credits", covers="tech_7vp")
    t.advanced("terrans", "adv_action_3_ore", covers="tech_gaia_3vp")
    t.advanced("terrans", "adv_action_3_knowledge", covers="tech_ore_qic")
    t.play("special academy", "end", "xenos: pass booster_tokens_ore")
    assert t.purse("terrans") == (0, 0, 0, 1)
    t.play("special adv_action_qic_5_credits", "end", "special adv_action_3_ore", "end")
    assert t.purse("terrans") == (3, 5, 0, 2)
    t.play("special adv_action_3_knowledge")
    assert t.purse("terrans") == (3, 5, 3, 2)


@rule("GP-UPG-8")
@pytest.mark.parametrize("faction", [name for name in NAMES["faction"] if name not in ("terrans", "xenos")])
def test_the_right_academy_brings_everybody_one_qic_but_bal_taks_four_credits(faction: str) -> None:
    t = table(faction, "xenos")
    t.put(faction, academy_right=t.home(faction)).give(faction, credits=0, qic=0)
    t.play("special academy")
    assert (t[faction].qic, t[faction].credits) == ((0, 4) if faction == "bal_taks" else (1, 0))


@rule("GP-SPEC-4")
@pytest.mark.parametrize(("kind", "ore"), [("oxide", 1), ("volcanic", 4), ("desert", 7)])
def test_booster_four_builds_a_mine_with_a_free_step(kind: str, ore: int) -> None:
    t = lonely("booster_terraform", kind).give("terrans", ore=ore)
    assert t.refused("build 1C") == "GP-HAB-4"
    t.play("special booster_terraform", "build 1C")
    assert t.purse("terrans") == (0, 0, 3, 0)
    assert t.at("1C") == "terrans mine"


@rule("GP-SPEC-5", "GP-RANGE-4")
@pytest.mark.parametrize(("place", "distance", "qic"), [("3A11", 3, 0), ("3B5", 4, 0), ("3B4", 5, 1), ("3A7", 6, 1)])
def test_booster_five_adds_three_to_the_range_of_a_mine(place: str, distance: int, qic: int) -> None:
    t = lonely("booster_range", "terra", place).give("terrans", qic=qic)
    assert t.distance("1B1", place) == distance
    assert t.refused(f"build {place}") == "GP-RANGE-4"
    t.play("special booster_range", f"build {place}")
    assert t.at(place) == "terrans mine"
    assert t["terrans"].qic == 0


@rule("GP-SPEC-5")
def test_booster_five_adds_three_to_the_range_of_a_project() -> None:
    t = lonely("booster_range", "transdim", "3B5")
    assert t.refused("project 3B5") == "GP-GPROJ-2"
    t.play("special booster_range", "project 3B5")
    assert t.at("3B5") == "terrans gaiaformer"


@rule("GP-SPEC-6")
def test_a_returned_booster_takes_its_action_away() -> None:
    t = lonely("booster_terraform", "oxide")
    assert "booster_terraform" in t.options("special")
    t.play("pass booster_range", "xenos: pass booster_terraform")
    assert t.g.round == 2
    t.turn("terrans")
    assert t.refused("special booster_terraform") == "GP-SPEC-3"


@rule("GP-SPEC-6")
def test_a_covered_tile_takes_its_unused_action_away() -> None:
    t = lonely("booster_range").tech("terrans", "tech_action_charge_4")
    assert "tech_action_charge_4" in t.options("special")
    t.advanced("terrans", "adv_mines_2vp", covers="tech_action_charge_4")
    assert t.refused("special tech_action_charge_4") == "GP-SPEC-3"


@rule("GP-SPEC-7")
def test_a_special_action_must_be_carried_out() -> None:
    t = lonely("booster_terraform", "oxide").give("terrans", credits=1)
    assert t.refused("special booster_terraform") == "GP-SPEC-7"
    t = lonely("booster_range", "oxide", "3A7")
    assert t.refused("special booster_range") == "GP-SPEC-7"


@rule("GP-SPEC-7")
@example("ED-86")
def test_boosters_may_be_used_where_step_or_range_is_not_needed() -> None:
    for booster in ("booster_terraform", "booster_range"):
        t = lonely(booster, "terra").give("terrans", ore=1)
        t.play(f"special {booster}", "build 1C")
        assert t.at("1C") == "terrans mine"


@rule("GP-SPEC-4", "GP-RANGE-4")
def test_booster_four_adds_nothing_to_the_range() -> None:
    t = lonely("booster_terraform", "oxide", "1B3").give("terrans", ore=9, qic=0)
    assert t.refused("special booster_terraform") == "GP-SPEC-7"
    t.give("terrans", qic=1).play("special booster_terraform", "build 1B3")
    assert t["terrans"].qic == 0


@rule("GP-SPEC-5", "GP-HAB-4")
def test_booster_five_gives_no_step() -> None:
    t = lonely("booster_range", "volcanic").give("terrans", ore=9, credits=9)
    t.play("special booster_range", "build 1C")
    assert t["terrans"].ore == 9 - 1 - 2 * 3
