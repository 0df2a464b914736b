"""The cheapest way to connect clusters: the subset programme of Dreyfus and Wagner on whole sets of hexes.

For a set of clusters and each number of satellites there is one set of hexes: those that can be tied to a connection
of these clusters with that many satellites, the hex itself not counted. Two such connections that share a hex make
one connection of all their clusters; a satellite on a hex ties its neighbours; a cluster is passed for nothing.
"""

from ..grid import spread
from .survey import Field


class Tables:
    """Connections in one field with at most `limit` satellites, computed when first asked for."""

    def __init__(self, field: Field, limit: int) -> None:
        self.field: Field = field
        self.limit: int = limit
        self.levels: dict[int, list[int]] = {}
        self.starts: dict[int, int] = {}  # the first level that is not empty

    def cost(self, members: int) -> int:
        """The fewest satellites that connect these clusters (GP-FED-7, GP-FED-9); limit + 1 if that is too many."""
        last = members.bit_length() - 1
        others = members ^ 1 << last
        if others == 0:
            return 0
        if self.cost(others) > self.limit:
            return self.limit + 1
        return self.first_level(others, last)

    def first_level(self, members: int, index: int) -> int:
        """The fewest satellites that connect some clusters and a further one; limit + 1 if that is too many."""
        levels = self.levels_of(members)
        mask = self.field.masks[index]
        for level in range(self.starts[members], self.limit + 1):
            if levels[level] & mask:
                return level
        return self.limit + 1

    def levels_of(self, members: int) -> list[int]:
        """For each number of satellites the hexes that a connection of these clusters can be tied to."""
        known = self.levels.get(members)
        if known is not None:
            return known
        found = [0] * (self.limit + 1)
        first = members & -members
        rest = members ^ first
        if rest == 0:
            index = first.bit_length() - 1
            found[0] = self.field.masks[index] | self.field.rims[index]
        part = rest
        while part:
            self._join(found, members ^ part, part)
            part = part - 1 & rest
        self._grow(found)
        self.levels[members] = found
        self.starts[members] = first_filled(found)
        return found

    def _join(self, found: list[int], part: int, other: int) -> None:
        """Add the hexes where connections of two sets of clusters meet."""
        limit = self.limit
        levels, others = self.levels_of(part), self.levels_of(other)
        start, other_start = self.starts[part], self.starts[other]
        if start + other_start > limit or not levels[limit - other_start] & others[limit - start]:
            return
        before = 0
        for spent in range(start, limit - other_start + 1):
            fresh = levels[spent] ^ before  # each level contains the one before
            if fresh:
                before = levels[spent]
                for level in range(spent + other_start, limit + 1):
                    found[level] |= fresh & others[level - spent]

    def _grow(self, found: list[int]) -> None:
        """Add what a connection reaches with further satellites and across clusters."""
        field = self.field
        allowed = field.space | field.pieces
        before = crossed = 0
        for level in range(first_filled(found), self.limit + 1):
            reached = found[level] | before | spread(before & field.space, field.skew) & allowed
            if reached & field.pieces != crossed:
                for index, mask in enumerate(field.masks):
                    if reached & mask:
                        reached |= mask | field.rims[index]
                crossed = reached & field.pieces
            found[level] = before = reached

    def corridor(self, members: int) -> int:
        """The space on which any connection with the fewest satellites puts one (the clusters are connectable)."""
        found = 0
        spare = self.cost(members) - 1
        first = members & -members
        rest = members ^ first
        part = rest
        while part:
            levels, others = self.levels_of(part), self.levels_of(members ^ part)
            for spent in range(self.starts[part], spare - self.starts[members ^ part] + 1):
                found |= levels[spent] & others[spare - spent]
            part = part - 1 & rest
        return found & self.field.space


def first_filled(levels: list[int]) -> int:
    """The first level that is not empty; beyond the last if all are."""
    for level, places in enumerate(levels):
        if places:
            return level
    return len(levels)
