"""`astrarium verify-chance`: checks that a server's game was played as its record says."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from typing import Annotated

import typer

from .output import FAILED, exit_with, plain_errors, read_text, say, say_json
from .words import words


def verify_chance(
    file: Annotated[Path, typer.Argument(help="The full form of a finished game, as JSON.")],
    game_module: Annotated[list[str] | None, typer.Option(help="A further module that registers games.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Machine-readable.")] = False,
) -> None:
    """Check every draw of a finished game. Its rows, events, result and seed too; exit code 1 if anything is wrong."""
    from astrarium.server.play.chance_check import chance_errors

    for module in game_module or ():
        import_module(module)
    with plain_errors():
        try:
            form = json.loads(read_text(file))
        except json.JSONDecodeError as error:
            raise exit_with(words().format("chance-unreadable", detail=str(error))) from None
        draws, faults = chance_errors(form)
    if as_json:
        say_json({"draws": draws, "faults": [fault._asdict() for fault in faults]})
    else:
        for fault in faults:
            text = words().format(f"chance-fault-{fault.code}", row=str(fault.row), detail=fault.detail)
            say(words().format("chance-wrong", fault=text))
        say(words().format("chance-summary", draws=draws, wrong=len(faults)))
    if faults:
        raise typer.Exit(FAILED)
