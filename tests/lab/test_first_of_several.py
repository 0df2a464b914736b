"""Whoever plays games by themselves chooses among the actors by seed, not always the first."""

from collections.abc import Callable

import pytest

from astrarium.cli.measurements import random_record
from astrarium.kernel.game import Game
from astrarium.kernel.verbs import Action
from astrarium.lab.simulate import simulate
from tools.keep_records import play

PLAYERS = 3


@pytest.mark.parametrize(
    "run",
    [
        lambda seed: simulate("toy", ["random"] * PLAYERS, 4, seed),
        lambda seed: play("toy", PLAYERS, seed),
        lambda seed: random_record("toy", PLAYERS, str(seed)),
    ],
    ids=["simulate", "keep_records", "bench"],
)
def test_who_answers_first_is_drawn_from_the_seed(
    run: Callable[[int], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    taken: list[int] = []
    apply = Game.apply

    def watched(g: Game, seat: int, action: Action) -> None:
        if len(g.actors) > 1 and g.history is not None:  # clones, on which bots try things, have no history
            taken.append(g.actors.index(seat))
        apply(g, seat, action)

    monkeypatch.setattr(Game, "apply", watched)
    run(1)
    once = tuple(taken)
    assert {0, 1} <= {*once}
    taken.clear()
    run(1)
    assert tuple(taken) == once
