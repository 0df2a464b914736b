"""Reads a table of a component file into the frozen dataclass that declares it (docs/decisions/0022).

A field is a key of the table, and its type says how the value is written:

- `int`, `bool`, `str`, `Literal[...]` (one of these words), another such class (a table), `tuple[X, ...]` (a list);
- `Annotated[int, Side]`: one of the words of the Literal `Side`, as its number;
- `Annotated[int, "faction"]`: the id of a component of that kind, as its number;
- `Annotated[tuple[X, ...], Keyed(names)]`: a table, as its values in the order of the names;
- `Annotated[X, function]`: the function converts it.

A key may be missing if its field has a default. `LAYOUT` lists keys that are only for drawing.
"""

import sys
from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from functools import lru_cache
from types import UnionType
from typing import Annotated, Any, Final, Literal, NamedTuple, TypeVar, cast, get_args, get_origin, get_type_hints

T = TypeVar("T")

KNOWN: Final = ("id", "name", "count", "record_id", "note", "reconstructed_fields")  # allowed in every table, as are:
KNOWN_BEGINNINGS: Final = ("name_", "source")
SCALARS: Final[dict[Any, str]] = {int: "a whole number", str: "a text", bool: "true or false"}


class Location:
    """A place in a file, for error messages, and the ids of the components that can be named there."""

    def __init__(self, file: str, label: str, ids: Callable[[str], tuple[str, ...]]) -> None:
        self.file = file
        self.label = label
        self.ids = ids

    def error(self, message: str) -> ValueError:
        return ValueError(f"{self.file}: {self.label}: {message}")

    def inside(self, key: str) -> "Location":
        return Location(self.file, f"{self.label}.{key}", self.ids)


class KeySpec(NamedTuple):
    """The type of the value of a key, and whether the key is required."""

    hint: Any
    is_required: bool = True


class Keyed:
    """A table that is read as its values in the order of these keys; a missing key has the default, if there is one."""

    def __init__(self, names: tuple[str, ...], default: object = MISSING) -> None:
        self.names = names
        self.default = default


def read(at: Location, declared: Callable[..., T], value: object) -> T:
    """Read a table as an object of the class that declares it."""
    keys, layout = declaration(declared)
    values = read_keys(at, keys, value, layout)
    try:
        return declared(**values)
    except ValueError as error:
        raise at.error(str(error)) from None


def read_keys(at: Location, keys: Mapping[str, KeySpec], value: object, layout: tuple[str, ...] = ()) -> dict[str, Any]:
    """Read the values of a table; an unknown key is an error."""
    table = as_table(at, value)
    for key in table:
        if key not in keys and key not in layout and key not in KNOWN and not key.startswith(KNOWN_BEGINNINGS):
            raise at.error(f"unknown key {key}" + (f"; known are {', '.join(keys)}" if keys else ""))
    for key, (_, is_required) in keys.items():
        if is_required and key not in table:
            raise at.error(f"{key!r} is missing")
    convert(at, "count", int, table.get("count", 0))
    return {key: convert(at, key, hint, table[key]) for key, (hint, _) in keys.items() if key in table}


def as_table(at: Location, value: object) -> dict[str, object]:
    if not isinstance(value, dict):
        raise at.error(f"must be a table, not {value!r}")
    return value


@lru_cache
def declaration(declared: Any) -> tuple[dict[str, KeySpec], tuple[str, ...]]:
    """The fields of a class with their types, and `LAYOUT`; compiled, the module has them (tools/mypyc_source.py)."""
    module = vars(sys.modules[declared.__module__])
    known: Any = declared
    layout: tuple[str, ...] = getattr(declared, "LAYOUT", ())
    if "HINTS" in module:
        known = type("Hints", (), {"__annotations__": module["HINTS"][declared.__name__]})
        layout = module["LAYOUT"].get(declared.__name__, ())
    hints = get_type_hints(known, module, include_extras=True)
    return {field.name: KeySpec(hints[field.name], field.default is MISSING) for field in fields(declared)}, layout


def convert(at: Location, key: str, hint: Any, value: object) -> object:
    """Convert a value as its type says (see above)."""
    form, parts = get_origin(hint), get_args(hint)
    if form is Annotated:
        return convert_marked(at, key, parts[0], parts[1], value)
    if form is UnionType:
        return convert(at, key, parts[0], value)
    if form is Literal:
        word_number(at, value, parts)
        return value
    if form is tuple:
        return convert_list(at, key, parts, value)
    if is_dataclass(hint):
        return read(at.inside(key), cast(type[object], hint), value)
    if type(value) is not hint:
        raise at.error(f"{key!r} must be {SCALARS[hint]}, not {value!r}")
    return value


def convert_marked(at: Location, key: str, hint: Any, mark: Any, value: object) -> object:
    """Convert a value as the mark of its `Annotated` type says."""
    if isinstance(mark, str):
        return word_number(at, value, at.ids(mark))
    if isinstance(mark, Keyed):
        return read_keyed(at.inside(key), mark, get_args(hint)[0], value)
    return word_number(at, value, get_args(mark)) if get_origin(mark) is Literal else mark(at.inside(key), value)


def read_keyed(at: Location, keyed: Keyed, item: Any, value: object) -> tuple[Any, ...]:
    """A table as its values in the order of the keys."""
    found = read_keys(at, dict.fromkeys(keyed.names, KeySpec(item, keyed.default is MISSING)), value)
    return tuple([found.get(name, keyed.default) for name in keyed.names])


def convert_list(at: Location, key: str, parts: tuple[Any, ...], value: object) -> tuple[object, ...]:
    """Convert a list, of any length or with a type for each item."""
    if not isinstance(value, list):
        raise at.error(f"{key!r} must be a list, not {value!r}")
    hints = parts[:1] * len(value) if parts[-1] is ... else parts
    if len(value) != len(hints):
        raise at.error(f"{key!r} must have {len(hints)} values, not {len(value)}")
    return tuple([convert(at, f"{key}[{i}]", hints[i], item) for i, item in enumerate(value)])


def word_number(at: Location, value: object, known: tuple[str, ...]) -> int:
    """The index of a word in the vocabulary."""
    if value not in known:
        raise at.error(f"unknown word {value!r}; known are {', '.join(filter(None, known))}")
    return known.index(str(value))
