"""Explanations by brute force: shortages, their shortest cures, and previewed positions."""

from collections.abc import Iterator

from astrarium.kernel.failures import Failure, shortfall
from astrarium.kernel.game import Game
from astrarium.kernel.steps import Decision
from astrarium.kernel.verbs import Action
from tests.conformance.cases import Case, rng_for
from tests.conformance.random_games import decisions

DEPTH = 4  # free moves up to which every cure is tried


def offered_actions(g: Game, seat: int) -> list[Action]:
    """Every action of the verbs that a decision offers, allowed or not."""
    inside = g.rules.decision_position(g, seat)
    moves = () if inside is None else g.rules.decision_moves(inside)
    return [action for move in moves for action in move.verb.all]


def check_sums(g: Game, seat: int, action: Action) -> None:
    """The need of a shortage is the sum of its terms, and each term has its own reason."""
    explanation = g.explain(seat, action)
    for condition in explanation.conditions:
        failure = condition.failure
        if failure.resource and shortfall(failure):
            move = g.rules.verbs.notation(action)
            assert sum([term.amount for term in condition.needs]) == failure.numbers["need"], (move, condition)
            reasons = [term.reason for term in condition.needs]
            assert len(set(reasons)) == len(reasons), (move, condition)
            if condition.holds:
                assert sum([term.amount for term in condition.holds]) == failure.numbers["have"], (move, condition)


def is_short(failures: list[Failure]) -> bool:
    """Whether an action is refused only for lack of resources."""
    return bool(failures) and all([failure.resource and shortfall(failure) for failure in failures])


def shortages(case: Case, players: int, seed: int, every: int) -> Iterator[tuple[Game, int, Action]]:
    """Actions that are refused for lack of resources, at most one for each decision."""
    rng = rng_for("shortages", case.game, players, seed)
    for number, g, seat, _ in decisions(case, players, seed):
        if number % every == 0 and seat >= 0:
            short = [action for action in offered_actions(g, seat) if is_short(g.failures(seat, action))]
            if short:
                yield g, seat, rng.choice(short)


def shortest_by_force(g: Game, seat: int, action: Action) -> int | None:
    """The fewest free moves after which an action is allowed, by trying all of them in every order."""
    inside = g.rules.decision_position(g, seat)
    assert inside is not None
    free = [move.action for move in g.rules.free_moves(inside, seat)]
    layer, met = [inside], {inside.key()}
    for depth in range(DEPTH + 1):
        if any(position.why_not(seat, action) is None for position in layer):
            return depth
        layer = [
            after for position in layer for after in after_free_move(position, seat, free, inside) if is_new(after, met)
        ]
    return None


def is_new(g: Game, met: set[tuple[object, ...]]) -> bool:
    key = g.key()
    if key in met:
        return False
    met.add(key)
    return True


def after_free_move(g: Game, seat: int, actions: list[Action], start: Game) -> Iterator[Game]:
    """The positions after one free move, with every possible answer to its questions."""
    for action in actions:
        if g.why_not(seat, action) is None:
            copy = g.clone()
            copy.dealer = None
            copy.apply(seat, action)
            if copy.stack[-1:] == start.stack[-1:] and len(copy.stack) == len(start.stack):
                yield copy
            elif copy.actors == (seat,):
                yield from after_free_move(copy, seat, own_answers(copy, seat), start)


def own_answers(g: Game, seat: int) -> list[Action]:
    """The legal actions of the decision itself, without anytime moves."""
    step = g.rules.steps[g.stack[-1][0]]
    assert isinstance(step, Decision)
    return [action for action in g.actions(seat) if action[0] in step.by_verb]


def as_previewed(g: Game, seat: int, action: Action, presets: list[str]) -> Game:
    """The position after a move, with the presets as later answers and the turn ended if nothing is left to use."""
    trial, left, end = g.clone(), list(presets), g.rules.end_turn
    trial.dealer = None
    inside = g.rules.decision_position(trial, seat) or trial
    inside.play(seat, action)
    while inside.actors == (seat,):
        options = inside.actions(seat)
        if end is not None and end() in options and g.rules.is_used_up(inside):
            inside.play(seat, end())
        elif len(options) == 1 and not g.rules.is_turn_start(inside, seat):
            inside.play(seat, options[0])
        elif left:
            inside.play(seat, left.pop(0))
        else:
            break
    assert not left
    return inside
