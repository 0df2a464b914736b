"""A preview tells whether nothing but the end of the turn is left after a move."""

from __future__ import annotations

import random

import astrarium
from astrarium.kernel.game import Game
from astrarium.server.play.choices import ends_turn, step_name, verb_order


def first_turn(game: str) -> Game:
    g, rng = astrarium.new(game, players=2, seed=1), random.Random(1)
    while step_name(g, g.actors[0]) != "TURN":
        g.play(g.actors[0], rng.choice(g.options(g.actors[0])).notation)
    return g


def test_a_main_action_ends_the_turn_and_a_conversion_does_not() -> None:
    g = first_turn("gaia")
    seat = g.actors[0]
    moves = [option.notation for option in g.options(seat)]
    assert ends_turn(g, seat, next(move for move in moves if move.startswith("build")))
    assert not ends_turn(g, seat, next(move for move in moves if move.startswith("convert")))
    g.play(seat, next(move for move in moves if move.startswith("build")))
    assert not any(ends_turn(g, seat, option.notation) for option in g.options(seat))


def test_what_asks_further_does_not_end_the_turn() -> None:
    g = first_turn("federation")
    seat = g.actors[0]
    for option in g.options(seat):
        after = g.clone()
        after.play(seat, option.notation)
        verbs = {following.notation.split()[0] for following in after.options(seat)} if seat in after.actors else set()
        assert ends_turn(g, seat, option.notation) == ("end" in verbs and verbs <= {"end", "use", "discard"})


def test_verbs_are_listed_in_the_order_of_the_rules() -> None:
    g = first_turn("gaia")
    order = verb_order(g, g.actors[0], [])
    assert order[:2] == ["build", "project"]
    assert order[-2:] == ["pass", "convert"]
