"""Every rule of every catalogue has a test, and every example of the dossiers is one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from astrarium.text.coverage import cited, coverage

TESTS = Path(__file__).parent.parent


@pytest.mark.parametrize("game", ["federation", "gaia"])
def test_every_rule_is_tested(game: str) -> None:
    found = coverage(game, TESTS / game)
    assert found.missing == []
    assert found.unknown == []


@pytest.mark.parametrize(
    ("game", "examples"), [("gaia", {"EX-": 40, "ED-": 115}), ("federation", {"EX-A": 15, "EX-B": 117})]
)
def test_every_example_is_a_test(game: str, examples: dict[str, int]) -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in (TESTS / game).rglob("test_*.py"))
    wanted = [f"{kind}{number}" for kind, count in examples.items() for number in range(1, count + 1)]
    assert [example for example in wanted if not re.search(rf"\b{example}\b", text)] == []


def test_citations_are_read_with_ranges_and_short_forms() -> None:
    assert cited("so it is (GP-FED-7..9, GP-CHARGE-14, 16).") == [
        "GP-FED-7", "GP-FED-8", "GP-FED-9", "GP-CHARGE-14", "GP-CHARGE-16",
    ]  # fmt: skip
    assert cited("GP-FAC-IVITS-2, AUT-3") == ["GP-FAC-IVITS-2", "AUT-3"]
