"""What a seat can do, for people: options by verb, what is locked and why, reasons for a target, previews."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, product
from typing import Any, Final

from astrarium.kernel.checks import Failure
from astrarium.kernel.events import Event
from astrarium.kernel.game import Game, Option
from astrarium.kernel.steps import Decision, Move
from astrarium.kernel.verbs import Action, Verb

LOOKED_AT: Final = 240  # candidates of a verb among which the nearest to being allowed gives the reason
AIMED_AT: Final = 120  # the same where a target is asked about


def option_data(option: Option) -> dict[str, Any]:
    message, values = option.text
    return {"move": option.notation, "targets": list(option.targets), "text": message, "values": values}


def grouped_options(g: Game, seat: int) -> list[dict[str, Any]]:
    """Everything that is legal, by verb, in the order in which the game lists it."""
    groups: dict[str, list[dict[str, Any]]] = {}
    for option in g.options(seat):
        groups.setdefault(g.rules.verbs.list[option.action[0]].name, []).append(option_data(option))
    return [{"verb": verb, "options": options} for verb, options in groups.items()]


def step_name(g: Game, seat: int) -> str | None:
    """The name of the decision that a seat must make."""
    inside = g.rules.asked(g, seat)
    return None if inside is None else g.rules.steps[inside.stack[-1][0]].name


def offered_moves(g: Game, seat: int) -> tuple[Any, list[Move[Any]]]:
    """The position inside which the seat decides, and the moves of its decision, standing ones too."""
    inside = g.rules.asked(g, seat)
    if inside is None:
        return g, []
    step = g.rules.steps[inside.stack[-1][0]]
    if not isinstance(step, Decision):
        return inside, []
    return inside, [*step.moves, *([] if step.excludes_standing else g.rules.standing)]


def locked_verbs(g: Game, seat: int, open_verbs: set[str]) -> list[dict[str, Any]]:
    """Verbs of the decision of which nothing is legal, each with the reason of the candidate that lacks least."""
    inside, moves = offered_moves(g, seat)
    found: list[dict[str, Any]] = []
    for move in moves:
        if move.verb.name not in open_verbs:
            candidates = list(islice(move.candidates(inside, seat, inside.stack[-1][2]), LOOKED_AT))
            _, failures = nearest(g, seat, candidates or move.verb.all[:LOOKED_AT])
            found.append({"verb": move.verb.name, "failures": failures})
    return found


def nearest(g: Game, seat: int, candidates: list[Action]) -> tuple[Action, list[dict[str, Any]]]:
    """The candidate that is nearest to being allowed, and the conditions that it fails."""
    explained = [(action, g.failures(seat, action)) for action in candidates]
    action, failures = min(explained, key=lambda found: distance(found[1]))
    return action, [failure_data(failure) for failure in failures]


def distance(failures: list[Failure]) -> tuple[int, int, int]:
    """How far from being allowed: what cannot be counted weighs more than any number that is too small."""
    uncounted = sum(1 for failure in failures if not any(isinstance(n, int) for n in failure.numbers.values()))
    return uncounted, len(failures), sum(map(lacking, failures))


def lacking(failure: Failure) -> int:
    """How much more it would take."""
    have, need = failure.numbers.get("have"), failure.numbers.get("need")
    return max(0, need - have) if isinstance(have, int) and isinstance(need, int) else 0


def failure_data(failure: Failure) -> dict[str, Any]:
    return {"rule": failure.rule, "numbers": failure.numbers}


def why_target(g: Game, seat: int, target: str) -> list[dict[str, Any]]:
    """For everything on the board: which verbs could be aimed at it, and why not."""
    _, moves = offered_moves(g, seat)
    legal = set(g.actions(seat))
    found: list[dict[str, Any]] = []
    for move in moves:
        aimed = list(islice(aimed_at(move.verb, target), AIMED_AT))
        if not aimed:
            continue
        allowed = next((action for action in aimed if action in legal), None)
        action, failures = (allowed, []) if allowed is not None else nearest(g, seat, aimed)
        found.append({"verb": move.verb.name, "move": move.verb.notation(action), "failures": failures})
    return found


def aimed_at(verb: Verb, target: str) -> Iterator[Action]:
    """Actions of a verb that point at a target."""
    kind, _, name = target.partition(":")
    for place, domain in enumerate(verb.domains):
        value = domain.values.get(name.lower())
        if domain.kind == kind and not domain.numeric and value is not None:
            ranges = [range(len(other.names)) for other in verb.domains]
            ranges[place] = range(value, value + 1)
            yield from product((verb.number,), *ranges)


def why_move(g: Game, seat: int, notation: str) -> list[dict[str, Any]]:
    """Every condition that a move fails; nothing if it is allowed."""
    return [failure_data(failure) for failure in g.failures(seat, notation)]


def seen_event(event: Event) -> dict[str, Any]:
    return {"kind": event.kind, "values": event.values}


def preview(g: Game, seat: int, notation: str) -> dict[str, Any]:
    """What a move does as far as the seat can know."""
    seen = g.preview(seat, notation)
    return {"events": [seen_event(event) for event in seen.events], "asks": list(seen.asks)}
