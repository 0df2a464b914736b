"""Lanes: simultaneous decisions, sealed ones, and what may happen inside them."""

import pytest

import astrarium
from astrarium.kernel.errors import IllegalAction
from astrarium.kernel.frames import find_frame, remove_frame, replace_frame
from astrarium.kernel.game import Game
from astrarium.kernel.position import CHANCE
from astrarium.kernel.records import Record
from astrarium.kernel.steps import Parallel, finish, lanes, then
from astrarium.kernel.verbs import Verbs, number_domain
from tests.toy.flow import BIDDING, BIDS, DEAL, INCOME, INCOMES, SEALED, SIDE_BY_SIDE, TURN, Now
from tests.toy.state import Comet
from tests.toy.test_rules import play, table


def moves(g: Game, seat: int | None = CHANCE) -> list[tuple[int, str]]:
    return Record.of(g, seat).moves


def test_a_sealed_answer_changes_nothing_and_can_be_taken_back() -> None:
    g = table(BIDS.at(), TURN.at(0))
    before = g.to_wire()
    play(g, "p1 bid 2")
    assert g.actors == (1,)
    assert [option.notation for option in g.options(0)] == ["take-back"]
    assert g.why_not(1, "take-back") == "TOY-ASK-2"
    assert g.preview(0, "take-back").events == []
    play(g, "p1 take-back")
    assert g.to_wire() == before
    assert moves(g) == []
    play(g, "p1 bid 1; p2 bid 0")
    assert g.players[0].coins == 2
    assert g.why_not(0, "take-back") == "TOY-ASK-2"
    assert g.why_not(1, "take-back") == "TOY-ASK-1"


def test_a_sealed_answer_is_in_the_record_for_its_own_seat_until_all_are_opened() -> None:
    g = table(BIDS.at(), TURN.at(0))
    play(g, "p2 bid 3")
    assert [moves(g, seat) for seat in (0, 1, None, CHANCE)] == [[(1, "?")], [(1, "bid 3")], [(1, "?")], [(1, "bid 3")]]
    play(g, "p1 bid 1")
    assert moves(g, None) == [(0, "bid 1"), (1, "bid 3")]  # opened lane by lane


def test_the_preview_of_a_sealed_answer_shows_nothing_of_the_others() -> None:
    g = table(BIDS.at(), TURN.at(0))
    play(g, "p2 bid 3")
    assert g.preview(0, "bid 1").events == []


def test_a_sealed_lane_may_have_several_answers() -> None:
    g = table(lanes(SEALED, (BIDDING.at(0), BIDDING.at(0)), (BIDDING.at(1),)), TURN.at(0))
    play(g, "p1 bid 1; p2 bid 0")
    assert g.actors == (0,)
    assert g.why_not(0, "bid 3") == "TOY-BID-1"  # the first answer counts for the second
    other = g.redeal(1, astrarium.kernel.chance.DrawStream(astrarium.kernel.chance.Dealer.seeded(1)))
    assert other.actors == (0,)
    play(g, "p1 bid 2")
    assert g.players[0].coins == 0
    assert moves(g, 1) == [(0, "bid 1"), (0, "bid 2"), (1, "bid 0")]


def test_parallel_lanes_go_on_in_any_order_and_may_ask_chance() -> None:
    g = table(INCOMES.at(), TURN.at(0), hands=["", "", ""])
    assert list(g.actors) == [0, 1, 2]
    play(g, "p2 income card")
    assert list(g.actors) == [0, CHANCE, 2]
    play(g, "p3 income coins; chance deal ice; p1 income coins")
    assert g.actors == (0,)
    assert g.stack == [TURN.at(0)]


def test_lanes_inside_lanes_survive_the_wire() -> None:
    inner = lanes(SIDE_BY_SIDE, (INCOME.at(0),), (INCOME.at(1), INCOME.at(1)))
    sealed = lanes(SEALED, (BIDDING.at(2),))
    g = table(lanes(SIDE_BY_SIDE, (inner, INCOME.at(0)), (sealed, INCOME.at(2))), TURN.at(0), hands=["", "", ""])
    while g.actors:
        wire = g.to_wire()
        copy = astrarium.from_wire(wire)
        assert copy.to_wire() == wire
        assert copy.stack == g.stack
        assert copy.actors == g.actors
        seat = g.actors[-1]
        g.apply(seat, g.actions(seat)[0])
    assert [p.coins for p in g.players] == [3 + 4, 3 + 4, 3 + 2]


def test_a_trigger_comes_before_all_lanes() -> None:
    g = table(INCOMES.at(), TURN.at(0), hands=["ice ice ice", "ice ice spy"])
    play(g, "p1 income card; chance deal ice")
    assert g.actors == (0,)
    assert g.why_not(1, "income coins") == "TOY-ASK-1"
    play(g, "p1 discard ice; p2 income card; chance deal spy; p2 discard spy")
    assert g.stack == [TURN.at(0)]


def test_a_forbidden_move_changes_nothing() -> None:
    g = table(BIDS.at(), TURN.at(0))
    before = g.to_wire()
    with pytest.raises(IllegalAction) as caught:
        g.play(0, "mine")
    assert (caught.value.notation, caught.value.rule) == ("mine", "TOY-ASK-2")
    assert g.to_wire() == before
    assert g.log is None
    assert moves(g) == []


def test_anytime_moves_keep_the_decision() -> None:
    g = table(TURN.at(0), hands=["ice", ""])
    stack = list(g.stack)
    play(g, "p1 sell ice")
    assert g.stack == stack
    assert g.rules.decision_position(g, 0) is g  # a plain decision is not copied


def rich(g: Comet) -> Comet:
    """The first seat can buy the comet with its next income, which ends the game."""
    g.players[0].coins = 8
    return g


@pytest.mark.parametrize("kind", [SIDE_BY_SIDE, SEALED])
def test_a_game_that_ends_in_a_lane_is_over_for_everybody(kind: Parallel[Comet]) -> None:
    g = rich(table(lanes(kind, (INCOME.at(0), TURN.at(0)), (INCOME.at(1),)), INCOMES.at(), TURN.at(0)))
    if kind is SEALED:
        play(g, "p2 income coins")  # which does nothing before the last answer, and then nothing either
    play(g, "p1 income coins")
    assert (g.actors, g.stack) == ((), [])
    assert [p.coins for p in g.players] == [10, 3]
    assert g.result is not None


def test_a_game_that_ends_in_an_automatic_step_of_a_lane_is_over_for_everybody() -> None:
    """Lanes run on by themselves when one of them is answered."""
    g = rich(table(TURN.at(0)))
    ending = Now(finish)
    g.rules.steps += (ending,)
    ending.number = len(g.rules.steps) - 1
    try:
        g.stack[:] = [
            TURN.at(1),
            lanes(SIDE_BY_SIDE, (INCOME.at(1), TURN.at(1)), (INCOME.at(0), ending.at(), TURN.at(0))),
        ]
        g.rules.advance(g)
        play(g, "p1 income card; chance deal ice")
        assert (g.actors, g.stack) == ((), [])
    finally:
        g.rules.steps = g.rules.steps[:-1]


def test_nothing_runs_after_the_end_even_if_the_step_that_ends_it_has_asked_for_more() -> None:
    g = table(TURN.at(0))
    finish(g)
    then(g, INCOMES.at())
    g.rules.advance(g)
    assert (g.actors, g.stack) == ((), [])


def test_a_copy_of_a_finished_game_is_finished_and_an_earlier_one_is_not() -> None:
    g = rich(table(INCOMES.at(), TURN.at(0)))
    earlier = g.clone()
    play(g, "p1 income coins")
    assert (g.clone().actors, astrarium.from_wire(g.to_wire()).actors) == ((), ())
    assert list(earlier.actors) == [0, 1]
    earlier.apply(0, earlier.actions(0)[0])
    assert list(earlier.actors) == []


def test_an_anytime_move_cannot_become_a_sealed_answer() -> None:
    g = table(lanes(SEALED, (INCOME.at(0),), (INCOME.at(1),)), hands=["ice", "spy"])
    assert [option.notation for option in g.options(0)] == ["income coins", "income card", "close"]
    assert g.why_not(0, "sell ice") == "TOY-ASK-2"
    g = table(lanes(SIDE_BY_SIDE, (INCOME.at(0),), (INCOME.at(1),)), hands=["ice", "spy"])
    assert g.why_not(0, "sell ice") is None


def test_nobody_is_copied_to_ask_who_acts(monkeypatch: pytest.MonkeyPatch) -> None:
    g = table(INCOMES.at(), TURN.at(0), hands=["ice", "spy", "ice"])
    monkeypatch.setattr(Comet, "clone", None)
    assert g.actors == (0, 1, 2)


def test_inside_a_lane_what_waits_outside_is_found_changed_and_called_off() -> None:
    g = table(lanes(SIDE_BY_SIDE, (INCOME.at(0),), (INCOME.at(1),)), TURN.at(1), TURN.at(1, "mine"))
    g.rules.enter_lane(g, 0)
    assert g.stack == [INCOME.at(0)]
    assert find_frame(g, INCOME, 0) == ()
    assert find_frame(g, INCOME, 1) is None  # another lane is not looked into
    assert find_frame(g, TURN, 1) == ()
    replace_frame(g, TURN, 1, "spy")
    assert find_frame(g, TURN, 1) == ("spy",)
    assert remove_frame(g, TURN, 1)
    assert find_frame(g, TURN, 1) == ("mine",)
    g.rules.leave_lane(g, 0)
    assert (g.stack[:-1], g.outer_stacks, g.actors) == ([TURN.at(1, "mine")], (), (0, 1))
    assert not remove_frame(g, TURN, 0)


def test_a_withdrawn_decision_is_gone_with_what_would_have_followed_it() -> None:
    g = table(lanes(SIDE_BY_SIDE, (INCOME.at(0),), (INCOME.at(1), TURN.at(1)), (TURN.at(2),)), hands=["", "", ""])
    play(g, "p1 close")
    assert g.actors == (2,)


def test_a_draw_has_a_bounded_number_of_outcomes(monkeypatch: pytest.MonkeyPatch) -> None:
    g = table(INCOMES.at())
    g.play(0, "income card")
    monkeypatch.setattr(DEAL, "verb", Verbs().verb("many", number=number_domain("number", 301)))
    with pytest.raises(ValueError, match="DEAL has 301 outcomes"):
        g.options(CHANCE)
