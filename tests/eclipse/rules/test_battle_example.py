"""The rulebook's example of a Combat phase: three players on one sector, two of them allied."""

from __future__ import annotations

from astrarium.games.eclipse.state import Eclipse
from tests.eclipse.battlefield import FIELD, ally, battlefield, combat, damages, draw, due, fleet, roll
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
    ships,
    step,
    structure,
    tech,
)
from tests.marks import example, rule

VIKTOR, IVAN, ALEXEI = P1, P2, P3
SPECIES = "exiles rho_indi_syndicate enlightened_of_lyra terran_republic"


def prepared() -> Eclipse:
    """Ivan has attacked Viktor's sector, and Alexei has come to help his ally."""
    g = battlefield(SPECIES, owner=VIKTOR, rota_species=True, population_damage_per_hit=True)
    structure(g, "orbital", FIELD)
    cube(g, VIKTOR, FIELD, "orbital", "science")
    cube(g, VIKTOR, FIELD, "money")
    cube(g, VIKTOR, FIELD, "materials")
    fit(g, VIKTOR, "orbital-1", "positron_computer")
    tech(g, VIKTOR, "neutron_absorber", track="nano")
    fit(g, IVAN, "cruiser-2", "flux_missile")
    fit(g, IVAN, "cruiser-3", "plasma_cannon")
    tech(g, IVAN, "neutron_bombs")
    for slot, part in (("2", "gluon_computer"), ("3", "antimatter_cannon"), ("5", "positron_computer")):
        fit(g, ALEXEI, f"cruiser-{slot}", part)
    tech(g, ALEXEI, "point_defence", "antimatter_splitter", track="grid")
    ally(g, VIKTOR, ALEXEI)
    fleet(g, IVAN, "3 cruiser")
    fleet(g, ALEXEI, "1 cruiser")
    return combat(g)


def missiles(g: Eclipse) -> None:
    roll(g, 5, 6, 5, 6, 5, 1)
    play(g, "p2 aim p3-cruiser-1; p2 aim p3-cruiser-1")  # the others miss it because of its Distortion Shield
    play(g, "p3 defend; chance roll 6; p3 keep-dice; p1 return science")


def first_round(g: Eclipse) -> None:
    play(g, "chance roll 1; p3 reroll 0; chance roll 1; p3 reroll 0; chance roll 6; p3 keep-dice")
    play(g, "p3 aim p2-cruiser-1; p3 aim p2-cruiser-2; p3 aim p2-cruiser-2")
    roll(g, 6)


@example("EX-12", "EX-13")
@rule("ECL-ROTA-RARE-15", "ECL-ROTA-EXI-4", "ECL-MIS-1")
def test_missiles_hit_the_orbital_and_are_shot_down_before_the_cruiser() -> None:
    g = prepared()
    assert (g.attackers, g.defenders, g.acting, g.battle_round) == ((IVAN,), (VIKTOR, ALEXEI), (IVAN, 1), 0)
    missiles(g)
    assert (damages(g, VIKTOR), damages(g, ALEXEI)) == ({}, {"cruiser": [0]})
    assert g.players[VIKTOR].graveyard == (0, 1, 0)
    assert (g.battle_round, g.acting) == (1, (ALEXEI, 1))  # initiative 5 as ally of the defender


@example("EX-14", "EX-15")
@rule("ECL-ROTA-LYR-8", "ECL-ROTA-RARE-7", "ECL-ROTA-RARE-8")
def test_the_splitter_takes_two_cruisers_and_the_last_one_wins() -> None:
    g = prepared()
    missiles(g)
    first_round(g)
    assert (ships(g, IVAN, FIELD), ships(g, ALEXEI, FIELD)) == (["cruiser"], [])
    assert g.players[ALEXEI].colony_ships == 1
    play(g, "p2 bombard; chance roll 6")
    assert options(g, "kill", IVAN) == ["money", "materials"]
    play(g, "p2 kill money")
    assert (population(g, FIELD), g.owners[SECTOR[FIELD]]) == ({"materials": 1}, VIKTOR)


@example("EX-16")
@rule("ECL-REP-1", "ECL-REP-3", "ECL-ROTA-RHO-5")
def test_all_three_draw_reputation_in_the_order_of_arrival() -> None:
    g = prepared()
    missiles(g)
    first_round(g)
    play(g, "p2 spare")
    money = g.players[IVAN].storage[0]
    assert due(g) == {VIKTOR: 1, IVAN: 4, ALEXEI: 5}
    assert g.stack[-1][1] == VIKTOR
    draw(g, 1)
    play(g, "p1 take reputation_1")
    draw(g, 1, 2, 3, 4)
    play(g, "p2 take reputation_4")
    assert g.players[IVAN].storage[0] == money + 3
    draw(g, 1, 1, 2, 2, 3)
    play(g, "p3 take reputation_3")
    assert step(g) == ""
