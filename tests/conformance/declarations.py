"""What a game declares: verbs, kinds of event, rules that refuse, effects of its components."""

import ast
from collections.abc import Iterator

import astrarium
from astrarium.text.catalogue import catalogue, folder_of
from tests.conformance.effects import effects_of

CITES_ONLY = ("Setting", "Restriction", "RankingKey", "Fix")  # what cites a rule without refusing anything


def verbs(game: str) -> set[str]:
    return {verb.name for verb in astrarium.rules_of(game).verbs.list}


def events(game: str) -> set[str]:
    return set(astrarium.rules_of(game).events.by_name)


def refusals(game: str) -> set[str]:
    """The rules of the catalogue that checks name, or that values outside functions name."""
    named: set[str] = set()
    for path in folder_of(game).rglob("*.py"):
        if not path.name.startswith("test_"):
            named |= set(texts(ast.parse(path.read_text(encoding="utf-8"))))
    return named & set(catalogue(game))


def texts(node: ast.AST) -> Iterator[str]:
    """Strings in checks and outside functions; other functions name rules in events."""
    if isinstance(node, ast.FunctionDef) and not is_check(node):
        return
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CITES_ONLY:
        return
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    for child in ast.iter_child_nodes(node):
        yield from texts(child)


def is_check(node: ast.FunctionDef) -> bool:
    """Whether a function collects failures, or returns a rule."""
    collects = "failures" in [argument.arg for argument in node.args.args]
    return collects or (node.returns is not None and ast.unparse(node.returns) in ("str", "str | None"))


def declarations_of(game: str) -> dict[str, set[str]]:
    return {"verb": verbs(game), "event": events(game), "refusal": refusals(game), "effect": effects_of(game)}
