"""Which sets of clusters a player can make a federation of, and why not the others.

Call a set of clusters sound if it reaches the threshold and can be connected with its number of satellites without
touching own pieces outside (GP-FED-1, GP-FED-7, GP-FED-9, GP-FED-10). That number is the smallest possible one, own
pieces being passed for nothing; with flexible federations it is the smallest one that touches nobody else
(GP-FED-20). A sound set is legal unless a sound subset needs fewer satellites (GP-FED-8, GP-FED-19): the cheapest
connection of any subset, drawn inside the set, makes a sound subset of all that it touches.
"""

from functools import lru_cache

from .bridges import Bridges, Ceilings
from .steiner import Tables
from .survey import ROOT, Cluster, Field, Survey, clusters, field_of, value_of


class Family:
    """The clusters of a survey and all legal federations: set of clusters -> satellites needed."""

    def __init__(self, clusters: tuple[Cluster, ...], legal: dict[int, int]) -> None:
        self.clusters: tuple[Cluster, ...] = clusters
        self.legal: dict[int, int] = legal


class Search:
    """Hangs bridges together until the threshold is reached.

    More than that is never legal: a federation that reaches the threshold without one of its outer bridges could
    leave that bridge away (GP-FED-8).
    """

    def __init__(self, survey: Survey) -> None:
        self.survey: Survey = survey
        self.values: list[int] = [cluster.value for cluster in clusters(survey)]
        self.tables: Tables = Tables(field_of(survey), survey.budget)
        self.ceilings: Ceilings = Ceilings(self.tables, survey.flexible)
        self.costs: dict[int, int] = {}  # satellites that connect exactly these clusters

    def legal(self) -> dict[int, int]:
        """All legal sets with their satellites, the cheapest first."""
        found: dict[int, int] = {}
        complete = self.complete_sets()
        complete.sort(key=self.order)
        for members in complete:
            cost = self.costs[members]
            if has_cheaper_part(found, members, cost):
                continue
            if self.survey.flexible or self.is_cheapest(members, cost):
                found[members] = cost
        return found

    def order(self, members: int) -> tuple[int, int]:
        """The cheapest first."""
        return self.costs[members], members

    def is_cheapest(self, members: int, cost: int) -> bool:
        """No connection has fewer satellites, not even one that touches further own pieces (GP-FED-9)."""
        for others, satellites in self.costs.items():
            if satellites < cost and others & members == members:
                return False
        return self.tables.cost(members) == cost

    def complete_sets(self) -> list[int]:
        """The sets that reach the threshold, made of those that do not by hanging one more bridge on them."""
        complete: list[int] = []
        bridges = self.bridges()
        layers: list[list[int]] = [[] for _ in range(len(self.values) + 1)]
        layers[1] = [ROOT] if self.survey.base else [1 << index for index in range(len(self.values))]
        for members in layers[1]:
            self.costs[members] = 0
        for layer in layers:
            for members in layer:
                if value_of(self.values, members) >= self.survey.threshold:
                    complete.append(members)
                else:
                    for larger in self.extend(members, bridges):
                        layers[larger.bit_count()].append(larger)
        return complete

    def bridges(self) -> list[tuple[int, int]]:
        """The bridges between at least two clusters and their satellites, unless simple links need fewer."""
        if self.survey.budget == 0:
            return []
        found: list[tuple[int, int]] = []
        for members, size in Bridges(self.tables.field, self.survey.budget, self.ceilings).sizes.items():
            if members & members - 1 and size <= self.ceilings.ceiling(members):
                found.append((members, size))
        return found

    def extend(self, members: int, bridges: list[tuple[int, int]]) -> list[int]:
        """Hang each bridge on a set that shares a cluster with it; the sets that were not known before."""
        fresh: list[int] = []
        for ends, size in bridges:
            cost = self.costs[members] + size
            if members & ends and ends & ~members and cost <= self.survey.budget:
                larger = members | ends
                known = self.costs.get(larger)
                if known is None:
                    if cost <= self.ceilings.ceiling(larger):
                        self.costs[larger] = cost
                        fresh.append(larger)
                elif cost < known:
                    self.costs[larger] = cost
        return fresh


def has_cheaper_part(legal: dict[int, int], members: int, cost: int) -> bool:
    """A legal federation of some of these clusters needs fewer satellites (GP-FED-8)."""
    for part, satellites in legal.items():
        if satellites >= cost:
            return False  # the cheapest come first
        if part & members == part:
            return True
    return False


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
    parts = clusters(survey)
    starts = parts[:1] if survey.base else parts
    if any([cluster.value >= survey.threshold for cluster in starts]):
        return True
    if survey.budget == 0 or not can_meet(survey):
        return False
    return has_simple(survey) or bool(family(survey).legal)


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


def has_simple(survey: Survey) -> bool:
    """Links from cluster to cluster, the nearest first, reach the threshold within the budget.

    All that they touch then makes a sound set, and the cheapest sound set is legal.
    """
    parts = clusters(survey)
    links = Ceilings(Tables(field_of(survey), survey.budget), flexible=False).links
    for start in range(1 if survey.base else len(parts)):
        away = list(links[start])
        left = set(range(len(parts))) - {start}
        value, cost = parts[start].value, 0
        while left and value < survey.threshold and cost <= survey.budget:
            nearest = min(left, key=away.__getitem__)
            left.remove(nearest)
            value += parts[nearest].value
            cost += away[nearest]
            away = [min(pair) for pair in zip(away, links[nearest], strict=True)]
        if value >= survey.threshold and cost <= survey.budget:
            return True
    return False


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
    apart = field.space & ~field.touched_by_others(chosen)
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
