"""Redealing against enumeration: every history that a viewer cannot exclude, and every choice of the generator.

Nothing here is sampled. A case is a small box and events without kinds: which pieces moved where, and who saw it. All
ways for them to come about are enumerated with individual pieces; those that look to the viewer like what happened
must give the same deals as all the choices of `redealt`, with the same weights.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from fractions import Fraction
from random import Random
from typing import NamedTuple

import pytest

from astrarium.kernel import knowledge, redeal
from astrarium.kernel.pools import BAG, EVERYBODY, UNSEEN, Place, Pool, look_at, move_piece, new_pool, seat_bit

SEATS = (0, 1, None)
PLACES = 3


class PieceEvent(NamedTuple):
    """A piece moves from a place to another, or (with `target` None) a place is looked at; who sees it."""

    source: int
    target: int | None
    who: int


class Case(NamedTuple):
    counts: tuple[int, ...]
    events: tuple[PieceEvent, ...]


A, B, ALL = seat_bit(0), seat_bit(1), EVERYBODY
RETURNED = Case(
    (1, 1, 1),
    (PieceEvent(BAG, 1, B), PieceEvent(BAG, 0, A), PieceEvent(BAG, 0, A), PieceEvent(0, BAG, A), PieceEvent(0, BAG, A)),
)
CASES = [
    RETURNED,  # whoever put both other pieces back knows what the older one of the other is
    Case((2, 1), (*RETURNED.events[:4], PieceEvent(BAG, 1, B), PieceEvent(BAG, 0, A))),
    Case(
        (2, 2, 1),
        (
            PieceEvent(BAG, 0, A),
            PieceEvent(BAG, 0, A),
            PieceEvent(0, 2, A),
            PieceEvent(0, BAG, A),
            PieceEvent(BAG, 1, B),
        ),
    ),  # keeps one
    Case(
        (2, 2),
        (
            PieceEvent(BAG, 1, B),
            PieceEvent(BAG, 1, B),
            PieceEvent(1, None, A),
            PieceEvent(1, 2, ALL),
            PieceEvent(BAG, 1, B),
        ),
    ),  # one of these
    Case((2, 2), (PieceEvent(BAG, 1, B), PieceEvent(BAG, 1, ALL), PieceEvent(1, 2, ALL), PieceEvent(1, 0, B))),
    Case(
        (1, 1, 2),
        (
            PieceEvent(BAG, 2, 0),
            PieceEvent(BAG, 0, A),
            PieceEvent(0, BAG, A),
            PieceEvent(BAG, 1, B),
            PieceEvent(2, 0, ALL),
        ),
    ),  # unseen
    Case(
        (2, 2),
        (
            PieceEvent(BAG, 1, B),
            PieceEvent(BAG, 2, ALL),
            PieceEvent(BAG, 2, ALL),
            PieceEvent(2, BAG, ALL),
            PieceEvent(2, BAG, ALL),
            PieceEvent(BAG, 1, B),
        ),
    ),  # reshuffle
]


def random_case(seed: int) -> Case:
    """Six random events. Pieces that nobody sees are put at the last place while it holds no others."""
    rng = Random(seed)
    counts = tuple([rng.randint(1, 2) for _ in range(rng.randint(2, 3))])
    sizes, events, is_unseen = {BAG: sum(counts), 0: 0, 1: 0, 2: 0}, list[PieceEvent](), False
    while len(events) < 6:
        source, target = rng.choice([place for place in sizes if sizes[place]]), rng.choice([BAG, 0, 1, 2, None])
        is_unseen = is_unseen and bool(sizes[2])
        if target == source or (source == 2 and is_unseen and target in (BAG, None)):
            continue
        lays_unseen = target == 2 and source == BAG and (is_unseen or (not sizes[2] and rng.random() < 0.4))
        if target == 2 and is_unseen and not lays_unseen:
            continue
        is_unseen = is_unseen or lays_unseen
        if target is not None:
            sizes[source] -= 1
            sizes[target] += 1
        elif source == BAG:
            continue
        events.append(PieceEvent(source, target, 0 if lays_unseen else rng.choice([A, B, A | B, ALL])))
    return Case(counts, tuple(events))


def shuffled_case(seed: int) -> Case:
    """A bag that is emptied, one piece into a hand and the others to an open pile, which is mixed into it; then more.

    Sometimes the bag is emptied and mixed again.
    """
    rng = Random(seed)
    counts = rng.choice([(1, 1), (2, 1), (1, 2), (1, 1, 1), (2, 2), (2, 1, 1)])
    drawn = [PieceEvent(BAG, 1, B)] + [PieceEvent(BAG, 2, ALL)] * (sum(counts) - 1)
    returned = [PieceEvent(2, BAG, ALL)] * (sum(counts) - 1)
    hand, bag, more = 1, sum(counts) - 1, list[PieceEvent]()
    for _ in range(rng.randint(2, 7 - sum(counts))):
        choices = [PieceEvent(1, None, A), PieceEvent(1, 2, rng.choice([ALL, B]))] * (hand > 0)
        event = rng.choice([*choices, *[PieceEvent(BAG, 1, rng.choice([B, B, A]))] * (2 * (bag > 0))])
        hand += (event.target == 1) - (event.target == 2)
        bag -= event.source == BAG
        more.append(event)
    if rng.random() < 0.3 and bag < 3:
        pile = sum(counts) - hand
        more += (
            [PieceEvent(BAG, 2, ALL)] * bag + [PieceEvent(2, BAG, ALL)] * pile + [PieceEvent(BAG, 1, B)] * (pile > 0)
        )
    return Case(counts, (*drawn, *returned, *more))


class History(NamedTuple):
    """One way for the events to come about: the pool at the end, and what each viewer has seen."""

    pool: Pool
    seen: tuple[tuple[object, ...], ...]


def histories(case: Case) -> Iterator[History]:
    """All ways, each as likely as the others, because everybody knows how many pieces lie where."""
    kinds = [kind for kind, count in enumerate(case.counts) for _ in range(count)]

    def continued(at: int, where: list[int], told: Pool, seen: list[list[object]]) -> Iterator[History]:
        if at == len(case.events):
            yield History(told, tuple([tuple(things) for things in seen]))
            return
        source, target, who = case.events[at]
        viewers = [bool(who & seat_bit(seat)) for seat in SEATS]
        if target is None:
            lying = sorted([kinds[piece] for piece, place in enumerate(where) if place == source])
            shown = [[*things, tuple(lying)] if sees else things for things, sees in zip(seen, viewers, strict=True)]
            yield from continued(at + 1, where, look_at(told, source, who), shown)
            return
        for piece, place in enumerate(where):
            if place == source:
                kind = kinds[piece] if who else UNSEEN
                shown = [[*things, kind] if sees else things for things, sees in zip(seen, viewers, strict=True)]
                moved = [target if other == piece else at_place for other, at_place in enumerate(where)]
                yield from continued(at + 1, moved, move_piece(told, source, target, kind, who), shown)

    yield from continued(0, [BAG] * len(kinds), new_pool(case.counts, PLACES), [[] for _ in SEATS])


Weights = dict[tuple[Place, ...], Fraction]  # of deals


class Choices:
    """A random number generator that follows a script and records the weights of its choices."""

    def __init__(self, script: Sequence[int]) -> None:
        self.script, self.made = script, list[list[Fraction]]()

    def pick(self, weights: Sequence[int]) -> int:
        self.made.append([Fraction(weight, sum(weights)) for weight in weights])
        at = len(self.made) - 1
        return self.script[at] if at < len(self.script) else next(n for n, weight in enumerate(weights) if weight)

    def randrange(self, stop: int, /) -> int:
        return self.pick([1] * stop)


def outcomes(p: Pool, seat: int | None) -> Weights:
    """The deals that the generator makes, each with its exact weight."""
    found: Weights = defaultdict(Fraction)
    scripts: list[tuple[int, ...]] = [()]
    while scripts:
        script = scripts.pop()
        choices = Choices(script)
        dealt = redeal.redealt(p, seat, choices)
        taken = list(script)
        weight = Fraction(1)
        for at, weights in enumerate(choices.made):
            chosen = taken[at] if at < len(taken) else next(n for n, w in enumerate(weights) if w)
            weight *= weights[chosen]
            if at >= len(script):
                scripts += [(*taken, n) for n in range(chosen + 1, len(weights)) if weights[n]]
                taken.append(chosen)
        found[dealt[1]] += weight
    return found


def wanted(ways: Sequence[History]) -> Weights:
    found: Weights = defaultdict(Fraction)
    for history in ways:
        found[history.pool[1]] += Fraction(1, len(ways))
    return found


RANDOM = [random_case(seed) for seed in range(40)] + [shuffled_case(seed) for seed in range(40)]


@pytest.mark.parametrize("case", [*CASES, *RANDOM])
def test_every_deal_is_as_likely_as_its_ways_to_come_about(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (knowledge, redeal):
        monkeypatch.setattr(module, "weighted_choice", lambda rng, weights: rng.pick(weights))
    every = list(histories(case))
    for index, seat in enumerate(SEATS):
        alike: dict[tuple[object, ...], list[History]] = defaultdict(list)
        for history in every:
            alike[history.seen[index]].append(history)
        for ways in alike.values():
            assert outcomes(ways[0].pool, seat) == wanted(ways)
