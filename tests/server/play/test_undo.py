"""Undo is free inside one's own turn back to the last reveal, and by consent beyond."""

from __future__ import annotations

from functools import partial

import pytest

from astrarium.server.play import commands
from astrarium.server.play.seat_views import undo_data
from astrarium.server.problems import Problem
from tests.server.play.memory_table import MemoryTable


def in_turn(*users: str, rated: bool = False) -> tuple[MemoryTable, int, int]:
    """A table at somebody's turn with a card to sell, whose turn it is, and another seat."""
    t = MemoryTable(*users, rated=rated)
    seat = t.until("TURN")
    return t, seat, (seat + 1) % len(users)


def sell(t: MemoryTable, seat: int) -> None:
    """A standing action that reveals nothing."""
    t.play(seat, next(option for option in t.options(seat) if option.startswith("sell")))


def test_moves_of_ones_own_turn_are_taken_back_freely() -> None:
    t, seat, _ = in_turn("a", "b")
    before, row = t.state.g.to_wire(), t.state.index
    sell(t, seat)
    assert undo_data(t.state, t.meta.seating, seat)["undo"] == {"to": row, "is_free": True, "answered_by": None}
    assert [r.kind for r in t.undo(seat)] == ["undo"]
    assert t.state.g.to_wire() == before
    assert t.rows[-1].data == {"to": row}


def test_indices_are_never_used_again() -> None:
    t, seat, _ = in_turn("a", "b")
    sell(t, seat)
    t.undo(seat)
    sell(t, seat)
    assert [row.index for row in t.rows] == list(range(len(t.rows)))


def test_a_reveal_stops_free_undo() -> None:
    t, seat, _ = in_turn("a", "b")
    mine = next((option for option in t.options(seat) if option == "mine"), None)
    assert mine is not None
    t.play(seat, mine)  # rolls a die
    assert t.rows[-1].kind in ("chance", "move")
    assert [r.kind for r in t.undo(seat)] == ["ask"]


def test_after_the_end_of_the_turn_the_others_are_asked() -> None:
    t, seat, other = in_turn("a", "b")
    before = t.state.g.to_wire()
    t.play(seat, "end")
    assert [r.kind for r in t.undo(seat)] == ["ask"]
    assert t.carry_out_if_agreed() == []
    ask = t.state.ask
    assert ask is not None
    t.do(lambda change: commands.answer(change, other, ask.index, "b", agrees=True))
    assert [r.kind for r in t.carry_out_if_agreed()] == ["undo"]
    assert t.state.g.to_wire() == before


def test_a_refused_proposal_is_gone() -> None:
    t, seat, other = in_turn("a", "b")
    t.play(seat, "end")
    t.undo(seat)
    ask = t.state.ask
    assert ask is not None
    t.do(lambda change: commands.answer(change, other, ask.index, "b", agrees=False))
    assert t.state.ask is None
    with pytest.raises(Problem) as refused:
        t.do(lambda change: commands.answer(change, other, ask.index, "b", agrees=True))
    assert refused.value.code == "ask-closed"


def test_a_move_of_another_closes_the_proposal() -> None:
    t, seat, _ = in_turn("a", "b")
    t.play(seat, "end")
    t.undo(seat)
    number = t.state.actors[0]
    t.play(number, t.options(number)[0])
    assert t.state.ask is None


def test_those_who_are_away_count_as_agreeing() -> None:
    t, seat, other = in_turn("a", "b")
    t.play(seat, "end")
    t.undo(seat)
    assert [r.kind for r in t.carry_out_if_agreed(other)] == ["undo"]


def test_bots_agree() -> None:
    t = MemoryTable("a", "bot:random", rated=True)
    seat = t.until("TURN")
    while seat != 0:
        t.play(seat, "end")
        seat = t.until("TURN")
    t.play(0, "end")
    assert [r.kind for r in t.undo(0)] == ["ask"]  # a rated table: nothing is free, but nobody minds
    assert [r.kind for r in t.carry_out_if_agreed()] == ["undo"]


def test_at_an_unrated_table_against_bots_undo_is_always_free() -> None:
    t = MemoryTable("a", "bot:random")
    seat = t.until("TURN")
    while seat != 0:
        t.play(seat, "end")
        seat = t.until("TURN")
    t.play(0, "end")
    if t.state.is_over:
        return
    t.play(t.state.actors[0], t.options(t.state.actors[0])[0])
    assert [r.kind for r in t.undo(0)] == ["undo"]
    assert t.state.actors == (0,)


def test_one_person_on_several_seats_asks_nobody() -> None:
    t, seat, _ = in_turn("a", "a")
    t.play(seat, "end")
    assert [r.kind for r in t.undo(seat)] == ["undo"]


def test_redo_returns_what_was_taken_back_until_somebody_plays_on() -> None:
    t, seat, other = in_turn("a", "b")
    sell(t, seat)
    after = t.state.g.to_wire()
    t.undo(seat)
    with pytest.raises(Problem):
        t.redo(other)
    t.redo(seat)
    assert t.state.g.to_wire() == after
    t.undo(seat)
    t.play(seat, "end")
    with pytest.raises(Problem) as refused:
        t.redo(seat)
    assert refused.value.code == "no-redo"


def test_one_goes_back_only_to_ones_own_decisions() -> None:
    t, seat, _ = in_turn("a", "b")
    sell(t, seat)
    for to in (0, t.state.index, t.state.index + 5):
        with pytest.raises(Problem) as refused:
            t.undo(seat, to)
        assert refused.value.code == "no-undo"


def test_after_an_undo_chance_falls_anew_with_new_numbers() -> None:
    t = MemoryTable("a", "bot:random")
    seat = t.until("TURN")
    while seat != 0 or "mine" not in t.options(0):
        t.play(seat, "end")
        seat = t.until("TURN")
    t.play(0, "mine")
    first = [row.data["n"] for row in t.rows if row.kind == "chance"][-1]
    t.undo(0)
    t.play(0, "mine")
    assert [row.data["n"] for row in t.rows if row.kind == "chance"][-1] > first


def test_only_one_proposal_at_a_time() -> None:
    t, seat, _ = in_turn("a", "b")
    t.do(lambda change: commands.ask(change, "abandon", seat, "a"))
    with pytest.raises(Problem) as refused:
        t.do(lambda change: commands.ask(change, "abandon", seat, "a"))
    assert refused.value.code == "already-asked"


def test_a_game_is_abandoned_when_all_agree() -> None:
    t, seat, other = in_turn("a", "b")
    t.do(lambda change: commands.ask(change, "abandon", seat, "a"))
    assert not t.state.is_abandoned
    assert [r.kind for r in t.carry_out_if_agreed(other)] == ["abandon"]
    after = t.state.copy()
    assert (after.is_over, after.actors) == (True, ())


def test_nobody_answers_a_proposal_after_the_end() -> None:
    t, seat, other = in_turn("a", "b", rated=True)
    t.do(lambda change: commands.ask(change, "abandon", seat, "a"))
    ask = t.state.ask
    assert ask is not None
    while not t.state.is_over:
        number = t.state.actors[0]
        t.play(number, t.options(number)[-1])
    for answering, agrees in ((seat, True), (other, True), (other, False)):
        with pytest.raises(Problem) as refused:
            t.do(partial(commands.answer, seat=answering, index=ask.index, user="x", agrees=agrees))
        assert refused.value.code == "game-over"
    assert t.carry_out_if_agreed(0, 1) == []
    assert not t.state.is_abandoned
