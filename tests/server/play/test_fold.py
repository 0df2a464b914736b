"""A table is the fold of its rows."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from typing import Any

import pytest

from astrarium.kernel.records import Record
from astrarium.server.play import commands, records, snapshots, store
from astrarium.server.play.chance_check import chance_errors
from astrarium.server.play.change import Change
from astrarium.server.play.clocks import NoClock
from astrarium.server.play.results import ending_values
from astrarium.server.play.rows import BrokenRow, TableRow
from astrarium.server.play.table_state import TableState
from astrarium.server.problems import Problem
from tests.server.play.memory_table import MemoryTable


def disturbed_game(game: str, players: int, seed: int, length: int = 10_000) -> MemoryTable:
    """A game of people who move at random and take back moves, alone and by consent."""
    rng = random.Random(f"{game}:{players}:{seed}")
    t = MemoryTable(*"abcd"[:players], game=game)
    while not t.state.is_over and len(t.rows) < length:
        chance = rng.random()
        number = rng.randrange(players)
        try:
            if chance < 0.15:
                t.undo(number)
                t.carry_out_if_agreed(*range(players))
            elif chance < 0.2:
                t.redo(number)
            else:
                t.play_on(rng)
        except Problem:
            continue
    return t


def stored(rows: list[TableRow]) -> list[TableRow]:
    """The rows as a database gives them back."""
    return [TableRow(row.index, row.kind, row.at, row.seat, row.user, json.loads(json.dumps(row.data))) for row in rows]


def same(one: TableState, other: TableState) -> None:
    assert one.g.to_wire() == other.g.to_wire()
    assert one.g.history == other.g.history
    assert [(s.decision, s.decision_since, s.time_left, s.bot) for s in one.seats] == [
        (s.decision, s.decision_since, s.time_left, s.bot) for s in other.seats
    ]
    assert (one.index, one.draws, one.undone, one.ask, one.visible_to) == (
        other.index, other.draws, other.undone, other.ask, other.visible_to,
    )  # fmt: skip
    assert [(n.row, n.seat, n.action) for n in one.tip.line()] == [(n.row, n.seat, n.action) for n in other.tip.line()]
    assert sorted(one.sealed) == sorted(other.sealed)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("players", [2, 4])
def test_the_rows_give_the_same_standing_again(players: int, seed: int) -> None:
    t = disturbed_game("toy", players, seed)
    assert {"undo", "redo"} & set(t.kinds())
    again, broken = store.fold_rows(t.meta, None, stored(t.rows))
    assert broken is None
    same(t.state, again)


def test_the_rows_of_gaia_give_the_same_standing_again() -> None:
    t = disturbed_game("gaia", 2, 1)
    again, broken = store.fold_rows(t.meta, None, stored(t.rows))
    assert broken is None
    same(t.state, again)


@pytest.mark.parametrize("length", [3, 9, 17, 30, 45, 60, 80])
def test_a_snapshot_and_the_later_rows_give_the_same_standing(length: int) -> None:
    t = disturbed_game("toy", 3, 2, length)
    snapshot = snapshots.to_bytes(t.state)
    same(t.state, snapshots.from_bytes(snapshot))
    rng = random.Random(length)
    for _ in range(10):
        if not t.state.is_over:
            t.play_on(rng)
    again, broken = store.fold_rows(t.meta, snapshot, stored(t.rows))
    assert broken is None
    same(t.state, again)


def test_no_draw_number_comes_twice_and_every_draw_can_be_checked() -> None:
    t = disturbed_game("toy", 3, 4)
    numbers = [row.data["n"] for row in t.rows if row.kind == "chance"]
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    form = finished_form(t)
    draws, faults = chance_errors(json.loads(json.dumps(form)))
    assert (draws, faults) == (numbers[-1] + 1, [])


@pytest.mark.parametrize("what", ["seed", "draw", "setup", "entropy"])
def test_a_draw_that_was_not_fair_is_found(what: str) -> None:
    t = disturbed_game("toy", 3, 5)
    form = json.loads(json.dumps(records.full_form(t.meta, t.state, t.rows, None)))
    if what == "seed":
        form["seed"] = bytes(32).hex()
    elif what == "draw":
        rolled = next(row for row in form["rows"] if row["kind"] == "chance" and row["move"].startswith("roll"))
        rolled["n"] += 1
    elif what == "setup":
        form["start"]["setup"]["order"].reverse()
    else:
        form["start"]["entropy"][0] = "00"
    assert chance_errors(form)[1]


@pytest.mark.parametrize(
    ("what", "code"),
    [("cut", "cut"), ("result", "result"), ("events", "events"), ("late", "late"), ("decision", "decision")],
)
def test_a_record_that_is_not_the_game_is_found(what: str, code: str) -> None:
    t = disturbed_game("toy", 3, 5)
    form = json.loads(json.dumps(finished_form(t)))
    assert chance_errors(form)[1] == []
    rows = form["rows"]
    if what == "cut":
        del rows[-10:]
    elif what == "result":
        form["result"]["scores"][0] += 1
    elif what == "events":
        next(row for row in rows if row.get("events"))["events"] = []
    elif what == "late":
        rows.append({"index": len(rows), "kind": "undo", "seat": 0, "at": rows[-1]["at"], "to": 1})
    else:
        next(row for row in rows if row["kind"] == "move")["decision"] = 10**6
    assert code in [fault.code for fault in chance_errors(form)[1]]


def finished_form(t: MemoryTable) -> dict[str, Any]:
    """The full form of a game that is over."""
    return records.full_form(replace(t.meta, **ending_values(t.meta, t.state, t.now)), t.state, t.rows, None)


def test_the_record_of_a_disturbed_game_replays() -> None:
    t = disturbed_game("toy", 3, 6)
    replayed = Record.parse(str(records.record(t.state, None))).replay()
    assert replayed.result is not None
    assert t.state.g.result is not None
    assert replayed.result.scores == t.state.g.result.scores


def test_a_row_that_no_longer_replays_stops_the_fold_at_the_last_good_position() -> None:
    t = disturbed_game("toy", 2, 7)
    rows = stored(t.rows)
    bad = next(row.index for row in rows if row.kind == "move" and row.index > 20)
    rows[bad].data["move"] = "storm p9"
    state, broken = store.fold_rows(t.meta, None, rows)
    assert isinstance(broken, BrokenRow)
    assert state.index == bad - 1


def test_a_game_begun_with_other_corrections_waits_at_its_beginning(monkeypatch: pytest.MonkeyPatch) -> None:
    t = disturbed_game("toy", 2, 7)
    monkeypatch.setattr(type(t.state.g.rules), "corrections", {"planets.toml": {"limits": {"ships": 9}}})
    state, broken = store.fold_rows(t.meta, None, stored(t.rows))
    assert "begun with other components" in str(broken)
    assert state.index < 1


def test_rows_of_unknown_kind_or_out_of_order_are_broken() -> None:
    t = MemoryTable("a", "b")
    with pytest.raises(BrokenRow):
        t.state.apply_row(TableRow(t.state.index + 2, "move", 0))
    with pytest.raises(BrokenRow):
        t.state.copy().apply_row(TableRow(t.state.index + 1, "dance", 0))


def test_positions_one_by_one_are_those_that_were_played() -> None:
    t = disturbed_game("toy", 2, 8)
    seen = list(records.positions(t.state, 0))
    assert seen[-1]["view"] == t.state.g.view(0)
    assert records.position_at(t.state, 7, 0) == seen[7]
    assert len(seen) == len(t.state.tip.line()) + 1


def test_a_copy_goes_on_by_itself() -> None:
    t = MemoryTable("a", "b")
    before = t.state.g.to_wire()
    copy = t.state.copy()
    seat = copy.actors[0]
    change = Change(copy, t.meta.dealer, t.meta.auto_replies, 1)
    commands.move(change, seat, copy.decision_of(seat) or 0, t.options(seat)[0], "a")
    assert t.state.g.to_wire() == before
    assert TableState.at_start(t.state.start, NoClock()).index == -1
