"""What games show, as JSON schema: python -m tools.view_schemas [GAME ...]

A game declares its view in view_types.py, in printed.py what boards draw of its components, and in forecast_types.py
what players may expect, as TypedDicts; its events are declared in events.py. Their schema is
written to view_schema.json beside them; the server puts it into its description, from which the types of the client are
made. It is made from source, never at run time: compiled modules forget their annotations.
"""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Required,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from astrarium.kernel.events import RULE, Argument, Events
from astrarium.kernel.verbs import Domain
from tools.printed import laid_out, prefix_of

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "astrarium" / "games"
TOY = ROOT / "tests" / "toy"
Schema = dict[str, Any]
ROOTS = {
    "View": "view_types",
    "Printed": "printed",
    "Forecast": "forecast_types",
}  # what is declared, and in which module
EVENT = "Event"
SIMPLE = {int: "integer", str: "string", bool: "boolean", NoneType: "null"}


class Shapes:
    """The schemas of one game, each under the game's name and that of its class."""

    def __init__(self, prefix: str, modules: list[ModuleType]) -> None:
        self.prefix = prefix
        self.found: dict[str, Schema] = {}
        self.owners: dict[str, object] = {}
        named = [item for module in modules for item in vars(module).items()]
        self.words = {value: name for name, value in named if get_origin(value) is Literal}

    def of(self, hint: Any) -> Schema:
        """The schema of a type that a declaration may use."""
        origin, parts = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return {**self.of(parts[0]), "description": parts[1]}
        if origin in (Required, NotRequired):
            return self.of(parts[0])
        if hint in SIMPLE:
            return {"type": SIMPLE[hint]}
        if origin in (Union, UnionType):
            return {"anyOf": [self.of(part) for part in parts]}
        if origin is Literal:
            return self.of_words(hint)
        if origin in (list, tuple, dict):
            return self.of_many(origin, parts)
        if is_typeddict(hint):
            return self.of_class(hint)
        raise TypeError(f"{self.prefix}: a view cannot hold {hint!r}")

    def of_many(self, origin: type, parts: tuple[Any, ...]) -> Schema:
        if origin is dict:
            if parts[0] is not str:
                raise TypeError(f"{self.prefix}: the keys of JSON are words, not {parts[0]!r}")
            return {"type": "object", "additionalProperties": self.of(parts[1])}
        if origin is list or parts[1:] == (...,):
            return {"type": "array", "items": self.of(parts[0])}
        count = len(parts)
        return {"type": "array", "prefixItems": [*map(self.of, parts)], "minItems": count, "maxItems": count}

    def of_words(self, hint: Any) -> Schema:
        """The schema of a Literal, named if the module has a name for it."""
        schema = {"type": "string", "enum": list(get_args(hint))}
        return self.named(self.words[hint], hint, schema) if hint in self.words else schema

    def of_class(self, hint: Any) -> Schema:
        name = hint.__name__
        if self.owners.get(name) is hint:
            return self.reference(name)
        self.owners.setdefault(name, hint)  # known from now on: it may hold more of its kind
        hints = get_type_hints(hint, include_extras=True)
        schema = {
            "type": "object",
            "properties": {key: self.of(value) for key, value in hints.items()},
            "required": sorted(hint.__required_keys__),
            "additionalProperties": False,
        }
        told = hint.__doc__
        return self.named(name, hint, {"description": told, **schema} if told else schema)

    def named(self, name: str, owner: object, schema: Schema) -> Schema:
        if self.owners.setdefault(name, owner) != owner:
            raise TypeError(f"{self.prefix}: two declarations are called {name}")
        self.found[f"{self.prefix}{name}"] = schema
        return self.reference(name)

    def reference(self, name: str) -> Schema:
        return {"$ref": f"#/components/schemas/{self.prefix}{name}"}


def of_events(events: Events) -> Schema:
    """The schema of all kinds of event, each with its values, and the rule if a rule causes it by itself."""
    return {"anyOf": [of_event(kind.name, kind.arguments) for kind in events.by_name.values()]}


def of_event(name: str, arguments: dict[str, Argument]) -> Schema:
    values = {argument: of_argument(domain) for argument, domain in arguments.items()}
    return {
        "type": "object",
        "properties": {
            "kind": {"type": "string", "enum": [name]},
            "values": {
                "type": "object",
                "properties": {**values, RULE: {"type": "string"}},
                "required": sorted(values),
                "additionalProperties": False,
            },
        },
        "required": ["kind", "values"],
        "additionalProperties": False,
    }


def of_argument(argument: Argument) -> Schema:
    is_number = argument.numeric if isinstance(argument, Domain) else argument is int
    return {"type": "integer" if is_number else "string"}


def games() -> list[str]:
    return sorted(path.parent.name for path in GAMES.glob("*/view_types.py"))


def folder_of(game: str) -> Path:
    return TOY if game == "toy" else GAMES / game


def file_of(game: str) -> Path:
    return folder_of(game) / "view_schema.json"


def declared(game: str) -> dict[str, Any]:
    """The names of a game's declarations, and all their schemas."""
    package = "tests.toy" if game == "toy" else f"astrarium.games.{game}"
    modules = {
        root: import_module(f"{package}.{name}") for root, name in ROOTS.items() if find_spec(f"{package}.{name}")
    }
    shapes = Shapes(prefix_of(game), list(modules.values()))
    for root, module in modules.items():
        shapes.of(getattr(module, root))
    events: Events = import_module(f"{package}.events").EVENTS
    shapes.named(EVENT, events, of_events(events))
    return {
        "roots": {root: f"{shapes.prefix}{root}" for root in (*modules, EVENT)},
        "schemas": dict(sorted(shapes.found.items())),
    }


def text_of(game: str) -> str:
    """What the file must contain."""
    return laid_out(declared(game)) + "\n"


def write(chosen: list[str] | None = None) -> None:
    for game in chosen or [*games(), "toy"]:
        file_of(game).write_text(text_of(game), encoding="utf-8")


if __name__ == "__main__":
    write(sys.argv[1:])
