"""What is asked right after a part of a move is offered with it, so that both are played together."""

from __future__ import annotations

import random

import astrarium
from astrarium.kernel.game import Game
from astrarium.server.play.choices import follow_up, step_name

NOTHING: dict[str, object] = {"step": None, "options": []}


def game_at(step: str, seed: int = 1) -> Game:
    """A game of two whose first actor must make this decision; research labs are wanted."""
    g, rng = astrarium.new("gaia", players=2, seed=seed), random.Random(seed)
    while g.actors and step_name(g, g.actors[0]) != step:
        moves = [option.notation for option in g.options(g.actors[0])]
        wanted = [move for move in moves if "research_lab" in move or "trading_station" in move]
        kept = [move for move in moves if not move.startswith(("convert", "burn", "pass"))]
        g.play(g.actors[0], rng.choice(wanted or kept or moves))
    return g


def test_a_tile_for_any_track_offers_the_tracks_with_what_they_bring() -> None:
    g = game_at("TAKING_TILE")
    seat = g.actors[0]
    found = {option.notation: follow_up(g, seat, option.notation) for option in g.options(seat)}
    with_tracks = {move: after for move, after in found.items() if after["step"] is not None}
    assert with_tracks
    for move, after in with_tracks.items():
        trial = g.clone()
        trial.play(seat, move)
        answers = [option["move"] for group in after["options"] for option in group["options"]]
        assert step_name(trial, seat) == after["step"]
        assert set(answers) <= {option.notation for option in trial.options(seat)}
        assert set(after["previews"]) == set(answers)


def test_a_whole_turn_and_what_ends_it_offer_nothing() -> None:
    g = game_at("TURN")
    seat = g.actors[0]
    assert all(follow_up(g, seat, option.notation) == NOTHING for option in g.options(seat))
