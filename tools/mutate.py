"""Are the marks honest? Break each rule and see whether the tests that claim to cover it fail.

A rule that a check names is ignored; a function whose docstring cites a rule is switched off. A mark is honest if one
of these makes one of its tests fail. Lists the dishonest marks and exits with 1 if there are any. With --examples the
tests are those of the worked examples that show the rule, instead of those marked with it.

Which marks were found honest stands in tests/honest_marks/<game>.txt, each with a hash of its code and tests. With
--changed only those are tried whose hash is another now; with --keep the file is written.
"""

from __future__ import annotations

import argparse
import json
import sys
from hashlib import sha256
from pathlib import Path

from astrarium.text.catalogue import catalogue
from astrarium.text.coverage import coverage
from tests.examples import example_tests_by_rule
from tools.forked_tests import ROOT, load, pass_with, side_by_side
from tools.rule_code import RuleCode, fingerprint, rule_code

BROKEN_KINDS = ("refusal", "effect", "setup")  # kinds of rules that can be broken


def judge(rule: str, code: RuleCode | None, tests: list[str]) -> str:
    """Judge a mark: honest, dishonest, or nothing to break."""
    breaks = [("--ignore-rule", rule)] if code and code.is_refused else []
    breaks += [("--disable", place) for place in (code.citing if code else ())]
    if not breaks:
        return "nothing to break"
    return "dishonest" if all(pass_with(options, tests) for options in breaks) else "honest"


def marked(game: str) -> dict[str, list[str]]:
    """The tests that are marked with each rule."""
    return coverage(game, ROOT / "tests" / game).tests


def honest_file(game: str) -> Path:
    return ROOT / "tests" / "honest_marks" / f"{game}.txt"


def kept_hashes(game: str) -> dict[str, str]:
    """The hash with which each mark was found honest."""
    file = honest_file(game)
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return {rule: digest for rule, _, digest in [line.partition(" ") for line in lines]}


def keep_hashes(game: str, hashes: dict[str, str]) -> None:
    file = honest_file(game)
    file.parent.mkdir(exist_ok=True)
    file.write_text("".join([f"{rule} {hashes[rule]}\n" for rule in sorted(hashes)]), encoding="utf-8")


def sample(rules: list[str], count: int) -> list[str]:
    """So many rules, always the same."""
    return sorted(rules, key=lambda rule: sha256(rule.encode()).hexdigest())[:count]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--only", nargs="*", default=[], help="rule ids; all if none are given")
    parser.add_argument("--examples", action="store_true", help="by the tests of worked examples")
    parser.add_argument("--changed", action="store_true", help="marks whose code or tests have changed")
    parser.add_argument("--sample", type=int, default=0, help="so many rules, always the same")
    parser.add_argument("--keep", action="store_true", help="write down which marks are honest")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--jobs", type=int, default=2)
    chosen = parser.parse_args()
    kinds = {rule.id: rule.kind for rule in catalogue(chosen.game).values()}
    marks = example_tests_by_rule(chosen.game) if chosen.examples else marked(chosen.game)
    code, rules = rule_code(chosen.game), [rule for rule in marks if kinds[rule] in BROKEN_KINDS]
    hashes = {rule: fingerprint(code.get(rule), marks[rule]) for rule in rules}
    kept = {rule: digest for rule, digest in kept_hashes(chosen.game).items() if hashes.get(rule) == digest}
    wanted = set(chosen.only or rules)
    if chosen.changed or chosen.sample:
        wanted = set(sample(rules, chosen.sample)) | {rule for rule in rules if chosen.changed and rule not in kept}
    tried = [rule for rule in rules if rule in wanted]
    load(f"tests/{chosen.game}")
    verdicts = side_by_side(lambda rule: judge(rule, code.get(rule), marks[rule]), tried, chosen.jobs)
    bad = {rule: word for rule, word in zip(tried, verdicts, strict=True) if word != "honest"}
    if chosen.keep and not chosen.examples:
        keep_hashes(chosen.game, {**kept, **{rule: hashes[rule] for rule in tried if rule not in bad}})
    if chosen.json:
        faults = [f"{rule}: {word}" for rule, word in bad.items()]
        print(json.dumps({"tried": len(tried), "honest": len(tried) - len(bad), "faults": faults}))
    else:
        print("\n".join([f"{rule}: {word} ({', '.join(marks[rule])})" for rule, word in bad.items()]))
        print(f"{len(tried) - len(bad)} of {len(tried)} marks are honest")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
