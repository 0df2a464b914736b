"""The power cycle (GP-POWER) with the examples of the rulebook."""

from __future__ import annotations

import pytest

from astrarium.games.gaia import component_types, power
from astrarium.games.gaia.component_types import Planet, Price
from tests.defaults import amounts_not_named
from tests.gaia.scenario import Table, table
from tests.marks import example, rule


def bowls(t: Table, faction: str) -> tuple[int, int, int, int]:
    p = t[faction]
    return (p.bowl1, p.bowl2, p.bowl3, p.gaia_area)


@rule("GP-POWER-1", "GP-POWER-2", "GP-POWER-3")
@example("EX-10")
def test_charging_moves_one_by_one_and_the_rest_is_lost() -> None:
    t = table("terrans", "xenos").give("terrans", bowls=(1, 1, 2))
    power.charge(t["terrans"], 4)
    assert bowls(t, "terrans") == (0, 0, 4, 0)


@rule("GP-POWER-1")
def test_bowl_two_moves_on_only_when_bowl_one_is_empty() -> None:
    t = table("terrans", "xenos").give("terrans", bowls=(2, 3, 0))
    power.charge(t["terrans"], 2)
    assert bowls(t, "terrans") == (0, 5, 0, 0)
    power.charge(t["terrans"], 1)
    assert bowls(t, "terrans") == (0, 4, 1, 0)


@rule("GP-POWER-4")
@example("EX-11")
def test_spent_tokens_return_to_bowl_one() -> None:
    t = table("terrans", "xenos").give("terrans", bowls=(0, 0, 3), ore=0).put("terrans", mine="1B1")
    t.play("convert power_to_ore")
    assert bowls(t, "terrans") == (3, 0, 0, 0)
    assert t["terrans"].ore == 1


@rule("GP-POWER-9", "GP-FREE-1")
def test_power_outside_bowl_three_cannot_be_spent() -> None:
    t = table("terrans", "xenos").give("terrans", bowls=(9, 9, 2))
    assert t.refused("convert power_to_ore") == "GP-FREE-1"
    assert t.missing("convert power_to_ore") == {"have": 2, "need": 3}


@rule("GP-POWER-5")
@example("EX-12")
def test_gained_tokens_lie_in_bowl_one() -> None:
    t = table("terrans", "xenos").give("terrans", bowls=(0, 0, 0), ore=1)
    t.play("convert ore_to_token")
    assert bowls(t, "terrans") == (1, 0, 0, 0)


@rule("GP-POWER-6", "GP-GPROJ-3")
@example("EX-12")
def test_the_owner_picks_the_bowls_from_which_tokens_leave() -> None:
    """Any bowls but the gaia area."""
    t = table("terrans", "xenos").put("terrans", mine="1B1").give("terrans", bowls=(4, 3, 2), qic=0)
    t.play("project 1A3")
    assert t.options("tokens") == ["2 0", "3 0", "1 1", "2 1", "3 1", "0 2", "1 2", "2 2", "3 2"]
    assert t.refused("tokens 0 0") == "GP-POWER-6"
    t.play("tokens 1 2")
    assert bowls(t, "terrans") == (1, 2, 0, 6)


@rule("GP-POWER-7", "GP-GPROJ-3")
@example("ED-12")
def test_tokens_in_the_gaia_area_are_out_of_play() -> None:
    t = table("terrans", "xenos").put("terrans", mine="1B1").give("terrans", bowls=(2, 2, 1), gaia_area=3)
    assert t.refused("project 1A3") == "GP-GPROJ-3"
    assert t.missing("project 1A3") == {"have": 5, "need": 6}


@rule("GP-POWER-8")
def test_tokens_may_grow_without_limit() -> None:
    t = table("terrans", "xenos").give("terrans", bowls=(30, 0, 0), ore=1)
    t.play("convert ore_to_token")
    assert t["terrans"].bowl1 == 31


@rule("GP-POWER-10", "GP-CHARGE-4")
@example("ED-83")
def test_the_most_that_can_be_charged_counts_bowl_one_twice() -> None:
    """Bowls 1/1/3 take three charges of an offer of four."""
    t = table("xenos", "terrans").put("xenos", mine="1A9").put("terrans", planetary_institute="1B1")
    t.tech("terrans", "tech_big_power_4").give("terrans", bowls=(1, 1, 3), vp=10).give("xenos", ore=9, qic=9)
    t.play("build 1A5", "end")
    assert t.options("charge") == ["3"]
    t.play("terrans: charge 3")
    assert bowls(t, "terrans") == (0, 0, 5, 0)
    assert t["terrans"].vp == 8


def test_what_a_file_does_not_name_is_nothing() -> None:
    """GP-POWER-4, GP-SETUP-27."""
    assert amounts_not_named(component_types) == {"Faction.starting_mines": 2}


@rule("GP-FREE-2")
def test_burning_has_two_halves() -> None:
    with pytest.raises(ValueError, match="burning"):
        Price(discard_bowl2=1)


@rule("GP-HAB-3")
def test_the_wheel_has_its_types_in_their_order() -> None:
    with pytest.raises(ValueError, match="wheel"):
        Planet("desert", "d", "yellow", wheel_index=0)
