"""Anybody can check that a game was played as its full form says: every draw, every row, and the result."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from astrarium.kernel import registry
from astrarium.kernel.chance import Dealer, DrawStream
from astrarium.kernel.errors import AstrariumError, BadRecord

from .chance import commitment, dealer_key, draw_outcome
from .clocks import NoClock
from .results import result_of
from .rows import TableRow
from .table_state import Start, TableState


class Fault(NamedTuple):
    """What is wrong: its text is `chance-fault-<code>`."""

    code: str  # seed, setup, draw, decision, events, late, replay, cut, result
    row: int | None = None
    detail: str = ""


def chance_errors(form: dict[str, Any]) -> tuple[int, list[Fault]]:
    """The number of draws that were checked, and what is wrong."""
    try:
        seed = bytes.fromhex(form["seed"])
        start = Start(**{name: form["start"][name] for name in Start.__dataclass_fields__ if name in form["start"]})
        rows = [(table_row(row), row.get("events", [])) for row in form["rows"]]
        table, result = str(form["table"]), form["result"]
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise BadRecord(f"this is not the full form of a finished game: {error!r}") from None
    faults = [] if commitment(seed) == form["commitment"] else [Fault("seed")]
    dealer = Dealer(dealer_key(seed, start.entropy, table))
    if not is_dealt_fairly(start, dealer):
        faults.append(Fault("setup"))
    replay = Replay(start, dealer)
    for row, events in rows:
        if not replay.is_broken:
            replay.check_row(row, events)
    if not replay.is_broken:
        replay.check_end(result)
    return replay.draws + start.draws, faults + replay.faults


def table_row(row: dict[str, Any]) -> TableRow:
    data = {name: value for name, value in row.items() if name not in ("index", "kind", "seat", "at", "events")}
    return TableRow(row["index"], row["kind"], row["at"], row["seat"], None, data)


def is_dealt_fairly(start: Start, dealer: Dealer) -> bool:
    rules = registry.rules_of(start.game)
    stream = DrawStream(dealer)
    dealt = rules.deal(start.players, rules.complete_settings(start.players, start.options, start.revision), stream)
    return dealt == start.setup and stream.count == start.draws


class Replay:
    """The game played again from its rows; draws as their numbers give them."""

    def __init__(self, start: Start, dealer: Dealer) -> None:
        self.state = TableState.at_start(start, NoClock())
        self.dealer = dealer
        self.draws = 0
        self.faults: list[Fault] = []
        self.is_broken = False  # a row cannot be played, so nothing can be said of those after it

    def check_row(self, row: TableRow, told: list[Any]) -> None:
        """The row can be played, it answers the decision that it names, and it does what it says."""
        if self.state.is_over:
            self.break_off(Fault("late", row.index))
            return
        try:
            if row.kind == "chance":
                self.check_draw(row)
            if "decision" in row.data and row.data["decision"] != self.state.decision_of(row.seat or 0):
                self.faults.append(Fault("decision", row.index))
            events = [{"kind": event.kind, "values": event.values} for event in self.state.apply_row(row)]
        except AstrariumError as error:
            self.break_off(Fault("replay", row.index, str(error)))
            return
        if as_json(events) != told:
            self.faults.append(Fault("events", row.index))

    def check_draw(self, row: TableRow) -> None:
        """Numbers go up by one, and each draw is the one that its number gives."""
        self.draws += 1
        n = row.data["n"]
        fair = self.state.g.rules.verbs.notation(draw_outcome(self.state.g, self.dealer, n))
        if n != self.state.draws or fair != row.data["move"]:
            self.faults.append(Fault("draw", row.index))

    def check_end(self, told: dict[str, Any] | None) -> None:
        """The rows reach the end of the game, and the result is what they lead to."""
        if not self.state.is_over:
            self.faults.append(Fault("cut", self.state.index))
            return
        result = None if self.state.is_abandoned else as_json(result_of(self.state))
        if result != told:
            self.faults.append(Fault("result"))

    def break_off(self, fault: Fault) -> None:
        self.faults.append(fault)
        self.is_broken = True


def as_json(value: Any) -> Any:
    """The value as it comes back from a file."""
    return json.loads(json.dumps(value))
