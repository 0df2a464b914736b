"""Refusals: where a failing condition becomes a rule id. So listing, `why_not` and `explain` read the same lines."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

TextValue = int | str  # what texts and boards get for a value


class Failure(NamedTuple):
    """A condition that does not hold: the rule that asks for it, the numbers at hand, what there is too little of."""

    rule: str
    numbers: dict[str, TextValue]
    resource: str = ""


Failures = list[Failure]
_ignored: Final[list[str]] = []


def fail(failures: Failures | None, rule: str, **numbers: TextValue) -> str | None:
    """The rule if the check stops at the first failure (`failures` is None), else None: the failure is collected."""
    if _ignored and rule in _ignored:
        return None
    if failures is None:
        return rule
    failures.append(Failure(rule, numbers))
    return None


def fail_short(failures: Failures | None, rule: str, resource: str, have: int, need: int) -> str | None:
    """There is too little of a resource; numbers are only put down where somebody asks for them."""
    refused = fail(None, rule)
    if refused is None or failures is None:
        return refused
    failures.append(Failure(rule, {"have": have, "need": need}, resource))
    return None


def shortfall(failure: Failure) -> int:
    """How much more it would take; 0 where that cannot be counted."""
    have, need = failure.numbers.get("have"), failure.numbers.get("need")
    return max(0, need - have) if isinstance(have, int) and isinstance(need, int) else 0


@contextmanager
def ignore_rule(rule: str) -> Iterator[None]:
    """Play as if one rule did not exist, so that a test which claims to cover it must fail."""
    _ignored.append(rule)
    try:
        yield
    finally:
        _ignored.remove(rule)
