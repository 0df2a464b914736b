"""The rule catalogue of a game: every rule with its id, kind and text, in every language."""

from __future__ import annotations

import re
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Final

from astrarium.kernel.registry import package_of

# Texts are found by these names: <language>.ftl beside each en.ftl, rules.<language>.md. tests/text/test_languages.py
# names the files that a new one needs.
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
    """Where a game's catalogue and texts are; its rules are not loaded."""
    (folder,) = import_module(package_of(game)).__path__
    return Path(folder)


def card_of(game: str, language: str) -> str:
    """The lobby's texts about a game, as Fluent: its name, `.about`, `.first`, `.length`; empty if it has no card."""
    file = folder_of(game) / "card" / f"{language}.ftl"
    return file.read_text(encoding="utf-8") if file.exists() else ""


def catalogue(game: str, language: str = "en") -> dict[str, Rule]:
    """All rules of a game in one language, in the order of the catalogue."""
    name = "rules.md" if language == "en" else f"rules.{language}.md"
    return parse((folder_of(game) / name).read_text(encoding="utf-8"))


def parse(text: str) -> dict[str, Rule]:
    """Parse the Markdown of a catalogue; a malformed or repeated entry is an error."""
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
