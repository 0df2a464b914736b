"""Everything that the server can say has a text in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import astrarium.server
from astrarium.server.words import FOLDERS, words
from astrarium.text.catalogue import LANGUAGES

SERVER = Path(astrarium.server.__file__).parent
CODE = re.compile(r"Problem\(\s*\d+,\s*\"([a-z-]+)\"")
MISSING = re.compile(r"not_found\(\"([a-z-]+)\"\)")
ID = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)


def codes() -> set[str]:
    sources = [path.read_text(encoding="utf-8") for path in SERVER.rglob("*.py")]
    found = {code for source in sources for code in CODE.findall(source)}
    return found | {f"no-{what}" for source in sources for what in MISSING.findall(source)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_has_a_text(language: str) -> None:
    only = words(language).bundles[0]
    assert len(codes()) > 40
    assert [code for code in sorted(codes()) if not only.has_message(f"problem-{code}")] == []


@pytest.mark.parametrize("folder", FOLDERS, ids=[folder.name for folder in FOLDERS])
def test_the_languages_have_the_same_messages(folder: Path) -> None:
    first, *others = [ID.findall((folder / f"{language}.ftl").read_text(encoding="utf-8")) for language in LANGUAGES]
    assert len(set(first)) == len(first)
    assert [sorted(ids) for ids in others] == [sorted(first)] * len(others)
