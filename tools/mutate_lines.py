"""Do the rule tests notice partial breaks? Break one expression at a time of the functions that cite a rule.

For each rule that a test marks: a number off by one, a comparison turned or a branch dropped, chosen by the hash of its
place. A break is noticed if a test that marks the rule fails, or else any rule test of the game. Those that nobody
notices must be listed in tests/survivors/<game>.txt, or the run fails. The list may only shrink.
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

TOLD = ("facts", "intents.py", "value.py", "view.py")  # cite rules to explain or estimate them, and decide nothing
OWN, OTHER, NOBODY = "by its own tests", "by other rule tests", "by nobody"
FIRST = "tests/kernel/test_verbs.py"  # loads pytest and the kernel, and no game


class Case(NamedTuple):
    """A break, the rule whose code it breaks, and the source of the broken line."""

    rule: str
    place: Break
    source: str

    @property
    def name(self) -> str:
        """The same in later versions as long as function and line stay as they are."""
        return f"{self.rule} {self.place.module.rpartition('games.')[2]} {self.place.kind}: {self.source}"


def cases_of(game: str, rules: set[str]) -> list[Case]:
    """All breaks of the functions and methods whose docstrings cite one of the rules."""
    found: list[Case] = []
    folder = ROOT / "src" / "astrarium" / "games" / game
    for path in sorted(folder.rglob("*.py")):
        if path.relative_to(folder).parts[0] in TOLD:
            continue
        text = path.read_text(encoding="utf-8")
        lines, module = text.splitlines(), ".".join(path.relative_to(ROOT / "src").with_suffix("").parts)
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                cited = [rule for rule in cited_rules(ast.get_docstring(node) or "") if rule in rules]
                places = list(breaks_in(module, node)) if cited else []
                found += [Case(rule, at, lines[at.line - 1].strip()) for rule in cited for at in places]
    return found


def sample(cases: list[Case], each: int, count: int) -> list[Case]:
    """So many of each rule and so many in all, by the hash of their names."""
    ordered = sorted(cases, key=lambda case: sha256(f"{case.rule} {case.place}".encode()).hexdigest())
    by_rule: dict[str, list[Case]] = {}
    for case in ordered:
        by_rule.setdefault(case.rule, []).append(case)
    chosen = [case for case in ordered if case in by_rule[case.rule][:each]]
    return chosen[:count] if count else chosen


def is_unnoticed(place: Break, tests: list[str]) -> bool:
    return pass_with(("--break", str(place)), tests)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--each", type=int, default=2, help="breaks of each rule")
    parser.add_argument("--sample", type=int, default=0, help="so many in all, always the same; all if 0")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--jobs", type=int, default=2)
    chosen = parser.parse_args()
    marks = coverage(chosen.game, ROOT / "tests" / chosen.game).tests
    cases = sample(cases_of(chosen.game, set(marks)), chosen.each, chosen.sample)

    def verdict(case: Case) -> str:
        if not is_unnoticed(case.place, marks[case.rule]):
            return OWN
        return NOBODY if is_unnoticed(case.place, [f"tests/{chosen.game}/rules"]) else OTHER

    load(FIRST)
    verdicts = side_by_side(verdict, cases, chosen.jobs)
    counts = {word: verdicts.count(word) for word in (OWN, OTHER, NOBODY)}
    unnoticed = sorted({case.name for case, word in zip(cases, verdicts, strict=True) if word == NOBODY})
    file = ROOT / "tests" / "survivors" / f"{chosen.game}.txt"
    listed = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    new = [name for name in unnoticed if name not in listed]
    if chosen.json:
        print(json.dumps({"tried": len(cases), **counts, "unlisted": new}))
    else:
        print(
            "\n".join(
                [*new, f"{len(cases)} breaks: " + ", ".join([f"{n} noticed {word}" for word, n in counts.items()])]
            )
        )
    return 1 if new else 0


if __name__ == "__main__":
    sys.exit(main())
