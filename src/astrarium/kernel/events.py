"""Events: what happened, in no language, with who may see it."""

from typing import NamedTuple

from astrarium.kernel.checks import Number

Seers = tuple[int, ...] | None  # the seats that see something; None is everybody


class Event(NamedTuple):
    """One thing that happened; if it `reveals` something, it cannot be taken back."""

    kind: str
    values: dict[str, Number]
    seen_by: Seers = None
    reveals: bool = False

    def is_seen_by(self, seat: int | None) -> bool:
        return self.seen_by is None or seat in self.seen_by
