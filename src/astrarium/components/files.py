"""The component files of a game. A table that nothing reads is an error."""

import hashlib
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar

from .table_reader import Keyed, KeySpec, Location, read, read_keyed, read_keys

T = TypeVar("T")
Tables = dict[str, dict[str, object]]  # by file


class ComponentFiles:
    """All component files of a folder, with the corrections of an overlay."""

    def __init__(self, folder: Path, overlay: Path | None = None) -> None:
        self.hash = hash_of(folder, overlay)
        self.corrections = tables_in(overlay) if overlay else {}
        self.superseded = {int(path.parent.name): tables_in(path) for path in sorted(folder.glob("history/*/*"))}
        self.tables = corrected(tables_in(folder), self.corrections)
        self.unread = {(file, kind) for file, tables in self.tables.items() for kind in tables}
        kinds = [(file, kind, found) for file, tables in self.tables.items() for kind, found in tables.items()]
        self.lists = {kind: entries_by_id(file, kind, found) for file, kind, found in kinds if isinstance(found, list)}
        self.sources = tuple([source for file, kind, found in kinds for source in sources_in(file, kind, found)])
        self.counts = {kind: self.values(kind, "count") for kind in self.lists}

    def values(self, kind: str, key: str) -> dict[str, Any]:
        """The values of a key, by id, for the entries of a kind that have it."""
        return {label: entry[key] for label, entry in self.lists[kind].items() if key in entry}

    def ids(self, kind: str) -> tuple[str, ...]:
        """The ids of the components of a kind; the index is the number of the component."""
        return tuple(self.lists[kind])

    def names(self, kind: str, prefix: str = "") -> tuple[str, ...]:
        """The ids of the components of a kind without a prefix, as people call them."""
        return tuple([label.removeprefix(prefix) for label in self.lists[kind]])

    def table(self, file: str, kind: str, declared: Callable[..., T]) -> T:
        """A single table of a file."""
        return read(Location(f"{file}.toml", kind, self.ids), declared, self.take(file, kind))

    def single_value(self, file: str, kind: str, key: str, hint: type[T], *unread: str) -> T:
        """One value of a table, of which nothing else is read."""
        location, keys = Location(f"{file}.toml", kind, self.ids), {key: KeySpec(hint)}
        found: T = read_keys(location, keys, self.take(file, kind), unread)[key]
        return found

    def column(self, file: str, kind: str, key: str, hint: type[T], *unread: str) -> tuple[T, ...]:
        """One value of each entry of a kind, of which nothing else is read."""
        self.take(file, kind)
        locations = [(Location(f"{file}.toml", label, self.ids), entry) for label, entry in self.lists[kind].items()]
        return tuple([read_keys(location, {key: KeySpec(hint)}, entry, unread)[key] for location, entry in locations])

    def keyed(self, file: str, kind: str, names: tuple[str, ...], item: Any) -> tuple[Any, ...]:
        """A single table as its values in the order of the names."""
        return read_keyed(Location(f"{file}.toml", kind, self.ids), Keyed(names), item, self.take(file, kind))

    def by_id(self, file: str, kind: str, declared: Callable[..., T]) -> dict[str, T]:
        """All entries of a kind."""
        self.take(file, kind)
        entries = self.lists[kind].items()
        return {label: read(Location(f"{file}.toml", label, self.ids), declared, entry) for label, entry in entries}

    def entries(self, file: str, kind: str, declared: Callable[..., T]) -> tuple[T, ...]:
        """All entries of a kind in the order of the file; the index is the number of the component."""
        return tuple(self.by_id(file, kind, declared).values())

    def skip(self, file: str, kind: str, *unread: str) -> None:
        """Mark entries as only for human readers, with these keys; a single table may have any keys."""
        if isinstance(self.take(file, kind), list):
            no_keys: Mapping[str, KeySpec] = {}
            for label, entry in self.lists[kind].items():
                read_keys(Location(f"{file}.toml", label, self.ids), no_keys, entry, unread)

    def take(self, file: str, kind: str) -> object:
        name = f"{file}.toml"
        if kind not in self.tables.get(name, {}):
            raise ValueError(f"{name}: {kind} is missing")
        self.unread.discard((name, kind))
        return self.tables[name][kind]

    def close(self) -> None:
        """Raise an error if a table has not been read."""
        for file, kind in sorted(self.unread):
            raise ValueError(f"{file}: unknown table {kind}")


def entries_by_id(file: str, kind: str, found: list[object]) -> dict[str, dict[str, object]]:
    """The entries of a list by their ids, each with a source."""
    entries = {label_of(file, kind, value): as_table(file, kind, value) for value in found}
    if len(entries) != len(found):
        raise ValueError(f"{file}: an id of {kind} occurs twice")
    for label, entry in entries.items():
        if not isinstance(entry.get("source"), str):
            raise ValueError(f"{file}: {label}: 'source' must be a text")
    return entries


def sources_in(file: str, kind: str, found: object) -> list[tuple[str, str, str]]:
    """The sources of the values of a table or a list: file, id, source."""
    entries = entries_by_id(file, kind, found) if isinstance(found, list) else {kind: as_table(file, kind, found)}
    return [(file, label, str(entry["source"])) for label, entry in entries.items() if "source" in entry]


def tables_in(folder: Path) -> Tables:
    """The content of the component files of a folder, by file."""
    found: Tables = {}
    for path in sorted(folder.glob("*.toml")):
        try:
            found[path.name] = tomllib.loads(path.read_text(encoding="utf-8"))
        except tomllib.TOMLDecodeError as error:
            raise ValueError(f"{path.name}: {error}") from None
    return found


def hash_of(*folders: Path | None) -> str:
    """A short hash of the contents of all component files."""
    digest = hashlib.sha256()
    for folder in folders:
        for path in sorted(folder.glob("*.toml")) if folder else ():
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def corrected(tables: Tables, corrections: Tables) -> Tables:
    """Apply the corrections to the tables in place, and return them."""
    for file, correction in corrections.items():
        if file not in tables:
            raise ValueError(f"{file}: there is no such component file")
        apply_overlay(file, tables[file], correction)
    return tables


def corrected_tables(folder: Path, overlay: Path | None) -> Tables:
    """The content of the component files of a folder, with an owner's corrections."""
    return corrected(tables_in(folder), tables_in(overlay) if overlay else {})


def as_table(file: str, kind: str, value: object) -> dict[str, object]:
    """A value that must be a table."""
    if not isinstance(value, dict):
        raise ValueError(f"{file}: {kind} must be a table, not {value!r}")
    return value


def label_of(file: str, kind: str, value: object) -> str:
    """The id of an entry; entries of first games have their number of players instead."""
    table = as_table(file, kind, value)
    label = table.get("id", table.get("players"))
    if label is None:
        raise ValueError(f"{file}: an entry of {kind} has no id")
    return str(label)


def apply_overlay(file: str, base: dict[str, object], overlay: dict[str, object]) -> None:
    """Correct tables and, by id, entries of lists; keys that the overlay does not name stay."""
    for kind, value in overlay.items():
        ours = base.get(kind)
        if isinstance(ours, dict):
            ours.update(as_table(file, kind, value))
        elif isinstance(ours, list) and isinstance(value, list):
            known = {label_of(file, kind, entry): entry for entry in ours}
            for entry in value:
                label = label_of(file, kind, entry)
                if label not in known:
                    raise ValueError(f"{file}: {kind} has no entry {label}")
                known[label].update(entry)
        else:
            raise ValueError(f"{file}: unknown table {kind}")
