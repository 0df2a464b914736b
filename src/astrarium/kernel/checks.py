"""Refusals: where a failing condition becomes a rule id. So listing, `why_not` and `explain` read the same lines."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

Number = int | str


class Failure(NamedTuple):
    """One condition that does not hold: the rule that asks for it and the numbers at hand."""

    rule: str
    numbers: dict[str, Number]


Found = list[Failure]
_ignored: Final[list[str]] = []


def refuse(found: Found | None, rule: str, **numbers: Number) -> str | None:
    """The rule if the check shall stop at the first (`found` is None); None if it shall go on and collect them all."""
    if _ignored and rule in _ignored:
        return None
    if found is None:
        return rule
    found.append(Failure(rule, numbers))
    return None


def lacks(found: Found | None, rule: str, have: int, need: int) -> str | None:
    """There is too little of something; numbers are only put down where somebody asks for them."""
    return refuse(found, rule) if found is None else refuse(found, rule, have=have, need=need)


@contextmanager
def ignoring(rule: str) -> Iterator[None]:
    """Play as if one rule did not exist, so that a test which claims to cover it must fail."""
    _ignored.append(rule)
    try:
        yield
    finally:
        _ignored.remove(rule)
