"""The board as a grid of bits, so that all neighbours of a set of hexes are found with a few shifts.

Hex numbers follow the sectors. Here the hex at axial (q, r) is bit q * width + r instead, counted from the corner of
the board; one bit of every row is never used, so that a shift cannot carry a hex into the next row.
"""

from functools import lru_cache
from typing import Final

from .ids import PLACES
from .tables import HEX_OFFSETS

RADIUS: Final = 2  # of a sector
SECTOR: Final = (1 << PLACES) - 1
HALF: Final = PLACES // 2
LOWER_HALF: Final = (1 << HALF) - 1


class Grid:
    """The places of the hexes of one galaxy in the grid, by the centers of its sectors."""

    def __init__(self, centers: tuple[tuple[int, int] | None, ...]) -> None:
        placed = [center for center in centers if center is not None]
        first_q = min([q for q, _ in placed], default=0)
        first_r = min([r for _, r in placed], default=0)
        width = max([r for _, r in placed], default=0) - first_r + 2 * RADIUS + 2
        self.skew: int = width - 1  # from a hex to its neighbour one up and one back
        self.corners: list[int] = []  # the place where the grid of a sector begins
        self.bit: list[int] = []
        self.hex_at: dict[int, int] = {}
        self.lower: list[int] = subsets_on_grid(width, 0, HALF)
        self.upper: list[int] = subsets_on_grid(width, HALF, PLACES)
        for center in centers:
            q, r = center or (first_q, first_r)
            self.corners.append((q - first_q) * width + r - first_r)
            for place in range(PLACES):
                bit = self.part_of_sector(1 << place) << self.corners[-1]
                if center is not None:
                    self.hex_at[bit.bit_length() - 1] = len(self.bit)
                self.bit.append(bit if center is not None else 0)

    def part_of_sector(self, places: int) -> int:
        """The grid set of some places of a sector in the first corner."""
        return self.lower[places & LOWER_HALF] | self.upper[places >> HALF]

    def from_hexes(self, hexes: int) -> int:
        """The grid set of a set of hexes, sector by sector."""
        found = 0
        sector = 0
        while hexes:
            part = hexes & SECTOR
            if part:
                found |= self.part_of_sector(part) << self.corners[sector]
            hexes >>= PLACES
            sector += 1
        return found

    def to_hexes(self, places: int) -> int:
        """The set of hexes of a grid set."""
        found = 0
        while places:
            hex = self.hex_at[places.bit_length() - 1]
            places ^= self.bit[hex]
            found |= 1 << hex
        return found


@lru_cache(maxsize=64)
def subsets_on_grid(width: int, first: int, end: int) -> list[int]:
    """The grid sets of all sets of some places of a sector; bit i of the index stands for place first + i."""
    found = [0]
    for q, r in HEX_OFFSETS[first:end]:
        bit = 1 << (q + RADIUS) * width + r + RADIUS
        found += [bit | other for other in found]
    return found


def spread(places: int, skew: int) -> int:
    """A grid set with all neighbours; some lie outside the board, so the caller keeps what he allows."""
    ahead = places | places << 1
    return ahead | ahead >> 1 | ahead << skew | ahead >> skew + 1


def flood(seed: int, within: int, skew: int) -> int:
    """The seed and everything of `within` that hangs together with it."""
    reached = seed
    while True:
        grown = spread(reached, skew) & within | reached
        if grown == reached:
            return reached
        reached = grown
