"""Explore (ECL-EXP)."""

from __future__ import annotations

from typing import Any

from astrarium.games.eclipse.explore import EXPLORING
from astrarium.games.eclipse.hexes import zone
from astrarium.games.eclipse.ids import NONE
from astrarium.games.eclipse.stacks import candidates
from astrarium.games.eclipse.state import Eclipse
from astrarium.kernel.values import bits
from tests.eclipse.scenario import (
    P1,
    P2,
    SECTOR,
    ancients,
    begin,
    control,
    has_discovery,
    lay,
    no_ships,
    options,
    play,
    population,
    refusal,
    ship,
    step,
    table,
    tech,
    uncontrol,
    verbs_of,
)
from tests.marks import example, rule


def exploring(species: str = "", **settings: Any) -> Eclipse:
    g = table(species, **settings)
    play(g, "p1 act explore")
    return g


@rule("ECL-EXP-1")
def test_one_explores_from_an_own_disc_where_the_sector_opens() -> None:
    g = exploring()
    assert options(g, "explore") == ["221-N", "221-NE", "221-S", "221-SW"]
    assert refusal(g, "p1 explore 221-SE") == "ECL-EXP-1"
    assert refusal(g, "p1 explore 223-N") == "ECL-EXP-1"


@rule("ECL-EXP-1")
def test_one_explores_from_an_unpinned_ship() -> None:
    g = table()
    lay(g, "106", -1, -1, 0)
    ship(g, P1, "cruiser", "106")
    play(g, "p1 act explore")
    assert any(place.startswith("106") for place in options(g, "explore"))
    ship(g, P2, "cruiser", "106")
    assert not any(place.startswith("106") for place in options(g, "explore"))
    ship(g, P1, "starbase", "106")
    assert any(place.startswith("106") for place in options(g, "explore"))


@rule("ECL-EXP-1")
def test_a_starbase_alone_is_no_ship_that_could_leave() -> None:
    g = table()
    lay(g, "106", -1, -1, 0)
    ship(g, P1, "starbase", "106")
    play(g, "p1 act explore")
    assert not any(place.startswith("106") for place in options(g, "explore"))


@rule("ECL-EXP-1", "ECL-GEN-3", "ECL-TECH-24")
def test_the_wormhole_generator_opens_every_edge() -> None:
    g = table()
    tech(g, P1, "wormhole_generator")
    play(g, "p1 act explore")
    assert len(options(g, "explore")) == 6


@rule("ECL-EXP-2")
def test_a_position_has_one_name_after_the_lowest_sector_and_coordinates_work_too() -> None:
    g = table()
    lay(g, "106", 1, -3, 3)
    control(g, P1, "106")
    play(g, "p1 act explore")
    names = options(g, "explore")
    assert "106-NW" not in names or "221-N" not in names
    g.play(P1, "explore 0,-1")
    assert step(g) == "TURN_UP"


@rule("ECL-EXP-3")
def test_rings_decide_the_stack() -> None:
    assert [zone(0, -1), zone(-1, -1), zone(0, -3), zone(4, -9)] == [0, 1, 2, 2]
    g = exploring()
    play(g, "p1 explore 221-SW")
    assert options(g, "turn-sector", -1)[0] == "201"


@rule("ECL-EXP-4")
def test_a_hex_is_placed_or_discarded_face_up() -> None:
    g = exploring()
    play(g, "p1 explore 221-S; chance turn-sector 106; p1 refuse")
    assert g.zones[0][3] == (SECTOR["106"],)
    assert g.view(None)["zones"][0] == {"stack": 7, "discards": ["106"]}


@rule("ECL-EXP-4")
def test_only_the_hex_that_was_turned_up_can_be_placed() -> None:
    g = exploring()
    play(g, "p1 explore 221-S; chance turn-sector 106")
    assert refusal(g, "p1 place 107 0") == "ECL-EXP-4"


@example("EC-41")
@rule("ECL-EXP-5")
def test_a_hex_must_be_turned_so_that_it_connects() -> None:
    g = exploring()
    play(g, "p1 explore 221-N; chance turn-sector 318")  # wormholes SE and S; the own edge is its S
    assert options(g, "place") == ["318 0", "318 1"]
    assert refusal(g, "p1 place 318 2") == "ECL-EXP-5"


@rule("ECL-EXP-5", "ECL-GEN-3")
def test_a_half_connection_is_enough_with_the_ability() -> None:
    g = table()
    tech(g, P1, "wormhole_generator")
    play(g, "p1 act explore; p1 explore 221-N; chance turn-sector 318")
    assert len(options(g, "place")) == 6


@example("EC-40")
@rule("ECL-EXP-6")
def test_an_empty_stack_is_made_of_the_discards_and_without_them_the_zone_is_closed() -> None:
    g = exploring()
    unseen, _, _, _ = g.zones[0]
    g.zones = ((unseen, 0, 0, (SECTOR["106"], SECTOR["107"])), *g.zones[1:])
    play(g, "p1 explore 221-S")
    assert options(g, "turn-sector", -1) == ["106", "107"]
    g = exploring()
    g.zones = (g.zones[0], (0, 0, 0, ()), g.zones[2])
    assert refusal(g, "p1 explore 221-SW") == "ECL-EXP-6"
    assert "221-SW" not in options(g, "explore")


@rule("ECL-EXP-7")
def test_a_new_hex_gets_its_ancients_and_a_discovery_tile() -> None:
    g = exploring()
    play(g, "p1 explore 221-SW; chance turn-sector 203; p1 place 203 0")
    assert ancients(g, "203") == 2
    assert has_discovery(g, "203")


@rule("ECL-EXP-8", "ECL-NPC-4", "ECL-GEN-1")
def test_a_disc_goes_onto_a_new_sector_without_ancients() -> None:
    g = exploring()
    play(g, "p1 explore 221-SW; chance turn-sector 203; p1 place 203 0")
    assert step(g) == "AFTER"
    g = exploring()
    play(g, "p1 explore 221-SW; chance turn-sector 201; p1 place 201 0; p1 claim")
    assert g.owners[SECTOR["201"]] == P1
    assert g.players[P1].discs == 10


@rule("ECL-EXP-8")
def test_descendants_of_draco_put_discs_beside_ancients() -> None:
    g = exploring("descendants_of_draco terran_directorate")
    play(g, "p1 explore 228-SW; chance turn-sector 203; p1 place 203 0; p1 claim")
    assert g.owners[SECTOR["203"]] == P1
    assert has_discovery(g, "203")


@example("EC-61")
@rule("ECL-EXP-8", "ECL-FLOW-3")
def test_with_the_last_disc_the_new_sector_cannot_be_taken() -> None:
    g = table()
    p = g.players[P1]
    p.actions, p.discs = (p.discs - 2, *p.actions[1:]), 2
    other = g.clone()
    play(other, "p1 act explore; p1 explore 221-SW; chance turn-sector 201; p1 place 201 0; p1 claim")
    assert other.owners[SECTOR["201"]] == P1
    p.discs += p.actions[0]
    p.actions, p.discs = (p.discs - 1, *p.actions[1:]), 1
    play(g, "p1 act explore; p1 explore 221-SW; chance turn-sector 201; p1 place 201 0")
    assert step(g) == "AFTER"


@rule("ECL-EXP-9")
def test_with_control_comes_the_discovery_tile() -> None:
    g = exploring()
    play(g, "p1 explore 221-N; chance turn-sector 315; p1 place 315 0; p1 claim")
    assert step(g) == "TAKE_DISCOVERY"


@rule("ECL-EXP-10")
def test_a_new_sector_is_settled_in_the_same_turn() -> None:
    g = exploring()
    play(g, "p1 explore 221-SW; chance turn-sector 201; p1 place 201 0; p1 claim; p1 settle 201 money")
    assert population(g, "201") == {"money": 1}


@rule("ECL-EXP-11", "ECL-SPEC-4")
def test_planta_explore_twice_or_stop() -> None:
    g = exploring("planta terran_directorate")
    play(g, "p1 explore 226-SW; chance turn-sector 201; p1 place 201 0; p1 skip")
    assert {"explore", "done"} <= verbs_of(g)
    play(g, "p1 explore 226-N; chance turn-sector 310; p1 refuse")
    assert step(g) == "AFTER"


@example("EC-86")
@rule("ECL-EXP-12")
def test_descendants_of_draco_turn_up_a_second_hex() -> None:
    g = exploring("descendants_of_draco terran_directorate")
    play(g, "p1 explore 228-SW; chance turn-sector 201; p1 again; chance turn-sector 204")
    assert {place.split()[0] for place in options(g, "place")} == {"201", "204"}
    assert refusal(g, "p1 again") == "ECL-EXP-12"
    play(g, "p1 place 201 0")
    assert g.zones[1][3] == (SECTOR["204"],)
    g = exploring()
    play(g, "p1 explore 221-SW; chance turn-sector 201")
    assert refusal(g, "p1 again") == "ECL-EXP-12"


@rule("ECL-EXP-13")
def test_an_occupied_position_cannot_be_explored() -> None:
    g = table()
    lay(g, "201", -1, -1)
    play(g, "p1 act explore")
    assert "221-SW" not in options(g, "explore")
    assert refusal(g, "p1 explore 221-SW") == "ECL-EXP-1"


@rule("ECL-EXP-14")
def test_every_unseen_hex_of_a_zone_may_be_next() -> None:
    g = exploring()
    assert len(candidates(g, 2, 0, -3)) == 18
    play(g, "p1 explore 221-N; chance turn-sector 310; p1 refuse")
    unseen, left, renewed, discards = g.zones[2]
    assert (left, len(bits(unseen)), renewed, len(discards)) == (4, 17, 0, 1)
    g.zones = (*g.zones[:2], (unseen, 0, 0, discards))
    begin(g, EXPLORING.at(P1, 1))
    play(g, "p1 explore 221-N")
    assert options(g, "turn-sector", -1) == ["310"]


@example("EC-92")
@rule("ECL-EXP-15")
def test_a_full_ring_leaves_its_stack_useless() -> None:
    g = table()
    lay(g, "201", -1, -1)
    lay(g, "106", 0, -1)
    play(g, "p1 act explore")
    assert options(g, "explore") == ["221-N", "221-NE"]
    assert g.zones[1][1] == 11


@rule("ECL-GEN-1")
def test_without_disc_or_ship_nothing_can_be_explored() -> None:
    g = table()
    g.population = tuple((0,) * 9 for _ in g.population)
    g.players[P1].cubes = (11, 11, 11)
    no_ships(g, "221")
    uncontrol(g, "221")
    assert g.owners[SECTOR["221"]] == NONE
    assert refusal(g, "p1 act explore") == "ECL-FLOW-8"
