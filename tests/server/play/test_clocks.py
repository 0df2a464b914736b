"""Clocks: a bank with an increment, days for each decision, or none."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from astrarium import bots
from astrarium.kernel.results import Result
from astrarium.server import clock
from astrarium.server.clock import DAY, SECOND
from astrarium.server.play import commands
from astrarium.server.play.clocks import DaysClock, LiveClock, clock_of, offered_clocks
from astrarium.server.play.results import ending_values, result_data
from astrarium.server.problems import Problem
from astrarium.text.catalogue import LANGUAGES
from tests.server.play.memory_table import MemoryTable

LIVE = LiveClock(kind="live", bank=60, increment=5)


def test_a_decision_costs_its_time_and_brings_the_increment() -> None:
    t = MemoryTable("a", "b", clock=LIVE)
    assert [seat.time_left for seat in t.state.seats] == [60 * SECOND] * 2
    t.play(0, "favour 0 red", after=20 * SECOND)
    assert t.state.seats[0].time_left == 45 * SECOND
    assert t.state.seats[1].time_left == 60 * SECOND
    assert t.state.deadline(1) == t.now - 20 * SECOND + 60 * SECOND


def test_a_clock_stands_still_while_others_decide() -> None:
    t = MemoryTable("a", "b", clock=LIVE)
    seat = t.until("TURN")
    other = 1 - seat
    time_left = t.state.seats[other].time_left
    assert t.state.deadline(other) is None
    t.play(seat, "end", after=30 * SECOND)
    assert t.state.seats[other].time_left == time_left


def test_days_are_full_again_for_each_decision() -> None:
    t = MemoryTable("a", "b", clock=DaysClock(kind="days", days=3))
    t.play(0, "favour 0 red", after=2 * DAY)
    assert t.state.seats[0].time_left == 3 * DAY
    assert t.state.deadline(1) == t.now + DAY


def expire_clocks(t: MemoryTable, after: int, *, takeover: bool) -> list[str]:
    return [row.kind for row in t.do(lambda change: commands.expire_clocks(change, takeover=takeover), after)]


def test_nobody_runs_out_before_the_deadline() -> None:
    t = MemoryTable("a", "b", clock=LIVE)
    assert expire_clocks(t, 59 * SECOND, takeover=True) == []


def test_a_bot_takes_a_seat_that_ran_out_if_that_was_agreed() -> None:
    t = MemoryTable("a", "b", clock=LIVE)
    t.play(0, "favour 0 red")
    assert expire_clocks(t, 61 * SECOND, takeover=True)[:2] == ["expire", "bot"]
    assert t.state.seats[1].bot == bots.DEFAULT_BOT
    assert t.state.deadline(1) is None
    assert not t.state.seats[1].has_resigned


def test_otherwise_the_others_may_vote_for_a_bot_at_once() -> None:
    t = MemoryTable("a", "b", clock=LIVE)
    t.play(0, "favour 0 red")
    assert expire_clocks(t, 61 * SECOND, takeover=False) == ["expire"]
    assert expire_clocks(t, 0, takeover=False) == []
    t.do(lambda change: commands.ask_for_bot(change, 0, 1, "a"))
    assert [row.kind for row in t.carry_out_if_agreed()][:1] == ["bot"]


def test_without_a_clock_a_seat_may_be_given_away_after_fourteen_days() -> None:
    t = MemoryTable("a", "b", "c")
    t.now += 14 * DAY - 1
    with pytest.raises(Problem) as refused:
        t.do(lambda change: commands.ask_for_bot(change, 0, 1, "a"))
    assert refused.value.code == "seat-not-idle"
    t.do(lambda change: commands.ask_for_bot(change, 0, 1, "a"), after=1)
    assert t.carry_out_if_agreed() == []  # the third player must agree
    assert [row.kind for row in t.carry_out_if_agreed(2)][:1] == ["bot"]


def test_a_resigned_seat_is_played_on_by_a_bot_and_ranks_last() -> None:
    t = MemoryTable("a", "b", "c")
    t.do(lambda change: commands.resign(change, 1, "b"))
    assert t.state.seats[1].bot == bots.DEFAULT_BOT
    with pytest.raises(Problem):
        t.do(lambda change: commands.resign(change, 1, "b"))
    while not t.state.is_over:
        seat = t.state.actors[0]
        t.play(seat, t.options(seat)[-1])
    result = t.state.g.result
    assert result is not None
    data = result_data(result, t.state)
    assert data["places"][1] == 3
    assert data["resigned"] == [1]
    assert 1 not in data["winners"]
    assert ending_values(t.meta, t.state, t.now)["status"] == "finished"


def test_whoever_resigns_is_last_and_the_partner_keeps_the_place() -> None:
    t = MemoryTable("a", "b", "c", "d")
    t.do(lambda change: commands.resign(change, 0, "a"))
    data = result_data(Result([(0, 9, 1), (0, 4, 1), (0, 9, 1), (0, 4, 1)], teams=(0, 1, 0, 1)), t.state)
    assert (data["places"], data["winners"], data["teams"]) == ([4, 2, 1, 2], [2], [0, 1, 0, 1])
    assert [(key["name"], key["values"]) for key in data["keys"]] == [("comet", [0, 0, 0, 0]), ("points", [9, 4, 9, 4])]


def sell(t: MemoryTable, seat: int) -> None:
    t.play(seat, next(option for option in t.options(seat) if option.startswith("sell")))


def test_taking_back_brings_no_time() -> None:
    t = MemoryTable("a", "b", clock=LIVE)
    seat = t.until("TURN")
    time_left = t.state.seats[seat].time_left
    assert time_left is not None
    for _ in range(5):
        sell(t, seat)
        t.undo(seat)
    assert t.state.seats[seat].time_left == time_left
    t.redo(seat)
    assert t.state.seats[seat].time_left == time_left + 5 * SECOND
    t.now += 7 * SECOND
    t.undo(seat)
    assert t.state.seats[seat].time_left == time_left - 7 * SECOND


def test_a_turn_brings_the_increment_once() -> None:
    t = MemoryTable("a", "b", clock=LIVE)
    seat = t.until("TURN")
    time_left = t.state.seats[seat].time_left
    assert time_left is not None
    sell(t, seat)
    assert t.state.seats[seat].time_left == time_left + 5 * SECOND
    t.play(seat, "mine")
    t.play(seat, t.options(seat)[0])
    assert t.state.seats[seat].time_left == time_left + 5 * SECOND


def test_tables_of_earlier_versions_give_it_for_each_answer() -> None:
    stored = clock_of({"kind": "live", "bank": 60, "increment": 5})
    t = MemoryTable("a", "b", clock=stored)
    seat = t.until("TURN")
    time_left = t.state.seats[seat].time_left
    assert time_left is not None
    sell(t, seat)
    t.play(seat, "mine")
    assert t.state.seats[seat].time_left == time_left + 10 * SECOND


def test_a_machine_whose_clock_is_behind_gives_no_time() -> None:
    t = MemoryTable("a", "b", clock=LIVE)
    t.play(0, "favour 0 red", after=-34_563_600 * SECOND)
    assert t.state.seats[0].time_left == 65 * SECOND


def test_setting_the_clock_of_the_machine_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    before = clock.now()
    monkeypatch.setattr("time.time_ns", lambda: 0)
    assert clock.now() >= before


def test_whoever_moves_again_keeps_the_seat() -> None:
    t = MemoryTable("a", "b", "c", clock=LIVE)
    t.play(0, "favour 0 red")
    expire_clocks(t, 61 * SECOND, takeover=False)
    t.do(lambda change: commands.ask_for_bot(change, 0, 1, "a"))
    ask = t.state.ask
    assert ask is not None
    assert [row.kind for row in t.play(1, "favour 0 blue")][:2] == ["refuse", "move"]
    with pytest.raises(Problem) as refused:
        t.do(lambda change: commands.answer(change, 2, ask.index, "c", agrees=True))
    assert refused.value.code == "ask-closed"


def test_every_kind_of_clock_is_read_back_offered_and_said_in_every_language() -> None:
    assert [offered.kind for offered in offered_clocks()] == ["none", "live", "live", "live", "days", "days", "days"]
    for offered in offered_clocks():
        assert clock_of(offered.model_dump()) == offered
        assert offered.is_live or not offered.needs_live
        fields = set(type(offered).model_fields) - {"kind"}
        for language in LANGUAGES:
            said = re.search(rf"^clock-{offered.kind} =(.*(?:\n .*)*)", text_of_client(language), re.MULTILINE)
            assert said, (offered.kind, language)
            assert set(re.findall(r"\$(\w+)", said[1])) == fields, (offered.kind, language)


def text_of_client(language: str) -> str:
    return Path(f"web/src/text/{language}.ftl").read_text(encoding="utf-8")
