"""Is every number of the component files used? Change each in turn and see whether anything that is played differs.

A change is noticed if the component files no longer fit together, if a kept record replays otherwise, if the fixed
random games of the transcript go otherwise, or if a rule test fails. What is only drawn (`LAYOUT` of a class) must
reach the board, and how many of a component there are (`count`) the list of components. Lists the numbers whose change
nobody noticed and exits with 1 if there are any.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from types import FrameType
from typing import Any, NamedTuple

from astrarium.cli.verify import foreign
from astrarium.components.component_list import components_of
from astrarium.components.corrections import VARIABLE
from astrarium.components.files import label_of, tables_in
from astrarium.components.printed import printed_of
from astrarium.components.table_reader import KNOWN, KNOWN_BEGINNINGS
from astrarium.kernel.records import Record
from astrarium.kernel.registry import rules_of
from astrarium.lab.kept_records import KeptRecord

ROOT = Path(__file__).resolve().parent.parent
HIGHER, LOWER = 1, -1
LIMIT = 120  # seconds; games with a changed number may never end


class Value(NamedTuple):
    """A number of a component file: its entry ("" for a table), the key of the entry, and the way to it inside."""

    file: str
    table: str
    entry: str
    key: str
    way: tuple[str | int, ...]

    def __str__(self) -> str:
        return " ".join([self.file, self.entry or self.table, ".".join(map(str, (self.key, *self.way)))])


def folder_of(game: str) -> Path:
    return ROOT / "src" / "astrarium" / "games" / game / "components"


def is_value(key: str) -> bool:
    """Whether a key is for the program; `count` is how many of a component lie in the box."""
    return (key not in KNOWN or key == "count") and not key.startswith(KNOWN_BEGINNINGS)


def ways(value: object) -> Iterator[tuple[str | int, ...]]:
    """The way to each number inside a value."""
    if isinstance(value, int) and not isinstance(value, bool):
        yield ()
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for step, part in inner:
        if not isinstance(step, str) or is_value(step):
            for way in ways(part):
                yield (step, *way)


def values_of(game: str) -> list[Value]:
    """All numbers of the component files of a game."""
    found: list[Value] = []
    for file, tables in tables_in(folder_of(game)).items():
        for table, content in tables.items():
            entries: list[Any] = content if isinstance(content, list) else [content]
            for entry in entries:
                label = label_of(file, table, entry) if isinstance(content, list) else ""
                keys = [key for key in entry if is_value(key) and not (key == "players" and label == str(entry[key]))]
                found += [Value(file, table, label, key, way) for key in keys for way in ways(entry[key])]
    return found


def changed(value: Any, way: tuple[str | int, ...], by: int) -> Any:
    """The value with another number at the end of the way."""
    if not way:
        return value + by
    if isinstance(value, dict):
        return {key: changed(part, way[1:], by) if key == way[0] else part for key, part in value.items()}
    return [changed(part, way[1:], by) if at == way[0] else part for at, part in enumerate(value)]


def as_toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join([f"{json.dumps(key)} = {as_toml(part)}" for key, part in value.items()]) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(as_toml, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def write_overlay(game: str, value: Value, folder: Path, by: int = HIGHER) -> None:
    """Write an owner's correction that makes one number higher or lower."""
    content: Any = tables_in(folder_of(game))[value.file][value.table]
    entry, head = content, f"[{value.table}]"
    if isinstance(content, list):
        entry = next(one for one in content if label_of(value.file, value.table, one) == value.entry)
        name = "id" if "id" in entry else "players"
        head = f"[[{value.table}]]\n{name} = {as_toml(entry[name])}"
    (folder / game).mkdir()
    text = f"{head}\n{value.key} = {as_toml(changed(entry[value.key], value.way, by))}\n"
    (folder / game / value.file).write_text(text, encoding="utf-8")


def played(game: str) -> Iterator[str]:
    """Hashes of the kept records as they replay now, of the fixed random games, and of records of other programs."""
    from tests.conformance.cases import case_of  # noqa: PLC0415  loads the tables
    from tests.conformance.transcript import digest  # noqa: PLC0415  loads the tables

    for path in sorted((ROOT / "tests" / "records" / "kept" / game).glob("*.txt")):
        yield end_of(KeptRecord.read(path).record)
    yield digest(case_of(game))
    for path in sorted((ROOT / "tests" / "records" / game).glob("*.toml")):
        yield end_of(foreign(game).import_record(path))


def end_of(record: Record) -> str:
    """A hash of the position in which a record ends."""
    record.header["corrections"] = rules_of(record.header["game"]).corrections
    g = record.replay()
    return sha256(repr((g.result and g.result.scores, g.to_wire())).encode()).hexdigest()


def drawn(game: str) -> Iterator[str]:
    """A hash of what boards are given of the component files."""
    yield sha256(json.dumps(printed_of(game)).encode()).hexdigest()


def listed(game: str) -> Iterator[str]:
    """A hash of the list of components."""
    yield sha256(repr(components_of(game)).encode()).hexdigest()


def is_noticed(question: tuple[str, Value, tuple[str, ...]]) -> bool:
    """Whether anything differs with one number raised; in a process of its own."""
    game, value, usual = question
    with tempfile.TemporaryDirectory() as folder:
        write_overlay(game, value, Path(folder))
        os.environ[VARIABLE] = folder
        hashes = listed(game) if value.key == "count" else drawn(game) if is_layout(game, value) else played(game)
        signal.signal(signal.SIGALRM, too_long)
        signal.alarm(LIMIT)
        try:
            return any(own not in usual for own in hashes)
        except Exception:  # whatever goes wrong, the change was noticed
            return True


def too_long(number: int, frame: FrameType | None) -> None:
    raise TimeoutError(f"no end after {LIMIT} seconds")


def usual_hashes(game: str) -> tuple[str, ...]:
    """The hashes without a change; in a process of its own."""
    return (*played(game), *drawn(game), *listed(game))


def is_layout(game: str, value: Value) -> bool:
    """Whether a key on the way to the number is declared to be for drawing only."""
    types = vars(import_module(f"astrarium.games.{game}.component_types")).values()
    drawn_only = {key for one in types for key in getattr(one, "LAYOUT", ())}
    return not drawn_only.isdisjoint({value.key, *value.way})


def fails_tests(question: tuple[str, Value]) -> bool:
    """Whether a rule test fails with the number raised, or lowered: more than the most that counts is like the most."""
    return tests_fail(*question, HIGHER) or tests_fail(*question, LOWER)


def tests_fail(game: str, value: Value, by: int) -> bool:
    with tempfile.TemporaryDirectory() as folder:
        write_overlay(game, value, Path(folder), by)
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", f"tests/{game}/rules"]
        environment = {**os.environ, VARIABLE: folder, "PYTHONPATH": str(ROOT / "src")}
        done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
        return done.returncode != 0


def sample(values: list[Value], count: int) -> list[Value]:
    """A fixed choice, spread over the files by the hash of each name."""
    return sorted(values, key=lambda value: sha256(str(value).encode()).hexdigest())[:count]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--sample", type=int, default=0, help="so many numbers, always the same; all if 0")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument(
        "--quick", action="store_true", help="no rule tests for what records and transcript do not notice"
    )
    chosen = parser.parse_args()
    values = sample(values_of(chosen.game), chosen.sample) if chosen.sample else values_of(chosen.game)
    assert f"astrarium.games.{chosen.game}.tables" not in sys.modules, "each process must load the tables itself"
    with multiprocessing.get_context("fork").Pool(chosen.jobs, maxtasksperchild=1) as pool:
        usual = pool.apply(usual_hashes, (chosen.game,))
        verdicts = pool.map(is_noticed, [(chosen.game, value, usual) for value in values], chunksize=1)
        silent = [value for value, noticed in zip(values, verdicts, strict=True) if not noticed]
        asked = [] if chosen.quick else [(chosen.game, value) for value in silent]
        failing = pool.map(fails_tests, asked, chunksize=1)
    caught = {value for (_, value), fails in zip(asked, failing, strict=True) if fails}
    unnoticed = [value for value in silent if value not in caught]
    for value in unnoticed:
        print(value)
    print(f"{len(values)} numbers changed: {len(values) - len(silent)} noticed by records and transcripts,", end=" ")
    print(f"{len(silent) - len(unnoticed)} by rule tests, {len(unnoticed)} by nobody")
    return 1 if unnoticed else 0


if __name__ == "__main__":
    sys.exit(main())
