"""Redealing a pool: a random deal that a seat cannot tell from the true one, as likely as `knowledge` says."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

from astrarium.kernel.chance import Random, weighted_choice
from astrarium.kernel.knowledge import FRESH, SHUFFLED, PossibleHistories, possible_histories, possible_kinds
from astrarium.kernel.pools import (
    LOOKED,
    MOVED,
    UNSEEN,
    Entry,
    Place,
    Pool,
    after_look,
    after_move,
    remaining_counts,
    seat_bit,
)


class HiddenValues(NamedTuple):
    """Things that a seat does not know: where they are, their values, and what each might be (computed on demand)."""

    name: str
    values: tuple[Any, ...]
    possible: Callable[[], frozenset[Any]]


def hidden_in_pool(p: Pool, name: str, seat: int | None) -> list[HiddenValues]:
    """What `redealt` may change, one entry for each place."""
    found: list[HiddenValues] = []
    for number, place in enumerate(p[1]):
        values = tuple([kind for kind, who in place if kind != UNSEEN and not who & seat_bit(seat)])
        if values:
            found.append(HiddenValues(f"{name} at {number}", values, partial(possible_kinds, p, number, seat)))
    return found


def redealt(p: Pool, seat: int | None, rng: Random) -> Pool:
    """A random pool that the seat cannot tell from this one, as likely as its number of ways to come about."""
    if not p[3]:
        return redealt_by_places(p, seat_bit(seat), rng)
    histories = possible_histories(p, seat_bit(seat))
    return SampledHistory(histories, histories.sample(rng), rng).to_pool()


def redealt_by_places(p: Pool, viewer: int, rng: Random) -> Pool:
    """Redeal a pool without history: all that the viewer does not know is drawn from what is left."""
    left = remaining_counts(p)
    for place in p[1]:
        for kind, who in place:
            if kind != UNSEEN and not who & viewer:
                left[kind] += 1
    places: list[Place] = []
    for place in p[1]:
        pieces = []
        for kind, who in place:
            is_kept = kind == UNSEEN or who & viewer
            pieces.append((kind if is_kept else take_one(left, rng), who))
        places.append(tuple(sorted(pieces)))
    return (p[0], tuple(places), p[2], p[3])


def take_one(left: list[int], rng: Random) -> int:
    kind = weighted_choice(rng, left)
    left[kind] -= 1
    return kind


class SampledHistory:
    """One possible history with individual pieces, which are numbers."""

    def __init__(self, histories: PossibleHistories, pieces: Sequence[tuple[int, ...]], rng: Random) -> None:
        self.counts, self.viewer, self.rng = histories.counts, histories.viewer, rng
        self.start, self.past = histories.start, histories.past
        self.kinds: list[int] = []  # what each piece is to the viewer (see `knowledge`)
        self.places: list[list[int]] = [[] for _ in range(histories.number)]
        self.seen_pieces: set[int] = set()  # the pieces that somebody has seen
        self.mixed: list[list[int]] = []  # the kinds that are left to shuffled pieces, for each time
        self.lay_out()
        self.entry_pieces: list[list[int]] = []
        for index, (entry, were) in enumerate(zip(self.past, pieces, strict=True)):
            self.entry_pieces.append(self.apply_entry(entry, were))
            if index in histories.shuffles:
                self.mix_bag()
        self.assign_kinds()

    def lay_out(self) -> None:
        for index, place in enumerate(self.start):
            for kind, who in place:
                if kind != UNSEEN:
                    self.seen_pieces.add(len(self.kinds))
                self.places[index + 1].append(len(self.kinds))
                self.kinds.append(kind if kind != UNSEEN and who & self.viewer else FRESH)
        while len(self.kinds) < sum(self.counts):
            self.places[0].append(len(self.kinds))
            self.kinds.append(FRESH)

    def apply_entry(self, entry: Entry, were: tuple[int, ...]) -> list[int]:
        """Apply one entry and return the pieces that it is about."""
        if entry[0] == LOOKED:
            return self.look(self.places[entry[1] + 1], entry, were)
        _, source, target, kind, who = entry
        piece = self.piece_that_was(were[0], self.places[source + 1])
        self.places[source + 1].remove(piece)
        self.places[target + 1].append(piece)
        if kind != UNSEEN:
            self.seen_pieces.add(piece)
            if who & self.viewer:
                self.reveal(piece, kind)
        return [piece]

    def piece_that_was(self, what: int, pieces: list[int]) -> int:
        """One of the pieces that are this to the viewer; others may have seen some of those that are alike to it."""
        candidates = [piece for piece in pieces if self.kinds[piece] == what]
        return candidates[self.rng.randrange(len(candidates)) if what <= FRESH else 0]

    def reveal(self, piece: int, kind: int) -> None:
        if self.kinds[piece] < FRESH:
            self.mixed[SHUFFLED - self.kinds[piece]].remove(kind)
        self.kinds[piece] = kind

    def look(self, pieces: list[int], entry: Entry, were: tuple[int, ...]) -> list[int]:
        self.seen_pieces.update(pieces)
        left = list(pieces)
        for kind, what in zip(entry[3:], were, strict=bool(were)):
            piece = self.piece_that_was(what, left)
            left.remove(piece)
            self.reveal(piece, kind)
        return list(pieces)

    def mix_bag(self) -> None:
        """The pieces of the bag are alike from now on, so new ones take their place."""
        self.mixed.append([self.kinds[piece] for piece in self.places[0]])
        self.places[0] = [len(self.kinds) + n for n in range(len(self.places[0]))]
        self.kinds += [SHUFFLED + 1 - len(self.mixed)] * len(self.places[0])

    def assign_kinds(self) -> None:
        """Give shuffled pieces what is left of their kinds, and then others that somebody has seen any kinds."""
        pieces = sorted([piece for place in self.places for piece in place])
        for piece in pieces:
            if self.kinds[piece] < FRESH:
                rest = self.mixed[SHUFFLED - self.kinds[piece]]
                self.kinds[piece] = rest.pop(self.rng.randrange(len(rest)))
        known = [self.kinds[piece] for piece in pieces]
        left = [count - known.count(kind) for kind, count in enumerate(self.counts)]
        for piece in sorted(self.seen_pieces):
            if self.kinds[piece] == FRESH:
                self.kinds[piece] = take_one(left, self.rng)

    def to_pool(self) -> Pool:
        """The pool at the end of this history."""
        numbers = iter(range(len(self.kinds)))
        places_at_start: list[Place] = []
        for place in self.start:
            pieces = [(kind, who, next(numbers)) for kind, who in place]
            places_at_start.append(
                tuple(sorted([(UNSEEN if kind == UNSEEN else self.kinds[n], who) for kind, who, n in pieces]))
            )
        start = tuple(places_at_start)
        places, past = (
            start,
            tuple([self.resolved_entry(*pair) for pair in zip(self.past, self.entry_pieces, strict=True)]),
        )
        for entry in past:
            if entry[0] == LOOKED:
                places = after_look(places, entry[1], entry[2])
            else:
                places = after_move(places, *entry[1:])
        return (self.counts, places, start, past)

    def resolved_entry(self, entry: Entry, pieces: list[int]) -> Entry:
        if entry[0] == LOOKED:
            return (LOOKED, entry[1], entry[2], *sorted([self.kinds[piece] for piece in pieces]))
        _, source, target, kind, who = entry
        return (MOVED, source, target, UNSEEN if kind == UNSEEN else self.kinds[pieces[0]], who)
