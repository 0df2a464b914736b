"""The end of the game (GP-END) and what is in the box (GP-SUPPLY)."""

from __future__ import annotations

import pytest

from astrarium.games.gaia import ids, scoring
from astrarium.games.gaia.actions.federation import satellite_budget
from astrarium.games.gaia.galaxy import geometry, printed_planets
from astrarium.games.gaia.state import FINAL_POINTS, LEVEL_POINTS, RESOURCE_POINTS
from astrarium.games.gaia.tables import COUNTS, MAPS, STRUCTURES
from tests.gaia.scenario import Table, table
from tests.marks import example, rule

FOUR = ("terrans", "xenos", "taklons", "geodens")


def finish(t: Table, **resources: int) -> Table:
    for faction in t.factions:
        t.give(faction, ore=0, credits=0, knowledge=0)
    return t.give(t.factions[0], **resources).finish()


@rule("GP-END-2", "GP-END-3")
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ([9, 7, 5, 3], [18, 12, 6, 0]),
        ([7, 7, 5, 3], [15, 15, 6, 0]),
        ([4, 4, 4, 4], [9, 9, 9, 9]),
        ([5, 5, 5, 1], [12, 12, 12, 0]),
        ([7, 5, 5, 2], [18, 9, 9, 0]),
    ],
)
@example("EX-38", "ED-109")
def test_ranks_pay_and_ties_share(counts: list[int], points: list[int]) -> None:
    assert scoring.rank_points(counts) == points


@rule("GP-END-6")
@example("ED-69")
def test_a_count_of_zero_gets_nothing() -> None:
    """Structures 7, 5, 5, 0 in a four-player game give 18, 9, 9, 0."""
    t = table(*FOUR, final_tiles=["final_structures", "final_satellites"])
    t.put("terrans", mine="1B1 3A7 4A4 6B1 8A0 10A8 2A0").put("xenos", mine="1A9 2A3 3A6 5A6 6A4")
    t.put("taklons", mine="1B5 2B4 4B2 6B5 7A1")
    finish(t)
    assert [p.points[FINAL_POINTS] for p in t.g.players] == [18, 9, 9, 0]


@rule("GP-END-4", "GP-END-6")
@example("ED-108", "ED-70")
def test_the_neutral_player_takes_part_and_a_zero_may_be_scored_by_a_switch() -> None:
    """And Final_gaia with counts 3 and 0 against the neutral 4."""
    for zero, expected in ((True, [12, 0]), (False, [12, 6])):
        t = table("terrans", "xenos", settings={"zero_progress_scores_nothing": zero})
        gaia = [hex for hex, planet in enumerate(t.g.planets) if planet == ids.GAIA][:3]
        t.put("terrans", mine=" ".join(ids.HEX_NAMES[hex] for hex in gaia))
        assert scoring.final_tile_points(t.g, ids.FINAL_GAIA) == expected
    t = table("terrans", "xenos", settings={})
    t.g.players[0].satellites = 0b111111 << 100
    assert scoring.rank_points([6, 4, 6]) == [15, 6, 15]


@rule("GP-END-5")
def test_what_the_final_tiles_count() -> None:
    t = table("terrans", "xenos").put("terrans", mine="1B1 3A7", trading_station="4A4").lost_planet("terrans", "3C")
    t.satellites("terrans", "4B3 4C").federation("terrans", "4A4 3C")
    counts = {name: t.count("terrans", name) for name in ids.COUNT_NAMES}
    assert counts["structure"] == 4
    assert counts["federation_structure"] == 2
    assert counts["planet_type"] == 2
    assert counts["sector"] == 3
    assert counts["satellite"] == 2
    assert counts["gaia_planet"] == 0


@rule("GP-END-7", "GP-RES-11")
@example("EX-8")
def test_research_levels_pay_four_points_each_from_level_three() -> None:
    """Navigation 5 gives 12 points."""
    t = finish(table("terrans", "xenos").level("terrans", navigation=5, economy=3, science=2, gaia_project=0))
    assert t["terrans"].points[LEVEL_POINTS] == 12 + 4
    assert t["xenos"].points[LEVEL_POINTS] == 0


@rule("GP-END-8")
@pytest.mark.parametrize(("ore", "credits", "knowledge", "points"), [(2, 2, 1, 1), (3, 3, 2, 2), (0, 2, 0, 0)])
@example("ED-71")
def test_three_resources_are_a_point(ore: int, credits: int, knowledge: int, points: int) -> None:
    t = finish(table("terrans", "xenos"), ore=ore, credits=credits, knowledge=knowledge)
    assert t["terrans"].points[RESOURCE_POINTS] == points


@rule("GP-END-9", "GP-END-12")
def test_power_and_qic_are_worth_nothing_unless_the_switch_converts_them() -> None:
    def points(on: bool) -> int:
        t = table("terrans", "xenos", settings={"end_game_free_conversion": on}).give("terrans", bowls=(1, 4, 3), qic=2)
        return finish(t)["terrans"].points[RESOURCE_POINTS]

    assert points(False) == 0
    assert points(True) == (3 + 2 + 2) // 3


@rule("GP-END-12")
def test_at_the_end_power_becomes_credits_and_qic_become_ore() -> None:
    t = table("terrans", "xenos", settings={"end_game_free_conversion": True}).give("terrans", bowls=(1, 4, 3), qic=2)
    finish(t)
    assert (t["terrans"].credits, t["terrans"].ore, t["terrans"].qic) == (3 + 2, 2, 0)
    assert t.bowls("terrans") == (1 + 3 + 2, 0, 0, 0)


@rule("GP-END-12", "GP-FAC-NEVLAS-2")
def test_the_conversion_at_the_end_knows_nevlas_and_the_brainstone() -> None:
    t = table("nevlas", "taklons", settings={"end_game_free_conversion": True}).put("nevlas", planetary_institute="3B2")
    t.give("nevlas", bowls=(0, 0, 3), qic=0).give("taklons", bowls=(0, 1, 1), brainstone=2, qic=0)
    finish(t)
    assert t["nevlas"].credits == 6
    assert t["taklons"].credits == 1 + 3
    assert t.bowls("nevlas") == (3, 0, 0, 0)
    assert (t.bowls("taklons"), t["taklons"].brainstone) == ((1, 0, 0, 0), 1)  # the plain token of bowl II was burnt


@rule("GP-END-10")
def test_tied_players_share_the_victory() -> None:
    t = table("terrans", "xenos").give("terrans", ore=0, credits=0, knowledge=0)
    t.give("xenos", ore=0, credits=0, knowledge=0).finish()
    assert t.g.result is not None
    assert t.g.result.winners == (0, 1)
    ahead = finish(table("terrans", "xenos"), ore=9)
    assert ahead.g.result is not None
    assert ahead.g.result.winners == (0,)
    assert ahead.g.result.ranking == (1, 2)


@rule("GP-END-11")
def test_markers_are_no_built_satellites() -> None:
    t = table("terrans", "xenos", settings={"variable_turn_order": True}).lost_planet("terrans", "3C")
    assert t.count("terrans", "satellite") == 0
    t.satellites("terrans", "4C")
    assert t.count("terrans", "satellite") == 1


@rule("GP-SUPPLY-1")
@pytest.mark.parametrize(
    ("structure", "count"),
    [("mine", 8), ("trading_station", 4), ("research_lab", 3), ("planetary_institute", 1), ("academy_left", 1)],
)
def test_pieces_of_a_color(structure: str, count: int) -> None:
    assert STRUCTURES[ids.STRUCTURE_NAMES.index(structure)].per_color == count


@rule("GP-SUPPLY-3")
@example("ED-34")
def test_an_empty_pile_of_tokens_is_not_available() -> None:
    t = table("xenos", "terrans").tokens("terrans", "fed_ore", "fed_ore", "fed_ore")
    t.put("xenos", planetary_institute="1A9", academy_left="2A3").give("xenos", bowls=(9, 0, 0))
    t.play("federate", "include 2A3", "include 1A9", "done")
    while not t.options("token"):
        t.play(t.options()[0])
    assert t.refused("token fed_ore") == "GP-SUPPLY-3"
    assert "fed_credits" in t.options("token")


@rule("GP-SUPPLY-4")
def test_gaia_tokens_suffice_for_every_transdim_planet() -> None:
    _, planets = printed_planets(MAPS["basic_34"])
    assert planets.count(ids.TRANSDIM) == COUNTS["item"]["gaia_token"] == 12


@rule("GP-SUPPLY-6", "GP-FED-16")
def test_satellites_in_stock_limit_a_federation() -> None:
    t = table("terrans", "xenos").give("terrans", bowls=(30, 0, 0))
    t.g.players[0].satellites = (1 << 20) - 1
    assert satellite_budget(t.g, t["terrans"]) == 3
    assert geometry(t.g.centers) is t.g.galaxy
