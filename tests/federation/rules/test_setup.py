"""FED-SETUP, FED-PSET, FED-P3, FED-P2, FED-VAR, FED-HID: what lies on the table, and what nobody sees."""

from __future__ import annotations

from typing import Any

import pytest

import astrarium
from astrarium.games.federation import component_types
from astrarium.games.federation.accreditation import deep_space_pile
from astrarium.games.federation.alterations import all_face_down, down_on_moon
from astrarium.games.federation.ids import LEFT, RIGHT
from astrarium.games.federation.random_setup import deal_productions
from astrarium.games.federation.state import FACE_DOWN
from astrarium.games.federation.tables import (
    ACTIONS,
    ALTERATIONS,
    COUNTS,
    LIMITS,
    MOONS,
    NAMES,
    PLANET_BLOCKS,
    PRODUCTION_TILES,
    PROJECTS,
    ROBOTS,
    ROOM_BLOCKS,
    SPACES,
)
from astrarium.kernel.errors import BadSetting
from astrarium.kernel.pools import UNSEEN
from tests.defaults import amounts_not_named
from tests.federation.scenario import number, table
from tests.marks import example, rule

FIRST_GAME = {"board_setup": "first_game"}


@rule("FED-SETUP-1", "FED-SETUP-2")
def test_tokens_on_moons_and_in_piles() -> None:
    t = table()
    assert [len(moon) for moon in t.g.moons] == [0, 4, 0, 0, 0, 0, 0, 0]
    assert [down_on_moon(t.g, moon) for moon in range(8)] == [0, 0, 4, 4, 4, 4, 4, 6]
    assert [moon.strength for moon in MOONS] == [0, 1, 1, 2, 2, 3, 3, 4]
    assert t.g.view(None)["piles"] == {"1": 10, "2": 4, "3": 2, "4": 4}


@rule("FED-SETUP-3", "FED-SETUP-14", "FED-SETUP-18")
def test_pawns_and_prestige_at_the_start() -> None:
    for p in table().g.view(None)["players"]:
        assert (p["mage"], p["miner"], p["prestige"]) == ("moon_start", "neo_0", 0)


@rule("FED-SETUP-4", "FED-SETUP-5", "FED-SETUP-6")
def test_the_display_of_atal() -> None:
    piles = astrarium.new("federation", 4, seed=5).view(None)["planets"]["atal"]
    assert [pile["down"] for pile in piles] == [2] * 5 + [3] * 5 + [0] * 5
    assert [pile["tile"][:2] if pile["tile"] else None for pile in piles] == [
        "1A", "1B", "1C", "1D", "1E", None, None, None, None, None, "3A", "3B", "3C", "3D", "3E",
    ]  # fmt: skip


@rule("FED-SETUP-8")
def test_there_is_an_accreditation_and_an_intrigue_medal_for_everybody() -> None:
    assert COUNTS["medal"]["medal_accreditation"] == COUNTS["medal"]["medal_intrigue"] == 4
    t = table()
    for seat in range(4):
        t[seat].degree = 7
        t.gain(seat, ((3, 1), (10, 1)))
        assert t[seat].medals.bit_count() == 2


@rule("FED-SETUP-9", "FED-RES-6")
def test_the_supply_of_resources_has_no_limit() -> None:
    t = table()
    for seat in range(4):
        t.gain(seat, ((0, 10, 0, 0, 5, 0),))
        assert (t[seat].lavandium, t[seat].diamonds) == (10, 5)


@rule("FED-SETUP-10", "FED-SETUP-11", "FED-SETUP-17")
def test_discs_robots_and_personal_markers() -> None:
    for p in table().g.players:
        assert (p.discs, p.robots, p.contribution) == ((0,) * 6, 0, 0)
    assert ROBOTS == 6


@rule("FED-SETUP-12", "FED-SETUP-13")
def test_asteroids_lie_face_down() -> None:
    t = table()
    assert (t.g.asteroids, t.g.dead, t.g.dead_down) == ((FACE_DOWN,) * 4, 0, 4)


@rule("FED-SETUP-16", "FED-P3-2", "FED-P2-2")
@pytest.mark.parametrize(("players", "start", "common"), [(4, 0, 0), (3, 1, 2), (2, 2, 4)])
def test_where_projects_start(players: int, start: int, common: int) -> None:
    assert table(players).g.projects == (start,) * 6 + (common,)
    assert [project.track_length for project in PROJECTS] == [6] * 6 + [9]


@rule("FED-SETUP-19", "FED-SETUP-20", "FED-LAW-5")
def test_two_different_laws_are_open() -> None:
    for seed in range(20):
        left, right = astrarium.new("federation", 2, seed=seed).view(None)["laws"]
        assert left != right
    assert len(NAMES["law"]) == 10


@rule("FED-SETUP-21", "FED-VAR-1")
def test_the_printed_productions_of_a_first_game() -> None:
    for seed in range(5):
        view = astrarium.new("federation", 4, FIRST_GAME, seed=seed).view(None)["planets"]["e81216"]
        assert view["productions"] == [NAMES["production"][tile.side_a] for tile in PRODUCTION_TILES]
        assert view["tokens"] == [
            "neo", "missions", "arratuin", "accreditation", "sixmoons", "assistant", "atal", "e81216",
        ]  # fmt: skip


@rule("FED-SETUP-22", "FED-SETUP-23", "FED-VAR-2")
def test_random_sides_and_tokens_for_the_experienced() -> None:
    views = [astrarium.new("federation", 4, seed=seed).view(None)["planets"]["e81216"] for seed in range(30)]
    assert len({tuple(view["productions"]) for view in views}) > 8
    assert len({tuple(view["tokens"]) for view in views}) > 20
    for view in views:
        numbers = [number("production", name) for name in view["productions"]]
        assert all(n in (tile.side_a, tile.side_b) for n, tile in zip(numbers, PRODUCTION_TILES, strict=True))
        assert len(set(view["tokens"])) == 8


@rule("FED-SETUP-24", "FED-P3-10", "FED-P2-10")
def test_fewer_players_follow_the_same_rules() -> None:
    for players in (2, 3):
        t = table(players)
        t.play("place 1 voting atal_right", "take-tile 1A1", "end")
        assert t.asked == (1, "TURN")


@rule("FED-PSET-1", "FED-PSET-2", "FED-PSET-3")
def test_a_player_board_at_the_start() -> None:
    p = table().g.players[0]
    assert (p.degree, p.ambassadors, p.hangar, p.supply) == (1, (2, 1, 1, 0), 1, 7)


@rule("FED-PSET-5", "FED-PSET-6")
def test_no_missions_and_no_die_at_the_start() -> None:
    p = table().g.players[0]
    assert (p.markers, p.flown, p.die) == (0, 0, 0)


@rule("FED-PSET-4")
def test_the_hangar_holds_five() -> None:
    t = table().gain(0, ((4, 8),))
    assert (t[0].hangar, t[0].supply) == (5, 3)


@rule("FED-PSET-7", "FED-PSET-8")
def test_the_limits_of_the_reserve() -> None:
    t = table().gain(0, ((0, 12, 0, 0, 7, 0),))
    assert (t[0].lavandium, t[0].diamonds) == (10, 5)
    assert (LIMITS.crystals_max, LIMITS.golden_diamonds_max, LIMITS.hangar_max) == (10, 5, 5)


@rule("FED-PSET-9", "FED-DEC-9")
def test_discarding_in_the_own_turn() -> None:
    t = table()
    assert t.refused("discard copernium") == "FED-PSET-9"
    t[0].copernium = 1
    t.play("discard copernium")
    assert t[0].copernium == 0
    t[0].degree, t[0].copernium = 5, 1
    t.executive()
    assert t.refused("discard copernium") == "FED-DEC-9"


@rule("FED-P3-1", "FED-P3-3", "FED-P3-11")
@example("EX-A13")
def test_three_players_have_planet_blocks_only() -> None:
    """In round 1."""
    t = table(3)
    assert {space: token["votes"] for space, token in t.g.view(None)["spaces"].items()} == {
        "arratuin_left": 1,
        "sixmoons_right": 1,
        "e81216_left": 0,
    }
    assert table(4).g.view(None)["spaces"] == {}


@rule("FED-P3-3", "FED-P3-4", "FED-P3-5")
@example("EX-A13")
def test_blocking_in_round_3() -> None:
    t = table(3, round=2, planet_block="block_planet_4")
    t.fates = ["turn-law arratuin", "turn-law e81216", "turn-planet-block block_planet_1"]
    t.executive().pass_turns()
    assert {space: token["votes"] for space, token in t.g.view(None)["spaces"].items()} == {
        "arratuin_left": 3,
        "sixmoons_right": 3,
        "e81216_left": 0,
    }
    assert t.refused("place 1 voting arratuin_left") == "FED-AMB-2"
    for block in PLANET_BLOCKS:
        assert [SPACES[space].wing for space in block[:2]] == [LEFT, RIGHT]


@rule("FED-P3-7", "FED-P2-6")
@pytest.mark.parametrize(("players", "tokens"), [(3, 3), (2, 5)])
def test_neutral_tokens_are_removed_and_laid_anew(players: int, tokens: int) -> None:
    t = table(players)
    assert len(t.g.view(None)["spaces"]) == tokens
    t.executive().pass_turns()
    assert len(t.g.view(None)["spaces"]) == tokens
    t = table(players, round=5).executive()
    while t.g.actors:
        t.pass_turns()
    assert t.g.view(None)["spaces"] == {}


@rule("FED-P2-1", "FED-P2-5", "FED-P2-11")
@example("EX-A14")
def test_two_players_have_room_blocks_too() -> None:
    """In round 1."""
    t = table(2)
    spaces = {space: token["votes"] for space, token in t.g.view(None)["spaces"].items()}
    assert spaces == {"arratuin_left": 1, "sixmoons_right": 1, "e81216_left": 0, "small_lounge": 0, "spy_left": 0}
    for room, spy in ROOM_BLOCKS:
        assert ACTIONS[SPACES[spy].action].kind == 2
        assert SPACES[spy].wing != SPACES[room].wing


@rule("FED-P2-3", "FED-P2-4")
@example("EX-A14")
def test_new_blocks_in_later_rounds() -> None:
    t = table(2, round=2, planet_block="block_planet_4", room_block="block_room_officers_quarters")
    t.fates = ["turn-law arratuin", "turn-law e81216", "turn-room-block block_room_small_lounge"]
    t.fates += ["turn-planet-block block_planet_1"]
    t.executive().pass_turns()
    spaces = {space: token["votes"] for space, token in t.g.view(None)["spaces"].items()}
    assert spaces == {"arratuin_left": 3, "sixmoons_right": 3, "e81216_left": 0, "small_lounge": 0, "spy_left": 0}


@rule("FED-VAR-6")
@example("EX-B11")
def test_an_optional_action() -> None:
    t = table(settings={"action_optional": True})
    t[0].oceanium = 1
    t.play("place 1 funding procurement_office", "forfeit")
    assert (t[0].oceanium, t[0].hangar, t[0].markers.bit_count()) == (0, 1, 1)
    t.play("end", "place 1 voting officers_quarters", "perform")
    assert t[1].degree == 3
    t = table()
    t.play("place 1 voting officers_quarters")
    assert t.refused("forfeit") == "FED-AMB-11"


@rule("FED-HID-1", "FED-HID-3")
def test_nothing_that_lies_face_down_is_in_a_view() -> None:
    t = table()
    view = t.g.view(0)
    assert view["planets"]["sixmoons"]["moon_2"] == {"tokens": [], "down": 4}
    assert set(view["planets"]["neo"]["asteroids"].values()) == {"face_down"}
    assert view["deep_space"] == {"size": 5, "known": []}
    for seat in (1, None):
        assert t.g.view(seat) == view
    assert (view["players"][1]["hangar"], view["players"][1]["starting_tile"]) == (1, "starting_tile_2")
    t.visit(0, "neo").play("dig neo_1a")
    assert t.g.view(1)["planets"]["neo"]["asteroids"]["neo_2a"] != "face_down"


@rule("FED-HID-4")
def test_what_is_turned_up_cannot_be_taken_back() -> None:
    t = table()
    events = t.play("place 1 voting neo_left", "dig neo_1a", "end", "place 1 voting atal_left", "take-tile 1C1")
    revealing = {event.kind for event in events if event.reveals}
    assert revealing == {"turned-asteroid", "turned-tile"}


@rule("FED-HID-5", "FED-EOR-5")
def test_the_laws_still_to_come_are_known_as_a_set() -> None:
    t = table()
    t.executive().pass_turns()
    assert [len(past) for past in t.g.view(None)["past_laws"]] == [1, 1]


def test_a_wrong_setup_is_an_error() -> None:
    setup = astrarium.new("federation", 4, seed=1).rules.setup(astrarium.new("federation", 4, seed=1))
    with pytest.raises(BadSetting, match="atal_1"):
        astrarium.new("federation", 4, setup=setup | {"atal_1": ["9Z9"]})


def test_what_a_file_does_not_name_is_nothing() -> None:
    assert amounts_not_named(component_types) == {}


@rule("FED-SETUP-1", "FED-P3-1", "FED-P2-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_dealt_fits_the_number_of_players(players: int) -> None:
    g = astrarium.new("federation", players, seed=5)
    dealt = g.rules.setup(g)
    assert ("planet_block" in dealt, "room_block" in dealt) == (players <= 3, players == 2)
    strengths = {ALTERATIONS[NAMES["alteration"].index(name)].strength for name in dealt["moon_1"]}
    assert strengths == {MOONS[1].strength}


class Recorded:
    """A stream of draws that says how many outcomes each had."""

    def __init__(self) -> None:
        self.bounds: list[int] = []

    def randrange(self, bound: int) -> int:
        self.bounds.append(bound)
        return 0


@rule("FED-SETUP-22", "FED-VAR-2")
def test_each_production_lies_on_either_side_with_the_same_chance() -> None:
    stream: Any = Recorded()
    deal_productions({"board_setup": "variable"}, stream)
    assert stream.bounds == [2] * len(PRODUCTION_TILES)


@rule("FED-SETUP-1", "FED-SETUP-15", "FED-HID-1")
def test_nobody_has_seen_what_lies_face_down() -> None:
    pools = (*all_face_down(), deep_space_pile(4))
    assert {piece for _, places, _, _ in pools for place in places for piece in place} == {(UNSEEN, 0)}
    assert set(deep_space_pile(4)[0]) == {1}  # each tile once
