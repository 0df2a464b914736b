"""The board as a grid of bits, so that all neighbours of a set of hexes are found with a few shifts.

Hex numbers follow the sectors. Here the hex at axial (q, r) is bit q * width + r instead, counted from the corner of
the board; one bit of every row is never used, so that a shift cannot carry a hex into the next row.
"""

from functools import lru_cache

from ..galaxy import Galaxy, bits


class Grid:
    """The places of the hexes of one galaxy in the grid."""

    def __init__(self, galaxy: Galaxy) -> None:
        placed = list(galaxy.by_coordinates)
        first_q = min([at[0] for at in placed], default=0)
        first_r = min([at[1] for at in placed], default=0)
        width = max([at[1] for at in placed], default=0) - first_r + 2
        self.skew: int = width - 1  # from a hex to its neighbour one up and one back
        self.bit: list[int] = [0] * len(galaxy.coordinates)
        self.hex_at: dict[int, int] = {}
        for (q, r), hex in galaxy.by_coordinates.items():
            place = (q - first_q) * width + r - first_r
            self.bit[hex] = 1 << place
            self.hex_at[place] = hex

    def from_hexes(self, hexes: int) -> int:
        """The grid set of a set of hexes."""
        found = 0
        for hex in bits(hexes):
            found |= self.bit[hex]
        return found

    def to_hexes(self, places: int) -> int:
        """The set of hexes of a grid set."""
        found = 0
        for place in bits(places):
            found |= 1 << self.hex_at[place]
        return found


@lru_cache(maxsize=256)
def grid_of(galaxy: Galaxy) -> Grid:
    """The grid of a galaxy."""
    return Grid(galaxy)


def spread(places: int, skew: int) -> int:
    """A grid set with all neighbours; some lie outside the board, so the caller keeps what he allows."""
    ahead = places | places << 1
    behind = places | places >> 1
    return ahead | behind | ahead << skew | behind >> skew


def flood(seed: int, within: int, skew: int) -> int:
    """The seed and everything of `within` that hangs together with it."""
    reached = seed
    while True:
        grown = spread(reached, skew) & within | reached
        if grown == reached:
            return reached
        reached = grown
