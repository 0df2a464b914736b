"""FED-ERU: single erudite tiles."""

from __future__ import annotations

import pytest

from astrarium.games.federation import ids
from astrarium.games.federation.counts import level
from astrarium.games.federation.ids import NONE
from tests.federation.scenario import Table, number, scored, table
from tests.marks import example, rule


def taken(tile: str, *before: str) -> tuple[Table, int]:
    """A table on which seat 0 takes a tile, and what it scores."""
    t = table().show(tile).tiles(0, *before, used=True).visit(0, "atal")
    return t, scored(t.play(f"take-tile {tile}"), 0)


@rule("FED-ERU-1", "FED-ERU-21", "FED-ACC-2")
@example("EX-B88")
def test_level_tiles_add_up() -> None:
    t = table().tiles(0, "1A1", "2A1").put(0, "3", "voting", "atal_left")
    t[0].degree = 4
    t.play("use 1A1", "use 2A1")
    assert level(t[0]) == 5
    t.executive().pass_turns()
    assert (t[0].points[0], level(t[0])) == (5, 2)


@rule("FED-ERU-2")
def test_refreshing_needs_a_used_tile_of_level_1() -> None:
    t = table().tiles(0, "1A2").tiles(0, "2E1", used=True)
    assert t.refused("use 1A2") == "FED-ERU-2"
    t.tiles(0, "1C1", "1E1", used=True)
    t.play("use 1A2")
    assert t.refused("refresh 1A2") == "FED-ATAL-15"
    assert t.refused("refresh 2E1") == "FED-ERU-2"
    t.play("refresh 1C1")
    assert t[0].degree == 2
    assert t[0].used >> number("erudite", "1C1") & 1


@rule("FED-ERU-3", "FED-ERU-4")
@example("EX-B87")
def test_copying_a_tile_on_atal() -> None:
    t = table().tiles(0, "1A3")
    t.play("use 1A3")
    assert t.refused("copy-tile 1B1") == "FED-ERU-4"
    assert t.refused("copy-tile 3A1") == "FED-ERU-3"
    t.play("copy-tile 1C1")
    assert (t[0].degree, t.g.atal[2]) == (2, number("erudite", "1C1"))
    assert t[0].used == t[0].erudites


@rule("FED-ERU-4", "FED-ERU-9")
@example("EX-B87")
def test_copying_a_discount_in_its_action() -> None:
    t = table().tiles(0, "1A3")
    t[0].lavandium = 1
    t.visit(0, "e81216").play("use 1A3", "copy-tile 1B1", "build lavandium_replicator")
    assert (t[0].robots, t[0].lavandium) == (2, 1)


@rule("FED-ERU-3")
@example("EX-B116")
def test_another_players_tile_cannot_be_copied() -> None:
    t = table().tiles(0, "1A3").show("1A1")
    t.play("use 1A3", "copy-tile 1A1")
    t.tiles(1, "1A1")
    assert (t[0].level_round, t[1].level_round) == (1, 0)
    t[0].used = 0
    t.play("use 1A3")
    assert t.refused("copy-tile 1A1") == "FED-ERU-3"


@rule("FED-ERU-3")
def test_there_must_be_something_to_copy() -> None:
    t = table().tiles(0, "1A3")
    t.g.atal = (number("erudite", "1B1"), *(-1,) * 14)
    assert t.refused("use 1A3") == "FED-ERU-3"


@rule("FED-ERU-5")
def test_a_granted_level_3_tile_is_the_tile_of_the_action() -> None:
    t = table().tiles(0, "2A2").visit(0, "atal")
    t.play("use 2A2")
    assert t.refused("take-tile 1B1") == "FED-ERU-5"
    t.play("take-tile 3C1")
    assert t.asked == (0, "TURN")
    t = table().tiles(0, "2A2")
    t.g.atal = (*t.g.atal[:10], *(-1,) * 5)
    t.visit(0, "atal")
    assert t.refused("use 2A2") == "FED-ERU-5"


@rule("FED-ERU-6", "FED-ERU-7")
@example("EX-B60")
def test_missions_and_colours() -> None:
    t = table().fly(0, "neo").open(0, "spy", "atal").show("3A1").tiles(0, "1A1", used=True).visit(0, "atal")
    assert scored(t.play("take-tile 3A1"), 0) == 4
    assert taken("3A2", "1A1", "1B1", "1D1")[1] == 9


@rule("FED-ERU-8")
@pytest.mark.parametrize(("tile", "points"), [("3A3", 4), ("3B1", 4), ("3D3", 6), ("3E3", 8)])
def test_twice_the_influence(tile: str, points: int) -> None:
    t = table().build(0, "space_shipyard", "space_university").mage(0, "moon_3").miner(0, "neo_4a").show(tile)
    t.tiles(0, f"1{tile[1]}1", used=True).visit(0, "atal")
    assert scored(t.play(f"take-tile {tile}"), 0) == points


@rule("FED-ERU-9", "FED-RES-2")
@example("EX-B66")
def test_a_discount_on_crystals() -> None:
    t = table().tiles(0, "2B1").visit(0, "e81216")
    t.play("use 2B1", "build space_shipyard")
    assert t[0].robots == 1
    t = table().tiles(0, "2B1")
    t[0].diamonds = 2
    t.visit(0, "e81216").play("use 2B1", "build megastructure_4")
    assert t[0].diamonds == 0


@rule("FED-ERU-9")
def test_the_player_chooses_which_crystal_is_saved() -> None:
    t = table().tiles(0, "1B1")
    t[0].copernium, t[0].oceanium = 1, 1
    t.visit(0, "e81216").play("use 1B1", "build space_shipyard")
    assert t.options("pay") == ["0 1 0", "0 0 1"]
    assert t.refused("use 1B1") is not None
    t.play("pay 0 0 1")
    assert (t[0].copernium, t[0].oceanium) == (1, 0)


@rule("FED-ERU-9")
def test_a_discount_after_building_is_refused() -> None:
    t = table().tiles(0, "1B1", "1B2")
    t[0].lavandium = 2
    t.visit(0, "e81216").play("build lavandium_replicator")
    assert t.asked == (0, "LINGERING")
    assert t.refused("use 1B1") == "FED-ERU-9"


@rule("FED-ERU-10", "FED-ERU-24")
@example("EX-B91")
def test_crystals_by_influence_before_or_after_building() -> None:
    t = table().tiles(0, "1B2").build(0, "space_shipyard", "space_university").visit(0, "e81216")
    assert t.refused("forfeit") is None
    t.play("use 1B2")
    assert t.refused("forfeit") == "FED-AMB-11"
    t.play("build lavandium_replicator")
    assert t[0].lavandium == 1
    t = table().tiles(0, "1B2").build(0, "space_shipyard", "space_university")
    t[0].lavandium = 2
    t.visit(0, "e81216").play("build lavandium_replicator", "use 1B2")
    assert t[0].lavandium == 4


@rule("FED-ERU-11")
def test_incomes_of_any_production() -> None:
    t, _ = taken("1B3")
    assert t.refused("income transporter") == "FED-ERU-11"
    t.play("income military_academy")
    assert (t[0].degree, t[0].robots) == (2, 0)
    t, _ = taken("2B3", "1B1")
    t.play("income space_shipyard", "income space_shipyard")
    assert t[0].hangar == 3
    t = table().gain(0, ((ids.PRODUCTION_INCOME, 3),))
    t.play("income space_shipyard", "income space_shipyard", "income space_shipyard")
    assert (t[0].hangar, t.asked) == (4, (0, "TURN"))


@rule("FED-ERU-12")
def test_diamonds_and_megastructures() -> None:
    t = table().show("3B2").tiles(0, "1B1", used=True)
    t[0].diamonds = 4
    t.visit(0, "atal")
    assert scored(t.play("take-tile 3B2"), 0) == 12
    t = table().show("3B3").tiles(0, "1B1", used=True).build(0, "megastructure_1", "megastructure_3", "space_shipyard")
    t.visit(0, "atal")
    assert scored(t.play("take-tile 3B3"), 0) == 10


@rule("FED-ERU-13")
def test_degrees() -> None:
    assert taken("1C1")[0][0].degree == 2
    assert taken("2C1", "1C2")[0][0].degree == 3


@rule("FED-ERU-14")
def test_a_ship_or_a_marker_or_both() -> None:
    t, _ = taken("1C2")
    t.play("choose spaceship")
    assert (t[0].hangar, t[0].markers) == (2, 0)
    t, _ = taken("1C2")
    t.play("choose mission_marker", "open spy")
    assert (t[0].hangar, t[0].markers.bit_count()) == (1, 1)
    t, _ = taken("2C2", "1C1")
    t.play("open spy")
    assert (t[0].hangar, t[0].markers.bit_count()) == (2, 1)


@rule("FED-ERU-15")
def test_a_free_disc_on_level_1() -> None:
    t = table().show("1C3")
    t[0].discs = (1, 0, 0, 0, 0, 0)
    t.visit(0, "atal").play("take-tile 1C3")
    assert t.refused("disc shop_1") == "FED-ERU-15"
    t.play("disc shop_5")
    assert (t[0].discs[4], t[0].diamonds) == (1, 0)
    t, _ = taken("2C3", "1C1")
    t.play("disc shop_5")
    assert (t[0].discs[4], t[0].diamonds) == (1, 1)


@rule("FED-ERU-15")
def test_a_free_disc_without_a_shop_does_nothing() -> None:
    """gaps.md Q36."""
    t = table().show("1C3")
    t[0].discs = (1, 1, 1, 1, 2, 2)
    t.visit(0, "atal").play("take-tile 1C3")
    assert (t[0].used, t.asked) == (t[0].erudites, (0, "TURN"))


@rule("FED-ERU-16", "FED-ACC-7")
def test_level_ships_and_discs() -> None:
    t = table().show("3C1").tiles(0, "1C1", used=True)
    t[0].degree = 7
    t.visit(0, "atal")
    assert scored(t.play("take-tile 3C1"), 0) == 8
    t = table().show("3C2").tiles(0, "1C1", used=True)
    t[0].hangar, t[0].supply = 3, 5
    t.visit(0, "atal")
    assert scored(t.play("take-tile 3C2"), 0) == 9
    t = table().show("3C3").tiles(0, "1C1", used=True)
    t[0].discs = (2, 2, 1, 0, 0, 0)
    t.visit(0, "atal")
    assert scored(t.play("take-tile 3C3"), 0) == 6


@rule("FED-ERU-17")
def test_an_extra_token_from_the_pile() -> None:
    t = table().tiles(0, "1D1", "2D1").visit(0, "sixmoons")
    t.play("use 1D1", "use 2D1", "take-token alt1_fund_degree")
    strengths = [int(name[3]) for name in t.g.view(None)["players"][0]["alterations"]]
    assert sorted(strengths) == [1, 1, 2]


@rule("FED-ERU-19")
def test_die_tokens_and_dice() -> None:
    assert taken("1D2")[0][0].die == 1
    assert taken("2D2", "1D1")[0][0].die == 2
    t = table().show("3D1").tiles(0, "1D1", used=True).alter(0, "alt1_fund_degree", "alt2_fund_mission")
    t.visit(0, "atal")
    assert scored(t.play("take-tile 3D1"), 0) == 6
    t = table().show("3D2").tiles(0, "1D1", used=True).die(0, 5)
    t.visit(0, "atal")
    assert scored(t.play("take-tile 3D2"), 0) == 10


@rule("FED-ERU-20")
@pytest.mark.parametrize(
    ("tile", "reserve"),
    [("1E1", (4, 0, 0, 0)), ("1E2", (2, 0, 1, 0)), ("2E1", (3, 0, 1, 0)), ("2E2", (2, 1, 1, 0)), ("2E3", (2, 0, 0, 1))],
)
def test_more_resources_on_neo(tile: str, reserve: tuple[int, int, int, int]) -> None:
    t = table().tiles(0, tile).visit(0, "neo")
    t.play(f"use {tile}", "dig neo_1a")
    assert (t[0].lavandium, t[0].copernium, t[0].oceanium, t[0].diamonds) == reserve


@rule("FED-ERU-20", "FED-ERU-12")
def test_asteroids_and_resources() -> None:
    t = table().show("3E1").tiles(0, "1E1", used=True)
    t[0].asteroids = 1 << number("asteroid", "asteroid_1") | 1 << number("asteroid", "dead_asteroid_2")
    t.visit(0, "atal")
    assert scored(t.play("take-tile 3E1"), 0) == 10
    t = table().show("3E2").tiles(0, "1E1", used=True)
    t[0].copernium, t[0].diamonds = 3, 2
    t.visit(0, "atal")
    assert scored(t.play("take-tile 3E2"), 0) == 5


@rule("FED-ERU-22")
def test_copying_tiles_are_not_copied() -> None:
    t = table().tiles(0, "2A3").show("1A3", "1B1").tiles(0, "1E1", used=True)
    t.play("use 2A3")
    assert t.refused("copy-tile 1A3") == "FED-ERU-22"
    t.play("copy-tile 1C1")
    assert t[0].degree == 2
    t = table().tiles(0, "1A3").show("1A2").tiles(0, "1C1", used=True)
    t.play("use 1A3", "copy-tile 1A2", "refresh 1C1")
    assert (t[0].degree, t[0].used) == (2, t[0].erudites)


@rule("FED-ERU-22", "FED-ERU-2", "FED-ERU-3")
def test_what_could_not_be_used_is_not_copied() -> None:
    """1A2 with nothing to turn up is refused, and so is copying it; with nothing else to copy, so is 1A3."""
    t = table().tiles(0, "1A3", "1A2")
    t.g.atal = (NONE,) * len(t.g.atal)
    assert t.refused("use 1A2") == "FED-ERU-2"
    assert t.refused("use 1A3") == "FED-ERU-3"
    t = table().tiles(0, "1A3")
    t.g.atal = (NONE,) * len(t.g.atal)
    t.show("1A2", "1C1")
    t.play("use 1A3")
    assert t.refused("copy-tile 1A2") == "FED-ERU-2"
    assert t.options("copy-tile") == ["1C1"]


@rule("FED-ERU-22", "FED-ATAL-12")
def test_a_tile_taken_in_the_same_action_is_not_copied() -> None:
    """An Atal action inside a Neo action: the tile for Neo that it brings is for a future action, copied or not."""
    t = table().tiles(0, "1A3").show("1E1").visit(0, "neo").visit(0, "atal")
    t.play("take-tile 1E1")
    if t.asked[1] == "LINGERING":
        t.play("finish")
    assert t.asked == (0, "DIGGING")
    assert t.refused("use 1E1") == "FED-ATAL-12"
    t.play("use 1A3")
    assert t.refused("copy-tile 1E1") == "FED-ATAL-12"


@rule("FED-ERU-23", "FED-ERU-9")
@example("EX-B92")
def test_discounts_add_up_without_change() -> None:
    t = table().tiles(0, "1B1", "2B1")
    t[0].diamonds = 1
    t.visit(0, "e81216").play("use 1B1", "use 2B1", "build megastructure_1")
    assert (t[0].diamonds, t[0].lavandium, t[0].robots.bit_count()) == (0, 0, 1)


@rule("FED-ERU-24", "FED-AMB-11")
def test_nobody_is_forced_to_use_a_tile() -> None:
    t = table().tiles(0, "1B2").build(0, "space_shipyard", "space_university").visit(0, "e81216")
    t.play("forfeit", "finish")
    assert (t[0].lavandium, t[0].used) == (0, 0)


@rule("FED-DEC-9")
@pytest.mark.parametrize(
    ("moves", "asked"),
    [
        (["use 1A2"], "REFRESHING"),
        (["use 2A3"], "COPYING_TILE"),
        (["use 2A3", "copy-tile 2C2"], "OPENING"),
        (["use 2A3", "copy-tile 1C3"], "PLACING_DISC"),
        (["place 1 funding outer_module", "end", "place 1 funding presidents_office"], "CHOOSING_MEDAL"),
    ],
)
def test_no_tile_inside_a_choice(moves: list[str], asked: str) -> None:
    """Another tile could take away what there is to choose from."""
    t = table().show("1C3", "2C2").tiles(0, "1A2", "2A3", "2E1").tiles(0, "1E1", used=True)
    t.tiles(1, "1A1", "2A1")
    t.play(*moves)
    assert t.asked[1] == asked
    assert t.options("use") == []
    for tile in ("1A2", "1A1", "2E1"):
        assert t.refused(f"use {tile}") == "FED-DEC-9"
