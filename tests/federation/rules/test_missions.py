"""FED-SHIP, FED-MISS: spaceships and special missions."""

from __future__ import annotations

import pytest

from astrarium.games.federation import ids
from astrarium.games.federation.counts import completed
from astrarium.games.federation.tables import MISSIONS, NAMES
from tests.federation.scenario import Table, number, scored, table
from tests.marks import example, rule


def ready(*missions: str, level: int = 4, ships: int = 1) -> Table:
    """Seat 0 has placed an ambassador and may fly these open missions."""
    t = table().open(0, *missions)
    t[0].hangar, t[0].supply = ships, 8 - ships
    t.play("place 1 voting outer_module")
    t[0].oceanium, t[0].degree = 0, 2 * level
    return t


@rule("FED-SHIP-1", "FED-FLOW-4")
@example("EX-B14")
def test_one_mission_a_turn_after_the_main_action() -> None:
    t = table().open(0, "officers_quarters", "neo")
    t[0].hangar, t[0].supply = 2, 6
    assert t.refused("fly officers_quarters") == "FED-FLOW-4"
    t.play("place 1 voting outer_module", "fly officers_quarters")
    assert t.refused("fly neo") == "FED-SHIP-1"
    assert t.refused("place 1 voting atal_left") == "FED-FLOW-4"


@rule("FED-SHIP-2", "FED-SHIP-4", "FED-MISS-9")
@example("EX-A3")
def test_a_mission_needs_a_marker_and_its_level() -> None:
    t = ready("neo", "spy", "e81216", level=2)
    t[0].lavandium = 1
    assert t.options("fly") == ["neo", "spy"]
    assert t.refused("fly e81216") == "FED-SHIP-4"
    assert t.refused("fly atal") == "FED-SHIP-2"


@rule("FED-SHIP-3", "FED-ROOM-3")
@example("EX-B15")
def test_a_mission_needs_a_ship() -> None:
    t = ready("neo", ships=0)
    assert t.refused("fly neo") == "FED-SHIP-3"
    t = table().open(0, "neo")
    t[0].hangar, t[0].supply = 0, 8
    t.play("place 1 voting patrons_office", "open atal")
    assert t.refused("fly neo") is None


@rule("FED-SHIP-5", "FED-SHIP-6")
def test_the_ship_stays_on_its_mission() -> None:
    t = ready("officers_quarters", level=1, ships=2)
    t.play("fly officers_quarters", "end")
    assert (t[0].hangar, t[0].flown.bit_count()) == (1, 1)
    t = table().fly(0, "officers_quarters")
    t.play("place 1 voting outer_module")
    assert t.refused("fly officers_quarters") == "FED-SHIP-6"


@rule("FED-SHIP-7")
@example("EX-B21")
def test_eight_ships_are_eight_missions_at_most() -> None:
    t = table().fly(0, *NAMES["mission"][:7])
    t[0].supply, t[0].hangar, t[0].deep_tile = 0, 1, 0
    t.open(0, "officers_quarters", "small_lounge").play("place 1 voting outer_module")
    t[0].degree = 8
    t.play("fly small_lounge", "fund common")
    assert (t[0].flown.bit_count(), t[0].hangar, completed(t[0])) == (8, 0, 10)


@rule("FED-SHIP-8", "FED-EXEC-5")
def test_no_missions_and_no_tiles_in_the_executive_phase() -> None:
    t = table().open(0, "neo").tiles(0, "1A1")
    t[0].degree = 5
    t.executive()
    assert t.asked == (0, "UPKEEPING")
    assert t.refused("fly neo") == "FED-SHIP-8"
    assert t.refused("use 1A1") == "FED-EXEC-5"


@rule("FED-SHIP-9", "FED-MISS-3")
@example("EX-B83")
def test_the_spy_mission_costs_a_lavandium() -> None:
    t = ready("spy")
    assert t.refused("fly spy") == "FED-SHIP-9"
    t[0].oceanium = 1
    t.play("fly spy", "copy neo", "dig neo_1b")
    assert (t[0].oceanium, t[0].miner) == (1, number("neo_space", "neo_1b"))


@rule("FED-SHIP-9")
@example("EX-B84")
def test_a_mission_of_which_nothing_can_be_done_counts() -> None:
    t = ready("e81216")
    t.play("fly e81216")
    assert (completed(t[0]), t[0].robots) == (2, 0)


@rule("FED-SHIP-10", "FED-START-6", "FED-ACC-9")
@example("EX-A11")
def test_what_a_completed_mission_is() -> None:
    t = table().fly(0, "neo", "atal").open(0, "spy")
    assert completed(t[0]) == 3
    t[0].deep_tile = 0
    assert completed(t[0]) == 4


@rule("FED-SHIP-11", "FED-ROOM-2", "FED-PSET-4")
@pytest.mark.parametrize(("hangar", "after"), [(1, 3), (4, 5), (5, 5)])
@example("EX-B22")
def test_ships_that_do_not_fit_are_lost(hangar: int, after: int) -> None:
    t = table()
    t[0].hangar, t[0].supply, t[0].oceanium = hangar, 8 - hangar, 1
    t.play("place 1 voting procurement_office")
    assert (t[0].hangar, t[0].oceanium) == (after, 0)


@rule("FED-SHIP-12", "FED-ERU-6", "FED-ERU-16")
@example("EX-B114")
def test_the_ship_is_away_before_the_action() -> None:
    t = ready("atal", ships=2).show("3C2").tiles(0, "1C1", used=True)
    t.open(0, "spy")
    assert scored(t.play("fly atal", "take-tile 3C2"), 0) == 3
    t = ready("atal", ships=2).show("3A1").tiles(0, "1A1", used=True)
    t.open(0, "spy")
    assert scored(t.play("fly atal", "take-tile 3A1"), 0) == 3


@rule("FED-MISS-1", "FED-MISS-10")
@pytest.mark.parametrize(
    ("mission", "moves"),
    [
        ("neo", ["dig neo_1a"]),
        ("sixmoons", ["take-token alt1_fund_degree"]),
        ("atal", ["take-tile 1C1"]),
        ("arratuin", ["trade shop_1"]),
        ("e81216", ["build lavandium_replicator"]),
    ],
)
def test_the_planet_missions_are_planet_actions(mission: str, moves: list[str]) -> None:
    t = ready(mission)
    t[0].lavandium = 2
    t.play(f"fly {mission}", *moves)
    assert t.g.view(0)["players"][0]["influence"][mission] == 1


@rule("FED-MISS-10", "FED-MEDAL-2")
def test_a_planet_mission_can_win_a_medal() -> None:
    t = ready("sixmoons").mage(0, "moon_2").moon("moon_3", "alt2_vote2_oceanium")
    t.play("fly sixmoons")
    assert t.g.view(0)["players"][0]["medals"] == ["sixmoons"]


@rule("FED-MISS-2", "FED-ROOM-1")
def test_officers_quarters() -> None:
    t = ready("officers_quarters", level=1)
    t.play("fly officers_quarters")
    assert t[0].degree == 4
    t = table()
    t.play("place 1 voting officers_quarters")
    assert t[0].degree == 3


@rule("FED-MISS-3")
@example("EX-B20")
def test_the_spy_mission_copies_no_room() -> None:
    t = ready("spy")
    t[0].lavandium = 3
    t.play("fly spy")
    assert t.refused("copy officers_quarters") == "FED-MISS-3"
    t.play("copy e81216", "build lavandium_replicator")
    assert (t[0].lavandium, t[0].robots) == (1, 2)


@rule("FED-MISS-4", "FED-SHIP-12")
def test_a_point_for_each_crystal_and_diamond() -> None:
    t = ready("presidents_office")
    t[0].lavandium, t[0].oceanium, t[0].diamonds = 2, 1, 3
    assert scored(t.play("fly presidents_office"), 0) == 6
    assert (t[0].lavandium, t[0].diamonds) == (2, 3)


@rule("FED-MISS-5", "FED-MEDAL-9")
def test_intrigue() -> None:
    t = ready("small_lounge", level=3)
    t.play("fly small_lounge", "fund atal")
    assert t[0].degree == 7
    assert t.g.view(0)["players"][0]["medals"] == ["intrigue"]
    assert t.g.projects[number("project", "atal")] == 1


@rule("FED-MISS-5", "FED-MEDAL-1")
@example("EX-B19")
def test_no_second_intrigue_medal() -> None:
    t = ready("small_lounge", level=3)
    t[0].medals = 1 << number("medal", "intrigue")
    t.play("fly small_lounge", "fund atal")
    assert (t[0].medals.bit_count(), t[0].degree) == (1, 7)


@rule("FED-MISS-6", "FED-SHIP-9")
@pytest.mark.parametrize(("die", "points"), [(0, 0), (4, 8)])
@example("EX-B18")
def test_twice_the_die(die: int, points: int) -> None:
    t = ready("assistants_room").die(0, die)
    assert scored(t.play("fly assistants_room"), 0) == points
    assert completed(t[0]) == 2


@rule("FED-MISS-7", "FED-ACC-7")
def test_twice_the_level() -> None:
    t = ready("procurement_office", level=3)
    t[0].level_game = 1
    assert scored(t.play("fly procurement_office"), 0) == 8


@rule("FED-MISS-8", "FED-SHIP-10")
@example("EX-B17")
def test_a_point_for_each_completed_mission() -> None:
    t = ready("patrons_office").fly(0, "neo", "atal")
    t[0].deep_tile = 0
    assert scored(t.play("fly patrons_office"), 0) == 5


@rule("FED-MISS-9", "FED-ACC-10")
@example("EX-A8")
def test_a_level_opens_the_missions_of_its_row() -> None:
    assert sorted(mission.level for mission in MISSIONS) == [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]
    t = table().open(0, "sixmoons")
    t[0].degree = 2
    t.play("place 1 voting small_lounge", "fund common")
    assert t[0].degree == 3
    assert t.refused("fly sixmoons") is None
    t[0].degree = 2
    assert t.refused("fly sixmoons") == "FED-SHIP-4"


@rule("FED-MISS-11", "FED-PSET-5")
def test_every_board_has_the_same_twelve_missions() -> None:
    t = table()
    assert len(MISSIONS) == 12
    assert [p.markers for p in t.g.players] == [0, 0, 0, 0]


@rule("FED-SHIP-4", "FED-ERU-1", "FED-EOR-4")
@example("EX-B16")
def test_a_level_bonus_opens_a_mission_until_the_end_of_the_round() -> None:
    t = ready("sixmoons", level=1).tiles(0, "1A1")
    assert t.refused("fly sixmoons") == "FED-SHIP-4"
    t.play("use 1A1")
    assert t.refused("fly sixmoons") is None
    t.executive().pass_turns()
    assert t[0].level_round == 0


@rule("FED-ROOM-3")
def test_as_many_markers_as_an_effect_says() -> None:
    for markers in (1, 2, 3):
        t = table().gain(0, ((ids.MISSION_MARKER, markers),))
        t.play(*[f"open {mission}" for mission in ("spy", "e81216", "neo")[:markers]])
        assert (t[0].markers.bit_count(), t.asked) == (markers, (0, "TURN"))
