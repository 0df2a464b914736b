"""The worked examples of a game: `tests/<game>/examples.txt`, a line each with its id and the rules that it shows.

Every example is a test, or several, marked with `@example(...)`.
"""

from __future__ import annotations

from pathlib import Path

from astrarium.text.coverage import marked_tests

TESTS = Path(__file__).resolve().parent


def examples_of(game: str) -> dict[str, tuple[str, ...]]:
    """The rules that each example shows."""
    lines = (TESTS / game / "examples.txt").read_text(encoding="utf-8").splitlines()
    return {example: tuple(rules) for example, *rules in [line.split() for line in lines]}


def example_tests(game: str) -> dict[str, list[str]]:
    """The tests of each example."""
    found: dict[str, list[str]] = {}
    for test, ids in marked_tests(TESTS / game, "example"):
        for example in ids:
            found.setdefault(example, []).append(test)
    return found


def example_tests_by_rule(game: str) -> dict[str, list[str]]:
    """For each rule the tests of all examples that show it."""
    tests, found = example_tests(game), dict[str, dict[str, None]]()
    for example, rules in examples_of(game).items():
        for rule in rules:
            found.setdefault(rule, {}).update(dict.fromkeys(tests[example]))
    return {rule: list(of_rule) for rule, of_rule in found.items()}
