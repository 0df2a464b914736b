"""A refusal says what is lacking, and of what."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from astrarium.cli.reasons import numbers_of
from astrarium.cli.words import game_words
from astrarium.kernel.failures import Failure
from astrarium.kernel.registry import names
from astrarium.text.catalogue import LANGUAGES, folder_of

# Rules that ask for several things at once: the numbers do not tell of which there is too little.
SEVERAL = {"GP-ACT-1", "GP-BUILD-1", "GP-FREE-1", "GP-UPG-13"}


def calls(game: str, *names: str) -> Iterator[ast.Call]:
    for path in sorted(folder_of(game).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names:
                yield node


def rules_about_too_little(game: str) -> set[str]:
    rules = [node for call in calls(game, "fail_short", "unpaid") for node in ast.walk(call.args[1])]
    return {node.value for node in rules if isinstance(node, ast.Constant) and isinstance(node.value, str)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_too_little_of_one_thing_is_told_with_its_name(game: str, language: str) -> None:
    texts = game_words(game, language)
    wanted = rules_about_too_little(game) - SEVERAL
    assert wanted
    assert [rule for rule in sorted(wanted) if texts.find(f"{game}-short-{rule}", {"have": 0, "need": 1}) is None] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_every_number_of_a_refusal_has_a_name(game: str, language: str) -> None:
    texts = game_words(game, language)
    names = {str(word.arg) for call in calls(game, "fail") for word in call.keywords} | {"have", "need"}
    assert [name for name in sorted(names) if texts.find(f"number-{name}", {"value": 1}) is None] == []


@pytest.mark.parametrize(
    ("language", "rule", "numbers", "line"),
    [
        ("en", "GP-RES-1", {"have": 2, "need": 4}, "You have 2 knowledge, you need 4"),
        ("ru", "GP-RES-1", {"have": 2, "need": 4}, "У вас 2 знания, нужно 4"),
        ("uk", "GP-GPROJ-3", {"have": 5, "need": 6}, "У вас 5 фішок енергії, потрібно 6"),
        ("en", "GP-UPG-13", {"have": 2, "need": 3}, "you have 2, needed 3"),
        ("en", "GP-BUILD-3", {"hex": "hex:3A7"}, "place 3A7"),
        ("en", "GP-RES-1", {"level": 5}, "level 5"),
    ],
)
def test_numbers_are_said_in_words(language: str, rule: str, numbers: dict[str, int | str], line: str) -> None:
    assert numbers_of(game_words("gaia", language), "gaia", Failure(rule, numbers)) == line
