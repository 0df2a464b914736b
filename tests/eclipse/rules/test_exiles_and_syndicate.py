"""The Exiles (ECL-ROTA-EXI) and the Rho Indi Syndicate (ECL-ROTA-RHO)."""

from __future__ import annotations

from astrarium.games.eclipse.battle_ships import squadron_of
from astrarium.games.eclipse.blueprints import energy_left
from astrarium.games.eclipse.ids import CRUISER, ORBITAL_SHIP
from astrarium.games.eclipse.pinning import may_leave
from astrarium.games.eclipse.scoring import points
from astrarium.games.eclipse.state import Eclipse
from tests.eclipse.battlefield import battlefield, combat, fleet, roll, settle
from tests.eclipse.fleets import ship as printed
from tests.eclipse.scenario import (
    P1,
    P2,
    SECTOR,
    TECH,
    control,
    cube,
    lay,
    new_game,
    no_ships,
    options,
    play,
    population,
    refusal,
    relate,
    ship,
    ships,
    step,
    store,
    structure,
    table,
    tech,
    turn_of,
)
from tests.marks import example, rule

SPECIES_POINTS, TRAITOR_POINTS = 7, 6  # on the score sheet
EXILES = "exiles terran_federation"
SYNDICATE = "rho_indi_syndicate terran_federation"


def exiles() -> Eclipse:
    return table(EXILES, rota_species=True)


def syndicate() -> Eclipse:
    return table(SYNDICATE, rota_species=True)


def orbital(g: Eclipse, sector: str, resource: str = "money") -> None:
    """An orbital with a cube of the first player."""
    structure(g, "orbital", sector)
    cube(g, P1, sector, "orbital", resource)


@rule("ECL-ROTA-EXI-1")
def test_the_exiles_at_the_start() -> None:
    g = exiles()
    p = g.players[P1]
    assert (p.storage, g.owners[SECTOR["234"]]) == ((3, 2, 4), P1)
    assert p.techs == ((TECH["cloaking_device"],), (), (TECH["orbital"],))
    assert ships(g, P1, "234") == ["interceptor"]
    store(g, P1, 3, 0, 0)
    play(g, "p1 trade money science")
    assert p.storage == (0, 1, 0)
    tech(g, P1, "starbase")
    store(g, P1, 0, 0, 20)
    play(g, "p1 act build")
    assert refusal(g, "p1 build starbase 234") is not None


@rule("ECL-ROTA-EXI-2")
def test_the_home_orbital_begins_with_money_or_science() -> None:
    g = new_game(2, rota_species=True)
    play(g, "p2 choose-species terran_federation; p1 choose-species exiles")
    assert options(g, "send-cube") == ["money", "science"]
    assert refusal(g, "p1 send-cube materials") == "ECL-ROTA-EXI-2"
    play(g, "p1 send-cube science")
    assert population(g, "234")["orbital"] == 1
    assert ships(g, P1, "234") == ["interceptor", "orbital"]


@rule("ECL-ROTA-EXI-3")
def test_an_orbital_with_a_cube_is_a_ship_with_its_own_blueprint() -> None:
    g = exiles()
    lay(g, "301", 20, 0)
    control(g, P1, "301")
    orbital(g, "301")
    assert ships(g, P1, "301") == ["orbital"]
    values = squadron_of(g, P1, ORBITAL_SHIP)
    assert (values.initiative, values.hull, values.cannons, values.can_retreat) == (0, 2, (1, 1), False)
    assert energy_left(g.players[P1], ORBITAL_SHIP) == 3
    assert values.initiative == printed("exiles_orbital_ship").initiative


@rule("ECL-ROTA-EXI-6")
def test_exile_orbitals_pin_and_can_be_upgraded() -> None:
    g = exiles()
    lay(g, "301", 20, 0)
    control(g, P1, "301")
    ship(g, P2, "cruiser", "301")
    assert may_leave(g, P2, SECTOR["301"])
    orbital(g, "301")
    assert not may_leave(g, P2, SECTOR["301"])
    tech(g, P1, "positron_computer")
    play(g, "p1 act upgrade; p1 fit positron_computer orbital-2")
    assert squadron_of(g, P1, ORBITAL_SHIP).computer == 2


@rule("ECL-ROTA-EXI-7")
def test_orbitals_with_cubes_are_worth_a_point() -> None:
    g = exiles()
    before = points(g, P1)[SPECIES_POINTS]
    lay(g, "301", 20, 0)
    control(g, P1, "301")
    structure(g, "orbital", "301")
    assert points(g, P1)[SPECIES_POINTS] == before
    cube(g, P1, "301", "orbital", "money")
    assert points(g, P1)[SPECIES_POINTS] == before + 1


@rule("ECL-ROTA-EXI-9")
def test_orbitals_cost_the_exiles_six_materials() -> None:
    g = exiles()
    lay(g, "301", 20, 0)
    control(g, P1, "301")
    store(g, P1, 0, 0, 6)
    play(g, "p1 act build; p1 build orbital 301")
    assert g.players[P1].storage == (0, 0, 0)
    assert ships(g, P1, "301") == []


@rule("ECL-ROTA-EXI-10")
def test_every_orbital_with_an_exile_cube_is_a_ship_and_for_others_it_is_none() -> None:
    g = exiles()
    lay(g, "301", 20, 0)
    control(g, P1, "301")
    structure(g, "ancient_orbital", "301")
    assert ships(g, P1, "301") == []
    cube(g, P1, "301", "orbital", "money")
    assert ships(g, P1, "301") == ["orbital"]
    lay(g, "302", 24, 0)
    control(g, P2, "302")
    structure(g, "orbital", "302")
    cube(g, P2, "302", "orbital", "money")
    assert ships(g, P2, "302") == []


@example("EC-74")
@rule("ECL-ROTA-EXI-10")
def test_an_orbital_on_a_besieged_sector_stays_empty() -> None:
    g = exiles()
    lay(g, "301", 20, 0)
    control(g, P1, "301")
    ship(g, P2, "interceptor", "301")
    store(g, P1, 0, 0, 6)
    play(g, "p1 act build; p1 build orbital 301")
    assert refusal(g, "p1 settle 301 orbital-money") == "ECL-COL-7"
    assert ships(g, P1, "301") == []
    no_ships(g, "301")
    play(g, "p1 settle 301 orbital-money")
    assert ships(g, P1, "301") == ["orbital"]


@rule("ECL-ROTA-EXI-11")
def test_the_cube_of_an_orbital_goes_back_when_the_sector_is_given_up() -> None:
    g = exiles()
    lay(g, "301", 20, 0)
    control(g, P1, "301")
    orbital(g, "301")
    cubes = g.players[P1].cubes
    play(g, "p1 act influence; p1 lift 301")
    assert options(g, "return") == ["money", "science"]
    play(g, "p1 return science; p1 put track")
    assert g.players[P1].cubes == (cubes[0], cubes[1] + 1, cubes[2])
    assert ships(g, P1, "301") == []
    assert g.structures[SECTOR["301"]]


@rule("ECL-ROTA-EXI-11")
def test_a_destroyed_orbital_leaves_a_tile_that_serves_others() -> None:
    g = battlefield("exiles terran_federation terran_union", owner=P1)
    structure(g, "orbital", "212")
    cube(g, P1, "212", "orbital", "money")
    fleet(g, P2, "2 dreadnought")
    combat(g)
    roll(g, 6, 6, 6, 6)
    play(g, "p1 return money")
    settle(g, "CLAIMING")
    play(g, "p2 claim")
    turn_of(g, P2)
    play(g, "p2 settle 212 orbital-science")
    assert ships(g, P2, "212") == ["dreadnought", "dreadnought"]


@rule("ECL-ROTA-RHO-1")
def test_the_syndicate_at_the_start() -> None:
    g = syndicate()
    p = g.players[P1]
    assert (p.storage, ships(g, P1, "236")) == ((2, 3, 3), ["interceptor", "interceptor"])
    assert p.techs == ((TECH["starbase"],), (TECH["gauss_shield"],), ())
    assert points(g, P1)[2] == 0  # the home sector


@rule("ECL-ROTA-RHO-2")
def test_the_syndicate_has_four_activations_two_colony_ships_and_two_ambassadors() -> None:
    g = table("rho_indi_syndicate terran_federation terran_union terran_republic", rota_species=True)
    assert g.players[P1].colony_ships == 2
    relate(g, P1, P2)
    relate(g, P1, 2)
    lay(g, "301", 20, 0)
    lay(g, "304", 20, 1, 0)
    control(g, P1, "301")
    control(g, 3, "304")
    assert "p4" not in options(g, "propose")
    lay(g, "212", 30, 0)
    no_ships(g, "236")
    ship(g, P1, "interceptor", "212", 5)
    lay(g, "319", 30, 1)
    play(g, "p1 act move")
    for _ in range(4):
        assert step(g) == "MOVING"
        play(g, "p1 activate interceptor 212; p1 step 319")
    assert step(g) != "MOVING"
    assert ships(g, P1, "319") == ["interceptor"] * 4


@rule("ECL-ROTA-RHO-3")
def test_the_syndicate_gets_two_for_three_money() -> None:
    g = syndicate()
    store(g, P1, 3, 3, 0)
    play(g, "p1 trade money materials; p1 trade science money")
    assert g.players[P1].storage == (1, 0, 2)


@rule("ECL-ROTA-RHO-4")
def test_the_syndicate_has_built_in_shields_and_no_dreadnoughts() -> None:
    g = syndicate()
    assert squadron_of(g, P1, CRUISER).shield == 1
    for item, price in (("interceptor", 4), ("cruiser", 6), ("starbase", 4)):
        store(g, P1, 0, 0, price)
        turn_of(g, P1)
        play(g, f"p1 act build; p1 build {item} 236")
        assert g.players[P1].storage[2] == 0
    store(g, P1, 0, 0, 30)
    turn_of(g, P1)
    play(g, "p1 act build")
    assert options(g, "build") == ["interceptor 236", "cruiser 236", "starbase 236"]
    assert refusal(g, "p1 build dreadnought 236") == "ECL-ROTA-RHO-4"


@example("EC-38")
@rule("ECL-ROTA-RHO-6")
def test_the_traitor_card_costs_the_syndicate_nothing_but_forbids_relations() -> None:
    g = table("rho_indi_syndicate terran_federation terran_union terran_republic", rota_species=True)
    g.traitor = P1
    assert points(g, P1)[TRAITOR_POINTS] == 0
    g.traitor = P2
    assert points(g, P2)[TRAITOR_POINTS] < 0
    g.traitor = P1
    assert refusal(g, "p1 propose p2") is not None
