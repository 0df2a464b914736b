"""Abilities and QIC actions of the research board (GP-ACT)."""

from __future__ import annotations

import pytest

from astrarium.games.gaia import ids
from tests.gaia.scenario import Table, table
from tests.marks import example, rule


def rich(kind: str = "oxide") -> Table:
    """Terrans on 1B1 with a planet of some type beside it on 1C, 8 power, 4 QIC and nothing else."""
    t = table("terrans", "xenos").bare(terra="1B1").planet("1C", kind).put("terrans", mine="1B1")
    return t.give("terrans", ore=0, credits=0, knowledge=0, qic=4, bowls=(0, 0, 8))


@rule("GP-ACT-1", "GP-ACT-3")
@pytest.mark.parametrize(
    ("space", "power", "gained"),
    [
        ("power_3_knowledge", 7, (0, 0, 3, 4)),
        ("power_2_ore", 4, (2, 0, 0, 4)),
        ("power_7_credits", 4, (0, 7, 0, 4)),
        ("power_2_knowledge", 4, (0, 0, 2, 4)),
    ],
)
@example("EX-31")
def test_power_buys_resources(space: str, power: int, gained: tuple[int, int, int, int]) -> None:
    """4 power for 2 ore."""
    t = rich().give("terrans", bowls=(9, 9, power - 1))
    assert t.refused(f"action {space}") == "GP-ACT-1"
    assert t.missing(f"action {space}") == {"have": power - 1, "need": power}
    t.give("terrans", bowls=(0, 0, 8)).play(f"action {space}")
    assert t.purse("terrans") == gained
    assert t.bowls("terrans") == (power, 0, 8 - power, 0)


@rule("GP-ACT-3")
def test_three_power_buy_two_new_tokens() -> None:
    t = rich().give("terrans", bowls=(0, 0, 3))
    t.play("action power_2_tokens")
    assert t.bowls("terrans") == (5, 0, 0, 0)


@rule("GP-ACT-1")
def test_qic_actions_are_paid_with_qic() -> None:
    t = rich().tokens("terrans", "fed_ore").give("terrans", qic=1)
    for space, price in (("qic_tech_tile", 4), ("qic_rescore_federation", 3), ("qic_planet_types", 2)):
        assert t.refused(f"action {space}") == "GP-ACT-1"
        assert t.missing(f"action {space}") == {"have": 1, "need": price}


@rule("GP-ACT-2")
@example("EX-31", "ED-75")
def test_a_space_is_closed_for_everybody_until_clean_up() -> None:
    t = rich().give("xenos", bowls=(0, 0, 8))
    t.play("action power_2_ore", "end")
    assert t.actor == "xenos"
    assert t.refused("action power_2_ore") == "GP-ACT-2"
    t.play("pass booster_range")
    t.give("terrans", bowls=(0, 0, 8))
    assert t.refused("action power_2_ore") == "GP-ACT-2"
    t.play("pass booster_tokens_ore")
    assert t.g.round == 2
    t.turn("terrans").play("action power_2_ore")


@rule("GP-ACT-4")
@pytest.mark.parametrize(
    ("space", "kind", "ore", "power"),
    [
        ("power_1_terraform", "oxide", 1, 3),
        ("power_1_terraform", "volcanic", 4, 3),
        ("power_2_terraform", "volcanic", 1, 5),
        ("power_2_terraform", "desert", 4, 5),
    ],
)
def test_terraforming_actions_include_a_mine(space: str, kind: str, ore: int, power: int) -> None:
    t = rich(kind).give("terrans", ore=ore - 1, credits=2)
    assert t.refused(f"action {space}") == "GP-ACT-9"
    t.give("terrans", ore=ore).play(f"action {space}", "build 1C")
    assert t.at("1C") == "terrans mine"
    assert t.purse("terrans") == (0, 0, 0, 4)
    assert t.bowls("terrans") == (power, 0, 8 - power, 0)


@rule("GP-ACT-5", "GP-SPEC-2")
@example("ED-10")
def test_a_terraforming_action_is_not_combined_with_another_action() -> None:
    """Nor with booster 4."""
    t = rich("volcanic").give("terrans", ore=9, credits=9, booster="booster_terraform")
    t.play("action power_1_terraform")
    assert t.refused("special booster_terraform") == "GP-SPEC-2"
    assert t.refused("action power_2_terraform") == "GP-ACT-5"
    t.play("build 1C")
    assert t["terrans"].ore == 9 - 1 - 3
    assert t.refused("special booster_terraform") == "GP-FLOW-2"
    assert t.refused("action power_2_ore") == "GP-FLOW-2"


@rule("GP-ACT-6")
def test_four_qic_buy_a_tile_with_its_step() -> None:
    t = rich()
    t.play("action qic_tech_tile")
    assert len(t.options("tile")) == 9
    t.play("tile eco", "advance economy", "end")
    assert t["terrans"].qic == 0
    assert t["terrans"].tech == (ids.TECH_INCOME_ORE_CHARGE,)
    assert t["terrans"].research[ids.ECONOMY] == 1


@rule("GP-ACT-6", "GP-TECH-5")
def test_four_qic_buy_an_advanced_tile_too() -> None:
    t = rich().level("terrans", science=4).tokens("terrans", "fed_ore").tech("terrans", "tech_7vp")
    t.play("action qic_tech_tile", "advanced science", "cover tech_7vp", "advance economy")
    assert t["terrans"].advanced == (ids.ADV_SECTORS_ORE,)
    assert t["terrans"].ore == 1


@rule("GP-ACT-7")
@example("ED-39")
def test_three_qic_repeat_a_token_without_turning_it() -> None:
    """No token, no action; a gray token may be repeated; the federation tile of the round scores nothing."""
    t = rich()
    assert t.refused("action qic_rescore_federation") == "GP-ACT-7"
    t.g.round = 4
    t.tokens("terrans", "fed_ore", green=False).tokens("terrans", "fed_credits")
    t.play("action qic_rescore_federation")
    assert t.options("rescore") == ["fed_ore", "fed_credits"]
    assert t.refused("rescore fed_12vp") == "GP-ACT-7"
    t.play("rescore fed_ore")
    assert (t["terrans"].vp, t["terrans"].ore, t["terrans"].qic) == (17, 2, 1)
    assert t["terrans"].tokens == (2 * ids.FED_ORE, 2 * ids.FED_CREDITS + 1)


@rule("GP-ACT-8")
def test_two_qic_score_planet_types() -> None:
    t = rich("gaia").put("terrans", mine="1C").lost_planet("terrans", "1B2").planet("1A3", "transdim")
    t.put("terrans", gaiaformer="1A3").planet("3A7", "terra").put("terrans", mine="3A7")
    t.play("action qic_planet_types")
    assert t["terrans"].vp == 10 + 3 + 3
    assert t["terrans"].qic == 2


@rule("GP-ACT-9")
def test_a_terraforming_action_needs_a_mine_that_can_be_built() -> None:
    for ore, credits, kind in ((0, 2, "oxide"), (1, 1, "oxide"), (1, 2, "space")):
        t = rich(kind).give("terrans", ore=ore, credits=credits, qic=0)
        assert t.refused("action power_1_terraform") == "GP-ACT-9"
        assert t.refused("action power_2_terraform") == "GP-ACT-9"


@rule("GP-ACT-10", "GP-SPEC-7")
@example("ED-86")
def test_a_terraforming_action_must_use_a_step() -> None:
    """Not for the home type, a gaia planet or the own finished gaiaformer; booster 4 may waste its step."""
    for kind in ("terra", "gaia"):
        t = rich(kind).planet("1B2", "ice").give("terrans", ore=9, credits=9, booster="booster_terraform")
        t.play("action power_1_terraform")
        assert t.refused("build 1C") == "GP-ACT-10"
        t = rich(kind).give("terrans", ore=1, credits=2, booster="booster_terraform")
        assert t.refused("action power_1_terraform") == "GP-ACT-9"
        t.play("special booster_terraform", "build 1C")
        assert t.at("1C") == "terrans mine"
    t = rich("gaia").put("terrans", gaiaformer="1C").planet("1B2", "ice").give("terrans", ore=9, credits=9)
    t.play("action power_1_terraform")
    assert t.refused("build 1C") == "GP-ACT-10"


@rule("GP-ACT-10")
@example("ED-87")
def test_a_resource_action_must_gain_something() -> None:
    """30 credits cannot grow, 29 can."""
    t = rich().give("terrans", ore=15, credits=30, knowledge=15)
    for space in ("power_7_credits", "power_2_ore", "power_2_knowledge", "power_3_knowledge"):
        assert t.refused(f"action {space}") == "GP-ACT-10"
    t.give("terrans", credits=29).play("action power_7_credits")
    assert t["terrans"].credits == 30


@rule("GP-ACT-10")
def test_useless_actions_can_be_allowed() -> None:
    t = table("terrans", "xenos", settings={"useless_actions_allowed": True}).bare(terra="1B1 1C")
    t.put("terrans", mine="1B1").give("terrans", bowls=(0, 0, 8), credits=30)
    t.play("action power_1_terraform", "build 1C", "end", "xenos: pass booster_range")
    t.give("terrans", credits=30).play("action power_7_credits")
    assert t["terrans"].credits == 30


@rule("GP-ACT-4", "GP-RANGE-4")
def test_a_power_action_for_terraforming_adds_nothing_to_the_range() -> None:
    t = table("terrans", "xenos").bare(terra="1B1", oxide="1B3").put("terrans", mine="1B1")
    t.give("terrans", ore=9, credits=9, qic=1, bowls=(0, 0, 9)).play("action power_1_terraform", "build 1B3")
    assert t["terrans"].qic == 0
