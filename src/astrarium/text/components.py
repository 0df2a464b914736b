"""The components of a game: how people know them, and where their values are from."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from types import ModuleType
from typing import Any, Final, Literal

from astrarium.components.corrections import corrections_of
from astrarium.components.files import corrected, label_of, tables_in
from astrarium.kernel.registry import rules_of

from .catalogue import folder_of

Source = tuple[str, str, str]  # kind, id, where its values are from
Origin = Literal["rulebook", "public", "partly", "reconstructed"]

RECONSTRUCTED: Final = "reconstructed"


@dataclass(frozen=True)
class Component:
    """One component as a list for people shows it."""

    kind: str
    name: str  # a reference: `tech:tech_7vp`
    count: int | None
    origin: Origin


def part_of(game: str, module: str) -> ModuleType | None:
    """A module of the game's package; nothing if the game has none."""
    package = type(rules_of(game)).__module__.rpartition(".")[0]
    try:
        return import_module(f"{package}.{module}")
    except ModuleNotFoundError:
        return None


def sources_of(game: str) -> tuple[Source, ...]:
    """`SOURCES` of the game's tables; nothing for a game that has none."""
    tables = part_of(game, "tables")
    found: tuple[Source, ...] = tables.SOURCES if tables else ()
    return found


def components_of(game: str) -> list[Component]:
    """Every component that has a name, kind by kind in the order of the game's `naming`."""
    naming = part_of(game, "naming")
    if naming is None:
        return []
    overlay = corrections_of(game)
    tables = corrected(tables_in(folder_of(game) / "components"), tables_in(overlay) if overlay else {})
    entries = {kind: found for file in tables.values() for kind, found in file.items() if isinstance(found, list)}
    return [component for kind in naming.TERMS for component in of_kind(naming, kind, entries[kind])]


def of_kind(naming: ModuleType, kind: str, entries: list[dict[str, Any]]) -> Iterator[Component]:
    for number, entry in enumerate(entries):
        name = naming.name_of(kind, label_of(kind, kind, entry), number)
        yield Component(kind, f"{naming.TERMS[kind]}:{name}", entry.get("count"), origin_of(entry))


def origin_of(entry: dict[str, Any]) -> Origin:
    """The weakest source of what is printed on a component."""
    source = str(entry["source"])
    if source.startswith(RECONSTRUCTED):
        return "reconstructed"
    if RECONSTRUCTED in f"{source} {entry.get('source_values', '')}":
        return "partly"
    return "rulebook" if source.startswith("rulebook") else "public"
