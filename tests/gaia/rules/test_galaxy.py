"""The geometry of the galaxy."""

import random

import pytest

from astrarium.games.gaia import ids, tables
from astrarium.games.gaia.galaxy import (
    FAR,
    LARGEST_RADIUS,
    Galaxy,
    adjacency_fault,
    geometry,
    mask_of,
    planet_counts,
    printed_planets,
    turned,
)
from astrarium.kernel.values import bits
from tests.marks import rule


def basic(map_id: str) -> Galaxy:
    """The geometry of a basic map."""
    return geometry(printed_planets(tables.MAPS[map_id])[0])


def path_lengths(galaxy: Galaxy, start: int) -> dict[int, int]:
    """Steps to each hex when only hexes of the board are entered."""
    found = {start: 0}
    queue = [start]
    for hex in queue:
        for other in galaxy.neighbours[hex]:
            if other not in found:
                found[other] = found[hex] + 1
                queue.append(other)
    return found


@rule("GP-SETUP-2", "GP-SETUP-3")
def test_the_basic_maps_have_the_planets_of_the_rulebook() -> None:
    for map_id, counts in (
        ("basic_34", (6, 6, 6, 6, 6, 6, 6, 7, 12, 0)),  # of the seven types of the wheel, gaia, transdim, lost planet
        ("basic_12", (4, 4, 4, 4, 4, 4, 4, 5, 7, 0)),
    ):
        assert planet_counts(printed_planets(tables.MAPS[map_id])[1]) == counts


def test_the_basic_maps_have_all_hexes_of_their_sectors() -> None:
    assert len(basic("basic_34").hexes) == 190
    assert len(basic("basic_12").hexes) == 133
    _, planets = printed_planets(tables.MAPS["basic_12"])
    assert planets.count(ids.OUTSIDE) == 57
    assert all(planet == ids.OUTSIDE for planet in planets[7 * 19 :])


@rule("GP-VAR-7")
def test_no_equal_planets_touch_across_a_border_of_the_basic_maps() -> None:
    for layout in tables.MAPS.values():
        assert adjacency_fault(*printed_planets(layout)) is None


@rule("GP-VAR-7")
def test_equal_planets_across_a_border_are_found() -> None:
    centers, planets = printed_planets(tables.MAPS["basic_34"])
    galaxy = geometry(centers)
    hex = galaxy.parse_hex("1A5")
    other = next(near for near in galaxy.neighbours[hex] if ids.sector_of(near) != ids.sector_of(hex))
    for planet, strict, lenient in (
        (ids.ICE, True, True),
        (ids.HOME_TYPES - 1, True, True),
        (ids.TRANSDIM, True, False),
        (ids.SPACE, False, False),
    ):
        board = bytearray([ids.SPACE]) * ids.HEX_COUNT
        board[hex] = board[other] = planet
        pair = (min(hex, other), max(hex, other))
        assert adjacency_fault(centers, bytes(board)) == (pair if strict else None)
        assert adjacency_fault(centers, bytes(board), home_types_only=True) == (pair if lenient else None)
    board = bytearray([ids.SPACE]) * ids.HEX_COUNT
    board[galaxy.parse_hex("1A5")] = board[galaxy.parse_hex("1A6")] = ids.ICE
    assert adjacency_fault(centers, bytes(board)) is None, "both lie on one tile"
    assert planets[galaxy.parse_hex("1A6")] == ids.OXIDE


@rule("GP-SETUP-22")
def test_first_game_mines_stand_on_home_planets_with_the_printed_coordinates() -> None:
    for players, game in tables.FIRST_GAME.items():
        assert players in tables.PRINTED_MAPS[game.map].players
        _, planets = printed_planets(tables.MAPS[game.map])
        for faction, hexes in [(mines.faction, mines.hexes) for mines in game.mines]:
            assert len(hexes) == tables.FACTIONS[faction].starting_mines
            assert {planets[hex] for hex in hexes} == {tables.FACTIONS[faction].home}
    galaxy = basic("basic_34")
    assert galaxy.parse_hex("-4x4") == galaxy.parse_hex("3A7")


@rule("GP-RANGE-2", "GP-RANGE-8")
def test_distance_is_the_shortest_path_on_the_basic_shapes() -> None:
    for map_id in tables.MAPS:
        galaxy = basic(map_id)
        for hex in galaxy.hexes:
            lengths = path_lengths(galaxy, hex)
            assert all(galaxy.distance[hex][other] == lengths[other] for other in galaxy.hexes)


@rule("GP-RANGE-8")
def test_distance_is_counted_across_gaps() -> None:
    galaxy = geometry(((0, 0), (0, 9), *[None] * 8))
    a, b = galaxy.parse_hex("1C"), galaxy.parse_hex("2C")
    assert galaxy.distance[a][b] == 9
    assert b not in path_lengths(galaxy, a)
    assert galaxy.within[9][a] >> b & 1
    assert not galaxy.within[8][a] >> b & 1


def test_hexes_outside_are_far_from_everything() -> None:
    galaxy = basic("basic_12")
    outside = ids.HEX_NAMES.index("9C")
    assert galaxy.coordinates[outside] is None
    assert galaxy.neighbours[outside] == ()
    assert set(galaxy.distance[outside]) == {FAR}
    assert all(galaxy.distance[hex][outside] == FAR for hex in galaxy.hexes)
    assert all(not ring[outside] for ring in galaxy.within)
    assert not galaxy.board_mask >> outside & 1


def test_masks_agree_with_distances() -> None:
    galaxy = basic("basic_34")
    for hex in galaxy.hexes:
        assert bits(galaxy.neighbour_mask[hex]) == sorted(galaxy.neighbours[hex])
        assert galaxy.within[1][hex] == galaxy.neighbour_mask[hex] | 1 << hex
        for radius in range(LARGEST_RADIUS + 1):
            near = tuple(other for other in galaxy.hexes if galaxy.distance[hex][other] <= radius)
            assert galaxy.within[radius][hex] == mask_of(near)
    assert all(galaxy.within[LARGEST_RADIUS][hex] == galaxy.board_mask for hex in galaxy.hexes)


def test_bits_list_the_members_in_order() -> None:
    assert bits(0) == []
    assert bits(1 << 189 | 1 << 3 | 1) == [0, 3, 189]
    hexes = tuple(sorted(random.Random(1).sample(range(190), 40)))
    assert tuple(bits(mask_of(hexes))) == hexes


def test_hexes_are_read_by_name_and_by_coordinates() -> None:
    galaxy = basic("basic_34")
    for hex in galaxy.hexes:
        at = galaxy.coordinates[hex]
        assert at is not None
        assert galaxy.parse_hex(galaxy.name(hex)) == hex
        assert galaxy.parse_hex(galaxy.name(hex).lower()) == hex
        assert galaxy.parse_hex(f"{at[0]}x{at[1]}") == hex


@pytest.mark.parametrize("text", ["8C", "99x0", "", "3B6", "0A0", "1A12", "A1"])
def test_what_is_not_on_the_board_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no hex"):
        basic("basic_12").parse_hex(text)


def test_a_turn_is_a_rotation_of_the_coordinates() -> None:
    for place, (q, r) in enumerate(tables.HEX_OFFSETS):
        assert tables.HEX_OFFSETS[turned(place, 1)] == (-r, q + r)
        assert turned(place, 6) == turned(place, 0) == place
        assert turned(turned(place, 2), 3) == turned(place, 5)


def test_hex_names_do_not_turn_with_the_tile() -> None:
    centers, planets = printed_planets((("sector_1", 0, 0, 2),))
    galaxy = geometry(centers)
    assert planets[galaxy.parse_hex("1A7")] == ids.TRANSDIM  # printed on A3
    assert planets[galaxy.parse_hex("1B3")] == ids.TERRA  # printed on B1
    assert galaxy.coordinates[galaxy.parse_hex("1A0")] == (2, 0)


def test_mirrored_tiles_of_an_old_record() -> None:
    """Sector 1 of the public record bosco-marcuzzo3, turned twice."""
    centers, planets = printed_planets((("sector_1", -2, -3, 2),), mirrored=True)
    galaxy = geometry(centers)
    found = {galaxy.name(hex): ids.PLANET_NAMES[planets[hex]] for hex in galaxy.hexes if planets[hex] != ids.SPACE}
    assert found == {
        "1A1": "transdim",
        "1A10": "oxide",
        "1A11": "volcanic",
        "1A7": "desert",
        "1B1": "terra",
        "1B3": "swamp",
    }


def test_overlapping_or_repeated_sectors_are_refused() -> None:
    with pytest.raises(ValueError, match="overlap"):
        geometry(((0, 0), (1, 1), *[None] * 8))
    with pytest.raises(ValueError, match="twice"):
        printed_planets((("sector_5a", 0, 0, 0), ("sector_5b", 5, -2, 0)))
    with pytest.raises(ValueError, match="centers"):
        geometry(((0, 0),))


def test_geometry_is_shared() -> None:
    assert basic("basic_34") is basic("basic_34")
