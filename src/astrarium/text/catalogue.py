"""The rule catalogue of a game: every rule with its id, kind and text, in three languages."""

from __future__ import annotations

import re
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Final

from astrarium.kernel.errors import UnknownGame
from astrarium.kernel.registry import rules_of

LANGUAGES: Final = ("en", "ru", "uk")
KINDS: Final = ("refusal", "effect", "setup", "count", "note")
HEADING: Final = re.compile(r"## (\S+)(?: — (.+))?")
ENTRY: Final = re.compile(r"- \*\*([A-Z0-9-]+)\*\* `(\w+)` (.+)")
SOURCE: Final = re.compile(r"(.+?) \[([^\]]+)\]$")


@dataclass(frozen=True)
class Rule:
    """One entry of a catalogue."""

    id: str
    kind: str
    text: str
    source: str
    section: str


def folder_of(game: str) -> Path:
    """Where a game's catalogue and texts are."""
    module = import_module(type(rules_of(game)).__module__)
    if module.__file__ is None:
        raise UnknownGame(f"{game} has no folder")
    return Path(module.__file__).parent


def catalogue(game: str, language: str = "en") -> dict[str, Rule]:
    """All rules of a game in one language, in the order of the catalogue."""
    name = "rules.md" if language == "en" else f"rules.{language}.md"
    return parse((folder_of(game) / name).read_text(encoding="utf-8"))


def parse(text: str) -> dict[str, Rule]:
    """A catalogue from its Markdown; a malformed or repeated entry is an error."""
    found: dict[str, Rule] = {}
    section = ""
    for line in text.splitlines():
        if heading := HEADING.fullmatch(line):
            section = heading[2] or heading[1]
        elif line.startswith("- **"):
            entry = ENTRY.fullmatch(line)
            if entry is None or entry[2] not in KINDS or entry[1] in found:
                raise ValueError(f"no proper rule: {line}")
            sourced = SOURCE.fullmatch(entry[3])
            words, source = (sourced[1], sourced[2]) if sourced else (entry[3], "")
            found[entry[1]] = Rule(entry[1], entry[2], words, source, section)
    return found
