"""The component files of a game: what they hold, and that nothing in them is left unread."""

import hashlib
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Generic, TypeVar

from .entry import Entry

E = TypeVar("E", bound=Entry)
T = TypeVar("T")


class Files(Generic[E]):
    """All component files, and what every entry has in common: id, name, count, source, record id."""

    def __init__(self, folder: Path, overlay: Path | None, entry_class: type[E], record_keys: dict[str, str]) -> None:
        self.entry_class = entry_class
        self.record_keys = record_keys  # what the key with the id of public records is called, by kind
        self.hash = hash_of(folder, overlay)
        self.corrections = tables_in(overlay) if overlay else {}
        self.tables = corrected(tables_in(folder), self.corrections)
        self.unread = {(file, kind) for file, tables in self.tables.items() for kind in tables}
        self.sources: list[tuple[str, str, str]] = []
        self.titles: dict[str, dict[str, str]] = {}
        self.counts: dict[str, dict[str, int]] = {}
        self.record_names: dict[str, dict[str, str]] = {}

    def take(self, file: str, kind: str) -> object:
        """All that a file says about one kind."""
        if kind not in self.tables.get(file, {}):
            raise ValueError(f"{file}: {kind} is missing")
        self.unread.discard((file, kind))
        return self.tables[file][kind]

    def table(self, file: str, kind: str) -> E:
        """A single table of a file."""
        entry = self.entry_class(file, kind, as_table(file, kind, self.take(file, kind)))
        if entry.has("source"):
            self.sources.append((file, kind, entry.text("source")))
        return entry

    def entries(self, file: str, kind: str) -> list[E]:
        """The list of tables that a file holds of one kind."""
        found = self.take(file, kind)
        if not isinstance(found, list):
            raise ValueError(f"{file}: {kind} must be a list of tables")
        return [self.entry_class(file, label_of(file, kind, value), as_table(file, kind, value)) for value in found]

    def read(self, file: str, kind: str, reader: Callable[[E], T], order: tuple[str, ...] = ()) -> dict[str, T]:
        """Read every entry of a kind; with `order` the file must hold exactly these ids in this order."""
        entries = self.entries(file, kind)
        labels = tuple(entry.label for entry in entries)
        if len(set(labels)) != len(labels):
            raise ValueError(f"{file}: an id of {kind} occurs twice")
        if order and labels != order:
            raise ValueError(f"{file}: {kind} must be {', '.join(order)} in this order, not {', '.join(labels)}")
        return {entry.label: self.read_one(entry, kind, reader) for entry in entries}

    def read_one(self, entry: E, kind: str, reader: Callable[[E], T]) -> T:
        """Read one entry and note what all entries have."""
        entry.ignore("id", "name_ru")
        self.sources.append((entry.file, entry.label, entry.text("source")))
        if entry.has("name"):
            self.titles.setdefault(kind, {})[entry.label] = entry.text("name")
        if entry.has("count"):
            self.counts.setdefault(kind, {})[entry.label] = entry.number("count")
        record_key = self.record_keys.get(kind, "record_id")
        if entry.has(record_key):
            self.record_names.setdefault(kind, {})[entry.text(record_key)] = entry.label
        found = reader(entry)
        entry.close()
        return found

    def record_ids(self, kind: str, names: tuple[str, ...]) -> dict[str, int]:
        """The names used by public game records, with our numbers."""
        found = self.record_names[kind]
        return {record: names.index(label) for record, label in found.items() if label in names}

    def close(self) -> None:
        """Every table of every file has been understood."""
        for file, kind in sorted(self.unread):
            raise ValueError(f"{file}: unknown table {kind}")


def tables_in(folder: Path) -> dict[str, dict[str, object]]:
    """All that the component files of a folder say, by file."""
    found: dict[str, dict[str, object]] = {}
    for path in sorted(folder.glob("*.toml")):
        try:
            found[path.name] = tomllib.loads(path.read_text(encoding="utf-8"))
        except tomllib.TOMLDecodeError as error:
            raise ValueError(f"{path.name}: {error}") from None
    return found


def hash_of(*folders: Path | None) -> str:
    """A short name for the contents of all component files."""
    digest = hashlib.sha256()
    for folder in folders:
        for path in sorted(folder.glob("*.toml")) if folder else ():
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def corrected(
    tables: dict[str, dict[str, object]], corrections: dict[str, dict[str, object]]
) -> dict[str, dict[str, object]]:
    """The tables after all corrections; those that are given are changed."""
    for file, correction in corrections.items():
        if file not in tables:
            raise ValueError(f"{file}: there is no such component file")
        lay_over(file, tables[file], correction)
    return tables


def corrected_tables(folder: Path, overlay: Path | None) -> dict[str, dict[str, object]]:
    """All that the component files of a folder say, with an owner's corrections."""
    return corrected(tables_in(folder), tables_in(overlay) if overlay else {})


def as_table(file: str, kind: str, value: object) -> dict[str, object]:
    """A value that must be a table."""
    if not isinstance(value, dict):
        raise ValueError(f"{file}: {kind} must be a table, not {value!r}")
    return value


def label_of(file: str, kind: str, value: object) -> str:
    """The id of an entry; the first games have their number of players instead."""
    table = as_table(file, kind, value)
    label = table.get("id", table.get("players"))
    if label is None:
        raise ValueError(f"{file}: an entry of {kind} has no id")
    return str(label)


def lay_over(file: str, base: dict[str, object], overlay: dict[str, object]) -> None:
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
