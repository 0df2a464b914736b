"""Switches off one function of the rules, for `tools/mutate.py` (pytest option `--disable module:Class.method`).

A function returns an empty value of its return type; a class has its own methods `check`, `do`, `act`
and `run` switched off. A faction's power falls back to what holds for most factions: whatever it overrides, methods and
values, is that of its base class again. The name is replaced in every module that has imported it.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any

EMPTY: dict[str, Any] = {
    "None": None,
    "bool": False,
    "int": 0,
    "float": 0.0,
    "str": "",
    "bytes": b"",
    "list": [],
    "dict": {},
    "tuple": (),
}
METHODS = ("check", "do", "act", "run")


def empty_value(game: str, annotation: str) -> Any:
    if "None" in annotation:
        return None
    head = annotation.split("[", maxsplit=1)[0]
    if annotation.startswith("tuple[int, int]"):
        return (0, 0)
    nothings = import_module(f"tests.{game}.case").CASE.empty_values
    if annotation in nothings:
        module, _, name = nothings[annotation].partition(".")
        return getattr(import_module(f"astrarium.games.{game}.{module}"), name)
    return EMPTY.get(head)


def switched_off(game: str, function: Callable[..., Any]) -> Callable[..., Any]:
    value = empty_value(game, str(inspect.signature(function).return_annotation))
    if str(inspect.signature(function).return_annotation) == "bool":
        # A predicate is turned round, since either answer may be the empty one.
        return lambda *args, **kwargs: not function(*args, **kwargs)
    return lambda *args, **kwargs: value


def disable(place: str) -> None:
    """Switch off `module:function`, `module:Class.method` or `module:Class`."""
    module_name, _, name = place.partition(":")
    module = import_module(module_name)
    game = module_name.split(".")[2]
    import_module(f"astrarium.games.{game}.flow")
    first, _, method = name.partition(".")
    target = getattr(module, first)
    if inspect.isclass(target) and target.__bases__[0].__name__ == "Abilities":
        for own in [method] if method else [name for name in vars(target) if not name.startswith("__")]:
            setattr(target, own, getattr(target.__bases__[0], own))
        return
    if inspect.isclass(target):
        own_methods = [m for m in METHODS if m in vars(target)] or [m for m in METHODS if hasattr(target, m)]
        for own in [method] if method else own_methods:
            setattr(target, own, switched_off(game, getattr(target, own)))
        return
    broken = switched_off(game, target)
    for other in list(sys.modules.values()):
        if getattr(other, "__dict__", {}).get(first) is target:
            setattr(other, first, broken)
