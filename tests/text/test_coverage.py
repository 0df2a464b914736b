"""Every rule of every catalogue has a test, and every worked example is one."""

from __future__ import annotations

from pathlib import Path

import pytest

from astrarium.kernel.registry import names
from astrarium.text.coverage import cited_rules, coverage
from tests.examples import example_tests, examples_of
from tests.text.untested import FOLDER, list_errors, list_errors_of

TESTS = Path(__file__).parent.parent
TESTED = "TOY-BID-1"


@pytest.mark.parametrize("game", names(unfinished=True))
def test_every_rule_is_tested_or_listed(game: str) -> None:
    assert list_errors_of(game) == []


def test_every_list_is_of_a_game() -> None:
    assert {file.stem for file in FOLDER.glob("*")} <= set(names(unfinished=True)) - set(names())


@pytest.fixture
def begun(tmp_path: Path) -> Path:
    """Tests of the toy, of which only one is there."""
    (tmp_path / "test_bids.py").write_text(f'@rule("{TESTED}")\ndef test_a_bid() -> None: ...\n', encoding="utf-8")
    return tmp_path


def test_what_is_neither_tested_nor_listed_is_a_fault(begun: Path) -> None:
    rest = coverage("toy", begun).missing
    assert len(rest) > 20
    assert list_errors("toy", begun, rest, [], is_complete=False) == []
    assert list_errors("toy", begun, rest[1:], [], is_complete=False) == [f"{rest[0]} has no test and is not listed"]


def test_what_is_tested_or_unknown_leaves_the_list(begun: Path) -> None:
    rest = coverage("toy", begun).missing
    assert list_errors("toy", begun, [*rest, TESTED], [], is_complete=False) == [f"{TESTED} is listed and has a test"]
    assert list_errors("toy", begun, [*rest, "TOY-X-1"], [], is_complete=False) == ["TOY-X-1 is listed and is no rule"]


def test_the_list_only_shrinks_and_is_gone_in_the_end(begun: Path) -> None:
    rest = coverage("toy", begun).missing
    assert list_errors("toy", begun, rest, [[*rest, TESTED], [*rest, TESTED]], is_complete=False) == []
    assert list_errors("toy", begun, rest, [rest[1:]], is_complete=False) == ["the list grew"]
    assert list_errors("toy", begun, rest, [rest, rest[1:], rest], is_complete=False) == ["the list grew"]
    assert list_errors("toy", begun, rest, [], is_complete=True) == ["a complete game has no list"]


@pytest.mark.parametrize("game", names())
def test_every_example_is_a_test_and_shows_known_rules(game: str) -> None:
    examples, rules = examples_of(game), coverage(game, TESTS / game).rules
    assert example_tests(game).keys() == examples.keys()
    assert [example for example, shown in examples.items() if not set(shown) <= set(rules)] == []


def test_citations_are_read_with_ranges_and_short_forms() -> None:
    assert cited_rules("so it is (GP-FED-7..9, GP-CHARGE-14, 16).") == [
        "GP-FED-7", "GP-FED-8", "GP-FED-9", "GP-CHARGE-14", "GP-CHARGE-16",
    ]  # fmt: skip
    assert cited_rules("GP-FAC-IVITS-2, AUT-3") == ["GP-FAC-IVITS-2", "AUT-3"]
