"""`astrarium verify` and `astrarium import`: check and convert records of other programs."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import typer

from astrarium.kernel.errors import AstrariumError

from .games import Game
from .output import FAILED, exit_with, plain_errors, progress_bar, say, say_json
from .settings import package_of
from .words import words


class NoForeignRecords(AstrariumError):
    """The game reads no records of other programs."""


def foreign(game: str) -> Any:
    """The module of a game that reads records of other programs."""
    name = f"{package_of(game)}.foreign.verification"
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name is None or not name.startswith(error.name):
            raise
        raise NoForeignRecords(words().format("no-foreign", game=game)) from None


def record_files(paths: list[Path]) -> list[Path]:
    """The files, and the records in folders."""
    found: list[Path] = []
    for path in paths:
        found += sorted(path.glob("*.toml")) if path.is_dir() else [path]
    return found


def verify(
    game: Game,
    files: Annotated[list[Path], typer.Argument(help="Records, or folders of records.")],
    as_json: Annotated[bool, typer.Option("--json", help="Machine-readable.")] = False,
) -> None:
    """Compare records of other programs with ours. They are replayed on our rules; exit code 1 if any differs."""
    with plain_errors():
        reader = foreign(game)
        paths = record_files(files)
        verdicts: list[dict[str, Any]] = []
        with progress_bar(words().format("verify-running"), len(paths), as_json) as progress:
            for path in paths:
                verdicts.append(verdict_on(reader, path))
                progress(len(verdicts))
    if not paths:
        raise exit_with(words().format("no-records"))
    matched = sum(verdict["matched"] for verdict in verdicts)
    if as_json:
        say_json({"records": len(verdicts), "matched": matched, "verdicts": verdicts})
    else:
        for verdict in verdicts:
            if not verdict["matched"]:
                say(words().format("verify-differs", record=verdict["record"], difference=verdict["difference"]))
        say(words().format("verify-summary", matched=matched, records=len(verdicts)))
    if matched < len(verdicts):
        raise typer.Exit(FAILED)


def verdict_on(reader: Any, path: Path) -> dict[str, Any]:
    """The result for one record; a file that is no record counts as different."""
    if not path.exists():
        raise FileNotFoundError(words().format("no-file", file=str(path)))
    try:
        verdict = reader.verify(path)
    except AstrariumError as error:
        return {"record": path.name, "matched": False, "moves": 0, "difference": str(error)}
    difference = None if verdict.matched else str(verdict.difference)
    return {"record": verdict.record, "matched": verdict.matched, "moves": verdict.moves, "difference": difference}


def import_(
    game: Game,
    file: Annotated[Path, typer.Argument(help="A record of another program.")],
    out: Annotated[Path | None, typer.Option("-o", "--out", help="Where our record goes; else it is printed.")] = None,
) -> None:
    """Make a record of another program one of ours."""
    with plain_errors():
        record = foreign(game).import_record(file)
        if out is None:
            say(str(record).rstrip("\n"))
        else:
            out.write_text(str(record), encoding="utf-8")
            say(words().format("import-done", moves=len(record.moves), file=str(out)))
