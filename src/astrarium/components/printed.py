"""What is printed on components, for those who draw them: parts of the component files, as they are."""

from collections.abc import Callable
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any

from .corrections import corrections_of
from .files import corrected_tables

Raw = dict[str, Any]  # as a component file says it; the schema of a game's `Printed` says what comes out
ReadFile = Callable[[str], Raw]  # a component file by its name, without the ending


def pick_keys(entry: Raw, *keys: str) -> Any:
    return {key: entry[key] for key in keys if key in entry}


@lru_cache
def printed_of(game: str, is_corrected: bool = True) -> Raw | None:
    """All that a board of the game draws, with the owner's corrections or as shipped; None if no board needs it.

    Read once: a process has one set of values.
    """
    try:
        module = import_module(f"astrarium.games.{game}.printed")
    except ModuleNotFoundError:
        return None
    overlay = corrections_of(game) if is_corrected else None
    files: dict[str, Any] = corrected_tables(Path(module.__file__ or "").parent / "components", overlay)
    found: Raw = module.printed(lambda name: files[f"{name}.toml"])
    return found
