"""Where the Automa builds its mines (AUT-10, AUT-20..24)."""

from __future__ import annotations

import astrarium
from astrarium import CHANCE
from tests.gaia.scenario import TILES, Table, solo
from tests.marks import example, rule

NO_TIES = ["final_structures", "final_federation_structures"]


def around(automa: str = "taklons", home: str = "swamp", final: list[str] | None = None, **planets: str) -> Table:
    """Nothing but these planets, with the Automa's first mine in the middle on 3C and the human on 6B1."""
    t = solo("hadsch_hallas" if automa != "hadsch_hallas" else "xenos", automa, final_tiles=final or NO_TIES)
    t.bare(**planets).planet("3C", home).planet("6B1", "oxide").put(automa, mine="3C").put(t.factions[0], mine="6B1")
    return t.give(t.factions[0], bowls=(0, 0, 9)).automa_deck()


def new_mine(t: Table, support: int, action: int = 6) -> list[str]:
    """The hexes that the Automa colonizes with these cards."""
    before = t.g.players[1].colonies
    t.turn(t.factions[1]).play(f"card {support}", f"card {action}")
    return t.hexes(t.g.players[1].colonies & ~before)


@rule("AUT-20", "AUT-30")
@example("ED-114")
def test_numbered_selection_counts_from_either_side_and_begins_again() -> None:
    """Here "left 3" and "right 4" over three spaces both give power_7_credits."""
    for support in (10, 7):
        t = around()
        t.g.board_used = (1 << 10) - 1 & ~(1 << 3 | 1 << 4 | 1 << 9)
        t.turn("taklons").play(f"card {support}", "card 12")
        assert t.g.board_used == (1 << 10) - 1 & ~(1 << 4 | 1 << 9)


@rule("AUT-20")
def test_right_two_is_the_second_from_the_left_and_left_two_the_last_but_one() -> None:
    for support, space in ((2, 1), (9, 8), (5, 5)):
        t = around()
        t.turn("taklons").play(f"card {support}", "card 12")
        assert t.g.board_used == 1 << space


@rule("AUT-21", "AUT-10")
def test_of_equal_planets_the_first_in_the_reading_order_of_the_support_card_is_taken() -> None:
    """Both lie two hexes from the human; 3B4 comes first from the left, 3B1 from the right."""
    for support, hex in ((2, "3B4"), (4, "3B1")):
        t = around(desert="3B1 3B4", terra="3A11").put("hadsch_hallas", mine="3A11")
        assert new_mine(t, support) == [hex]


@rule("AUT-22")
def test_the_planet_with_the_fewest_steps_is_preferred() -> None:
    """From swamp: desert and gaia 1, volcanic and transdim 2, terra 3."""
    assert new_mine(around(volcanic="3B1", gaia="3B4", transdim="3B2"), support=4) == ["3B4"]
    assert new_mine(around(volcanic="3B1", desert="3B4", terra="3B2"), support=4) == ["3B4"]
    assert new_mine(around(terra="3B1", transdim="3B4"), support=4) == ["3B4"]


@rule("AUT-22")
def test_a_transdim_planet_becomes_a_gaia_planet_at_once() -> None:
    t = around(transdim="3B4")
    assert new_mine(t, support=4) == ["3B4"]
    assert t.count("taklons", "gaia_planet") == 1


@rule("AUT-22")
def test_the_support_card_gives_the_range() -> None:
    t = around(desert="5A6")
    assert t.distance("3C", "5A6") == 3
    assert new_mine(t, support=4) == []
    assert t.count("taklons", "trading_station") == 1
    assert new_mine(around(desert="5A6"), support=1) == ["5A6"]


@rule("AUT-22")
def test_of_equally_cheap_planets_the_nearest_to_the_human_is_taken() -> None:
    assert new_mine(around(desert="3B1 3B4"), support=2) == ["3B1"]
    assert new_mine(around(desert="3B1 3B4", ice="2A3").put("hadsch_hallas", mine="2A3"), support=5) == ["3B4"]


@rule("AUT-22")
def test_a_final_tile_for_types_prefers_a_type_not_yet_colonized() -> None:
    tiles = ["final_planet_types", "final_structures"]
    for support, hex in ((1, "3B4"), (4, "3B1")):
        t = around(final=tiles, desert="3B1 6A4", volcanic="3B4").put("taklons", mine="6A4")
        assert new_mine(t, support) == [hex]
    t = around(final=tiles, gaia="6A4", transdim="3B1", terra="3B4").put("taklons", mine="6A4")
    assert new_mine(t, support=1) == ["3B4"]


@rule("AUT-22")
def test_a_final_tile_for_gaia_planets_prefers_gaia_and_transdim_planets() -> None:
    for support, hex in ((2, "3B4"), (1, "3B1")):
        t = around(final=["final_structures", "final_gaia"], desert="3B1", transdim="3B4")
        assert new_mine(t, support) == [hex]


@rule("AUT-22")
def test_a_final_tile_for_sectors_prefers_a_new_sector() -> None:
    for tile, hex in (("final_sectors", "5A6"), ("final_structures", "3B1")):
        t = around(final=[tile, "final_gaia"], desert="3B1", volcanic="5A6")
        assert new_mine(t, support=1) == [hex]
    t = around(final=["final_sectors", "final_gaia"], desert="3B1", volcanic="5A6", swamp="6A0").put(
        "taklons", mine="6A0"
    )
    assert new_mine(t, support=1) == ["5A6"]  # sector 6 is not sector 5
    t = around(final=["final_sectors", "final_gaia"], volcanic="3B1 5A6", desert="6A8", swamp="6A0")
    assert new_mine(t.put("taklons", mine="6A0"), support=1) == ["5A6"]  # 6A0 is in sector 6


@rule("AUT-22")
def test_a_faction_card_has_its_own_range_and_tie_break() -> None:
    """Taklons: range 3 and nearest to the human first, whatever the steps are."""
    t = around(desert="3B4", terra="3B1")
    assert new_mine(t, support=4, action=13) == ["3B1"]
    assert new_mine(around(desert="5A6"), support=4, action=13) == ["5A6"]
    t = around(automa="terrans", home="terra", terra="3B1", transdim="3B4")
    assert new_mine(t, support=4, action=13) == ["3B4"]


@rule("AUT-22")
def test_planets_with_a_gaiaformer_the_lost_planet_and_colonized_ones_are_no_sites() -> None:
    t = around(transdim="3B4", desert="3B2").put("hadsch_hallas", gaiaformer="3B4", mine="3B2")
    t.lost_planet("hadsch_hallas", "3B1")
    assert new_mine(t, support=1) == []
    assert t.count("taklons", "trading_station") == 1


@rule("AUT-22", "AUT-40")
def test_without_a_mine_in_the_stock_a_mine_becomes_an_upgrade() -> None:
    t = around(desert="3B4", swamp="2A0 2A3 2A7 2B1 2B4 4A0 4B0").put("taklons", mine="2A0 2A3 2A7 2B1 2B4 4A0 4B0")
    assert t.count("taklons", "mine") == 8
    assert new_mine(t, support=1) == []
    assert t.count("taklons", "trading_station") == 1


SATELLITES = ["final_satellites", "final_structures"]


@rule("AUT-23")
def test_a_lonely_new_mine_gets_a_satellite_if_satellites_score() -> None:
    """Beside 3A2, the first hex in the reading order of the support card."""
    for support, hex in ((2, "3A1"), (4, "6A10")):
        t = around(final=SATELLITES, desert="3A2")
        assert new_mine(t, support) == ["3A2"]
        assert t.hexes(t["taklons"].satellites) == [hex]
        assert t.count("taklons", "satellite") == 1
        t = around(final=SATELLITES, desert="3A2").satellites("taklons", hex)
        new_mine(t, support)
        assert len(t.hexes(t["taklons"].satellites)) == 2  # another hex is taken
    t = around(desert="3A2")
    assert new_mine(t, support=2) == ["3A2"]
    assert t["taklons"].satellites == 0


@rule("AUT-23")
def test_a_mine_beside_an_own_structure_gets_no_satellite() -> None:
    t = around(final=SATELLITES, desert="3B1", terra="3A6")
    assert new_mine(t, support=2) == ["3B1"]
    assert t.count("taklons", "satellite") == 0
    t.automa_deck()
    assert new_mine(t, support=2) == ["3A6"]
    assert t.count("taklons", "satellite") == 1


@rule("AUT-23")
def test_a_satellite_without_a_free_hex_is_only_counted() -> None:
    t = around(final=SATELLITES, desert="3A2", terra="3A1 3A3 3B1 5A6 5A7 6A10")
    assert new_mine(t, support=2) == ["3A2"]
    assert t["taklons"].satellites == 0
    assert t.count("taklons", "satellite") == 1


@rule("AUT-11")
def test_starting_mines_get_no_satellite() -> None:
    """AUT-23 is about later mines."""
    sectors = [list(sector) for sector in solo("hadsch_hallas", "taklons").g.printed]
    dealt = {**TILES, "boosters": TILES["boosters"][:5], "final_tiles": SATELLITES, "sectors": sectors}
    g = astrarium.new("gaia", 1, {"automa_faction": "terrans"}, setup={**dealt, "automa_faction": "terrans"})
    g.play(0, "faction hadsch_hallas")
    g.play(0, "settle 1A6")
    g.play(CHANCE, "card 1")
    assert g.rules.view(g, None)["players"][1]["satellites"] == []


@rule("AUT-24")
def test_geodens_score_two_points_for_the_first_mine_on_a_type() -> None:
    t = around(automa="geodens", home="volcanic", desert="3B4 3B1", volcanic="5A4")
    new_mine(t, support=4)
    assert t["geodens"].vp == 10 + 3 + 2
    t.automa_deck()
    new_mine(t, support=4)
    assert t["geodens"].vp == 10 + 3 + 2 + 3


@rule("AUT-24")
def test_the_home_type_and_a_transdim_planet_after_a_gaia_planet_are_not_new_to_geodens() -> None:
    t = around(automa="geodens", home="volcanic", volcanic="3B4")
    new_mine(t, support=4)
    assert t["geodens"].vp == 10 + 3
    t = around(automa="geodens", home="volcanic", transdim="3B4 3B1")
    new_mine(t, support=4)
    assert t["geodens"].vp == 10 + 3 + 2
    t.automa_deck()
    new_mine(t, support=4)
    assert t["geodens"].vp == 10 + 3 + 2 + 3
    assert t.count("geodens", "gaia_planet") == 2
