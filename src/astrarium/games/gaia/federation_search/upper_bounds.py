"""Simple connections of clusters, with which all others are compared."""

from astrarium.kernel.values import bits

from .steiner import Tables

Layer = dict[int, int]  # touched clusters -> hexes


class UpperBounds:
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

    def upper_bound(self, members: int) -> int:
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
        away = self.links[first].copy()
        total = 0
        while others:
            nearest = others[0]
            for index in others:
                if away[index] < away[nearest]:
                    nearest = index
            total += away[nearest]
            others.remove(nearest)
            row = self.links[nearest]
            for index in others:
                away[index] = min(away[index], row[index])
        return total

    def longest_link(self, members: int) -> int:
        """The satellites that two of these clusters need alone, so that all need at least as many."""
        ends = bits(members)
        return max([self.links[one][other] for one in ends for other in ends if one != other], default=0)

    def wasteful(self, members: int, size: int) -> int:
        """The hexes that a simple connection of these clusters would tie with fewer than `size` satellites."""
        spare = size - 1 - self.upper_bound(members)
        found = 0
        if spare > 0:
            for index in bits(members):
                found |= self.near[index][spare]
        return found
