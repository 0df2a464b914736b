"""The geometry of the galaxy: which hexes are on the board, who is next to whom, how far things are.

A hex is a number (ids.HEX_NAMES); a set of hexes is an int whose bit i stands for hex i. Coordinates are axial,
q to the north and r to the north-east. Hex names are fixed to the compass and do not turn with the tile.
"""

import re
from functools import lru_cache
from typing import Final

from .component_types import Layout
from .grid import Grid
from .ids import HEX_COUNT, HEX_NAMES, HOME_TYPES, OUTSIDE, PLACES, SECTOR_COUNT, SPACE, TRANSDIM
from .tables import HEX_OFFSETS, SECTORS

Coordinates = tuple[int, int]
Centers = tuple[Coordinates | None, ...]  # by sector number less one; None: not on this board

DIRECTIONS: Final[tuple[Coordinates, ...]] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))  # N, then clockwise
FAR: Final = 255  # distance of a hex that is not on the board
LARGEST_RADIUS: Final = 20
OUTER_RING: Final = 12
INNER_RING: Final = 6
AXIAL: Final = re.compile(r"(-?\d+)x(-?\d+)")
NUMBER_OF: Final[dict[str, int]] = {name: number for number, name in enumerate(HEX_NAMES)}


@lru_cache(maxsize=65536)
def hexes_with(kind: int, planets: bytes) -> int:
    """The set of hexes with one planet type, or of those without a planet."""
    return mask_of(tuple([hex for hex, planet in enumerate(planets) if planet == kind]))


@lru_cache(maxsize=65536)
def planet_hexes(planets: bytes) -> int:
    """The set of hexes with a planet of any type."""
    return mask_of(tuple([hex for hex, planet in enumerate(planets) if planet < SPACE]))


def mask_of(hexes: tuple[int, ...]) -> int:
    """The set of some hexes."""
    mask = 0
    for hex in hexes:
        mask |= 1 << hex
    return mask


def steps_between(a: Coordinates, b: Coordinates) -> int:
    """The distance of two coordinates, counted on the hex grid even across gaps of the board (GP-RANGE-8)."""
    dq, dr = a[0] - b[0], a[1] - b[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


class Galaxy:
    """What follows from the centers of the sectors alone; made by `geometry`, shared and never changed."""

    def __init__(self, centers: Centers) -> None:
        if len(centers) != SECTOR_COUNT:
            raise ValueError(f"a galaxy needs {SECTOR_COUNT} centers or None, not {len(centers)}")
        self.centers: Centers = centers
        self.coordinates: tuple[Coordinates | None, ...] = place_hexes(centers)
        self.by_coordinates: dict[Coordinates, int] = {}
        for hex, at in enumerate(self.coordinates):
            if at is not None:
                if at in self.by_coordinates:
                    raise ValueError(f"hexes {HEX_NAMES[self.by_coordinates[at]]} and {HEX_NAMES[hex]} overlap")
                self.by_coordinates[at] = hex
        # Hexes by their coordinates, as people may type them: -3x4.
        self.aliases: dict[str, str] = {
            f"{q}x{r}": HEX_NAMES[hex].lower() for (q, r), hex in self.by_coordinates.items()
        }
        self.hexes: tuple[int, ...] = tuple(sorted(self.by_coordinates.values()))
        self.board_mask: int = mask_of(self.hexes)
        self.neighbours: tuple[tuple[int, ...], ...] = tuple(self._around(at) for at in self.coordinates)
        self.neighbour_mask: tuple[int, ...] = tuple(mask_of(around) for around in self.neighbours)
        self.distance: tuple[bytes, ...] = tuple(self._distances(at) for at in self.coordinates)
        self.within: tuple[tuple[int, ...], ...] = self._within()
        self.grid: Grid = Grid(centers)

    def _around(self, at: Coordinates | None) -> tuple[int, ...]:
        """The neighbours on the board, clockwise from the north."""
        if at is None:
            return ()
        near = [(at[0] + dq, at[1] + dr) for dq, dr in DIRECTIONS]
        return tuple(self.by_coordinates[there] for there in near if there in self.by_coordinates)

    def _distances(self, at: Coordinates | None) -> bytes:
        """The distances of one hex to all."""
        if at is None:
            return bytes([FAR]) * HEX_COUNT
        return bytes(FAR if there is None else min(steps_between(at, there), FAR - 1) for there in self.coordinates)

    def _within(self) -> tuple[tuple[int, ...], ...]:
        """For every radius and hex the set of hexes that are at most that far away."""
        rings = [[0] * HEX_COUNT for _ in range(LARGEST_RADIUS + 1)]
        for hex in self.hexes:
            row = self.distance[hex]
            for other in self.hexes:
                if row[other] <= LARGEST_RADIUS:
                    rings[row[other]][hex] |= 1 << other
        for radius in range(1, LARGEST_RADIUS + 1):
            for hex in self.hexes:
                rings[radius][hex] |= rings[radius - 1][hex]
        return tuple(tuple(ring) for ring in rings)

    def name(self, hex: int) -> str:
        """The printed name, for example 3B2."""
        return HEX_NAMES[hex]

    def parse_hex(self, text: str) -> int:
        """A hex of this board from its printed name (3B2, 3b2) or its coordinates (-3x4)."""
        axial = AXIAL.fullmatch(text)
        if axial is not None:
            hex = self.by_coordinates.get((int(axial[1]), int(axial[2])), -1)
        else:
            hex = NUMBER_OF.get(text.upper(), -1)
        if hex < 0 or self.coordinates[hex] is None:
            raise ValueError(f"there is no hex {text!r} on this board")
        return hex


@lru_cache(maxsize=1024)
def geometry(centers: Centers) -> Galaxy:
    """The galaxy with these sector centers; the same object for the same centers."""
    return Galaxy(centers)


def place_hexes(centers: Centers) -> tuple[Coordinates | None, ...]:
    """The coordinates of every hex: its offset, which no rotation changes, added to the center of its sector."""
    found: list[Coordinates | None] = []
    for center in centers:
        for dq, dr in HEX_OFFSETS:
            found.append(None if center is None else (center[0] + dq, center[1] + dr))
    return tuple(found)


def turned(place: int, rotation: int, mirrored: bool = False) -> int:
    """Where a printed place of a tile comes to lie after `rotation` turns of 60 degrees clockwise.

    A(i) comes to A(i + 2 * rotation) and B(j) to B(j + rotation). On the mirrored tiles of some old game records the
    printed rings run counter-clockwise; the turns are clockwise there too.
    """
    sign = -1 if mirrored else 1
    if place < OUTER_RING:
        return (sign * place + 2 * rotation) % OUTER_RING
    if place < OUTER_RING + INNER_RING:
        return OUTER_RING + (sign * (place - OUTER_RING) + rotation) % INNER_RING
    return place


def printed_planets(layout: Layout, mirrored: bool = False) -> tuple[Centers, bytes]:
    """The sector centers and the planet type of every hex for a layout of (face, q, r, rotation)."""
    centers: list[Coordinates | None] = [None] * SECTOR_COUNT
    planets = bytearray([OUTSIDE]) * HEX_COUNT
    for face, q, r, rotation in layout:
        sector = SECTORS[face]
        if centers[sector.number - 1] is not None:
            raise ValueError(f"sector {sector.number} lies on the board twice")
        centers[sector.number - 1] = (q, r)
        for place, planet in enumerate(sector.planets):
            planets[(sector.number - 1) * PLACES + turned(place, rotation, mirrored)] = planet
    return tuple(centers), bytes(planets)


def adjacency_fault(centers: Centers, planets: bytes, home_types_only: bool = False) -> tuple[int, int] | None:
    """Two planets of one type that touch across a tile border, which a variable board must not have (GP-VAR-7).

    With `home_types_only` (a switch of that rule) gaia and transdim planets may touch their like.
    """
    largest = HOME_TYPES - 1 if home_types_only else TRANSDIM
    galaxy = geometry(centers)
    for hex in galaxy.hexes:
        planet = planets[hex]
        if planet > largest:
            continue
        for other in galaxy.neighbours[hex]:
            if other > hex and planets[other] == planet and other // PLACES != hex // PLACES:
                return hex, other
    return None


def planet_counts(planets: bytes) -> tuple[int, ...]:
    """How many planets of each type lie on a board."""
    return tuple(planets.count(planet) for planet in range(SPACE))
