"""Redealing a pool: another deal that a seat cannot tell from the true one, as likely as `knowledge` says."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

from astrarium.kernel.chance import Random, pick
from astrarium.kernel.knowledge import FRESH, Filter, filtered_for, possible
from astrarium.kernel.pools import LOOKED, MOVED, UNSEEN, Entry, Place, Pool, after_look, after_move, bit, remaining


class Hidden(NamedTuple):
    """Things that a seat does not know: where they are, what they are, and what each might be (for those who ask)."""

    name: str
    values: tuple[Any, ...]
    possible: Callable[[], frozenset[Any]]


def hidden_in(p: Pool, name: str, seat: int | None) -> list[Hidden]:
    """What `redealt` may change, place by place."""
    found: list[Hidden] = []
    for number, place in enumerate(p[1]):
        values = tuple([kind for kind, who in place if kind != UNSEEN and not who & bit(seat)])
        if values:
            found.append(Hidden(f"{name} at {number}", values, partial(possible, p, number, seat)))
    return found


def redealt(p: Pool, seat: int | None, rng: Random) -> Pool:
    """A pool that the seat cannot tell from this one, each as likely as its number of ways to come about."""
    if not p[3]:
        return dealt_anew(p, bit(seat), rng)
    filtered = filtered_for(p, bit(seat))
    return Story(filtered, filtered.path(rng), rng).retold()


def dealt_anew(p: Pool, viewer: int, rng: Random) -> Pool:
    """As long as the places tell all that is known, everything else is dealt from what is left."""
    left = remaining(p)
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
    kind = pick(rng, left)
    left[kind] -= 1
    return kind


class Story:
    """One way for everything to come about, with every piece told apart: pieces are numbers."""

    def __init__(self, filtered: Filter, path: Sequence[int], rng: Random) -> None:
        self.counts, self.viewer, self.rng = filtered.counts, filtered.viewer, rng
        self.start, self.past = filtered.start, filtered.past
        self.kinds: list[int] = []  # of each piece, FRESH as long as the viewer has not seen it
        self.places: list[list[int]] = [[] for _ in range(filtered.number)]
        self.decided: set[int] = set()  # the pieces that somebody has seen
        self.begin()
        self.involved = [self.go_on(entry, piece) for entry, piece in zip(self.past, path, strict=True)]
        self.decide_others()

    def begin(self) -> None:
        for index, place in enumerate(self.start):
            for kind, who in place:
                if kind != UNSEEN:
                    self.decided.add(len(self.kinds))
                self.places[index + 1].append(len(self.kinds))
                self.kinds.append(kind if kind != UNSEEN and who & self.viewer else FRESH)
        while len(self.kinds) < sum(self.counts):
            self.places[0].append(len(self.kinds))
            self.kinds.append(FRESH)

    def go_on(self, entry: Entry, moved: int) -> list[int]:
        """Carry out one entry; the pieces that it is about."""
        if entry[0] == LOOKED:
            return self.show(self.places[entry[1] + 1], entry)
        _, source, target, kind, who = entry
        candidates = [piece for piece in self.places[source + 1] if self.kinds[piece] == moved]
        piece = candidates[self.rng.randrange(len(candidates)) if moved == FRESH else 0]
        self.places[source + 1].remove(piece)
        self.places[target + 1].append(piece)
        if kind != UNSEEN:
            self.decided.add(piece)
            if who & self.viewer:
                self.kinds[piece] = kind
        return [piece]

    def show(self, pieces: list[int], entry: Entry) -> list[int]:
        self.decided.update(pieces)
        if entry[2] & self.viewer:
            shown = list(entry[3:])
            for piece in pieces:
                if self.kinds[piece] != FRESH:
                    shown.remove(self.kinds[piece])
            for piece in pieces:
                if self.kinds[piece] == FRESH:
                    self.kinds[piece] = shown.pop(self.rng.randrange(len(shown)))
        return list(pieces)

    def decide_others(self) -> None:
        """The viewer has no idea of the rest, so any piece may be any of those that are left."""
        left = [count - self.kinds.count(kind) for kind, count in enumerate(self.counts)]
        for piece in sorted(self.decided):
            if self.kinds[piece] == FRESH:
                self.kinds[piece] = take_one(left, self.rng)

    def retold(self) -> Pool:
        """The pool to which all of this leads."""
        numbers = iter(range(len(self.kinds)))
        told: list[Place] = []
        for place in self.start:
            pieces = [(kind, who, next(numbers)) for kind, who in place]
            told.append(tuple(sorted([(UNSEEN if kind == UNSEEN else self.kinds[n], who) for kind, who, n in pieces])))
        start = tuple(told)
        places, past = start, tuple([self.entry(*pair) for pair in zip(self.past, self.involved, strict=True)])
        for entry in past:
            if entry[0] == LOOKED:
                places = after_look(places, entry[1], entry[2])
            else:
                places = after_move(places, *entry[1:])
        return (self.counts, places, start, past)

    def entry(self, entry: Entry, pieces: list[int]) -> Entry:
        if entry[0] == LOOKED:
            return (LOOKED, entry[1], entry[2], *sorted([self.kinds[piece] for piece in pieces]))
        _, source, target, kind, who = entry
        return (MOVED, source, target, UNSEEN if kind == UNSEEN else self.kinds[pieces[0]], who)
