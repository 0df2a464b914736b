"""Population cubes, colony ships and production (ECL-COL, ECL-GEN-10)."""

from __future__ import annotations

import pytest

from astrarium.games.eclipse.ids import GREY_SQUARE
from astrarium.games.eclipse.population import clear_population, production, return_choices
from tests.eclipse.scenario import (
    P1,
    P2,
    SECTOR,
    actors_of,
    begin,
    control,
    cube,
    lay,
    npc,
    options,
    play,
    population,
    refusal,
    run,
    ship,
    step,
    store,
    structure,
    table,
    tech,
    upkeep_of,
)
from tests.marks import example, rule


@rule("ECL-COL-1")
def test_colony_ships_are_used_at_any_moment_of_the_own_turn() -> None:
    g = table()
    lay(g, "201", -1, -1)
    control(g, P1, "201")
    play(g, "p1 settle 201 money; p1 pass; p1 settle 201 materials")
    assert population(g, "201") == {"money": 1, "materials": 1}
    assert g.players[P1].colony_ships == 1
    play(g, "p1 end")
    lay(g, "202", 1, -3)
    control(g, P1, "202")
    g.players[P1].colony_ships = 0
    begin(g)
    assert g.stack == []


@rule("ECL-COL-1")
def test_without_a_face_up_colony_ship_nothing_is_settled() -> None:
    g = table()
    lay(g, "201", -1, -1)
    control(g, P1, "201")
    g.players[P1].colony_ships = 0
    assert refusal(g, "p1 settle 201 money") == "ECL-COL-1"


@rule("ECL-COL-2")
def test_colony_ships_are_used_in_upkeep_before_paying() -> None:
    g = table()
    lay(g, "201", -1, -1)
    control(g, P1, "201")
    upkeep_of(g)
    assert actors_of(g) == (P1,)
    play(g, "p1 settle 201 money; p1 pay")
    assert g.players[P1].storage[0] == 2 + 4


@rule("ECL-COL-3")
def test_a_cube_needs_an_empty_square_on_a_controlled_sector() -> None:
    g = table()
    lay(g, "106", -1, -1)
    assert refusal(g, "p1 settle 106 science") == "ECL-COL-3"
    control(g, P1, "106")
    assert refusal(g, "p1 settle 106 money") == "ECL-COL-3"
    play(g, "p1 settle 106 science")
    assert refusal(g, "p1 settle 106 science") == "ECL-COL-3"


@rule("ECL-COL-3")
def test_a_grey_square_takes_a_cube_of_any_track() -> None:
    g = table()
    lay(g, "313", 0, -3)
    control(g, P1, "313")
    assert options(g, "settle") == ["313 grey-money", "313 grey-science", "313 grey-materials"]
    play(g, "p1 settle 313 grey-materials")
    assert g.players[P1].cubes == (10, 10, 9)


@example("EC-52")
@rule("ECL-COL-4", "ECL-COL-6")
def test_an_empty_track_settles_nothing_and_orbitals_take_money_or_science() -> None:
    g = table()
    lay(g, "315", 0, -3)
    control(g, P1, "315")
    structure(g, "orbital", "315")
    assert options(g, "settle") == ["315 orbital-money", "315 orbital-science"]
    g.players[P1].cubes = (0, 5, 5)
    assert refusal(g, "p1 settle 315 orbital-money") == "ECL-COL-4"
    assert options(g, "settle") == ["315 orbital-science"]


@rule("ECL-COL-5", "ECL-TECH-21")
def test_an_advanced_square_needs_its_technology() -> None:
    g = table()
    lay(g, "202", -1, -1)
    control(g, P1, "202")
    assert refusal(g, "p1 settle 202 adv-science") == "ECL-COL-5"
    tech(g, P1, "advanced_mining", "advanced_economy")
    assert refusal(g, "p1 settle 202 adv-science") == "ECL-COL-5"
    tech(g, P1, "advanced_labs")
    assert refusal(g, "p1 settle 202 adv-science") is None


@rule("ECL-TECH-5", "ECL-TECH-13")
@pytest.mark.parametrize(("name", "sector", "square"), [("mining", "318", "materials"), ("economy", "317", "money")])
def test_advanced_mining_and_economy(name: str, sector: str, square: str) -> None:
    g = table()
    lay(g, sector, 0, -3)
    control(g, P1, sector)
    assert refusal(g, f"p1 settle {sector} adv-{square}") == "ECL-COL-5"
    tech(g, P1, f"advanced_{name}")
    assert refusal(g, f"p1 settle {sector} adv-{square}") is None


@example("EX-18", "EC-19")
@rule("ECL-COL-7", "ECL-BUI-2")
def test_a_besieged_sector_can_be_built_on_but_not_settled() -> None:
    g = table()
    lay(g, "201", -1, -1)
    control(g, P1, "201")
    ship(g, P2, "cruiser", "201")
    store(g, P1, 2, 3, 9)
    assert refusal(g, "p1 settle 201 money") == "ECL-COL-7"
    play(g, "p1 act build; p1 build interceptor 201; p1 done; p1 end")
    ship(g, P1, "cruiser", "221")
    upkeep_of(g)
    assert refusal(g, "p1 settle 201 money") in ("ECL-COL-7", "ECL-FLOW-2")


@rule("ECL-COL-7")
def test_ancients_hinder_settling_but_not_of_who_is_at_peace() -> None:
    for species, rule_ in (("terran_directorate", "ECL-COL-7"), ("descendants_of_draco", None)):
        g = table(f"{species} mechanema")
        lay(g, "201", -1, -1)
        control(g, P1, "201")
        npc(g, "ancient", "201")
        assert refusal(g, "p1 settle 201 money") == rule_


@rule("ECL-COL-7")
def test_a_table_may_allow_settling_under_siege_in_the_action_phase() -> None:
    g = table(siege_settling=True)
    lay(g, "201", -1, -1)
    control(g, P1, "201")
    ship(g, P2, "cruiser", "201")
    assert refusal(g, "p1 settle 201 money") is None
    upkeep_of(g)
    assert options(g, "settle") == []


@rule("ECL-COL-8", "ECL-GEN-10")
def test_the_owner_says_where_a_cube_from_a_grey_square_goes() -> None:
    g = table()
    lay(g, "313", 0, -3)
    control(g, P1, "313")
    cube(g, P1, "313", "grey", "money")
    play(g, "p1 act influence; p1 lift 313")
    assert step(g) == "RETURNING"
    assert options(g, "return") == ["money", "science", "materials"]
    play(g, "p1 return science; p1 put track")
    assert g.players[P1].cubes == (9, 11, 10)


@rule("ECL-GEN-10")
def test_the_owner_is_asked_also_in_the_turn_of_another() -> None:
    g = table()
    lay(g, "001", 0, 0)
    control(g, P2, "001")
    cube(g, P2, "001", "grey", "money")
    cube(g, P2, "001", "grey", "money")
    run(g, *clear_population(g, SECTOR["001"], is_dead=True))
    assert actors_of(g) == (P2,)
    play(g, "p2 return money; p2 return materials")
    assert g.players[P2].graveyard == (1, 0, 1)
    assert actors_of(g) == (P1,)


@rule("ECL-COL-8")
def test_a_cube_from_an_orbital_goes_to_money_or_science() -> None:
    g = table()
    lay(g, "315", 0, -3)
    control(g, P1, "315")
    structure(g, "orbital", "315")
    cube(g, P1, "315", "orbital", "money")
    play(g, "p1 act influence; p1 lift 315")
    assert refusal(g, "p1 return materials") == "ECL-COL-8"
    assert options(g, "return") == ["money", "science"]


@rule("ECL-COL-9")
def test_production_is_the_number_beside_the_cubes_that_are_left() -> None:
    p = table().players[P1]
    shown = []
    for cubes in (0, 1, 5, 10, 11, 12):
        p.cubes = (cubes, 0, 0)
        shown.append(production(p, 0))
    assert shown == [28, 24, 12, 3, 2, 0]


@rule("ECL-COL-10")
def test_cubes_stay_when_ships_come_or_go() -> None:
    g = table()
    lay(g, "201", -1, -1)
    control(g, P1, "201")
    cube(g, P1, "201", "money")
    play(g, "p1 act move; p1 activate interceptor 221; p1 step 201; p1 activate interceptor 201; p1 step 221; p1 done")
    assert population(g, "201") == {"money": 1}
    play(g, "p1 end; p2 pass; p2 end; p1 act influence; p1 lift 201")
    assert population(g, "201") == {}


@example("EC-57")
@rule("ECL-COL-11")
def test_a_track_takes_twelve_cubes_and_produces_nothing_then() -> None:
    g = table()
    p = g.players[P1]
    p.cubes = (11, 9, 9)
    assert return_choices(p, GREY_SQUARE, is_dead=False) == (0, 1, 2)
    p.cubes = (12, 9, 9)
    assert production(p, 0) == 0
    assert return_choices(p, GREY_SQUARE, is_dead=False) == (1, 2)
    assert return_choices(p, 0, is_dead=False) == (1, 2)
