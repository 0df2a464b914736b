"""Play games and keep their records, which every later version must replay: python -m tools.keep_records GAME NAME

The random bot plays with every number of players and every setting in turn, so that rare rules are in the corpus too.
Games of the greedy bot (`--bot greedy`) reach more of the game; conformance starts games from the middle of them.
"""

from __future__ import annotations

import argparse
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import astrarium
from astrarium import bots
from astrarium.kernel.errors import BadSetting
from astrarium.kernel.rules import Rules
from astrarium.lab.kept_records import KeptRecord

KEPT = Path(__file__).resolve().parent.parent / "tests" / "records" / "kept"


def options(rules: Rules[Any], players: int, number: int) -> dict[str, Any]:
    """The defaults for game 0, and other values of every setting for each further game, as far as they are allowed."""
    found: dict[str, Any] = {}
    for setting in rules.settings:
        wanted = {**found, setting.name: setting.choices[number % len(setting.choices)]}
        with suppress(BadSetting):
            rules.complete_settings(players, wanted)
            found = wanted
    return found


def play(game: str, players: int, number: int, name: str = bots.FASTEST_BOT) -> Any:
    """One game of a bot against itself; the seed decides which of several actors goes first.

    What is chosen before the first round is random, so that every faction is played.
    """
    seed = f"{game} {players} {number}"
    g: Any = astrarium.new(game, players, options=options(astrarium.rules_of(game), players, number), seed=seed)
    bot, setup, rng = bots.make(name, seed), bots.make(bots.FASTEST_BOT, seed), Random(f"actors {seed}")
    while g.actors:
        seat = rng.choice(g.actors)
        g.play(seat, (bot if g.rules.moment(g).round else setup).choose(g, seat))
    return g


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("name", help="of the version, for example 2026-11-16")
    parser.add_argument("--games", type=int, default=3, help="for each number of players")
    parser.add_argument("--bot", choices=bots.names(), default=bots.FASTEST_BOT)
    chosen = parser.parse_args()
    name = chosen.name if chosen.bot == bots.FASTEST_BOT else f"{chosen.name}-{chosen.bot}"
    folder = KEPT / chosen.game
    folder.mkdir(parents=True, exist_ok=True)
    for players in astrarium.rules_of(chosen.game).seats:
        for number in range(chosen.games):
            g = play(chosen.game, players, number, chosen.bot)
            KeptRecord.of(g).write(folder / f"{name}-{players}p-{number}.txt")


if __name__ == "__main__":
    main()
