"""Upgrade and Build (ECL-UPG, ECL-BUI, ECL-ROTA-PART-1..4, -9, -14)."""

from __future__ import annotations

import pytest

from astrarium.games.eclipse import tables
from astrarium.games.eclipse.battle_ships import squadron_of
from astrarium.games.eclipse.blueprints import energy_left, movement, parts_on
from astrarium.games.eclipse.build import build_price
from astrarium.games.eclipse.ids import BUILD_MONOLITH, BUILD_ORBITAL, NONE
from astrarium.games.eclipse.state import Eclipse
from tests.eclipse.scenario import (
    CLASS,
    P1,
    PART,
    actors_of,
    control,
    fit,
    lay,
    options,
    play,
    population,
    refusal,
    ship,
    ships,
    step,
    store,
    structure,
    table,
    tech,
)
from tests.marks import example, rule


def upgrading(species: str = "", *techs: str) -> Eclipse:
    g = table(species)
    tech(g, P1, *techs)
    play(g, "p1 act upgrade")
    return g


def building(species: str = "", materials: int = 40) -> Eclipse:
    g = table(species)
    store(g, P1, 0, 0, materials)
    play(g, "p1 act build")
    return g


@rule("ECL-UPG-1", "ECL-SPEC-7")
def test_two_parts_an_action_and_three_for_mechanema() -> None:
    g = upgrading()
    play(g, "p1 fit hull interceptor-1; p1 fit hull cruiser-2")
    assert refusal(g, "p1 fit hull dreadnought-3") == "ECL-UPG-1"
    g = upgrading("mechanema planta")
    play(g, "p1 fit hull interceptor-1; p1 fit hull cruiser-2; p1 fit hull dreadnought-3")
    assert refusal(g, "p1 fit hull starbase-5") == "ECL-UPG-1"


@example("EC-17")
@rule("ECL-UPG-2")
def test_a_removed_tile_uncovers_the_printed_part() -> None:
    g = upgrading("orion_hegemony planta")
    play(g, "p1 fit hull interceptor-1")
    assert PART["gauss_shield"] not in parts_on(g.players[P1], CLASS["interceptor"])
    assert options(g, "strip") == ["interceptor-1"]
    play(g, "p1 strip interceptor-1")
    assert PART["gauss_shield"] in parts_on(g.players[P1], CLASS["interceptor"])
    assert refusal(g, "p1 strip interceptor-1") == "ECL-UPG-2"
    play(g, "p1 fit hull cruiser-2")
    assert refusal(g, "p1 fit hull dreadnought-3") == "ECL-UPG-1"


@rule("ECL-UPG-3", "ECL-ROTA-RARE-14")
def test_a_part_needs_its_technology_unless_it_is_basic() -> None:
    g = upgrading()
    for part in ("ion_cannon", "hull", "nuclear_drive", "nuclear_source", "electron_computer"):
        assert refusal(g, f"p1 fit {part} cruiser-2") is None
    for part in ("plasma_cannon", "conifold_field", "sentient_hull", "flux_missile", "zero_point_source"):
        assert refusal(g, f"p1 fit {part} cruiser-2") == "ECL-UPG-3"
        tech(g, P1, part, track="nano")
        assert refusal(g, f"p1 fit {part} cruiser-2") is None


@example("EC-13")
@rule("ECL-UPG-4")
def test_ships_must_have_enough_energy_after_the_action() -> None:
    g = upgrading()
    play(g, "p1 fit hull interceptor-3")
    assert energy_left(g.players[P1], CLASS["interceptor"]) == -2
    assert refusal(g, "p1 done") == "ECL-UPG-4"
    play(g, "p1 strip interceptor-3; p1 done")


@example("EC-14")
@rule("ECL-UPG-5")
def test_ships_that_move_need_a_drive() -> None:
    g = upgrading()
    play(g, "p1 fit ion_cannon cruiser-6")
    assert refusal(g, "p1 done") == "ECL-UPG-5"
    g = table()
    g.players[P1].spare_parts = (PART["jump_drive"],)
    play(g, "p1 act upgrade; p1 fit jump_drive cruiser-6; p1 done")
    assert movement(g.players[P1], CLASS["cruiser"]) == 0


@rule("ECL-UPG-5")
def test_several_drives_add_up() -> None:
    g = upgrading("", "fusion_drive")
    fit(g, P1, "cruiser-2", "fusion_drive")
    assert movement(g.players[P1], CLASS["cruiser"]) == 3


@example("EC-15")
@rule("ECL-UPG-5", "ECL-ROTA-PART-13")
def test_starbases_and_orbitals_hold_no_drive() -> None:
    g = table("exiles planta", rota_species=True)
    g.players[P1].spare_parts = (PART["jump_drive"],)
    play(g, "p1 act upgrade")
    assert refusal(g, "p1 fit jump_drive orbital-1") == "ECL-UPG-5"
    g = table()
    g.players[P1].spare_parts = (PART["jump_drive"],)
    play(g, "p1 act upgrade")
    assert refusal(g, "p1 fit jump_drive starbase-5") == "ECL-UPG-5"
    assert refusal(g, "p1 fit nuclear_drive starbase-5") == "ECL-UPG-5"


@rule("ECL-UPG-6")
def test_a_part_may_be_on_a_blueprint_several_times() -> None:
    g = upgrading("", "improved_hull")
    play(g, "p1 fit hull cruiser-2; p1 fit hull cruiser-3; p1 done")
    assert parts_on(g.players[P1], CLASS["cruiser"]).count(PART["hull"]) == 3


@rule("ECL-UPG-7")
def test_changes_apply_to_all_ships_of_the_class() -> None:
    g = table()
    ship(g, P1, "cruiser", "221", 2)
    play(g, "p1 act upgrade; p1 fit hull cruiser-2; p1 done")
    assert squadron_of(g, P1, CLASS["cruiser"]).hull == 2


@example("EC-16")
@rule("ECL-UPG-8", "ECL-ROTA-PART-14")
def test_planta_have_fewer_squares_but_the_muon_source_needs_none() -> None:
    g = table("planta mechanema")
    g.players[P1].spare_parts = (PART["muon_source"],)
    before = squadron_of(g, P1, CLASS["interceptor"]).initiative
    play(g, "p1 act upgrade")
    assert refusal(g, "p1 fit hull interceptor-4") == "ECL-UPG-8"
    assert refusal(g, "p1 fit muon_source interceptor-1") == "ECL-ROTA-PART-14"
    play(g, "p1 attach interceptor; p1 done")
    p = g.players[P1]
    assert energy_left(p, CLASS["interceptor"]) == 5
    assert squadron_of(g, P1, CLASS["interceptor"]).initiative == before + 1


@rule("ECL-UPG-9", "ECL-UPG-10")
def test_limited_parts_run_out_and_removed_tiles_return() -> None:
    g = table(limited_ship_parts=True)
    count = tables.PARTS[PART["nuclear_drive"]].count
    for slot in ("interceptor-1", "interceptor-2", "cruiser-1", "cruiser-2", "cruiser-3")[:count]:
        fit(g, P1, slot, "nuclear_drive")
    play(g, "p1 act upgrade")
    assert refusal(g, "p1 fit nuclear_drive dreadnought-1") == "ECL-UPG-10"
    play(g, "p1 strip interceptor-1")
    assert refusal(g, "p1 fit nuclear_drive dreadnought-1") is None
    g = table()
    for slot in ("interceptor-1", "interceptor-2", "cruiser-1", "cruiser-2"):
        fit(g, P1, slot, "nuclear_drive")
    play(g, "p1 act upgrade")
    assert refusal(g, "p1 fit nuclear_drive dreadnought-1") is None


@rule("ECL-UPG-11", "ECL-UPG-12")
def test_blueprints_may_be_illegal_while_the_action_is_open() -> None:
    g = upgrading("", "plasma_cannon", "fusion_source")
    play(g, "p1 fit plasma_cannon dreadnought-3")
    assert refusal(g, "p1 done") == "ECL-UPG-4"
    play(g, "p1 fit fusion_source dreadnought-5; p1 done")
    assert step(g) == "AFTER"


@rule("ECL-ROTA-PART-1", "ECL-ROTA-PART-2")
def test_conifold_field_and_sentient_hull() -> None:
    field, hull = tables.PARTS[PART["conifold_field"]], tables.PARTS[PART["sentient_hull"]]
    assert (field.hull, field.energy) == (3, -2)
    assert (hull.hull, hull.computer, hull.energy) == (1, 1, 0)
    g = table()
    fit(g, P1, "dreadnought-3", "conifold_field")
    assert squadron_of(g, P1, CLASS["dreadnought"]).hull == 5
    fit(g, P1, "cruiser-2", "sentient_hull")
    assert (squadron_of(g, P1, CLASS["cruiser"]).hull, squadron_of(g, P1, CLASS["cruiser"]).computer) == (2, 2)


@rule("ECL-ROTA-PART-3", "ECL-ROTA-PART-4", "ECL-ROTA-PART-16")
def test_flux_missile_zero_point_source_and_ion_disruptor() -> None:
    g = table()
    fit(g, P1, "cruiser-2", "flux_missile")
    fit(g, P1, "dreadnought-3", "zero_point_source")
    fit(g, P1, "interceptor-1", "ion_disruptor")
    cruiser, interceptor = squadron_of(g, P1, CLASS["cruiser"]), squadron_of(g, P1, CLASS["interceptor"])
    assert (len(cruiser.missiles), cruiser.initiative) == (2, 4)
    assert energy_left(g.players[P1], CLASS["dreadnought"]) == 12
    assert (len(interceptor.cannons), interceptor.initiative) == (2, 6)
    assert energy_left(g.players[P1], CLASS["interceptor"]) == 1


@rule("ECL-ROTA-PART-9")
def test_no_bay_on_an_interceptor() -> None:
    g = table(rare_technologies=True)
    tech(g, P1, "interceptor_bay", track="nano")
    play(g, "p1 act upgrade")
    assert refusal(g, "p1 fit interceptor_bay interceptor-1") == "ECL-ROTA-PART-9"
    assert refusal(g, "p1 fit interceptor_bay cruiser-2") is None


@rule("ECL-BUI-1", "ECL-SPEC-7")
def test_two_things_an_action_at_the_printed_cost() -> None:
    g = building(materials=8)
    play(g, "p1 build interceptor 221; p1 build cruiser 221")
    assert g.players[P1].storage[2] == 0
    assert step(g) == "AFTER"
    g = building("mechanema planta", materials=8)
    play(g, "p1 build interceptor 230; p1 build cruiser 230; p1 build interceptor 230")
    assert g.players[P1].storage[2] == 0


@rule("ECL-BUI-1")
def test_what_is_too_dear_cannot_be_built() -> None:
    g = building(materials=7)
    assert refusal(g, "p1 build dreadnought 221") == "ECL-BUI-1"


@rule("ECL-BUI-2")
def test_one_builds_on_controlled_sectors() -> None:
    g = building()
    assert refusal(g, "p1 build cruiser 223") == "ECL-BUI-2"
    assert refusal(g, "p1 build cruiser 001") == "ECL-BUI-2"


@rule("ECL-BUI-3")
def test_starbases_orbitals_and_monoliths_need_technologies() -> None:
    g = building("descendants_of_draco planta")
    for name in ("starbase", "orbital", "monolith"):
        assert refusal(g, f"p1 build {name} 228") == "ECL-BUI-3"


@rule("ECL-BUI-4")
def test_one_orbital_and_one_monolith_on_a_sector_and_any_number_of_starbases() -> None:
    g = building()
    tech(g, P1, "orbital", "monolith")
    structure(g, "orbital", "221")
    assert refusal(g, "p1 build orbital 221") == "ECL-BUI-4"
    play(g, "p1 build monolith 221")
    assert refusal(g, "p1 build monolith 221") == "ECL-BUI-4"
    ship(g, P1, "starbase", "221", 3)
    assert refusal(g, "p1 build starbase 221") is None


@example("EC-18")
@rule("ECL-BUI-5", "ECL-GEN-6")
def test_figures_run_out() -> None:
    g = building()
    ship(g, P1, "interceptor", "221", 7)
    assert refusal(g, "p1 build interceptor 221") == "ECL-BUI-5"
    for name, most in (("cruiser", 4), ("dreadnought", 2), ("starbase", 4)):
        ship(g, P1, name, "221", most)
        assert refusal(g, f"p1 build {name} 221") == "ECL-BUI-5"


@rule("ECL-BUI-6")
def test_a_new_orbital_is_empty() -> None:
    g = building()
    tech(g, P1, "orbital")
    before = population(g, "221")
    play(g, "p1 build orbital 221")
    assert population(g, "221") == before
    play(g, "p1 settle 221 orbital-money")
    assert population(g, "221")["orbital"] == 1


@rule("ECL-BUI-8")
def test_things_go_to_different_sectors() -> None:
    g = table()
    lay(g, "201", -1, -1)
    control(g, P1, "201")
    store(g, P1, 0, 0, 8)
    play(g, "p1 act build; p1 build interceptor 201; p1 build cruiser 221")
    assert ships(g, P1, "201") == ["interceptor"]
    assert ships(g, P1, "221") == ["interceptor", "cruiser"]


@example("EC-72")
@rule("ECL-ROTA-EXI-9", "ECL-SPEC-7")
@pytest.mark.parametrize(
    ("species", "orbital", "monolith"),
    [("terran_directorate", 5, 10), ("mechanema", 4, 8), ("exiles", 6, 10)],
)
def test_prices_of_structures(species: str, orbital: int, monolith: int) -> None:
    p = table(f"{species} planta", rota_species=True).players[P1]
    assert (build_price(p, BUILD_ORBITAL), build_price(p, BUILD_MONOLITH)) == (orbital, monolith)


@rule("ECL-UPG-12")
def test_every_blueprint_without_tiles_is_legal() -> None:
    for name in ("terran_directorate", "eridani_empire", "planta", "mechanema", "orion_hegemony"):
        g = upgrading(f"{name} descendants_of_draco")
        assert refusal(g, "p1 done") is None
        assert actors_of(g) == (0,)
        assert NONE not in parts_on(g.players[P1], CLASS["cruiser"])
        assert options(g, "strip") == []


@rule("ECL-UPG-1")
def test_a_part_does_not_replace_an_equal_one() -> None:
    g = upgrading()
    play(g, "p1 fit hull cruiser-2")
    assert refusal(g, "p1 fit hull cruiser-2") == "ECL-UPG-1"
    assert "hull cruiser-2" not in options(g, "fit")
    assert options(g, "strip") == ["cruiser-2"]


@rule("ECL-ROTA-PART-14", "ECL-UPG-1", "ECL-UPG-2")
def test_the_muon_source_takes_one_placement_and_comes_off_for_good() -> None:
    g = upgrading("rho_indi_syndicate planta")
    assert options(g, "attach") == []
    assert refusal(g, "p1 detach") == "ECL-UPG-2"
    g.players[P1].spare_parts = (PART["muon_source"],)
    assert options(g, "attach") == ["interceptor", "cruiser", "starbase"]
    assert refusal(g, "p1 attach dreadnought") == "ECL-UPG-8"
    play(g, "p1 attach cruiser; p1 fit hull interceptor-1")
    assert refusal(g, "p1 fit hull cruiser-2") == "ECL-UPG-1"
    assert refusal(g, "p1 detach") is None
    play(g, "p1 detach")
    assert g.players[P1].outside == NONE
    assert options(g, "attach") == []


@rule("ECL-BUI-1")
def test_what_a_species_does_not_have_has_no_price() -> None:
    g = building("exiles planta")
    assert g.explain(P1, "build starbase 234").needs == []
