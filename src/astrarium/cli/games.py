"""The argument of every command that is about one game."""

from __future__ import annotations

from typing import Annotated

import typer

from astrarium.kernel.registry import names

Game = Annotated[str, typer.Argument(metavar="|".join(names()), help="The game.")]
