"""Reading a foreign record: a TOML file with an explicit setup and the lines of the public engine's log."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, Final

from astrarium.kernel.errors import BadRecord

Command = tuple[str, ...]  # a command and its arguments

# What newer logs repeat after a command; it carries no information for a replay.
DECORATIONS: Final = re.compile(
    r"\s*\([0-9,B/]+ ⇒ [0-9,B/]+\)"  # power or level before and after
    r"|\s+using (?:(?:area[123]|brainstone): \d+(?:, )?)+"
    r"|\s+returning booster\d+"
    r"|\s+\(from [^)]*\)"
)
SEAT: Final = re.compile(r"p([1-4])")
IGNORED: Final = ("init", "rotate", "set")  # the setup is written out


class Line:
    """One line of a log: who, the commands, and whether the turn is closed (the final dot)."""

    def __init__(self, number: int, text: str, seat: int, commands: tuple[Command, ...], ends: bool) -> None:
        self.number = number
        self.text = text
        self.seat = seat
        self.commands = commands
        self.ends = ends

    def begins_with(self, *names: str) -> bool:
        return bool(self.commands) and self.commands[0][0] in names


class ForeignRecord:
    """A file: who played with which switches and setup, the lines, and what shall come out."""

    def __init__(self, path: Path, data: dict[str, Any]) -> None:
        self.path = path
        self.id: str = data["id"]
        self.players: int = data["players"]
        self.factions: tuple[str, ...] = tuple(data["factions"])
        self.rules: dict[str, bool] = dict(data.get("rules", {}))
        self.setup: dict[str, Any] = data["setup"]
        self.expected: dict[str, Any] = data.get("expected", {})
        self.lines: tuple[Line, ...] = tuple(
            line
            for number, text in enumerate(data["log"]["moves"])
            if (line := read_line(path, number, text, self.factions)) is not None
        )

    @property
    def trace_path(self) -> Path:
        return self.path.with_suffix(".trace.tsv")


def load(path: Path) -> ForeignRecord:
    """The record in a file; whatever is wrong with it is told with the file and the place."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadRecord(f"{path.name}: {error}") from None
    try:
        record = ForeignRecord(path, data)
    except KeyError as error:
        raise BadRecord(f"{path.name}: {error.args[0]!r} is missing") from None
    order = data.get("table_order", data["factions"])
    if len(record.factions) != record.players or list(order) != list(record.factions):
        raise BadRecord(f"{path.name}: {record.players} players, but factions {data['factions']} seated {order}")
    return record


def undecorated(text: str) -> str:
    """A line without the results that newer logs repeat."""
    return DECORATIONS.sub("", text).strip()


def read_line(path: Path, number: int, text: str, factions: tuple[str, ...]) -> Line | None:
    """Split a line of the log; None for one that only describes the setup."""
    who, _, rest = undecorated(text).partition(" ")
    parts = [tuple(part.split()) for part in rest.split(".")]
    ends = len(parts) > 1 and not parts[-1]
    commands = tuple(parts[:-1] if ends else parts)
    if who in IGNORED or (commands and commands[0] and commands[0][0] in IGNORED):
        return None
    if not all(commands):
        raise BadRecord(f"{path.name}: move {number}: {text!r} has an empty command")
    return Line(number, text, seat_of(path, number, who, factions), commands, ends)


def seat_of(path: Path, number: int, who: str, factions: tuple[str, ...]) -> int:
    """A player is written as a seat (p1) or as a faction."""
    seat = SEAT.fullmatch(who)
    if seat is not None and int(seat[1]) <= len(factions):
        return int(seat[1]) - 1
    if who not in factions:
        raise BadRecord(f"{path.name}: move {number}: there is no player {who!r}")
    return factions.index(who)
