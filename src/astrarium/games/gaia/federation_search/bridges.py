"""Bridges: connected satellites together with all the clusters that they touch.

A federation that needs satellites consists of bridges that hang together at common clusters like the links of a tree.
If two satellites of a bridge touch the same cluster, they can hang together there instead; so a bridge is built of
satellites that touch different clusters.
"""

from ..grid import spread
from .survey import Field
from .upper_bounds import Layer, UpperBounds


class Bridges:
    """All sets of clusters that one bridge connects, by the fewest satellites that it takes.

    A layer holds for one number of satellites the hexes from which a bridge can be continued. Bridges that cannot be
    part of any cheapest connection are left out; what counts as cheapest is the business of `upper_bounds`.
    """

    def __init__(self, field: Field, upper_bounds: UpperBounds) -> None:
        self.field: Field = field
        self.upper_bounds: UpperBounds = upper_bounds
        self.kinds: Layer = kinds_of_space(field)
        self.seen: Layer = {}
        self.layers: list[Layer] = [{}]

    def next_size(self, legal: dict[int, int]) -> list[int]:
        """The sets of clusters that need a bridge with one satellite more than the last ones.

        What contains a legal federation needs more satellites than that and leads to nothing (GP-FED-8).
        """
        found: Layer = {}
        if len(self.layers) == 1:
            found = {kind: places for kind, places in self.kinds.items() if kind}
        else:
            self._lengthen(found)
            self._join(found)
        return self._keep(found, legal)

    def _keep(self, found: Layer, legal: dict[int, int]) -> list[int]:
        """Make the next layer of what is new, useful and not wasteful; the sets that were not connected before."""
        size = len(self.layers)
        layer: Layer = {}
        larger: list[int] = []
        for members, places in found.items():
            seen = self.seen.get(members, 0)
            fresh = places ^ places & seen
            if fresh:
                fresh ^= fresh & self.upper_bounds.wasteful(members, size)
            if fresh and not contains_any(members, legal):
                layer[members] = fresh
                self.seen[members] = seen | fresh
                if not seen:
                    larger.append(members)
        self.layers.append(layer)
        if self.upper_bounds.flexible:
            self.upper_bounds.learn(layer, size)
        return larger

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
                    if not kind & members:
                        reached = around & hexes
                        if reached:
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
        if not members & joining:
            shared = meeting & places
            if shared:
                larger = members | joining
                found[larger] = found.get(larger, 0) | shared


def contains_any(members: int, parts: dict[int, int]) -> bool:
    """One of the sets of clusters is a part of `members`."""
    return any(part & members == part for part in parts)


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
