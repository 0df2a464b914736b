"""The result of a game, with the sources of the points."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.table import Table

from astrarium.kernel.game import Game
from astrarium.kernel.results import POINTS, Result
from astrarium.kernel.rules import Rules
from astrarium.text.messages import Messages


def result_of(g: Game) -> dict[str, Any] | None:
    """The result as plain data."""
    result = g.result
    if result is None:
        return None
    return {
        "scores": list(result.scores),
        "keys": [list(key) for key in result.keys],
        "teams": list(result.teams),
        "won_by": result.won_by,
        "ranking": list(result.ranking),
        "winners": list(result.winners),
        "breakdown": list(result.breakdown),
    }


def show_result(out: Console, g: Game, words: Messages, names: list[str] | None = None) -> None:
    """Print a table: rows for sources of points, the keys that broke ties and the places; a column for each seat."""
    result = g.result
    if result is None:
        return
    seats = range(len(result.ranking))
    table = Table(title=words.format("result-title"))
    table.add_column(words.format("result-source"))
    for seat in seats:
        table.add_column(f"p{seat + 1} {names[seat]}" if names else f"p{seat + 1}", justify="right")
    for source in result.breakdown[0] if result.breakdown else ():
        points = [part[source] for part in result.breakdown]
        if any(points):
            table.add_row(words.name(f"points:{source}"), *[str(value) for value in points])
    table.add_section()
    if result.scores:
        table.add_row(words.format("result-total"), *[str(score) for score in result.scores], style="bold")
    for name, values in deciding(g.rules, result):
        table.add_row(words.format(f"{g.rules.id}-key-{name}"), *[str(value) for value in values])
    if len(set(result.teams)) < len(result.teams):
        table.add_row(words.format("result-team"), *[str(team + 1) for team in result.teams])
    table.add_row(words.format("result-place"), *[str(place) for place in result.ranking])
    out.print(table)
    winners = ", ".join([f"p{seat + 1}" for seat in result.winners])
    out.print(words.format("result-winners", winners=winners, count=len(result.winners)))
    if result.won_by:
        out.print(words.format(f"{g.rules.id}-won-{result.won_by}"))


def deciding(rules: Rules[Any], result: Result) -> list[tuple[str, list[int]]]:
    """The keys that ranked the seats, with their values; points are left out if they are shown anyway."""
    keys = rules.ranked_by[: result.decisive_key_count()]
    named = [(key.name, [values[at] for values in result.keys]) for at, key in enumerate(keys)]
    return [(name, values) for name, values in named if name != POINTS.name or not result.scores]
