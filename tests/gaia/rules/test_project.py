"""Starting a gaia project (GP-GPROJ)."""

from __future__ import annotations

import pytest

from tests.gaia.scenario import Table, table
from tests.marks import example, rule


def beside(kind: str = "transdim", level: int = 1) -> Table:
    """Terrans on 1B1 with a level of Gaia Project; transdim planets on 1C and 1B2 beside it, 1B3 two hexes away."""
    t = table("terrans", "xenos", round=3).bare(terra="1B1 1B0", transdim="1B2 1B3").planet("1C", kind)
    return t.put("terrans", mine="1B1").level("terrans", gaia_project=level).give("terrans", bowls=(12, 0, 0), qic=0)


@rule("GP-GPROJ-1")
@example("ED-13")
def test_a_project_needs_a_transdim_planet_without_a_gaiaformer() -> None:
    assert beside("gaia").refused("project 1C") == "GP-GPROJ-1"
    assert beside("space").refused("project 1C") == "GP-GPROJ-1"
    t = beside().put("xenos", gaiaformer="1C")
    assert t.refused("project 1C") == "GP-GPROJ-1"
    t.play("project 1B2")
    assert t.at("1B2") == "terrans gaiaformer"
    assert t["terrans"].gaiaformers == 0


@rule("GP-GPROJ-1")
def test_a_project_needs_a_gaiaformer() -> None:
    """One on the map is away (GP-GPROJ-6); without any there is none to be away."""
    t = beside().give("terrans", gaiaformers=0)
    assert t.refused("project 1B2") == "GP-GPROJ-1"
    assert t.missing("project 1B2") == {"have": 0, "need": 1}
    assert t.options("project") == []


@rule("GP-GPROJ-2")
def test_a_project_reaches_as_far_as_a_mine() -> None:
    t = beside()
    assert t.distance("1B1", "1B3") == 2
    assert t.refused("project 1B3") == "GP-GPROJ-2"
    assert t.missing("project 1B3") == {"have": 0, "need": 1}
    t.give("terrans", qic=2).play("project 1B3")
    assert t["terrans"].qic == 1


@rule("GP-GPROJ-3")
@pytest.mark.parametrize(("level", "tokens"), [(1, 6), (2, 6), (3, 4), (4, 3), (5, 3)])
@example("EX-23")
def test_a_project_moves_tokens_to_the_gaia_area(level: int, tokens: int) -> None:
    """4 tokens on level 3."""
    t = beside(level=level).give("terrans", bowls=(tokens - 1, 0, 0), gaia_area=3)
    assert t.refused("project 1C") == "GP-GPROJ-3"
    t.give("terrans", bowls=(tokens - 2, 1, 1), gaia_area=0).play("project 1C")
    assert t.bowls("terrans") == (0, 0, 0, tokens)


@rule("GP-GPROJ-3")
def test_the_tokens_come_from_any_bowls() -> None:
    t = beside(level=4).give("terrans", bowls=(3, 3, 3))
    t.play("project 1C")
    assert len(t.options("tokens")) == 10
    t.play("tokens 1 2")
    assert t.bowls("terrans") == (3, 2, 1, 3)


@rule("GP-GPROJ-4")
def test_an_old_gaiaformer_works_at_the_price_of_today() -> None:
    t = beside().give("terrans", knowledge=15)
    assert t["terrans"].gaiaformers == 1
    t.level("terrans", gaia_project=4).give("terrans", gaiaformers=1, bowls=(3, 0, 0))
    t.play("project 1C")
    assert t.bowls("terrans") == (0, 0, 0, 3)


@rule("GP-GPROJ-5")
def test_gaiaformers_are_gained_on_levels_one_three_and_four() -> None:
    t = table("xenos", "terrans").give("xenos", knowledge=15).tokens("xenos", "fed_ore")
    owned = []
    for _ in range(5):
        t.give("xenos", knowledge=4).turn("xenos").play("research gaia_project")
        owned.append(t["xenos"].gaiaformers)
    assert owned == [1, 1, 2, 3, 3]


@rule("GP-GPROJ-6")
def test_a_gaiaformer_on_the_map_is_away_until_a_mine_replaces_it() -> None:
    t = beside()
    t.play("project 1C", "end", "xenos: pass booster_range")
    assert t.refused("project 1B2") == "GP-GPROJ-6"
    t.gaia_phase()
    assert t.refused("project 1B2") == "GP-GPROJ-6"
    t.play("build 1C", "end", "project 1B2")
    assert t.at("1B2") == "terrans gaiaformer"


@rule("GP-GPROJ-7", "GP-RANGE-5")
def test_a_planet_with_a_gaiaformer_is_not_colonized() -> None:
    t = beside()
    t.play("project 1C", "end", "xenos: pass booster_range")
    assert t.at("1C") == "terrans gaiaformer"
    assert [t.count("terrans", per) for per in ("structure", "planet_type", "gaia_planet", "mine")] == [1, 1, 0, 1]
    t.gaia_phase()
    assert [t.count("terrans", per) for per in ("structure", "planet_type", "gaia_planet", "mine")] == [1, 1, 0, 1]
    assert t.distance("1C", "1B3") == 1
    assert t.refused("build 1B3") == "GP-BUILD-8"
    assert t.refused("project 1B3") == "GP-GPROJ-6"
    t.give("terrans", gaiaformers=1, bowls=(6, 0, 0))
    assert t.refused("project 1B3") == "GP-GPROJ-2"


@rule("GP-GPROJ-8")
def test_a_project_is_no_mine_and_lets_nobody_charge() -> None:
    t = beside().put("xenos", planetary_institute="1B0")
    t.play("project 1C", "end")
    assert t.at("1C") == "terrans gaiaformer"
    assert t.actor == "xenos"
    assert t.options("charge") == []
    assert t["terrans"].vp == 10
