"""Chance: draws that anybody can check, and piles whose hidden order does not exist until it is drawn."""

from bisect import bisect
from collections.abc import Sequence
from hashlib import sha256
from itertools import accumulate
from typing import Protocol, Self


class Random(Protocol):  # what redealing needs of a generator of random numbers
    def randrange(self, stop: int, /) -> int: ...


class Dealer:
    """Answers chance. Draw n depends on the key and on n alone, so every draw can be checked afterwards."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    @classmethod
    def seeded(cls, seed: int | str) -> Self:
        return cls(sha256(f"astrarium:{seed}".encode()).digest())

    def below(self, n: int, bound: int) -> int:
        """A number from 0 to bound - 1 for draw n, every one equally likely (rejection sampling)."""
        limit = (1 << 256) // bound * bound
        number, attempt = limit, 0
        while number >= limit:
            drawn = sha256(self.key + n.to_bytes(8, "big") + attempt.to_bytes(8, "big"))
            number = int.from_bytes(drawn.digest(), "big")
            attempt += 1
        return number % bound

    def draw(self, n: int, weights: Sequence[int]) -> int:
        """The index that draw n picks, each as likely as its weight."""
        return bisect(list(accumulate(weights)), self.below(n, sum(weights)))


class Stream:
    """Draws one after the other, for a setup that is dealt as a whole. `made` counts them."""

    def __init__(self, dealer: Dealer, made: int = 0) -> None:
        self.dealer = dealer
        self.made = made

    def randrange(self, stop: int, /) -> int:
        self.made += 1
        return self.dealer.below(self.made - 1, stop)

    def shuffled(self, items: Sequence[int]) -> tuple[int, ...]:
        left = list(items)
        return tuple([left.pop(self.randrange(len(left))) for _ in items])


Card = tuple[int, int]  # the kind of a card that lies somewhere, and the seats that know it as a bit set
# Counts by kind of what nobody has placed, then the known top (next card first) and the known bottom.
Pile = tuple[tuple[int, ...], tuple[Card, ...], tuple[Card, ...]]


def pile(counts: Sequence[int]) -> Pile:
    return (tuple(counts), (), ())


def pile_size(p: Pile) -> int:
    return sum(p[0]) + len(p[1]) + len(p[2])


def placed_next(p: Pile) -> tuple[Card, ...]:
    """The cards from the next one on if their places are fixed; nothing if the next one is still open."""
    return p[1] or (() if sum(p[0]) else p[2])


def next_weights(p: Pile) -> list[int]:
    """How likely each kind is the next card: certain if its place is fixed, by the counts if not."""
    placed = placed_next(p)
    return [int(kind == placed[0][0]) for kind in range(len(p[0]))] if placed else list(p[0])


def next_knowers(p: Pile) -> int:
    """The seats that know the next card, as a bit set."""
    placed = placed_next(p)
    return placed[0][1] if placed else 0


def take_next(p: Pile, kind: int) -> Pile:
    """The pile without its next card, which is of this kind."""
    counts, top, bottom = p
    if top:
        return (counts, top[1:], bottom)
    if not sum(counts):
        return (counts, top, bottom[1:])
    return (tuple([count - (k == kind) for k, count in enumerate(counts)]), top, bottom)


def put_on_top(p: Pile, card: Card) -> Pile:
    return (p[0], (card, *p[1]), p[2])


def put_at_bottom(p: Pile, card: Card) -> Pile:
    return (p[0], p[1], (*p[2], card))


def is_known(card: Card, seat: int | None) -> bool:
    return seat is not None and bool(card[1] >> seat & 1)


def without(cards: Sequence[Card], kind: int) -> tuple[Card, ...]:
    """The cards less one of this kind. Equal cards look alike, so whoever knew one takes it for the one that left."""
    left = [card for card in cards if card[0] != kind]
    gone, *others = [knowers for k, knowers in cards if k == kind]
    for knowers in others:
        left.append((kind, gone & knowers))
        gone |= knowers
    return tuple(left)


def redealt(
    slots: Sequence[Card], counts: Sequence[int], seat: int | None, rng: Random
) -> tuple[tuple[Card, ...], tuple[int, ...]]:
    """Slots and counts of the same cards, with everything that the seat does not know dealt anew."""
    pool = [kind for kind, count in enumerate(counts) for _ in range(count)]
    pool += [card[0] for card in slots if not is_known(card, seat)]
    fresh = [card if is_known(card, seat) else (pool.pop(rng.randrange(len(pool))), card[1]) for card in slots]
    return tuple(fresh), tuple([pool.count(kind) for kind in range(len(counts))])
