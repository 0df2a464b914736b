"""Properties that hold for any moves, by Hypothesis."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import astrarium
from astrarium.kernel.records import Record
from tests.conformance.cases import CASES, TABLES, Case, table_id
from tests.conformance.random_games import all_actions, new_game

Choices = list[tuple[int, int]]
CHOICES = st.lists(st.tuples(st.integers(0, 3), st.integers(0, 10_000)), max_size=60)


@pytest.mark.parametrize(("case", "players"), TABLES, ids=table_id)
@given(seed=st.integers(0, 50), choices=CHOICES)
def test_any_choices_keep_the_position_sound(case: Case, players: int, seed: int, choices: Choices) -> None:
    g = new_game(case, players, seed)
    for who, what in choices:
        if not g.actors:
            break
        seat = g.actors[who % len(g.actors)]
        actions = g.actions(seat)
        action = actions[what % len(actions)]
        assert g.why_not(seat, action) is None
        g.play(seat, g.rules.verbs.notation(action))
        assert g.rules.invariant_errors(g) == []
    wire = g.to_wire()
    assert astrarium.from_wire(wire).to_wire() == wire
    assert Record.parse(str(Record.of(g))).replay().to_wire() == wire


@pytest.mark.parametrize("case", CASES, ids=table_id)
def test_every_action_has_its_own_number_and_notation(case: Case) -> None:
    g = case.new(case.players[0], 0)
    verbs = g.rules.verbs
    actions = list(all_actions(g))
    assert [verbs.numbers[action] for action in actions] == list(range(len(verbs.actions)))
    assert verbs.actions == actions
    for action in actions:
        assert verbs.parse(verbs.notation(action).upper(), {}) == action
