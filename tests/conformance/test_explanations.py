"""Explanations: prices, cures, causes and previews are right."""

import pytest

from astrarium.kernel.game import Game
from astrarium.kernel.position import CHANCE
from astrarium.kernel.verbs import Action
from astrarium.text.catalogue import LANGUAGES
from astrarium.text.messages import Messages
from tests.conformance.cases import TABLES, Case, rng_for, table_id
from tests.conformance.explanations import (
    DEPTH,
    as_previewed,
    check_sums,
    offered_actions,
    shortages,
    shortest_by_force,
)
from tests.conformance.random_games import decisions, references


@pytest.mark.parametrize(("case", "players"), TABLES, ids=table_id)
def test_a_price_is_the_sum_of_its_terms(case: Case, players: int) -> None:
    for number, g, seat, _ in decisions(case, players, 200):
        if number % case.check_every == 0 and seat >= 0:
            for action in offered_actions(g, seat):
                if any([failure.resource for failure in g.failures(seat, action)]):
                    check_sums(g, seat, action)


def check_cure(g: Game, seat: int, action: Action) -> None:
    """A cure works and none is shorter; where none is given, none exists."""
    by_force, cure = shortest_by_force(g, seat, action), g.explain(seat, action).cure
    move = g.rules.verbs.notation(action)
    if cure is None:
        assert by_force is None, (move, by_force)
        return
    free = [move.action for move in g.rules.free_moves(g, seat)]
    length = sum([step in free for step in cure])
    assert length == by_force if by_force is not None else length > DEPTH, (move, cure, by_force)
    trial = g.clone()
    for step in (*cure, action):
        trial.play(seat, step)


@pytest.mark.parametrize(("case", "players"), TABLES, ids=table_id)
def test_no_cure_is_shorter_than_the_one_that_is_told(case: Case, players: int) -> None:
    for g, seat, action in shortages(case, players, 300, case.check_every):
        check_cure(g, seat, action)


@pytest.mark.parametrize(("case", "players"), TABLES, ids=table_id)
def test_a_preview_is_what_is_paid_and_gained(case: Case, players: int) -> None:
    rng = rng_for("previews", case.game, players)
    for number, g, seat, _ in decisions(case, players, 400):
        if number % case.check_every == 0 and seat >= 0:
            options = g.actions(seat)
            for action in rng.sample(options, min(4, len(options))):
                preview = g.preview(seat, action)
                assert preview.before == g.rules.holdings(g, seat)
                if preview.after:
                    after = as_previewed(g, seat, action, preview.presets)
                    assert preview.after == g.rules.holdings(after, seat), g.rules.verbs.notation(action)
                    assert preview.asks == after.actors


def check_question(g: Game, seat: int) -> None:
    """A question outside one's turn names who caused it, where, and the seat's own piece."""
    question = g.question(seat)
    assert question is not None
    assert question.before == g.rules.holdings(g, seat)
    if g.rules.moment(g).seat not in (CHANCE, seat):
        assert question.cause is not None, question.step
        assert question.cause.actor not in (CHANCE, seat)
        assert question.cause.place, question
        assert question.cause.piece, question


@pytest.mark.parametrize(("case", "players"), TABLES, ids=table_id)
def test_a_question_outside_ones_turn_has_a_cause(case: Case, players: int) -> None:
    for _, g, seat, _ in decisions(case, players, 500):
        if g.rules.decision_position(g, seat) is not None and seat >= 0:
            check_question(g, seat)


@pytest.mark.parametrize(("case", "players"), TABLES, ids=table_id)
def test_everything_has_facts_in_every_language(case: Case, players: int) -> None:
    """For every reference and every seat."""
    texts = [Messages.of_game(language, case.game) for language in LANGUAGES]
    names, told = [f"p{seat + 1}" for seat in range(players + 1)], set[str]()
    for number, g, _, _ in decisions(case, players, 600):
        if number % (3 * case.check_every):
            continue
        for reference in references(g):
            for viewer in (None, *range(players)):
                facts = g.facts(reference, viewer)
                assert facts, reference
                for fact in [fact for fact in facts if fact.name not in told]:
                    told.add(fact.name)
                    for messages in texts:
                        assert messages.find(f"{case.game}-fact-{fact.name}", {}) is not None, fact
                        assert "{" not in messages.fact(case.game, fact, names), fact
                        for term in fact.needs:
                            assert messages.find(f"{case.game}-reason-{term.reason}", {}) is not None, term
