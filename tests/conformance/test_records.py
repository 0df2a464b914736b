"""A record is text from which the same game can be replayed."""

import pytest

from astrarium.kernel.game import Game
from astrarium.kernel.records import Record
from tests.conformance.cases import TABLES, Case, table_id
from tests.conformance.random_games import decisions


@pytest.mark.parametrize(("case", "players"), TABLES, ids=table_id)
def test_a_record_replays_to_the_same_position_at_any_time(case: Case, players: int) -> None:
    finished: list[Game] = []
    for number, g, _, _ in decisions(case, players, 200):
        finished = [g]
        if number % case.check_every == 0:
            record = Record.parse(str(Record.of(g)))
            assert str(record) == str(Record.of(g))
            assert record.replay().to_wire() == g.to_wire()
    assert Record.of(finished[0]).replay().to_wire() == finished[0].to_wire()


@pytest.mark.parametrize(("case", "players"), TABLES, ids=table_id)
def test_a_branch_replays_to_the_position_after_its_last_move(case: Case, players: int) -> None:
    *_, (_, finished, _, _) = decisions(case, players, 201)
    record = Record.of(finished)
    wires = [position.to_wire() for position in record.positions()]
    assert len(wires) == len(record.moves) + 1
    for n in range(0, len(wires), case.check_every):
        assert record.branch(n).replay().to_wire() == wires[n]
