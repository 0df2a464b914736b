"""What is remembered of a view is what would be seen anew."""

from __future__ import annotations

import random
from typing import Any, cast

import astrarium
from astrarium.games.gaia.view import known_hexes, known_player, view_hexes, view_player


def test_parts_of_a_view_that_are_remembered_are_as_new() -> None:
    for players in (2, 4):
        game, rng = astrarium.new("gaia", players=players, seed=players), random.Random(players)
        g = cast(Any, game)
        while g.actors:
            assert known_hexes(g) == view_hexes(g)
            for p in g.players:
                assert known_player(g, p) == view_player(g, p)
            seat = g.actors[0]
            g.play(seat, rng.choice(g.actions(seat)))
