"""Parts of an explanation as plain data, for tests."""

from __future__ import annotations

from collections.abc import Sequence

from astrarium.kernel.bills import Term
from astrarium.kernel.explanations import Explanation
from astrarium.kernel.game import Game


def lines(terms: Sequence[Term]) -> list[tuple[str, int, str]]:
    """The terms of a price: resource, amount, reason."""
    return [(term.resource.partition(":")[2], term.amount, term.reason) for term in terms]


def short(found: Explanation) -> dict[str, tuple[object, object]]:
    """What the seat has and needs, by resource that is short."""
    failures = [condition.failure for condition in found.conditions]
    return {f.resource.partition(":")[2]: (f.numbers["have"], f.numbers["need"]) for f in failures}


def rules(found: Explanation) -> list[str]:
    return [condition.failure.rule for condition in found.conditions]


def cure(g: Game, found: Explanation) -> list[str] | None:
    return None if found.cure is None else [g.rules.verbs.notation(step) for step in found.cure]
