"""Move and pinning (ECL-MOV, ECL-PIN, ECL-ROTA-PART-5..13, -17, ECL-ROTA-WARP)."""

from __future__ import annotations

from typing import Any

from astrarium.games.eclipse.ids import NPC
from astrarium.games.eclipse.links import linked_sectors
from astrarium.games.eclipse.pinning import may_leave
from astrarium.games.eclipse.ships import has_enemy, is_enemy
from astrarium.games.eclipse.state import Eclipse
from tests.eclipse.scenario import (
    NPCS,
    P1,
    P2,
    P3,
    SECTOR,
    control,
    fit,
    lay,
    no_ships,
    npc,
    options,
    play,
    refusal,
    ship,
    ships,
    step,
    structure,
    table,
    tech,
)
from tests.marks import example, rule


def road(species: str = "", **settings: Any) -> Eclipse:
    """A straight road to the north west of the first home: 221 - 310 - 304 - 313."""
    g = table(species, **settings)
    lay(g, "310", -1, -1, 1)
    lay(g, "304", -2, 0, 1)
    lay(g, "313", -3, 1, 1)
    return g


def moving(g: Eclipse, start: str, name: str = "interceptor") -> Eclipse:
    play(g, f"p1 act move; p1 activate {name} {start}")
    return g


@rule("ECL-MOV-1")
def test_a_ship_goes_as_far_as_its_drives() -> None:
    g = road()
    tech(g, P1, "fusion_drive")
    fit(g, P1, "interceptor-4", "fusion_drive")
    moving(g, "221")
    play(g, "p1 step 310; p1 step 304")
    assert step(g) == "MOVING"
    assert ships(g, P1, "304") == ["interceptor"]
    play(g, "p1 activate interceptor 304; p1 step 310; p1 halt")
    assert ships(g, P1, "310") == ["interceptor"]


@rule("ECL-MOV-1", "ECL-SPEC-1")
def test_activations_of_a_species() -> None:
    g = road()
    moving(g, "221")
    play(g, "p1 step 310; p1 activate interceptor 310; p1 step 304; p1 activate interceptor 304; p1 step 313")
    assert step(g) == "AFTER"
    g = road("planta terran_directorate")
    moving(g, "226")
    play(g, "p1 step 310; p1 activate interceptor 310; p1 step 304")
    assert step(g) == "AFTER"


@rule("ECL-MOV-2")
def test_one_ship_may_be_activated_several_times() -> None:
    g = road()
    moving(g, "221")
    play(g, "p1 step 310")
    assert "interceptor 310" in options(g, "activate")


@rule("ECL-MOV-3", "ECL-GEN-2")
def test_steps_go_to_connected_sectors() -> None:
    g = road()
    lay(g, "306", 0, -3, 1)  # beside the home, but without a wormhole towards it
    assert linked_sectors(g, SECTOR["221"], is_half_enough=False) == [SECTOR["310"]]
    moving(g, "221")
    assert options(g, "step") == ["310"]
    assert refusal(g, "p1 step 306") == "ECL-MOV-3"
    tech(g, P1, "wormhole_generator")
    assert options(g, "step") == ["306", "310"]


@rule("ECL-MOV-3")
def test_a_ship_without_a_way_is_not_activated() -> None:
    g = table()
    play(g, "p1 act upgrade; p1 done; p1 end; p2 pass; p2 end")
    assert refusal(g, "p1 act move") == "ECL-FLOW-8"


@rule("ECL-MOV-4")
def test_ships_enter_sectors_of_others() -> None:
    g = road()
    control(g, P2, "310")
    moving(g, "221")
    play(g, "p1 step 310")
    assert ships(g, P1, "310") == ["interceptor"]


@rule("ECL-MOV-5", "ECL-GEN-5")
def test_starbases_never_move_but_hold_enemies() -> None:
    g = road()
    ship(g, P1, "starbase", "221")
    play(g, "p1 act move")
    assert refusal(g, "p1 activate starbase 221") == "ECL-MOV-5"
    ship(g, P2, "interceptor", "221")
    assert may_leave(g, P1, SECTOR["221"])
    assert not may_leave(g, P2, SECTOR["221"])


@rule("ECL-MOV-6", "ECL-MOV-7")
def test_the_order_of_arrival() -> None:
    g = road()
    ship(g, P2, "interceptor", "310")
    moving(g, "221")
    play(g, "p1 step 310")
    assert g.arrivals[SECTOR["310"]] == (P2, P1)
    ship(g, P2, "cruiser", "310")
    assert g.arrivals[SECTOR["310"]] == (P2, P1)
    no_ships(g, "310")
    assert g.arrivals[SECTOR["310"]] == ()


@rule("ECL-MOV-8")
def test_discs_and_structures_stop_nobody() -> None:
    g = road()
    control(g, P2, "310")
    structure(g, "orbital", "310")
    tech(g, P1, "fusion_drive")
    fit(g, P1, "interceptor-4", "fusion_drive")
    moving(g, "221")
    play(g, "p1 step 310; p1 step 304")
    assert ships(g, P1, "304") == ["interceptor"]


@example("EC-21")
@rule("ECL-PIN-1", "ECL-PIN-5")
def test_a_lone_ship_stops_at_an_ancient_and_the_second_goes_on() -> None:
    g = road()
    ship(g, P1, "interceptor", "221")
    tech(g, P1, "tachyon_drive")
    fit(g, P1, "interceptor-4", "tachyon_drive")
    npc(g, "ancient", "310")
    moving(g, "221")
    play(g, "p1 step 310")
    assert step(g) == "MOVING"
    assert refusal(g, "p1 activate interceptor 310") == "ECL-PIN-1"
    play(g, "p1 activate interceptor 221; p1 step 310; p1 step 304")
    assert ships(g, P1, "304") == ["interceptor"]


@rule("ECL-PIN-5")
def test_pinning_in_the_middle_of_an_activation() -> None:
    g = road()
    tech(g, P1, "fusion_drive")
    fit(g, P1, "cruiser-6", "fusion_drive")
    fit(g, P1, "cruiser-2", "jump_drive")
    ship(g, P1, "cruiser", "221")
    ship(g, P2, "interceptor", "310")
    moving(g, "221", "cruiser")
    play(g, "p1 step 310")
    assert step(g) == "MOVING"


@rule("ECL-PIN-2")
def test_enemies_of_all_owners_add_up() -> None:
    g = road("terran_directorate terran_federation terran_union")
    ship(g, P1, "interceptor", "310", 3)
    ship(g, P2, "starbase", "310")
    npc(g, "ancient", "310")
    assert may_leave(g, P1, SECTOR["310"], 1)
    assert not may_leave(g, P1, SECTOR["310"], 2)
    ship(g, P3, "dreadnought", "310")
    assert not may_leave(g, P1, SECTOR["310"], 1)


@example("EC-22")
@rule("ECL-PIN-3", "ECL-NPC-5")
def test_the_guard_of_the_centre_holds_every_ship() -> None:
    for species in ("terran_directorate terran_union", "descendants_of_draco terran_union"):
        g = table(species)
        ship(g, P1, "interceptor", "001", 6)
        tech(g, P1, "cloaking_device", track="nano")
        assert not may_leave(g, P1, SECTOR["001"])
        assert is_enemy(g, P1, (NPC, NPCS["gcds"], 0))
        lay(g, "101", 0, -1)
        ship(g, P1, "cruiser", "101")
        play(g, "p1 act move")
        assert refusal(g, "p1 activate interceptor 001") == "ECL-PIN-3"


@rule("ECL-ROTA-CENTER-2", "ECL-ROTA-CENTER-4")
def test_the_ancient_dreadnought_holds_every_ship_and_draco_fight_it() -> None:
    g = table("descendants_of_draco terran_union", deal={"guard": "ancient_dreadnought_a"}, ancient_dreadnought=True)
    ship(g, P1, "interceptor", "001", 6)
    assert not may_leave(g, P1, SECTOR["001"])
    assert has_enemy(g, P1, SECTOR["001"])


@rule("ECL-PIN-4")
def test_own_starbases_count_as_ships_that_stay() -> None:
    g = road()
    ship(g, P1, "cruiser", "310")
    ship(g, P2, "cruiser", "310")
    assert not may_leave(g, P1, SECTOR["310"])
    ship(g, P1, "starbase", "310")
    assert may_leave(g, P1, SECTOR["310"])


@example("EC-24")
@rule("ECL-PIN-6", "ECL-ROTA-RARE-10")
def test_two_enemies_pin_one_cloaked_ship() -> None:
    g = road()
    tech(g, P1, "cloaking_device", track="nano")
    ship(g, P1, "cruiser", "310", 3)
    ship(g, P2, "cruiser", "310", 3)
    assert may_leave(g, P1, SECTOR["310"], 2)
    assert not may_leave(g, P1, SECTOR["310"], 3)
    ship(g, P2, "interceptor", "310")
    assert may_leave(g, P1, SECTOR["310"], 1)
    assert not may_leave(g, P1, SECTOR["310"], 2)


@example("EC-23")
@rule("ECL-PIN-7", "ECL-ROTA-HW-6", "ECL-GEN-4")
def test_ancients_do_not_pin_draco_but_a_cruiser_does() -> None:
    g = road("descendants_of_draco terran_directorate")
    ship(g, P1, "interceptor", "310")
    npc(g, "ancient", "310", 2)
    assert may_leave(g, P1, SECTOR["310"])
    npc(g, "ancient_cruiser_a", "310")
    assert not may_leave(g, P1, SECTOR["310"])


@example("EX-4")
@rule("ECL-ROTA-ALLY-7", "ECL-PIN-1")
def test_allies_count_as_one_player_for_pinning() -> None:
    g = road("terran_directorate terran_federation terran_union terran_republic", alliances=True)
    for seat in (P1, P2):
        g.players[seat].alliance = 0
    ship(g, P1, "interceptor", "310", 2)
    ship(g, P2, "cruiser", "310")
    ship(g, P3, "dreadnought", "310", 2)
    assert may_leave(g, P1, SECTOR["310"])
    assert may_leave(g, P2, SECTOR["310"])
    assert not may_leave(g, P1, SECTOR["310"], 2)
    assert not may_leave(g, P3, SECTOR["310"])


@example("EC-63")
@rule("ECL-PIN-8")
def test_mixed_pinning_of_an_alliance() -> None:
    g = road("terran_directorate exiles terran_union terran_republic", alliances=True, rota_species=True)
    for seat in (P1, P2):
        g.players[seat].alliance = 0
    ship(g, P1, "interceptor", "310")
    ship(g, P2, "cruiser", "310", 2)
    ship(g, P3, "interceptor", "310", 3)
    assert may_leave(g, P1, SECTOR["310"])
    assert may_leave(g, P2, SECTOR["310"])
    g.ships = tuple(tuple(s for s in on if s[:2] != (P1, 0)) for on in g.ships)
    assert may_leave(g, P2, SECTOR["310"])
    assert not may_leave(g, P2, SECTOR["310"], 2)


@rule("ECL-PIN-9")
def test_allied_draco_ships_do_not_stay_against_ancients() -> None:
    g = road("terran_directorate descendants_of_draco terran_union terran_federation", alliances=True)
    for seat in (P1, P2):
        g.players[seat].alliance = 0
    ship(g, P1, "interceptor", "310")
    ship(g, P2, "cruiser", "310")
    npc(g, "ancient", "310")
    assert not may_leave(g, P1, SECTOR["310"])
    assert may_leave(g, P2, SECTOR["310"])


@example("EX-3", "EX-10")
@rule("ECL-ROTA-PART-11", "ECL-ROTA-PART-12")
def test_one_jump_in_each_activation() -> None:
    g = road("wardens_of_magellan terran_directorate", rota_species=True)
    lay(g, "317", -2, -1)  # beside 310 and 304 without any connection
    fit(g, P1, "cruiser-2", "jump_drive")
    fit(g, P1, "cruiser-6", "fusion_drive")
    ship(g, P1, "cruiser", "233")
    moving(g, "233", "cruiser")
    play(g, "p1 step 310; p1 step 304; p1 jump 317")
    assert step(g) == "MOVING"
    play(g, "p1 activate cruiser 317; p1 jump 310")
    assert refusal(g, "p1 jump 304") == "ECL-ROTA-PART-11"
    play(g, "p1 step 304; p1 step 310")
    assert step(g) == "AFTER"


@rule("ECL-ROTA-PART-13")
def test_pinning_applies_to_jumps() -> None:
    g = road()
    fit(g, P1, "cruiser-2", "jump_drive")
    fit(g, P1, "cruiser-6", "fusion_drive")
    ship(g, P1, "cruiser", "221")
    npc(g, "ancient", "310")
    moving(g, "221", "cruiser")
    play(g, "p1 step 310")
    assert step(g) == "MOVING"


@rule("ECL-ROTA-PART-11")
def test_a_jump_leads_to_an_adjacent_sector() -> None:
    g = road()
    fit(g, P1, "cruiser-2", "jump_drive")
    ship(g, P1, "cruiser", "221")
    moving(g, "221", "cruiser")
    assert refusal(g, "p1 jump 313") == "ECL-ROTA-PART-11"


def carrier(**settings: Any) -> Eclipse:
    g = road(**settings)
    fit(g, P1, "dreadnought-3", "interceptor_bay")
    ship(g, P1, "dreadnought", "221")
    ship(g, P1, "interceptor", "221", 2)
    return g


@rule("ECL-ROTA-PART-5", "ECL-ROTA-PART-7")
def test_a_bay_carries_two_interceptors_that_may_leave_after_the_activation() -> None:
    g = carrier()
    moving(g, "221", "dreadnought")
    assert options(g, "board") == ["1", "2"]
    assert refusal(g, "p1 board 3") == "ECL-ROTA-PART-5"
    play(g, "p1 board 2; p1 step 310")
    assert options(g, "unload") == ["0", "1", "2"]
    assert refusal(g, "p1 unload 3") == "ECL-ROTA-PART-7"
    play(g, "p1 unload 1; p1 activate interceptor 310; p1 step 304")
    assert ships(g, P1, "304") == ["interceptor"]
    assert ships(g, P1, "310") == ["dreadnought"]


@example("EC-50")
@rule("ECL-ROTA-PART-8")
def test_all_interceptors_leave_the_bay_at_the_end() -> None:
    g = carrier()
    moving(g, "221", "dreadnought")
    play(g, "p1 board 2; p1 step 310; p1 unload 0; p1 done")
    assert ships(g, P1, "310") == ["interceptor", "interceptor", "dreadnought"]


@rule("ECL-ROTA-PART-6", "ECL-ROTA-PART-10")
def test_carried_interceptors_are_not_pinned_also_in_a_jump() -> None:
    g = carrier()
    fit(g, P1, "dreadnought-8", "jump_drive")
    npc(g, "ancient", "310")
    ship(g, P1, "cruiser", "310")
    moving(g, "221", "dreadnought")
    play(g, "p1 board 2; p1 jump 310; p1 unload 0; p1 activate dreadnought 310; p1 jump 304; p1 unload 2")
    assert ships(g, P1, "304") == ["interceptor", "interceptor", "dreadnought"]


@example("EC-64")
@rule("ECL-ROTA-PART-17")
def test_passengers_must_be_free_to_leave_with_their_carrier() -> None:
    g = road()
    fit(g, P1, "dreadnought-3", "interceptor_bay")
    ship(g, P1, "dreadnought", "221")
    ship(g, P1, "interceptor", "221")
    ship(g, P2, "cruiser", "221")
    moving(g, "221", "dreadnought")
    assert refusal(g, "p1 board 2") == "ECL-ROTA-PART-17"
    play(g, "p1 board 1; p1 step 310; p1 unload 1")
    assert ships(g, P1, "221") == ["interceptor"]


@rule("ECL-ROTA-WARP-2", "ECL-ROTA-WARP-3")
def test_portals_link_for_move_but_not_for_explore() -> None:
    g = road(warp_portals=True)
    lay(g, "394", 5, -8)
    structure(g, "warp_portal", "221")
    assert SECTOR["394"] in linked_sectors(g, SECTOR["221"], is_half_enough=False)
    moving(g, "221")
    play(g, "p1 step 394")
    assert ships(g, P1, "394") == ["interceptor"]
    g = road(warp_portals=True)
    structure(g, "warp_portal", "221")
    lay(g, "394", 5, -8)
    play(g, "p1 act explore")
    assert not any(place.startswith("394") for place in options(g, "explore"))
