"""`astrarium replay`: a record of ours, every move checked."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from astrarium.kernel.records import Record

from .display import show_position
from .output import console, plain_errors, read_text, say, say_json
from .results import result_of, show_result
from .words import game_words, words


def replay(
    file: Annotated[Path, typer.Argument(help="A record.")],
    to: Annotated[int | None, typer.Option(min=0, help="Stop after this move.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Machine-readable.")] = False,
) -> None:
    """Replay a record and show where it ends. Every move is checked."""
    with plain_errors():
        record = Record.parse(read_text(file))
        line = record if to is None else record.branch(to)
        g = line.replay()
    if as_json:
        say_json({"moves": len(line.moves), "actors": g.actors, "result": result_of(g), "view": g.view(None)})
        return
    say(words().format("replay-done", moves=len(line.moves), of=len(record.moves)))
    texts = game_words(g.rules.id)
    show_position(console(), g, None, texts)
    show_result(console(), g, texts)
