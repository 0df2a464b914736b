"""Bridges: connected satellites together with all the clusters that they touch.

A federation that needs satellites consists of bridges that hang together at common clusters like the links of a tree.
If two satellites of a bridge touch the same cluster, they can hang together there instead; so a bridge is built of
satellites that touch different clusters.
"""

from ..galaxy import bits
from .grid import spread
from .steiner import Tables
from .survey import Field

Layer = dict[int, int]  # touched clusters -> hexes


class Ceilings:
    """Simple connections that bound the others: from cluster to cluster along the shortest links.

    A cheapest connection may touch anything unless federations are flexible (GP-FED-20). Then a link may touch
    nothing but its two ends; it is a small bridge itself and learned when the bridges of that size are known.
    """

    def __init__(self, tables: Tables, flexible: bool) -> None:
        self.flexible: bool = flexible
        self.limit: int = tables.limit
        self.known: dict[int, int] = {}
        count = len(tables.field.masks)
        self.links: list[list[int]] = [[self.limit + 1] * count for _ in range(count)]
        self.near: list[list[int]] = [[0] for _ in range(count)]  # hexes by the satellites from there, itself included
        if not flexible:
            for index in range(count):
                self.near[index] += tables.levels_of(1 << index)
                for other in range(index):
                    self.links[index][other] = tables.first_level(1 << index, other)
                    self.links[other][index] = self.links[index][other]

    def learn(self, layer: Layer, size: int) -> None:
        """Note the bridges of a size that touch one or two clusters."""
        for index, near in enumerate(self.near):
            near.append(near[-1] | layer.get(1 << index, 0))
        for members in layer:
            if members.bit_count() == 2:
                one, other = bits(members)
                self.links[one][other] = self.links[other][one] = min(self.links[one][other], size)

    def ceiling(self, members: int) -> int:
        """The satellites of the shortest tree of links between these clusters; more than the limit if none is known."""
        known = self.known.get(members)
        if known is None:
            known = self._shortest_tree(members)
            if known <= self.limit or not self.flexible:
                self.known[members] = known
        return known

    def _shortest_tree(self, members: int) -> int:
        """Add the nearest cluster until all are linked."""
        first, *others = bits(members)
        row = self.links[first]
        away = {index: row[index] for index in others}
        total = 0
        while away:
            nearest = min(away, key=away.__getitem__)
            total += away.pop(nearest)
            row = self.links[nearest]
            for index, steps in away.items():
                if row[index] < steps:
                    away[index] = row[index]
        return total

    def wasteful(self, members: int, size: int) -> int:
        """The hexes that a simple connection of these clusters would tie with fewer than `size` satellites."""
        spare = size - 1 - self.ceiling(members)
        found = 0
        if spare > 0:
            for index in bits(members):
                found |= self.near[index][spare]
        return found


class Bridges:
    """All sets of clusters that one bridge connects, each with its fewest satellites.

    A layer holds for one number of satellites the hexes from which a bridge can be continued. Bridges that cannot be
    part of any cheapest connection are left out; what counts as cheapest is the business of `ceilings`.
    """

    def __init__(self, field: Field, limit: int, ceilings: Ceilings) -> None:
        self.field: Field = field
        self.ceilings: Ceilings = ceilings
        self.kinds: Layer = kinds_of_space(field)
        self.seen: Layer = {}
        self.sizes: dict[int, int] = {}
        self.layers: list[Layer] = [{}]
        self._keep({kind: places for kind, places in self.kinds.items() if kind})
        for _ in range(1, limit):
            found: Layer = {}
            self._lengthen(found)
            self._join(found)
            self._keep(found)

    def _keep(self, found: Layer) -> None:
        """Make the next layer of what is new and not wasteful."""
        size = len(self.layers)
        layer: Layer = {}
        for members, places in found.items():
            fresh = places & ~self.seen.get(members, 0)
            if fresh:
                fresh &= ~self.ceilings.wasteful(members, size)
            if fresh:
                layer[members] = fresh
                self.seen[members] = self.seen.get(members, 0) | fresh
                self.sizes.setdefault(members, size)
        self.layers.append(layer)
        if self.ceilings.flexible:
            self.ceilings.learn(layer, size)

    def _lengthen(self, found: Layer) -> None:
        """Add a satellite next to the last one."""
        skew, kinds = self.field.skew, self.kinds
        plain = kinds[0]
        for members, places in self.layers[-1].items():
            around = spread(places, skew) & self.field.space
            empty = around & plain
            if empty:
                found[members] = found.get(members, 0) | empty
            around ^= empty
            if around:
                for kind, hexes in kinds.items():
                    reached = around & hexes
                    if reached and not kind & members:
                        larger = members | kind
                        found[larger] = found.get(larger, 0) | reached

    def _join(self, found: Layer) -> None:
        """Let two arms meet on a hex that touches no cluster.

        Elsewhere it is not needed: the neighbours of a hex that do not touch the same cluster lie side by side, so that
        a third arm can hang on them as well.
        """
        plain = self.kinds[0]
        total = len(self.layers) + 1
        for size in range(2, total // 2 + 1):
            others = self.layers[total - size]
            anywhere = 0
            for places in others.values():
                anywhere |= places
            anywhere &= plain
            for members, places in self.layers[size].items():
                meeting = places & anywhere
                if meeting:
                    meet(found, members, meeting, others)


def meet(found: Layer, members: int, meeting: int, others: Layer) -> None:
    """Let one arm meet all arms that touch other clusters than it."""
    for joining, places in others.items():
        shared = meeting & places
        if shared and not members & joining:
            larger = members | joining
            found[larger] = found.get(larger, 0) | shared


def kinds_of_space(field: Field) -> Layer:
    """The space by the clusters that it touches."""
    kinds: Layer = {0: field.space}
    for index, rim in enumerate(field.rims):
        for kind, places in list(kinds.items()):
            touching = places & rim
            if touching:
                kinds[kind] = places ^ touching
                kinds[kind | 1 << index] = touching
    return kinds
