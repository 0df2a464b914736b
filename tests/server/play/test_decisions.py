"""A move names the decision that it answers."""

from __future__ import annotations

import random
from unittest.mock import patch

import pytest

from astrarium.kernel.game import Game
from astrarium.kernel.pools import BAG, move_piece, new_pool, seat_bit
from astrarium.server.play import deeds, snapshots, store
from astrarium.server.play.change import Change
from astrarium.server.play.seeing import log_row, position
from astrarium.server.problems import Problem
from tests.server.play.sitting import Sitting
from tests.toy.state import DECK, LOOKED_AT, PILE, Comet


def refused(t: Sitting, seat: int, decision: int, move: str) -> Problem:
    before, rows = t.standing.g.to_wire(), len(t.rows)
    with pytest.raises(Problem) as problem:
        t.do(lambda change: deeds.move(change, seat, decision, move, "x"))
    assert (t.standing.g.to_wire(), len(t.rows)) == (before, rows)
    return problem.value


def test_answers_of_others_in_the_same_frame_do_not_close_a_decision() -> None:
    t = Sitting("a", "b", "c")
    assert set(t.standing.actors) == {0, 1, 2}  # favours are chosen side by side
    opened = t.standing.decision_of(1)
    t.play(0, "favour 0 red")
    t.play(2, "favour 0 blue")
    assert t.standing.decision_of(1) == opened
    t.do(lambda change: deeds.move(change, 1, opened or 0, "favour 0 green", "b"))
    assert t.rows[-1].data["move"] == "favour 0 green"


def test_a_decision_that_was_answered_is_closed() -> None:
    t = Sitting("a", "b")
    opened = t.standing.decision_of(0)
    assert opened is not None
    t.play(0, "favour 0 red")
    assert refused(t, 0, opened, "favour 0 blue").code == "decision-closed"


def test_ones_own_move_closes_a_decision_even_if_the_same_is_asked_again() -> None:
    t = Sitting("a", "b")
    seat = t.until("TURN")
    opened = t.standing.decision_of(seat)
    assert opened is not None
    t.play(seat, next(option for option in t.options(seat) if option.startswith("sell")))
    problem = refused(t, seat, opened, "end")
    assert (problem.status, problem.code) == (409, "decision-closed")
    assert problem.values == {"index": t.standing.index, "decision": t.standing.decision_of(seat)}


def test_an_undo_closes_every_decision() -> None:
    t = Sitting("a", "b")
    seat = t.until("TURN")
    t.play(seat, next(option for option in t.options(seat) if option.startswith("sell")))
    opened = t.standing.decision_of(seat)
    t.undo(seat)
    assert refused(t, seat, opened or 0, "end").code == "decision-closed"


def test_an_illegal_move_is_refused_with_its_rule_and_numbers() -> None:
    t = Sitting("a", "b")
    seat = t.until("TURN")
    problem = refused(t, seat, t.standing.decision_of(seat) or 0, f"storm p{seat + 1}")
    assert (problem.status, problem.code) == (422, "illegal")
    assert problem.values["rule"].startswith("TOY-")
    assert problem.values["failures"]
    assert problem.values["index"] == t.standing.index


def test_a_text_that_is_no_move_is_refused() -> None:
    t = Sitting("a", "b")
    assert refused(t, 0, t.standing.decision_of(0) or 0, "dance").code == "bad-notation"


def test_a_sealed_answer_is_hidden_until_all_are_in_and_can_be_taken_back() -> None:
    t = Sitting("a", "b")
    seat = t.until("BIDDING")
    other = 1 - seat
    row = t.play(seat, "bid 1")[0]
    shown = [log_row(row, t.standing, viewer)["move"] for viewer in (seat, other, None)]
    assert shown == ["bid 1", "?", "?"]
    assert position(t.standing, t.meta.circle, seat)["decision"] == row.index
    t.play(seat, "take-back")
    row = t.play(seat, "bid 0")[0]
    assert log_row(row, t.standing, other)["move"] == "?"
    opened = t.play(other, "bid 1")
    assert [log_row(r, t.standing, None)["move"] for r in (row, opened[0])] == ["bid 0", "bid 1"]


def test_an_answer_that_was_taken_back_and_given_again_is_not_taken_for_that_of_another_seat() -> None:
    t = Sitting("a", "b", "c")
    t.until("BIDDING")
    t.play(1, "bid 1")
    t.play(0, "bid 1")
    t.play(0, "take-back")
    t.play(0, "bid 1")
    assert snapshots.thawed(snapshots.frozen(t.standing)).sealed.keys() == t.standing.sealed.keys()
    t.standing = snapshots.thawed(snapshots.frozen(t.standing))
    sealed = t.rows[-4:]
    t.play(2, "bid 0")
    shown = [log_row(row, t.standing, 2)["move"] for row in sealed]
    assert shown == ["bid 1", "?", "take-back", "bid 1"]


def test_equal_answers_of_two_seats_are_each_opened_as_their_own() -> None:
    t = Sitting("a", "b", "c")
    t.until("BIDDING")
    rows = [t.play(seat, "bid 1")[0] for seat in (2, 0, 1)]
    assert [log_row(row, t.standing, None)["move"] for row in rows] == ["bid 1"] * 3
    assert t.standing.sealed == {}


def test_a_move_is_parsed_and_checked_once_and_a_stored_one_again() -> None:
    t = Sitting("a", "b")
    with (
        patch.object(Game, "parse", autospec=True, side_effect=Game.parse) as parse,
        patch.object(Game, "_check", autospec=True, side_effect=Game._check) as check,
    ):
        t.play(0, "favour 0 red")
        assert [type(call.args[1]) for call in parse.mock_calls] == [str, tuple]  # the action is handed on
        assert check.call_count == 1
        again, broken = store.folded(t.meta, None, t.rows)
    assert (again.g.to_wire(), broken) == (t.standing.g.to_wire(), None)
    assert check.call_count == 1 + len([row for row in t.rows if "move" in row.data])


def play_until_forced(t: Sitting) -> None:
    rng = random.Random(3)
    while not t.standing.is_over and not any(row.data.get("auto") == "forced" for row in t.rows):
        t.play_on(rng)


def test_forced_decisions_are_played_by_themselves() -> None:
    t = Sitting("a", "b", game="gaia")
    play_until_forced(t)
    assert not t.standing.is_over
    assert all(len(t.options(seat)) > 1 or t.options(seat) == ["end"] for seat in t.standing.actors)


def at_bare_turn(wish: str) -> tuple[Sitting, int]:
    """Somebody's turn in which nothing but its end is possible."""
    t = Sitting("a", "b")
    seat = t.until("TURN")
    g = t.standing.g
    assert isinstance(g, Comet)
    g.cards, g.top, g.bottom, g.crystals = new_pool((0,) * 4, PILE), (), (), new_pool((0,) * 3, LOOKED_AT + 1)
    t.wish(seat, end_turn=wish)
    return t, seat


def test_ending_the_turn_is_left_to_the_player_unless_he_wishes_otherwise() -> None:
    t, seat = at_bare_turn("ask")
    assert t.options(seat) == ["end"]
    assert t.do(Change.settle) == []
    t, seat = at_bare_turn("auto")
    assert t.do(Change.settle)[0].data["auto"] == "forced"


def test_wishes_answer_reactions() -> None:
    t = Sitting("a", "b", game="gaia")
    t.wish(0, charge="never")
    t.wish(1, charge="never")
    rng = random.Random(6)
    while not t.standing.is_over:
        t.play_on(rng)
    wished = [row.data["move"] for row in t.rows if row.data.get("auto") == "wish"]
    assert set(wished) == {"decline"}
    assert not [row for row in t.rows if str(row.data.get("move")).startswith("charge ")]


def test_a_forced_answer_that_nobody_can_know_to_be_forced_waits() -> None:
    """Whoever holds four cards of one kind must discard one of them; the others do not know the kind."""
    t = Sitting("a", "b")
    seat = t.until("TURN")
    g = t.standing.g
    assert isinstance(g, Comet)
    g.cards, g.top, g.bottom = new_pool(DECK, PILE), (), ()
    for _ in range(4):
        g.cards = move_piece(g.cards, BAG, seat, 0, seat_bit(seat))
    g.rules.advance(g)
    change = Change(t.standing, t.meta.dealer, t.meta.wishes, 0)
    change.settle()
    assert (change.rows, change.waiting) == ([], {seat})
    t.standing.seats[seat].opened = decision = 7
    rows = t.do(lambda change: deeds.play_forced(change, seat, decision))
    assert (rows[0].data["move"], rows[0].data["auto"]) == ("discard ice", "unseen")
    seers = {viewer: "auto" in log_row(rows[0], t.standing, viewer) for viewer in (seat, 1 - seat, None)}
    assert seers == {seat: True, 1 - seat: False, None: False}
