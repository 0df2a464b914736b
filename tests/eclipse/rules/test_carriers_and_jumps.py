"""Ships that cannot be activated, bays that are used again, and jumps (ECL-MOV, ECL-PIN, ECL-ROTA-PART)."""

from __future__ import annotations

from astrarium.games.eclipse.pinning import may_leave
from tests.eclipse.rules.test_movement import carrier, moving, road
from tests.eclipse.scenario import (
    P1,
    P2,
    P3,
    SECTOR,
    fit,
    lay,
    no_ships,
    npc,
    options,
    play,
    refusal,
    ship,
    ships,
    structure,
    tech,
)
from tests.marks import rule


@rule("ECL-MOV-1")
def test_only_a_ship_that_is_there_is_activated() -> None:
    g = road()
    play(g, "p1 act move")
    assert refusal(g, "p1 activate cruiser 221") == "ECL-MOV-1"
    assert refusal(g, "p1 activate interceptor 310") == "ECL-MOV-1"
    assert refusal(g, "p1 activate interceptor 223") == "ECL-MOV-1"


@rule("ECL-MOV-3", "ECL-ROTA-PART-11")
def test_a_jump_needs_a_sector_beside() -> None:
    g = road()
    lay(g, "201", 20, 0)
    ship(g, P1, "cruiser", "201")
    ship(g, P1, "cruiser", "221")
    fit(g, P1, "cruiser-2", "jump_drive")
    play(g, "p1 act move")
    assert refusal(g, "p1 activate cruiser 201") == "ECL-MOV-3"
    lay(g, "203", 21, 0)  # without a connection
    assert refusal(g, "p1 activate cruiser 201") is None


@rule("ECL-MOV-1", "ECL-ROTA-PART-12")
def test_who_has_used_up_the_drives_can_only_jump() -> None:
    g = road()
    fit(g, P1, "cruiser-2", "jump_drive")
    ship(g, P1, "cruiser", "221")
    moving(g, "221", "cruiser")
    play(g, "p1 step 310")
    assert options(g, "step") == []
    assert refusal(g, "p1 step 304") == "ECL-MOV-1"
    play(g, "p1 jump 304")
    assert ships(g, P1, "304") == ["cruiser"]


@rule("ECL-ROTA-PART-11")
def test_a_jump_leads_from_portal_to_portal() -> None:
    g = road()
    fit(g, P1, "cruiser-2", "jump_drive")
    ship(g, P1, "cruiser", "221")
    structure(g, "warp_portal", "221")
    structure(g, "ancient_warp_portal", "313")
    moving(g, "221", "cruiser")
    assert options(g, "jump") == ["310", "313"]
    play(g, "p1 jump 313")
    assert ships(g, P1, "313") == ["cruiser"]


@rule("ECL-ROTA-PART-5")
def test_only_interceptors_go_aboard() -> None:
    g = road()
    fit(g, P1, "dreadnought-3", "interceptor_bay")
    no_ships(g, "221")
    ship(g, P1, "dreadnought", "221")
    ship(g, P1, "cruiser", "221")
    moving(g, "221", "dreadnought")
    assert options(g, "board") == []
    assert refusal(g, "p1 board 1") == "ECL-ROTA-PART-5"


@rule("ECL-ROTA-PART-5", "ECL-ROTA-PART-7")
def test_what_is_aboard_stays_aboard_in_the_next_activation() -> None:
    g = carrier()
    moving(g, "221", "dreadnought")
    play(g, "p1 board 1; p1 step 310")
    events = g.play(P1, "unload 0")
    assert [event.kind for event in events] == []
    play(g, "p1 activate dreadnought 310; p1 step 304")
    (landed,) = g.play(P1, "unload 1")
    assert landed.values == {"seat": P1, "ships": 1, "sector": "sector:304"}
    play(g, "p1 done")
    assert ships(g, P1, "304") == ["interceptor", "dreadnought"]
    assert ships(g, P1, "310") == []
    assert ships(g, P1, "221") == ["interceptor", "interceptor"]


@rule("ECL-PIN-9", "ECL-ROTA-RARE-10", "ECL-ROTA-ALLY-7")
def test_a_cloaked_ship_of_allied_draco_binds_two_enemies_but_no_ancient() -> None:
    g = road("terran_directorate terran_federation descendants_of_draco terran_union", alliances=True)
    for seat in (P1, P3):
        g.players[seat].alliance = 0
    tech(g, P3, "cloaking_device", track="nano")
    ship(g, P1, "interceptor", "310")
    ship(g, P3, "cruiser", "310")
    ship(g, P2, "cruiser", "310", 2)
    assert may_leave(g, P1, SECTOR["310"])
    ship(g, P2, "cruiser", "310")
    assert not may_leave(g, P1, SECTOR["310"])
    npc(g, "ancient", "304")
    ship(g, P1, "interceptor", "304")
    ship(g, P3, "cruiser", "304")
    assert not may_leave(g, P1, SECTOR["304"])


@rule("ECL-PIN-9", "ECL-ROTA-HW-6")
def test_allied_draco_ships_bind_the_cruiser_of_a_homeworld() -> None:
    g = road("terran_directorate descendants_of_draco terran_federation terran_union", alliances=True)
    for seat in (P1, P2):
        g.players[seat].alliance = 0
    ship(g, P1, "interceptor", "310")
    ship(g, P2, "dreadnought", "310")
    npc(g, "ancient_cruiser_a", "310")
    assert may_leave(g, P1, SECTOR["310"])
    npc(g, "ancient", "310")
    assert not may_leave(g, P1, SECTOR["310"])
