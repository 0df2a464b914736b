"""Bills: prices as lists of terms, so that people see what a price is made of and what there is to pay it with."""

from typing import NamedTuple

from astrarium.kernel.failures import TextValue


class Term(NamedTuple):
    """An amount of a resource, and why: `reason` names a text of the game, which gets the values."""

    resource: str
    amount: int
    reason: str
    values: dict[str, TextValue]


class Bill:
    """What an action costs, and what the seat has, for resources that lie in more than one pile."""

    def __init__(self) -> None:
        self.needs: list[Term] = []
        self.holds: list[Term] = []

    def need(self, resource: str, amount: int, reason: str, **values: TextValue) -> None:
        """Add a term of the price; an amount of 0 is left out."""
        if amount:
            self.needs.append(Term(resource, amount, reason, values))

    def hold(self, resource: str, amount: int, reason: str, **values: TextValue) -> None:
        """Add a part of what the seat has."""
        if amount:
            self.holds.append(Term(resource, amount, reason, values))


def terms_of(terms: list[Term], resource: str) -> tuple[Term, ...]:
    return tuple([term for term in terms if term.resource == resource])
