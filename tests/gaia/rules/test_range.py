"""Range (GP-RANGE)."""

from __future__ import annotations

import pytest

from tests.gaia.scenario import Table, table
from tests.marks import example, rule

LINE = ["1A1", "1B1", "1B2", "1A5", "3A11", "3B5", "3B4", "3A7", "4A2"]  # each hex is next to the one before


def row(faction: str = "terrans", home: str = "terra", mine: str = LINE[0]) -> Table:
    """Planets of the home type in a row and a mine on one of them."""
    t = table(faction, "xenos").bare(**{home: " ".join(LINE)}).put(faction, mine=mine)
    return t.give(faction, ore=9, credits=9, qic=0)


@rule("GP-RANGE-1", "GP-RANGE-3")
@pytest.mark.parametrize(("level", "reach"), [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3), (5, 4)])
@example("EX-16")
def test_navigation_says_how_far_one_can_go_and_nearer_is_possible_too(level: int, reach: int) -> None:
    """Range 2 on level 2."""
    t = row().level("terrans", navigation=level)
    assert sorted(t.options("build")) == sorted(LINE[1 : reach + 1])
    assert t.refused(f"build {LINE[reach + 1]}") == "GP-RANGE-4"


@rule("GP-RANGE-2")
def test_distance_is_the_shortest_path_from_any_own_planet_across_anything() -> None:
    t = row().level("terrans", navigation=2).put("xenos", mine=LINE[1]).satellites("xenos", "1C")
    assert [t.distance(LINE[0], hex) for hex in LINE] == list(range(9))
    assert t.options("build") == [LINE[2]]
    t.put("terrans", mine=LINE[8])
    assert sorted(t.options("build")) == sorted([LINE[2], LINE[6], LINE[7]])


@rule("GP-RANGE-4")
@example("EX-17")
def test_a_qic_adds_two_to_the_range() -> None:
    """Navigation 2 and 1 QIC reach a planet at distance 4."""
    t = row().level("terrans", navigation=2)
    assert t.refused(f"build {LINE[4]}") == "GP-RANGE-4"
    t.give("terrans", qic=1)
    assert t.refused(f"build {LINE[5]}") == "GP-RANGE-4"
    t.play(f"build {LINE[4]}")
    assert t["terrans"].qic == 0


@rule("GP-RANGE-4")
@example("ED-3")
def test_as_many_qic_as_needed_are_spent() -> None:
    """Range 1 and a target at distance 4 need 2 QIC."""
    t = row().give("terrans", qic=1)
    assert t.refused(f"build {LINE[4]}") == "GP-RANGE-4"
    assert t.missing(f"build {LINE[4]}") == {"have": 1, "need": 2}
    t.give("terrans", qic=9).play(f"build {LINE[4]}")
    assert t["terrans"].qic == 7


@rule("GP-RANGE-5")
@example("ED-4")
def test_range_is_not_counted_from_a_gaiaformer() -> None:
    """The gaiaformer is next to the target, the mine three hexes away."""
    t = row().planet(LINE[2], "transdim").put("terrans", gaiaformer=LINE[2])
    assert t.refused(f"build {LINE[3]}") == "GP-RANGE-4"
    assert t.missing(f"build {LINE[3]}") == {"have": 0, "need": 1}


@rule("GP-RANGE-5")
def test_range_is_counted_from_a_space_station() -> None:
    t = row("ivits", "oxide").planet(LINE[2], "space").put("ivits", space_station=LINE[2])
    t.play(f"build {LINE[3]}")
    assert t["ivits"].qic == 0


@rule("GP-RANGE-6")
@example("ED-5")
def test_range_is_not_counted_from_a_satellite() -> None:
    t = row().planet(LINE[2], "space").satellites("terrans", LINE[2])
    assert t.refused(f"build {LINE[3]}") == "GP-RANGE-4"
    assert t.missing(f"build {LINE[3]}") == {"have": 0, "need": 1}


@rule("GP-RANGE-7")
def test_range_is_counted_from_the_lost_planet() -> None:
    t = row().lost_planet("terrans", LINE[4])
    assert sorted(t.options("build")) == sorted([LINE[1], LINE[3], LINE[5]])
    assert t.refused(f"build {LINE[6]}") == "GP-RANGE-4"


@rule("GP-RANGE-7")
def test_range_is_counted_from_a_guest_mine() -> None:
    t = row("lantids").put("xenos", mine=LINE[4]).put("lantids", mine=LINE[4])
    assert t.hexes(t["lantids"].guests) == [LINE[4]]
    assert sorted(t.options("build")) == sorted([LINE[1], LINE[3], LINE[5]])
    assert t.refused(f"build {LINE[6]}") == "GP-RANGE-4"


@rule("GP-RANGE-8")
def test_distances_run_across_gaps_of_the_board() -> None:
    t = table("terrans", "xenos", sectors=[["sector_1", 0, 0, 0], ["sector_2", 0, 20, 0]])
    west, east = (t.hexes(1 << t.g.galaxy.parse_hex(place))[0] for place in ("0x2", "0x18"))
    assert t.distance(west, east) == 16
    t.bare(terra=f"{west} {east}").put("terrans", mine=west).give("terrans", ore=1, credits=2, qic=8)
    t.play(f"build {east}")
    assert t["terrans"].qic == 0
