"""Research, technologies and developments (ECL-RES, ECL-TECH, ECL-ROTA-RARE-1..6, ECL-ROTA-DEV)."""

from __future__ import annotations

from typing import Any

import pytest

from astrarium.games.eclipse.deal import deal, developments_in_use, tech_counts
from astrarium.games.eclipse.discs import upkeep
from astrarium.games.eclipse.flow import RULES
from astrarium.games.eclipse.reputation_track import has_slot_for_tile
from astrarium.games.eclipse.scoring import points
from astrarium.games.eclipse.state import Eclipse
from astrarium.games.eclipse.technologies import tech_price
from astrarium.kernel.chance import Dealer, DrawStream
from tests.eclipse.scenario import (
    DEVELOPMENT,
    P1,
    P2,
    TECH,
    control,
    lay,
    offer,
    options,
    play,
    refusal,
    relate,
    reputation,
    step,
    store,
    structure,
    table,
    tech,
)
from tests.marks import example, rule

STRUCTURES, DEVELOPED = 4, 8  # on the score sheet


def researching(species: str, *tiles: str, science: int = 40, **settings: Any) -> Eclipse:
    g = table(species, rare_technologies=True, **settings)
    store(g, P1, 0, science)
    offer(g, *tiles)
    play(g, "p1 act research")
    return g


def developing(*names: str, species: str = "", **settings: Any) -> Eclipse:
    g = table(species, deal={"developments": list(names)}, developments=True, warp_portals=True, **settings)
    store(g, P1, 20, 20, 20)
    play(g, "p1 act research")
    return g


@rule("ECL-RES-1", "ECL-SPEC-3")
def test_one_tile_an_action_and_two_for_hydran_progress() -> None:
    g = researching("planta mechanema", "neutron_bombs", "gauss_shield")
    play(g, "p1 buy neutron_bombs military")
    assert step(g) == "AFTER"
    g = researching("hydran_progress mechanema", "neutron_bombs", "gauss_shield")
    play(g, "p1 buy neutron_bombs military; p1 buy gauss_shield grid")
    assert step(g) == "AFTER"


@example("EC-1")
@rule("ECL-RES-2")
def test_the_discount_of_a_track_stops_at_the_minimum() -> None:
    g = table("planta mechanema")
    tech(g, P1, "fusion_drive", "advanced_robotics", "orbital", "advanced_labs", "monolith", "artifact_key")
    p = g.players[P1]
    assert tech_price(p, TECH["wormhole_generator"], 2) == 8
    assert tech_price(p, TECH["nanorobots"], 2) == 2


@example("EC-60")
@rule("ECL-RES-2")
def test_the_order_of_two_purchases_matters() -> None:
    g = researching("hydran_progress mechanema", "advanced_robotics", "fusion_drive", science=8)
    play(g, "p1 buy advanced_robotics nano; p1 buy fusion_drive nano")
    assert g.players[P1].storage[1] == 8 - 5 - 3
    g = researching("hydran_progress mechanema", "advanced_robotics", "fusion_drive", science=8)
    play(g, "p1 buy fusion_drive nano; p1 buy advanced_robotics nano")
    assert g.players[P1].storage[1] == 8 - 3 - 4


@rule("ECL-RES-2")
def test_science_must_be_at_hand_after_exchanges() -> None:
    g = researching("planta mechanema", "fusion_drive", science=4)
    store(g, P1, 3, 3)
    assert refusal(g, "p1 buy fusion_drive nano") == "ECL-RES-2"
    play(g, "p1 trade money science; p1 buy fusion_drive nano")
    assert g.players[P1].storage == (0, 0, 0)


@example("EC-2")
@rule("ECL-RES-3", "ECL-ROTA-RARE-3")
def test_a_full_track_takes_no_more_but_a_rare_tile_fits_another() -> None:
    g = researching("descendants_of_draco mechanema", "wormhole_generator", "cloaking_device")
    tech(g, P1, "nanorobots", "fusion_drive", "advanced_robotics", "orbital", "advanced_labs", "monolith")
    tech(g, P1, "artifact_key")
    assert refusal(g, "p1 buy wormhole_generator nano") == "ECL-RES-3"
    assert refusal(g, "p1 buy wormhole_generator grid") == "ECL-RES-3"
    assert refusal(g, "p1 buy cloaking_device nano") == "ECL-RES-3"
    assert refusal(g, "p1 buy cloaking_device grid") is None


@example("EC-3")
@rule("ECL-RES-4", "ECL-SETUP-13")
def test_nobody_has_a_technology_twice() -> None:
    g = researching("eridani_empire mechanema", "plasma_cannon", "starbase")
    assert refusal(g, "p1 buy plasma_cannon military") == "ECL-RES-4"
    assert g.players[P1].techs[0] == (TECH["plasma_cannon"],)


@rule("ECL-RES-5", "ECL-TECH-16", "ECL-TECH-19")
def test_discs_come_at_once() -> None:
    for tile, track, discs in (("quantum_grid", "grid", 2), ("advanced_robotics", "nano", 1)):
        g = researching("planta mechanema", tile)
        before, reserve = g.players[P1].discs, g.players[P1].reserve
        play(g, f"p1 buy {tile} {track}")
        assert g.players[P1].discs == before + discs
        assert g.players[P1].reserve == reserve - discs


@rule("ECL-RES-6", "ECL-ROTA-FAQ-1")
def test_useless_technologies_may_be_bought() -> None:
    g = researching("planta mechanema", "neutron_absorber")
    play(g, "p1 buy neutron_absorber nano")
    assert TECH["neutron_absorber"] in g.players[P1].techs[2]


@rule("ECL-ROTA-EXI-8")
def test_exiles_may_research_starbase() -> None:
    g = table("exiles mechanema", rota_species=True)
    store(g, P1, 0, 9, 0)
    offer(g, "starbase")
    play(g, "p1 act research; p1 buy starbase military; p1 end; p2 pass; p2 end")
    assert TECH["starbase"] in g.players[P1].techs[0]
    store(g, P1, 0, 0, 9)
    play(g, "p1 act build")
    assert "starbase" not in {built.split()[0] for built in options(g, "build")}
    assert refusal(g, "p1 build starbase 234") == "ECL-ROTA-EXI-8"


@rule("ECL-RES-7")
def test_only_tiles_on_the_supply_board_can_be_bought() -> None:
    g = researching("planta mechanema", "neutron_bombs")
    assert refusal(g, "p1 buy gauss_shield grid") == "ECL-RES-7"


@rule("ECL-TECH-2", "ECL-TECH-20", "ECL-TECH-22")
@pytest.mark.parametrize("name", ["starbase", "orbital", "monolith"])
def test_technologies_that_allow_to_build(name: str) -> None:
    g = table("descendants_of_draco mechanema")
    store(g, P1, 0, 0, 20)
    play(g, "p1 act build")
    assert refusal(g, f"p1 build {name} 228") == "ECL-BUI-3"
    tech(g, P1, name)
    assert refusal(g, f"p1 build {name} 228") is None


@example("EC-46")
@rule("ECL-TECH-23")
def test_the_artifact_key_gives_five_of_a_resource_for_each_artifact() -> None:
    g = researching("planta mechanema", "artifact_key", science=14)
    lay(g, "102", 0, -1)
    lay(g, "324", 0, -3)
    control(g, P1, "102", "324")
    play(g, "p1 buy artifact_key nano; p1 gain money; p1 gain science; p1 gain materials")
    assert g.players[P1].storage == (5, 5, 5)
    assert step(g) == "AFTER"


@rule("ECL-TECH-25")
def test_discs_beyond_the_circles_cost_nothing() -> None:
    p = table().players[P1]
    p.discs = 15
    assert upkeep(p) == 0
    p.discs = 5
    assert upkeep(p) == 10


@rule("ECL-ROTA-RARE-1")
def test_ten_rare_tiles_are_in_the_bag() -> None:
    on, off = {"rare_technologies": True}, {"rare_technologies": False}
    assert sum(tech_counts(2, on)) - sum(tech_counts(2, off)) == 10


@example("EC-6")
@rule("ECL-ROTA-RARE-2", "ECL-SETUP-3")
def test_rare_tiles_come_on_top_of_the_ordinary_ones() -> None:
    settings = RULES.complete_settings(4, {})
    for seed in range(5):
        made = deal(4, settings, DrawStream(Dealer.seeded(seed)))
        ordinary = [name for name in made["techs"] if TECH[name] < TECH["antimatter_splitter"]]
        assert len(ordinary) == 16


@rule("ECL-ROTA-RARE-3")
def test_a_rare_tile_has_the_discount_of_its_track() -> None:
    g = researching("eridani_empire mechanema", "zero_point_source", science=14)
    play(g, "p1 buy zero_point_source grid")
    assert g.players[P1].storage[1] == 0


@rule("ECL-ROTA-RARE-4")
def test_a_rare_tile_is_gone_for_everybody_else() -> None:
    g = researching("planta mechanema", "cloaking_device", "neutron_bombs")
    play(g, "p1 buy cloaking_device nano; p1 end")
    store(g, P2, 0, 40)
    play(g, "p2 act research")
    assert refusal(g, "p2 buy cloaking_device nano") == "ECL-RES-7"


@example("EC-4")
@rule("ECL-ROTA-RARE-6")
def test_a_printed_rare_technology_bars_only_its_own_species() -> None:
    g = researching("exiles mechanema", "cloaking_device", "neutron_bombs", rota_species=True)
    assert refusal(g, "p1 buy cloaking_device grid") == "ECL-RES-4"
    play(g, "p1 done; p1 end")
    store(g, P2, 0, 40)
    play(g, "p2 act research")
    assert refusal(g, "p2 buy cloaking_device grid") is None


@example("EX-2")
@rule("ECL-ROTA-DEV-1")
@pytest.mark.parametrize(("players", "count"), [(2, 3), (3, 4), (4, 5), (5, 6), (6, 7), (7, 8), (8, 8), (9, 8)])
def test_developments_are_laid_out(players: int, count: int) -> None:
    settings = RULES.complete_settings(players, {})
    made = deal(players, settings, DrawStream(Dealer.seeded(1)))
    assert len(made["developments"]) == count
    assert len(developments_in_use({**settings, "warp_portals": False})) == 7


@example("EX-1")
@rule("ECL-ROTA-DEV-2", "ECL-ROTA-DEV-7")
def test_a_development_is_paid_in_printed_resources() -> None:
    g = developing("research_station")
    store(g, P1, 5, 0, 5)
    play(g, "p1 develop research_station")
    assert g.players[P1].storage == (0, 12, 0)
    assert sum(len(track) for track in g.players[P1].techs) == 1
    assert g.players[P1].developments == (DEVELOPMENT["research_station"],)
    g = developing("research_station")
    store(g, P1, 4, 20, 5)
    assert refusal(g, "p1 develop research_station") == "ECL-ROTA-DEV-2"


@rule("ECL-ROTA-DEV-3")
def test_each_development_exists_once() -> None:
    g = developing("trade_fleet", "mining_colony")
    play(g, "p1 develop trade_fleet; p1 end")
    store(g, P2, 20, 20, 20)
    play(g, "p2 act research")
    assert refusal(g, "p2 develop trade_fleet") == "ECL-ROTA-DEV-3"


@rule("ECL-ROTA-DEV-4", "ECL-ROTA-DEV-5")
def test_points_of_the_monument_and_of_artifacts() -> None:
    g = developing("ancient_monument")
    play(g, "p1 develop ancient_monument")
    assert g.players[P1].storage == (7, 20, 20)
    assert points(g, P1)[DEVELOPED] == 3
    g = developing("artifact_link")
    lay(g, "102", 0, -1)
    control(g, P1, "102")
    play(g, "p1 develop artifact_link")
    assert g.players[P1].storage == (20, 13, 13)
    assert points(g, P1)[DEVELOPED] == 2


@rule("ECL-ROTA-DEV-6", "ECL-ROTA-DEV-8")
def test_resources_of_colony_and_fleet() -> None:
    g = developing("mining_colony")
    play(g, "p1 develop mining_colony")
    assert g.players[P1].storage == (15, 15, 32)
    g = developing("trade_fleet")
    play(g, "p1 develop trade_fleet")
    assert g.players[P1].storage == (32, 15, 15)


@rule("ECL-ROTA-DEV-9")
def test_the_shellworld_has_a_science_square_and_points() -> None:
    g = developing("shellworld")
    play(g, "p1 develop shellworld")
    assert refusal(g, "p1 site 223") == "ECL-ROTA-DEV-9"
    play(g, "p1 site 221; p1 settle 221 shellworld")
    assert points(g, P1)[STRUCTURES] == 5
    assert g.players[P1].cubes == (10, 9, 10)


@rule("ECL-ROTA-DEV-10")
def test_the_warp_portal_links_and_gives_a_point() -> None:
    g = developing("warp_portal")
    play(g, "p1 develop warp_portal; p1 site 221")
    assert g.players[P1].storage[2] == 12
    assert points(g, P1)[STRUCTURES] == 1
    assert g.view(None)["sectors"]["221"]["portal"]


@rule("ECL-ROTA-DEV-11")
def test_the_diplomatic_fleet_is_another_slot() -> None:
    g = developing("diplomatic_fleet", species="planta mechanema terran_directorate terran_federation")
    relate(g, P1, P2)
    reputation(g, P1, 1, 1, 1)
    assert not has_slot_for_tile(g, P1)
    play(g, "p1 develop diplomatic_fleet")
    assert has_slot_for_tile(g, P1)


@rule("ECL-ROTA-DEV-12")
def test_a_token_needs_a_controlled_sector() -> None:
    g = developing("shellworld")
    g.owners = tuple(-1 for _ in g.owners)
    assert refusal(g, "p1 develop shellworld") == "ECL-ROTA-DEV-12"


@rule("ECL-ROTA-DEV-13", "ECL-ROTA-FAQ-2", "ECL-BUI-7")
def test_structures_serve_the_new_controller() -> None:
    g = table()
    lay(g, "201", -1, -1)
    structure(g, "shellworld", "201")
    structure(g, "monolith", "201")
    control(g, P1, "201")
    assert points(g, P1)[STRUCTURES] == 8
    play(g, "p1 act influence; p1 lift 201; p1 put track")
    assert points(g, P1)[STRUCTURES] == 0
    control(g, P2, "201")
    assert points(g, P2)[STRUCTURES] == 8
