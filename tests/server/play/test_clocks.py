"""Clocks: a bank with an increment, days for each decision, or none."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from astrarium import bots
from astrarium.kernel.results import Result
from astrarium.server.clock import DAY, SECOND
from astrarium.server.play import deeds
from astrarium.server.play.clocks import DaysClock, LiveClock, clock_of, offered_clocks
from astrarium.server.play.ending import ended, result_data
from astrarium.server.problems import Problem
from astrarium.text.catalogue import LANGUAGES
from tests.server.play.sitting import Sitting

LIVE = LiveClock(kind="live", bank=60, increment=5)


def test_a_decision_costs_its_time_and_brings_the_increment() -> None:
    t = Sitting("a", "b", clock=LIVE)
    assert [seat.left for seat in t.standing.seats] == [60 * SECOND] * 2
    t.play(0, "favour 0 red", after=20 * SECOND)
    assert t.standing.seats[0].left == 45 * SECOND
    assert t.standing.seats[1].left == 60 * SECOND
    assert t.standing.deadline(1) == t.now - 20 * SECOND + 60 * SECOND


def test_a_clock_stands_still_while_others_decide() -> None:
    t = Sitting("a", "b", clock=LIVE)
    seat = t.until("TURN")
    other = 1 - seat
    left = t.standing.seats[other].left
    assert t.standing.deadline(other) is None
    t.play(seat, "end", after=30 * SECOND)
    assert t.standing.seats[other].left == left


def test_days_are_full_again_for_each_decision() -> None:
    t = Sitting("a", "b", clock=DaysClock(kind="days", days=3))
    t.play(0, "favour 0 red", after=2 * DAY)
    assert t.standing.seats[0].left == 3 * DAY
    assert t.standing.deadline(1) == t.now + DAY


def run_out(t: Sitting, after: int, *, takeover: bool) -> list[str]:
    return [row.kind for row in t.do(lambda change: deeds.run_out(change, takeover=takeover), after)]


def test_nobody_runs_out_before_the_deadline() -> None:
    t = Sitting("a", "b", clock=LIVE)
    assert run_out(t, 59 * SECOND, takeover=True) == []


def test_a_bot_takes_a_seat_that_ran_out_if_that_was_agreed() -> None:
    t = Sitting("a", "b", clock=LIVE)
    t.play(0, "favour 0 red")
    assert run_out(t, 61 * SECOND, takeover=True)[:2] == ["expire", "bot"]
    assert t.standing.seats[1].bot == bots.DEFAULT_BOT
    assert t.standing.deadline(1) is None
    assert not t.standing.seats[1].has_resigned


def test_otherwise_the_others_may_vote_for_a_bot_at_once() -> None:
    t = Sitting("a", "b", clock=LIVE)
    t.play(0, "favour 0 red")
    assert run_out(t, 61 * SECOND, takeover=False) == ["expire"]
    assert run_out(t, 0, takeover=False) == []
    t.do(lambda change: deeds.ask_for_bot(change, 0, 1, "a"))
    assert [row.kind for row in t.conclude()][:1] == ["bot"]


def test_without_a_clock_a_seat_may_be_given_away_after_fourteen_days() -> None:
    t = Sitting("a", "b", "c")
    t.now += 14 * DAY - 1
    with pytest.raises(Problem) as refused:
        t.do(lambda change: deeds.ask_for_bot(change, 0, 1, "a"))
    assert refused.value.code == "seat-not-idle"
    t.do(lambda change: deeds.ask_for_bot(change, 0, 1, "a"), after=1)
    assert t.conclude() == []  # the third player must agree
    assert [row.kind for row in t.conclude(2)][:1] == ["bot"]


def test_a_resigned_seat_is_played_on_by_a_bot_and_ranks_last() -> None:
    t = Sitting("a", "b", "c")
    t.do(lambda change: deeds.resign(change, 1, "b"))
    assert t.standing.seats[1].bot == bots.DEFAULT_BOT
    with pytest.raises(Problem):
        t.do(lambda change: deeds.resign(change, 1, "b"))
    while not t.standing.is_over:
        seat = t.standing.actors[0]
        t.play(seat, t.options(seat)[-1])
    result = t.standing.g.result
    assert result is not None
    data = result_data(result, t.standing)
    assert data["places"][1] == 3
    assert data["resigned"] == [1]
    assert 1 not in data["winners"]
    assert ended(t.meta, t.standing, t.now)["status"] == "finished"


def test_whoever_resigns_is_last_and_the_partner_keeps_the_place() -> None:
    t = Sitting("a", "b", "c", "d")
    t.do(lambda change: deeds.resign(change, 0, "a"))
    data = result_data(Result([(0, 9, 1), (0, 4, 1), (0, 9, 1), (0, 4, 1)], teams=(0, 1, 0, 1)), t.standing)
    assert (data["places"], data["winners"], data["teams"]) == ([4, 2, 1, 2], [2], [0, 1, 0, 1])
    assert [(key["name"], key["values"]) for key in data["keys"]] == [("comet", [0, 0, 0, 0]), ("points", [9, 4, 9, 4])]


def sell(t: Sitting, seat: int) -> None:
    t.play(seat, next(option for option in t.options(seat) if option.startswith("sell")))


def test_taking_back_brings_no_time() -> None:
    t = Sitting("a", "b", clock=LIVE)
    seat = t.until("TURN")
    left = t.standing.seats[seat].left
    assert left is not None
    for _ in range(5):
        sell(t, seat)
        t.undo(seat)
    assert t.standing.seats[seat].left == left
    t.redo(seat)
    assert t.standing.seats[seat].left == left + 5 * SECOND
    t.now += 7 * SECOND
    t.undo(seat)
    assert t.standing.seats[seat].left == left - 7 * SECOND


def test_whoever_moves_again_keeps_the_seat() -> None:
    t = Sitting("a", "b", "c", clock=LIVE)
    t.play(0, "favour 0 red")
    run_out(t, 61 * SECOND, takeover=False)
    t.do(lambda change: deeds.ask_for_bot(change, 0, 1, "a"))
    ask = t.standing.ask
    assert ask is not None
    assert [row.kind for row in t.play(1, "favour 0 blue")][:2] == ["refuse", "move"]
    with pytest.raises(Problem) as refused:
        t.do(lambda change: deeds.answer(change, 2, ask.index, "c", agrees=True))
    assert refused.value.code == "ask-closed"


def test_every_kind_of_clock_is_read_back_offered_and_said_in_every_language() -> None:
    assert [clock.kind for clock in offered_clocks()] == ["none", "live", "live", "live", "days", "days", "days"]
    for clock in offered_clocks():
        assert clock_of(clock.model_dump()) == clock
        assert clock.is_live or not clock.needs_live
        fields = set(type(clock).model_fields) - {"kind"}
        for language in LANGUAGES:
            said = re.search(rf"^clock-{clock.kind} =(.*(?:\n .*)*)", text_of_client(language), re.MULTILINE)
            assert said, (clock.kind, language)
            assert set(re.findall(r"\$(\w+)", said[1])) == fields, (clock.kind, language)


def text_of_client(language: str) -> str:
    return Path(f"web/src/text/{language}.ftl").read_text(encoding="utf-8")
