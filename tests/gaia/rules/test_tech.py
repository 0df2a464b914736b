"""Tech tiles (GP-TECH)."""

from __future__ import annotations

from typing import Any

import pytest

from astrarium.games.gaia import ids, verbs
from astrarium.games.gaia.holdings import GREEN_TOKENS
from astrarium.games.gaia.tables import NAMES
from tests.explanations import lines
from tests.gaia.scenario import Table, table
from tests.marks import example, rule

# Standard tiles lie in the order of their file: the first six under the tracks, the last three in the bottom row.
# Advanced tiles: those of TILES in tests/gaia/scenario.py, one for each track.
LAB = "upgrade 1B1 research_lab"


def before_lab(**tiles: Any) -> Table:
    """Terrans who can turn the trading station on 1B1 into a lab."""
    t = table("terrans", "xenos", **tiles).bare(terra="1B1").put("terrans", trading_station="1B1")
    return t.give("terrans", ore=3, credits=5, knowledge=0, qic=0, bowls=(9, 0, 0))


def before_advanced(*tokens: str, **tiles: Any) -> Table:
    """The same with tile `tech_7vp`, level 4 of Navigation and some tokens."""
    t = before_lab(**tiles).tech("terrans", "tech_7vp").level("terrans", navigation=4)
    return t.tokens("terrans", *tokens)


@rule("GP-TECH-1")
def test_nobody_owns_two_tiles_of_a_type() -> None:
    t = before_lab().tech("terrans", "tech_ore_qic", "tech_7vp")
    t.advanced("terrans", "adv_mines_2vp", covers="tech_7vp")
    t.play(LAB)
    assert t.refused("tile terra") == "GP-TECH-1"
    assert t.refused("tile gaia") == "GP-TECH-1"
    t.play("tile nav")
    assert t["terrans"].tech == (ids.TECH_ORE_QIC, ids.TECH_7VP, ids.TECH_KNOWLEDGE_PER_TYPE)


@rule("GP-TECH-2")
@example("EX-24")
def test_a_tile_under_a_track_allows_a_step_in_that_track_only() -> None:
    t = before_lab()
    t.play(LAB, "tile eco")
    assert t.options("advance") == ["economy"]
    assert t.refused("advance science") == "GP-TECH-2"
    t.play("advance economy")
    assert t["terrans"].research == (0, 0, 0, 1, 1, 0)
    assert t["terrans"].icons == (verbs.ICON_TECH, verbs.ICON_ECONOMY)  # the tile pays power too
    t = before_lab()
    t.play(LAB, "tile sci")
    assert t["terrans"].icons == ()


@rule("GP-TECH-2", "GP-RES-4")
@example("ED-20")
def test_there_is_no_step_where_the_track_is_at_its_end_or_closed() -> None:
    """Science on 5, or on 4 with level 5 taken."""
    t = before_lab().level("terrans", science=5).tokens("terrans", "fed_ore")
    t.play(LAB, "tile sci", "end")
    assert t["terrans"].tech == (ids.TECH_INCOME_KNOWLEDGE_CREDIT,)
    t = before_lab().level("terrans", science=4).level("xenos", science=5).tokens("terrans", "fed_ore")
    t.play(LAB, "tile sci", "end")
    assert t["terrans"].research[ids.SCIENCE] == 4


@rule("GP-TECH-2", "GP-RES-4")
@example("ED-73")
def test_a_second_player_stops_below_the_taken_level_five() -> None:
    t = before_lab().level("terrans", navigation=4).level("xenos", navigation=5).tokens("terrans", "fed_ore")
    t.give("terrans", knowledge=4)
    assert t.refused("research navigation") == "GP-RES-4"
    t.play(LAB, "tile nav", "end")
    assert t["terrans"].research[ids.NAVIGATION] == 4
    assert t["terrans"].tokens == (2 * ids.FED_ORE + 1,)


@rule("GP-TECH-3")
@pytest.mark.parametrize("space", ["free1", "free2", "free3"])
def test_a_tile_of_the_bottom_row_allows_a_step_in_any_track(space: str) -> None:
    t = before_lab()
    t.play(LAB, f"tile {space}")
    assert t.options("advance") == list(NAMES["track"])
    t.play("advance artificial_intelligence")
    assert t["terrans"].qic == 1


@rule("GP-TECH-4")
def test_the_step_may_be_left_out() -> None:
    t = before_lab()
    t.play(LAB, "tile free1", "no-step", "end")
    assert t["terrans"].research == (0, 0, 0, 1, 0, 0)
    assert len(t["terrans"].tech) == 1


@rule("GP-TECH-5")
@example("EX-25")
def test_an_advanced_tile_needs_level_four_a_green_token_and_a_tile_to_cover() -> None:
    """Levels 4 and 5 of Navigation and Artificial Intelligence give a choice."""
    t = before_advanced("fed_ore").level("terrans", artificial_intelligence=5, economy=3)
    t.play(LAB)
    assert t.options("advanced") == ["navigation", "artificial_intelligence"]
    assert t.refused("advanced economy") == "GP-TECH-5"
    assert t.missing("advanced economy") == {"level": 3, "need": 4}
    t.play("advanced artificial_intelligence", "cover tech_7vp", "no-step")
    assert t["terrans"].tokens == (2 * ids.FED_ORE,)
    assert t["terrans"].advanced == (ids.ADV_ACTION_QIC_5_CREDITS,)
    assert t["terrans"].covered == 1 << ids.TECH_7VP
    assert t["terrans"].tech == (ids.TECH_7VP,)


@rule("GP-TECH-5", "GP-RES-3")
@example("ED-21")
def test_the_token_for_twelve_points_has_no_green_side() -> None:
    t = before_advanced("fed_12vp").give("terrans", knowledge=4)
    assert t.refused("research navigation") == "GP-RES-3"
    assert t.missing("research navigation") == {"have": 0, "need": 1}
    t.play(LAB)
    assert t.refused("advanced navigation") == "GP-TECH-5"
    assert t.missing("advanced navigation") == {"have": 0, "need": 1}
    assert lines(t.g.explain(0, "advanced navigation").needs) == [("green_tokens", 1, "advanced-tile")]
    t = before_advanced("fed_12vp").tokens("terrans", "fed_ore", green=False)
    t.play(LAB)
    assert t.refused("advanced navigation") == "GP-TECH-5"


@rule("GP-TECH-6")
def test_a_standard_tile_carries_at_most_one_advanced_tile() -> None:
    t = before_advanced("fed_ore").advanced("terrans", "adv_mines_2vp", covers="tech_7vp")
    t.play(LAB)
    assert t.refused("advanced navigation") == "GP-TECH-6"
    t = before_advanced("fed_ore").advanced("terrans", "adv_mines_2vp", covers="tech_7vp")
    t.tech("terrans", "tech_gaia_3vp")
    t.play(LAB, "advanced navigation")
    assert t.refused("cover tech_7vp") == "GP-TECH-6"
    assert t.refused("cover tech_ore_qic") == "GP-TECH-6"
    t.play("cover tech_gaia_3vp")
    assert t["terrans"].advanced == (ids.ADV_MINES_2VP, ids.ADV_RESEARCH_2VP)


@rule("GP-TECH-6", "GP-SPEC-6")
@example("ED-23")
def test_a_covered_tile_takes_its_action_away_for_good() -> None:
    t = before_lab().level("terrans", navigation=4).tokens("terrans", "fed_ore").tech("terrans", "tech_action_charge_4")
    t.play("special tech_action_charge_4", "end", "xenos: pass booster_range")
    assert t.refused("special tech_action_charge_4") == "GP-SPEC-1"
    t.play(LAB, "advanced navigation", "cover tech_action_charge_4", "no-step", "end")
    assert t.refused("special tech_action_charge_4") == "GP-SPEC-3"
    t.play("pass booster_tokens_ore")
    assert t.g.round == 2
    t.turn("terrans")
    assert t.refused("special tech_action_charge_4") == "GP-SPEC-3"


@rule("GP-TECH-6")
def test_a_covered_income_tile_pays_no_more() -> None:
    t = before_lab().tech("terrans", "tech_income_4_credits").give("terrans", credits=0).take_income()
    assert t["terrans"].credits == 3 + 4
    t.advanced("terrans", "adv_mines_2vp", covers="tech_income_4_credits").give("terrans", credits=0).take_income()
    assert t["terrans"].credits == 3


@rule("GP-TECH-6", "GP-FED-2")
@example("ED-24")
def test_covering_the_tile_for_big_structures_lowers_later_charges() -> None:
    """An institute charges 4, then 3."""
    for covered, offered in ((False, "4"), (True, "3")):
        t = table("xenos", "terrans").bare(desert="1C", terra="1B1").put("terrans", planetary_institute="1B1")
        t.put("xenos", mine="1C").tech("terrans", "tech_big_power_4").give("xenos", ore=9, credits=9)
        if covered:
            t.advanced("terrans", "adv_mines_2vp", covers="tech_big_power_4")
        t.play("upgrade 1C trading_station", "end")
        assert t.options("charge") == [offered]


@rule("GP-TECH-7")
def test_an_advanced_tile_allows_a_step_in_any_track() -> None:
    t = before_advanced("fed_ore", "fed_qic")
    t.play(LAB, "advanced navigation", "cover tech_7vp")
    assert t.options("advance") == list(NAMES["track"])
    t.play("advance science")
    assert t["terrans"].research[ids.SCIENCE] == 1


@rule("GP-TECH-8")
def test_each_advanced_tile_exists_once() -> None:
    t = before_advanced("fed_ore").level("xenos", navigation=4).tech("xenos", "tech_7vp", "tech_gaia_3vp")
    t.advanced("xenos", "adv_research_2vp", covers="tech_7vp")
    t.play(LAB)
    assert t.refused("advanced navigation") == "GP-TECH-8"
    assert t.options("advanced") == []


@rule("GP-TECH-9")
def test_the_tile_works_before_the_step_is_taken() -> None:
    t = before_advanced("fed_ore", advanced=["adv_mines_2vp", "adv_federations_5vp", *NAMES["advanced_tech_tile"][4:8]])
    t.play(LAB, "advanced navigation")
    assert t.options() == ["cover tech_7vp"]
    t.play("cover tech_7vp")
    assert t["terrans"].vp == 10 + 5
    assert t.options("advance")


@rule("GP-TECH-10")
@example("ED-25")
def test_a_tile_counts_what_stands_after_the_upgrade() -> None:
    """The trading station that became a lab counts no more."""
    advanced = ["adv_mines_2vp", "adv_trading_4vp", *NAMES["advanced_tech_tile"][4:8]]
    t = before_advanced("fed_ore", advanced=advanced).planet("3A7", "terra").put("terrans", trading_station="3A7")
    t.play(LAB, "advanced navigation", "cover tech_7vp")
    assert t["terrans"].vp == 10 + 4


@rule("GP-TECH-10")
def test_knowledge_for_planet_types_counts_all_that_are_colonized() -> None:
    t = before_lab().planet("3A7", "oxide").planet("3C", "gaia").put("terrans", mine="3A7 3C")
    t.play(LAB, "tile nav", "no-step")
    assert t["terrans"].knowledge == 3


@rule("GP-TECH-11")
def test_the_action_of_a_new_tile_can_be_used_in_a_later_turn_of_the_round() -> None:
    t = before_lab()
    t.play(LAB, "tile free3", "no-step")
    assert t.refused("special tech_action_charge_4") == "GP-FLOW-2"
    t.play("end", "xenos: pass booster_range", "special tech_action_charge_4")
    assert t.bowls("terrans") == (5, 4, 0, 0)


@rule("GP-TECH-12", "GP-TECH-1")
@example("ED-19")
def test_without_a_possible_tile_the_upgrade_is_legal_and_the_qic_action_is_not() -> None:
    t = before_lab().tech("terrans", *NAMES["tech_tile"]).give("terrans", qic=4)
    assert t.refused("action qic_tech_tile") == "GP-TECH-12"
    t.play(LAB, "end")
    assert t.at("1B1") == "terrans research_lab"
    assert len(t["terrans"].tech) == len(NAMES["tech_tile"])


@rule("GP-TECH-12")
def test_a_tile_must_be_taken_if_one_can_be_taken() -> None:
    t = before_lab().tech("terrans", *NAMES["tech_tile"][:8])
    t.play(LAB)
    assert t.options() == ["tile free3"]
    assert t.refused("end") == "GP-FLOW-9"


@rule("GP-TECH-13", "GP-RES-3")
@example("ED-22")
def test_a_tile_and_level_five_need_a_green_token_each() -> None:
    t = before_advanced("fed_ore")
    t.play(LAB, "advanced navigation", "cover tech_7vp")
    assert t.refused("advance navigation") == "GP-RES-3"
    assert t["terrans"].tokens == (2 * ids.FED_ORE,)
    t = before_advanced("fed_ore", "fed_qic")
    t.play(LAB, "advanced navigation", "cover tech_7vp", "advance navigation")
    assert t["terrans"].tokens == (2 * ids.FED_ORE, 2 * ids.FED_QIC)
    assert t["terrans"].research[ids.NAVIGATION] == 5


@rule("GP-TECH-13", "GP-RES-7")
@example("ED-89")
def test_the_token_on_terraforming_five_does_not_pay_for_itself() -> None:
    """The old token turns gray first; the new one is green and pays for later uses."""
    t = before_lab().level("terrans", terraforming=4).give("terrans", knowledge=4)
    assert t.refused("research terraforming") == "GP-RES-3"
    t = table("terrans", "xenos", round=4).level("terrans", terraforming=4).tokens("terrans", "fed_ore")
    t.tech("terrans", "tech_7vp").give("terrans", knowledge=4, credits=0, qic=4)
    t.play("research terraforming")
    assert t["terrans"].tokens == (2 * ids.FED_ORE, 2 * ids.FED_CREDITS + 1)
    assert (t["terrans"].vp, t["terrans"].credits) == (10 + 7 + 5, 6)
    t.play("end", "xenos: pass booster_range", "action qic_tech_tile", "advanced terraforming", "cover tech_7vp")
    assert t["terrans"].tokens == (2 * ids.FED_ORE, 2 * ids.FED_CREDITS)


@rule("GP-TECH-13")
@example("ED-89")
def test_the_token_on_terraforming_five_comes_after_the_tile_of_the_action() -> None:
    """Its tile had to be paid before."""
    t = before_lab().level("terrans", terraforming=4).tech("terrans", "tech_7vp").tokens("terrans", "fed_ore")
    t.play(LAB, "advanced terraforming", "cover tech_7vp")
    assert t.refused("advance terraforming") == "GP-RES-3"
    t = before_lab(terraforming_token="fed_12vp").level("terrans", terraforming=4).tokens("terrans", "fed_ore")
    t.play(LAB, "tile terra", "advance terraforming", "end")
    assert t["terrans"].tokens == (2 * ids.FED_ORE, 2 * ids.FED_12VP)


@rule("GP-TECH-14")
@pytest.mark.parametrize(("round", "points"), [(1, 2), (2, 4)])
@example("ED-88")
def test_an_advanced_tile_scores_the_step_that_comes_with_it(round: int, points: int) -> None:
    """+2 points, in a research round +4."""
    t = before_advanced("fed_ore").level("terrans", science=1)
    t.g.round = round
    t.play(LAB, "advanced navigation", "cover tech_7vp", "advance science")
    assert t["terrans"].vp == 10 + points


@rule("GP-TECH-6")
def test_the_income_of_a_covered_tile_ends_and_no_other() -> None:
    t = before_lab().level("terrans", navigation=4, economy=1).tokens("terrans", "fed_ore")
    t.tech("terrans", "tech_income_ore_charge").give("terrans", icons=(verbs.ICON_ECONOMY, verbs.ICON_TECH))
    t.play(LAB, "advanced navigation", "cover tech_income_ore_charge")
    assert t["terrans"].icons == (verbs.ICON_ECONOMY,)


@rule("GP-FED-13")
def test_only_green_sides_are_green() -> None:
    t = (
        table("terrans", "xenos")
        .tokens("terrans", "fed_12vp", "fed_ore", "fed_qic")
        .tokens("terrans", "fed_ore", green=False)
    )
    assert t.g.rules.holdings(t.g, 0)[GREEN_TOKENS] == 2
