"""Values that are computed from values alone, remembered by them, where the same ones come again and again."""

from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Remembered(Generic[T]):
    """What was computed lately. Whoever gets a value must not change it."""

    def __init__(self, most: int) -> None:
        self.most = most  # values; then all are forgotten
        self.known: dict[tuple[object, ...], T] = {}

    def get(self, key: tuple[object, ...], make: Callable[[], T]) -> T:
        """The value of a key that holds everything from which `make` computes it."""
        found = self.known.get(key)
        if found is None:
            found = make()
            if len(self.known) >= self.most:
                self.known.clear()
            self.known[key] = found
        return found
