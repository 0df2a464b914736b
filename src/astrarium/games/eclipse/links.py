"""Which sectors are connected: the one place where wormholes are read (ECL-GEN-2, ECL-GEN-3)."""

from __future__ import annotations

from .abilities import has_half_wormholes
from .hexes import EDGES, opposite
from .ids import NONE
from .state import Eclipse
from .structures import has_portal
from .tables import SECTOR_COUNT, WORMHOLES


def joins(is_open: bool, is_other_open: bool, is_half_enough: bool) -> bool:
    """An edge connects with a wormhole on both sides, or on one if that is enough (ECL-GEN-2, ECL-GEN-3)."""
    return (is_open and is_other_open) or (is_half_enough and (is_open or is_other_open))


def has_wormhole(sector: int, rotation: int, edge: int) -> bool:
    return bool(WORMHOLES[sector][rotation] >> edge & 1)


def is_open(g: Eclipse, sector: int, edge: int) -> bool:
    """Whether a sector on the map has a wormhole at an edge."""
    return has_wormhole(sector, g.places[sector][2], edge)


def linked_sectors(g: Eclipse, sector: int, is_half_enough: bool) -> list[int]:
    """The sectors on the map that are connected with one (ECL-GEN-2, ECL-ROTA-WARP-2).

    ECL-ROTA-WARP-3.
    """
    found: list[int] = []
    for edge in range(EDGES):
        other = g.neighbours[sector][edge]
        if other != NONE and joins(is_open(g, sector, edge), is_open(g, other, opposite(edge)), is_half_enough):
            found.append(other)
    if has_portal(g, sector):
        found += [n for n in range(SECTOR_COUNT) if n != sector and n not in found and has_portal(g, n)]
    return found


def links_for(g: Eclipse, seat: int, sector: int) -> list[int]:
    """The sectors that are connected with one for Influence, Move and retreats of a player (ECL-MOV-3, ECL-RET-6).

    ECL-ROTA-WARP-4.
    """
    return linked_sectors(g, sector, has_half_wormholes(g, seat))


def are_fully_linked(g: Eclipse, sector: int, other: int) -> bool:
    """Connected without any ability, as relations demand (ECL-DIP-2)."""
    return other in linked_sectors(g, sector, is_half_enough=False)
