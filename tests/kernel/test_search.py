"""What search needs of a game: moments, whole turns, idle moves, staying in a round, keys."""

from random import Random

import pytest

import astrarium
from astrarium.kernel.game import Game
from tests.toy.flow import INCOMES, TURN
from tests.toy.test_rules import play, table

GAMES = ["toy", *astrarium.names()]
IDLE = 0.5  # of the moves; who only moves at random is soon out of a game with upkeep


def test_the_moment_names_round_phase_and_whose_turn_it_is() -> None:
    turn = table(TURN.at(1))
    assert turn.rules.moment(turn) == (0, "", 1)
    assert (turn.rules.is_turn_start(turn, 1), turn.rules.is_turn_start(turn, 0)) == (True, False)
    g = astrarium.new("toy", 2, seed=1)
    moments = []
    while g.actors:
        moments.append(g.rules.moment(g))
        seat = g.actors[0]
        g.apply(seat, g.rules.idle_action(g, seat))
    assert [moment.round for moment in moments] == sorted([moment.round for moment in moments])
    assert {(moment.round, moment.phase) for moment in moments} >= {(n, "turns") for n in (1, 2, 3)}
    assert g.rules.moment(g).round == 3


@pytest.mark.parametrize("game", GAMES)
def test_a_held_position_ends_with_its_round_and_can_be_resumed(game: str) -> None:
    g, rng, ends = astrarium.new(game, 2, seed=4), Random(4), 0
    while g.actors:
        seat = g.actors[0]
        action = g.rules.idle_action(g, seat) if rng.random() < IDLE else rng.choice(g.actions(seat))
        held, before = g.clone(), g.rules.moment(g).round
        held.apply_within_round(seat, action)
        g.apply(seat, action)
        assert held.rules.moment(held).round == before or not held.stays_in_round
        if held.key() != g.key():
            ends += 1
            assert held.actors == ()
            assert held.stack
            held.resume()
        assert held.key() == g.key()
        assert held.to_wire() == g.to_wire()
    assert ends >= 3


@pytest.mark.parametrize("game", GAMES)
def test_idle_seats_let_another_play_on(game: str) -> None:
    g, rng = astrarium.new(game, 3, seed=7), Random(7)
    for _ in range(400):
        g.play_idle_moves((1, 2))
        if not g.actors:
            break
        assert g.actors == (0,)
        g.apply(0, rng.choice(g.actions(0)))
    assert not g.actors


def test_equal_positions_have_equal_keys_and_others_do_not() -> None:
    """Two ways to the same position, and one to another."""

    def after(moves: str) -> Game:
        g = table(INCOMES.at(), hands=["ice spy", "ice"])
        play(g, moves)
        return g

    assert after("p1 sell ice; p2 sell ice").key() == after("p2 sell ice; p1 sell ice").key()
    assert after("p1 sell ice; p2 sell ice").key() != after("p1 sell spy; p2 sell ice").key()
