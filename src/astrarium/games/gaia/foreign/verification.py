"""A foreign record replayed on our rules, compared line by line, and made a record of ours."""

from __future__ import annotations

from pathlib import Path

from astrarium.kernel.errors import AstrariumError, BadRecord, IllegalAction
from astrarium.kernel.records import Record

from ..state import Gaia
from .comparison import Comparison, Difference, final_difference
from .reader import ForeignRecord, Line, load
from .setup import start
from .trace import Trace, read_trace
from .translator import Translator


class Verdict:
    """What came out: everything as recorded, or the first difference."""

    def __init__(self, record: str, moves: int, difference: Difference | None) -> None:
        self.record = record
        self.moves = moves  # lines that were replayed
        self.difference = difference

    @property
    def matched(self) -> bool:
        return self.difference is None

    def __str__(self) -> str:
        return f"{self.record}: {'matched' if self.difference is None else self.difference}"


class Replay:
    """A foreign record played on a game of ours, one line after the other."""

    def __init__(self, record: ForeignRecord) -> None:
        self.record = record
        self.g: Gaia = start(record)
        self.translator = Translator(self.g)
        self.done = 0

    @property
    def line(self) -> Line | None:
        """The next line."""
        return self.record.lines[self.done] if self.done < len(self.record.lines) else None

    def step(self) -> Line:
        """Play the next line."""
        line = self.record.lines[self.done]
        self.done += 1
        self.translator.follow(line, self.line)
        return line


def verify(path: Path) -> Verdict:
    """Replay a record, every move checked, and compare with its trace (if any) after every line and with its result."""
    record = load(path)
    replay = Replay(record)
    trace = read_trace(record.trace_path) if record.trace_path.exists() else Trace((), {})
    comparison = Comparison(trace, record.factions)
    while (line := replay.line) is not None:
        try:
            replay.step()
            difference = comparison.after(replay.g, line, replay.line)
        except AstrariumError as error:
            difference = refused(record, line, error)
        if difference is not None:
            return Verdict(record.id, replay.done, difference.at(line.number, line.text))
    difference = final_difference(replay.g, record.expected, comparison.through)
    last = record.lines[-1]
    return Verdict(record.id, replay.done, difference and difference.at(last.number, last.text))


def refused(record: ForeignRecord, line: Line, error: AstrariumError) -> Difference:
    """A line that cannot be played on our rules."""
    player = record.factions[line.seat]
    if isinstance(error, IllegalAction):
        return Difference(player, "move", "", error.notation, error.rule)
    return Difference(player, "move", "a move", str(error))


def import_record(path: Path) -> Record:
    """The record as one of ours."""
    replay = Replay(load(path))
    while (line := replay.line) is not None:
        try:
            replay.step()
        except AstrariumError as error:
            raise BadRecord(f"{path.name}: move {line.number}: {line.text!r}: {error}") from error
    return Record.of(replay.g)
