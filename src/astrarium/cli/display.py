"""Prints a position: with the game's board for the terminal if there is one, else as plain values."""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.console import Console

from astrarium.kernel.game import Game
from astrarium.text.messages import Messages


def board_of(g: Game) -> Any:
    """The module that draws this game, or None."""
    name = f"{__package__}.boards.{g.rules.id}"
    return import_module(name) if find_spec(name) is not None else None


def show_position(out: Console, g: Game, seat: int | None, words: Messages) -> None:
    """Print what a seat may know of the position."""
    board = board_of(g)
    if board is not None:
        board.show(out, g, seat, words)
        return
    for key, value in g.view(seat).items():
        out.print(f"{key}: {json.dumps(value, ensure_ascii=False)}", markup=False)


def show_map(out: Console, g: Game, words: Messages) -> None:
    """Print the map with the names of its places."""
    board = board_of(g)
    if board is not None:
        board.show_names(out, g, words)
    else:
        out.print(words.format("no-map"))


def unreported_numbers(g: Game) -> frozenset[str]:
    """Numbers of a player board that are not worth listing among the changes of an option."""
    board = board_of(g)
    return board.UNREPORTED if board is not None else frozenset()


def number_groups(g: Game) -> tuple[str, ...]:
    """Parts of a player board whose numbers are listed among the changes of an option like its own."""
    board = board_of(g)
    return board.NUMBER_GROUPS if board is not None else ()


def remark(g: Game, view: Mapping[str, Any], targets: tuple[str, ...], words: Messages) -> str:
    """A remark about the places that an option points at; may be empty."""
    board = board_of(g)
    return str(board.remark(view, targets, words)) if board is not None else ""
