"""The options of a person: numbered, grouped by verb, each with what it changes on the own board."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

from rich.console import Console

from astrarium.kernel.game import Game, Option
from astrarium.text.messages import Messages

from .showing import remark


def grouped(g: Game, seat: int) -> list[Option]:
    """The options in the order of their verbs, in which they are numbered."""
    return sorted(g.options(seat), key=lambda option: option.action[0])


def changes(g: Game, seat: int, options: Iterable[Option], words: Messages) -> list[str]:
    """What each option does at once to the numbers on the seat's own board, as far as the seat can know."""
    known = g.redeal(seat, Random(0))
    before = numbers(known.view(seat), seat)
    found: list[str] = []
    for option in options:
        trial = known.clone()
        trial.apply(seat, option.action)
        after = numbers(trial.view(seat), seat)
        parts = [change(key, after.get(key, 0) - before[key], words) for key in before]
        found.append(", ".join([part for part in parts if part]))
    return found


def change(key: str, by: int, words: Messages) -> str:
    """A number that rises or falls, in words if the game has any for it."""
    if not by:
        return ""
    amount = words.find(f"amount-resource-{key}", {"count": abs(by)}) or f"{abs(by)} {key}"
    return f"{'+' if by > 0 else '-'}{amount}"


def numbers(view: dict[str, Any], seat: int) -> dict[str, int]:
    """The plain numbers of a player's board."""
    players = view.get("players")
    board = players[seat] if isinstance(players, list) else {}
    return {key: value for key, value in board.items() if type(value) is int}


def show_options(out: Console, g: Game, seat: int, options: list[Option], words: Messages) -> None:
    """A line for each option: its number, its notation, what it says, what it changes; a gap between verbs."""
    view = g.view(seat)
    effects = changes(g, seat, options, words)
    width = max([len(option.notation) for option in options])
    verb = options[0].action[0]
    for number, (option, effect) in enumerate(zip(options, effects, strict=True), 1):
        if option.action[0] != verb:
            out.print()
            verb = option.action[0]
        said = [words.option(option), remark(g, view, option.targets, words), effect]
        out.print(f"{number:4}  {option.notation:{width}}  {'; '.join([part for part in said if part])}", markup=False)
