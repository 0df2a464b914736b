"""How much everybody has used lately, so that whoever has used least comes first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from math import log2
from threading import Lock
from time import monotonic
from typing import Final

from .asking import Asker

HALF_LIFE: Final = 30.0  # seconds after which half of what somebody has used is forgotten
KEPT: Final = 20_000  # of those not heard of for longest nothing is known any more
NOTHING: Final = (0.0, 0.0)


class Shares:
    """Seconds of work by name. May be used from several threads."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._used: OrderedDict[str, tuple[float, float]] = OrderedDict()  # seconds of work, and when that was
        self._lock = Lock()

    def used(self, who: str) -> float:
        """The seconds that somebody has used, earlier ones counting less."""
        seconds, since = self._used.get(who, NOTHING)
        return seconds and seconds * 0.5 ** ((self._clock() - since) / HALF_LIFE)

    def add(self, who: str, seconds: float) -> None:
        with self._lock:
            self._used[who] = (self.used(who) + seconds, self._clock())
            self._used.move_to_end(who)
            if len(self._used) > KEPT:
                self._used.popitem(last=False)

    def charge(self, asker: Asker, seconds: float) -> None:
        """Count work for an address, and for the person if they are known."""
        self.add(address_name(asker.origin), seconds)
        if asker.person:
            self.add(asker.person, seconds)

    def rank(self, origin: str, person: str) -> tuple[float, float]:
        """Whose rank is lower comes first; people at one address are compared only among themselves."""
        return self.used(address_name(origin)), self.used(person)

    def wait(self, who: str, most: float) -> float:
        """Seconds until somebody has used no more than `most`; zero if that is so now."""
        if self._used.get(who, NOTHING)[0] <= most:  # and less by now
            return 0.0
        used = self.used(who)
        return HALF_LIFE * log2(used / most) if used > most else 0.0


def address_name(origin: str) -> str:
    """An address among the names of `Shares`, where people are called by their ids."""
    return f"from {origin}"
