"""Simulation: rotation, shared wins, and everything that can go wrong."""

import pytest

from astrarium.bots import UnknownBot
from astrarium.kernel.errors import BadSetting, UnknownGame
from astrarium.kernel.game import Game
from astrarium.kernel.verbs import Action
from astrarium.lab import simulate as module
from astrarium.lab.simulate import Match, simulate
from tests.toy.table import CometRules


def test_games_are_counted_and_the_wins_add_up() -> None:
    told: list[int] = []
    report = simulate("toy", ["random", "greedy"], 6, seed=1, progress=told.append)
    assert (report.games, report.faults) == (6, [])
    assert sum(report.wins) == pytest.approx(6)
    assert len(report.mean_scores) == 2
    assert report.decisions > 6
    assert told == [1, 2, 3, 4, 5, 6]


def test_a_bot_may_play_with_another_budget() -> None:
    assert simulate("toy", ["greedy:1", "greedy"], 2, seed=1).faults == []
    with pytest.raises(UnknownBot):
        simulate("toy", ["random:1", "greedy"], 2, seed=1)


def test_the_same_seed_gives_the_same_result() -> None:
    first, second = [simulate("gaia", ["random", "random"], 2, seed="again") for _ in range(2)]
    assert (first.wins, first.mean_scores, first.decisions) == (second.wins, second.mean_scores, second.decisions)


def test_bots_move_on_by_one_seat_from_game_to_game() -> None:
    matches = [Match("toy", ["random", "greedy", "random"], 0, number, {}) for number in range(4)]
    assert [match.sits for match in matches] == [[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 1, 2]]


def test_several_processes_find_the_same_as_one() -> None:
    alone, together = [simulate("gaia", ["random", "random"], 4, seed=5, jobs=jobs) for jobs in (1, 2)]
    assert alone.mean_scores == together.mean_scores


def test_a_position_that_cannot_be_is_a_fault_with_its_seed_and_move(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CometRules, "invariant_errors", lambda rules, g: ["a card too many"])
    monkeypatch.setattr(module, "INVARIANTS_EVERY", 3)
    report = simulate("toy", ["random", "random"], 1, seed=9)
    assert report.faults == ["game 0 (seed 9:0), move 3: a card too many"] * 2
    assert report.mean_scores == [0, 0]


def test_an_endless_game_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MAX_DECISIONS", 4)
    assert simulate("toy", ["random", "random"], 1).faults == ["game 0 (seed 0:0), move 4: endless"]


def test_a_dead_end_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(g: Game, seat: int) -> list[Action]:
        return []

    monkeypatch.setattr(Game, "actions", nothing)
    (fault,) = simulate("toy", ["random", "random"], 1).faults
    assert "move 0: DeadEnd: dead end: seat" in fault


@pytest.mark.parametrize(("game", "options"), [("nothing", {}), ("gaia", {"colour": "blue"})])
def test_a_wrong_name_raises_before_the_first_game(game: str, options: dict[str, str]) -> None:
    with pytest.raises((UnknownGame, BadSetting)):
        simulate(game, ["random", "random"], 1, options=options)


def test_settings_by_chance_go_together_and_are_named_with_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("astrarium.lab.simulate.MAX_DECISIONS", 1)
    faults = simulate("toy", ["random"] * 4, 20, seed=1, random_options=True).faults
    assert {fault.partition("(")[2].partition(")")[0].partition(", ")[2] for fault in faults} == {
        f"calm={calm}, teams={teams}" for calm in (False, True) for teams in (False, True)
    }
    two = simulate("toy", ["random"] * 2, 20, seed=1, random_options=True).faults
    assert all("teams=False" in fault for fault in two)
