"""Modules and variants (ECL-ROTA-GEN, -HW, -CENTER, -HIVE, -WARP, -VAR)."""

from __future__ import annotations

from typing import Any

import pytest

import astrarium
from astrarium.games.eclipse import tables
from astrarium.games.eclipse.about import BASE_GAME
from astrarium.games.eclipse.cleanup import HIVE_ROLLS, NEXT_ROUND
from astrarium.games.eclipse.deal import developments_in_use, discovery_counts
from astrarium.games.eclipse.flow import RULES
from astrarium.games.eclipse.guards import TURN_CRUISER
from astrarium.games.eclipse.ids import NONE
from astrarium.games.eclipse.scoring import points
from astrarium.games.eclipse.state import Eclipse
from astrarium.games.eclipse.supply import NEW_TECHS
from astrarium.games.eclipse.technologies import cheapest_techs
from astrarium.games.eclipse.turn import ACTION_PHASE
from astrarium.kernel.errors import BadSetting
from astrarium.kernel.position import CHANCE
from astrarium.kernel.values import bits
from tests.eclipse.scenario import (
    P1,
    P2,
    P3,
    SECTOR,
    TECH,
    actors_of,
    ancients,
    begin,
    has_discovery,
    lay,
    new_game,
    npc,
    offer,
    options,
    play,
    refusal,
    ship,
    step,
    structure,
    table,
)
from tests.marks import example, rule

MODULES = tuple(BASE_GAME)


def dealt(players: int, seed: int = 1, **settings: Any) -> Eclipse:
    g = astrarium.new("eclipse", players, {**BASE_GAME, **settings}, seed=seed)
    assert isinstance(g, Eclipse)
    return g


@rule("ECL-ROTA-GEN-1", "ECL-ROTA-GEN-5")
@pytest.mark.parametrize("module", MODULES)
def test_every_module_may_be_used_alone(module: str) -> None:
    g, base = dealt(3, **{module: True}), dealt(3)
    hexes = [bits(unseen) for unseen, _, _, _ in g.zones]
    added = {
        "rota_sectors": {"213", "320", "321", "322", "323", "324"},
        "ancient_hives": {"212", "319"},
        "warp_portals": {"291", "393", "394"},
    }
    without = [bits(unseen) for unseen, _, _, _ in base.zones]
    new = {tables.SECTOR_NAMES[n] for zone, old in zip(hexes, without, strict=True) for n in zone if n not in old}
    assert new == added.get(module, set())
    assert bool(g.developments) == (module == "developments")
    assert (g.discoveries[0] != base.discoveries[0]) == (module == "rota_discoveries")
    assert (sum(g.tech_bag) + sum(g.techs) > 96) == (module == "rare_technologies")


@rule("ECL-ROTA-GEN-5")
def test_portals_take_their_tiles_with_them() -> None:
    on = {"warp_portals": True, "rota_discoveries": True, "developments": True}
    off = {**on, "warp_portals": False}
    assert len(developments_in_use(on)) - len(developments_in_use(off)) == 1
    assert sum(discovery_counts(on)) - sum(discovery_counts(off)) == 1
    with pytest.raises(BadSetting):
        RULES.complete_settings(7, {"rota_sectors": False})


@rule("ECL-ROTA-GEN-6")
def test_new_species_only_with_their_module() -> None:
    assert refusal(new_game(2), "p2 choose-species exiles") == "ECL-ROTA-GEN-6"
    assert refusal(new_game(2, rota_species=True), "p2 choose-species exiles") is None
    with pytest.raises(BadSetting):
        RULES.complete_settings(8, {"rota_species": False})
    assert dealt(6, ancient_homeworlds=True).places[SECTOR["271"]][2] == NONE


@rule("ECL-ROTA-GEN-2")
def test_nine_boards_with_two_sides() -> None:
    boards = [species.board for species in tables.SPECIES]
    assert len(set(boards)) == 9
    assert {boards.count(board) for board in boards} == {2}
    assert tables.INFLUENCE_TRACK.discs_owned == 16
    assert RULES.seats[-1] == 9


@example("EC-79")
@rule("ECL-ROTA-HW-1", "ECL-ROTA-HW-2")
@pytest.mark.parametrize(("players", "count"), [(2, 4), (3, 3), (4, 2), (5, 1), (6, 0)])
def test_homeworlds_fill_the_free_starting_positions(players: int, count: int) -> None:
    g = dealt(players, ancient_homeworlds=True)
    laid = [n for n in tables.HOMEWORLDS if g.places[n][2] != NONE]
    assert len(laid) == count
    positions = {(spot.q, spot.r, spot.rotation) for spot in tables.SETUPS[players].homeworld_positions}
    assert {g.places[n] for n in laid} == positions
    for n in laid:
        (kind,) = [kind for _, kind, _ in g.ships[n]]
        assert tables.NPCS[kind].kind == "ancient_cruiser"
        assert has_discovery(g, tables.SECTOR_NAMES[n])
    if players == 2:
        assert sum(g.techs) == 12
        assert g.developments == 0
        assert [left for _, left, _, _ in g.zones] == [8, 11, 5]


@rule("ECL-ROTA-HW-3")
def test_homeworlds_with_seven_or_eight_players() -> None:
    for players, count in ((7, 2), (8, 1), (9, 0)):
        g = astrarium.new("eclipse", players, {}, seed=1)
        assert isinstance(g, Eclipse)
        assert sum(g.places[n][2] != NONE for n in tables.HOMEWORLDS) == count


@rule("ECL-ROTA-HW-4")
def test_no_disc_beside_a_cruiser_also_of_draco() -> None:
    g = table("descendants_of_draco terran_directorate")
    lay(g, "271", -1, -1)
    npc(g, "ancient_cruiser_a", "271")
    lay(g, "201", 0, -3)
    play(g, "p1 act influence; p1 lift track")
    assert refusal(g, "p1 put 271") == "ECL-ROTA-HW-4"
    ship(g, P1, "cruiser", "271")
    assert "271" not in options(g, "put")


@rule("ECL-ROTA-CENTER-1")
def test_the_ancient_dreadnought_guards_the_centre_with_a_random_side() -> None:
    guards = set()
    for seed in range(8):
        g = dealt(2, seed, ancient_dreadnought=True)
        guards |= {tables.NAMES["npc"][kind] for _, kind, _ in g.ships[tables.CENTER]}
    assert guards == {"ancient_dreadnought_a", "ancient_dreadnought_b"}


def hive(rotation: int = 0, count: int = 3) -> Eclipse:
    """212 with neighbours at N and SE."""
    g = table(ancient_hives=True)
    lay(g, "212", -5, 0, rotation)
    lay(g, "310", -5, -1)
    lay(g, "304", -4, 0)
    npc(g, "ancient", "212", count)
    return g


@rule("ECL-ROTA-HIVE-1", "ECL-ROTA-HIVE-2")
def test_hives_are_in_the_stacks_and_bring_three_ancients() -> None:
    g = table(ancient_hives=True)
    assert g.zones[1][0] >> SECTOR["212"] & 1
    assert g.zones[2][0] >> SECTOR["319"] & 1
    play(g, "p1 act explore; p1 explore 221-SW; chance turn-sector 212; p1 place 212 0")
    assert ancients(g, "212") == 3
    assert has_discovery(g, "212")


@rule("ECL-ROTA-HIVE-3", "ECL-ROTA-HIVE-14")
def test_an_ancient_leaves_the_hive_over_the_edge_of_the_die() -> None:
    g = begin(hive(), HIVE_ROLLS.at())
    play(g, "chance hive 1")
    assert (ancients(g, "212"), ancients(g, "310")) == (2, 1)
    g = begin(hive(rotation=2), HIVE_ROLLS.at())  # the faces turn with the hex: 1 is at SE now
    play(g, "chance hive 1")
    assert (ancients(g, "212"), ancients(g, "304")) == (2, 1)


@example("EC-43")
@rule("ECL-ROTA-HIVE-3", "ECL-ROTA-HIVE-4")
def test_without_a_sector_or_an_ancient_nothing_happens() -> None:
    g = begin(hive(), HIVE_ROLLS.at())
    play(g, "chance hive 4")
    assert ancients(g, "212") == 3
    g = begin(hive(count=0), HIVE_ROLLS.at())
    assert g.stack == []


@rule("ECL-ROTA-HIVE-4", "ECL-ROTA-HIVE-14")
def test_an_ancient_that_came_from_another_hive_may_go_on() -> None:
    g = hive(count=0)
    lay(g, "319", -5, 1)
    npc(g, "ancient", "319")
    begin(g, HIVE_ROLLS.at())
    play(g, "chance hive 1; chance hive 1")
    assert (ancients(g, "319"), ancients(g, "212"), ancients(g, "310")) == (0, 0, 1)
    assert g.stack == []


@rule("ECL-ROTA-HIVE-3", "ECL-ROTA-HIVE-4")
def test_in_older_games_only_hives_that_had_an_ancient_at_first_send_one() -> None:
    g = hive(count=0)
    g.settings = {**g.settings, "hives_roll_in_turn": False}
    lay(g, "319", -5, 1)
    npc(g, "ancient", "319")
    begin(g, HIVE_ROLLS.at())
    play(g, "chance hive 1")
    assert (ancients(g, "319"), ancients(g, "212")) == (0, 1)
    assert g.stack == []


@rule("ECL-ROTA-HIVE-4", "ECL-ROTA-HIVE-5")
def test_ancients_need_no_wormhole_and_stay_where_they_are() -> None:
    g = hive()
    lay(g, "317", -6, 1)  # at SW of the hive, and closed there
    begin(g, HIVE_ROLLS.at())
    play(g, "chance hive 5")
    assert ancients(g, "317") == 1
    begin(g, HIVE_ROLLS.at())
    play(g, "chance hive 4")
    assert (ancients(g, "317"), ancients(g, "212")) == (1, 2)


@example("EC-42", "EC-85")
@rule("ECL-ROTA-HIVE-10")
def test_draco_discard_a_hive_and_draw_again() -> None:
    g = table("descendants_of_draco terran_directorate", ancient_hives=True)
    play(g, "p1 act explore; p1 explore 228-SW; chance turn-sector 212")
    assert step(g) == "TURN_UP"
    assert "212" not in options(g, "turn-sector", -1)
    play(g, "chance turn-sector 201; p1 again; chance turn-sector 202; p1 place 201 0")
    assert set(g.zones[1][3]) == {SECTOR["212"], SECTOR["202"]}
    g = table("descendants_of_draco terran_directorate", ancient_hives=True)
    both = SECTOR["201"], SECTOR["212"]
    g.zones = (g.zones[0], (sum(1 << n for n in both), 2, 0, ()), g.zones[2])
    play(g, "p1 act explore; p1 explore 228-SW; chance turn-sector 201; p1 again; chance turn-sector 212")
    assert {place.split()[0] for place in options(g, "place")} == {"201"}  # no hex is left in the stack
    play(g, "p1 place 201 0")
    assert list(g.zones[1][3]) == [SECTOR["212"]]
    g = table("descendants_of_draco terran_directorate", ancient_hives=True)
    g.zones = (g.zones[0], (0, 0, 0, (SECTOR["212"],)), g.zones[2])
    play(g, "p1 act explore; p1 explore 228-SW; chance turn-sector 212")
    assert step(g) == "AFTER"
    assert g.zones[1][3] == (SECTOR["212"],)


@rule("ECL-ROTA-HIVE-11")
def test_draco_put_a_disc_on_a_hive_without_its_tile() -> None:
    g = table("descendants_of_draco terran_directorate", ancient_hives=True)
    lay(g, "212", -1, -1)
    npc(g, "ancient", "212", 2)
    play(g, "p1 act influence; p1 lift track; p1 put 212")
    assert g.owners[SECTOR["212"]] == P1
    assert step(g) == "INFLUENCING"


@rule("ECL-ROTA-HIVE-13")
def test_every_ancient_on_the_map_is_a_point_for_draco() -> None:
    g = table("descendants_of_draco terran_directorate", ancient_hives=True)
    before = points(g, P1)[7]
    lay(g, "212", -1, -1)
    npc(g, "ancient", "212", 3)
    npc(g, "ancient_cruiser_a", "212")
    assert points(g, P1)[7] == before + 3


@rule("ECL-ROTA-WARP-1")
def test_portal_hexes_are_in_the_stacks() -> None:
    g = table(warp_portals=True)
    assert g.zones[1][0] >> SECTOR["291"] & 1
    assert g.zones[2][0] >> SECTOR["393"] & g.zones[2][0] >> SECTOR["394"] & 1


@rule("ECL-ROTA-WARP-5")
def test_hive_ancients_use_no_portals() -> None:
    g = hive()
    structure(g, "warp_portal", "212")
    structure(g, "ancient_warp_portal", "221")
    begin(g, HIVE_ROLLS.at())
    play(g, "chance hive 4")
    assert ancients(g, "212") == 3
    begin(g, HIVE_ROLLS.at())
    play(g, "chance hive 1")
    assert (ancients(g, "212"), ancients(g, "221"), ancients(g, "310")) == (2, 0, 1)


# Variants


@rule("ECL-ROTA-VAR-2", "ECL-ROTA-VAR-6")
def test_technologies_wait_a_round() -> None:
    g = table(predictable_technologies=True)
    offer(g, "starbase", "gauss_shield")
    g.waiting_techs, g.techs = g.techs, g.waiting_techs
    assert cheapest_techs(g, P1) == []
    assert refusal(g, "p1 act research") == "ECL-FLOW-8"
    begin(g, NEW_TECHS.at())
    assert g.techs[TECH["starbase"]] == 1
    assert cheapest_techs(g, P1) == [TECH["gauss_shield"]]
    while step(g) == "TURN_TECH":
        g.apply(-1, g.actions(-1)[0])
    assert (sum(g.techs), sum(g.waiting_techs)) == (2, 4)
    g.round = 8
    begin(g, NEW_TECHS.at())
    assert g.stack == []
    assert (sum(g.techs), sum(g.waiting_techs)) == (6, 0)
    assert sum(dealt(2, predictable_technologies=True).waiting_techs) == 4


@rule("ECL-ROTA-VAR-3")
def test_the_second_to_pass_chooses_the_direction() -> None:
    g = table(players=3, direction_of_play=True)
    begin(g, ACTION_PHASE.at())
    play(g, "p1 pass; p1 end; p2 pass; p2 end; p3 pass; p3 end")
    begin(g, NEXT_ROUND.at())
    assert actors_of(g) == (P2,)
    play(g, "p2 direction counter-clockwise")
    for p in g.players:
        p.is_passed = False
    begin(g, ACTION_PHASE.at())
    play(g, "p1 pass; p1 end")
    assert actors_of(g) == (P3,)


@rule("ECL-ROTA-VAR-4")
def test_a_small_galaxy() -> None:
    assert dealt(3, small_galaxy=True).zones[2][1] == 7
    with pytest.raises(BadSetting):
        RULES.complete_settings(4, {"small_galaxy": True})


@rule("ECL-ROTA-HW-2", "ECL-ROTA-VAR-5")
def test_each_ancient_cruiser_comes_once() -> None:
    g = table(secret_world=2, deal={"hidden": ["272", "273"], "homeworlds": ["271"], "cruisers": ["ancient_cruiser_a"]})
    for name in ("272", "273"):
        lay(g, name, 20 + SECTOR[name], 0)
    begin(g, TURN_CRUISER.at(CHANCE, SECTOR["272"]), TURN_CRUISER.at(CHANCE, SECTOR["273"]))
    assert options(g, "turn-cruiser", CHANCE) == [f"ancient_cruiser_{letter}" for letter in "bcdefgh"]
    g.play(CHANCE, "turn-cruiser ancient_cruiser_c")
    assert options(g, "turn-cruiser", CHANCE) == [f"ancient_cruiser_{letter}" for letter in "bdefgh"]


@rule("ECL-ROTA-VAR-5")
def test_secret_worlds_are_in_the_middle_stack() -> None:
    g = table(secret_world=1, deal={"hidden": ["272"]})
    assert g.zones[1][1] == 12
    play(g, "p1 act explore; p1 explore 221-SW; chance turn-sector 272; p1 place 272 0")
    play(g, "chance turn-cruiser ancient_cruiser_c")
    assert has_discovery(g, "272")
    assert step(g) == "AFTER"
    both = dealt(2, secret_world=2, ancient_homeworlds=True)
    assert sum(both.places[n][2] != NONE for n in tables.HOMEWORLDS) == 2
    assert both.zones[1][1] == 13


@rule("ECL-ROTA-VAR-7")
def test_secret_worlds_with_many_players_may_stay_out() -> None:
    g = astrarium.new("eclipse", 7, {"secret_world": 4}, seed=1)
    assert isinstance(g, Eclipse)
    unseen = bits(g.zones[1][0])
    assert set(tables.HOMEWORLDS) - set(unseen) == set()
    assert len(unseen) > 12
    assert len([spot for spot in g.covered if max(map(abs, (*spot, sum(spot)))) == 2]) == 12
