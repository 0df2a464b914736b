"""Output of commands: a console, JSON, progress bars on terminals, and errors of one line."""

from __future__ import annotations

import json
import sys
import textwrap
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from astrarium.kernel.errors import AstrariumError

from .words import words

BAD_INPUT: Final = 2
FAILED: Final = 1
INDENT: Final = 6


def console() -> Console:
    """A console that wraps lines between words on a terminal, and not otherwise."""
    return Console(highlight=False, soft_wrap=not sys.stdout.isatty())


def say_item(out: Console, head: str, text: str) -> None:
    """Print a line with a head; on a terminal, wrapped lines are indented to the start of the text if there is room."""
    lines = [head + text]
    if out.is_terminal:
        indent = len(head) if 0 < len(head) < out.width // 2 else INDENT
        lines = textwrap.wrap(head + text, out.width, subsequent_indent=" " * indent, break_on_hyphens=False)
    out.print("\n".join(lines), markup=False)


def say(text: str = "") -> None:
    typer.echo(text)


def say_json(content: object) -> None:
    typer.echo(json.dumps(content, ensure_ascii=False, indent=2))


def exit_with(text: str, code: int = BAD_INPUT) -> typer.Exit:
    """Print one line on stderr and return the exit, which the caller raises."""
    typer.echo(f"astrarium: {' '.join(text.split())}", err=True)
    return typer.Exit(code)


@contextmanager
def plain_errors() -> Iterator[None]:
    """Errors of the user become one line and exit code 2."""
    try:
        yield
    except AstrariumError as error:
        raise exit_with(str(error)) from None
    except OSError as error:
        raise exit_with(f"{error.filename}: {error.strerror}" if error.filename else str(error)) from None


def read_text(file: Path) -> str:
    """The text of a file; exits if it is not UTF-8."""
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise exit_with(words().format("no-text", file=str(file))) from None


@contextmanager
def progress_bar(label: str, total: int, quiet: bool) -> Iterator[Callable[[int], None]]:
    """Yields a function that takes the progress; a bar is drawn on terminals only."""
    shown = Console(stderr=True)
    if quiet or not shown.is_terminal:
        yield lambda done: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=shown, transient=True) as bar:
        task = bar.add_task(label, total=total)
        yield lambda done: bar.update(task, completed=done)
