"""Structures and tokens on sectors, and the population squares that there are (ECL-BUI-4, ECL-BUI-7)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.values import bits

from . import events
from .ids import ANCIENT_ORBITAL, NONE, ORBITAL, ORBITAL_SQUARE, SHELLWORLD, SHELLWORLD_SQUARE
from .state import Eclipse, added
from .tables import SECTORS, SQUARES, STRUCTURES

ORBITALS: Final = 1 << ORBITAL | 1 << ANCIENT_ORBITAL
PORTALS: Final = sum([1 << number for number, structure in enumerate(STRUCTURES) if structure.warp_portal])


def has_structure(g: Eclipse, sector: int, structure: int) -> bool:
    return bool(g.structures[sector] >> structure & 1)


def has_orbital(g: Eclipse, sector: int) -> bool:
    """A sector never has two (ECL-BUI-4, ECL-ROTA-FAQ-3)."""
    return bool(g.structures[sector] & ORBITALS)


def has_portal(g: Eclipse, sector: int) -> bool:
    """A hex on the map with a printed portal, the token or the tile (ECL-ROTA-WARP-2, ECL-ROTA-DEV-10)."""
    if g.structures[sector] & PORTALS:
        return True
    return SECTORS[sector].warp_portal and g.places[sector][2] != NONE


def put_structure(g: Eclipse, seat: int, structure: int, sector: int) -> None:
    """It stays when control changes (ECL-BUI-7)."""
    g.structures = added(g.structures, sector, 1 << structure)
    g.note(events.PUT_STRUCTURE, seat, structure, sector)


def squares_at(g: Eclipse, sector: int, kind: int) -> int:
    """How many population squares of a kind a sector has now."""
    if kind == ORBITAL_SQUARE:
        return int(has_orbital(g, sector))
    if kind == SHELLWORLD_SQUARE:
        return int(has_structure(g, sector, SHELLWORLD))
    return SQUARES[sector][kind]


def artifacts_at(g: Eclipse, sector: int) -> int:
    """Printed artifacts and those of structures (ECL-ROTA-DISC-3)."""
    built = [STRUCTURES[number].artifacts for number in bits(g.structures[sector])]
    return SECTORS[sector].artifacts + sum(built)
