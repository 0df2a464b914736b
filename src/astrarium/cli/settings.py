"""Parses settings of a table: name=value."""

from __future__ import annotations

from collections.abc import Iterable

from astrarium.kernel.errors import BadSetting
from astrarium.kernel.position import SettingValue
from astrarium.kernel.registry import rules_of

TRUTH = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


def settings_of(game: str, typed: Iterable[str]) -> dict[str, SettingValue]:
    """The settings that a person typed, each in the type of its choices."""
    choices = {setting.name: setting.choices for setting in rules_of(game).settings}
    found: dict[str, SettingValue] = {}
    for text in typed:
        name, equals, word = text.partition("=")
        if not equals:
            raise BadSetting(f"{text!r}: write name=value")
        if name not in choices:
            raise BadSetting(f"{game} has no setting {name!r}; it has {', '.join(choices) or 'none'}")
        found[name] = value_of(word, choices[name])
    return found


def value_of(word: str, choices: tuple[SettingValue, ...]) -> SettingValue:
    """The choice that a word means; an unknown word is returned unchanged, and the rules refuse it."""
    for choice in choices:
        if isinstance(choice, bool):
            if TRUTH.get(word.lower()) is choice:
                return choice
        elif str(choice) == word:
            return choice
    return word


def seats_of(typed: str) -> list[str]:
    return [name.strip() for name in typed.split(",") if name.strip()]


def package_of(game: str) -> str:
    """The Python package of a game."""
    return type(rules_of(game)).__module__.rpartition(".")[0]
