"""The effects of a game's components, and which of them are applied in a game.

`tests/<game>/effects.py` lists them (`effects`) and observes them (`watch`). `watch` replaces Python functions, so it
sees nothing in the compiled form, which plays the same games.
"""

import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import astrarium

Report = Callable[[str], None]
Patch = Callable[[object, str, object], None]


def is_plain(game: str) -> bool:
    """Whether the game is not compiled."""
    module = sys.modules[type(astrarium.rules_of(game)).__module__]
    return str(module.__file__).endswith(".py")


def effects_module(game: str) -> Any:
    """`tests.<game>.effects`, if the game has it."""
    name = f"tests.{game}.effects"
    return import_module(name) if find_spec(name) else None


def effects_of(game: str) -> set[str]:
    return set(effects_module(game).effects()) if effects_module(game) else set()


def watch_effects(game: str, seen: Report, put: Patch) -> None:
    """Report every effect that is applied; `put` sets an attribute and undoes it afterwards."""
    if effects_module(game):
        effects_module(game).watch(seen, put)


def reporting(seen: Report, names: Callable[..., list[str]], function: Callable[..., Any]) -> Callable[..., Any]:
    def reported(*args: Any, **more: Any) -> Any:
        for name in names(*args):
            seen(name)
        return function(*args, **more)

    return reported


def replace_everywhere(old: object, new: object, put: Patch) -> None:
    """Replace a function in every module of a game that has imported it."""
    for module_name, module in list(sys.modules.items()):
        if module_name.startswith("astrarium.games."):
            for name in [name for name, value in vars(module).items() if value is old]:
                put(module, name, new)
