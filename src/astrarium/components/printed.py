"""What is printed on components, for drawing them: parts of the component files, unchanged."""

from collections.abc import Callable
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any

from .corrections import corrections_of
from .files import corrected_tables

Raw = dict[str, Any]  # from a component file; a game's `Printed` declares what is picked from it
ReadFile = Callable[[str], Raw]  # the content of a component file, by its name without the extension


def pick_keys(entry: Raw, *keys: str) -> Any:
    return {key: entry[key] for key in keys if key in entry}


@lru_cache
def printed_of(game: str, is_corrected: bool = True) -> Raw | None:
    """The printed values that the game's board draws, with the owner's corrections or as shipped; None if it has none.

    Cached: a process has one set of values.
    """
    try:
        module = import_module(f"astrarium.games.{game}.printed")
    except ModuleNotFoundError:
        return None
    overlay = corrections_of(game) if is_corrected else None
    files: dict[str, Any] = corrected_tables(Path(module.__file__ or "").parent / "components", overlay)
    found: Raw = module.printed(lambda name: files[f"{name}.toml"])
    return found
