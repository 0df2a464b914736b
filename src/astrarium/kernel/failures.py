"""Failures: conditions that do not hold, as rule ids. Listing, `why_not` and `explain` run the same checks."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

TextValue = int | str  # what texts and boards get for a value


class Failure(NamedTuple):
    """A condition that does not hold: its rule, its numbers, and the resource that is short, if one is."""

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
    """Fail for lack of a resource; the numbers are kept only if failures are collected."""
    refused = fail(None, rule)
    if refused is None or failures is None:
        return refused
    failures.append(Failure(rule, {"have": have, "need": need}, resource))
    return None


def shortfall(failure: Failure) -> int:
    """How much more is needed; 0 where that cannot be counted."""
    have, need = failure.numbers.get("have"), failure.numbers.get("need")
    return max(0, need - have) if isinstance(have, int) and isinstance(need, int) else 0


@contextmanager
def ignore_rule(rule: str) -> Iterator[None]:
    """Play as if one rule did not exist, so that the tests which cover it fail."""
    _ignored.append(rule)
    try:
        yield
    finally:
        _ignored.remove(rule)
