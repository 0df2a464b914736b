"""Range: how far a player's actions reach, and what reaching further costs (GP-RANGE-1..8)."""

from __future__ import annotations

from typing import Final

from .galaxy import LARGEST_RADIUS, bits
from .ids import NAVIGATION
from .state import Gaia, Player
from .tables import LEVELS, QIC_RANGE

UNREACHABLE: Final = 99


def basic_range(p: Player) -> int:
    """The range by the level of Navigation (GP-RANGE-1)."""
    return LEVELS[NAVIGATION][p.research[NAVIGATION]].range


def range_starts(p: Player) -> int:
    """The hexes from which range is counted: own planets, and space stations (GP-RANGE-2, GP-FAC-IVITS-6)."""
    return p.colonies | p.stations


def qic_for_range(g: Gaia, p: Player, hex: int, extra_range: int) -> int:
    """The fewest QIC, two hexes each, with which the hex is in range of an own planet or station (GP-RANGE-2..7)."""
    starts = range_starts(p)
    radius = basic_range(p) + extra_range
    qic = 0
    while radius <= LARGEST_RADIUS:
        if g.galaxy.within[radius][hex] & starts:
            return qic
        radius += QIC_RANGE
        qic += 1
    return UNREACHABLE


def reachable(g: Gaia, p: Player, extra_range: int) -> int:
    """All hexes that the player's QIC bring into range (GP-RANGE-4)."""
    radius = min(LARGEST_RADIUS, basic_range(p) + extra_range + QIC_RANGE * p.qic)
    found = 0
    within = g.galaxy.within[radius]
    for hex in bits(range_starts(p)):
        found |= within[hex]
    return found
