"""The components of a game as a list for people: their names, and the sources of their values."""

from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Final, Literal

from .corrections import corrections_of
from .files import corrected_tables, label_of

Origin = Literal["rulebook", "public", "partly", "reconstructed"]

RECONSTRUCTED: Final = "reconstructed"


@dataclass(frozen=True)
class Component:
    """One component of the list."""

    kind: str
    name: str  # a reference: `tech:tech_7vp`
    count: int | None
    origin: Origin


def components_of(game: str) -> list[Component]:
    """Every component that has a name, in the order of the game's `component_names`; empty without that module."""
    try:
        names = import_module(f"astrarium.games.{game}.component_names")
    except ModuleNotFoundError:
        return []
    tables = corrected_tables(Path(names.__file__ or "").parent / "components", corrections_of(game))
    entries = {kind: found for file in tables.values() for kind, found in file.items() if isinstance(found, list)}
    return [component for kind in names.TERMS for component in of_kind(names, kind, entries[kind])]


def of_kind(names: ModuleType, kind: str, entries: list[dict[str, Any]]) -> Iterator[Component]:
    for number, entry in enumerate(entries):
        name = names.name_of(kind, label_of(kind, kind, entry), number)
        yield Component(kind, f"{names.TERMS[kind]}:{name}", entry.get("count"), origin_of(entry))


def origin_of(entry: dict[str, Any]) -> Origin:
    """The least certain source of what is printed on a component."""
    source = str(entry["source"])
    if source.startswith(RECONSTRUCTED):
        return "reconstructed"
    if RECONSTRUCTED in f"{source} {entry.get('source_values', '')}":
        return "partly"
    return "rulebook" if source.startswith("rulebook") else "public"
