"""A preview tells whether nothing but the end of the turn is left after a move."""

from __future__ import annotations

import random

import astrarium
from astrarium.kernel.game import Game
from astrarium.server.play.choices import ends_turn, grouped_options, locked_verbs, step_name, verb_order
from tests.planet_b.scenario import LEFT, P1, play, put_tile, table


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


def test_points_that_are_left_do_not_end_the_turn() -> None:
    g, rng = astrarium.new("chaos_order", players=3, seed=1), random.Random(1)
    going_on = 0
    while g.rules.moment(g).round < 3:
        seat = g.actors[0]
        if step_name(g, seat) == "TURN" and g.why_not(seat, "act") is None:
            after = g.clone()
            after.play(seat, "act")
            options = [one.notation for one in after.options(seat)] if after.actors == (seat,) else []
            assert ends_turn(g, seat, "act") == (options == ["end"])
            going_on += "end" in options and options != ["end"]
        g.apply(seat, rng.choice(g.actions(seat)))
    assert going_on > 20


def test_verbs_are_listed_in_the_order_of_the_rules() -> None:
    g = first_turn("gaia")
    seat = g.actors[0]
    groups = grouped_options(g, seat)
    order = verb_order(g, seat, groups, locked_verbs(g, seat, {group["verb"] for group in groups}))
    assert order[:2] == ["build", "project"]
    assert order[-2:] == ["pass", "convert"]


def test_verbs_of_actions_that_a_conglomerate_does_not_have_are_not_listed_and_free_moves_come_last() -> None:
    g = table(3)
    put_tile(g, LEFT, "a1", "grey")
    play(g, "p1 deal left")
    groups = grouped_options(g, P1)
    locked = locked_verbs(g, P1, {group["verb"] for group in groups})
    order = verb_order(g, P1, groups, locked)
    assert {"produce", "build", "play", "end"} <= set(order)
    assert not {"take", "place", "advance", "support", "export", "copy", "take-law"} & set(order)
    assert order[-3:] == ["buy", "sell", "return-tile"]
    assert groups[0]["verb"] == "produce"


def test_room_for_cubes_does_not_end_the_turn() -> None:
    """Who takes a sector in Eclipse goes on to settle it with a colony ship."""
    rooms = 0
    for seed in range(3):
        g, rng = astrarium.new("eclipse", players=3, seed=seed), random.Random(seed)
        while g.actors and g.rules.moment(g).round == 1:
            seat = g.actors[0]
            option = rng.choice(g.options(seat)).notation
            after = g.clone()
            after.play(seat, option)
            left = {one.notation.split()[0] for one in after.options(seat)} if after.actors == (seat,) else set()
            if {"end", "settle"} <= left:
                assert not ends_turn(g, seat, option)
                rooms += step_name(g, seat) != "TURN"
            g.play(seat, option)
    assert rooms > 0
