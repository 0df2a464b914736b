"""Redealing a pool: a random deal that a seat cannot tell from the true one, as likely as `knowledge` says."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

from astrarium.kernel.chance import Random, weighted_choice
from astrarium.kernel.knowledge import FRESH, PossibleHistories, possible_histories, possible_kinds
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

    def __init__(self, histories: PossibleHistories, moved_kinds: Sequence[int], rng: Random) -> None:
        self.counts, self.viewer, self.rng = histories.counts, histories.viewer, rng
        self.start, self.past = histories.start, histories.past
        self.kinds: list[int] = []  # of each piece; FRESH until the viewer has seen it
        self.places: list[list[int]] = [[] for _ in range(histories.number)]
        self.seen_pieces: set[int] = set()  # the pieces that somebody has seen
        self.lay_out()
        self.entry_pieces = [
            self.apply_entry(entry, piece) for entry, piece in zip(self.past, moved_kinds, strict=True)
        ]
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

    def apply_entry(self, entry: Entry, moved: int) -> list[int]:
        """Apply one entry and return the pieces that it is about."""
        if entry[0] == LOOKED:
            return self.reveal(self.places[entry[1] + 1], entry)
        _, source, target, kind, who = entry
        candidates = [piece for piece in self.places[source + 1] if self.kinds[piece] == moved]
        piece = candidates[self.rng.randrange(len(candidates)) if moved == FRESH else 0]
        self.places[source + 1].remove(piece)
        self.places[target + 1].append(piece)
        if kind != UNSEEN:
            self.seen_pieces.add(piece)
            if who & self.viewer:
                self.kinds[piece] = kind
        return [piece]

    def reveal(self, pieces: list[int], entry: Entry) -> list[int]:
        self.seen_pieces.update(pieces)
        if entry[2] & self.viewer:
            shown = list(entry[3:])
            for piece in pieces:
                if self.kinds[piece] != FRESH:
                    shown.remove(self.kinds[piece])
            for piece in pieces:
                if self.kinds[piece] == FRESH:
                    self.kinds[piece] = shown.pop(self.rng.randrange(len(shown)))
        return list(pieces)

    def assign_kinds(self) -> None:
        """Give the other seen pieces kinds at random: the viewer knows nothing of them."""
        left = [count - self.kinds.count(kind) for kind, count in enumerate(self.counts)]
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
