"""`astrarium components`: every component with its source."""

from __future__ import annotations

from typing import Annotated

import typer

from astrarium.text.component_sources import sources_of

from .games import Game
from .output import FAILED, exit_with, plain_errors, say, say_json
from .words import words


def components(
    game: Game,
    source: Annotated[str, typer.Option(help="Only those whose source begins so: rulebook, public, ...")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Machine-readable.")] = False,
) -> None:
    """List every component with its source."""
    with plain_errors():
        sources = sources_of(game)
    found = [entry for entry in sources if entry[2].lower().startswith(source.lower())]
    if not sources:
        raise exit_with(words().format("no-components", game=game))
    if not found:
        raise exit_with(words().format("no-source", source=source), FAILED)
    if as_json:
        say_json([{"kind": kind, "id": name, "source": text} for kind, name, text in found])
        return
    for kind, name, text in found:
        say(f"{kind:20} {name:32} {text}")
    say(words().format("components-summary", count=len(found)))
