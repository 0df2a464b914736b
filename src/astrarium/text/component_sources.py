"""The sources of the values of a game's components."""

from __future__ import annotations

from importlib import import_module

from astrarium.kernel.registry import package_of

Source = tuple[str, str, str]  # file, id, source


def sources_of(game: str) -> tuple[Source, ...]:
    """`SOURCES` of the game's tables; empty for a game without them."""
    try:
        tables = import_module(f"{package_of(game)}.tables")
    except ModuleNotFoundError:
        return ()
    found: tuple[Source, ...] = tables.SOURCES
    return found
