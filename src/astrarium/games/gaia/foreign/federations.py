"""Which clusters and satellites the hexes of a foreign `federation` command mean."""

from __future__ import annotations

from astrarium.kernel.values import bits

from ..galaxy import mask_of
from ..state import Gaia


def members(g: Gaia, seat: int, hexes: list[int]) -> int:
    """The named hexes with every own piece that touches them, again and again (GP-FED-10)."""
    p = g.players[seat]
    near = g.galaxy.neighbour_mask
    own = p.colonies | p.stations
    found = mask_of(tuple(hexes))
    fresh = found
    while fresh:
        touching = 0
        for hex in bits(fresh):
            touching |= near[hex]
        fresh = touching & own & ~found
        found |= fresh
    return found


def clusters_to_include(g: Gaia, seat: int, hexes: list[int]) -> list[int]:
    """The lowest hex of each cluster of own pieces that becomes part of the federation."""
    p = g.players[seat]
    near = g.galaxy.neighbour_mask
    left = members(g, seat, hexes) & (p.colonies | p.stations) & ~p.federated
    found: list[int] = []
    while left:
        cluster = fresh = left & -left
        found.append(fresh.bit_length() - 1)
        while fresh:
            touching = 0
            for hex in bits(fresh):
                touching |= near[hex]
            fresh = touching & left & ~cluster
            cluster |= fresh
        left &= ~cluster
    return found


def new_satellites(g: Gaia, seat: int, hexes: list[int]) -> list[int]:
    """The named hexes without an own piece or satellite."""
    p = g.players[seat]
    return bits(mask_of(tuple(hexes)) & ~(p.colonies | p.stations | p.satellites))
