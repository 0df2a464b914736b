"""`astrarium --version`."""

from __future__ import annotations

from importlib.metadata import version
from typing import Annotated

import typer

from .output import say


def show(is_asked: bool) -> None:
    if is_asked:
        say(f"astrarium {version('astrarium')}")
        raise typer.Exit


Version = Annotated[bool, typer.Option("--version", is_eager=True, callback=show, help="Say which version this is.")]
