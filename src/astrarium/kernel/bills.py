"""Accounts: a sum put down term by term, so that people see what a price is made of and what there is to pay it."""

from typing import NamedTuple

from astrarium.kernel.failures import TextValue


class Term(NamedTuple):
    """So much of a resource, and why: `reason` names a text of the game, which gets the values."""

    resource: str
    amount: int
    reason: str
    values: dict[str, TextValue]


class Bill:
    """What an action takes, and where there is more than one pile of something, what there is of it."""

    def __init__(self) -> None:
        self.needs: list[Term] = []
        self.holds: list[Term] = []

    def need(self, resource: str, amount: int, reason: str, **values: TextValue) -> None:
        """A term of the price; nothing is put down for nothing."""
        if amount:
            self.needs.append(Term(resource, amount, reason, values))

    def hold(self, resource: str, amount: int, reason: str, **values: TextValue) -> None:
        """A part of what there is."""
        if amount:
            self.holds.append(Term(resource, amount, reason, values))


def terms_of(terms: list[Term], resource: str) -> tuple[Term, ...]:
    return tuple([term for term in terms if term.resource == resource])
