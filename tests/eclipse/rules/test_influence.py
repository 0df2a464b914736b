"""Influence (ECL-INF)."""

from __future__ import annotations

from typing import Any

from astrarium.games.eclipse.ids import NONE
from astrarium.games.eclipse.state import Eclipse
from tests.eclipse.scenario import (
    P1,
    P2,
    SECTOR,
    control,
    cube,
    discovery,
    lay,
    no_ships,
    npc,
    options,
    play,
    population,
    refusal,
    ship,
    step,
    table,
    tech,
    verbs_of,
)
from tests.marks import example, rule


def neighbourhood(**settings: Any) -> Eclipse:
    """201 is connected with the home of the first player, 310 with 201."""
    g = table(**settings)
    lay(g, "201", -1, -1)
    lay(g, "310", -2, -1, 5)
    lay(g, "304", 0, -3)
    return g


@rule("ECL-INF-1")
def test_two_discs_move_from_the_track_or_from_sectors() -> None:
    g = neighbourhood()
    control(g, P1, "304")
    play(g, "p1 act influence; p1 lift track; p1 put 201; p1 lift 304; p1 put track")
    assert g.owners[SECTOR["201"]] == P1
    assert g.owners[SECTOR["304"]] == NONE
    assert refusal(g, "p1 lift track") == "ECL-INF-1"
    assert refusal(g, "p1 lift 223") == "ECL-INF-1"


@rule("ECL-INF-2")
def test_a_disc_needs_a_link_to_an_own_disc_or_ship() -> None:
    g = neighbourhood()
    play(g, "p1 act influence; p1 lift track")
    assert options(g, "put") == ["201", "304"]
    assert refusal(g, "p1 put 310") == "ECL-INF-2"
    assert refusal(g, "p1 put 202") == "ECL-INF-2"
    ship(g, P1, "cruiser", "310")
    assert refusal(g, "p1 put 310") is None


@rule("ECL-INF-2")
def test_without_a_target_no_disc_is_lifted_from_the_track() -> None:
    g = table()
    play(g, "p1 act influence")
    assert refusal(g, "p1 lift track") == "ECL-INF-2"


@rule("ECL-INF-3", "ECL-NPC-4")
def test_discs_enemies_and_npc_ships_keep_a_disc_away() -> None:
    g = neighbourhood()
    play(g, "p1 act influence; p1 lift track")
    ship(g, P2, "cruiser", "201")
    npc(g, "ancient", "304")
    assert refusal(g, "p1 put 201") == "ECL-INF-3"
    assert refusal(g, "p1 put 304") == "ECL-NPC-4"
    g = neighbourhood()
    control(g, P2, "201")
    play(g, "p1 act influence; p1 lift track")
    assert refusal(g, "p1 put 201") == "ECL-INF-3"


@rule("ECL-INF-4")
def test_cubes_of_a_sector_that_is_given_up_return_to_their_tracks() -> None:
    g = neighbourhood()
    control(g, P1, "201")
    cube(g, P1, "201", "money")
    cube(g, P1, "201", "materials")
    play(g, "p1 act influence; p1 lift 201")
    assert population(g, "201") == {}
    assert g.players[P1].cubes == (10, 10, 10)
    assert g.players[P1].graveyard == (0, 0, 0)


@rule("ECL-INF-5")
def test_a_disc_returns_to_its_sector_only_with_the_second_move() -> None:
    g = neighbourhood()
    control(g, P1, "201")
    play(g, "p1 act influence; p1 lift 201")
    assert refusal(g, "p1 put 201") == "ECL-INF-5"
    play(g, "p1 put track; p1 lift track; p1 put 201")
    assert refusal(g, "p1 lift track") == "ECL-INF-1"


@rule("ECL-INF-6")
def test_two_used_colony_ships_are_turned_up() -> None:
    g = neighbourhood()
    g.players[P1].colony_ships = 0
    play(g, "p1 act influence; p1 refresh; p1 refresh")
    assert g.players[P1].colony_ships == 2
    assert refusal(g, "p1 refresh") == "ECL-INF-6"


@rule("ECL-INF-6", "ECL-ROTA-MAG-1")
def test_magellan_turn_up_one() -> None:
    g = table("wardens_of_magellan terran_directorate", rota_species=True)
    g.players[P1].colony_ships = 0
    play(g, "p1 act influence; p1 refresh")
    assert refusal(g, "p1 refresh") == "ECL-INF-6"


@rule("ECL-INF-7")
def test_a_disc_takes_the_discovery_tile() -> None:
    g = neighbourhood()
    discovery(g, "201")
    play(g, "p1 act influence; p1 lift track; p1 put 201")
    assert step(g) == "TAKE_DISCOVERY"


@example("EC-62")
@rule("ECL-INF-8")
def test_the_lifted_disc_is_no_link() -> None:
    g = neighbourhood()
    no_ships(g, "221")
    play(g, "p1 act influence; p1 lift 221")
    assert options(g, "put") == ["track"]
    g = neighbourhood()
    play(g, "p1 act influence; p1 lift 221")
    assert options(g, "put") == ["track", "201", "304"]


@rule("ECL-INF-9")
def test_a_pinned_ship_is_a_link() -> None:
    g = neighbourhood()
    ship(g, P1, "cruiser", "201")
    ship(g, P2, "cruiser", "201", 2)
    play(g, "p1 act influence; p1 lift track")
    assert "310" in options(g, "put")


@rule("ECL-INF-10")
def test_flips_that_are_left_are_made_at_the_end() -> None:
    g = neighbourhood()
    g.players[P1].colony_ships = 2
    play(g, "p1 act influence; p1 done")
    assert g.players[P1].colony_ships == 3


@rule("ECL-INF-10")
def test_flips_are_possible_after_the_disc_moves() -> None:
    g = neighbourhood()
    play(g, "p1 act influence; p1 lift track; p1 put 201; p1 lift track; p1 put 304; p1 settle 201 money")
    assert "refresh" in verbs_of(g)


@rule("ECL-GEN-3", "ECL-TECH-24")
def test_half_connections_serve_influence() -> None:
    g = table()
    lay(g, "304", 1, -2)  # beside the home, without a wormhole there; its own N and S are open
    lay(g, "310", 1, -3, 3)
    play(g, "p1 act influence; p1 lift 221")
    assert "304" not in options(g, "put")
    g = table()
    lay(g, "317", 1, -3, 2)
    tech(g, P1, "wormhole_generator")
    play(g, "p1 act influence; p1 lift track")
    assert options(g, "put") == ["317"]
