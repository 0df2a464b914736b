"""Sequences and sets as values: never changed, always replaced."""

from typing import Final, TypeVar

T = TypeVar("T")
WORD_BITS: Final = 60
WORD: Final = (1 << WORD_BITS) - 1


def put(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """The same values but for one."""
    changed = list(values)
    changed[index] = value
    return tuple(changed)


def bits(mask: int) -> list[int]:
    """The members of a set that is kept as bits, in ascending order; taken in parts that fit into machine words."""
    found: list[int] = []
    first = -1
    while mask:
        part = mask & WORD
        while part:
            lowest = part & -part
            found.append(first + lowest.bit_length())
            part ^= lowest
        mask >>= WORD_BITS
        first += WORD_BITS
    return found
