"""What is computed from values alone is computed once for the same values."""

from __future__ import annotations

from astrarium.kernel.remembered import Remembered


def test_the_same_key_is_computed_once_until_there_are_too_many() -> None:
    made: list[int] = []

    def ask(number: int) -> int:
        def make() -> int:
            made.append(number)
            return number * 2

        return known.get((number,), make)

    known: Remembered[int] = Remembered(2)
    assert [ask(1), ask(1), ask(2), ask(3), ask(3)] == [2, 2, 4, 6, 6]
    assert made == [1, 2, 3]
    assert ask(1) == 2
    assert made == [1, 2, 3, 1]
