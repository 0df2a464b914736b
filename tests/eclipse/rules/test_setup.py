"""The table before the first turn (ECL-SETUP)."""

from __future__ import annotations

from typing import Any

import pytest

import astrarium
from astrarium.games.eclipse import tables
from astrarium.games.eclipse.about import BASE_GAME
from astrarium.games.eclipse.deal import discovery_counts, draw_techs, reputation_counts
from astrarium.games.eclipse.discs import upkeep
from astrarium.games.eclipse.hexes import ring
from astrarium.games.eclipse.population import production
from astrarium.games.eclipse.state import Eclipse
from astrarium.kernel.chance import Dealer, DrawStream
from astrarium.kernel.pools import bag_size, kinds_at
from astrarium.kernel.values import bits
from tests.eclipse.scenario import (
    P1,
    P2,
    P3,
    SECTOR,
    SPECIES,
    TECH,
    actors_of,
    has_discovery,
    new_game,
    play,
    population,
    refusal,
    ships,
    table,
)
from tests.marks import example, rule

HOMES = {"terran_directorate": "221", "eridani_empire": "222", "hydran_progress": "224", "planta": "226"}
STARTS = {  # storage, home cubes, production, discs on the track, upkeep, discs in reserve (examples, part 3)
    "terran_directorate": ((2, 3, 3), (1, 1, 1), (3, 3, 3), 12, 0, 3),
    "eridani_empire": ((26, 2, 4), (1, 1, 0), (3, 3, 2), 10, 1, 5),
    "hydran_progress": ((2, 5, 2), (1, 2, 0), (3, 4, 2), 12, 0, 3),
    "planta": ((4, 4, 4), (1, 1, 1), (3, 3, 3), 12, 0, 3),
    "descendants_of_draco": ((2, 4, 3), (1, 1, 0), (3, 3, 2), 12, 0, 3),
    "mechanema": ((3, 3, 3), (1, 1, 0), (3, 3, 2), 12, 0, 3),
    "orion_hegemony": ((3, 3, 5), (0, 1, 1), (2, 3, 3), 12, 0, 3),
    "wardens_of_magellan": ((2, 2, 3), (1, 1, 1), (3, 3, 3), 12, 0, 3),
    "rho_indi_syndicate": ((2, 3, 3), (1, 0, 1), (3, 2, 3), 12, 0, 3),
    "enlightened_of_lyra": ((2, 4, 3), (1, 1, 1), (3, 3, 3), 12, 0, 3),
}


def dealt(players: int, seed: int = 1, **settings: Any) -> Eclipse:
    g = astrarium.new("eclipse", players, {**BASE_GAME, **settings}, seed=seed)
    assert isinstance(g, Eclipse)
    return g


@rule("ECL-SETUP-1")
def test_the_centre_has_its_guard_and_a_discovery_tile() -> None:
    g = dealt(2)
    assert g.places[tables.CENTER] == (0, 0, 0)
    assert has_discovery(g, "001")
    assert [tables.NAMES["npc"][kind] for _, kind, _ in g.ships[tables.CENTER]] == ["gcds"]


@rule("ECL-SETUP-2")
@pytest.mark.parametrize(("players", "outer"), [(2, 5), (3, 10), (4, 14), (5, 16), (6, 18)])
def test_the_outer_stack_has_as_many_hexes_as_the_players_need(players: int, outer: int) -> None:
    g = dealt(players)
    assert [left for _, left, _, _ in g.zones] == [8, 11, outer]
    assert [len(bits(unseen)) for unseen, _, _, _ in g.zones] == [8, 11, 18]


@rule("ECL-SETUP-3")
@pytest.mark.parametrize(("players", "tiles"), [(2, 12), (3, 14), (4, 16), (5, 18), (6, 20)])
def test_technologies_lie_on_the_supply_board(players: int, tiles: int) -> None:
    g = dealt(players)
    assert sum(g.techs) == tiles
    assert sum(g.techs) + sum(g.tech_bag) == 96


@rule("ECL-SETUP-4")
def test_discovery_and_reputation_tiles() -> None:
    g = dealt(2)
    assert bag_size(g.discoveries) == 20  # and one on the centre
    assert reputation_counts(2) == [4, 7, 9, 12]
    assert sum(discovery_counts({"rota_discoveries": True, "warp_portals": True})) == 30
    assert sum(discovery_counts({"rota_discoveries": True, "warp_portals": False})) == 29


@rule("ECL-SETUP-5")
def test_the_start_player_is_random() -> None:
    assert {dealt(3, seed).start_seat for seed in range(12)} == {0, 1, 2}


@rule("ECL-SETUP-6")
def test_species_are_chosen_in_reverse_turn_order_and_boards_once() -> None:
    g = new_game(3, {"first": P2})
    assert actors_of(g) == (P1,)
    play(
        g, "p1 choose-species eridani_empire; chance draw-reputation reputation_1; chance draw-reputation reputation_2"
    )
    assert actors_of(g) == (P3,)
    assert refusal(g, "p3 choose-species terran_directorate") == "ECL-SETUP-6"
    assert refusal(g, "p3 choose-species eridani_empire") == "ECL-SETUP-6"
    play(g, "p3 choose-species planta")
    assert actors_of(g) == (P2,)


@rule("ECL-SETUP-7")
def test_players_sit_clockwise_from_the_start_player() -> None:
    g = new_game(3, {"first": P2})
    play(g, "p1 choose-species planta; p3 choose-species mechanema; p2 choose-species terran_directorate")
    assert g.places[SECTOR["221"]] == (0, -2, 3)
    assert g.places[SECTOR["230"]] == (2, 0, 5)
    assert g.places[SECTOR["226"]] == (-2, 2, 1)
    for players in range(2, 7):
        positions = tables.SETUPS[players].start_positions
        assert all(ring(spot.q, spot.r) == 2 and 0 in (spot.q, spot.r, spot.q + spot.r) for spot in positions)


@example("EC-81")
@rule("ECL-SETUP-8")
def test_home_sectors_open_to_the_centre_a_middle_position_and_outwards() -> None:
    middles = {
        4: {(2, -2): (1, -2), (-2, 0): (-1, -1), (2, 0): (1, 1), (-2, 2): (-1, 2)},
        5: {(2, -2): (1, -2), (2, 0): (2, -1), (0, 2): (1, 1), (-2, 2): (-2, 1), (-2, 0): (-1, -1)},
    }
    for players, expected in middles.items():
        g = table(players=players)
        for seat in range(players):
            home = tables.SPECIES[g.players[seat].species].home_sector
            q, r, turn = g.places[home]
            spots = [beside_of(q, r, edge) for edge in range(6) if tables.WORMHOLES[home][turn] >> edge & 1]
            assert sorted(ring(*spot) for spot in spots) == [1, 2, 3, 3]
            assert next(spot for spot in spots if ring(*spot) == 2) == expected[q, r]


def beside_of(q: int, r: int, edge: int) -> tuple[int, int]:
    dq, dr = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))[edge]
    return (q + dq, r + dr)


@rule("ECL-SETUP-9")
def test_home_sectors_begin_with_a_disc_ships_and_cubes() -> None:
    g = table("hydran_progress orion_hegemony")
    assert g.owners[SECTOR["224"]] == P1
    assert population(g, "224") == {"money": 1, "science": 1, "adv-science": 1}
    assert ships(g, P1, "224") == ["interceptor"]
    assert ships(g, P2, "232") == ["cruiser"]


@rule("ECL-SETUP-10", "ECL-SETUP-11", "ECL-SETUP-12")
@pytest.mark.parametrize("species", STARTS)
def test_tracks_and_storage_at_the_start(species: str) -> None:
    storage, cubes, produced, discs, price, reserve = STARTS[species]
    g = table(f"{species} terran_alliance" if species != "orion_hegemony" else f"{species} terran_union")
    p = g.players[P1]
    assert p.storage == storage
    assert tuple(11 - left for left in p.cubes) == cubes
    assert tuple(production(p, resource) for resource in range(3)) == produced
    assert (p.discs, upkeep(p), p.reserve) == (discs, price, reserve)
    assert p.colony_ships == tables.SPECIES[SPECIES[species]].colony_ships


@example("EC-8")
@rule("ECL-SETUP-11")
def test_eridani_begin_with_three_empty_circles() -> None:
    p = table("eridani_empire planta").players[P1]
    assert (p.discs, upkeep(p)) == (10, 1)


@rule("ECL-SETUP-13")
def test_printed_technologies_fill_the_first_slots() -> None:
    p = table("eridani_empire planta").players[P1]
    assert [len(track) for track in p.techs] == [1, 1, 1]


@rule("ECL-SETUP-14")
def test_eridani_draw_two_reputation_tiles() -> None:
    g = new_game(2)
    play(
        g, "p2 choose-species eridani_empire; chance draw-reputation reputation_3; chance draw-reputation reputation_1"
    )
    assert [tables.REPUTATIONS[kind].vp for kind in kinds_at(g.reputation, P2)] == [3, 1]
    assert g.view(P1)["players"][P2]["reputation"] == [None, None]
    assert sorted(g.view(P2)["players"][P2]["reputation"]) == [1, 3]


@rule("ECL-SETUP-3", "ECL-ROTA-RARE-2")
def test_tiles_that_were_drawn_are_in_the_bag_no_more() -> None:
    bag = [0] * len(tables.TECHS)
    bag[TECH["starbase"]] = 3
    assert draw_techs(bag, 3, DrawStream(Dealer.seeded(1))) == ["starbase"] * 3
    assert sum(bag) == 0
    assert draw_techs(bag, 3, DrawStream(Dealer.seeded(1))) == []


@rule("ECL-SETUP-15")
def test_the_game_begins_with_round_one_of_nine() -> None:
    g = new_game(2)
    assert g.round == 1
    assert tables.ROUNDS == 9
