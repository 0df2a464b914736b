"""Do the rule tests notice partial breaks? Break one expression at a time of the functions that cite a rule.

A break is a number off by one, a comparison turned or a branch dropped, in code of a rule that a test marks. It is
noticed if a test that marks such a rule fails, or else any test of the game. Those that nobody notices are listed in
tests/survivors/<game>.txt, each with its reason; the list may only shrink. The run fails if a break that is not listed
survives, or if one that is listed does not.
"""

from __future__ import annotations

import argparse
import ast
import json
import sys
from hashlib import sha256
from typing import NamedTuple

from astrarium.text.coverage import cited_rules, coverage
from tests.partial_breaks import Break, breaks_in
from tools.forked_tests import ROOT, load, pass_with, side_by_side

# Cite rules to explain, check, read or estimate, and decide nothing.
TOLD = ("facts", "foreign", "free_moves", "intents", "invariants", "value", "view")
OWN, OTHERS, NOBODY = "own", "others", "nobody"  # whose tests notice a break: those of its rules, others, none
REASON = " -- "  # between a survivor and its reason
FIRST = "tests/kernel/test_verbs.py"  # loads pytest and the kernel, and no game


class Case(NamedTuple):
    """A break, the rules whose code it breaks, the function around it, and the broken line."""

    rules: list[str]
    place: Break
    function: str
    line: str

    @property
    def name(self) -> str:
        """The same in later versions as long as function and line stay as they are."""
        module, column = self.place.module.rpartition("games.")[2], self.place.column - indent(self.line)
        return f"{module}.{self.function} {self.place.kind} {column}: {self.line.strip()}"


def indent(line: str) -> int:
    return len(line) - len(line.lstrip())


def cases_of(game: str, rules: set[str]) -> list[Case]:
    """All breaks of the functions and methods whose docstrings cite one of the rules."""
    found: list[Case] = []
    folder = ROOT / "src" / "astrarium" / "games" / game
    for path in sorted(folder.rglob("*.py")):
        if path.relative_to(folder).parts[0].removesuffix(".py") in TOLD:
            continue
        module = ".".join(path.relative_to(ROOT / "src").with_suffix("").parts)
        found += cases_in(module, path.read_text(encoding="utf-8"), rules)
    return found


def cases_in(module: str, text: str, rules: set[str]) -> list[Case]:
    """The same for one module."""
    found: dict[Break, Case] = {}
    lines, nodes = text.splitlines(), list(ast.walk(ast.parse(text)))
    definitions = [node for node in nodes if isinstance(node, ast.FunctionDef | ast.ClassDef)]
    for node in definitions:
        cited = [rule for rule in cited_rules(ast.get_docstring(node) or "") if rule in rules]
        for at in breaks_in(module, node) if cited else ():
            around = [each.name for each in definitions if each.lineno <= at.line <= (each.end_lineno or 0)]
            found.setdefault(at, Case([], at, ".".join(around), lines[at.line - 1])).rules.extend(cited)
    return list(found.values())


def chosen_cases(cases: list[Case], beginnings: list[str], count: int) -> list[Case]:
    """Those whose names begin so, or all; of them so many by the hash of their names, or all."""
    within = [case for case in cases if not beginnings or case.name.startswith(tuple(beginnings))]
    return sorted(within, key=lambda case: sha256(case.name.encode()).hexdigest())[: count or None]


def listed_survivors(game: str) -> dict[str, str]:
    """The reason of each break that no test need notice."""
    file = ROOT / "tests" / "survivors" / f"{game}.txt"
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return {name: reason for name, _, reason in [line.partition(REASON) for line in lines]}


def is_unnoticed(place: Break, tests: list[str]) -> bool:
    return pass_with(("--break", str(place)), tests)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--only", nargs="*", default=[], help="beginnings of names, for example gaia.mine; all if none")
    parser.add_argument("--sample", type=int, default=0, help="so many in all, always the same; all if 0")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--jobs", type=int, default=2)
    chosen = parser.parse_args()
    marks = coverage(chosen.game, ROOT / "tests" / chosen.game).tests
    cases = chosen_cases(cases_of(chosen.game, set(marks)), chosen.only, chosen.sample)

    def verdict(case: Case) -> str:
        if not is_unnoticed(case.place, sorted({test for rule in case.rules for test in marks[rule]})):
            return OWN
        return NOBODY if is_unnoticed(case.place, [f"tests/{chosen.game}"]) else OTHERS

    load(FIRST)
    verdicts = side_by_side(verdict, cases, chosen.jobs)
    counts = {word: verdicts.count(word) for word in (OWN, OTHERS, NOBODY)}
    survivors = {case.name for case, word in zip(cases, verdicts, strict=True) if word == NOBODY}
    listed = listed_survivors(chosen.game).keys()
    faults = [f"unlisted: {name}" for name in sorted(survivors - listed)]
    faults += [f"listed but noticed: {name}" for name in sorted(({case.name for case in cases} - survivors) & listed)]
    if chosen.json:
        print(json.dumps({"tried": len(cases), **counts, "faults": faults}))
    else:
        noticed = ", ".join([f"{word} {count}" for word, count in counts.items()])
        summary = f"{len(cases)} breaks, noticed by the tests of {noticed}"
        print("\n".join([*faults, summary]))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
