"""Nevlas and Itars (GP-FAC-NEVLAS, GP-FAC-ITARS)."""

from __future__ import annotations

import pytest

from tests.gaia.scenario import Table, table
from tests.marks import example, rule


def nevlas(bowls: tuple[int, int, int], institute: bool = True, *, joined: bool = True) -> Table:
    t = table("nevlas", "terrans", settings={"single_conversion_payment": not joined})
    t.put("nevlas", **{"planetary_institute" if institute else "mine": "2B1"})
    return t.give("nevlas", bowls=bowls, ore=9, credits=9, knowledge=0)


def power(t: Table, faction: str) -> tuple[int, int, int, int]:
    p = t[faction]
    return (p.bowl1, p.bowl2, p.bowl3, p.gaia_area)


@rule("GP-FAC-NEVLAS-1")
@example("ED-50")
def test_a_token_of_bowl_three_goes_to_the_gaia_area_for_a_knowledge() -> None:
    """With the institute it is still one knowledge a token."""
    for institute in (False, True):
        t = nevlas((0, 0, 2), institute)
        t.play("convert nevlas_token_to_knowledge")
        assert power(t, "nevlas") == (0, 0, 1, 1)
        assert t["nevlas"].knowledge == 1
    t = table("terrans", "nevlas").put("terrans", mine="1B1").give("terrans", bowls=(0, 0, 2))
    assert t.refused("convert nevlas_token_to_knowledge") == "GP-FREE-3"


@rule("GP-FAC-NEVLAS-1")
def test_a_rest_of_spent_power_moves_no_token() -> None:
    t = nevlas((0, 0, 1))
    t.play("convert power_to_credit")
    assert t.refused("convert nevlas_token_to_knowledge") == "GP-FREE-1"


@rule("GP-FAC-NEVLAS-2")
@example("ED-49")
def test_with_the_institute_three_tokens_pay_a_five_power_action_and_one_power_is_lost() -> None:
    t = nevlas((0, 0, 3))
    t.play("action power_2_terraform", "build 2A3")
    assert power(t, "nevlas") == (3, 0, 0, 0)
    t = nevlas((0, 0, 3), institute=False)
    assert t.missing("action power_2_terraform") == {"have": 3, "need": 5}


@rule("GP-FAC-NEVLAS-2")
@example("ED-80")
def test_the_seven_power_action_takes_four_tokens() -> None:
    """First part."""
    t = nevlas((0, 0, 4))
    t.play("action power_3_knowledge")
    assert power(t, "nevlas") == (4, 0, 0, 0)
    assert t.refused("convert power_to_credit") == "GP-FREE-1"


@rule("GP-FAC-NEVLAS-2")
def test_a_token_is_one_token_for_a_gaia_project() -> None:
    t = nevlas((0, 0, 5)).level("nevlas", gaia_project=4).give("nevlas", qic=2)
    t.play("convert power_to_ore", "project 2A5", "tokens 0 3")
    assert power(t, "nevlas") == (2, 0, 0, 3)
    t = nevlas((0, 0, 2)).level("nevlas", gaia_project=4).give("nevlas", qic=2)
    assert t.refused("project 2A5") == "GP-GPROJ-3"


@rule("GP-FAC-NEVLAS-3", "GP-FREE-6")
@example("ED-80")
def test_two_conversions_share_a_token() -> None:
    """Second part: 4 power for an ore and a credit are two tokens, done separately three."""
    t = nevlas((0, 0, 3)).give("nevlas", ore=0, credits=0)
    t.play("convert power_to_ore", "convert power_to_credit")
    assert (t["nevlas"].ore, t["nevlas"].credits) == (1, 1)
    assert power(t, "nevlas") == (2, 0, 1, 0)
    t = nevlas((0, 0, 3), joined=False).give("nevlas", ore=0, credits=0)
    t.play("convert power_to_ore", "convert power_to_credit")
    assert (t["nevlas"].ore, t["nevlas"].credits) == (1, 1)
    assert power(t, "nevlas") == (3, 0, 0, 0)


@rule("GP-FAC-NEVLAS-3")
def test_one_token_gives_two_credits() -> None:
    t = nevlas((0, 0, 1)).give("nevlas", credits=0)
    t.play("convert power_to_credit", "convert power_to_credit")
    assert t["nevlas"].credits == 2
    t = nevlas((0, 0, 1), joined=False).give("nevlas", credits=0)
    t.play("convert power_to_credit")
    assert t.refused("convert power_to_credit") == "GP-FREE-1"


@rule("GP-FAC-NEVLAS-3")
def test_conversions_apart_from_each_other_share_nothing() -> None:
    t = nevlas((0, 0, 1)).give("nevlas", credits=0, ore=1)
    t.play("convert power_to_credit", "convert ore_to_credit")
    assert t.refused("convert power_to_credit") == "GP-FREE-1"


@rule("GP-FAC-NEVLAS-4")
def test_tokens_moved_for_knowledge_come_back_to_bowl_one_in_the_gaia_phase() -> None:
    t = nevlas((0, 0, 2))
    t.play("convert nevlas_token_to_knowledge", "convert nevlas_token_to_knowledge")
    t.gaia_phase()
    assert power(t, "nevlas") == (2, 0, 0, 0)
    t = table("nevlas", "terrans", round=6).put("nevlas", mine="2B1").give("nevlas", bowls=(0, 0, 1))
    t.play("convert nevlas_token_to_knowledge", "pass none", "terrans: pass none")
    assert t.g.actors == ()
    assert power(t, "nevlas") == (0, 0, 0, 1)


@rule("GP-FAC-NEVLAS-4")
@pytest.mark.parametrize("institute", [False, True])
def test_a_token_moved_to_the_gaia_area_gives_one_knowledge_with_or_without_the_institute(institute: bool) -> None:
    t = nevlas((0, 0, 2), institute)
    t.play("convert nevlas_token_to_knowledge")
    assert t["nevlas"].knowledge == 1
    t.play("convert nevlas_token_to_knowledge")
    assert t["nevlas"].knowledge == 2
    assert power(t, "nevlas") == (0, 0, 0, 2)


ROUNDS = ["round_terraform", "round_mine", "round_research", "round_federation", "round_trading_4", "round_gaia_4"]


def itars(gaia: int, round: int = 1, bowls: tuple[int, int, int] = (0, 0, 0)) -> Table:
    """Itars with their institute and tokens in the gaia area, before the gaia phase."""
    t = table("itars", "terrans", round=round, round_tiles=ROUNDS).put("itars", planetary_institute="2B1")
    return t.give("itars", bowls=bowls, gaia_area=gaia, vp=10, credits=0, booster="booster_ore_knowledge")


@rule("GP-FAC-ITARS-1")
@example("ED-52")
def test_a_token_burned_by_itars_goes_to_the_gaia_area() -> None:
    t = table("itars", "terrans").put("itars", mine="2B1").give("itars", bowls=(0, 4, 0))
    t.play("convert burn")
    assert power(t, "itars") == (0, 2, 1, 1)
    t = table("nevlas", "terrans").put("nevlas", mine="2B1").give("nevlas", bowls=(0, 4, 0))
    t.play("convert burn")
    assert power(t, "nevlas") == (0, 2, 1, 0)


@rule("GP-FAC-ITARS-2", "GP-GAIA-1")
@example("ED-53")
def test_four_tokens_of_the_gaia_area_buy_a_tile_and_the_rest_returns() -> None:
    t = itars(gaia=8).gaia_phase()
    t.play("trade-for-tile", "tile free1", "no-step", "trade-for-tile", "tile free2", "no-step")
    assert len(t["itars"].tech) == 2
    assert power(t, "itars") == (0, 0, 0, 0)
    t = itars(gaia=7).gaia_phase()
    t.play("trade-for-tile", "tile free1", "no-step")
    assert len(t["itars"].tech) == 1
    assert power(t, "itars") == (3, 0, 0, 0)
    assert t.options("trade-for-tile") == []


@rule("GP-FAC-ITARS-2")
def test_itars_may_stop_trading() -> None:
    t = itars(gaia=8).gaia_phase()
    t.play("trade-for-tile", "tile free1", "no-step", "itars: stop")
    assert power(t, "itars") == (4, 0, 0, 0)


@rule("GP-FAC-ITARS-2")
def test_itars_buy_no_tile_without_institute_or_with_three_tokens() -> None:
    assert itars(gaia=3).gaia_phase().options("stop") == []
    t = table("itars", "terrans").put("itars", mine="2B1").give("itars", gaia_area=8).gaia_phase()
    assert t.options("stop") == []
    assert t["itars"].gaia_area == 0


@rule("GP-FAC-ITARS-3")
def test_a_step_charges_before_the_other_tokens_return() -> None:
    t = itars(gaia=5, bowls=(0, 3, 0)).level("itars", science=2).gaia_phase()
    t.play("trade-for-tile", "tile sci", "advance science")
    assert power(t, "itars") == (1, 0, 3, 0)


@rule("GP-FAC-ITARS-4", "GP-GAIA-7")
@example("ED-79")
def test_the_tile_of_the_gaia_phase_works_by_all_rules_from_then_on() -> None:
    """The step scores the tile of this round, an action can be used now, income comes with the next round."""
    t = itars(gaia=8, round=3, bowls=(4, 0, 0)).gaia_phase()
    t.play("trade-for-tile", "tile free2", "advance science")
    assert t["itars"].vp == 12
    t.play("trade-for-tile", "tile free3", "no-step")
    assert t["itars"].credits == 0
    t.play("itars: special tech_action_charge_4")
    assert power(t, "itars") == (0, 4, 0, 0)
    t.take_income()
    assert t["itars"].credits == 4


@rule("GP-FAC-ITARS-4")
def test_itars_take_an_advanced_tile_in_the_gaia_phase() -> None:
    t = itars(gaia=4).level("itars", science=4).tokens("itars", "fed_ore").tech("itars", "tech_7vp").gaia_phase()
    t.play("trade-for-tile", "advanced science", "cover tech_7vp", "no-step")
    assert len(t["itars"].advanced) == 1
    assert t["itars"].tokens == (6,)


@rule("GP-FAC-ITARS-5")
def test_a_quarter_of_the_tokens_rounded_down_is_the_number_of_tiles() -> None:
    """Three tokens gained meanwhile lie in bowl I and do not help."""
    t = itars(gaia=11).level("itars", gaia_project=1).gaia_phase()
    t.play("trade-for-tile", "tile gaia", "advance gaia_project", "trade-for-tile", "tile free1", "no-step")
    assert t.options("trade-for-tile") == []
    assert power(t, "itars") == (6, 0, 0, 0)


@rule("GP-FAC-NEVLAS-2", "GP-FLOW-13")
def test_what_a_token_is_worth_too_much_ends_with_the_turn() -> None:
    """With the switch that joins conversions."""
    t = table("nevlas", "terrans", settings={"single_conversion_payment": False})
    t.put("nevlas", planetary_institute="3B2", mine="3A7").give("nevlas", bowls=(0, 0, 1), knowledge=4)
    t.give("terrans", bowls=(4, 0, 0)).play("research science", "convert power_to_credit")
    assert t.g.surplus == 1
    t.play("end")
    assert t.refused("convert power_to_credit") == "GP-FREE-1"
    assert t.missing("convert power_to_credit") == {"have": 0, "need": 1}
