"""What a player who wants to form a federation has on the map: the question, its clusters and its field of hexes."""

from functools import lru_cache
from typing import Final

from astrarium.kernel.values import bits

from ..galaxy import Galaxy
from ..grid import flood, spread

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

    def __init__(self, mask: int, places: int, value: int) -> None:
        self.mask: int = mask
        self.places: int = places  # the same hexes on the grid
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

    def space_apart(self, members: int) -> int:
        """The space that touches no cluster outside `members`, which would join them there (GP-FED-10)."""
        touched = 0
        for index, rim in enumerate(self.rims):
            if not members >> index & 1:
                touched |= rim
        return self.space ^ touched

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


def take_cluster(galaxy: Galaxy, left: dict[int, int], beside: list[int], start: Cluster) -> Cluster:
    """The cluster that begins as `start`, with all the pieces that hang together with the hexes `beside`."""
    mask, places, value = start.mask, start.places, start.value
    for hex in beside:
        row = galaxy.distance[hex]
        for other in [other for other in left if row[other] == 1]:
            beside.append(other)
            mask |= 1 << other
            places |= galaxy.grid.bit[other]
            value += left.pop(other)
    return Cluster(mask, places, value)


@lru_cache(maxsize=4096)
def clusters(survey: Survey) -> tuple[Cluster, ...]:
    """The clusters of own pieces by lowest hex; first of all the Ivits' federation and what touches it."""
    galaxy = survey.galaxy
    left = dict(sorted(survey.pieces))
    found: list[Cluster] = []
    if survey.base:
        base = Cluster(survey.base, galaxy.grid.from_hexes(survey.base), survey.base_value)
        found.append(take_cluster(galaxy, left, bits(survey.base), base))
    while left:
        hex = next(iter(left))
        first = Cluster(1 << hex, galaxy.grid.bit[hex], left.pop(hex))
        found.append(take_cluster(galaxy, left, [hex], first))
    return tuple(found)


@lru_cache(maxsize=4096)
def field_of(survey: Survey) -> Field:
    """The field of all clusters of a survey."""
    grid = survey.galaxy.grid
    return Field(grid.skew, grid.from_hexes(survey.space), [cluster.places for cluster in clusters(survey)])
