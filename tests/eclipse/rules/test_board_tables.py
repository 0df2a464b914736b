"""Every number that is printed on species boards, technologies and sectors, from literal tables."""

from __future__ import annotations

import pytest

from astrarium.games.eclipse import tables
from astrarium.games.eclipse.build import build_price
from astrarium.games.eclipse.cleanup import RETURN_PIECES
from astrarium.games.eclipse.deal import tech_counts
from astrarium.games.eclipse.diplomacy import check_means
from astrarium.games.eclipse.guards import put_guards
from astrarium.games.eclipse.ids import ACTION_NAMES, BUILD_MONOLITH, BUILD_ORBITAL, EDGE_NAMES
from astrarium.games.eclipse.links import has_wormhole
from astrarium.games.eclipse.population import production
from astrarium.games.eclipse.reputation_track import fits_on_track
from astrarium.games.eclipse.scoring import points
from astrarium.games.eclipse.state import Eclipse
from astrarium.games.eclipse.structures import artifacts_at, squares_at
from astrarium.games.eclipse.technologies import fits_track, tech_price
from astrarium.games.eclipse.turn import action_frame, activations
from tests.eclipse.literal import Row, names, numbers
from tests.eclipse.printed_boards import SPECIES, STARTS, TECHS
from tests.eclipse.printed_sectors import SECTORS
from tests.eclipse.scenario import (
    P1,
    RESOURCE,
    SECTOR,
    SQUARE,
    TECH,
    TRACK,
    ancients,
    begin,
    control,
    has_discovery,
    lay,
    play,
    refusal,
    run,
    ships,
    store,
    table,
)
from tests.marks import rule

RESOURCES = ("money", "science", "materials")


def playing(species: str) -> Eclipse:
    """A table with this species, beside one with another board."""
    other = "terran_federation" if species != "terran_federation" else "terran_union"
    other = other if species != "hydran_progress" else "terran_union"
    return table(f"{species} {other}", rota_species=True)


def test_the_tables_have_every_species_technology_and_sector() -> None:
    assert list(SPECIES) == list(STARTS) == list(tables.NAMES["species"])
    assert list(TECHS) == list(tables.NAMES["technology"])
    assert list(SECTORS) == list(tables.SECTOR_NAMES)


@rule("ECL-SETUP-11", "ECL-SETUP-12", "ECL-SETUP-13")
@pytest.mark.parametrize("row", SPECIES.values(), ids=SPECIES)
def test_a_species_begins_with_what_its_board_shows(row: Row) -> None:
    g = playing(row["species"])
    p, start = g.players[P1], STARTS[row["species"]]
    assert "/".join(map(str, p.storage)) == row["storage"]
    assert (p.discs + 1, p.colony_ships) == numbers(row, "discs", "colony")
    assert sorted(tech for track in p.techs for tech in track) == sorted([TECH[name] for name in names(start["techs"])])
    assert [ship for ship in ships(g, P1, row["home"]) if ship != "orbital"] == names(start["ships"])


@rule("ECL-SETUP-9")
@pytest.mark.parametrize("row", SPECIES.values(), ids=SPECIES)
def test_every_ordinary_square_of_a_home_sector_begins_with_a_cube(row: Row) -> None:
    g = playing(row["species"])
    for name in RESOURCES:
        ordinary = SECTORS[row["home"]][name].partition("/")[0]
        assert g.population[SECTOR[row["home"]]][SQUARE[name]] == int(ordinary)


@rule("ECL-FLOW-2", "ECL-INF-6", "ECL-SPEC-7")
@pytest.mark.parametrize("row", SPECIES.values(), ids=SPECIES)
def test_a_species_has_so_many_activations(row: Row) -> None:
    g = playing(row["species"])
    for number, name in enumerate(ACTION_NAMES):
        assert activations(g, P1, number) == int(row[name].partition("/")[0])
    influence = ACTION_NAMES.index("influence")
    flips = action_frame(g, P1, influence, activations(g, P1, influence))[-1][-1]
    assert flips == int(row["influence"].partition("/")[2])


@rule("ECL-TRADE-1")
@pytest.mark.parametrize("row", SPECIES.values(), ids=SPECIES)
def test_a_species_trades_at_its_rates(row: Row) -> None:
    for give, rate in zip(RESOURCES, row["trade"].split("/"), strict=True):
        given, gained = map(int, rate.split(":"))
        for get in RESOURCES:
            if get == give:
                continue
            g = playing(row["species"])
            store(g, P1, *[given - 1 if name == give else 0 for name in RESOURCES])
            assert refusal(g, f"p1 trade {give} {get}") == "ECL-TRADE-1"
            store(g, P1, *[given if name == give else 0 for name in RESOURCES])
            play(g, f"p1 trade {give} {get}")
            assert g.players[P1].storage == tuple([gained if name == get else 0 for name in RESOURCES])


@rule("ECL-BUI-1", "ECL-DIP-5", "ECL-CLEAN-5")
@pytest.mark.parametrize("row", SPECIES.values(), ids=SPECIES)
def test_a_species_has_its_prices_ambassadors_and_colony_ships(row: Row) -> None:
    g = playing(row["species"])
    p = g.players[P1]
    assert f"{build_price(p, BUILD_ORBITAL)}/{build_price(p, BUILD_MONOLITH)}" == row["built"]
    p.colony_ships = 0
    begin(g, RETURN_PIECES.at())
    assert p.colony_ships == int(row["colony"])
    p.ambassadors = (1,) * (int(row["envoys"]) - 1)
    assert check_means(g, P1, None) is None
    p.ambassadors = (1,) * int(row["envoys"])
    assert check_means(g, P1, None) == "ECL-DIP-5"


@rule("ECL-REP-4", "ECL-REP-10")
@pytest.mark.parametrize("row", STARTS.values(), ids=STARTS)
def test_a_reputation_track_has_its_slots(row: Row) -> None:
    p, slots = playing(row["species"]).players[P1], row["slots"]
    shared = slots.count("b")
    for ambassadors, tiles in ((slots.count("a") + shared, 0), (0, slots.count("r") + shared)):
        assert fits_on_track(p, ambassadors, tiles)
    assert not fits_on_track(p, slots.count("a") + shared + 1, 0)
    assert not fits_on_track(p, 0, slots.count("r") + shared + 1)


@rule("ECL-RES-2", "ECL-RES-3")
@pytest.mark.parametrize("row", TECHS.values(), ids=TECHS)
def test_a_technology_has_its_price_and_its_least_price(row: Row) -> None:
    p, number = table().players[P1], TECH[row["technology"]]
    for track, category in enumerate(TRACK):
        assert fits_track(number, track) == (row["category"] in (category, "rare"))
    p.techs = ((), (), ())
    price, least = numbers(row, "price", "least")
    discounts = (0, 1, 2, 3, 4, 6, 8)
    for tiles, discount in enumerate(discounts):
        p.techs = ((number,) * tiles, (), ())
        assert tech_price(p, number, 0) == max(price - discount, least)


@rule("ECL-SETUP-3", "ECL-ROTA-MANY-2", "ECL-ROTA-RARE-1")
def test_so_many_tiles_of_each_technology_are_in_the_bag() -> None:
    counts, more = tech_counts(6, {"rare_technologies": True}), tech_counts(7, {"rare_technologies": True})
    for row in TECHS.values():
        number = TECH[row["technology"]]
        assert (counts[number], more[number] - counts[number]) == numbers(row, "tiles", "more")
    ordinary = tech_counts(6, {"rare_technologies": False})
    assert [ordinary[TECH[row["technology"]]] for row in TECHS.values() if row["category"] == "rare"] == [0] * 10


@rule("ECL-COL-3", "ECL-EXP-7", "ECL-END-1")
@pytest.mark.parametrize("row", SECTORS.values(), ids=SECTORS)
def test_a_sector_has_its_squares_points_and_ships(row: Row) -> None:
    g = table("planta terran_alliance", rota_species=True)
    sector = SECTOR[row["sector"]]
    for name in RESOURCES:
        squares = [squares_at(g, sector, SQUARE[kind]) for kind in (name, f"adv-{name}")]
        assert squares == list(map(int, row[name].split("/")))
    assert squares_at(g, sector, SQUARE["grey"]) == int(row["grey"])
    assert artifacts_at(g, sector) == int(row["artifacts"])
    for edge, name in enumerate(EDGE_NAMES):
        assert has_wormhole(sector, 0, edge) == (name in names(row["wormholes"]))


@rule("ECL-EXP-7", "ECL-END-1")
@pytest.mark.parametrize("row", [row for row in SECTORS.values() if row["stack"] in ("I", "II", "III")], ids=str)
def test_a_sector_is_laid_with_its_ancients_and_gives_its_points(row: Row) -> None:
    g = table()
    before = sum(points(g, P1))
    run(g, *put_guards(g, lay(g, row["sector"], 7, -7)))
    assert ancients(g, row["sector"]) == int(row["ancients"])
    assert has_discovery(g, row["sector"]) == (row["discovery"] == "yes")
    control(g, P1, row["sector"])
    assert sum(points(g, P1)) - before == int(row["points"])


@rule("ECL-COL-9")
def test_production_grows_with_every_cube_that_left_the_track() -> None:
    p = table().players[P1]
    for cubes, produced in enumerate((28, 24, 21, 18, 15, 12, 10, 8, 6, 4, 3, 2, 0)):
        for resource in RESOURCE.values():
            p.cubes = (cubes, cubes, cubes)
            assert production(p, resource) == produced
