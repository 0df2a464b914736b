"""Attacks on population (ECL-POP, ECL-ROTA-HIVE-6, -7)."""

from __future__ import annotations

from astrarium.games.eclipse.ids import NONE, NPC
from tests.eclipse.battlefield import ally, battlefield, combat, damages, fleet, roll, settle, siege
from tests.eclipse.scenario import (
    P1,
    P2,
    P3,
    SECTOR,
    cube,
    fit,
    options,
    play,
    population,
    refusal,
    step,
    structure,
    tech,
)
from tests.marks import example, rule


@rule("ECL-POP-1", "ECL-POP-6")
def test_ships_without_enemies_may_fire_at_population() -> None:
    g = combat(siege())
    assert (step(g), g.actors) == ("BOMBARDING", (P2,))
    spared = g.clone()
    play(spared, "p2 spare")
    assert population(spared, "203") == {"money": 1, "science": 1}
    play(g, "p2 bombard")
    assert len(g.stack[-1][2][0]) == 2
    roll(g, 5, 1)  # with the computer
    assert step(g) == "KILLING"


@rule("ECL-POP-1")
def test_shields_do_not_protect_population() -> None:
    g = siege(attackers="1 interceptor")
    fit(g, P1, "interceptor-1", "phase_shield")
    combat(g)
    play(g, "p2 bombard")
    roll(g, 6)
    assert options(g, "kill", P2) == ["money", "science"]


@rule("ECL-POP-2")
def test_each_point_destroys_one_cube_of_the_attackers_choice() -> None:
    g = siege("money science materials")
    fit(g, P2, "dreadnought-1", "plasma_cannon")
    combat(g)
    play(g, "p2 bombard")
    roll(g, 5, 1)
    assert refusal(g, "p2 kill grey") == "ECL-POP-2"
    play(g, "p2 kill science; p2 kill materials")
    assert population(g, "203") == {"money": 1}


@example("EX-15")
@rule("ECL-POP-2", "ECL-ROTA-RARE-8")
def test_a_hit_destroys_one_cube_by_a_setting_and_the_absorber_stops_bombs() -> None:
    left = []
    for is_per_hit in (True, False):
        g = siege(population_damage_per_hit=is_per_hit)
        tech(g, P1, "neutron_absorber", track="nano")
        tech(g, P2, "neutron_bombs")
        for slot in ("dreadnought-1", "dreadnought-6"):
            fit(g, P2, slot, "plasma_cannon")
        combat(g)
        play(g, "p2 bombard")
        roll(g, 5, 1)
        if is_per_hit:
            play(g, "p2 kill money")
        left.append(population(g, "203"))
        settle(g, "CLAIMING")
        assert g.owners[SECTOR["203"]] == (P1 if is_per_hit else NONE)
    assert left == [{"science": 1}, {}]


@rule("ECL-POP-3")
def test_destroyed_cubes_go_to_the_graveyard_and_grey_ones_as_the_owner_says() -> None:
    g = battlefield(owner=P1, sector="108")
    cube(g, P1, "108", "grey", "money")
    cube(g, P1, "108", "science")
    tech(g, P2, "neutron_bombs")
    fleet(g, P2, "1 interceptor", "108")
    combat(g)
    play(g, "p2 bombard")
    assert (g.actors, options(g, "return", P1)) == ((P1,), ["money", "science", "materials"])
    play(g, "p1 return materials")
    assert g.players[P1].graveyard == (0, 1, 1)


@rule("ECL-POP-4", "ECL-TECH-1")
def test_neutron_bombs_destroy_all_without_a_roll() -> None:
    g = siege("money science materials")
    tech(g, P2, "neutron_bombs")
    combat(g)
    play(g, "p2 bombard")
    assert population(g, "203") == {}
    assert step(g) == "CLAIMING"


@rule("ECL-POP-5")
def test_population_of_planta_falls_to_any_ship() -> None:
    g = siege("money science", "1 interceptor", "planta terran_federation terran_union")
    tech(g, P1, "neutron_absorber", track="nano")
    fit(g, P2, "interceptor-2", "hull")
    combat(g)
    play(g, "p2 bombard")
    assert population(g, "203") == {}


@rule("ECL-POP-7", "ECL-ROTA-ALLY-23")
def test_population_of_a_partner_is_not_attacked() -> None:
    g = siege()
    assert step(combat(g.clone())) == "BOMBARDING"
    ally(g, P1, P2)
    combat(g)
    assert step(g) == ""
    assert g.owners[SECTOR["203"]] == P1


@rule("ECL-POP-8")
def test_allies_attack_in_the_order_of_arrival_and_bombs_of_one_are_enough() -> None:
    g = siege(attackers="1 interceptor")
    fleet(g, P3, "1 interceptor", "203")
    ally(g, P2, P3)
    first = g.clone()
    combat(first)
    assert first.actors == (P2,)
    play(first, "p2 spare")
    assert first.actors == (P3,)
    tech(g, P3, "neutron_bombs")
    combat(g)
    play(g, "p2 bombard")
    assert population(g, "203") == {}


@rule("ECL-POP-9")
def test_ships_without_cannons_do_no_damage() -> None:
    g = siege(attackers="1 interceptor")
    fit(g, P2, "interceptor-2", "plasma_missile")
    combat(g)
    assert step(g) == ""
    assert population(g, "203") == {"money": 1, "science": 1}


@rule("ECL-POP-9", "ECL-ROTA-EXI-11")
def test_an_exile_orbital_is_a_ship_that_must_be_destroyed_first() -> None:
    g = siege("money", "1 dreadnought", "exiles terran_federation terran_union")
    structure(g, "orbital", "203")
    cube(g, P1, "203", "orbital", "science")
    combat(g)
    assert (g.attackers, g.defenders) == ((P2,), (P1,))
    roll(g, 6, 6, 1, 1)
    assert damages(g, P1, "203") == {"orbital": [2]}
    roll(g, 6, 1)
    play(g, "p1 return science")
    assert step(g) == "BOMBARDING"


@rule("ECL-POP-10")
def test_population_is_attacked_only_when_no_enemy_is_left() -> None:
    g = battlefield("descendants_of_draco terran_federation terran_union", sector="203", owner=P1)
    cube(g, P1, "203", "money")
    fleet(g, NPC, "1 ancient", "203")
    fleet(g, P2, "1 dreadnought", "203")
    lost = g.clone()
    combat(g)
    roll(g, 1, 1)
    roll(g, 6, 6)
    assert step(g) == "BOMBARDING"
    fleet(lost, P1, "1 starbase", "203")
    combat(lost)
    assert (lost.attackers, lost.defenders) == ((P2,), (P1,))


@rule("ECL-POP-11")
def test_all_ships_fire_at_once_each_with_its_own_computer() -> None:
    g = siege("money science materials", "1 interceptor, 1 cruiser, 1 dreadnought")
    combat(g)
    play(g, "p2 bombard")
    dice = dict.fromkeys(sorted(g.stack[-1][2][0]), 0)
    assert len(g.stack[-1][2][0]) == 4
    assert list(dice) == [(1, 0), (1, 1)]
    roll(g, *[5] * 4)  # not enough for the interceptor
    assert population(g, "203") == {}


@rule("ECL-POP-11")
def test_points_beyond_the_last_cube_are_lost_and_one_kind_is_no_choice() -> None:
    g = siege("money", "1 dreadnought")
    combat(g)
    play(g, "p2 bombard")
    roll(g, 6, 6)
    assert population(g, "203") == {}


@example("EC-44")
@rule("ECL-ROTA-HIVE-6", "ECL-ROTA-HIVE-9")
def test_ancients_destroy_population_and_the_disc_stays() -> None:
    g = battlefield("planta terran_federation", sector="203", owner=P1)
    cube(g, P1, "203", "money")
    cube(g, P1, "203", "science")
    fleet(g, NPC, "1 ancient", "203")
    combat(g)
    assert population(g, "203") == {}
    assert g.owners[SECTOR["203"]] == P1
    assert g.players[P1].graveyard == (1, 1, 0)


@example("EC-45")
@rule("ECL-ROTA-HIVE-7")
def test_against_an_absorber_ancients_fire_once_money_first() -> None:
    g = battlefield(sector="203", owner=P1)
    tech(g, P1, "neutron_absorber", track="nano")
    for square in ("materials", "science", "money"):
        cube(g, P1, "203", square)
    fleet(g, NPC, "1 ancient", "203")
    combat(g)
    one = g.clone()
    roll(one, 5, 1)
    assert population(one, "203") == {"science": 1, "materials": 1}
    roll(g, 5, 6)
    assert population(g, "203") == {"materials": 1}


@rule("ECL-ROTA-HIVE-7")
def test_an_orbital_counts_as_money_and_grey_squares_come_last() -> None:
    g = battlefield(sector="108", owner=P1)
    tech(g, P1, "neutron_absorber", track="nano")
    structure(g, "orbital", "108")
    cube(g, P1, "108", "orbital", "science")
    cube(g, P1, "108", "adv-money")
    cube(g, P1, "108", "grey", "money")
    fleet(g, NPC, "1 ancient", "108")
    combat(g)
    roll(g, 5, 1)
    assert population(g, "108") == {"adv-money": 1, "grey": 1}


@rule("ECL-ROTA-HIVE-12")
def test_ancients_leave_population_of_draco_alone() -> None:
    g = battlefield("descendants_of_draco terran_federation", sector="203", owner=P1)
    cube(g, P1, "203", "money")
    fleet(g, NPC, "1 ancient", "203")
    combat(g)
    assert population(g, "203") == {"money": 1}


@rule("ECL-ROTA-HIVE-15")
def test_ancients_attack_after_the_battles_of_the_sector() -> None:
    g = battlefield(sector="203", owner=P1)
    cube(g, P1, "203", "money")
    fleet(g, P1, "1 interceptor", "203")
    fleet(g, NPC, "1 ancient", "203")
    combat(g)
    assert population(g, "203") == {"money": 1}
    roll(g, 1)
    roll(g, 6, 1)
    assert population(g, "203") == {}


@rule("ECL-POP-9")
def test_cubes_on_the_shellworld_are_population() -> None:
    g = battlefield(sector="203", owner=P1)
    structure(g, "shellworld", "203")
    cube(g, P1, "203", "shellworld")
    fleet(g, P2, "1 dreadnought", "203")
    combat(g)
    assert step(g) == "BOMBARDING"
