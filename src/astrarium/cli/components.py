"""`astrarium components`: every component with its source."""

from __future__ import annotations

from importlib import import_module
from typing import Annotated

import typer

from astrarium.kernel.errors import AstrariumError

from .output import FAILED, fail, plain_errors, say, say_json
from .settings import package_of
from .words import words

Source = tuple[str, str, str]  # kind, id, where its values are from


class NoComponents(AstrariumError):
    """The game does not say where its components are from."""


def sources_of(game: str) -> tuple[Source, ...]:
    """`SOURCES` of the game's tables."""
    try:
        tables = import_module(f"{package_of(game)}.tables")
    except ModuleNotFoundError:
        raise NoComponents(words().format("no-components", game=game)) from None
    found: tuple[Source, ...] = tables.SOURCES
    return found


def components(
    game: Annotated[str, typer.Argument(help="The game, for example gaia.")],
    source: Annotated[str, typer.Option(help="Only those whose source begins so: rulebook, public, ...")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Machine-readable.")] = False,
) -> None:
    """List every component with where its values are from."""
    with plain_errors():
        found = [entry for entry in sources_of(game) if entry[2].lower().startswith(source.lower())]
    if not found:
        raise fail(words().format("no-source", source=source), FAILED)
    if as_json:
        say_json([{"kind": kind, "id": name, "source": text} for kind, name, text in found])
        return
    for kind, name, text in found:
        say(f"{kind:20} {name:32} {text}")
    say(words().format("components-summary", count=len(found)))
