"""What becomes of a game whose players go."""

from __future__ import annotations

import pytest

from astrarium import bots
from astrarium.server.clock import SECOND
from astrarium.server.play import commands
from astrarium.server.play.clocks import LiveClock
from astrarium.server.play.results import ending_values
from astrarium.server.play.snapshots import from_bytes, to_bytes
from astrarium.server.play.store import fold_rows
from astrarium.server.problems import Problem
from tests.server.play.memory_table import MemoryTable


def resign(t: MemoryTable, seat: int) -> list[str]:
    return [row.kind for row in t.do(lambda change: commands.resign(change, seat, t.meta.seats[seat].user))]


def end(t: MemoryTable, seat: int) -> list[str]:
    user = t.meta.seats[seat].user
    return [row.kind for row in t.do(lambda change: commands.end(change, t.meta.seating, seat, user))]


def places(t: MemoryTable) -> list[int]:
    assert t.state.is_over
    found = ending_values(t.meta, t.state, t.now)
    assert (found["status"], found["result"]["ended_early"]) == ("finished", True)
    places: list[int] = found["result"]["places"]
    return places


@pytest.mark.parametrize("users", [("a", "b"), ("a", "bot:random"), ("a", "a")])
def test_of_two_seats_the_other_has_won(users: tuple[str, ...]) -> None:
    t = MemoryTable(*users)
    assert resign(t, 0) == ["resign", "end"]
    assert places(t) == [2, 1]
    assert ending_values(t.meta, t.state, t.now)["result"]["winners"] == [1]
    assert t.state.actors == ()


def test_with_more_seats_a_bot_plays_on() -> None:
    t = MemoryTable("a", "b", "c")
    assert resign(t, 0)[0] == "resign"
    assert not t.state.is_over
    assert t.state.seats[0].bot == bots.DEFAULT_BOT
    with pytest.raises(Problem) as refused:
        end(t, 1)
    assert refused.value.code == "not-alone"


def test_who_is_left_alone_may_end_the_game() -> None:
    t = MemoryTable("a", "b", "c")
    resign(t, 0)
    resign(t, 2)
    assert end(t, 1) == ["end"]
    assert places(t) == [2, 1, 2]
    with pytest.raises(Problem) as refused:
        end(t, 1)
    assert refused.value.code == "game-over"


def test_who_goes_last_has_outlasted_the_others() -> None:
    t = MemoryTable("a", "b", "c")
    resign(t, 0)
    resign(t, 2)
    assert resign(t, 1) == ["end"]
    assert places(t) == [2, 1, 2]


def test_bots_of_the_table_share_the_first_place_when_nobody_is_left() -> None:
    t = MemoryTable("a", "bot:random", "b", "bot:random")
    resign(t, 0)
    assert not t.state.is_over
    assert resign(t, 2) == ["resign", "end"]
    assert places(t) == [3, 1, 3, 1]


def test_nobody_ends_a_game_against_bots_from_which_no_one_has_resigned() -> None:
    t = MemoryTable("a", "bot:random", "bot:random")
    assert not t.meta.seating.can_end(t.state, 0)


def test_one_whose_time_ran_out_ranks_before_those_who_resigned() -> None:
    t = MemoryTable("a", "b", "c", clock=LiveClock(kind="live", bank=60, increment=5))
    t.play(0, "favour 0 red")
    t.play(1, "favour 0 red")
    t.do(lambda change: commands.expire_clocks(change, takeover=True), after=61 * SECOND)
    assert t.state.seats[2].bot is not None
    resign(t, 0)
    end(t, 1)
    assert places(t) == [3, 1, 2]


def test_a_game_for_one_is_abandoned() -> None:
    t = MemoryTable("a", game="gaia")
    assert resign(t, 0) == ["abandon"]
    assert ending_values(t.meta, t.state, t.now)["status"] == "abandoned"


def test_the_end_is_folded_from_rows_and_from_snapshots() -> None:
    t = MemoryTable("a", "b")
    resign(t, 1)
    again, broken = fold_rows(t.meta, None, t.rows)
    assert broken is None
    for state in (again, from_bytes(to_bytes(t.state))):
        assert state.is_ended
        assert ending_values(t.meta, state, t.now) == ending_values(t.meta, t.state, t.now)
