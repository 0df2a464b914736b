"""Passing (GP-PASS)."""

from __future__ import annotations

from astrarium.games.gaia import ids
from astrarium.games.gaia.tables import NAMES
from tests.gaia.scenario import Table, table
from tests.marks import example, rule


def free(t: Table) -> list[str]:
    """The boosters that nobody has."""
    return [NAMES["booster"][booster] for booster in t.g.boosters]


@rule("GP-PASS-1")
def test_one_may_pass_although_one_could_act_and_is_out_of_the_round() -> None:
    t = table("terrans", "xenos").put("terrans", mine="1B1").give("terrans", knowledge=4)
    assert t.options("research")
    t.play("pass booster_range")
    assert t.actor == "xenos"
    assert t.refused("research economy", "terrans") == "GP-FLOW-3"
    t.play("convert ore_to_credit", "pass booster_tokens_ore")
    assert t.g.round == 2


@rule("GP-PASS-2")
@example("EX-33", "ED-67")
def test_a_free_booster_is_taken_before_the_own_one_returns() -> None:
    """The own one cannot be kept; one returned by an earlier passer can be taken."""
    t = table("terrans", "xenos")
    assert free(t) == ["booster_tokens_ore", "booster_terraform", "booster_range"]
    assert t.refused("pass booster_ore_knowledge") == "GP-PASS-2"
    assert t.refused("pass booster_credits_qic") == "GP-PASS-2"
    assert t.refused("pass none") == "GP-PASS-2"
    t.play("pass booster_range")
    assert t["terrans"].booster == ids.BOOSTER_RANGE
    assert free(t) == ["booster_tokens_ore", "booster_terraform", "booster_ore_knowledge"]
    assert t.refused("pass booster_credits_qic") == "GP-PASS-2"
    t.play("xenos: pass booster_ore_knowledge")
    assert t["xenos"].booster == ids.BOOSTER_ORE_KNOWLEDGE


@rule("GP-PASS-3")
def test_in_the_last_round_no_booster_is_taken() -> None:
    t = table("terrans", "xenos", round=6)
    assert t.options("pass") == ["none"]
    assert t.refused("pass booster_range") == "GP-PASS-3"
    t.play("pass none")
    assert t["terrans"].booster == ids.NONE
    assert "booster_ore_knowledge" in free(t)


@rule("GP-PASS-4")
def test_a_new_booster_does_nothing_before_the_next_round() -> None:
    t = table("terrans", "xenos").bare(terra="1B1", oxide="1C").put("terrans", mine="1B1")
    t.give("terrans", ore=9, credits=9).give("xenos", ore=9)
    t.play("pass booster_terraform")
    assert t.purse("terrans")[1] == 9
    assert t.refused("special booster_terraform", "terrans") == "GP-FLOW-3"
    t.play("xenos: pass booster_range")
    assert t.g.round == 2
    assert t["terrans"].credits == 9 + 2
    t.turn("terrans").play("special booster_terraform", "build 1C")


@rule("GP-PASS-5")
@example("EX-33")
def test_red_effects_of_booster_and_tiles_score_when_passing() -> None:
    """The booster that is returned, not the one that is taken."""
    boosters = ["booster_labs", "booster_mines", "booster_trading_stations", "booster_big", "booster_gaia"]
    t = table("terrans", "xenos", boosters=boosters).put("terrans", research_lab="1B1 3A7", trading_station="4A4")
    t.tech("terrans", "tech_7vp", "tech_gaia_3vp").tokens("terrans", "fed_ore")
    t.advanced("terrans", "adv_pass_labs_3vp", covers="tech_7vp")
    t.advanced("terrans", "adv_pass_federation_3vp", covers="tech_gaia_3vp")
    t.play("pass booster_trading_stations")
    assert t["terrans"].vp == 10 + 2 * 3 + 2 * 3 + 3


@rule("GP-PASS-6")
def test_the_first_to_pass_starts_the_next_round() -> None:
    t = table("terrans", "xenos", "ambas").give("terrans", knowledge=4)
    t.play("research economy", "end", "xenos: pass booster_range", "ambas: pass booster_mines")
    t.play("terrans: pass booster_terraform")
    assert t.g.first_player == 1
    assert t.g.order == (1, 2, 0)
    assert t.actor == "xenos"


@rule("GP-PASS-7", "GP-FREE-4")
@example("ED-68")
def test_free_actions_end_with_the_pass() -> None:
    t = table("terrans", "xenos").give("terrans", ore=4)
    t.play("convert ore_to_credit", "pass booster_range")
    assert t.actor == "xenos"
    assert t.refused("convert ore_to_credit", "terrans") == "GP-PASS-7"
    assert t["terrans"].ore == 3
