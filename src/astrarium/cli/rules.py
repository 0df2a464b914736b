"""`astrarium rules`: the rule catalogue, and which rules have a test."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from astrarium.text.catalogue import Rule, catalogue
from astrarium.text.messages import Messages

from .games import Game
from .output import FAILED, exit_with, plain_errors, say, say_json
from .words import LANGUAGE_HELP, words


def rules(
    game: Game,
    word: Annotated[str, typer.Argument(help="A rule id, or a word to look for.")] = "",
    language: Annotated[str, typer.Option(help=LANGUAGE_HELP)] = "",
    coverage: Annotated[bool, typer.Option("--coverage", help="Which rules have a test.")] = False,
    tests: Annotated[Path | None, typer.Option(help="Where the tests are; else tests/GAME.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Machine-readable.")] = False,
) -> None:
    """Show rules with their ids. With --coverage those without a test, and exit code 1 if there are any."""
    with plain_errors():
        texts = words(language)
        entries = catalogue(game, texts.language)
    if coverage:
        show_coverage(game, tests or Path("tests") / game, as_json, texts)
        return
    found = search(entries, word)
    if as_json:
        say_json([asdict(rule) for rule in found])
    elif found:
        show(found)
    if not found:
        raise exit_with(texts.format("no-rule", word=word), FAILED)


def search(entries: dict[str, Rule], word: str) -> list[Rule]:
    """The rule with this id, or the rules whose id begins with the word or whose text contains it."""
    exact = entries.get(word.upper())
    if exact is not None:
        return [exact]
    lower = word.lower()
    return [rule for rule in entries.values() if rule.id.lower().startswith(lower) or lower in rule.text.lower()]


def show(found: list[Rule]) -> None:
    section = ""
    for rule in found:
        if rule.section != section:
            section = rule.section
            say(f"\n{section}")
        say(f"  {rule.id}  {rule.text}")


def show_coverage(game: str, tests: Path, as_json: bool, texts: Messages) -> None:
    """Print the rules without a test, then one line with the numbers."""
    from astrarium.text.coverage import coverage

    if not tests.is_dir():
        raise exit_with(texts.format("no-tests", folder=str(tests)))
    found = coverage(game, tests)
    if as_json:
        numbers = {"rules": len(found.rules), "tested": len(found.tested), "missing": found.missing}
        say_json({**numbers, "unknown": found.unknown})
    else:
        for rule in found.missing:
            say(texts.format("coverage-missing", rule=rule))
        for mark in found.unknown:
            say(texts.format("coverage-unknown", mark=mark))
        numbers = {"rules": len(found.rules), "tested": len(found.tested), "missing": len(found.missing)}
        say(texts.format("coverage-summary", **numbers, notes=len(found.notes)))
    if found.missing or found.unknown:
        raise typer.Exit(FAILED)
