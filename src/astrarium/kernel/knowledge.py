"""What a seat can conclude about a pool: where the pieces that it has seen may be now, and how likely that is.

A deal is as likely as its number of ways to come about. Pieces of a kind count as different pieces, and a piece that
moved unseen may have been any of those that lay there. To the viewer, pieces that it has never seen are all alike
("fresh"); only the pieces that it has seen have to be followed (docs/decisions/0017).
"""

from collections.abc import Iterable
from functools import lru_cache
from math import comb, factorial, perm, prod
from typing import Final

from astrarium.kernel.chance import Random, weighted_choice
from astrarium.kernel.pools import (
    EVERYBODY,
    LOOKED,
    MOVED,
    UNSEEN,
    Entry,
    Place,
    Pool,
    known_kinds,
    remaining_counts,
    seat_bit,
)

FRESH: Final = -1  # which piece moved: one that the viewer had never seen, or else a seen one of this kind

Seen = tuple[tuple[int, ...], ...]  # kinds of the seen pieces in the bag, at each place, and where nothing leaves again
Way = tuple[int, int, Seen]  # the number of ways, which piece moved, and what the viewer has seen then
Arrival = tuple[int, int, Seen]  # backwards: ways altogether, which piece moved, and what had been seen before


def draw_weights(p: Pool, source: int) -> list[int]:
    """The weight of each kind for the next piece from the bag, or from a place where nobody has seen a piece."""
    is_plain = not p[3] or all([kind != UNSEEN for place in p[1] for kind, _ in place])
    return (
        remaining_counts(p) if is_plain else [count_ways(p, EVERYBODY, [source], [kind]) for kind in range(len(p[0]))]
    )


def possible_kinds(p: Pool, place: int, seat: int | None) -> frozenset[int]:
    """The kinds that the pieces at a place which a seat does not know may have."""
    seen = known_kinds(p, place, seat)
    sources = [place] * (len(seen) + 1)
    return frozenset([kind for kind in range(len(p[0])) if count_ways(p, seat_bit(seat), sources, [*seen, kind])])


def count_ways(p: Pool, viewer: int, sources: Iterable[int], shown: Iterable[int]) -> int:
    """The number of ways in which all that the viewer has seen can come about if it then sees these kinds as well."""
    more = [(MOVED, source, len(p[1]), kind, EVERYBODY) for source, kind in zip(sources, shown, strict=True)]
    return sum([last[0] for last in PossibleHistories(p, viewer, more).last])


class PossibleHistories:
    """All histories that a viewer cannot exclude, entry by entry, with their number of ways."""

    def __init__(self, p: Pool, viewer: int, more: Iterable[Entry] = ()) -> None:
        self.counts, self.viewer = p[0], viewer
        self.start: tuple[Place, ...] = p[2] if p[3] else p[1]
        self.past = [*p[3], *more]
        self.number = 1 + max([len(self.start), *[max(entry[1:3]) + 1 for entry in self.past]])  # of places, and bag
        self.sizes = [0] * self.number
        for index, place in enumerate(self.start):
            self.sizes[index + 1] = len(place)
        self.sizes[0] = sum(self.counts) - sum(self.sizes)
        self.leaving: list[set[int]] = [set()]  # the places that something leaves from an entry on
        for entry in reversed(self.past):
            self.leaving.append({entry[1] + 1} | self.leaving[-1])
        self.leaving.reverse()
        self.arrivals: list[dict[Seen, list[Arrival]]] = []
        self.last: list[tuple[int, Seen]] = self.run()

    def run(self) -> list[tuple[int, Seen]]:
        lying = [[kind for kind, who in place if who & self.viewer and kind != UNSEEN] for place in self.start]
        lying += [[]] * (self.number - len(lying))
        now = {self.canonical(0, [[], *lying[: self.number - 1], []]): 1}
        for index, entry in enumerate(self.past):
            arrivals: dict[Seen, list[Arrival]] = {}
            for seen, weight in now.items():
                for count, piece, then in self.ways_of(index, entry, seen):
                    arrivals.setdefault(then, []).append((weight * count, piece, seen))
            self.arrivals.append(arrivals)
            now = {then: sum([arrival[0] for arrival in found]) for then, found in arrivals.items()}
            if entry[0] == MOVED:
                self.sizes[entry[1] + 1] -= 1
                self.sizes[entry[2] + 1] += 1
        return [(weight * factorial(sum(self.fresh(seen))), seen) for seen, weight in now.items()]

    def fresh(self, seen: Seen) -> list[int]:
        """The number of pieces of each kind that the viewer has never seen."""
        return [count - sum([place.count(kind) for place in seen]) for kind, count in enumerate(self.counts)]

    def canonical(self, index: int, places: list[list[int]]) -> Seen:
        """What the viewer has seen at entry `index`; places from which nothing leaves later are merged into one."""
        leaving = self.leaving[index]
        gone = places[-1] + [kind for n, place in enumerate(places[:-1]) if n not in leaving for kind in place]
        kept = [sorted(place) if n in leaving else [] for n, place in enumerate(places[:-1])]
        return tuple([tuple(place) for place in [*kept, sorted(gone)]])

    def ways_of(self, index: int, entry: Entry, seen: Seen) -> list[Way]:
        return self.ways_to_look(index, entry, seen) if entry[0] == LOOKED else self.ways_to_move(index, entry, seen)

    def ways_to_move(self, index: int, entry: Entry, seen: Seen) -> list[Way]:
        _, source, target, kind, who = entry
        lying = seen[source + 1]
        fresh = self.sizes[source + 1] - len(lying)
        if kind != UNSEEN and who & self.viewer:
            found = [(lying.count(kind), kind), (fresh * self.fresh(seen)[kind], FRESH)]
        else:
            found = [(lying.count(other), other) for other in sorted(set(lying))] + [(fresh, FRESH)]
            kind = FRESH
        made: list[Way] = []
        for count, piece in found:
            if count > 0:
                places = [list(place) for place in seen]
                if piece != FRESH:
                    places[source + 1].remove(piece)
                if piece != FRESH or kind != FRESH:
                    places[target + 1].append(max(piece, kind))
                made.append((count, piece, self.canonical(index + 1, places)))
        return made

    def ways_to_look(self, index: int, entry: Entry, seen: Seen) -> list[Way]:
        place, who, shown = entry[1] + 1, entry[2], list(entry[3:])
        places = [list(lying) for lying in seen]
        count = 1
        if who & self.viewer:
            if any([seen[place].count(kind) > shown.count(kind) for kind in seen[place]]):
                return []
            new = [shown.count(kind) - seen[place].count(kind) for kind in range(len(self.counts))]
            count = prod(
                [perm(fresh, n) if fresh > 0 else n == 0 for fresh, n in zip(self.fresh(seen), new, strict=True)]
            )
            for n, left in zip(new, [sum(new[kind:]) for kind in range(len(new))], strict=True):
                count *= comb(left, n)
            places[place] = shown
        return [(count, FRESH, self.canonical(index + 1, places))] if count else []

    def sample(self, rng: Random) -> list[int]:
        """One history at random: which piece moved at each entry."""
        then = self.last[weighted_choice(rng, [weight for weight, _ in self.last])][1]
        pieces: list[int] = []
        for arrivals in reversed(self.arrivals):
            found = arrivals[then]
            _, piece, then = found[weighted_choice(rng, [weight for weight, _, _ in found])]
            pieces.append(piece)
        return pieces[::-1]


@lru_cache(maxsize=256)
def possible_histories(p: Pool, viewer: int) -> PossibleHistories:
    return PossibleHistories(p, viewer)
