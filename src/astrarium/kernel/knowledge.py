"""What a seat can conclude about a pool: where the pieces that it has seen may be now, and how likely that is.

A deal is as likely as its number of ways to come about. Pieces of a kind count as different pieces, and a piece that
moved unseen may have been any of those that lay there. To the viewer, pieces that it has never seen are all alike
("fresh"), and so are those of a bag all of whose pieces it has seen before they were mixed ("shuffled"): it knows which
kinds they are, not which piece is which. Only other pieces that it has seen have to be followed (docs/decisions/0017).
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import factorial, prod
from typing import Final

from astrarium.kernel.chance import Random, weighted_choice
from astrarium.kernel.pools import (
    BAG,
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

# What a piece is to the viewer: a kind that it has seen; or one that it has never seen; or shuffled (SHUFFLED for the
# first time that the bag was mixed, SHUFFLED - 1 for the second, ...).
FRESH: Final = -1
SHUFFLED: Final = -2

# What the pieces in the bag and at each place are, without fresh ones; the kinds that lie where nothing leaves again;
# and the kinds that shuffled pieces have, for each time.
Seen = tuple[tuple[int, ...], ...]
Lists = list[list[int]]  # the same, while it is being made
Way = tuple[int, tuple[int, ...], Seen]  # the number of ways, what the pieces were, and what the viewer has seen then
Arrival = tuple[int, tuple[int, ...], Seen]  # backwards: ways altogether, what the pieces were, what had been seen


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
        self.shuffles: list[int] = []  # the entries after which the bag was mixed
        self.scale = 1  # by which numbers of ways are too large
        self.arrivals: list[dict[Seen, list[Arrival]]] = []
        self.last: list[tuple[int, Seen]] = self.run()

    def run(self) -> list[tuple[int, Seen]]:
        lying = [[kind for kind, who in place if who & self.viewer and kind != UNSEEN] for place in self.start]
        lying += [[]] * (self.number - len(lying))
        now = {self.canonical(0, [[], *lying[: self.number - 1], []]): 1}
        for index, entry in enumerate(self.past):
            arrivals: dict[Seen, list[Arrival]] = {}
            for seen, weight in now.items():
                for count, pieces, then in self.ways_of(index, entry, seen):
                    arrivals.setdefault(then, []).append((weight * count, pieces, seen))
            if entry[0] == MOVED:
                self.sizes[entry[1] + 1] -= 1
                self.sizes[entry[2] + 1] += 1
            elif entry[2] & self.viewer:  # pieces of a kind are shown in every order
                self.scale *= prod([factorial(entry[3:].count(kind)) for kind in set(entry[3:])])
            if self.is_mixed(index, arrivals):
                arrivals = {self.mixed(then): found for then, found in arrivals.items()}
                self.shuffles.append(index)
                self.scale *= factorial(self.sizes[0])
            self.arrivals.append(arrivals)
            now = {then: sum([arrival[0] for arrival in found]) for then, found in arrivals.items()}
        return [(weight * self.ways_to_be(seen) // self.scale, seen) for seen, weight in now.items()]

    def is_mixed(self, index: int, found: Iterable[Seen]) -> bool:
        """Whether, after the last piece that returns to the bag, the viewer has seen all that are in it."""
        returns = [entry[0] == MOVED and entry[2] == BAG for entry in self.past[index : index + 2]]
        size = self.sizes[0]
        return returns[0] and not returns[-1] and all([len(s[0]) == size and min(s[0]) > FRESH for s in found])

    def mixed(self, seen: Seen) -> Seen:
        """From now on the pieces of the bag are alike, and their kinds are known together."""
        return ((SHUFFLED - len(self.shuffles),) * len(seen[0]), *seen[1:], seen[0])

    def ways_to_be(self, seen: Seen) -> int:
        """In how many ways the pieces whose kinds are only known together can have them."""
        return factorial(sum(self.fresh(seen))) * prod([factorial(len(rest)) for rest in seen[self.number + 1 :]])

    def fresh(self, seen: Sequence[Sequence[int]]) -> list[int]:
        """The number of pieces of each kind that the viewer has never seen."""
        return [self.fresh_of_kind(seen, kind) for kind in range(len(self.counts))]

    def fresh_of_kind(self, seen: Sequence[Sequence[int]], kind: int) -> int:
        return self.counts[kind] - sum([place.count(kind) for place in seen])

    def canonical(self, index: int, places: Lists) -> Seen:
        """What the viewer has seen at entry `index`; places from which nothing leaves later are merged into one."""
        leaving, last = self.leaving[index], self.number
        left = [kind for n, place in enumerate(places[:last]) if n not in leaving for kind in place if kind > FRESH]
        kept = [sorted(place) if n in leaving else [] for n, place in enumerate(places[:last])]
        return tuple([tuple(place) for place in [*kept, sorted(places[last] + left), *places[last + 1 :]]])

    def ways_of(self, index: int, entry: Entry, seen: Seen) -> list[Way]:
        return self.ways_to_look(index, entry, seen) if entry[0] == LOOKED else self.ways_to_move(index, entry, seen)

    def ways_to_move(self, index: int, entry: Entry, seen: Seen) -> list[Way]:
        _, source, target, kind, who = entry
        size = self.sizes[source + 1]
        if kind != UNSEEN and who & self.viewer:
            shown = self.ways_to_show([list(place) for place in seen], source + 1, target + 1, kind, size)
            return [(count, (piece,), self.canonical(index + 1, places)) for count, piece, places in shown]
        lying = seen[source + 1]
        made: list[Way] = [(size - len(lying), (FRESH,), self.canonical(index + 1, [list(place) for place in seen]))]
        for piece in sorted(set(lying)):
            places = [list(place) for place in seen]
            places[source + 1].remove(piece)
            places[target + 1].append(piece)
            made.append((lying.count(piece), (piece,), self.canonical(index + 1, places)))
        return [way for way in made if way[0] > 0]

    def ways_to_show(self, seen: Lists, source: int, target: int, kind: int, size: int) -> list[tuple[int, int, Lists]]:
        """The ways in which one of `size` pieces at a place is seen to be of a kind, and moves to another place."""
        lying = seen[source]
        found = [(lying.count(kind), kind), ((size - len(lying)) * self.fresh_of_kind(seen, kind), FRESH)]
        for number, rest in enumerate(seen[self.number + 1 :]):
            found.append((lying.count(SHUFFLED - number) * rest.count(kind), SHUFFLED - number))
        made: list[tuple[int, int, Lists]] = []
        for count, piece in found:
            if count > 0:
                places = [list(place) for place in seen]
                if piece != FRESH:
                    places[source].remove(piece)
                if piece < FRESH:
                    places[self.number + 1 + SHUFFLED - piece].remove(kind)
                places[target].append(kind)
                made.append((count, piece, places))
        return made

    def ways_to_look(self, index: int, entry: Entry, seen: Seen) -> list[Way]:
        """One piece after the other is shown and put aside, then all go back."""
        place, who, shown = entry[1] + 1, entry[2], entry[3:]
        if not who & self.viewer:
            return [(1, (), self.canonical(index + 1, [list(each) for each in seen]))]
        found: list[tuple[int, tuple[int, ...], Lists]] = [(1, (), [list(each) for each in seen])]
        for aside, kind in enumerate(shown):
            found = [
                (count * more, (*pieces, piece), then)
                for count, pieces, places in found
                for more, piece, then in self.ways_to_show(places, place, self.number, kind, self.sizes[place] - aside)
            ]
        for _, _, places in found:
            for kind in shown:
                places[self.number].remove(kind)
            places[place] = list(shown)
        return [(count, pieces, self.canonical(index + 1, places)) for count, pieces, places in found]

    def sample(self, rng: Random) -> list[tuple[int, ...]]:
        """One history at random: what the pieces of each entry were."""
        then = self.last[weighted_choice(rng, [weight for weight, _ in self.last])][1]
        pieces: list[tuple[int, ...]] = []
        for arrivals in reversed(self.arrivals):
            found = arrivals[then]
            _, moved, then = found[weighted_choice(rng, [weight for weight, _, _ in found])]
            pieces.append(moved)
        return pieces[::-1]


@lru_cache(maxsize=16)  # one can take megabytes; a bot asks again and again for the one that it thinks about
def possible_histories(p: Pool, viewer: int) -> PossibleHistories:
    return PossibleHistories(p, viewer)
