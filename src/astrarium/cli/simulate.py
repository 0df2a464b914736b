"""`astrarium simulate`: bots against each other."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import typer

from .games import Game
from .output import FAILED, plain_errors, progress_bar, say, say_json
from .settings import seats_of, settings_of
from .words import words


class Options(StrEnum):
    """Where the settings of a game come from."""

    given = "given"
    random = "random"


def simulate(
    game: Game,
    seats: Annotated[str, typer.Option(help="A bot for each seat, with commas.")] = "random,random",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[str, typer.Option(help="The same seed plays the same games.")] = "0",
    option: Annotated[list[str] | None, typer.Option(help="A setting of the table, name=value.")] = None,
    options: Annotated[Options, typer.Option(help="random: settings drawn from the seed.")] = Options.given,
    jobs: Annotated[int, typer.Option(min=1, help="Processes at the same time.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Machine-readable.")] = False,
) -> None:
    """Play many games between bots. Exit code 1 if anything went wrong in one of them."""
    from astrarium.lab.simulate import simulate as run

    with plain_errors():
        chosen = settings_of(game, option or [])
        with progress_bar(words().format("simulate-running", game=game), games, as_json) as progress:
            is_random = options is Options.random
            report = run(game, seats_of(seats), games, seed, chosen, jobs, progress, random_options=is_random)
    if as_json:
        say_json(report.as_json())
    else:
        table = {"games": report.games, "decisions": report.decisions, "seconds": f"{report.seconds:.1f}"}
        say(words().format("simulate-summary", **table, speed=f"{report.decisions_per_second:,.0f}"))
        means = [f"{mean:.1f}" for mean in report.mean_scores] or ["–"] * len(report.seats)
        for name, wins, mean in zip(report.seats, report.wins, means, strict=True):
            say(words().format("simulate-seat", bot=name, wins=f"{wins:g}", mean=mean))
        for fault in report.faults:
            say(words().format("simulate-fault", fault=fault))
    if report.faults:
        raise typer.Exit(FAILED)
