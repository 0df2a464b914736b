"""What is listed is allowed, and what is not listed is refused with a rule."""

import pytest

from astrarium.kernel.game import Game
from tests.conformance.cases import TABLES, Case, table_id
from tests.conformance.random_games import all_actions, decisions, seats_of


def check_refusals(g: Game, seat: int) -> None:
    """`why_not` is None exactly for what is listed, `explain` is empty exactly then and begins with the same rule."""
    listed = set(g.actions(seat))
    own = [action for action in listed if action != g.rules.verbs.take_back()]
    assert g.only_action(seat) == (own[0] if len(own) == 1 else None)
    for action in all_actions(g):
        rule = g.why_not(seat, action)
        failures = g.failures(seat, action)
        assert (rule is None) == (action in listed), (g.rules.verbs.notation(action), rule)
        assert (failures[0].rule if failures else None) == rule, (g.rules.verbs.notation(action), failures)
        if not listed and seat not in g.actors:
            assert rule == g.rules.refusal_rule(g, seat, action, is_actor=False)


@pytest.mark.parametrize(("case", "players"), TABLES, ids=table_id)
def test_why_not_is_none_exactly_for_what_is_listed(case: Case, players: int) -> None:
    for number, g, seat, _ in decisions(case, players, case.games):
        if number % case.check_every == 0:
            check_refusals(g, seat)
            check_refusals(g, (seat + 1) % seats_of(g))


@pytest.mark.parametrize(("case", "players"), TABLES, ids=table_id)
def test_asking_changes_nothing(case: Case, players: int) -> None:
    for number, g, seat, _ in decisions(case, players, case.games + 1):
        if number % case.check_every == 0:
            before = g.to_wire()
            for option in g.options(seat)[:5]:
                g.preview(seat, option.notation)
                g.failures(seat, option.notation)
            for viewer in (None, seat):
                g.view(viewer)
            assert g.to_wire() == before
            assert g.log is None
