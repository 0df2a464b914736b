"""Every number of the set-up and of the tracks, from literal tables (ECL-SETUP, ECL-ROTA-MANY)."""

from __future__ import annotations

from typing import Any, Final

import pytest

import astrarium
from astrarium.games.eclipse import tables
from astrarium.games.eclipse.about import BASE_GAME
from astrarium.games.eclipse.alliances import most_members
from astrarium.games.eclipse.deal import deal
from astrarium.games.eclipse.discs import upkeep
from astrarium.games.eclipse.flow import RULES
from astrarium.games.eclipse.ids import OUTER
from astrarium.games.eclipse.scoring import points
from astrarium.games.eclipse.setup import lay_home, set_up_player
from astrarium.games.eclipse.state import Eclipse
from astrarium.games.eclipse.supply import tiles_per_cleanup
from astrarium.games.eclipse.turn import ACTION_PHASE
from astrarium.kernel.chance import Dealer, DrawStream
from tests.eclipse.literal import Row, numbers
from tests.eclipse.printed_boards import SPECIES as PRINTED_SPECIES
from tests.eclipse.printed_boards import TECHS
from tests.eclipse.printed_layout import HOMES, HOMEWORLDS, LAYOUT
from tests.eclipse.scenario import P1, SECTOR, SPECIES, TECH, begin, new_game, table
from tests.marks import rule

WIDE: Final = {"ancient_hives": True, "warp_portals": True, "rota_sectors": True, "rota_species": True}


def seated(players: int, **settings: Any) -> Eclipse:
    """A home sector for each seat, not turned."""
    g = new_game(players, None, **{**WIDE, **settings})
    for seat, name in enumerate([*PRINTED_SPECIES][:6] + [*PRINTED_SPECIES][-3:]):
        if seat < players:
            set_up_player(g, seat, SPECIES[name])
            lay_home(g, seat, 0)
    return g


def spots(text: str) -> list[tuple[int, ...]]:
    return [tuple(map(int, spot.split(","))) for spot in text.split()]


@rule("ECL-SETUP-3", "ECL-CLEAN-1", "ECL-ROTA-DEV-1")
@pytest.mark.parametrize("row", LAYOUT.values(), ids=LAYOUT)
def test_technologies_and_developments_for_a_number_of_players(row: Row) -> None:
    players, settings = int(row["players"]), RULES.complete_settings(int(row["players"]), {})
    made = deal(players, settings, DrawStream(Dealer.seeded(1)))
    ordinary = [name for name in made["techs"] if TECHS[name]["category"] != "rare"]
    assert (len(ordinary), len(made["developments"])) == numbers(row, "techs", "developments")
    assert tiles_per_cleanup(players, settings) == int(row["new"])


@rule("ECL-SETUP-2", "ECL-ROTA-MANY-3", "ECL-ROTA-ALLY-1")
@pytest.mark.parametrize("row", LAYOUT.values(), ids=LAYOUT)
def test_outer_hexes_and_members_of_an_alliance_for_a_number_of_players(row: Row) -> None:
    players = int(row["players"])
    g = new_game(players, None, **WIDE, alliances=players > 3)
    assert (g.zones[OUTER][1], most_members(g)) == numbers(row, "outer", "allies")


@rule("ECL-SETUP-7", "ECL-ROTA-MANY-1")
@pytest.mark.parametrize("players", HOMES)
def test_home_sectors_lie_where_they_should(players: int) -> None:
    g, expected = seated(players), spots(HOMES[players])
    homes = [tables.SPECIES[p.species].home_sector for p in g.players]
    assert [g.places[home][:2] for home in homes] == [spot[:2] for spot in expected]


@rule("ECL-SETUP-8")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_home_sectors_are_turned_as_they_should(players: int) -> None:
    g = table(players=players)
    homes = [tables.SPECIES[p.species].home_sector for p in g.players]
    assert [g.places[home] for home in homes] == spots(HOMES[players])


@rule("ECL-ROTA-HW-1", "ECL-ROTA-HW-3")
@pytest.mark.parametrize("players", HOMEWORLDS)
def test_homeworlds_lie_on_the_free_positions(players: int) -> None:
    g = astrarium.new("eclipse", players, {**BASE_GAME, **WIDE, "ancient_homeworlds": True}, seed=1)
    assert isinstance(g, Eclipse)
    laid = [g.places[sector] for sector in tables.HOMEWORLDS if g.places[sector][2] >= 0]
    assert sorted(laid) == sorted(spots(HOMEWORLDS[players]))


@rule("ECL-ROTA-SIM-1")
@pytest.mark.parametrize("players", [7, 8, 9])
def test_the_second_marker_lies_opposite(players: int) -> None:
    g = begin(seated(players, simultaneous_play=True), ACTION_PHASE.at())
    assert g.markers == (P1, int(LAYOUT[str(players)]["second"]))


@rule("ECL-UPK-3", "ECL-TECH-25")
def test_upkeep_grows_with_every_disc_that_left_the_track() -> None:
    p = table().players[P1]
    for empty, price in enumerate((0, 0, 0, 1, 2, 3, 5, 7, 10, 13, 17, 21, 25, 30)):
        p.discs = 13 - empty
        assert upkeep(p) == price
    p.discs = 15
    assert upkeep(p) == 0


@rule("ECL-END-1")
def test_technology_tracks_give_points_from_the_fourth_tile_on() -> None:
    g = table()
    p = g.players[P1]
    p.techs = ((), (), ())
    before = sum(points(g, P1))
    for tiles, worth in enumerate((0, 0, 0, 0, 1, 2, 3, 5)):
        for track in range(3):
            p.techs = tuple([(TECH["starbase"],) * tiles if track == each else () for each in range(3)])
            assert sum(points(g, P1)) - before == worth
    assert g.owners[SECTOR["221"]] == P1
