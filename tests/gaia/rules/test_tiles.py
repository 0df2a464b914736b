"""Tiles and their events (GP-TILE), questions and answers (GP-FAQ)."""

from __future__ import annotations

import pytest

from astrarium.games.gaia import ids
from astrarium.games.gaia.actions.federation import survey_of
from astrarium.games.gaia.counts import power_value
from astrarium.games.gaia.tables import NAMES
from tests.gaia.scenario import Table, table
from tests.marks import example, rule


def federate(t: Table, *planets: str) -> Table:
    """Form a federation of these planets with any of the cheapest connections, up to the choice of the token."""
    t.play("federate", *(f"include {hex}" for hex in planets), "done")
    while not t.options("token"):
        t.play(t.options()[0])
    return t


@rule("GP-TILE-1")
def test_a_round_tile_scores_every_time_in_its_round_for_everybody() -> None:
    t = table("terrans", "xenos", round=2).give("terrans", knowledge=8).give("xenos", knowledge=4)
    t.play("research economy", "end", "xenos: research economy", "end", "research economy")
    assert (t["terrans"].vp, t["xenos"].vp) == (14, 12)
    other = table("terrans", "xenos", round=1).give("terrans", knowledge=4)
    other.play("research economy")
    assert other["terrans"].vp == 10


@rule("GP-TILE-2")
def test_every_mine_scores_the_mine_tile_and_gaia_planets_their_own() -> None:
    t = table("terrans", "xenos", round=3).put("terrans", mine="1B1").give("terrans", ore=9, qic=9)
    t.play("build 1A6")
    assert t["terrans"].vp == 12
    gaia = table("terrans", "xenos", round=6).put("terrans", mine="1B1", gaiaformer="1A3").planet("1A3", "gaia")
    gaia.level("terrans", gaia_project=1)
    gaia.play("build 1A3")
    assert gaia["terrans"].vp == 14
    lost = table("terrans", "xenos", round=3).put("terrans", mine="1B1").level("terrans", navigation=4)
    lost.tokens("terrans", "fed_ore").give("terrans", knowledge=4)
    lost.play("research navigation", "lost-planet 1C")
    assert lost["terrans"].vp == 12


@rule("GP-TILE-3")
def test_upgrades_score_the_station_tile_and_the_tile_for_big_structures() -> None:
    t = table("terrans", "xenos", round=5).put("terrans", mine="1B1").give("terrans", ore=9, credits=20)
    t.play("upgrade 1B1 trading_station")
    assert t["terrans"].vp == 14
    tiles = ["round_big_a"] * 6
    big = table("terrans", "xenos", round=5, round_tiles=tiles).put(
        "terrans", trading_station="1B1", research_lab="3A7"
    )
    big.give("terrans", ore=15, credits=20)
    big.play("upgrade 1B1 planetary_institute", "end", "xenos: pass booster_tokens_ore")
    assert big["terrans"].vp == 15
    big.play("upgrade 3A7 academy_left")
    assert big["terrans"].vp == 20


@rule("GP-TILE-4")
@example("EX-5")
def test_each_level_scores_paid_or_free_but_not_those_of_the_setup() -> None:
    t = table("terrans", "xenos", round=2).put("terrans", trading_station="1B1").give("terrans", ore=5, credits=5)
    assert t["terrans"].vp == 10
    t.play("upgrade 1B1 research_lab", "tile free2", "advance economy")
    assert t["terrans"].vp == 12


@rule("GP-TILE-5", "GP-HAB-5")
@example("ED-8")
def test_needed_steps_score_and_surplus_ones_are_lost() -> None:
    """A two-step action on a planet that needs one step gives 2 points, not 4."""
    t = table("terrans", "xenos", round=1).put("terrans", mine="1B1").give("terrans", bowls=(0, 0, 5), ore=1, credits=2)
    t.give("terrans", qic=5)
    t.play("action power_2_terraform", "build 1A6")
    assert t["terrans"].vp == 12
    assert t["terrans"].ore == 0


@rule("GP-TILE-6")
def test_tokens_score_the_federation_tile_however_gained_but_not_when_repeated() -> None:
    t = table("terrans", "xenos", round=4).level("terrans", terraforming=4).tokens("terrans", "fed_ore")
    t.give("terrans", knowledge=4, credits=0, qic=3)
    t.play("research terraforming")
    assert t["terrans"].vp == 10 + 7 + 5
    t.play("end", "xenos: pass booster_tokens_ore", "action qic_rescore_federation", "rescore fed_credits")
    assert t["terrans"].vp == 22 + 7


@rule("GP-TILE-7", "GP-PASS-5")
@example("EX-33")
def test_the_returned_booster_scores_what_stands_when_passing() -> None:
    t = table(
        "terrans",
        "xenos",
        boosters=["booster_labs", "booster_mines", "booster_tokens_ore", "booster_terraform", "booster_range"],
    )
    t.put("terrans", research_lab="1B1 3A7").put("xenos", mine="1A9 2A3")
    t.play("pass booster_tokens_ore")
    assert t["terrans"].vp == 10 + 6
    t.play("pass booster_labs")
    assert t["xenos"].vp == 10 + 2


@rule("GP-TILE-8")
@example("ED-66")
def test_per_mine_counts_the_lost_planet_and_gaiaformers_are_no_gaia_planets() -> None:
    """Seven mines and the lost planet give 8 points."""
    t = table(
        "terrans",
        "xenos",
        "taklons",
        boosters=["booster_mines", *[b for b in NAMES["booster"] if b != "booster_mines"]],
    )
    t.put("terrans", mine="1B1 3A7 4A4 6B1 8A0 10A8 2A0").lost_planet("terrans", "3C")
    t.put("terrans", gaiaformer="1A3").planet("1A3", "gaia")
    assert t.count("terrans", "gaia_planet") == 0
    t.play("pass booster_tokens_ore")
    assert t["terrans"].vp == 18


@rule("GP-TILE-9")
@example("EX-9")
def test_trigger_tiles_and_the_round_tile_add_up() -> None:
    """3 points of the tile besides the 4 of the round."""
    t = table("terrans", "xenos", round=6).put("terrans", mine="1B1").tech("terrans", "tech_gaia_3vp")
    t.give("terrans", qic=9)
    gaia = next(hex for hex in t.options("build") if t.g.planets[t.g.galaxy.parse_hex(hex)] == ids.GAIA)
    t.play(f"build {gaia}")
    assert t["terrans"].vp == 10 + 3 + 4


@rule("GP-FAQ-1")
@example("ED-24")
def test_a_federation_stays_whatever_happens_to_its_structures() -> None:
    """Covering the tile for big structures lowers later values only."""
    t = table("terrans", "xenos").put("terrans", planetary_institute="1B1", academy_left="3A7")
    t.tech("terrans", "tech_big_power_4", "tech_7vp").federation("terrans", "1B1 3A7")
    hex = t.g.galaxy.parse_hex("1B1")
    assert power_value(t.g, t["terrans"], hex) == 4
    t.advanced("terrans", "adv_research_2vp", covers="tech_big_power_4")
    assert power_value(t.g, t["terrans"], hex) == 3
    assert t.count("terrans", "federation_structure") == 2


@rule("GP-FAQ-2", "GP-RES-9")
def test_the_lost_planet_counts_one_for_a_federation() -> None:
    t = table("terrans", "xenos").lost_planet("terrans", "3C")
    assert survey_of(t.g, 0).pieces == ((t.g.galaxy.parse_hex("3C"), 1),)


@rule("GP-FAQ-3", "GP-FED-2")
@example("ED-27")
def test_neighbours_worth_seven_are_a_federation_without_satellites() -> None:
    """Institute and academy with the tile are worth 8."""
    t = table("terrans", "xenos").planet("1C", "terra").put("terrans", planetary_institute="1B1", academy_left="1C")
    t.tech("terrans", "tech_big_power_4").give("terrans", bowls=(0, 0, 0))
    federate(t, "1B1")
    assert t["terrans"].satellites == 0
    assert t.hexes(t["terrans"].federated) == ["1B1", "1C"]


@rule("GP-FAQ-4", "GP-FAC-IVITS-3")
@example("ED-36")
def test_ivits_count_upgrades_inside_their_federation() -> None:
    """A federation of 12 that gains 2 more allows the second token without new satellites."""
    t = table("ivits", "xenos").put("ivits", planetary_institute="1A6", academy_left="4B0", academy_right="5A3")
    t.put("ivits", trading_station="2A7").federation("ivits", "1A6 4B0 5A3 2A7").give("ivits", federations=1, qic=0)
    assert survey_of(t.g, 0).base_value == 11
    assert t.refused("federate") == "GP-FED-1"
    t.tech("ivits", "tech_big_power_4")
    assert survey_of(t.g, 0).base_value == 14
    federate(t)
    assert t["ivits"].federations == 2


@rule("GP-FAQ-5", "GP-FED-4")
@example("ED-30", "ED-93")
def test_planets_never_carry_satellites() -> None:
    """Neither empty planets nor those of opponents."""
    t = table("terrans", "xenos").put("xenos", mine="1A9")
    space = survey_of(t.g, 0).space
    assert not any(space >> hex & 1 for hex, planet in enumerate(t.g.planets) if planet != ids.SPACE)
    assert space >> t.g.galaxy.parse_hex("1C") & 1


@rule("GP-FAQ-6", "GP-SPEC-5")
@example("ED-15")
def test_booster_five_does_not_help_with_a_station_or_an_upgrade() -> None:
    t = (
        table("ivits", "xenos")
        .put("ivits", planetary_institute="1A6")
        .give("ivits", booster="booster_range", ore=9, credits=9)
    )
    t.play("special booster_range")
    assert t.refused("station 1C") == "GP-FAQ-6"
    assert t.refused("upgrade 1A6 research_lab") == "GP-FLOW-9"


@rule("GP-FAQ-7", "GP-ACT-7")
@example("ED-39")
def test_a_gray_token_may_be_repeated_every_round() -> None:
    t = table("terrans", "xenos").give("terrans", qic=3)
    assert t.refused("action qic_rescore_federation") == "GP-ACT-7"
    t.tokens("terrans", "fed_knowledge", green=False).give("terrans", knowledge=0)
    t.play("action qic_rescore_federation", "rescore fed_knowledge")
    assert (t["terrans"].vp, t["terrans"].knowledge) == (16, 2)
    assert t["terrans"].tokens == (2 * ids.FED_KNOWLEDGE,)


@rule("GP-FAQ-8", "GP-CHARGE-10")
def test_a_lost_planet_of_the_gaia_phase_lets_opponents_charge_at_once() -> None:
    t = table("itars", "terrans").put("itars", planetary_institute="3B2").level("itars", navigation=4)
    t.put("terrans", mine="3A7").tokens("itars", "fed_ore").give("itars", gaia_area=4, qic=5).gaia_phase()
    t.play("trade-for-tile", "tile nav", "advance navigation", "lost-planet 3B3")
    assert t.actor == "terrans"
    assert t.options("charge") == ["1"]
    t.play("charge 1")
    assert t["itars"].types >> ids.LOST_PLANET & 1


@pytest.mark.parametrize("tile", range(len(NAMES["tech_tile"])))
def test_every_standard_tile_can_be_taken(tile: int) -> None:
    t = table("terrans", "xenos").put("terrans", trading_station="1B1").give("terrans", ore=5, credits=5)
    space = NAMES["space"][t.g.tech_spaces.index(tile)]
    t.play("upgrade 1B1 research_lab", f"tile {space}")
    assert t["terrans"].tech == (tile,)
