"""The component files of Chaos Order are read whole and agree with the box and with one another."""

from __future__ import annotations

import pytest

from astrarium.games.chaos_order.component_types import RegionNumber
from astrarium.games.chaos_order.tables import (
    ATTRIBUTES,
    ATTRIBUTES_OF,
    BUILDINGS,
    BUILDINGS_OF,
    CELLS,
    FACTION_COUNTS,
    FACTIONS,
    FAME_TRACKS,
    FILES,
    INTEL_CARDS,
    LAND_TILES,
    LEADERS_OF,
    NAMES,
    NEUTRAL_FOUNDATIONS,
    PERSONAL_FOUNDATIONS,
    REGIONS,
    STARTING_FOUNDATIONS,
    TACTICS_CARDS,
    TRACKS,
    TUNNELS,
)
from tests.marks import rule

SLOTS = {2: {"r2c5", "r4c1", "r6c4"}, 3: {"r2c5", "r3c2", "r5c1", "r5c6", "r7c4"}}


def neighbours(region: RegionNumber) -> tuple[int, ...]:
    return REGIONS[region].touches


def test_the_pieces_are_those_of_the_box() -> None:
    """The rulebook counts them (L60-118)."""
    counts = {kind: sum(FILES.counts[kind].values()) for kind in ("land_tile", "tactics_card", "neutral_foundation")}
    assert counts == {"land_tile": 9, "tactics_card": 50, "neutral_foundation": 9}
    assert (len(REGIONS), len(TACTICS_CARDS), len(LAND_TILES), len(INTEL_CARDS)) == (26, 25, 9, 5)
    assert (len(PERSONAL_FOUNDATIONS), len(STARTING_FOUNDATIONS), len(ATTRIBUTES)) == (30, 12, 25)
    assert sorted([foundation.relic for foundation in NEUTRAL_FOUNDATIONS]) == [0, 0, 0, 1, 2, 3, 4, 5, 6]
    assert sum([count for name, count in FILES.counts["token"].items() if name.startswith("fighters_")]) == 120


@pytest.mark.parametrize("faction", range(6), ids=NAMES["faction"])
def test_the_fighters_of_a_faction_are_all_somewhere(faction: int) -> None:
    one = FACTIONS[faction]
    fighters = FILES.counts["token"][f"fighters_{NAMES['faction'][faction]}"]
    assert sum(one.recruit_areas) + one.start_fighters + one.reserve_fighters == fighters


@rule("CO-BLDG-5")
def test_nine_buildings_of_each_faction() -> None:
    numbers = [[len(BUILDINGS[building].slots) for building in own] for own in BUILDINGS_OF]
    assert numbers == [[3, 3, 3], [3, 3, 3], [3, 4, 2], [3, 3, 3], [3, 3, 3], [3, 3, 3]]


@pytest.mark.parametrize("faction", range(6), ids=NAMES["faction"])
def test_every_faction_is_whole(faction: int) -> None:
    one = FACTIONS[faction]
    assert len(LEADERS_OF[faction]) == one.leaders_owned
    assert len(ATTRIBUTES_OF[faction]) in (4, 5)
    assert [STARTING_FOUNDATIONS[number].faction for number in one.starting_foundations] == [faction, faction]
    assert FAME_TRACKS[faction].faction == faction
    assert FAME_TRACKS[faction].goal == one.fame_goal
    assert len(one.relic_slots) == 5


def test_five_tracks_of_five_columns() -> None:
    assert {phase: [cell.column for cell in cells] for phase, cells in TRACKS.items() if cells} == {
        phase: [1, 2, 3, 4, 5] for phase in range(1, 6)
    }
    assert len(CELLS) == 25


def test_regions_touch_each_other_on_both_sides() -> None:
    for number in range(len(REGIONS)):
        assert all(number in neighbours(other) for other in neighbours(number))


@pytest.mark.parametrize("factions", range(2, 6))
def test_the_map_has_as_many_regions_as_there_are_foundations(factions: int) -> None:
    """Two starting foundations of each faction and the neutral ones in use fill all land."""
    count = FACTION_COUNTS[factions]
    land = [region for region in REGIONS if region.use(factions) in ("land", "land_slot")]
    assert len(land) == count.land_regions == 2 * factions + count.neutral_foundations_used
    assert count.neutral_foundations_used + count.neutral_foundations_removed == len(NEUTRAL_FOUNDATIONS)
    assert sum([tile.min_factions <= factions for tile in LAND_TILES]) == 3 * len(count.land_tile_sets)
    assert [TUNNELS[tunnel].min_factions <= factions for tunnel in count.tunnels] == [True] * len(count.tunnels)
    slots = {name for name, region in zip(NAMES["region"], REGIONS, strict=True) if region.use(factions) == "base_slot"}
    assert slots == SLOTS[min(factions, 3)]
