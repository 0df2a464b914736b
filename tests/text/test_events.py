"""Every declared event is told of somewhere, and its text says nothing that the declaration does not hold."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import astrarium
from astrarium.kernel.events import PLAYER, RULE, EventKind
from astrarium.kernel.verbs import Domain
from astrarium.text.catalogue import LANGUAGES, folder_of
from astrarium.text.messages import UNTRANSLATED_KINDS, Messages
from tests.text.test_messages import GAMES, entries, of_kind, variables

TOY = Path(__file__).parent.parent / "toy"
PLACES = [*((game, f"astrarium.games.{game}", folder_of(game)) for game in GAMES), ("toy", "tests.toy", TOY)]


def kinds(package: str) -> dict[str, EventKind[object]]:
    """The declared events that have a name of their own, by it."""
    declared = vars(import_module(f"{package}.events"))
    return {name: value for name, value in declared.items() if isinstance(value, EventKind)}


def written(folder: Path) -> Iterator[ast.AST]:
    """What is written in a game, its declarations of events aside."""
    for path in sorted(folder.rglob("*.py")):
        if path != folder / "events.py":
            yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_event_has_a_text_with_its_arguments(game: str, language: str) -> None:
    declared = astrarium.rules_of(game).events.by_name
    said = of_kind(entries(folder_of(game) / "text", language), f"{game}-event-")
    assert said.keys() == declared.keys()
    for name, kind in declared.items():
        own = {RULE, PLAYER} if "seat" in kind.arguments else {RULE}
        assert variables(said[name]) <= kind.arguments.keys() | own, name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_player_of_an_event_is_named_first(game: str, language: str) -> None:
    """The log shows the player by a mark and leaves the name out, so it must not stand inside the sentence."""
    source = (folder_of(game) / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    inside = re.findall(rf"^{game}-event-([\w-]+) = .+\$player", source, re.MULTILINE)
    first = re.findall(rf"^{game}-event-([\w-]+) = \{{ \$player \}}(?!.*\$player)", source, re.MULTILINE)
    assert sorted(set(inside) - set(first)) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_whatever_an_event_points_at_has_a_name(game: str, language: str) -> None:
    names = Messages(language, [folder_of(game) / "text"]).bundles[0]
    wanted = {
        f"name-{domain.kind}-{name}-nominative"
        for kind in astrarium.rules_of(game).events.by_name.values()
        for domain in kind.arguments.values()
        if isinstance(domain, Domain) and not domain.numeric and domain.kind not in UNTRANSLATED_KINDS
        for name in domain.names
    }
    assert sorted(name for name in wanted if not names.has_message(name)) == []


@pytest.mark.parametrize(("game", "package", "folder"), PLACES)
def test_every_declared_event_is_noted_somewhere(game: str, package: str, folder: Path) -> None:
    used = {
        node.attr
        for node in written(folder)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "events"
    }
    assert sorted(kinds(package).keys() - used) == []
    assert {kind.name for kind in kinds(package).values()} <= astrarium.rules_of(game).events.by_name.keys()


@pytest.mark.parametrize(("game", "package", "folder"), PLACES)
def test_the_types_of_an_event_are_those_of_its_arguments(game: str, package: str, folder: Path) -> None:
    """What `note` takes by its type is what the declaration names: a number for a domain, else as it says."""
    declared = kinds(package)
    tree = ast.parse((folder / "events.py").read_text(encoding="utf-8"))
    annotated = [node for node in tree.body if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)]
    types = {node.target.id: ast.unparse(node.annotation) for node in annotated if isinstance(node.target, ast.Name)}
    for name, kind in declared.items():
        words = ["int" if isinstance(a, Domain) else a.__name__ for a in kind.arguments.values()]
        assert types[name] == f"Final[EventKind[{', '.join(words) or '()'}]]", name


def is_note(node: ast.stmt) -> bool:
    """A plain `g.note(...)`, nothing of which has to be computed."""
    call = node.value if isinstance(node, ast.Expr) else None
    if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "note"):
        return False
    return not any(isinstance(part, ast.Call) for argument in call.args for part in ast.walk(argument))


@pytest.mark.parametrize(("game", "package", "folder"), PLACES)
def test_nobody_asks_for_the_log_before_a_single_note(game: str, package: str, folder: Path) -> None:
    """`note` asks by itself; only where something would be computed in vain is it worth asking before."""
    guards = [node for node in written(folder) if isinstance(node, ast.If) and ".log" in ast.unparse(node.test)]
    assert [node.lineno for node in guards if len(node.body) == 1 and is_note(node.body[0])] == []
