"""The immediate changes of an option to the numbers on a seat's own board."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random
from typing import Any

from astrarium.kernel.game import Game, Option
from astrarium.text.messages import Messages

from .display import number_groups, unreported_numbers


def option_changes(g: Game, seat: int, options: Iterable[Option], words: Messages) -> list[str]:
    """The changes of each option as text, as far as the seat can know."""
    known = g.redeal(seat, Random(0))
    groups = number_groups(g)
    before = numbers(known.view(seat), seat, groups)
    said = [key for key in before if key not in unreported_numbers(g)]
    found: list[str] = []
    for option in options:
        trial = known.clone()
        trial.apply(seat, option.action)
        after = numbers(trial.view(seat), seat, groups)
        parts = [change(key, after.get(key, 0) - before[key], words) for key in said]
        found.append(", ".join([part for part in parts if part]))
    return found


def change(key: str, by: int, words: Messages) -> str:
    """A change as text; empty if it is 0, or if the number has no message."""
    amount = words.find(f"amount-resource-{key}", {"count": abs(by)}) if by else None
    return f"{'+' if by > 0 else '-'}{amount}" if amount else ""


def numbers(view: Mapping[str, Any], seat: int, groups: Iterable[str]) -> dict[str, int]:
    """The plain numbers of a player's board, and those of these parts of it."""
    players = view.get("players")
    board = players[seat] if isinstance(players, list) else {}
    parts = [board, *[board[group] for group in groups]]
    return {key: value for part in parts for key, value in part.items() if type(value) is int}
