"""Refusals: where a failing condition becomes a rule id. So listing, `why_not` and `explain` read the same lines."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

Number = int | str


class Failure(NamedTuple):
    """A condition that does not hold: the rule that asks for it, the numbers at hand, what there is too little of."""

    rule: str
    numbers: dict[str, Number]
    resource: str = ""


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


def lacks(found: Found | None, rule: str, resource: str, have: int, need: int) -> str | None:
    """There is too little of a resource; numbers are only put down where somebody asks for them."""
    refused = refuse(None, rule)
    if refused is None or found is None:
        return refused
    found.append(Failure(rule, {"have": have, "need": need}, resource))
    return None


def missing(failure: Failure) -> int:
    """How much more it would take; 0 where that cannot be counted."""
    have, need = failure.numbers.get("have"), failure.numbers.get("need")
    return max(0, need - have) if isinstance(have, int) and isinstance(need, int) else 0


@contextmanager
def ignoring(rule: str) -> Iterator[None]:
    """Play as if one rule did not exist, so that a test which claims to cover it must fail."""
    _ignored.append(rule)
    try:
        yield
    finally:
        _ignored.remove(rule)
