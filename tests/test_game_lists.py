"""No shared file lists games; only the registry knows them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from astrarium.kernel.registry import bundled

ROOT: Final = Path(__file__).parent.parent
GAMES: Final = set(bundled())
OWN: Final = re.compile(rf"(^|[/_.-])({'|'.join(GAMES)})([/_.-]|$)")  # files about one game
PYTHON: Final = ("src/astrarium", "tests", "tools", "bench", "examples")
CLIENT: Final = ("web/src", "web/tests")
GENERATED: Final = "web/src/api/schema.ts"


def sources(folders: tuple[str, ...], *suffixes: str) -> Iterator[tuple[str, str]]:
    """All files that are not about one game."""
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*")):
            name = str(path.relative_to(ROOT))
            if path.suffix in suffixes and not OWN.search(name) and name != GENERATED:
                yield name, path.read_text(encoding="utf-8")


def first_of(element: ast.expr) -> ast.expr:
    """A row of a table is listed by what it begins with."""
    if isinstance(element, ast.Tuple) and element.elts:
        return element.elts[0]
    return element.args[0] if isinstance(element, ast.Call) and element.args else element


def lists(source: str) -> Iterator[int]:
    """Lines on which a literal with several games begins."""
    for node in ast.walk(ast.parse(source)):
        elements = node.keys if isinstance(node, ast.Dict) else getattr(node, "elts", [])
        heads = [first_of(element) for element in elements if element is not None]
        if len({head.value for head in heads if isinstance(head, ast.Constant)} & GAMES) > 1:
            yield getattr(node, "lineno", 0)


def test_no_python_lists_games() -> None:
    assert [f"{name}:{line}" for name, source in sources(PYTHON, ".py") for line in lists(source)] == []


def test_the_client_lists_no_games() -> None:
    """Not even one: the server tells it the games."""
    quoted = re.compile("|".join(f"['\"`/]{game}['\"`/]" for game in GAMES))
    found = [f"{name}: {line.strip()}" for name, source in sources(("web/src",), ".ts", ".svelte")
             for line in source.splitlines() if quoted.search(line)]  # fmt: skip
    assert [line for line in found if "Orrery" not in line] == []  # there Gaia is a planet


def test_lists_are_seen() -> None:
    one, other = sorted(GAMES)[:2]
    for source in (f"['{one}', '{other}']", f"(('{one}', 2), ('{other}', 3))", f"{{'{one}': 1, '{other}': 2}}"):
        assert list(lists(source)) == [1]
    assert list(lists(f"(Game('{one}', 30), Game('{other}', 28))")) == [1]
    assert list(lists(f"['{one}', 'toy']")) == []
