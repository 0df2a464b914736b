"""What a player who wants to form a federation has on the map: the question, its clusters and its field of hexes."""

from functools import lru_cache
from typing import Final

from ..galaxy import Galaxy, bits
from .grid import Grid, flood, grid_of, spread

ROOT: Final = 1  # the bit of the Ivits' federation in a set of clusters


class Survey:
    """Everything that decides which federations a player can form; never changed, so that answers can be kept.

    `pieces` are (hex, power value) of the own pieces outside federations (GP-FED-2), `space` the hexes that can take
    a satellite (GP-FED-4, GP-FED-5, GP-FED-11), `base` and `base_value` the one federation of the Ivits with its
    satellites (GP-FAC-IVITS-2), `budget` the most satellites that can be paid and are in stock (GP-FED-16).
    """

    def __init__(
        self,
        galaxy: Galaxy,
        pieces: tuple[tuple[int, int], ...],
        space: int,
        threshold: int,
        budget: int,
        base: int = 0,
        base_value: int = 0,
        flexible: bool = False,
    ) -> None:
        self.galaxy: Galaxy = galaxy
        self.pieces: tuple[tuple[int, int], ...] = pieces
        self.space: int = space
        self.threshold: int = threshold
        self.budget: int = max(budget, 0)
        self.base: int = base
        self.base_value: int = base_value
        self.flexible: bool = flexible
        self._hash: int = hash((galaxy, pieces, space, threshold, self.budget, base, base_value, flexible))

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Survey):
            return NotImplemented
        return (
            self.space == other.space
            and self.pieces == other.pieces
            and self.budget == other.budget
            and self.threshold == other.threshold
            and self.base == other.base
            and self.base_value == other.base_value
            and self.flexible == other.flexible
            and self.galaxy is other.galaxy
        )

    def total(self) -> int:
        """The power value of all pieces together."""
        return self.base_value + sum([value for _, value in self.pieces])


class Cluster:
    """Own pieces that are connected without satellites (GP-FED-3) and their power value."""

    def __init__(self, mask: int, value: int) -> None:
        self.mask: int = mask
        self.value: int = value

    def __repr__(self) -> str:
        return f"Cluster({bits(self.mask)}, {self.value})"


class Field:
    """Clusters on the grid and the space around them; `rim` is the space that touches a cluster."""

    def __init__(self, skew: int, space: int, masks: list[int]) -> None:
        self.skew: int = skew
        self.space: int = space
        self.masks: list[int] = masks
        self.rims: list[int] = [spread(mask, skew) & space for mask in masks]
        self.pieces: int = 0
        for mask in masks:
            self.pieces |= mask

    def everybody(self) -> int:
        """The set of all clusters."""
        return (1 << len(self.masks)) - 1

    def touched_by_others(self, members: int) -> int:
        """The space that touches a cluster outside `members`, which would join them there (GP-FED-10)."""
        touched = 0
        for index, rim in enumerate(self.rims):
            if not members >> index & 1:
                touched |= rim
        return touched

    def only(self, members: int, space: int) -> "Field":
        """The field of some clusters alone with less space."""
        return Field(self.skew, space, [self.masks[index] for index in bits(members)])

    def are_joined(self, members: int, space: int) -> bool:
        """Some space would connect the clusters `members`, whatever it costs."""
        masks = [self.masks[index] for index in bits(members)]
        within = space
        for mask in masks:
            within |= mask
        reached = flood(masks[0], within, self.skew)
        return all([mask & reached for mask in masks])


def value_of(values: list[int], members: int) -> int:
    """The power value of a set of clusters."""
    total = 0
    while members:
        lowest = members & -members
        total += values[lowest.bit_length() - 1]
        members ^= lowest
    return total


def _cluster(survey: Survey, grid: Grid, places: int, start: int) -> Cluster:
    """The cluster with these places; `start` is the value that it has besides its pieces."""
    value = start
    for hex, worth in survey.pieces:
        if grid.bit[hex] & places:
            value += worth
    return Cluster(grid.to_hexes(places), value)


@lru_cache(maxsize=4096)
def clusters(survey: Survey) -> tuple[Cluster, ...]:
    """The clusters of own pieces by lowest hex; first of all the Ivits' federation and what touches it."""
    grid = grid_of(survey.galaxy)
    left = 0
    for hex, _ in survey.pieces:
        left |= grid.bit[hex]
    found: list[Cluster] = []
    if survey.base:
        places = flood(grid.from_hexes(survey.base), left, grid.skew)
        found.append(_cluster(survey, grid, places, survey.base_value))
        left &= ~places
    for hex, _ in sorted(survey.pieces):
        if grid.bit[hex] & left:
            places = flood(grid.bit[hex], left, grid.skew)
            found.append(_cluster(survey, grid, places, 0))
            left &= ~places
    return tuple(found)


@lru_cache(maxsize=4096)
def field_of(survey: Survey) -> Field:
    """The field of all clusters of a survey."""
    grid = grid_of(survey.galaxy)
    masks = [grid.from_hexes(cluster.mask) for cluster in clusters(survey)]
    return Field(grid.skew, grid.from_hexes(survey.space), masks)
