"""The report of `tools.balance`, as Markdown."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from itertools import groupby

from astrarium.bots import DEFAULT_BOT
from astrarium.components.component_list import components_of
from astrarium.lab.balance import ERROR, SEATS, Counts, Row, beyond, wilson
from astrarium.lab.picks import Counting, counting_of
from astrarium.text.messages import FALLBACK, Messages

NOTES = "## What follows"
HEAD = "| {group} | offered | picked | pick rate | win rate | shift | smallest shift | source |"
RULE = "| --- | ---: | ---: | --- | ---: | --- | ---: | --- |"
INTRODUCTION = """\
# Balance of {game}

Written by `python -m tools.balance {game}` (a part of `make soak`) from {games:,} games of {numbers} `{bot}`, about
{seconds:.2f} CPU seconds each, played with source {source}. One `{usual}` against {rivals} of them won {won:g} of
{matches} games ({low:.0f} to {high:.0f} %); an equal share would be {equal:.0f} %.

- **Offered**: seats that could pick the thing at least once in a game; **picked**: seats that did. For a law these are
  its two sides.
- **Pick rate**: picked of offered, with a 95 % interval (Wilson).
- **Win rate**: the share of wins of the seats that picked it. **Shift**: its difference to the win rate of the seats
  that picked other things of the same group, in points of per cent, with a 95 % interval; for {equals} the
  difference to an equal share. Whoever builds much wins much, so groups are not compared with each other.
- **Smallest shift**: what this number of games would have shown with a probability of 80 %, at the level of the
  strictest of all {rows} comparisons.

Rows whose whole interval, corrected by Holm for {rows} rows, lies beyond +-{margin:.0f} points: {beyond}.
"""


@dataclass(frozen=True)
class Run:
    """How the games were played."""

    game: str
    bot: str
    source: str
    seconds: float  # of CPU for a game
    matches: int  # of the usual bot against a table of this one
    won: float


def report_of(run: Run, counts: Counts, rows: list[Row]) -> str:
    """The introduction, then a table for each group."""
    texts, origins, counting = Messages.of_game(FALLBACK, run.game), origins_of(run.game), counting_of(run.game)
    found = [
        f"{title(row.group)} {name_of(texts, row)} ({percent(row.shift):+.1f})" for row in beyond(rows, counting.MARGIN)
    ]
    facts = {"rows": len(rows), "margin": percent(counting.MARGIN), "beyond": ", ".join(found) or "none"}
    facts |= {"equals": " and ".join([f"a {kind}" for kind in (SEATS, *counting.ONE_EACH)])}
    parts = [INTRODUCTION.format(**facts, **asdict(run), **strength(run, counting), games=counts.games)]
    for group, members in groupby(rows, key=lambda row: row.group):
        lines = [line_of(row, name_of(texts, row), origin_of(origins, row), len(rows)) for row in members]
        parts.append("\n".join([HEAD.format(group=title(group)), RULE, *lines, ""]))
    return "\n".join(parts)


def title(group: str) -> str:
    """A group as people call it; one that is counted for each number of seats says so."""
    kind, _, last = group.rpartition("_")
    return f"{kind}, {last} seats" if last.isdecimal() else group.replace("_", " ")


def strength(run: Run, counting: Counting) -> dict[str, object]:
    """How good the bot is, seen from the usual one."""
    seats = counting.PLAYERS[-1]
    low, high = wilson(round(run.won), run.matches)
    return {
        "usual": DEFAULT_BOT,
        "numbers": " or ".join([str(number) for number in counting.PLAYERS]),
        "rivals": seats - 1,
        "low": percent(low),
        "high": percent(high),
        "equal": percent(1 / seats),
    }


def origins_of(game: str) -> dict[str, str]:
    """Where the values of each component come from, by its reference."""
    return {component.name: component.origin for component in components_of(game)}


def origin_of(origins: dict[str, str], row: Row) -> str:
    """That of the thing, or of the component of which it is a part: of `law:y02` for `law_yellow box:y02_left`."""
    kind, part = row.group.partition("_")[0], row.thing.partition(":")[2]
    return origins.get(row.thing) or origins.get(f"{kind}:{part.rpartition('_')[0]}", "")


def name_of(texts: Messages, row: Row) -> str:
    """What people call a thing."""
    return row.thing if row.group.startswith(SEATS) else f"{texts.name(row.thing)} (`{row.thing.partition(':')[2]}`)"


def line_of(row: Row, name: str, origin: str, rows: int) -> str:
    low, high = row.interval(ERROR)
    least, most = row.pick_rate
    rate = f"{percent(row.picked / max(1, row.offered)):.0f} % ({percent(least):.0f} to {percent(most):.0f})"
    shift = f"{percent(row.shift):+.1f} ({percent(low):+.1f} to {percent(high):+.1f})"
    return (
        f"| {name} | {row.offered} | {row.picked} | {rate} | {percent(row.win_rate):.1f} % | {shift} "
        f"| {percent(row.smallest_shift(rows)):.1f} | {origin} |"
    )


def percent(share: float) -> float:
    return 100 * share
