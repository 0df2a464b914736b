"""Balance: what is counted in games, and what the counts say, on made-up data."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from astrarium.lab.balance import PlayedGame, Row, beyond, counted, rows_of, wilson
from astrarium.lab.picks import CountedMatch, FaultyGame, is_counted
from tools.balance import keep_whole_lines, kept_notes, play, play_all, played_games, read, run_of
from tools.balance_report import origin_of, report_of
from tools.soak import game_jobs

FIRST, SECOND = [1.0, 0.0], [0.0, 1.0]


def made_up(*games: tuple[list[float], dict[str, list[int]]]) -> list[PlayedGame]:
    """Games in which everything that was offered was picked."""
    return [PlayedGame(wins, picked, picked) for wins, picked in games]


def row(rows: list[Row], thing: str) -> Row:
    return next(each for each in rows if each.thing == thing)


def test_pickers_are_compared_with_the_pickers_of_other_things_of_the_group() -> None:
    strong = [(FIRST, {"card x:strong": [0], "card x:weak": [1], "tile x:other": [0, 1]})] * 30
    even = [(FIRST, {"card x:strong": [1], "card x:weak": [0], "tile x:other": [0, 1]})] * 10
    rows = rows_of(counted(made_up(*strong, *even)))
    assert row(rows, "x:strong").win_rate == pytest.approx(0.75)
    assert row(rows, "x:strong").shift == pytest.approx(0.5)
    assert row(rows, "x:weak").shift == pytest.approx(-0.5)


def test_seats_are_compared_with_an_equal_share() -> None:
    rows = rows_of(counted(made_up(*[(FIRST, {})] * 30, *[(SECOND, {})] * 10)))
    assert [(each.group, each.thing, each.shift) for each in rows] == [("seat_2", "1", 0.25), ("seat_2", "2", -0.25)]
    assert row(rows, "1").deviation == pytest.approx((0.75 * 0.25 / 39) ** 0.5)


def test_things_of_which_every_seat_has_one_are_compared_with_an_equal_share() -> None:
    games = made_up(*[([1.0, 0.0, 0.0], {"kin_3 x:a": [0], "kin_3 x:b": [1], "kin_3 x:c": [2]})] * 30)
    rows = rows_of(counted(games), ["kin"])
    assert row(rows, "x:a").shift == pytest.approx(2 / 3)
    assert row(rows, "x:b").shift == pytest.approx(-1 / 3)


def test_factions_are_dealt_by_chance_to_every_number_of_players() -> None:
    games = [CountedMatch("chaos_order", "random", "dealt", number).counted() for number in range(4)]
    assert [len(game.wins) for game in games] == [2, 3, 4, 5]
    for game in games:
        dealt = [name for name in game.picked if name.startswith(f"faction_{len(game.wins)} faction:")]
        assert sorted([seat for name in dealt for seat in game.picked[name]]) == list(range(len(game.wins)))


def test_shared_wins_count_in_parts() -> None:
    rows = rows_of(counted(made_up(([0.5, 0.5], {"card x:a": [0], "card x:b": [1]}))))
    assert row(rows, "x:a").win_rate == 0.5


def test_a_thing_may_be_offered_and_not_picked() -> None:
    games = [PlayedGame(FIRST, {"card x:a": [0, 1]}, {"card x:a": [0]})] * 50
    found = row(rows_of(counted(games)), "x:a")
    assert (found.offered, found.picked) == (100, 50)
    low, high = found.pick_rate
    assert low == pytest.approx(1 - high)
    assert (low, high) == pytest.approx((0.4038, 0.5962), abs=1e-4)


def test_wilson_stays_inside_and_knows_nothing_without_a_try() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)


def test_the_interval_of_a_shift_and_the_smallest_one_that_would_show() -> None:
    found = Row("card", "x:a", 100, 100, 0.35, 0.10, 0.02)
    assert found.interval() == pytest.approx((0.0608, 0.1392), abs=1e-4)
    assert found.smallest_shift(1) == pytest.approx((1.95996 + 0.84162) * 0.02, abs=1e-5)
    assert found.smallest_shift(100) == pytest.approx((3.48076 + 0.84162) * 0.02, abs=1e-5)


def rows_with(*shifts: float) -> list[Row]:
    return [Row("card", f"x:{number}", 100, 100, 0.25, shift, 0.01) for number, shift in enumerate(shifts)]


def test_a_row_is_beyond_the_margin_only_with_its_whole_corrected_interval() -> None:
    """One row of ten needs 2.81 standard errors beyond the margin, the next one of nine 2.77, a single one 1.96."""
    alone = rows_with(0.0805)
    assert beyond(alone, 0.06) == alone
    assert beyond(rows_with(0.0805, *[0.0] * 9), 0.06) == []
    rows = rows_with(-0.0885, 0.0878, *[0.0] * 8)
    assert beyond(rows, 0.06) == rows[:2]
    assert beyond(rows_with(0.0878, *[0.0] * 9), 0.06) == []


def test_the_same_outcome_every_time_leaves_some_doubt() -> None:
    rows = rows_of(counted(made_up(*[(FIRST, {"card x:a": [0], "card x:b": [1]})] * 3)))
    assert row(rows, "x:a").deviation > 0.1
    assert beyond(rows, 0.06) != rows


def test_a_game_that_says_what_it_counts_is_counted() -> None:
    assert is_counted("planet_b")
    match = CountedMatch("planet_b", "random", "counted", 1)
    played = match.counted()
    assert match.g.result is not None
    assert [seat for seat, share in enumerate(played.wins) if share] == list(match.g.result.winners)
    built = {name.partition(":")[2] for name in played.picked if name.startswith("building_")}
    assert built
    for name, seats in played.picked.items():
        assert set(seats) <= set(played.offered[name]), name
    decided = [name for name in played.picked if name.startswith("law_")]
    assert all(name.endswith(("_left", "_right")) for name in decided)


def random_game(number: int) -> dict[str, Any]:
    return play("planet_b", "random", number)


def test_a_stopped_run_goes_on_and_drops_a_line_that_was_cut_off(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    assert play_all(random_game, path, 2) == []
    whole = path.read_text(encoding="utf-8")
    path.write_text(whole[:-20], encoding="utf-8")
    assert keep_whole_lines(path) == 1
    assert play_all(random_game, path, 2) == []
    again = read(path)
    first = [json.loads(line) for line in whole.splitlines()]
    assert [{**line, "cpu": 0} for line in again] == [{**line, "cpu": 0} for line in first]


def test_a_game_that_goes_wrong_ends_the_run_and_is_not_kept(tmp_path: Path) -> None:
    def faulty(number: int) -> dict[str, Any]:
        if number:
            raise FaultyGame("dead end")
        return {"number": number}

    path = tmp_path / "games.jsonl"
    assert play_all(faulty, path, 3) == ["dead end"]
    assert read(path) == [{"number": 0}]


def test_a_row_says_where_its_values_come_from() -> None:
    origins = {"building:b03": "partly", "law:b03": "reconstructed"}
    assert origin_of(origins, Row("building_B", "building:b03", 1, 1, 0.0, 0.0, 0.1)) == "partly"
    assert origin_of(origins, Row("law_blue", "box:b03_left", 1, 1, 0.0, 0.0, 0.1)) == "reconstructed"
    assert origin_of(origins, Row("seat_4", "1", 1, 1, 0.0, 0.0, 0.1)) == ""


def test_the_report_has_a_row_for_everything_and_keeps_what_people_wrote(tmp_path: Path) -> None:
    path, strength = tmp_path / "planet_b-abc.jsonl", tmp_path / "strength.jsonl"
    play_all(random_game, path, 2)
    strength.write_text('{"wins":[1.0,0,0,0]}\n{"wins":[0,1.0,0,0]}\n', encoding="utf-8")
    counts = counted(played_games(read(path)))
    rows = rows_of(counts)
    text = report_of(run_of("planet_b", "random", path, strength), counts, rows)
    lines = [line for line in text.splitlines() if line.startswith("| ")]
    assert len(lines) == len(rows) + 2 * len({each.group for each in rows})
    assert "played with source abc" in text
    assert "won 1 of\n2 games" in text
    assert any(line.startswith("| Sewing Factory (`a01`) |") and line.endswith("| partly |") for line in lines)
    report = tmp_path / "report.md"
    assert kept_notes(report) == "## What follows\n"
    report.write_text("old figures\n\n## What follows\n\nNothing.\n", encoding="utf-8")
    assert kept_notes(report) == "## What follows\n\nNothing.\n"


def test_make_soak_counts_the_balance_of_games_that_say_what_is_counted() -> None:
    assert dict(game_jobs("planet_b", 250))["planet_b balance"] == ["tools.balance", "planet_b"]
    assert "gaia balance" not in dict(game_jobs("gaia", 250))
