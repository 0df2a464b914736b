"""The order of battles and their sides (ECL-BATTLE-1..4)."""

from __future__ import annotations

from astrarium.games.eclipse.battles import sides_at
from astrarium.games.eclipse.ids import NPC
from tests.eclipse.battlefield import (
    FIELD,
    ally,
    battlefield,
    combat,
    damages,
    fleet,
    roll,
    settle,
)
from tests.eclipse.scenario import (
    P1,
    P2,
    P3,
    P4,
    SECTOR,
    control,
    lay,
    step,
)
from tests.marks import example, rule

INTERCEPTORS = "1 interceptor"


@rule("ECL-BATTLE-1")
def test_sectors_are_resolved_from_the_highest_number_down() -> None:
    g = battlefield()
    for number, name in enumerate(("101", "301", "203")):
        lay(g, name, 30 + 2 * number, 0)
        fleet(g, P1, INTERCEPTORS, name)
        fleet(g, P2, INTERCEPTORS, name)
    fought = []
    combat(g)
    while step(g) == "ROLL":
        fought.append(g.combat_sector)
        roll(g, 6)
        settle(g, "ROLL")
    assert fought == [SECTOR[name] for name in ("301", "203", "101")]


@example("EC-55")
@rule("ECL-BATTLE-1")
def test_the_centre_comes_last() -> None:
    g = battlefield()
    fleet(g, P1, "1 dreadnought", "001")
    lay(g, "101", 30, 0)
    fleet(g, P1, INTERCEPTORS, "101")
    fleet(g, P2, INTERCEPTORS, "101")
    combat(g)
    assert g.combat_sector == SECTOR["101"]


@rule("ECL-BATTLE-1")
def test_ships_without_enemies_do_not_fight() -> None:
    g = battlefield()
    fleet(g, P1, "2 cruiser")
    combat(g)
    assert step(g) == "CLAIMING"


@example("EC-56")
@rule("ECL-BATTLE-2", "ECL-BATTLE-3")
def test_the_latest_arrivals_fight_first_and_the_controller_last() -> None:
    g = battlefield(owner=P1)
    fleet(g, P2, "1 cruiser")
    fleet(g, P3, "1 cruiser")
    fleet(g, P1, "1 cruiser")
    assert sides_at(g, SECTOR[FIELD]) == [(P1,), (P2,), (P3,)]
    combat(g)
    assert (g.attackers, g.defenders) == ((P3,), (P2,))
    roll(g, 5, 5, 5)  # the defender acts first and hits twice
    assert (g.attackers, g.defenders) == ((P2,), (P1,))
    assert damages(g, P2) == {"cruiser": [1]}
    roll(g, 1, 5, 1, 5)  # the damaged cruiser wins
    settle(g, "")
    assert damages(g, P2) == {"cruiser": [0]}


@rule("ECL-BATTLE-4")
def test_damage_stays_between_battles_of_a_sector_and_goes_with_the_phase() -> None:
    g = battlefield(owner=P1)
    fleet(g, P1, "1 cruiser")
    fleet(g, P2, "1 dreadnought")
    fleet(g, P3, "1 cruiser")
    combat(g)
    roll(g, 5, 1, 1)  # the cruiser is first and damages the dreadnought
    roll(g, 1, 6, 6)
    assert (g.attackers, g.defenders) == ((P2,), (P1,))
    assert damages(g, P2) == {"dreadnought": [1]}
    roll(g, 1, 6, 6)
    settle(g, "")
    assert damages(g, P2) == {"dreadnought": [0]}


@example("EC-83")
@rule("ECL-BATTLE-2", "ECL-ROTA-ALLY-8")
def test_an_alliance_is_one_side_at_the_place_of_its_first_member() -> None:
    g = battlefield("terran_directorate terran_federation terran_union terran_republic")
    for seat in (P1, P2, P3, P4):
        fleet(g, seat, INTERCEPTORS)
    ally(g, P1, P3)
    assert sides_at(g, SECTOR[FIELD]) == [(P1, P3), (P2,), (P4,)]
    combat(g)
    assert (g.attackers, g.defenders) == ((P4,), (P2,))
    control(g, P4, FIELD)
    assert sides_at(g, SECTOR[FIELD])[0] == (P4,)


@rule("ECL-ROTA-ALLY-8")
def test_an_ally_of_the_controller_stands_at_its_place_and_is_defender_too() -> None:
    g = battlefield(owner=P2)
    fleet(g, P3, INTERCEPTORS)
    fleet(g, P1, INTERCEPTORS)
    fleet(g, P2, "1 cruiser")
    ally(g, P1, P2)
    assert sides_at(g, SECTOR[FIELD]) == [(P2, P1), (P3,)]
    combat(g)
    assert g.acting == (P1, 0)  # of equal initiative the defender's ally
    assert (g.attackers, g.defenders) == ((P3,), (P2, P1))


@example("EC-68")
@rule("ECL-BATTLE-2", "ECL-SPEC-5")
def test_who_is_at_peace_with_ancients_does_not_fight_them() -> None:
    g = battlefield("descendants_of_draco terran_federation terran_union")
    fleet(g, NPC, "1 ancient")
    fleet(g, P1, "1 cruiser")
    fleet(g, P2, "1 cruiser")
    combat(g)
    assert (g.attackers, g.defenders) == ((P2,), (P1,))
    won = g.clone()
    roll(won, 5, 1, 5)  # Draco's cruiser wins
    assert won.combat_sector == SECTOR[FIELD]
    settle(won, "")
    assert damages(won, P1) == {"cruiser": [0]}
    roll(g, 1, 5, 1, 5)
    assert (g.attackers, g.defenders) == ((P2,), (NPC,))


@rule("ECL-ROTA-ALLY-19")
def test_draco_takes_no_part_in_a_battle_of_its_ally_with_ancients() -> None:
    g = battlefield("descendants_of_draco terran_federation terran_union")
    fleet(g, NPC, "1 ancient")
    fleet(g, P1, "1 dreadnought")
    fleet(g, P2, "1 cruiser")
    ally(g, P1, P2)
    combat(g)
    assert (g.attackers, g.defenders) == ((P2,), (NPC,))
    roll(g, 5, 5)
    assert damages(g, P1) == {"dreadnought": [0]}
    assert damages(g, P2) == {}
    assert g.fought == 1 << P2


@rule("ECL-ROTA-HIVE-12", "ECL-ROTA-HW-6")
def test_draco_fights_the_cruiser_of_a_homeworld_and_not_an_ancient_beside_it() -> None:
    g = battlefield("descendants_of_draco terran_federation terran_union")
    fleet(g, NPC, "1 ancient, 1 ancient_cruiser_d")
    fleet(g, P1, "1 dreadnought")
    combat(g)
    assert g.acting[0] == NPC
    roll(g, 1, 1)  # missiles of the cruiser
    assert g.acting == (NPC, 5)  # at equal initiative the defender; the Ancient has nobody to fire at
    roll(g, 1, 1)
    roll(g, 5, 5)
    assert damages(g, NPC) == {"ancient": [0]}
    assert g.attackers == ()


@rule("ECL-BATTLE-3", "ECL-ROTA-HIVE-8")
def test_npc_ships_are_the_defender_also_on_a_players_sector() -> None:
    g = battlefield(owner=P1)
    fleet(g, P1, "1 cruiser")
    fleet(g, NPC, "1 ancient")
    combat(g)
    assert (g.attackers, g.defenders) == ((P1,), (NPC,))
    assert g.acting[0] == NPC  # equal initiative
