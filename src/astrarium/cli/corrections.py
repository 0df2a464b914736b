"""`astrarium --data DIR ...`: runs any command with an owner's corrections of the components."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from astrarium.components.corrections import VARIABLE
from astrarium.kernel.registry import names, rules_of

from .output import exit_with, plain_errors
from .version import Version
from .words import words


def correct(
    data: Annotated[
        Path | None, typer.Option(envvar=VARIABLE, help="A folder with your corrections of component values.")
    ] = None,
    version: Version = False,
) -> None:
    """Make the corrections known before any game is loaded, and load those that are corrected, to find mistakes."""
    if data is None:
        return
    os.environ[VARIABLE] = str(data.resolve())
    games = [game for game in names() if (data / game).is_dir()]
    if not games:
        raise exit_with(words().format("no-corrections", folder=str(data), games=", ".join(names())))
    for game in games:
        with plain_errors():
            try:
                rules_of(game)
            except ValueError as error:
                raise exit_with(words().format("bad-correction", game=game, problem=str(error))) from None
