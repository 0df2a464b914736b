"""Retreat from a battle (ECL-RET)."""

from __future__ import annotations

from astrarium.games.eclipse.ids import NPC
from astrarium.games.eclipse.retreat import refuges
from astrarium.games.eclipse.state import Eclipse
from astrarium.kernel.values import put
from tests.eclipse.battlefield import (
    FIELD,
    ally,
    arrayed,
    battlefield,
    combat,
    damages,
    due,
    fleet,
    refuge,
    roll,
    verb_names,
)
from tests.eclipse.scenario import (
    P1,
    P2,
    P3,
    SECTOR,
    control,
    cube,
    fit,
    lay,
    options,
    play,
    refusal,
    ship,
    ships,
    step,
    structure,
    tech,
)
from tests.marks import example, rule


def cornered(attackers: str = "2 cruiser") -> Eclipse:
    """The first player may retreat to two sectors from the GCDS."""
    g = arrayed((P1, attackers), (NPC, "1 gcds"), refuges="301 203")
    return combat(g)


@rule("ECL-RET-1")
def test_each_ship_may_retreat_to_its_own_sector() -> None:
    g = cornered()
    play(g, "p1 retreat; p1 flee 301; p1 flee 203")
    roll(g, 1, 1, 1, 1)
    assert (ships(g, P1, "301"), ships(g, P1, "203"), ships(g, P1, FIELD)) == (["cruiser"], ["cruiser"], [])


@example("EC-31")
@rule("ECL-RET-1")
def test_only_own_connected_sectors_without_enemies_will_do() -> None:
    g = battlefield()
    refuge(g, P1, "301")
    refuge(g, P1, "203")
    refuge(g, P2, "304")
    refuge(g, P1, "306")
    ship(g, P2, "interceptor", "203")
    lay(g, "101", 40, 0)
    control(g, P1, "101")
    fleet(g, P1, "2 cruiser")
    fleet(g, NPC, "1 gcds")
    combat(g)
    assert g.combat_sector == SECTOR[FIELD]
    assert refuges(g, P1) == sorted([SECTOR["301"], SECTOR["306"]])
    play(g, "p1 retreat")
    for sector in ("203", "304", "101"):
        assert refusal(g, f"p1 flee {sector}") == "ECL-RET-1"


@rule("ECL-RET-2")
def test_retreating_ships_are_targets_until_they_act_again() -> None:
    g = cornered()
    play(g, "p1 retreat; p1 flee 301; p1 flee 203")
    assert g.acting == (NPC, 1)
    roll(g, 5, 5, 5, 1)  # one is lost, the other damaged
    assert ships(g, P1, FIELD) == []
    assert len(ships(g, P1, "301") + ships(g, P1, "203")) == 1


@rule("ECL-RET-2")
def test_the_sector_of_a_ship_stays_with_it_when_others_are_hit() -> None:
    g = arrayed((P1, "1 cruiser 1, 1 cruiser 0, 1 dreadnought"), (P2, "2 interceptor"), refuges="301 203")
    fit(g, P1, "cruiser-2", "improved_hull")
    combat(g)
    roll(g, 1, 1)
    play(g, "p1 retreat; p1 flee 301; p1 flee 203; p1 attack")  # the damaged one goes to 301
    roll(g, 1, 1)
    roll(g, 6, 6)
    play(g, "p2 aim p1-cruiser-2; p2 aim p1-cruiser-2")
    assert (damages(g, P1, "301"), damages(g, P1, "203")) == ({"cruiser": [1]}, {"cruiser": [2]})


@rule("ECL-RET-2")
def test_retreating_ships_do_not_attack() -> None:
    g = cornered("1 cruiser, 1 interceptor")
    play(g, "p1 retreat; p1 flee 301; p1 attack")
    roll(g, 1)
    roll(g, 1, 1, 1, 1)
    assert (ships(g, P1, "301"), g.battle_round) == (["interceptor"], 2)
    assert step(g) == "CLASS_ACTS"


@rule("ECL-RET-3")
def test_ships_stay_if_all_enemies_are_gone_before() -> None:
    g = combat(arrayed((P1, "1 cruiser, 1 interceptor"), (NPC, "1 ancient"), refuges="301"))
    play(g, "p1 retreat")
    roll(g, 1, 1)
    play(g, "p1 attack")
    roll(g, 5)
    assert (g.battle_round, ships(g, P1, "301")) == (2, ["interceptor"])
    g = combat(arrayed((P1, "2 interceptor, 1 cruiser"), (P2, "1 dreadnought 2"), refuges="301"))
    play(g, "p1 retreat; p1 attack")
    roll(g, 5)
    assert ships(g, P1, FIELD) == ["interceptor", "interceptor", "cruiser"]
    assert g.retreats == ()


@example("EC-30")
@rule("ECL-RET-4")
def test_who_retreats_draws_only_for_destroyed_ships() -> None:
    g = combat(arrayed((P1, "2 interceptor"), (P2, "2 cruiser 1"), refuges="301"))
    play(g, "p1 attack")
    roll(g, 6, 1)
    roll(g, 1)
    play(g, "p1 retreat")
    roll(g, 1)
    assert due(g) == {P1: 2, P2: 1}
    assert [frame[2] for frame in g.stack if g.rules.steps[frame[0]].name == "CHOOSE_TILE"][-1] == (2,)


@rule("ECL-RET-4")
def test_if_all_retreating_ships_are_destroyed_the_tile_is_due() -> None:
    g = combat(arrayed((P1, "1 interceptor"), (P2, "1 cruiser"), refuges="301"))
    play(g, "p1 retreat")
    roll(g, 6)
    assert due(g) == {P1: 1, P2: 2}


@rule("ECL-RET-5")
def test_starbases_and_exile_orbitals_do_not_retreat() -> None:
    g = battlefield("exiles terran_federation terran_union", owner=P1)
    refuge(g, P1, "301")
    refuge(g, P2, "203")
    structure(g, "orbital", FIELD)
    cube(g, P1, FIELD, "orbital", "money")
    fleet(g, P2, "1 starbase")
    combat(g)
    assert g.acting == (P2, 3)
    roll(g, 1)
    assert g.acting == (P1, 4)
    assert step(g) == "ROLL"


@rule("ECL-RET-6")
def test_a_retreat_uses_half_connections_and_portals_with_the_ability() -> None:
    g = battlefield()
    lay(g, "304", 21, 0, 1)  # its wormholes lead elsewhere
    control(g, P1, "304")
    g.combat_sector = SECTOR[FIELD]
    assert refuges(g, P1) == []
    tech(g, P1, "wormhole_generator")
    assert refuges(g, P1) == [SECTOR["304"]]
    lay(g, "101", 40, 0)
    control(g, P1, "101")
    structure(g, "warp_portal", FIELD)
    structure(g, "ancient_warp_portal", "101")
    assert SECTOR["101"] in refuges(g, P1)


@rule("ECL-ROTA-WARP-4")
def test_a_portal_is_a_way_to_retreat() -> None:
    g = battlefield()
    lay(g, "101", 40, 0)
    control(g, P1, "101")
    structure(g, "warp_portal", FIELD)
    structure(g, "ancient_warp_portal", "101")
    fleet(g, P1, "1 cruiser")
    fleet(g, NPC, "1 gcds")
    combat(g)
    play(g, "p1 retreat")
    roll(g, 1, 1, 1, 1)
    assert ships(g, P1, "101") == ["cruiser"]


@rule("ECL-RET-7")
def test_a_retreat_is_not_taken_back_nor_declared_in_the_volley() -> None:
    g = arrayed((P1, "1 cruiser, 1 interceptor"), (NPC, "1 gcds"), refuges="301")
    fit(g, P1, "cruiser-2", "plasma_missile")
    combat(g)
    assert step(g) == "ROLL"
    roll(g, 1, 1)
    play(g, "p1 attack")
    roll(g, 1)
    assert verb_names(g) == {"attack", "retreat"}
    play(g, "p1 retreat")
    roll(g, 1, 1, 1, 1)
    play(g, "p1 attack")
    roll(g, 1)
    assert ships(g, P1, "301") == ["cruiser"]  # without another question


@rule("ECL-RET-7")
def test_if_the_sector_has_become_illegal_another_is_taken_or_the_class_attacks() -> None:
    g = cornered("1 cruiser, 1 interceptor")
    play(g, "p1 retreat; p1 flee 301; p1 attack")
    roll(g, 1)
    lost = g.clone()
    g.owners = put(g.owners, SECTOR["301"], P2)
    g.players[P2].discs -= 1
    g.players[P1].discs += 1
    roll(g, 1, 1, 1, 1)
    assert ships(g, P1, "203") == ["interceptor"]
    for sector in ("301", "203"):
        lost.owners = put(lost.owners, SECTOR[sector], P2)
        lost.players[P2].discs -= 1
        lost.players[P1].discs += 1
    roll(lost, 1, 1, 1, 1)
    assert (lost.acting, step(lost)) == ((P1, 0), "ROLL")


@rule("ECL-RET-8")
def test_without_a_place_to_go_the_class_attacks() -> None:
    g = combat(arrayed((P1, "1 cruiser"), (NPC, "1 gcds")))
    assert step(g) == "ROLL"


@rule("ECL-RET-8", "ECL-RET-4")
def test_a_forced_retreat_brings_no_tile_for_taking_part() -> None:
    g = arrayed((P2, "1 interceptor"), (P1, "1 interceptor"), refuges="301", owner=P2)
    for seat in (P1, P2):
        fit(g, seat, "interceptor-2", "hull")
    combat(g)
    assert due(g) == {P2: 1, P1: 0}


@rule("ECL-ROTA-ALLY-21")
def test_a_retreat_needs_an_own_disc_though_allies_may_be_there() -> None:
    g = battlefield()
    refuge(g, P1, "301")
    refuge(g, P3, "203")
    ally(g, P1, P3)
    ship(g, P3, "cruiser", "301")
    fleet(g, P1, "1 cruiser")
    fleet(g, NPC, "1 gcds")
    combat(g)
    assert g.combat_sector == SECTOR[FIELD]
    assert refuges(g, P1) == [SECTOR["301"]]
    assert options(g, "retreat") == [""]
