"""Which sets of clusters a player can make a federation of, and why not the others.

Call a set of clusters sound if it reaches the threshold and can be connected with its number of satellites without
touching own pieces outside (GP-FED-1, GP-FED-7, GP-FED-9, GP-FED-10). That number is the smallest possible one, own
pieces being passed for nothing; with flexible federations it is the smallest one that touches nobody else
(GP-FED-20). A sound set is legal unless a sound subset needs fewer satellites (GP-FED-8, GP-FED-19): the cheapest
connection of any subset, drawn inside the set, makes a sound subset of all that it touches.
"""

from functools import lru_cache

from ..grid import spread
from .bridges import Bridges, contains_any
from .steiner import Tables
from .survey import ROOT, Cluster, Field, Survey, clusters, field_of, value_of
from .upper_bounds import UpperBounds


class Family:
    """The clusters of a survey and all legal federations: set of clusters -> satellites needed."""

    def __init__(self, clusters: tuple[Cluster, ...], legal: dict[int, int]) -> None:
        self.clusters: tuple[Cluster, ...] = clusters
        self.legal: dict[int, int] = legal


class Search:
    """Hangs bridges together until the threshold is reached, everything in the order of its satellites.

    More than that is never legal: a federation that reaches the threshold without one of its outer bridges could
    leave that bridge away (GP-FED-8).
    """

    def __init__(self, survey: Survey) -> None:
        self.survey: Survey = survey
        self.values: list[int] = [cluster.value for cluster in clusters(survey)]
        self.field: Field = field_of(survey)
        self.upper_bounds: UpperBounds = UpperBounds(Tables(self.field, survey.budget), survey.flexible)
        self.costs: dict[int, int] = {}  # satellites that connect exactly these clusters
        self.bridges: list[list[int]] = [[]]  # by satellites
        self.parts: list[list[int]] = []  # what does not reach the threshold, by satellites

    def legal(self) -> dict[int, int]:
        """All legal sets with their satellites, the cheapest first."""
        found: dict[int, int] = {}
        bridges = Bridges(self.field, self.upper_bounds)
        self.sort_out(self.starts(), 0, found)
        for cost in range(1, self.survey.budget + 1):
            self.bridges.append([ends for ends in bridges.next_size(found) if self.is_useful(ends, cost)])
            self.sort_out(self.hung_together(cost), cost, found)
        return found

    def starts(self) -> list[int]:
        """The single clusters that a federation can begin with; the Ivits' always begins with the old one."""
        return [ROOT] if self.survey.base else [1 << index for index in range(len(self.values))]

    def is_useful(self, members: int, size: int) -> bool:
        """A bridge between at least two clusters, unless simple links need fewer satellites."""
        return members & members - 1 != 0 and size <= self.upper_bounds.upper_bound(members)

    def hung_together(self, cost: int) -> list[int]:
        """The sets that so many satellites connect and fewer do not, in order: smaller ones with one more bridge."""
        found: list[int] = []
        for size in range(1, cost + 1):
            parts = self.parts[cost - size]
            for ends in self.bridges[size]:
                for members in parts:
                    larger = members | ends
                    if members & ends and larger != members and larger not in self.costs:
                        self.costs[larger] = cost
                        if cost <= self.upper_bounds.upper_bound(larger):
                            found.append(larger)
        found.sort()
        return found

    def sort_out(self, connected: list[int], cost: int, found: dict[int, int]) -> None:
        """Keep what is legal and what can still become it, of sets that need the same number of satellites.

        A set with a legal part needs more satellites than that, and cannot be legal (GP-FED-8).
        """
        cheaper = Tables(self.field, cost - 1)
        parts: list[int] = []
        legal: list[int] = []
        for members in connected:
            self.costs[members] = cost
            if not contains_any(members, found):
                if value_of(self.values, members) < self.survey.threshold:
                    parts.append(members)
                elif self.survey.flexible or self.is_cheapest(members, cost, cheaper):
                    legal.append(members)
        self.parts.append(parts)
        for members in legal:
            found[members] = cost

    def is_cheapest(self, members: int, cost: int, cheaper: Tables) -> bool:
        """No connection has fewer satellites, not even one that touches further own pieces (GP-FED-9)."""
        for others, satellites in self.costs.items():
            if satellites < cost and others & members == members:
                return False
        return self.upper_bounds.longest_link(members) == cost or cheaper.cost(members) == cost


@lru_cache(maxsize=4096)
def family(survey: Survey) -> Family:
    """All legal federations (GP-FED-1, GP-FED-7..10, GP-FED-16, GP-FED-19, GP-FED-20)."""
    parts = clusters(survey)
    if survey.total() < survey.threshold or not parts:
        return Family(parts, {})
    return Family(parts, Search(survey).legal())


@lru_cache(maxsize=16384)
def any_legal(survey: Survey) -> bool:
    """The player can form a federation; asked in every turn, so the cheap answers come first."""
    if survey.total() < survey.threshold:
        return False
    values = [cluster.value for cluster in clusters(survey)]
    start = 0 if survey.base else values.index(max(values))
    if links_reach(survey, start):
        return True
    if survey.budget == 0 or not can_meet(survey):
        return False
    others = [] if survey.base else [other for other in range(len(values)) if other != start]
    return any(links_reach(survey, other) for other in others) or bool(family(survey).legal)


def links_reach(survey: Survey, start: int) -> bool:
    """Links from this cluster to the nearest other, and so on, reach the threshold within the budget.

    All that they touch then makes a sound set, and the cheapest sound set is legal.
    """
    parts = clusters(survey)
    field = field_of(survey)
    linked, value, left = parts[start].places, parts[start].value, survey.budget
    around, link = spread(linked, field.skew), 0
    while value < survey.threshold and link < left:
        link += 1
        around = spread(around & field.space, field.skew)
        touched = around & field.pieces
        touched ^= touched & linked
        if touched:
            nearest = first_touched(parts, touched)
            linked |= nearest.places
            value += nearest.value
            left -= link
            around, link = spread(linked, field.skew), 0
    return value >= survey.threshold


def first_touched(parts: tuple[Cluster, ...], touched: int) -> Cluster:
    """The first cluster on these places."""
    for cluster in parts:
        if cluster.places & touched:
            return cluster
    raise AssertionError("no cluster is touched")


def can_meet(survey: Survey) -> bool:
    """Clusters worth the threshold lie around some hex, as they must: half the satellites lead from it to each."""
    tables = Tables(field_of(survey), survey.budget // 2)
    worth = [0] * (survey.threshold + 1)  # by value: the hexes that have so much around them
    worth[0] = tables.levels_of(ROOT)[-1] if survey.base else tables.field.space | tables.field.pieces
    for index, cluster in enumerate(clusters(survey)):
        around = tables.levels_of(1 << index)[-1]
        for value in range(survey.threshold, 0, -1):
            worth[value] |= worth[max(value - cluster.value, 0)] & around
    return worth[survey.threshold] != 0


def can_include(survey: Survey, chosen: int) -> int:
    """All clusters of the legal federations that contain the chosen ones."""
    found = 0
    for members in family(survey).legal:
        if members & chosen == chosen:
            found |= members
    return found


def is_complete(survey: Survey, chosen: int) -> bool:
    """Exactly the chosen clusters make a legal federation."""
    return chosen in family(survey).legal


def why_not(survey: Survey, chosen: int) -> str | None:
    """The first rule that forbids a federation of exactly the chosen clusters, None if it is legal."""
    if survey.base and not chosen & ROOT:
        return "GP-FAC-IVITS-2"
    if not chosen or value_of([cluster.value for cluster in clusters(survey)], chosen) < survey.threshold:
        return "GP-FED-1"
    if is_complete(survey, chosen):
        return None
    field = field_of(survey)
    apart = field.space_apart(chosen)
    if not field.are_joined(chosen, apart if survey.flexible else field.space | field.pieces):
        return "GP-FED-18"
    exact = exact_cost(field, chosen, apart, survey.budget)
    cost = exact if survey.flexible else Tables(field, survey.budget).cost(chosen)
    if cost > survey.budget:
        return "GP-FED-16"
    return "GP-FED-9" if exact > cost else "GP-FED-8"


def exact_cost(field: Field, members: int, space: int, limit: int) -> int:
    """The fewest satellites on `space` that connect these clusters; limit + 1 if that is too many."""
    if not field.are_joined(members, space):
        return limit + 1
    alone = field.only(members, space)
    return Tables(alone, limit).cost(alone.everybody())
