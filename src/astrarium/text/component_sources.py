"""Where the values of a game's components are from."""

from __future__ import annotations

from importlib import import_module

from astrarium.kernel.registry import package_of

Source = tuple[str, str, str]  # kind, id, where its values are from


def sources_of(game: str) -> tuple[Source, ...]:
    """`SOURCES` of the game's tables; nothing for a game that has none."""
    try:
        tables = import_module(f"{package_of(game)}.tables")
    except ModuleNotFoundError:
        return ()
    found: tuple[Source, ...] = tables.SOURCES
    return found
