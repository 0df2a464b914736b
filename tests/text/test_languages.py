"""One list of languages; everything that must exist in each of them is found by it, and named if it is missing."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

import pytest

from astrarium.kernel.registry import bundled, names
from astrarium.text.catalogue import LANGUAGES, folder_of
from astrarium.text.messages import FALLBACK

ROOT: Final = Path(__file__).parent.parent.parent
SPOKEN: Final = (ROOT / "src", ROOT / "web" / "src", ROOT / "tests" / "toy")
GUEST_NAMES: Final = ROOT / "src" / "astrarium" / "server" / "people" / "guest_names.toml"


def wanted(language: str) -> list[Path]:
    """Every file that the language must have: the twins of all English ones."""
    begun = set(bundled()) - set(names())  # their texts may come later
    english = [path for folder in SPOKEN for path in sorted(folder.rglob(f"{FALLBACK}.ftl"))]
    twins = [path.with_name(f"{language}.ftl") for path in english if not begun & set(path.parts)]
    rules = "rules.md" if language == FALLBACK else f"rules.{language}.md"
    return twins + [folder_of(game) / rules for game in names()]


def missing(language: str) -> list[str]:
    """What must be written before the language is whole."""
    found = [str(path.relative_to(ROOT)) for path in wanted(language) if not path.exists()]
    if language not in tomllib.loads(GUEST_NAMES.read_text(encoding="utf-8")):
        found.append(f"{GUEST_NAMES.relative_to(ROOT)}: [[{language}]]")
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_all_its_files(language: str) -> None:
    assert missing(language) == []


def test_what_a_new_language_lacks_is_named() -> None:
    lacking = missing("xx")
    assert {"web/src/text/xx.ftl", "src/astrarium/cli/text/xx.ftl", "src/astrarium/server/text/people/xx.ftl"} <= set(
        lacking
    )
    for game in names():
        folder = f"src/astrarium/games/{game}"
        assert {f"{folder}/text/xx.ftl", f"{folder}/card/xx.ftl", f"{folder}/rules.xx.md"} <= set(lacking)
        assert f"web/src/boards/{game}/text/xx.ftl" in lacking
    assert lacking[-1].endswith("guest_names.toml: [[xx]]")


def test_no_text_is_in_a_language_that_is_not_listed() -> None:
    """The client speaks whatever file there is."""
    fluent = [path for folder in SPOKEN for path in folder.rglob("*.ftl") if "node_modules" not in path.parts]
    assert {path.stem for path in fluent} == set(LANGUAGES)
