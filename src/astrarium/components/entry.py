"""Reading one entry of a component file: every key must be known, every word must belong to the vocabulary."""

from typing import Self


class Entry:
    """One table of a file. `close` complains about keys that nobody has read."""

    def __init__(self, file: str, label: str, values: dict[str, object]) -> None:
        self.file = file
        self.label = label
        self.values = values
        self.unread = set(values)

    def fault(self, message: str) -> ValueError:
        """An error that names the file and the entry."""
        return ValueError(f"{self.file}: {self.label}: {message}")

    def has(self, key: str) -> bool:
        """The key is given."""
        return key in self.values

    def take(self, key: str) -> object:
        """The value of a key that must be there."""
        if key not in self.values:
            raise self.fault(f"{key!r} is missing")
        self.unread.discard(key)
        return self.values[key]

    def number(self, key: str, default: int | None = None) -> int:
        """An int."""
        if default is not None and key not in self.values:
            return default
        value = self.take(key)
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.fault(f"{key!r} must be a whole number, not {value!r}")
        return value

    def text(self, key: str, default: str | None = None) -> str:
        """A string."""
        if default is not None and key not in self.values:
            return default
        value = self.take(key)
        if not isinstance(value, str):
            raise self.fault(f"{key!r} must be a text, not {value!r}")
        return value

    def flag(self, key: str, default: bool | None = None) -> bool:
        """True or false."""
        if default is not None and key not in self.values:
            return default
        value = self.take(key)
        if not isinstance(value, bool):
            raise self.fault(f"{key!r} must be true or false, not {value!r}")
        return value

    def items(self, key: str) -> list[object]:
        """A list; empty if the key is missing."""
        if key not in self.values:
            return []
        value = self.take(key)
        if not isinstance(value, list):
            raise self.fault(f"{key!r} must be a list, not {value!r}")
        return value

    def numbers(self, key: str) -> tuple[int, ...]:
        """A list of ints."""
        found: list[int] = []
        for value in self.items(key):
            if isinstance(value, bool) or not isinstance(value, int):
                raise self.fault(f"{key!r} must hold whole numbers, not {value!r}")
            found.append(value)
        return tuple(found)

    def texts(self, key: str) -> tuple[str, ...]:
        """A list of strings."""
        found: list[str] = []
        for value in self.items(key):
            if not isinstance(value, str):
                raise self.fault(f"{key!r} must hold texts, not {value!r}")
            found.append(value)
        return tuple(found)

    def index(self, word: str, names: tuple[str, ...]) -> int:
        """The number of a word of the vocabulary."""
        if word not in names:
            raise self.fault(f"unknown word {word!r}; known are {', '.join(n for n in names if n)}")
        return names.index(word)

    def word(self, key: str, names: tuple[str, ...], default: int | None = None) -> int:
        """The number of the word that stands under the key."""
        if default is not None and key not in self.values:
            return default
        return self.index(self.text(key), names)

    def words(self, key: str, names: tuple[str, ...]) -> tuple[int, ...]:
        """The numbers of the words in a list."""
        return tuple(self.index(word, names) for word in self.texts(key))

    def inner(self, key: str) -> Self:
        """A table inside this one; empty if the key is missing."""
        return self.as_entry(key, self.take(key) if key in self.values else {})

    def inners(self, key: str) -> list[Self]:
        """A list of tables inside this one."""
        return [self.as_entry(f"{key}[{i}]", value) for i, value in enumerate(self.items(key))]

    def as_entry(self, label: str, value: object) -> Self:
        """A value that must be a table."""
        if not isinstance(value, dict):
            raise self.fault(f"{label!r} must be a table, not {value!r}")
        return type(self)(self.file, f"{self.label}.{label}", value)

    def ignore(self, *keys: str) -> None:
        """Keys that are for readers of the file only."""
        self.unread.difference_update(keys)

    def close(self) -> None:
        """Every key has been understood."""
        if self.unread:
            raise self.fault(f"unknown key {', '.join(sorted(self.unread))}")

    def all_numbers(self, known: tuple[str, ...]) -> dict[str, int]:
        """All keys of this table, which must be among the known ones and hold ints."""
        for key in self.values:
            self.index(key, known)
        return {key: self.number(key) for key in self.values}
