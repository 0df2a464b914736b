"""How a game ended, with where the points come from."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.table import Table

from astrarium.kernel.game import Game
from astrarium.text.messages import Messages


def result_of(g: Game) -> dict[str, Any] | None:
    """The result as plain data."""
    result = g.result
    if result is None:
        return None
    return {
        "scores": list(result.scores),
        "ranking": list(result.ranking),
        "winners": list(result.winners),
        "breakdown": list(result.breakdown),
    }


def show_result(out: Console, g: Game, words: Messages, names: list[str] | None = None) -> None:
    """A row for each source of points, a column for each seat, the places below."""
    result = g.result
    if result is None:
        return
    seats = range(len(result.scores))
    table = Table(title=words.format("result-title"))
    table.add_column(words.format("result-source"))
    for seat in seats:
        table.add_column(f"p{seat + 1} {names[seat]}" if names else f"p{seat + 1}", justify="right")
    for source in result.breakdown[0]:
        points = [part[source] for part in result.breakdown]
        if any(points):
            table.add_row(words.name(f"points:{source}"), *[str(value) for value in points])
    table.add_section()
    table.add_row(words.format("result-total"), *[str(score) for score in result.scores], style="bold")
    table.add_row(words.format("result-place"), *[str(place) for place in result.ranking])
    out.print(table)
    winners = ", ".join([f"p{seat + 1}" for seat in result.winners])
    out.print(words.format("result-winners", winners=winners, count=len(result.winners)))
