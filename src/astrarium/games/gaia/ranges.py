"""Range: how far a player's actions reach, and what reaching further costs (GP-RANGE-1..8)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.bills import Bill
from astrarium.kernel.values import bits

from . import verbs
from .galaxy import LARGEST_RADIUS
from .holdings import QIC
from .ids import NAVIGATION
from .state import Gaia, Player
from .tables import LEVELS, QIC_RANGE, RANGE_PRICE

UNREACHABLE: Final = 99


def basic_range(p: Player) -> int:
    """The range by the level of Navigation (GP-RANGE-1)."""
    return LEVELS[NAVIGATION][p.research[NAVIGATION]].range


def range_starts(p: Player) -> int:
    """The hexes from which range is counted: own planets, and space stations (GP-RANGE-2, GP-FAC-IVITS-6)."""
    return p.colonies | p.stations


def qic_for_range(g: Gaia, p: Player, hex: int, extra_range: int, bill: Bill | None = None) -> int:
    """The fewest QIC, two hexes each, with which the hex is in range of an own planet or station (GP-RANGE-2..7)."""
    if bill is not None:
        bill_range(g, p, hex, extra_range, bill)
    starts = range_starts(p)
    radius = basic_range(p) + extra_range
    qic = 0
    while radius <= LARGEST_RADIUS:
        if g.galaxy.within[radius][hex] & starts:
            return qic
        radius += QIC_RANGE
        qic += RANGE_PRICE
    return UNREACHABLE


def nearest_start(g: Gaia, p: Player, hex: int) -> tuple[int, int]:
    """The nearest hex from which range is counted, and how far it is; -1 if there is none (GP-RANGE-2)."""
    starts = range_starts(p)
    for radius in range(LARGEST_RADIUS + 1):
        near = g.galaxy.within[radius][hex] & starts
        if near:
            return (near & -near).bit_length() - 1, radius
    return -1, UNREACHABLE


def bill_range(g: Gaia, p: Player, hex: int, extra_range: int, bill: Bill) -> None:
    """The QIC for range as one term, with where range is counted from (GP-RANGE-4)."""
    start, distance = nearest_start(g, p, hex)
    if start >= 0:
        bill.need(
            QIC,
            qic_for_range(g, p, hex, extra_range),
            "range",
            start=verbs.HEXES.reference(start),
            distance=distance,
            range=basic_range(p) + extra_range,
            each=QIC_RANGE,
        )


def reachable(g: Gaia, p: Player, extra_range: int) -> int:
    """All hexes that the player's QIC bring into range (GP-RANGE-4)."""
    radius = min(LARGEST_RADIUS, basic_range(p) + extra_range + QIC_RANGE * (p.qic // RANGE_PRICE))
    found = 0
    within = g.galaxy.within[radius]
    for hex in bits(range_starts(p)):
        found |= within[hex]
    return found
