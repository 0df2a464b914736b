"""A move names the decision that it answers."""

from __future__ import annotations

import random
from unittest.mock import patch

import pytest

from astrarium.kernel.game import Game
from astrarium.kernel.pools import BAG, move_piece, new_pool, seat_bit
from astrarium.server.play import commands, snapshots, store
from astrarium.server.play.change import Change
from astrarium.server.play.seat_views import log_row, position
from astrarium.server.problems import Problem
from tests.server.play.memory_table import MemoryTable
from tests.toy.state import DECK, LOOKED_AT, PILE, Comet


def refused(t: MemoryTable, seat: int, decision: int, move: str) -> Problem:
    before, rows = t.state.g.to_wire(), len(t.rows)
    with pytest.raises(Problem) as problem:
        t.do(lambda change: commands.move(change, seat, decision, move, "x"))
    assert (t.state.g.to_wire(), len(t.rows)) == (before, rows)
    return problem.value


def test_answers_of_others_in_the_same_frame_do_not_close_a_decision() -> None:
    t = MemoryTable("a", "b", "c")
    assert set(t.state.actors) == {0, 1, 2}  # favours are chosen side by side
    opened = t.state.decision_of(1)
    t.play(0, "favour 0 red")
    t.play(2, "favour 0 blue")
    assert t.state.decision_of(1) == opened
    t.do(lambda change: commands.move(change, 1, opened or 0, "favour 0 green", "b"))
    assert t.rows[-1].data["move"] == "favour 0 green"


def test_a_position_tells_what_the_seat_has() -> None:
    t = MemoryTable("a", "b")
    seat = t.until("TURN")
    g = t.state.g
    assert position(t.state, t.meta.seating, seat)["holdings"] == g.rules.holdings(g, seat) != {}
    assert position(t.state, t.meta.seating, None)["holdings"] == {}


def test_a_decision_that_was_answered_is_closed() -> None:
    t = MemoryTable("a", "b")
    opened = t.state.decision_of(0)
    assert opened is not None
    t.play(0, "favour 0 red")
    assert refused(t, 0, opened, "favour 0 blue").code == "decision-closed"


def test_ones_own_move_closes_a_decision_even_if_the_same_is_asked_again() -> None:
    t = MemoryTable("a", "b")
    seat = t.until("TURN")
    opened = t.state.decision_of(seat)
    assert opened is not None
    t.play(seat, next(option for option in t.options(seat) if option.startswith("sell")))
    problem = refused(t, seat, opened, "end")
    assert (problem.status, problem.code) == (409, "decision-closed")
    assert problem.values == {"index": t.state.index, "decision": t.state.decision_of(seat)}


def test_a_row_tells_whether_its_move_left_the_decision_open() -> None:
    t = MemoryTable("a", "b")
    seat = t.until("TURN")
    t.play(seat, next(option for option in t.options(seat) if option.startswith("sell")))
    assert t.rows[-1].data["is_free"]
    assert not t.rows[-1].data["is_main"]
    t.play(seat, "end")
    ended = next(row for row in reversed(t.rows) if row.data.get("move") == "end")
    assert not ended.data["is_free"]


def test_a_question_tells_the_own_move_before_it_with_its_text() -> None:
    t = MemoryTable("a", "b", game="gaia")
    t.play(0, "faction terrans")
    t.play(1, "faction xenos")
    t.play(0, t.options(0)[0])
    settled = t.options(1)[0]
    t.play(1, settled)
    question = position(t.state, t.meta.seating, 1)["question"]
    assert question["follows"]["move"] == settled
    assert question["follows"]["text"] == "gaia-option-settle"


def test_an_undo_closes_every_decision() -> None:
    t = MemoryTable("a", "b")
    seat = t.until("TURN")
    t.play(seat, next(option for option in t.options(seat) if option.startswith("sell")))
    opened = t.state.decision_of(seat)
    t.undo(seat)
    assert refused(t, seat, opened or 0, "end").code == "decision-closed"


def test_an_illegal_move_is_refused_with_its_rule_and_numbers() -> None:
    t = MemoryTable("a", "b")
    seat = t.until("TURN")
    problem = refused(t, seat, t.state.decision_of(seat) or 0, f"storm p{seat + 1}")
    assert (problem.status, problem.code) == (422, "illegal")
    assert problem.values["rule"].startswith("TOY-")
    assert problem.values["failures"]
    assert problem.values["index"] == t.state.index


def test_a_text_that_is_no_move_is_refused() -> None:
    t = MemoryTable("a", "b")
    assert refused(t, 0, t.state.decision_of(0) or 0, "dance").code == "bad-notation"


def test_a_sealed_answer_is_hidden_until_all_are_in_and_can_be_taken_back() -> None:
    t = MemoryTable("a", "b")
    seat = t.until("BIDDING")
    other = 1 - seat
    row = t.play(seat, "bid 1")[0]
    shown = [log_row(row, t.state, viewer)["move"] for viewer in (seat, other, None)]
    assert shown == ["bid 1", "?", "?"]
    assert position(t.state, t.meta.seating, seat)["decision"] == row.index
    t.play(seat, "take-back")
    row = t.play(seat, "bid 0")[0]
    assert log_row(row, t.state, other)["move"] == "?"
    opened = t.play(other, "bid 1")
    assert [log_row(r, t.state, None)["move"] for r in (row, opened[0])] == ["bid 0", "bid 1"]


def test_an_answer_that_was_taken_back_and_given_again_is_not_taken_for_that_of_another_seat() -> None:
    t = MemoryTable("a", "b", "c")
    t.until("BIDDING")
    t.play(1, "bid 1")
    t.play(0, "bid 1")
    t.play(0, "take-back")
    t.play(0, "bid 1")
    assert snapshots.from_bytes(snapshots.to_bytes(t.state)).sealed.keys() == t.state.sealed.keys()
    t.state = snapshots.from_bytes(snapshots.to_bytes(t.state))
    sealed = t.rows[-4:]
    t.play(2, "bid 0")
    shown = [log_row(row, t.state, 2)["move"] for row in sealed]
    assert shown == ["bid 1", "?", "take-back", "bid 1"]


def test_equal_answers_of_two_seats_are_each_opened_as_their_own() -> None:
    t = MemoryTable("a", "b", "c")
    t.until("BIDDING")
    rows = [t.play(seat, "bid 1")[0] for seat in (2, 0, 1)]
    assert [log_row(row, t.state, None)["move"] for row in rows] == ["bid 1"] * 3
    assert t.state.sealed == {}


def test_a_move_is_parsed_and_checked_once_and_a_stored_one_again() -> None:
    t = MemoryTable("a", "b")
    with (
        patch.object(Game, "parse", autospec=True, side_effect=Game.parse) as parse,
        patch.object(Game, "_check", autospec=True, side_effect=Game._check) as check,
    ):
        t.play(0, "favour 0 red")
        assert [type(call.args[1]) for call in parse.mock_calls] == [str, tuple]  # the action is handed on
        assert check.call_count == 1
        again, broken = store.fold_rows(t.meta, None, t.rows)
    assert (again.g.to_wire(), broken) == (t.state.g.to_wire(), None)
    assert check.call_count == 1 + len([row for row in t.rows if "move" in row.data])


def play_until_forced(t: MemoryTable) -> None:
    rng = random.Random(3)
    while not t.state.is_over and not any(row.data.get("auto") == "forced" for row in t.rows):
        t.play_on(rng)


def test_forced_decisions_are_played_by_themselves() -> None:
    t = MemoryTable("a", "b", game="gaia")
    play_until_forced(t)
    assert not t.state.is_over
    assert all(len(t.options(seat)) > 1 or t.options(seat) == ["end"] for seat in t.state.actors)


def at_bare_turn(reply: str) -> tuple[MemoryTable, int]:
    """Somebody's turn in which nothing but its end is possible."""
    t = MemoryTable("a", "b")
    seat = t.until("TURN")
    g = t.state.g
    assert isinstance(g, Comet)
    g.cards, g.top, g.bottom, g.crystals = new_pool((0,) * 4, PILE), (), (), new_pool((0,) * 3, LOOKED_AT + 1)
    t.set_auto_replies(seat, end_turn=reply)
    return t, seat


def test_ending_the_turn_is_left_to_the_player_unless_he_wishes_otherwise() -> None:
    t, seat = at_bare_turn("ask")
    assert t.options(seat) == ["end"]
    assert t.do(Change.advance_to_decision) == []
    t, seat = at_bare_turn("auto")
    assert t.do(Change.advance_to_decision)[0].data["auto"] == "forced"


def test_wishes_answer_reactions() -> None:
    t = MemoryTable("a", "b", game="gaia")
    t.set_auto_replies(0, charge="never")
    t.set_auto_replies(1, charge="never")
    rng = random.Random(6)
    while not t.state.is_over:
        t.play_on(rng)
    replied = [row.data["move"] for row in t.rows if row.data.get("auto") == "wish"]
    assert set(replied) == {"decline"}
    assert not [row for row in t.rows if str(row.data.get("move")).startswith("charge ")]


def test_a_forced_answer_that_nobody_can_know_to_be_forced_waits() -> None:
    """Whoever holds four cards of one kind must discard one of them; the others do not know the kind."""
    t = MemoryTable("a", "b")
    seat = t.until("TURN")
    g = t.state.g
    assert isinstance(g, Comet)
    g.cards, g.top, g.bottom = new_pool(DECK, PILE), (), ()
    for _ in range(4):
        g.cards = move_piece(g.cards, BAG, seat, 0, seat_bit(seat))
    g.rules.advance(g)
    change = Change(t.state, t.meta.dealer, t.meta.auto_replies, 0)
    change.advance_to_decision()
    assert (change.rows, change.delayed) == ([], {seat})
    t.state.seats[seat].decision = decision = 7
    rows = t.do(lambda change: commands.play_forced(change, seat, decision))
    assert (rows[0].data["move"], rows[0].data["auto"]) == ("discard ice", "unseen")
    seers = {viewer: "auto" in log_row(rows[0], t.state, viewer) for viewer in (seat, 1 - seat, None)}
    assert seers == {seat: True, 1 - seat: False, None: False}
