"""Totals of victory points are in nothing that leaves for another seat before the end (PB-MONEY-3, PB-INFO-5)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from astrarium.server.play import choices, records, seat_views
from tests.conformance.random_games import references, weighted_move
from tests.planet_b.case import CASE
from tests.planet_b.marked_totals import mark_points, totals_in
from tests.server.play.memory_table import MemoryTable

USERS = ("anna", "boris", "chen")
HEAVY = 25  # decisions between two rounds of the answers that take long
THINGS = 40  # about which facts are asked in one round
Viewer = int | None


@pytest.fixture(autouse=True)
def _marked(monkeypatch: pytest.MonkeyPatch) -> None:
    mark_points(monkeypatch, len(USERS))


def told(t: MemoryTable, viewer: Viewer) -> Iterator[object]:
    """What is sent at once: the view, the last rows of the log, the position with its choices."""
    yield t.state.g.view(viewer)
    yield [seat_views.log_row(row, t.state, viewer) for row in t.rows[-3:]]


def asked(t: MemoryTable, viewer: Viewer, rng: Random) -> Iterator[object]:
    """What can be requested: position, record, facts, explanations, previews."""
    g = t.state.g
    yield seat_views.position(t.state, t.meta.seating, viewer)
    yield str(records.record(t.state, viewer))
    yield records.full_form(t.meta, t.state, t.rows, viewer)
    yield records.position_at(t.state, len(g.history or ()), viewer)
    named = references(g)
    for reference in rng.sample(named, THINGS):
        for owner in (None, *range(len(USERS))):
            yield choices.facts(g, reference, viewer, owner)
    if viewer is not None and viewer in t.state.actors:
        yield from answers(t, viewer, named, rng)


def answers(t: MemoryTable, seat: int, named: list[str], rng: Random) -> Iterator[object]:
    """What is explained to the seat that must decide."""
    g = t.state.g
    moves = [option.notation for option in g.options(seat)]
    yield choices.composed_moves(g, seat)
    yield [choices.why_target(g, seat, reference) for reference in rng.sample(named, 20)]
    for move in rng.sample(moves, min(6, len(moves))):
        yield choices.why_move(g, seat, move)
        yield choices.preview(g, seat, move)
        yield choices.follow_up(g, seat, move)


def play_on(t: MemoryTable, rng: Random) -> None:
    seat, action = weighted_move(t.state.g, rng, CASE.weights)
    t.play(seat, t.state.g.rules.verbs.notation(action))


def test_no_answer_of_a_whole_game_tells_anothers_total() -> None:
    t, rng, number = MemoryTable(*USERS, game="planet_b"), Random(3), 0
    while not t.state.is_over:
        for viewer in (*range(len(USERS)), None):
            allowed = set() if viewer is None else {viewer}
            found: list[Any] = [*told(t, viewer), *(() if number % HEAVY else asked(t, viewer, rng))]
            assert [answer for answer in found if not totals_in(answer) <= allowed] == []
            assert any([totals_in(answer) for answer in found]) == (viewer is not None)  # the search finds one's own
        play_on(t, rng)
        number += 1
    assert number > 200
    assert [totals_in(t.state.g.view(viewer)) for viewer in (0, None)] == [{0, 1, 2}, {0, 1, 2}]


def test_with_open_points_everybody_sees_all_totals() -> None:
    """PB-VAR-8."""
    t = MemoryTable(*USERS, game="planet_b", open_vp=True)
    assert [totals_in(t.state.g.view(viewer)) for viewer in (0, 1, None)] == [{0, 1, 2}] * 3
