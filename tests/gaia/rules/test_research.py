"""Advancing in research (GP-RES)."""

from __future__ import annotations

import pytest

from astrarium.games.gaia import ids
from astrarium.games.gaia.state import POINT_SOURCES
from astrarium.games.gaia.tables import NAMES
from tests.gaia.scenario import Table, table
from tests.marks import example, rule

LAB = "upgrade 1B1 research_lab"


def scholar(**levels: int) -> Table:
    """Terrans with 4 knowledge, a green token and some levels; a mine on 1B1 and one gaia planet on 3C."""
    t = table("terrans", "xenos").bare(terra="1B1", gaia="3C").put("terrans", mine="1B1 3C")
    t.level("terrans", gaia_project=0, **levels).tokens("terrans", "fed_ore")
    return t.give("terrans", ore=0, credits=0, knowledge=4, qic=0, bowls=(9, 0, 0), gaiaformers=0)


@rule("GP-RES-1", "GP-RES-2")
@example("EX-29")
def test_four_knowledge_advance_one_level() -> None:
    """Xenos gain 2 ore on level 1 of Terraforming."""
    t = table("xenos", "terrans").give("xenos", knowledge=3, ore=0)
    assert t.refused("research terraforming") == "GP-RES-1"
    assert t.missing("research terraforming") == {"have": 3, "need": 4}
    t.give("xenos", knowledge=4).play("research terraforming")
    assert t["xenos"].research[ids.TERRAFORMING] == 1
    assert (t["xenos"].knowledge, t["xenos"].ore) == (0, 2)


@rule("GP-RES-1")
def test_nobody_goes_beyond_level_five() -> None:
    assert scholar(science=5).refused("research science") == "GP-RES-1"


@rule("GP-RES-2")
@pytest.mark.parametrize(
    ("track", "level", "gained"),
    [
        ("terraforming", 1, (2, 0, 0, 0)),
        ("terraforming", 4, (2, 0, 0, 0)),
        ("navigation", 1, (0, 0, 0, 1)),
        ("navigation", 3, (0, 0, 0, 1)),
        ("artificial_intelligence", 1, (0, 0, 0, 1)),
        ("artificial_intelligence", 2, (0, 0, 0, 1)),
        ("artificial_intelligence", 3, (0, 0, 0, 2)),
        ("artificial_intelligence", 4, (0, 0, 0, 2)),
        ("artificial_intelligence", 5, (0, 0, 0, 4)),
        ("economy", 4, (0, 0, 0, 0)),
        ("science", 4, (0, 0, 0, 0)),
    ],
)
def test_bonuses_are_gained_once_on_arrival(track: str, level: int, gained: tuple[int, int, int, int]) -> None:
    t = scholar(**{track: level - 1})
    t.play(f"research {track}")
    assert t.purse("terrans") == gained


@rule("GP-RES-2")
def test_level_two_of_gaia_project_brings_three_tokens() -> None:
    t = scholar().give("terrans", bowls=(0, 0, 0))
    t.level("terrans", gaia_project=1).play("research gaia_project")
    assert t.bowls("terrans") == (3, 0, 0, 0)


@rule("GP-RES-2")
def test_effects_of_levels_left_behind_end() -> None:
    t = scholar(science=2).give("terrans", booster="booster_tokens_ore").take_income()
    assert t["terrans"].knowledge == 4 + 1 + 2
    t.give("terrans", knowledge=4).play("research science", "end", "xenos: pass booster_range")
    t.take_income()
    assert t["terrans"].knowledge == 1 + 3


@rule("GP-RES-3")
def test_level_five_takes_a_green_token() -> None:
    t = scholar(science=4).give("terrans", tokens=())
    assert t.refused("research science") == "GP-RES-3"
    t.tokens("terrans", "fed_qic", green=False)
    assert t.refused("research science") == "GP-RES-3"
    t = scholar(science=4)
    t.play("research science")
    assert t["terrans"].tokens == (2 * ids.FED_ORE,)


@rule("GP-RES-4")
def test_level_five_has_room_for_one_player() -> None:
    t = scholar(economy=4).level("xenos", economy=5)
    assert t.refused("research economy") == "GP-RES-4"
    assert t["terrans"].tokens == (2 * ids.FED_ORE + 1,)
    t.play("research science")


@rule("GP-RES-5")
@pytest.mark.parametrize("track", NAMES["track"])
@example("EX-30")
def test_from_two_to_three_one_charges_three_power(track: str) -> None:
    t = scholar(**{track: 2}) if track != "gaia_project" else scholar().level("terrans", gaia_project=2)
    t.play(f"research {track}")
    assert t.bowls("terrans") == (6, 3, 0, 0)
    assert t["terrans"].vp == 10


@rule("GP-RES-5")
@example("ED-26")
def test_a_step_of_a_tile_charges_too_and_only_from_two_to_three() -> None:
    """Two steps from level 1 charge once."""
    t = scholar(economy=1).put("terrans", trading_station="1B1").give("terrans", ore=3, credits=5, qic=4)
    t.play(LAB, "tile eco", "advance economy", "end", "xenos: pass booster_range")
    assert t.bowls("terrans") == (9, 0, 0, 0)
    t.play("action qic_tech_tile", "tile free2", "advance economy")
    assert t.bowls("terrans") == (6, 3, 0, 0)


@rule("GP-RES-6")
@example("ED-74")
def test_economy_five_pays_once_and_never_again() -> None:
    t = scholar(economy=4)
    t.play("research economy")
    assert t.purse("terrans") == (3, 6, 0, 0)
    assert t.bowls("terrans") == (3, 6, 0, 0)
    t.give("terrans", ore=0, credits=0, booster="booster_range", bowls=(0, 0, 0)).take_income()
    assert t.purse("terrans") == (1 + 2, 0, 1, 0)


@rule("GP-RES-6")
def test_science_five_pays_nine_knowledge_once() -> None:
    t = scholar(science=4)
    t.play("research science")
    assert t["terrans"].knowledge == 9
    t.give("terrans", booster="booster_range").take_income()
    assert t["terrans"].knowledge == 9 + 1


@rule("GP-RES-7")
@pytest.mark.parametrize(("token", "points", "green"), [("fed_qic", 8, 1), ("fed_12vp", 12, 0)])
@example("ED-89")
def test_terraforming_five_gives_the_token_that_lies_there(token: str, points: int, green: int) -> None:
    """It counts for the federation tile of the round."""
    t = table("terrans", "xenos", round=4, terraforming_token=token).level("terrans", terraforming=4)
    t.tokens("terrans", "fed_ore").give("terrans", knowledge=4)
    supply = t.g.token_supply
    t.play("research terraforming")
    assert t["terrans"].vp == 10 + points + 5
    assert t["terrans"].tokens == (2 * ids.FED_ORE, 2 * NAMES["federation_token"].index(token) + green)
    assert (t.g.terraforming_token, t.g.token_supply) == (ids.NONE, supply)


def explorer() -> Table:
    """Terrans one step below level 5 of Navigation, with a mine on 1B1 only."""
    t = table("terrans", "xenos", "ivits", round=3).bare(terra="1B1").put("terrans", mine="1B1")
    return t.level("terrans", navigation=4).tokens("terrans", "fed_ore").give("terrans", knowledge=4, qic=0)


@rule("GP-RES-8")
@example("ED-72")
def test_the_lost_planet_goes_on_empty_space_in_range() -> None:
    """Neither on a planet nor on any satellite or station."""
    t = explorer().planet("1C", "ice").satellites("xenos", "1B2").satellites("terrans", "1A3")
    t.put("ivits", space_station="1B0").play("research navigation")
    for hex in ("1C", "1B2", "1A3", "1B0"):
        assert t.refused(f"lost-planet {hex}") == "GP-RES-8"
    placed = t.options("lost-planet")
    assert max(t.distance("1B1", hex) for hex in placed) == 4
    t.play("lost-planet 1B3")
    assert t.at("1B3") == "terrans mine"


@rule("GP-RES-9")
def test_the_lost_planet_is_a_mine_for_nothing_on_a_type_of_its_own() -> None:
    t = explorer().planet("1A6", "desert").put("xenos", mine="1A6")
    before = t.purse("terrans")
    t.play("research navigation", "lost-planet 1B3")
    assert t.purse("terrans") == (before[0], before[1], 0, 0)
    assert t["terrans"].pieces[ids.MINE] == 1
    assert [t.count("terrans", per) for per in ("mine", "structure", "planet_type")] == [2, 2, 2]
    assert t["terrans"].vp == 10 + 2
    assert t.refused("upgrade 1B3 trading_station") == "GP-FLOW-2"
    t.play("end", "xenos: charge 1", "pass booster_range", "pass booster_mines")
    assert t.refused("upgrade 1B3 trading_station") == "GP-UPG-11"


@rule("GP-RES-10")
def test_gaia_project_five_scores_gaia_planets() -> None:
    t = scholar().level("terrans", gaia_project=4).planet("3A7", "gaia").put("terrans", gaiaformer="3A7")
    t.play("research gaia_project")
    assert t["terrans"].vp == 10 + 4 + 1


@rule("GP-RES-11")
def test_levels_three_to_five_are_worth_four_points_each_at_the_end() -> None:
    t = scholar(science=5, economy=4, navigation=3, terraforming=2).give("terrans", knowledge=0)
    t.finish()
    assert t["terrans"].points[POINT_SOURCES.index("levels")] == 4 * (3 + 2 + 1)


@rule("GP-RES-12", "GP-CHARGE-13")
@example("ED-47")
def test_an_upgrade_that_leads_to_the_lost_planet_is_two_build_events() -> None:
    """Opponents decide for each of them, in their order."""
    t = explorer().put("terrans", trading_station="1B1").planet("1B4", "desert").planet("1A6", "desert")
    t.put("xenos", mine="1B4", trading_station="1A6").give("terrans", ore=9, credits=9).give("xenos", bowls=(9, 0, 0))
    assert (t.distance("1B4", "1B1"), t.distance("1A6", "1B1"), t.distance("1A6", "1B3")) == (2, 3, 1)
    t.play(LAB, "tile nav", "advance navigation", "lost-planet 1B3", "end")
    assert t.actor == "xenos"
    assert t.options("charge") == ["1"]
    t.play("decline")
    assert t.actor == "xenos"
    assert t.options("charge") == ["2"]
    t.play("charge 2")
    assert t.actor == "xenos"
    assert "pass booster_range" in t.options()


@rule("GP-RES-13", "GP-FED-12")
def test_the_lost_planet_joins_a_federation_and_counts_for_its_sector() -> None:
    t = explorer().federation("terrans", "1B1")
    t.play("research navigation", "lost-planet 1A3")
    assert t.hexes(t["terrans"].federated) == ["1A3", "1B1"]
    t = explorer()
    t.play("research navigation", "lost-planet 5B4")
    assert t.count("terrans", "sector") == 2


@rule("GP-RES-13")
def test_qic_for_the_lost_planet_must_be_at_hand() -> None:
    t = explorer()
    t.play("research navigation")
    assert t.distance("1B1", "3B4") == 5
    assert t.refused("lost-planet 3B4") == "GP-RES-13"
    assert t.missing("lost-planet 3B4") == {"have": 0, "need": 1}
    t = explorer().give("terrans", qic=1)
    t.play("research navigation", "lost-planet 3B4")
    assert t["terrans"].qic == 0


@rule("GP-RES-13")
def test_without_a_free_hex_level_five_is_reached_without_the_lost_planet() -> None:
    t = explorer()
    t.bare(terra=" ".join(t.hexes(t.g.galaxy.board_mask)))
    t.play("research navigation", "end")
    assert t["terrans"].research[ids.NAVIGATION] == 5
    assert ids.LOST_PLANET not in t.g.planets
