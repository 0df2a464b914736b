"""Who may import whom: kernel, components <- games <- bots, lab, server <- cli."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src"
PACKAGE = SRC / "astrarium"

# A part is a folder of the package, games counted one by one ("games.gaia"). CONTRACT is the package itself:
# `import astrarium`, then astrarium.new and its friends.
CONTRACT = "astrarium"
ALLOWED: dict[str, set[str]] = {
    CONTRACT: {"kernel", "games"},
    "kernel": set(),
    "components": set(),
    "games": {"kernel"},  # games/__init__.py, which may also name every game
    "text": {CONTRACT, "kernel"},
    "bots": {CONTRACT, "kernel"},
    "lab": {CONTRACT, "kernel", "bots"},
    "server": {CONTRACT, "kernel", "components", "bots", "text"},
}
FREE = {"cli"}  # may import everything
CHANCE_MODULES = {"random", "secrets"}
SHARED_PATH = re.compile(r"(^|[/\\])shared([/\\]|$)")


def module_of(path: Path) -> tuple[str, ...]:
    """The package that a file's relative imports start from, with the file's own name unless it is __init__."""
    parts = path.relative_to(SRC).with_suffix("").parts
    return parts[:-1] if parts[-1] == "__init__" else parts


def imported(source: str, module: tuple[str, ...], is_package: bool) -> Iterator[tuple[int, str]]:
    """Line and full dotted name of all that is imported anywhere in the source, functions included."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base: tuple[str, ...] = ()
            if node.level:
                up = node.level - 1 if is_package else node.level
                base = module[: len(module) - up]
            prefix = ".".join([*base, *([node.module] if node.module else [])])
            yield from ((node.lineno, f"{prefix}.{alias.name}") for alias in node.names)


def part_of(name: str) -> str | None:
    """The part of ours that a dotted name lies in; None for the names of others."""
    words = name.split(".")
    if words[0] != "astrarium":
        return None
    if len(words) == 1 or not is_module(words[:2]):
        return CONTRACT
    if words[1] == "games" and len(words) > 2 and is_module(words[:3]):
        return ".".join(words[1:3])
    return words[1]


def is_module(words: list[str]) -> bool:
    path = SRC.joinpath(*words)
    return path.is_dir() or path.with_suffix(".py").is_file()


def may_import(importer: str, target: str) -> bool:
    if importer in FREE or target == importer:
        return True
    if importer.startswith("games."):
        return target in {"kernel", "components"}
    if importer == "games" and target.startswith("games."):
        return True
    return target in ALLOWED.get(importer, set())


def sources() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def imports_of(path: Path) -> list[tuple[int, str]]:
    return list(imported(path.read_text(encoding="utf-8"), module_of(path), path.name == "__init__.py"))


def own_part(path: Path) -> str:
    part = part_of(".".join(module_of(path)))
    assert part is not None
    return part


def is_engine(path: Path) -> bool:
    return own_part(path).split(".")[0] in (CONTRACT, "kernel", "games")


def where(path: Path, line: int) -> str:
    return f"{path.relative_to(ROOT)}:{line}"


def test_every_part_has_its_place_in_the_import_direction() -> None:
    parts = {own_part(path) for path in sources()}
    assert {part for part in parts if not part.startswith("games.")} <= ALLOWED.keys() | FREE


def test_imports_go_one_way() -> None:
    wrong = [
        f"{where(path, line)}: {own_part(path)} imports {name}"
        for path in sources()
        for line, name in imports_of(path)
        if (target := part_of(name)) is not None and not may_import(own_part(path), target)
    ]
    assert wrong == []


def test_rules_never_roll_their_own_dice() -> None:
    wrong = [
        f"{where(path, line)}: imports {name}"
        for path in sources()
        if is_engine(path)
        for line, name in imports_of(path)
        if name.split(".")[0] in CHANCE_MODULES or name.startswith("numpy.random")
    ]
    assert wrong == []


def test_engines_need_nothing_but_python() -> None:
    """The one exception: a game's observe.py fills arrays, for those who installed numpy."""
    wrong = [
        f"{where(path, line)}: imports {name}"
        for path in sources()
        if is_engine(path)
        for line, name in imports_of(path)
        if (top := name.split(".")[0]) not in sys.stdlib_module_names
        and top != "astrarium"
        and not (top == "numpy" and path.name == "observe.py")
    ]
    assert wrong == []


def test_tests_read_nothing_from_outside_the_project() -> None:
    wrong = [
        f"{where(path, node.lineno)}: {node.value!r}"
        for path in sorted((ROOT / "tests").rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and SHARED_PATH.search(node.value)
    ]
    assert wrong == []


@pytest.mark.parametrize(
    ("source", "name"),
    [
        ("import astrarium.kernel.steps", "astrarium.kernel.steps"),
        ("from astrarium import kernel", "astrarium.kernel"),
        ("from astrarium.kernel import Step", "astrarium.kernel.Step"),
        ("from . import state", "astrarium.games.gaia.state"),
        ("from .state import Game", "astrarium.games.gaia.state.Game"),
        ("from ..eclipse import flow", "astrarium.games.eclipse.flow"),
        ("def f():\n    import random", "random"),
    ],
)
def test_the_scanner_sees_every_form_of_import(source: str, name: str) -> None:
    file_of_gaia = ("astrarium", "games", "gaia", "flow")
    assert [found for _, found in imported(source, file_of_gaia, is_package=False)] == [name]


def test_the_scanner_counts_dots_from_a_package_itself() -> None:
    package = ("astrarium", "games", "gaia")
    assert list(imported("from .state import Game", package, is_package=True)) == [
        (1, "astrarium.games.gaia.state.Game")
    ]


@pytest.mark.parametrize(
    ("importer", "target"),
    [
        ("kernel", "games.gaia"),
        ("kernel", CONTRACT),
        ("games.gaia", "games.eclipse"),
        ("games.gaia", "text"),
        ("games.gaia", "bots"),
        ("bots", "games.gaia"),
        ("bots", "text"),
        ("bots", "cli"),
        ("server", "cli"),
    ],
)
def test_forbidden_directions_are_forbidden(importer: str, target: str) -> None:
    assert not may_import(importer, target)
