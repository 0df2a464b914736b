"""Explanations: why an action is refused, with its price and cures; what a seat is asked, and why."""

from typing import NamedTuple

from astrarium.kernel.bills import Bill, Term, terms_of
from astrarium.kernel.causes import Cause
from astrarium.kernel.cures import CureSearch, FreeMove, useful_moves
from astrarium.kernel.engine import Engine
from astrarium.kernel.events import Event
from astrarium.kernel.failures import Failure, Failures, TextValue, shortfall
from astrarium.kernel.steps import Decision, S
from astrarium.kernel.verbs import Action

Cure = tuple[Action, ...] | None


class Condition(NamedTuple):
    """A condition that fails, the terms of its price, and the free moves after which it holds, or None."""

    failure: Failure
    needs: tuple[Term, ...]
    holds: tuple[Term, ...]
    cure: Cure


class Explanation(NamedTuple):
    """Every condition that fails, the cheapest to cure first; the whole price; free moves after which none fails."""

    conditions: list[Condition]
    needs: list[Term]
    holds: list[Term]
    cure: Cure


class Fact(NamedTuple):
    """Something true of a thing on the board: a text of the game with its values, and the terms of a price."""

    name: str
    values: dict[str, TextValue]
    needs: tuple[Term, ...] = ()


class Preview(NamedTuple):
    """What an action does up to the next unknown: its events, and who acts then (nobody if it reveals something).

    `presets` are the answers assumed in later steps; `before` and `after` are the holdings of the seat; `later` is what
    comes of it after the turn, the soonest first.
    """

    events: list[Event]
    asks: tuple[int, ...]
    presets: list[str]
    before: dict[str, int]
    after: dict[str, int]
    later: list[Fact]


class Question(NamedTuple):
    """A decision with its cause and the holdings of the seat, now and, if there is a cause, after each answer.

    `follows` is the seat's own last move, if the decision is part of it.
    """

    step: str
    cause: Cause | None
    follows: str
    before: dict[str, int]
    after: dict[str, dict[str, int]]


class Proposal(NamedTuple):
    """A move of several decisions: the actions in order, and for display its parts by name and its numbers.

    `worth` is what single things count in it, also those that may be added, by reference.
    """

    moves: tuple[str, ...]
    parts: dict[str, tuple[str, ...]]
    numbers: dict[str, int]
    worth: dict[str, int]


def explain_failures(
    rules: Engine[S], g: S, seat: int, action: Action, failures: Failures, free_moves: list[FreeMove]
) -> Explanation:
    """The failures with their prices and cures; `g` has the seat's decision on top of its stack."""
    bill = bill_of(rules, g, seat, action)
    lacking = {failure.resource for failure in failures if failure.resource and shortfall(failure)}
    cures = {one: find_cure(rules, g, seat, action, {one}, lacking - {one}, free_moves) for one in lacking}
    is_hopeless = None in cures.values() or not all([failure.resource in lacking for failure in failures])
    if is_hopeless or len(cures) < 2:
        whole = None if is_hopeless else next(iter(cures.values()), None)
    else:
        whole = find_cure(rules, g, seat, action, lacking, set(), free_moves)
    conditions = [
        Condition(
            failure,
            terms_of(bill.needs, failure.resource),
            terms_of(bill.holds, failure.resource),
            cures.get(failure.resource),
        )
        for failure in failures
    ]
    return Explanation(sorted(conditions, key=cure_cost), bill.needs, bill.holds, whole)


def bill_of(rules: Engine[S], g: S, seat: int, action: Action) -> Bill:
    """The price of an action, term by term; empty if the decision on top of the stack does not offer its verb."""
    bill = Bill()
    number, _, args = g.stack[-1]
    step = rules.steps[number]
    if isinstance(step, Decision):
        move = rules.offered_move(g, step, action[0])
        if move is not None:
            move.itemise(g, seat, args, action, bill)
    return bill


def find_cure(
    rules: Engine[S],
    g: S,
    seat: int,
    action: Action,
    lacking: set[str],
    excused_resources: set[str],
    free_moves: list[FreeMove],
) -> Cure:
    return CureSearch(rules, seat, action, excused_resources, useful_moves(free_moves, lacking)).shortest(g)


def cure_cost(condition: Condition) -> tuple[bool, bool, int, int]:
    """A sort key: the shortest cure first; conditions without numbers last."""
    failure, cure = condition.failure, condition.cure
    return not shortfall(failure), cure is None, len(cure or ()), shortfall(failure)
