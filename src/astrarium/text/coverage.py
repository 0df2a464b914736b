"""Which rules have a test: the ids in `@rule(...)` marks against the catalogue of a game."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from .catalogue import catalogue

# GP-FED-7, GP-FED-7..11, GP-FED-7, 9 (the prefix is said once).
CITATION: Final = re.compile(r"\b([A-Z]{2,}(?:-[A-Z][A-Z0-9]*)*)-(\d+)((?:\.\.\d+|, \d+(?!\w))*)")


@dataclass
class Coverage:
    """The rules of a game and the tests that cover them."""

    rules: list[str]
    tests: dict[str, list[str]] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)
    unknown: list[str] = field(default_factory=list)

    @property
    def tested(self) -> list[str]:
        return [rule for rule in self.rules if rule in self.tests]

    @property
    def missing(self) -> list[str]:
        return [rule for rule in self.rules if rule not in self.tests and rule not in self.notes]


def cited_rules(text: str) -> list[str]:
    """The rule ids that a text cites, with ranges expanded."""
    found: list[str] = []
    for prefix, first, more in CITATION.findall(text):
        last = int(first)
        found.append(f"{prefix}-{last}")
        for dots, number in re.findall(r"(\.\.|, )(\d+)", more):
            numbers = range(last + 1, int(number) + 1) if dots == ".." else [int(number)]
            found += [f"{prefix}-{n}" for n in numbers]
            last = int(number)
    return found


def marked_tests(folder: Path, mark: str = "rule") -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every test below a folder that has a mark such as `@rule(...)`, by its pytest name, with the ids."""
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and (ids := marked_ids(node, mark)):
                yield f"{path}::{node.name}", ids


def marked_ids(node: ast.FunctionDef, name: str) -> tuple[str, ...]:
    for mark in node.decorator_list:
        if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == name:
            return tuple(str(argument.value) for argument in mark.args if isinstance(argument, ast.Constant))
    return ()


def coverage(game: str, tests: Path) -> Coverage:
    """Compare the catalogue of a game with the marks of its tests."""
    rules = catalogue(game)
    found = Coverage(list(rules), notes=[rule.id for rule in rules.values() if rule.kind == "note"])
    for test, ids in marked_tests(tests):
        for rule in ids:
            if rule in rules:
                found.tests.setdefault(rule, []).append(test)
            else:
                found.unknown.append(f"{rule} in {test}")
    return found
