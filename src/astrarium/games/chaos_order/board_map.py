"""The map: borders, adjacency and terrain (CO-ADJ-1, CO-ADJ-2, CO-ADJ-5, CO-ADJ-7)."""

from __future__ import annotations

from typing import Final

from .ids import LAKE, NONE
from .tables import LAND_TILES, REGIONS, TUNNELS

BORDERS: Final = tuple(
    [(here, there) for here, region in enumerate(REGIONS) for there in region.touches if here < there]
)
BORDER_OF: Final = {pair: number for number, (a, b) in enumerate(BORDERS) for pair in ((a, b), (b, a))}


def terrains_of(land_tiles: tuple[int, ...]) -> tuple[int, ...]:
    """The terrain of each region: printed, or that of its land tile; 0 for what is no land and no lake."""
    pairs = zip(REGIONS, land_tiles, strict=True)
    return tuple([region.terrain if tile == NONE else LAND_TILES[tile].terrain for region, tile in pairs])


def has_border(here: int, there: int, mountains: int) -> bool:
    """They share a side without a mountain (CO-ADJ-1)."""
    border = BORDER_OF.get((here, there), NONE)
    return border != NONE and not mountains >> border & 1


def neighbour_sets(land_tiles: tuple[int, ...], mountains: int) -> tuple[int, ...]:
    """The land regions and lakes next to each region; a tunnel joins its ends if both are in play (CO-ADJ-5)."""
    terrains = terrains_of(land_tiles)
    found = [0] * len(REGIONS)
    open_borders = [pair for pair in BORDERS if has_border(*pair, mountains)]
    for here, there in [*open_borders, *[tunnel.ends for tunnel in TUNNELS]]:
        if terrains[here] and terrains[there]:
            found[here] |= 1 << there
            found[there] |= 1 << here
    return tuple(found)


def is_land(terrain: int) -> bool:
    """Swamp, cliffs and plains; lakes are regions but not land (CO-ADJ-7)."""
    return 0 < terrain < LAKE
