"""Seven to nine players, and two action markers (ECL-ROTA-MANY, ECL-ROTA-SIM)."""

from __future__ import annotations

from typing import Any

import pytest

from astrarium.games.eclipse import tables
from astrarium.games.eclipse.deal import reputation_counts, tech_counts
from astrarium.games.eclipse.hexes import EDGES, beside, ring
from astrarium.games.eclipse.ids import NONE, RARE
from astrarium.games.eclipse.links import has_wormhole
from astrarium.games.eclipse.population import production
from astrarium.games.eclipse.setup import lay_home, set_up_player
from astrarium.games.eclipse.state import Eclipse
from astrarium.games.eclipse.supply import NEW_TECHS, tiles_per_cleanup
from astrarium.games.eclipse.turn import ACTION_PHASE
from astrarium.kernel.position import CHANCE
from tests.eclipse.scenario import (
    P1,
    P2,
    P3,
    P4,
    P5,
    P6,
    SECTOR,
    SPECIES,
    actors_of,
    begin,
    control,
    lay,
    new_game,
    offer,
    options,
    play,
    refusal,
    relate,
    ship,
    step,
    structure,
    verbs_of,
)
from tests.marks import example, rule

NINE = (
    "terran_directorate", "terran_federation", "terran_union", "terran_republic", "terran_conglomerate",
    "terran_alliance", "exiles", "rho_indi_syndicate", "enlightened_of_lyra",
)  # fmt: skip
WIDE = {"rota_sectors": True, "rota_species": True}


def wide(players: int, **settings: Any) -> Eclipse:
    """Home sectors in the third ring, each turned so that it is legal."""
    g = new_game(players, None, **{**WIDE, **settings})
    for seat in range(players):
        set_up_player(g, seat, SPECIES[NINE[seat]])
        home = tables.SPECIES[SPECIES[NINE[seat]]].home_sector
        spot = tables.SETUPS[players].start_positions[seat]
        inwards = [edge for edge in range(EDGES) if ring(*beside(spot.q, spot.r, edge)) == 2]
        turn = next(n for n in range(EDGES) if any(has_wormhole(home, n, edge) for edge in inwards))
        lay_home(g, seat, turn)
        p = g.players[seat]
        p.cubes = (p.cubes[0] - 1, *p.cubes[1:])
    return begin(g, ACTION_PHASE.at())


@rule("ECL-ROTA-MANY-10")
@pytest.mark.parametrize("players", [7, 8, 9])
def test_home_sectors_lie_in_the_third_ring(players: int) -> None:
    g = wide(players)
    homes = [tables.SPECIES[p.species].home_sector for p in g.players]
    spots = [g.places[home][:2] for home in homes]
    assert {ring(*spot) for spot in spots} == {3}
    inwards = [sum(ring(*beside(*spot, edge)) == 2 for edge in range(EDGES)) for spot in spots]
    assert set(inwards) == {1, 2}


@rule("ECL-ROTA-MANY-2")
def test_more_technologies_and_reputation_tiles() -> None:
    off = {"rare_technologies": False}
    assert sum(tech_counts(7, off)) - sum(tech_counts(6, off)) == 18
    assert [b - a for a, b in zip(reputation_counts(6), reputation_counts(7), strict=True)] == [2, 3, 2, 2]


@rule("ECL-ROTA-MANY-3")
def test_stacks_for_many_players() -> None:
    for players, outer in ((7, 22), (8, 23), (9, 23)):
        g = new_game(players, None, **WIDE)
        assert g.zones[2][1] == outer  # without hives and portals there are 23
    g = new_game(8, None, **WIDE, ancient_hives=True)
    assert g.zones[2][1] == 24


@example("EC-80")
@rule("ECL-ROTA-MANY-4")
def test_technologies_for_nine_players_are_used_up_exactly() -> None:
    setup = tables.SETUPS[9]
    ordinary = [n for n, tech in enumerate(tables.TECHS) if tech.category != RARE]
    counts = tech_counts(9, {"rare_technologies": True})
    each = tiles_per_cleanup(9, {"two_player_five_technologies": False})
    assert setup.tech_tiles_setup + 8 * each == sum(counts[n] for n in ordinary) == 114
    assert [tables.SETUPS[n].tech_tiles_setup for n in (7, 8, 9)] == [22, 24, 26]
    assert [tables.SETUPS[n].tech_tiles_cleanup for n in (7, 8, 9)] == [10, 11, 11]
    g = wide(9)
    g.tech_bag = (1, *[0] * (len(counts) - 1))  # one more Cleanup would find the bag empty
    begin(g, NEW_TECHS.at())
    g.play(CHANCE, "turn-tech neutron_bombs")
    assert (step(g), sum(g.tech_bag)) == ("", 0)


@rule("ECL-ROTA-MANY-5")
def test_hexes_lie_face_down_around_the_centre() -> None:
    g = wide(7)
    assert len(g.covered) == 18
    assert g.zones[0][1] == 2
    play(g, "p1 act explore")
    inner = [name for name in options(g, "explore") if name.startswith("221")]
    spot = next(
        name
        for name in inner
        if beside(*g.places[SECTOR["221"]][:2], ("N", "NE", "SE", "S", "SW", "NW").index(name.split("-")[1]))
        in g.covered
    )
    play(g, f"p1 explore {spot}")
    turned = options(g, "turn-sector", -1)[0]
    play(g, f"chance turn-sector {turned}; p1 refuse")
    assert len(g.covered) == 17
    assert g.zones[1][3] == (SECTOR[turned],)
    play(
        g,
        "p1 end; p2 pass; p2 end; p3 pass; p3 end; p4 pass; p4 end; p5 pass; p5 end; p6 pass; p6 end; p7 pass; p7 end",
    )
    play(g, f"p1 act explore; p1 explore {spot}")
    assert options(g, "turn-sector", -1) == [turned]


@rule("ECL-ROTA-MANY-1", "ECL-ROTA-MANY-6", "ECL-ROTA-MANY-7")
def test_homes_are_laid_one_after_the_other_and_must_open_inwards() -> None:
    g = new_game(7, {"first": P2}, **WIDE)
    assert actors_of(g) == (P1,)
    play(g, "p1 choose-species terran_directorate")
    assert step(g) == "LAYING_HOME"
    spot = tables.SETUPS[7].start_positions[6]
    inwards = [edge for edge in range(EDGES) if ring(*beside(spot.q, spot.r, edge)) == 2]
    for turn in range(EDGES):
        is_open = any(has_wormhole(SECTOR["221"], turn, edge) for edge in inwards)
        assert (refusal(g, f"p1 lay-home {turn}") is None) == is_open
        assert is_open or refusal(g, f"p1 lay-home {turn}") == "ECL-ROTA-MANY-7"
    play(g, f"p1 lay-home {options(g, 'lay-home')[0]}")
    assert g.places[SECTOR["221"]][:2] == (spot.q, spot.r)
    assert actors_of(g) == (6,)


@rule("ECL-ROTA-MANY-7")
def test_where_one_edge_leads_inwards_a_wormhole_must_be_there() -> None:
    g = new_game(7, None, **WIDE)
    refused = 0
    for seat in (6, 5, 4, 3, 2, 1, 0):
        play(g, f"p{seat + 1} choose-species {NINE[seat]}")
        legal = options(g, "lay-home", seat)
        refused += EDGES - len(legal)
        spot = tables.SETUPS[7].start_positions[seat]
        home = tables.SPECIES[SPECIES[NINE[seat]]].home_sector
        inwards = [edge for edge in range(EDGES) if ring(*beside(spot.q, spot.r, edge)) == 2]
        assert legal == [str(n) for n in range(EDGES) if any(has_wormhole(home, n, edge) for edge in inwards)]
        play(g, f"p{seat + 1} lay-home {legal[0]}")
        if "send-cube" in verbs_of(g, seat):
            play(g, f"p{seat + 1} send-cube money")
    assert refused > 0


@example("EC-53")
@rule("ECL-ROTA-MANY-8")
def test_each_player_removes_a_cube() -> None:
    g = new_game(7, None, **WIDE)
    for seat in (6, 5, 4, 3, 2, 1, 0):
        play(g, f"p{seat + 1} choose-species {NINE[:6][seat] if seat < 6 else 'wardens_of_magellan'}")
        play(g, f"p{seat + 1} lay-home {options(g, 'lay-home', seat)[0]}")
    assert actors_of(g) == (P1,)
    before = production(g.players[P1], 0)
    play(g, "p1 remove-cube money")
    assert g.players[P1].cubes == (9, 10, 10)
    assert production(g.players[P1], 0) > before
    assert actors_of(g) == (P2,)


# Two markers


@rule("ECL-ROTA-SIM-1")
@pytest.mark.parametrize(("players", "second"), [(7, 4), (8, 4), (9, 5)])
def test_the_player_opposite_holds_the_second_marker(players: int, second: int) -> None:
    g = wide(players, simultaneous_play=True)
    assert g.markers == (P1, second)
    assert actors_of(g) == (P1, second)


@example("EC-54")
@rule("ECL-ROTA-SIM-2")
def test_only_the_first_marker_researches() -> None:
    g = wide(8, simultaneous_play=True)
    offer(g, "neutron_bombs")
    g.players[P1].storage = g.players[P5].storage = (9, 9, 9)
    assert refusal(g, "p1 act research") is None
    assert refusal(g, "p5 act research") == "ECL-ROTA-SIM-2"
    assert refusal(g, "p5 act upgrade") is None


@rule("ECL-ROTA-SIM-3")
def test_each_marker_goes_on_by_itself() -> None:
    g = wide(8, simultaneous_play=True)
    play(g, "p5 act upgrade; p5 done; p5 end; p6 act upgrade")
    assert g.markers == (P1, P6)
    assert set(actors_of(g)) == {P1, P6}


@rule("ECL-ROTA-SIM-4")
def test_a_marker_waits_for_the_other() -> None:
    g = wide(8, simultaneous_play=True)
    play(g, "p5 pass; p5 end; p6 pass; p6 end; p7 pass; p7 end; p8 pass; p8 end")
    assert g.markers == (P1, P1)
    assert actors_of(g) == (P1,)
    play(g, "p1 act upgrade; p1 done; p1 end")
    assert set(actors_of(g)) == {P1, P2}
    offer(g, "neutron_bombs")
    assert refusal(g, "p1 act research") == "ECL-ROTA-SIM-2"
    g = wide(8, simultaneous_play=True)
    offer(g, "neutron_bombs")
    g.players[P5].storage = (9, 9, 9)
    play(g, "p1 pass; p1 end; p2 pass; p2 end; p3 pass; p3 end; p4 pass; p4 end")
    assert g.markers == (P5, P5)
    assert refusal(g, "p5 act research") == "ECL-ROTA-SIM-2"  # the second marker was there first
    play(g, "p5 act upgrade; p5 done; p5 end")
    assert refusal(g, "p5 act research") is None


@rule("ECL-ROTA-SIM-5")
def test_the_first_to_pass_gets_the_first_marker() -> None:
    g = wide(8, simultaneous_play=True)
    play(g, "p5 pass; p5 end")
    assert g.next_start == P5
    g.start_seat = P5
    begin(g, ACTION_PHASE.at())
    assert g.markers == (P5, P1)


@rule("ECL-ROTA-SIM-6")
def test_who_got_a_marker_last_may_wait_for_the_other() -> None:
    g = wide(8, simultaneous_play=True)
    play(g, "p5 pass; p5 end")
    assert refusal(g, "p1 after-you") == "ECL-ROTA-SIM-6"
    play(g, "p6 after-you")
    assert actors_of(g) == (P1,)
    play(g, "p1 act upgrade; p1 done; p1 end")
    assert set(actors_of(g)) == {P2, P6}


@rule("ECL-ROTA-SIM-9")
def test_the_phase_ends_with_the_last_pass_and_open_turns_are_withdrawn() -> None:
    g = wide(8, simultaneous_play=True)
    for p in g.players[1:]:
        p.is_passed = True
    play(g, "p1 pass; p1 end")
    assert g.stack == []
    g = wide(8, simultaneous_play=True)
    for p in g.players[1:]:
        p.is_passed = True
    play(g, "p5 react upgrade; p1 pass; p1 end")
    assert actors_of(g) == (P5,)
    play(g, "p5 done; p5 end")
    assert g.stack == []


@rule("ECL-ROTA-SIM-10")
def test_what_one_holder_does_counts_at_once_for_the_other() -> None:
    g = wide(8, simultaneous_play=True)
    lay(g, "310", 9, -5)
    lay(g, "304", 9, -4)
    control(g, P1, "310")
    control(g, P5, "304")
    play(g, "p1 act upgrade; p5 propose p1")
    assert verbs_of(g, P1) == {"accept", "decline"}
    play(g, "p1 decline; p1 fit hull cruiser-2; p1 done")
    ship(g, P1, "cruiser", "304")
    assert refusal(g, "p5 propose p1") == "ECL-DIP-12"
    assert refusal(g, "p5 settle 304 materials") == "ECL-COL-7"


def side_by_side(**settings: Any) -> Eclipse:
    """310 of the first holder and 304 of the second are connected, far from all others."""
    g = wide(8, simultaneous_play=True, **settings)
    lay(g, "310", 9, -5)
    lay(g, "304", 9, -4)
    control(g, P1, "310")
    control(g, P5, "304")
    return g


@rule("ECL-ROTA-SIM-10")
def test_a_position_that_is_being_explored_is_gone_for_the_other() -> None:
    g = side_by_side()
    ship(g, P5, "cruiser", "310")
    play(g, "p1 act explore; p5 act explore")
    assert "310-N" in options(g, "explore", P5)
    play(g, "p1 explore 310-N; chance turn-sector 301")
    assert refusal(g, "p5 explore 310-N") == "ECL-ROTA-SIM-10"
    assert "310-N" not in options(g, "explore", P5)
    play(g, "p1 refuse")
    assert refusal(g, "p5 explore 310-N") is None


@rule("ECL-ROTA-SIM-10")
def test_a_sector_that_the_other_took_cannot_be_claimed() -> None:
    g = side_by_side()
    ship(g, P5, "cruiser", "310")
    play(g, "p1 act explore; p5 act influence; p1 explore 310-N; chance turn-sector 306")
    play(g, f"p1 place {options(g, 'place')[0]}")
    assert refusal(g, "p1 claim") is None
    play(g, "p5 lift track; p5 put 306")
    assert refusal(g, "p1 claim") == "ECL-ROTA-SIM-10"
    play(g, "p1 skip")
    assert g.owners[SECTOR["306"]] == P5


@rule("ECL-ROTA-SIM-10")
def test_a_lifted_disc_goes_back_if_the_other_took_the_last_place() -> None:
    g = side_by_side()
    lay(g, "303", 20, 0)
    ship(g, P1, "cruiser", "303")
    play(g, "p1 act influence; p1 lift track")
    assert refusal(g, "p1 put track") == "ECL-INF-5"
    control(g, P5, "303")
    assert options(g, "put") == ["track"]


def linked_by_portals(*seats: int, **settings: Any) -> Eclipse:
    """Sectors of these players with portals, and the first two of them hold the markers."""
    g = wide(8, simultaneous_play=True, **settings)
    for n, (seat, name) in enumerate(zip(seats, ("303", "304", "305"), strict=False)):
        lay(g, name, 20 + 5 * n, 0)
        control(g, seat, name)
        structure(g, "warp_portal", name)
    return g


@rule("ECL-ROTA-SIM-10")
def test_who_is_asked_by_both_holders_needs_two_ambassadors() -> None:
    g = linked_by_portals(P1, P5, P3)
    g.players[P3].ambassadors = (P2, P4)
    g.players[P2].ambassadors = g.players[P4].ambassadors = (P3,)
    for seat, count in ((P2, 1), (P3, 2), (P4, 1)):
        g.players[seat].cubes = (g.players[seat].cubes[0] - count, *g.players[seat].cubes[1:])
    play(g, "p1 propose p3; p5 propose p3; p3 accept")
    assert refusal(g, "p3 accept") == "ECL-ROTA-SIM-10"
    play(g, "p1 send-cube money; p3 send-cube money")
    assert g.players[P3].ambassadors == (P2, P4, P1)
    assert refusal(g, "p3 accept") == "ECL-DIP-5"
    play(g, "p3 decline")
    assert g.players[P5].ambassadors == ()


@rule("ECL-ROTA-SIM-10")
def test_during_an_exchange_its_two_players_are_not_asked_but_others_are() -> None:
    g = linked_by_portals(P1, P5, P3)
    lay(g, "306", 40, 0)
    control(g, P6, "306")
    structure(g, "warp_portal", "306")
    play(g, "p5 propose p3; p3 accept")
    assert refusal(g, "p1 propose p3") == "ECL-ROTA-SIM-10"
    assert refusal(g, "p1 propose p5") == "ECL-ROTA-SIM-10"
    assert refusal(g, "p1 propose p6") is None


@rule("ECL-ROTA-SIM-10", "ECL-ROTA-ALLY-4")
def test_two_alliances_that_are_proposed_at_the_same_time_are_two() -> None:
    g = linked_by_portals(alliances=True)
    for one, two in ((P1, P2), (P5, P6), (P5, P2)):
        relate(g, one, two)
    play(g, "p1 ally p2; p5 ally p6; p2 accept; p6 accept")
    assert [g.players[seat].alliance for seat in (P1, P2, P5, P6)] == [0, 0, 1, 1]
    g = linked_by_portals(alliances=True)
    for one, two in ((P1, P2), (P5, P2)):
        relate(g, one, two)
    play(g, "p1 ally p2; p5 ally p2; p2 accept")
    assert refusal(g, "p2 accept") == "ECL-ROTA-ALLY-4"
    play(g, "p2 decline")
    assert [g.players[seat].alliance for seat in (P1, P2, P5)] == [0, 0, NONE]
