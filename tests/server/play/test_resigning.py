"""What becomes of a game whose players go."""

from __future__ import annotations

import pytest

from astrarium import bots
from astrarium.server.clock import SECOND
from astrarium.server.play import deeds
from astrarium.server.play.clocks import LiveClock
from astrarium.server.play.ending import ended
from astrarium.server.play.snapshots import frozen, thawed
from astrarium.server.play.store import folded
from astrarium.server.problems import Problem
from tests.server.play.sitting import Sitting


def resign(t: Sitting, seat: int) -> list[str]:
    return [row.kind for row in t.do(lambda change: deeds.resign(change, seat, t.meta.seats[seat].user))]


def end(t: Sitting, seat: int) -> list[str]:
    return [row.kind for row in t.do(lambda change: deeds.end(change, t.meta.circle, seat, t.meta.seats[seat].user))]


def places(t: Sitting) -> list[int]:
    assert t.standing.is_over
    found = ended(t.meta, t.standing, t.now)
    assert (found["status"], found["result"]["ended_early"]) == ("finished", True)
    places: list[int] = found["result"]["places"]
    return places


@pytest.mark.parametrize("users", [("a", "b"), ("a", "bot:random"), ("a", "a")])
def test_of_two_seats_the_other_has_won(users: tuple[str, ...]) -> None:
    t = Sitting(*users)
    assert resign(t, 0) == ["resign", "end"]
    assert places(t) == [2, 1]
    assert ended(t.meta, t.standing, t.now)["result"]["winners"] == [1]
    assert t.standing.actors == ()


def test_with_more_seats_a_bot_plays_on() -> None:
    t = Sitting("a", "b", "c")
    assert resign(t, 0)[0] == "resign"
    assert not t.standing.is_over
    assert t.standing.seats[0].bot == bots.DEFAULT_BOT
    with pytest.raises(Problem) as refused:
        end(t, 1)
    assert refused.value.code == "not-alone"


def test_who_is_left_alone_may_end_the_game() -> None:
    t = Sitting("a", "b", "c")
    resign(t, 0)
    resign(t, 2)
    assert end(t, 1) == ["end"]
    assert places(t) == [2, 1, 2]
    with pytest.raises(Problem) as refused:
        end(t, 1)
    assert refused.value.code == "game-over"


def test_who_goes_last_has_outlasted_the_others() -> None:
    t = Sitting("a", "b", "c")
    resign(t, 0)
    resign(t, 2)
    assert resign(t, 1) == ["end"]
    assert places(t) == [2, 1, 2]


def test_bots_of_the_table_share_the_first_place_when_nobody_is_left() -> None:
    t = Sitting("a", "bot:random", "b", "bot:random")
    resign(t, 0)
    assert not t.standing.is_over
    assert resign(t, 2) == ["resign", "end"]
    assert places(t) == [3, 1, 3, 1]


def test_nobody_ends_a_game_against_bots_from_which_no_one_has_resigned() -> None:
    t = Sitting("a", "bot:random", "bot:random")
    assert not t.meta.circle.may_end(t.standing, 0)


def test_one_whose_time_ran_out_ranks_before_those_who_resigned() -> None:
    t = Sitting("a", "b", "c", clock=LiveClock(kind="live", bank=60, increment=5))
    t.play(0, "favour 0 red")
    t.play(1, "favour 0 red")
    t.do(lambda change: deeds.run_out(change, takeover=True), after=61 * SECOND)
    assert t.standing.seats[2].bot is not None
    resign(t, 0)
    end(t, 1)
    assert places(t) == [3, 1, 2]


def test_a_game_for_one_is_abandoned() -> None:
    t = Sitting("a", game="gaia")
    assert resign(t, 0) == ["abandon"]
    assert ended(t.meta, t.standing, t.now)["status"] == "abandoned"


def test_the_end_is_folded_from_rows_and_from_snapshots() -> None:
    t = Sitting("a", "b")
    resign(t, 1)
    again, broken = folded(t.meta, None, t.rows)
    assert broken is None
    for standing in (again, thawed(frozen(t.standing))):
        assert standing.is_ended
        assert ended(t.meta, standing, t.now) == ended(t.meta, t.standing, t.now)
