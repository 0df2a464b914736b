"""Are the marks honest? Break each rule and see whether the tests that claim to cover it fail.

A rule that a check names is ignored; a function whose docstring cites a rule is switched off. A mark is honest if one
of these makes one of its tests fail. Lists the dishonest marks and exits with 1 if there are any.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from astrarium.text.catalogue import catalogue
from astrarium.text.coverage import cited_rules, coverage

ROOT = Path(__file__).parent.parent
TIMEOUT = 120  # seconds; the tests of one rule usually take one or two, all rule tests of a game ten
UNIMPORTED = "found no collectors"  # what pytest says of a test whose module cannot be imported


@dataclass(frozen=True)
class Mutation:
    """One way of breaking a rule, as pytest options."""

    name: str
    options: tuple[str, ...]


def refused_ids(sources: list[Path]) -> set[str]:
    """Rule ids that appear as strings in code, not in docstrings: those that checks name."""
    found: set[str] = set()
    for path in sources:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        docs = {id(node.body[0].value) for node in ast.walk(tree) if has_docstring(node)}  # type: ignore[attr-defined]
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
                found.add(node.value)
    return found


def has_docstring(node: ast.AST) -> bool:
    if not isinstance(node, ast.FunctionDef | ast.ClassDef | ast.Module) or not node.body:
        return False
    first = node.body[0]
    return isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant) and isinstance(first.value.value, str)


def citing_functions(sources: list[Path]) -> dict[str, list[str]]:
    """For each rule the functions and classes whose docstrings cite it, as module:qualified.name."""
    found: dict[str, list[str]] = {}
    for path in sources:
        module = ".".join(path.relative_to(ROOT / "src").with_suffix("").parts)
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in tree.body:
            cite(found, module, "", node)
    return found


def cite(found: dict[str, list[str]], module: str, outer: str, node: ast.stmt) -> None:
    if not isinstance(node, ast.FunctionDef | ast.ClassDef):
        return
    name = f"{outer}{node.name}"
    for rule in cited_rules(ast.get_docstring(node) or ""):
        found.setdefault(rule, []).append(f"{module}:{name}")
    if isinstance(node, ast.ClassDef):
        for inner in node.body:
            cite(found, module, f"{name}.", inner)


def survives(tests: list[str], mutation: Mutation) -> bool:
    """Whether all tests still pass although the rule is broken; no end and no import count as failures."""
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist"]
    try:
        run = subprocess.run(
            [*command, *mutation.options, *tests],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=False,
            env=dict(os.environ),
            timeout=TIMEOUT,
        )
    except subprocess.TimeoutExpired:
        return False
    if run.returncode not in (0, 1, 2) and UNIMPORTED not in run.stdout + run.stderr:
        raise RuntimeError(run.stdout + run.stderr)
    return run.returncode == 0


def judge(rule: str, tests: list[str], mutations: list[Mutation]) -> str:
    """Judge a mark: honest, dishonest, or nothing to break."""
    if not mutations:
        return "nothing to break"
    return "dishonest" if all(survives(tests, mutation) for mutation in mutations) else "honest"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--only", nargs="*", default=[], help="rule ids; all if none are given")
    parser.add_argument("--sample", type=int, default=0, help="so many rules, chosen by the commit")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--jobs", type=int, default=2)
    chosen = parser.parse_args()
    sources = sorted((ROOT / "src/astrarium/games" / chosen.game).rglob("*.py"))
    refused, citing = refused_ids(sources), citing_functions(sources)
    kinds = {rule.id: rule.kind for rule in catalogue(chosen.game).values()}
    marks = coverage(chosen.game, ROOT / "tests" / chosen.game).tests
    rules = [rule for rule in marks if kinds[rule] in ("refusal", "effect", "setup")]
    if chosen.only:
        rules = [rule for rule in rules if rule in chosen.only]
    if chosen.sample:
        rules = sample(rules, chosen.sample)

    def verdict(rule: str) -> tuple[str, str]:
        mutations = [Mutation("ignored", ("--ignore-rule", rule))] if rule in refused else []
        mutations += [Mutation(place, ("--disable", place)) for place in citing.get(rule, [])]
        return rule, judge(rule, marks[rule], mutations)

    with ThreadPoolExecutor(chosen.jobs) as pool:
        verdicts = dict(pool.map(verdict, rules))
    bad = {rule: word for rule, word in verdicts.items() if word != "honest"}
    if chosen.json:
        print(json.dumps({"checked": len(rules), "bad": bad}))
    else:
        for rule, word in bad.items():
            print(f"{rule}: {word} ({', '.join(marks[rule])})")
        print(f"{len(rules) - len(bad)} of {len(rules)} marks are honest")
    return 1 if bad else 0


def sample(rules: list[str], count: int) -> list[str]:
    """Rules chosen by the hash of the commit, so that every commit tests others."""
    head = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=False).stdout
    return sorted(rules, key=lambda rule: sha256((head + rule).encode()).hexdigest())[:count]


if __name__ == "__main__":
    sys.exit(main())
