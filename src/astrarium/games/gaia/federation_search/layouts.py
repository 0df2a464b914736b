"""Where the satellites of a federation can go, and a few federations worth looking at."""

from functools import lru_cache

from astrarium.kernel.values import bits

from ..grid import flood, spread
from .search import exact_cost, family
from .steiner import Tables
from .survey import Field, Survey, field_of


class Proposal:
    """A legal federation: set of clusters, an example of its satellites, power value and number of satellites."""

    def __init__(self, chosen: int, satellites: tuple[int, ...], value: int, cost: int) -> None:
        self.chosen: int = chosen
        self.satellites: tuple[int, ...] = satellites
        self.value: int = value
        self.cost: int = cost


def satellites_missing(survey: Survey, chosen: int, placed: int) -> int:
    """How many satellites a legal federation still needs (GP-FED-7)."""
    return max(0, satellites_needed(survey, chosen) - placed.bit_count())


@lru_cache(maxsize=4096)
def satellites_needed(survey: Survey, chosen: int) -> int:
    """All satellites of a legal federation: the fewest that touch no own piece outside it (GP-FED-7, GP-FED-10)."""
    field = field_of(survey)
    return exact_cost(field, chosen, field.space_apart(chosen), survey.budget)


@lru_cache(maxsize=4096)
def connections(survey: Survey, chosen: int, placed: int) -> int:
    """All hexes of all connections with the fewest satellites that contain the placed ones (GP-FED-7, GP-FED-10).

    None touches an own piece outside the chosen clusters, which must make a legal federation. Empty if these are
    connected.
    """
    missing = satellites_missing(survey, chosen, placed)
    if not missing:
        return 0
    grid = survey.galaxy.grid
    field = field_of(survey)
    satellites = grid.from_hexes(placed)
    space = field.space_apart(chosen)
    if satellites & space != satellites:
        return 0
    parts = connected_parts(field, chosen, satellites)
    return grid.to_hexes(useful_space(Field(field.skew, space ^ satellites, parts), missing))


def satellite_choices(survey: Survey, chosen: int, placed: int) -> int:
    """The hexes for the next satellite: on a connection, next to a chosen piece or a placed one (GP-FED-4)."""
    grid = survey.galaxy.grid
    field = field_of(survey)
    near = grid.from_hexes(placed)
    for index in bits(chosen):
        near |= field.masks[index]
    ways = grid.from_hexes(connections(survey, chosen, placed))
    return grid.to_hexes(ways & spread(near, field.skew))


def connected_parts(field: Field, chosen: int, satellites: int) -> list[int]:
    """What the chosen clusters and the placed satellites leave to connect."""
    left = satellites
    for index in bits(chosen):
        left |= field.masks[index]
    parts: list[int] = []
    while left:
        part = flood(left & -left, left, field.skew)
        parts.append(part)
        left ^= part
    return parts


def useful_space(field: Field, missing: int) -> int:
    """The space of all connections of the field's parts with exactly so many satellites, if none has fewer."""
    tables = Tables(field, missing)
    everybody = field.everybody()
    if tables.cost(everybody) != missing:
        return 0
    return tables.corridor(everybody)


def draw(survey: Survey, chosen: int, placed: int = 0) -> tuple[int, ...]:
    """One way to place the satellites of a legal federation that are missing, in an order in which each can be."""
    order: list[int] = []
    choices = satellite_choices(survey, chosen, placed)
    while choices:
        lowest = choices & -choices
        order.append(lowest.bit_length() - 1)
        placed |= lowest
        choices = satellite_choices(survey, chosen, placed)
    return tuple(order)


def proposals(survey: Survey, limit: int) -> list[Proposal]:
    """The best legal federations: fewest satellites, then least value above the threshold, then fewest clusters."""
    known = family(survey)
    ranked: list[tuple[int, int, int, int]] = []
    for chosen, cost in known.legal.items():
        value = sum([known.clusters[index].value for index in bits(chosen)])
        ranked.append((cost, value, chosen.bit_count(), chosen))
    ranked.sort()
    return [Proposal(chosen, draw(survey, chosen), value, cost) for cost, value, _, chosen in ranked[:limit]]
