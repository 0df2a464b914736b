"""The map as hexes with axial coordinates: edges, rings and neighbours (flat-topped, clockwise from N)."""

from __future__ import annotations

from typing import Final

from .ids import INNER, MIDDLE, NONE, OUTER

STEPS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))  # to the neighbour at each edge
EDGES: Final = len(STEPS)
OFF_MAP: Final = (0, 0, NONE)  # the place of a sector that is not on the map

Place = tuple[int, int, int]  # q, r and the rotation
Sixfold = tuple[int, int, int, int, int, int]
NO_NEIGHBOURS: Final[tuple[int, ...]] = (NONE,) * EDGES


def opposite(edge: int) -> int:
    return (edge + EDGES // 2) % EDGES


def beside(q: int, r: int, edge: int) -> tuple[int, int]:
    """The position at an edge."""
    dq, dr = STEPS[edge]
    return (q + dq, r + dr)


def ring(q: int, r: int) -> int:
    """How many steps a position is from the centre."""
    return max(abs(q), abs(r), abs(q + r))


def zone(q: int, r: int) -> int:
    """Ring 1 is the inner zone, ring 2 the middle one, all beyond the outer one (ECL-EXP-3)."""
    distance = ring(q, r)
    return INNER if distance == 1 else MIDDLE if distance == 2 else OUTER


def neighbours_of(places: tuple[Place, ...]) -> tuple[tuple[int, ...], ...]:
    """The sector at each edge of each sector, or NONE."""
    at = {(q, r): number for number, (q, r, rotation) in enumerate(places) if rotation != NONE}
    found: list[tuple[int, ...]] = []
    for q, r, rotation in places:
        edges = [at.get(beside(q, r, edge), NONE) for edge in range(EDGES)] if rotation != NONE else []
        found.append(tuple(edges) if edges else NO_NEIGHBOURS)
    return tuple(found)
