"""What people read exists in three languages, and for everything that is refused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer, ast, parse

import astrarium.server
from astrarium.server.words import words
from astrarium.text.catalogue import LANGUAGES

SERVER = Path(astrarium.server.__file__).parent
FOLDER = SERVER / "text" / "people"
OURS = [
    *sorted((SERVER / "people").rglob("*.py")),
    *[SERVER / "routes" / f"{name}.py" for name in ("me", "sign_in", "people", "admin", "tokens", "notifications")],
    *[SERVER / f"{name}.py" for name in ("security", "problem_replies")],
]
CODE = re.compile(r'Problem\(\s*\d+,\s*"([a-z-]+)"|not_found\("([a-z-]+)"\)')


def messages(language: str) -> dict[str, set[str]]:
    """Each message with the names of its variables."""
    body = parse((FOLDER / f"{language}.ftl").read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {
        entry.id.name: set(re.findall(r"\$(\w+)", FluentSerializer().serialize_entry(entry)))
        for entry in body
        if isinstance(entry, ast.Message)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_languages_have_the_same_messages_with_the_same_variables(language: str) -> None:
    assert list(messages(language)) == list(messages("en"))
    assert messages(language) == messages("en")


def codes() -> set[str]:
    found = [match for path in OURS for match in CODE.findall(path.read_text(encoding="utf-8"))]
    return {code or f"no-{what}" for code, what in found} | {"no-page", "bad-method"}


def test_every_refusal_has_a_text() -> None:
    assert len(codes()) > 25
    assert [code for code in codes() if words("en").find(f"problem-{code}", {}) is None] == []


def test_every_text_of_a_refusal_is_needed() -> None:
    said = {name.removeprefix("problem-") for name in messages("en") if name.startswith("problem-")}
    assert said - codes() == set()


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("en", ["wait 1 second.", "wait 2 seconds.", "wait 5 seconds.", "wait 21 seconds."]),
        ("ru", ["Подождите 1 секунду.", "Подождите 2 секунды.", "Подождите 5 секунд.", "Подождите 21 секунду."]),
        ("uk", ["Зачекайте 1 секунду.", "Зачекайте 2 секунди.", "Зачекайте 5 секунд.", "Зачекайте 21 секунду."]),
    ],
)
def test_numbers_are_said_properly(language: str, sentences: list[str]) -> None:
    for seconds, sentence in zip((1, 2, 5, 21), sentences, strict=True):
        assert words(language).format("problem-too-many", seconds=seconds).endswith(sentence)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "x  Ann (account, administrator, suspended)"),
        ("ru", "x  Ann (учётная запись, администратор, участие приостановлено)"),
        ("uk", "x  Ann (обліковий запис, адміністратор, участь призупинено)"),
    ],
)
def test_a_person_is_one_line(language: str, line: str) -> None:
    values = {"id": "x", "name": "Ann", "kind": "account", "role": "admin", "suspended": "yes"}
    assert words(language).format("admin-person", **values) == line
