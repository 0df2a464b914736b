"""Pools: pieces in a bag and at places where not everybody sees them, and what each seat knows of them.

A pool is a value: the number of pieces of each kind, the places outside the bag, and, once these no longer tell all
that somebody knows, the history since then. A place is a multiset. What the bag holds follows from the rest, so it has
no order until something is drawn.
"""

from bisect import bisect
from collections.abc import Sequence
from typing import Final

UNSEEN: Final = -1  # the kind of a piece that nobody has seen, and that is not decided yet
EVERYBODY: Final = -1  # as a set of knowers: all seats and spectators
BAG: Final = -1  # where pieces are drawn from
MOVED: Final = 0
LOOKED: Final = 1

Piece = tuple[int, int]  # its kind, and who knows of it as a bit set
Place = tuple[Piece, ...]  # sorted
Entry = tuple[int, ...]  # what happened: (MOVED, source, target, kind, who saw it), (LOOKED, place, who, *kinds)
Pool = tuple[tuple[int, ...], tuple[Place, ...], tuple[Place, ...], tuple[Entry, ...]]  # counts, places, start, past


def new_pool(counts: Sequence[int], places: int) -> Pool:
    return (tuple(counts), ((),) * places, (), ())


def seat_bit(seat: int | None) -> int:
    """A seat as a set of knowers; None is a spectator."""
    return 1 << (62 if seat is None else seat)


def bag_size(p: Pool) -> int:
    return sum(p[0]) - sum([len(place) for place in p[1]])


def kinds_at(p: Pool, place: int) -> list[int]:
    """The kinds of all pieces at a place."""
    return [kind for kind, _ in p[1][place]]


def known_kinds(p: Pool, place: int, seat: int | None) -> list[int]:
    """The kinds of the pieces at a place that a seat knows."""
    return [kind for kind, who in p[1][place] if who & seat_bit(seat)]


def remaining_counts(p: Pool) -> list[int]:
    """The number of pieces of each kind in the bag or unseen by everybody."""
    left = list(p[0])
    for place in p[1]:
        for kind, _ in place:
            if kind != UNSEEN:
                left[kind] -= 1
    return left


def empty_place(p: Pool, first: int) -> int:
    """The first empty place from this number on."""
    return next((n for n in range(first, len(p[1])) if not p[1][n]), max(first, len(p[1])))


def move_piece(p: Pool, source: int, target: int, kind: int, who: int) -> Pool:
    """The pool after a piece of this kind has moved; `who` has seen its kind."""
    counts, places, start, past = p
    if not past and (target == BAG or (source != BAG and needs_history(places[source], who))):
        start = places
    if past or start:
        past += ((MOVED, source, target, kind, who),)
    return (counts, after_move(places, source, target, kind, who), start, past)


def look_at(p: Pool, place: int, who: int) -> Pool:
    """The pool after `who` has looked at everything in a place."""
    counts, places, start, past = p
    assert UNSEEN not in kinds_at(p, place), "pieces that nobody has seen are moved before they are looked at"
    if past:
        past += ((LOOKED, place, who, *kinds_at(p, place)),)
    return (counts, after_look(places, place, who), start, past)


def after_move(places: tuple[Place, ...], source: int, target: int, kind: int, who: int) -> tuple[Place, ...]:
    after = list(places)
    if source != BAG:
        there = after[source]
        if there[0] == there[-1] and (there[0][0] == kind or there[0][0] == UNSEEN):  # all are alike, to everybody
            who |= there[0][1]
            after[source] = there[1:]
        else:
            who |= certain_knowers(there)
            after[source] = without_piece(there, kind, who)
    if target != BAG:
        if target >= len(after):
            after += [()] * (target + 1 - len(after))
        after[target] = with_piece(after[target], (kind, who))
    return tuple(after)


def with_piece(place: Place, piece: Piece) -> Place:
    """A place with one more piece; it stays sorted, so that the first piece speaks for all."""
    assert not place or (place[0][0] == UNSEEN) == (piece[0] == UNSEEN), "seen among unseen pieces"
    at = bisect(place, piece)
    added: Place = (piece,)
    return place + added if at == len(place) else place[:at] + added + place[at:]


def after_look(places: tuple[Place, ...], place: int, who: int) -> tuple[Place, ...]:
    seen = tuple(sorted([(kind, others | who) for kind, others in places[place]]))
    return (*places[:place], seen, *places[place + 1 :])


def certain_knowers(place: Place) -> int:
    """Who knows the kind of any piece that leaves a place: whoever knows all pieces there, if all are of one kind."""
    if not place or place[0][0] != place[-1][0]:
        return 0
    who = place[0][1]
    for _, others in place:
        who &= others
    return who


def needs_history(place: Place, who: int) -> bool:
    """Whether, after a piece has left, what seats know of the rest depends on which piece it was."""
    known_by = place[0][1]
    if place[0] == place[-1]:  # all are alike, since they are sorted
        return len(place) > 1 and bool(known_by & ~who)
    return bool(known_by & ~who) or any([others != known_by for _, others in place])


def without_piece(place: Place, kind: int, who: int) -> Place:
    """A place without one piece of this kind. Equal pieces look alike, so each seat now knows one piece less.

    A seat that has not seen its kind now knows one piece less of every kind.
    """
    gone = kind if kind in [k for k, _ in place] else UNSEEN
    left: list[Piece] = []
    for other in sorted({k for k, _ in place}):
        known_by = [others for k, others in place if k == other]
        if other == gone:
            known_by = pack_knowers(known_by)
            unsure = ~known_by.pop()
        else:
            unsure = ~who
        if any([others & unsure for others in known_by]):
            known_by = pack_knowers(known_by)
            for index in range(len(known_by) - 1, -1, -1):
                known_by[index], unsure = known_by[index] & ~unsure, unsure & ~known_by[index]
        left += [(other, others) for others in known_by]
    return tuple(sorted(left))


def pack_knowers(known_by: Sequence[int]) -> list[int]:
    """The same knowers, rearranged: whoever knows n pieces of a kind is noted at the first n."""
    noted: list[int] = []
    for who in known_by:
        extra = who
        for index, others in enumerate(noted):
            noted[index], extra = others | extra, others & extra
        noted.append(extra)
    return noted
