"""Verbs: notation, references and numbers follow from one declaration."""

import pytest

from astrarium.kernel.errors import BadNotation
from astrarium.kernel.verbs import Domain, Verbs, number_domain

HEXES = Domain("hex", ("1A", "1B", "2A"))


def declared() -> Verbs:
    verbs = Verbs()
    verbs.verb("build", hex=HEXES, count=number_domain("count", 4))
    verbs.verb("pass")
    return verbs


def test_an_action_is_written_read_and_numbered() -> None:
    verbs = declared()
    build = verbs.by_name["build"]
    assert build(1, 3) == (1, 1, 3)
    assert verbs.notation((1, 1, 3)) == "build 1B 3"
    assert verbs.parse("Build 1b 3", {}) == (1, 1, 3)
    assert build.targets((1, 1, 3)) == ("hex:1B",)
    assert build.values((1, 1, 3)) == {"hex": "hex:1B", "count": 3}
    assert len(verbs.actions) == 1 + 12 + 1
    assert verbs.actions == [(0,), *build.all, (2,)]


def test_numbers_in_texts_are_the_printed_ones() -> None:
    verbs = Verbs()
    roll = verbs.verb("roll", die=Domain("die", ("1", "2", "3"), numeric=True))
    assert roll.values(roll(2)) == {"die": 3}


def test_aliases_are_other_words_for_references() -> None:
    assert declared().parse("build 0,1 0", {"0,1": "2a"}) == (1, 2, 0)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "the actions are take-back, build, pass"),
        ("fly 1A", "no such action"),
        ("build 1A", "write build <hex> <count>"),
        ("pass now", "write pass"),
        ("build 9Z 1", "'9Z' is no hex"),
        ("build 1A 7", "'7' is no count"),
    ],
)
def test_bad_notation_says_what_is_wrong(text: str, complaint: str) -> None:
    with pytest.raises(BadNotation, match=complaint):
        declared().parse(text, {})


def test_a_verb_has_one_declaration_and_a_bearable_size() -> None:
    verbs = declared()
    with pytest.raises(ValueError, match="declared twice"):
        verbs.verb("pass")
    with pytest.raises(ValueError, match="split it into steps"):
        verbs.verb("plan", a=number_domain("a", 80), b=number_domain("b", 80))
