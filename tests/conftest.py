"""What all tests share: the Hypothesis profile, golden files and the switch for mutation tests.

pytest --update-golden     write the golden files (playthroughs, perft, transcripts) instead of comparing them;
                           look at the difference before you commit it
pytest --ignore-rule ID    play the whole session as if one rule did not exist
"""

from collections.abc import Callable, Iterator
from contextlib import nullcontext
from pathlib import Path

import pytest
from hypothesis import settings

import tests.toy.flow  # noqa: F401  registers the toy
from astrarium.kernel.failures import ignore_rule
from tests.disable import disable
from tests.partial_breaks import install

ROOT = Path(__file__).resolve().parent

settings.register_profile("astrarium", derandomize=True, deadline=None, database=None, max_examples=40)
settings.load_profile("astrarium")

Golden = Callable[[str, str], None]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-golden", action="store_true", help="write golden files instead of comparing them")
    parser.addoption("--ignore-rule", metavar="ID", help="play as if this rule did not exist")
    parser.addoption("--disable", metavar="PLACE", help="switch off module:function or module:Class.method")
    parser.addoption("--break", metavar="PLACE", help="break module:line:column:kind (see tests/partial_breaks.py)")


def pytest_configure(config: pytest.Config) -> None:
    """Break a module before anything imports it."""
    if place := config.getoption("--break"):
        install(place)


@pytest.fixture(scope="session", autouse=True)
def _mutation(request: pytest.FixtureRequest) -> Iterator[None]:
    """Break what the command line asks to be broken."""
    rule: str | None = request.config.getoption("--ignore-rule")
    place: str | None = request.config.getoption("--disable")
    if place:
        disable(place)
    with ignore_rule(rule) if rule else nullcontext():
        yield


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Golden:
    """Compare a text with the golden file of that path under tests/, or write it with --update-golden."""
    is_update = bool(request.config.getoption("--update-golden"))

    def compare(path: str, text: str) -> None:
        file = ROOT / path
        if is_update:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
        assert file.exists(), f"tests/{path} is missing: write it with pytest --update-golden"
        assert text == file.read_text(encoding="utf-8"), f"tests/{path} differs; see tests/conftest.py"

    return compare
