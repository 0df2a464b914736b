"""Where the code of a game names its rules: in checks, as strings, and in docstrings, as citations."""

from __future__ import annotations

import ast
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from astrarium.text.coverage import cited_rules

ROOT = Path(__file__).resolve().parent.parent
FUNCTIONS = ast.FunctionDef | ast.ClassDef


class RuleCode(NamedTuple):
    """The code of one rule: is it named by a check, which functions cite it, and the text of all of them."""

    is_refused: bool
    citing: tuple[str, ...]  # module:qualified.name
    sources: tuple[str, ...]


def rule_code(game: str) -> dict[str, RuleCode]:
    """The code of every rule that a module of the game names."""
    found: dict[str, RuleCode] = {}
    for path in sorted((ROOT / "src" / "astrarium" / "games" / game).rglob("*.py")):
        module = ".".join(path.relative_to(ROOT / "src").with_suffix("").parts)
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            add(found, module, "", node)
    return found


def add(found: dict[str, RuleCode], module: str, outer: str, node: ast.stmt) -> None:
    """Add what a statement says of rules, and inside a class what each method says."""
    source = ast.unparse(node)
    if isinstance(node, FUNCTIONS):
        place = f"{module}:{outer}{node.name}"
        for rule in cited_rules(ast.get_docstring(node) or ""):
            found[rule] = joined(found.get(rule), RuleCode(False, (place,), (source,)))
    if isinstance(node, ast.ClassDef):
        for inner in node.body:
            add(found, module, f"{outer}{node.name}.", inner)
        return
    for rule in strings_in(node):
        found[rule] = joined(found.get(rule), RuleCode(True, (), (source,)))


def strings_in(node: ast.stmt) -> set[str]:
    """The strings of a statement that are no docstrings."""
    docs = {id(inner.body[0].value) for inner in ast.walk(node) if has_docstring(inner)}  # type: ignore[attr-defined]  # has_docstring says so
    return {
        inner.value
        for inner in ast.walk(node)
        if isinstance(inner, ast.Constant) and isinstance(inner.value, str) and id(inner) not in docs
    }


def has_docstring(node: ast.AST) -> bool:
    return isinstance(node, FUNCTIONS) and ast.get_docstring(node, clean=False) is not None


def joined(one: RuleCode | None, other: RuleCode) -> RuleCode:
    if one is None:
        return other
    return RuleCode(one.is_refused or other.is_refused, one.citing + other.citing, one.sources + other.sources)


def fingerprint(code: RuleCode | None, tests: list[str]) -> str:
    """A hash of the code of a rule and of the tests that are marked with it."""
    digest = sha256()
    for source in (*(code.sources if code else ()), *[test_source(test) for test in tests]):
        digest.update(source.encode() + b"\0")
    return digest.hexdigest()[:16]


def test_source(test: str) -> str:
    """The source of a test by its pytest name."""
    path, _, name = test.partition("::")
    tree = ast.parse(Path(path).read_text(encoding="utf-8"))
    return next(ast.unparse(node) for node in ast.walk(tree) if isinstance(node, FUNCTIONS) and node.name == name)
