"""Random games: reproducible, with all settings, weights and start records, and named on failure."""

from collections import Counter

import pytest

import astrarium
from tests.conformance.cases import CASES, Case, rng_for, table_id
from tests.conformance.random_games import CurrentGame, decisions, game_named_on_failure, kept_records, weighted_move

GAIA = next(case for case in CASES if case.game == "gaia")
PREPARED = 6  # a seed by which play starts from a kept record


def course(case: Case, players: int, seed: int, length: int = 30) -> list[tuple[int, tuple[int, ...]]]:
    return [(seat, action) for number, _, seat, action in decisions(case, players, seed) if number < length]


@pytest.mark.parametrize("case", CASES, ids=table_id)
def test_the_first_seeds_play_the_listed_settings_and_later_ones_any(case: Case) -> None:
    players = case.players[-1]
    assert [case.settings(players, seed) for seed in range(len(case.options))] == list(case.options)
    drawn = [case.settings(players, seed) for seed in range(len(case.options), len(case.options) + 60)]
    for setting in astrarium.rules_of(case.game).settings:
        fits = {players in restriction.players for restriction in setting.restrictions if restriction.players}
        assert len({settings[setting.name] for settings in drawn}) > 1 or fits == {False}, setting.name


@pytest.mark.parametrize("seed", [0, 1, 5, PREPARED])
def test_a_seed_plays_the_same_game_again(seed: int) -> None:
    assert course(GAIA, 2, seed) == course(GAIA, 2, seed)


def test_play_starts_in_the_middle_of_a_kept_record() -> None:
    _, g, _, _ = next(decisions(GAIA, 4, PREPARED))
    assert f"seed {PREPARED} from move " in CurrentGame.named()
    assert any(file.stem in CurrentGame.named() for file in kept_records("gaia", GAIA.start_records, 4))
    assert g.history
    assert g.dealer is not None


def test_a_verb_is_chosen_by_its_weight() -> None:
    g = astrarium.new("toy", 2, seed=0)
    rng = rng_for("weights")
    verbs = g.rules.verbs.list
    while verbs[g.actions(g.actors[0])[0][0]].name != "income":
        g.apply(g.actors[0], g.actions(g.actors[0])[0])
    weights = {"close": 0.001, "income": 1.0, "sell": 0.001}
    chosen = Counter([verbs[weighted_move(g, rng, weights)[1][0]].name for _ in range(200)])
    assert chosen["income"] > 190


def test_the_game_that_is_being_played_has_a_name() -> None:
    number = len(GAIA.options)
    game = decisions(GAIA, 3, number)
    _, (_, g, _, _), _ = next(game), next(game), next(game)
    settings = ", ".join([f"{name}={value}" for name, value in g.settings.items()])
    assert CurrentGame.named() == f"decision 2 of gaia, 3 players, seed {number}, settings {settings}"


def fail_at(decision: int, test: str) -> None:
    with game_named_on_failure(test):
        for number, *_ in decisions(CASES[0], 2, 1):
            assert number < decision


def test_a_failure_names_its_game_and_its_test() -> None:
    with pytest.raises(AssertionError) as failed:
        fail_at(3, "test_x.py::test_x[toy-2]")
    (note,) = failed.value.__notes__
    assert note.startswith("decision 3 of toy, 2 players, seed 1, settings calm=True")
    assert note.endswith("again: pytest 'test_x.py::test_x[toy-2]'")


def test_a_failure_without_a_game_is_left_alone() -> None:
    with pytest.raises(ValueError, match="other") as failed, game_named_on_failure("test_x.py::test_x"):
        raise ValueError("other")
    assert not hasattr(failed.value, "__notes__")
