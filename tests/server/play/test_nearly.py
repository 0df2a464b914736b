"""What is nearly possible is told beside what is: it lacks nothing but resources, and no other move lacks less."""

from __future__ import annotations

import random

import astrarium
from astrarium.server.play.choices import distance, grouped_options, is_shortage, nearly_possible, offered_moves


def test_nearly_possible_moves_lack_least() -> None:
    g, rng, told = astrarium.new("gaia", players=3, seed=5), random.Random(5), set[str]()
    while g.actors:
        seat = g.actors[0]
        groups = grouped_options(g, seat)
        open_verbs = {group["verb"] for group in groups}
        legal = {option["move"] for group in groups for option in group["options"]}
        found = nearly_possible(g, seat, open_verbs)
        for verb in {near["verb"] for near in found}:
            moves = [near["move"] for near in found if near["verb"] == verb]
            assert len(moves) <= 2
            assert not legal & set(moves)
            told |= set(moves)
            for move in moves:
                assert all(map(is_shortage, g.failures(seat, move)))
            number = next(one.number for one in g.rules.verbs.list if one.name == verb)
            others = [g.failures(seat, action) for action in g.rules.verbs.list[number].all[:240]]
            lacking = [distance(failures) for failures in others if failures and all(map(is_shortage, failures))]
            if len(g.rules.verbs.list[number].domains) == 1:
                assert distance(g.failures(seat, moves[0])) == min(lacking)
        kept = [option for option in legal if not option.startswith(("pass", "convert", "burn"))]
        g.play(seat, rng.choice(sorted(kept or legal)))
    assert {move.split()[0] for move in told} >= {"build", "action"}


def test_whatever_is_no_near_miss_lacks_more_than_resources() -> None:
    g, rng = astrarium.new("gaia", players=2, seed=6), random.Random(6)
    while g.actors:
        seat = g.actors[0]
        inside, moves = offered_moves(g, seat)
        for move in [move for move in moves if len(move.verb.domains) == 1]:
            near = set(move.near_misses(inside, seat, inside.stack[-1][2]))
            for action in set(move.verb.all) - near:
                failures = g.failures(seat, action)
                assert failures
                assert not all(map(is_shortage, failures))
        g.play(seat, rng.choice(g.actions(seat)))
