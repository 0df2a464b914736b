"""What a seat can do, for people: options by verb, what is locked and why, reasons for a target, previews."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import islice, product
from typing import Any, Final

from astrarium.kernel.bills import Term
from astrarium.kernel.chance import Dealer, DrawStream
from astrarium.kernel.events import Event
from astrarium.kernel.explanations import Condition, Cure, Fact
from astrarium.kernel.failures import Failure, shortfall
from astrarium.kernel.game import Game, Option
from astrarium.kernel.rules import Rules
from astrarium.kernel.steps import Move
from astrarium.kernel.verbs import Action, Verb

MAX_CANDIDATES: Final = 240  # candidates of a verb among which the nearest to being allowed gives the reason
MAX_AIMED: Final = 120  # the same for the verbs aimed at one target
MAX_NEARLY: Final = 2  # nearly possible moves of a verb that are told
MAX_FOLLOW_UP: Final = 12  # more answers than this are not shown together with the move before them


@lru_cache(maxsize=10_000)  # positions share what is told of an action: nobody changes it
def option_data(rules: Rules[Any], action: Action) -> dict[str, Any]:
    option = Option(rules, action)
    message, values = option.text
    return {"move": option.notation, "targets": list(option.targets), "text": message, "values": values}


@lru_cache(maxsize=10_000)
def option_named(rules: Rules[Any], notation: str) -> dict[str, Any]:
    return option_data(rules, rules.verbs.parse(notation, {}))


def grouped_options(g: Game, seat: int) -> list[dict[str, Any]]:
    """Everything that is legal, by verb, in the order in which the game lists it; free moves come last."""
    groups: dict[int, list[dict[str, Any]]] = {}
    for action in g.actions(seat):
        groups.setdefault(action[0], []).append(option_data(g.rules, action))
    free = free_verbs(g, seat)
    verbs = sorted(groups, key=lambda verb: verb in free)
    return [{"verb": g.rules.verbs.list[verb].name, "options": groups[verb]} for verb in verbs]


def step_name(g: Game, seat: int) -> str | None:
    """The name of the decision that a seat must make."""
    inside = g.rules.decision_position(g, seat)
    return None if inside is None else g.rules.steps[inside.stack[-1][0]].name


def offered_moves(g: Game, seat: int) -> tuple[Any, tuple[Move[Any], ...]]:
    """The position inside which the seat decides, and the moves of its decision."""
    inside = g.rules.decision_position(g, seat)
    return (g, ()) if inside is None else (inside, g.rules.decision_moves(inside))


def free_verbs(g: Game, seat: int) -> frozenset[int]:
    """The verbs that leave the decision open, like a conversion."""
    return free_among(g.rules, offered_moves(g, seat)[1])


@lru_cache(maxsize=1000)
def free_among(rules: Rules[Any], moves: tuple[Move[Any], ...]) -> frozenset[int]:
    return frozenset([move.verb.number for move in moves if move.keeps_step or move in rules.anytime_moves])


def locked_verbs(g: Game, seat: int, open_verbs: set[str]) -> list[dict[str, Any]]:
    """Verbs of the decision of which nothing is legal, each with the reason of the candidate that lacks least.

    A verb without candidates that is refused as if the decision did not offer it is left out.
    """
    inside, moves = offered_moves(g, seat)
    locked: list[dict[str, Any]] = []
    for move in moves:
        if move.verb.name not in open_verbs:
            args = inside.stack[-1][2]
            candidates = list(islice(move.candidates(inside, seat, args), MAX_CANDIDATES))
            others = candidates or move.near_misses(inside, seat, args) or move.verb.all
            action, failures = nearest(inside, seat, move, others[:MAX_CANDIDATES])
            not_offered = g.rules.refusal_rule(inside, seat, action, is_actor=True)
            if not candidates and [(one.rule, one.numbers) for one in failures] == [(not_offered, {})]:
                continue
            locked.append(
                {
                    "verb": move.verb.name,
                    "move": g.rules.verbs.notation(action),
                    "failures": [failure_data(failure) for failure in failures],
                }
            )
    return locked


def nearly_possible(g: Game, seat: int, open_verbs: set[str]) -> list[dict[str, Any]]:
    """For every open verb of a turn the moves that lack least: only amounts of resources, and at one target."""
    if step_name(g, seat) not in g.rules.turn_steps:
        return []
    inside, moves = offered_moves(g, seat)
    free, args = free_among(g.rules, moves), inside.stack[-1][2]
    found: list[dict[str, Any]] = []
    for move in [move for move in moves if move.verb.name in open_verbs and move.verb.number not in free]:
        has_few = len(move.verb.domains) == 1
        every = move.near_misses(inside, seat, args) if has_few else move.candidates(inside, seat, args)
        candidates = every if has_few else islice(every, MAX_CANDIDATES)
        judged = with_failures(inside, seat, move, candidates)
        lacking = [(action, failures) for action, failures in judged if failures and all(map(is_shortage, failures))]
        for action, failures in sorted(lacking, key=lambda one: distance(one[1]))[:MAX_NEARLY]:
            option = option_data(g.rules, action)
            if len(option["targets"]) == 1:
                found.append({"verb": move.verb.name, **option, "failures": [failure_data(one) for one in failures]})
    return found


def is_shortage(failure: Failure) -> bool:
    """Whether there is too little of a resource, and nothing else wrong."""
    return bool(failure.resource) and shortfall(failure) > 0


def with_failures(
    inside: Game, seat: int, move: Move[Any], candidates: Iterable[Action]
) -> list[tuple[Action, list[Failure]]]:
    """Actions of a move, each with every condition that it fails in the position inside which its seat decides."""
    args = inside.stack[-1][2]
    judged: list[tuple[Action, list[Failure]]] = []
    for action in candidates:
        failures: list[Failure] = []
        move.check(inside, seat, args, action, failures)
        judged.append((action, failures))
    return judged


def nearest(inside: Game, seat: int, move: Move[Any], candidates: Iterable[Action]) -> tuple[Action, list[Failure]]:
    """The candidate that is nearest to being allowed, and the conditions that it fails."""
    judged = with_failures(inside, seat, move, candidates)
    return min(judged, key=lambda candidate: distance(candidate[1]))


def distance(failures: list[Failure]) -> tuple[int, int, int]:
    """How far from being allowed: what cannot be counted weighs more than any number that is too small."""
    uncounted = lacking = 0
    for failure in failures:
        if failure.numbers and int in map(type, failure.numbers.values()):
            lacking += shortfall(failure)
        else:
            uncounted += 1
    return uncounted, len(failures), lacking


def failure_data(failure: Failure) -> dict[str, Any]:
    return {"rule": failure.rule, "numbers": failure.numbers, "resource": failure.resource}


def why_target(g: Game, seat: int, target: str) -> list[dict[str, Any]]:
    """For everything on the board: what somebody means who points at it, and why not.

    The game says what is meant; where it has no opinion, every verb that could be aimed at the target is looked at.
    """
    inside, moves = offered_moves(g, seat)
    offered = {move.verb.number for move in moves}
    meant = [action for action in g.intents(seat, target) if action[0] in offered]
    if not meant:
        legal = set(g.actions(seat))
        aimed = [(move, list(islice(aimed_at(move.verb, target), MAX_AIMED))) for move in moves]
        meant = [nearest_or_legal(inside, seat, move, actions, legal) for move, actions in aimed if actions]
    return [why_move(g, seat, action) for action in meant]


def nearest_or_legal(inside: Game, seat: int, move: Move[Any], aimed: list[Action], legal: set[Action]) -> Action:
    allowed = next((action for action in aimed if action in legal), None)
    return nearest(inside, seat, move, aimed)[0] if allowed is None else allowed


def aimed_at(verb: Verb, target: str) -> Iterator[Action]:
    """Actions of a verb that point at a target."""
    kind, _, name = target.partition(":")
    for index, domain in enumerate(verb.domains):
        value = domain.values.get(name.lower())
        if domain.kind == kind and not domain.numeric and value is not None:
            ranges = [range(len(other.names)) for other in verb.domains]
            ranges[index] = range(value, value + 1)
            yield from product((verb.number,), *ranges)


def why_move(g: Game, seat: int, notation: str | Action) -> dict[str, Any]:
    """Every condition that a move fails, with its sums and what would cure it; none if it is allowed."""
    action = g.parse(notation)
    explanation = g.explain(seat, action)
    return {
        "verb": g.rules.verbs.list[action[0]].name,
        **option_data(g.rules, action),
        "have": held_of(g, seat, explanation.needs),
        "failures": [condition_data(g, condition) for condition in explanation.conditions],
        "needs": [term_data(term) for term in explanation.needs],
        "holds": [term_data(term) for term in explanation.holds],
        "cure": cure_data(g, explanation.cure),
    }


def condition_data(g: Game, condition: Condition) -> dict[str, Any]:
    return failure_data(condition.failure) | {
        "needs": [term_data(term) for term in condition.needs],
        "holds": [term_data(term) for term in condition.holds],
        "cure": cure_data(g, condition.cure),
    }


def term_data(term: Term) -> dict[str, Any]:
    return term._asdict()


def cure_data(g: Game, cure: Cure) -> list[dict[str, Any]] | None:
    return None if cure is None else [option_data(g.rules, action) for action in cure]


def held_of(g: Game, seat: int | None, needs: Iterable[Term]) -> dict[str, int]:
    """How much of each needed resource the seat has; nothing about what it does not hold as such."""
    holdings = {} if seat is None else g.rules.holdings(g, seat)
    return {term.resource: holdings[term.resource] for term in needs if term.resource in holdings}


def question_data(g: Game, seat: int) -> dict[str, Any] | None:
    """Why a seat must decide, what it has now and after each answer; None if the order of play alone says why."""
    question = g.question(seat)
    if question is None or (question.cause is None and not question.follows):
        return None
    cause = None if question.cause is None else question.cause._asdict()
    leading = option_named(g.rules, question.follows) if question.follows else None
    return {"cause": cause, "follows": leading, "before": question.before, "after": question.after}


def facts(g: Game, reference: str, seat: int | None, owner: int | None = None) -> list[dict[str, Any]]:
    """What is true of a thing on the board; on the mat of another seat, as far as the one who asks can know."""
    if owner is not None and owner != seat:
        return facts(g.redeal(seat, DrawStream(Dealer.seeded("facts"))), reference, owner)
    return [fact_data(g, seat, fact) for fact in g.facts(reference, seat)]


def fact_data(g: Game, seat: int | None, fact: Fact) -> dict[str, Any]:
    needs = [term_data(term) for term in fact.needs]
    return {"name": fact.name, "values": fact.values, "needs": needs, "have": held_of(g, seat, fact.needs)}


def composed_moves(g: Game, seat: int) -> list[dict[str, Any]]:
    """Whole composed moves, the best first."""
    return [proposal._asdict() for proposal in g.proposals(seat)]


def composing_data(g: Game, seat: int) -> dict[str, Any] | None:
    """What the seat has put together so far of a composed move."""
    so_far = g.composing(seat)
    return None if so_far is None else so_far._asdict()


def seen_event(event: Event) -> dict[str, Any]:
    return {"kind": event.kind, "values": event.values}


def ends_turn(g: Game, seat: int, notation: str) -> bool:
    """Whether nothing but the end of the turn is left after a move: it is offered next, beside free moves at most."""
    end = g.rules.end_turn
    if end is None or g.actors != (seat,) or g.why_not(seat, end()) is None:
        return False
    trial = g.redeal(seat, DrawStream(Dealer.seeded("preview")))
    trial.play(seat, notation)
    if trial.actors != (seat,):
        return False
    free = free_verbs(trial, seat) - {move.verb.number for move in offered_moves(trial, seat)[1] if move.is_action}
    offered = {action[0] for action in trial.actions(seat)} - {g.rules.verbs.take_back.number}
    return end.number in offered and offered <= free | {end.number}


def verb_order(g: Game, seat: int, groups: list[dict[str, Any]], locked: list[dict[str, Any]]) -> list[str]:
    """The open and locked verbs of a decision in the order of the rules; the end of the turn, then free moves last."""
    shown = {one["verb"] for one in (*groups, *locked)}
    names = [*names_in_order(g.rules, offered_moves(g, seat)[1]), *(group["verb"] for group in groups)]
    return [name for name in dict.fromkeys(names) if name in shown]


@lru_cache(maxsize=1000)
def names_in_order(rules: Rules[Any], moves: tuple[Move[Any], ...]) -> tuple[str, ...]:
    free, end = free_among(rules, moves), rules.end_turn
    verbs = sorted([move.verb for move in moves], key=lambda verb: (verb.number in free, verb is end))
    return tuple([verb.name for verb in verbs])


def preview(g: Game, seat: int, notation: str) -> dict[str, Any]:
    """What a move does as far as the seat can know."""
    seen = g.preview(seat, notation)
    return {
        "events": [seen_event(event) for event in seen.events],
        "asks": list(seen.asks),
        "presets": seen.presets,
        "before": seen.before,
        "after": seen.after,
        "later": [fact_data(g, seat, fact) for fact in seen.later],
        "ends_turn": ends_turn(g, seat, notation),
    }


def follow_up(g: Game, seat: int, notation: str) -> dict[str, Any]:
    """What the seat must decide next after a part of its move, each answer with its preview; both are chosen together.

    Nothing if something unknown or somebody else comes between, if a turn begins, or if the answers are many.
    """
    if step_name(g, seat) in g.rules.turn_steps:
        return {"step": None, "options": []}
    trial = g.redeal(seat, DrawStream(Dealer.seeded("preview")))
    is_known = not any(event.reveals for event in trial.play(seat, notation))
    step = step_name(trial, seat) if is_known and trial.actors == (seat,) else None
    if step is None or step in g.rules.turn_steps:
        return {"step": None, "options": []}
    groups = own_groups(trial, seat)
    if sum(len(group["options"]) for group in groups) > MAX_FOLLOW_UP:
        return {"step": None, "options": []}
    moves = [option["move"] for group in groups for option in group["options"]]
    return {"step": step, "options": groups, "previews": {move: preview(trial, seat, move) for move in moves}}


def own_groups(g: Game, seat: int) -> list[dict[str, Any]]:
    """The options that answer the decision itself; not what is possible at any time."""
    free = {g.rules.verbs.list[verb].name for verb in free_verbs(g, seat)}
    others = free | {g.rules.verbs.take_back.name}
    return [group for group in grouped_options(g, seat) if group["verb"] not in others]
