"""Chance: draws that can be verified afterwards."""

from bisect import bisect
from collections.abc import Sequence
from hashlib import sha256
from itertools import accumulate
from math import gcd
from typing import Protocol, Self


class Random(Protocol):  # what redealing needs of a random number generator
    def randrange(self, stop: int, /) -> int: ...


class Dealer:
    """Decides draws. Draw n depends only on the key and on n, so every draw can be checked afterwards."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    @classmethod
    def seeded(cls, seed: int | str) -> Self:
        return cls(sha256(f"astrarium:{seed}".encode()).digest())

    def below(self, n: int, bound: int) -> int:
        """A number from 0 to bound - 1 for draw n, every one equally likely (rejection sampling)."""
        blocks = 1 + bound.bit_length() // 256
        limit = (1 << 256 * blocks) // bound * bound
        number, block = limit, 0
        while number >= limit:
            drawn = [
                sha256(self.key + n.to_bytes(8, "big") + (block + more).to_bytes(8, "big")) for more in range(blocks)
            ]
            number = int.from_bytes(b"".join([digest.digest() for digest in drawn]), "big")
            block += blocks
        return number % bound

    def draw(self, n: int, weights: Sequence[int]) -> int:
        """The index that draw n picks, each as likely as its weight."""
        return bisect(list(accumulate(weights)), self.below(n, sum(weights)))


class DrawStream:
    """Draws one after the other, for a setup that is dealt at once. `count` is the number of draws so far."""

    def __init__(self, dealer: Dealer, count: int = 0) -> None:
        self.dealer = dealer
        self.count = count

    def randrange(self, stop: int, /) -> int:
        self.count += 1
        return self.dealer.below(self.count - 1, stop)

    def shuffled(self, items: Sequence[int]) -> tuple[int, ...]:
        left = list(items)
        return tuple([left.pop(self.randrange(len(left))) for _ in items])


def weighted_choice(rng: Random, weights: Sequence[int]) -> int:
    """An index, each as likely as its weight."""
    common = gcd(*weights)
    return bisect(list(accumulate([weight // common for weight in weights])), rng.randrange(sum(weights) // common))
