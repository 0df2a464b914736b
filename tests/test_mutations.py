"""The tools that break rules, lines and data break exactly what they say."""

from __future__ import annotations

import ast
import tomllib
from itertools import pairwise
from pathlib import Path

import pytest

from astrarium.components.files import corrected_tables, tables_in
from astrarium.kernel.registry import names
from astrarium.text.catalogue import catalogue
from astrarium.text.coverage import coverage
from tests.partial_breaks import Break, Breaker, breaks_in
from tests.text.untested import committed, ids
from tools.mutate import BROKEN_KINDS, honest_file, kept_hashes
from tools.mutate_data import Value, changed, folder_of, is_layout, values_of, ways, write_overlay
from tools.mutate_lines import cases_of, listed_survivors
from tools.rule_code import RuleCode, fingerprint, rule_code

TESTS = Path(__file__).parent
SURVIVORS = TESTS / "survivors"
SOURCE = """
def price(ore: tuple[int, ...], steps: int) -> int:
    if steps > 3:
        return 9
    return 2
"""


def survivor_games() -> list[str]:
    return sorted([file.stem for file in SURVIVORS.glob("*.txt")])


def all_breaks() -> dict[str, str]:
    """The source after each break, by what is broken."""
    function = ast.parse(SOURCE).body[0]
    found: dict[str, str] = {}
    for place in breaks_in("module", function):
        broken = ast.unparse(ast.fix_missing_locations(Breaker(place).visit(ast.parse(SOURCE))))
        found[f"{place.kind} {place.line}"] = broken.splitlines()[place.line - 2].strip()
    return found


def test_each_break_changes_one_expression() -> None:
    assert all_breaks() == {
        "branch 3": "if False:",
        "comparison 3": "if steps <= 3:",
        "number 3": "if steps > 4:",
        "number 4": "return 10",
        "number 5": "return 3",
    }


def test_a_break_is_read_as_it_is_written() -> None:
    place = Break("astrarium.games.gaia.income", 12, 4, "number")
    assert Break.parse(str(place)) == place


def test_the_way_to_every_number_is_found() -> None:
    value = {"ore": 1, "is_free": True, "note": "3 of them", "levels": [{"gain": 2}, {"gain": 5}]}
    assert list(ways(value)) == [("ore",), ("levels", 0, "gain"), ("levels", 1, "gain")]
    assert changed(value, ("levels", 1, "gain"), 1)["levels"] == [{"gain": 2}, {"gain": 6}]


def test_what_is_only_drawn_may_lie_inside_an_entry() -> None:
    square = Value("blueprints.toml", "blueprint", "orion_starbase", "slots", (3, "x"))
    assert is_layout("eclipse", square)
    assert not is_layout("eclipse", square._replace(key="energy", way=()))


@pytest.mark.parametrize("game", names())
def test_an_overlay_changes_one_number_and_nothing_else(game: str, tmp_path: Path) -> None:
    before = tables_in(folder_of(game))
    for number, value in enumerate(values_of(game)[::97]):
        folder = tmp_path / str(number)
        folder.mkdir()
        write_overlay(game, value, folder)
        after = corrected_tables(folder_of(game), folder / game)
        assert differences(before, after) == 1, value
        assert tomllib.loads((folder / game / value.file).read_text(encoding="utf-8"))


def differences(one: object, other: object) -> int:
    """How many numbers and words differ between two trees of the same form."""
    if isinstance(one, dict) and isinstance(other, dict):
        assert one.keys() == other.keys()
        return sum([differences(one[key], other[key]) for key in one])
    if isinstance(one, list) and isinstance(other, list):
        assert len(one) == len(other)
        return sum([differences(*pair) for pair in zip(one, other, strict=True)])
    return int(one != other)


@pytest.mark.parametrize("game", survivor_games())
def test_a_listed_survivor_is_a_break_and_has_a_reason(game: str) -> None:
    lines = ids((SURVIVORS / f"{game}.txt").read_text(encoding="utf-8"))
    listed = listed_survivors(game)
    assert lines == sorted(set(lines))
    assert len(listed) == len(lines)
    assert [name for name, reason in listed.items() if len(reason.split()) < 3] == []
    names_now = {case.name for case in cases_of(game, set(coverage(game, TESTS / game).tests))}
    assert [name for name in listed if name not in names_now] == [], "the line has changed or is gone"


@pytest.mark.parametrize("game", survivor_games())
def test_the_list_of_unnoticed_breaks_only_shrinks(game: str) -> None:
    file = SURVIVORS / f"{game}.txt"
    versions = [ids(file.read_text(encoding="utf-8")), *committed(file)]
    assert all(len(newer) <= len(older) for newer, older in pairwise(versions))


def test_the_code_of_a_rule_is_what_cites_it_and_what_names_it() -> None:
    code = rule_code("gaia")["GP-FED-7"]
    assert code.citing
    assert all(place.startswith("astrarium.games.gaia.") for place in code.citing)


def test_a_mark_is_judged_again_when_its_code_or_its_tests_change() -> None:
    test = f"{__file__}::{test_a_mark_is_judged_again_when_its_code_or_its_tests_change.__name__}"
    other = f"{__file__}::{test_a_break_is_read_as_it_is_written.__name__}"
    code, changed_code = RuleCode(True, (), ("return 1",)), RuleCode(True, (), ("return 2",))
    hashes = [fingerprint(code, [test]), fingerprint(changed_code, [test]), fingerprint(code, [other])]
    assert len(set(hashes)) == 3
    assert fingerprint(code, [test]) == hashes[0]


@pytest.mark.parametrize("game", names())
def test_the_marks_of_a_complete_game_were_all_found_honest(game: str) -> None:
    kinds = {rule.id: rule.kind for rule in catalogue(game).values()}
    assert honest_file(game).exists(), "make mutate writes it"
    marked = {rule for rule in coverage(game, TESTS / game).tests if kinds[rule] in BROKEN_KINDS}
    assert marked == kept_hashes(game).keys(), "make mutate writes it"
