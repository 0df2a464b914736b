"""The games that there are, and how one begins or is brought back."""

import json
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from astrarium.kernel.chance import Dealer, Stream
from astrarium.kernel.errors import UnknownGame
from astrarium.kernel.game import Game
from astrarium.kernel.position import Settings, Setup
from astrarium.kernel.rules import Rules
from astrarium.kernel.wire import unpack, unpack_stack

_rules: dict[str, Rules[Any]] = {}


def register(rules: Rules[Any]) -> None:
    _rules[rules.id] = rules


def names() -> list[str]:
    shipped = {module.name for module in iter_modules(import_module("astrarium.games").__path__) if module.ispkg}
    return sorted(shipped | set(_rules))


def rules_of(game: str) -> Rules[Any]:
    """The rules of a game, which are loaded when they are first asked for."""
    if game not in _rules:
        if game not in names():
            raise UnknownGame(f"there is no game {game!r}; there are {', '.join(names())}")
        import_module(f"astrarium.games.{game}.flow")
    return _rules[game]


def new(
    game: str,
    players: int,
    options: Settings | None = None,
    seed: int | str | None = None,
    setup: Setup | None = None,
    revision: int | None = None,
) -> Game:
    """A new game at its first decision. Without a seed chance is an actor; the setup is dealt if it is not given.

    A game that is brought back names the revision of the rules at which it began.
    """
    rules = rules_of(game)
    settings = rules.settled(players, options or {}, revision)
    dealer = None if seed is None else Dealer.seeded(seed)
    stream = Stream(dealer or Dealer.seeded(""))
    g: Game = rules.start(players, settings, rules.deal(players, settings, stream) if setup is None else setup)
    g.dealer = dealer
    g.draws = stream.made
    g.history = []
    rules.advance(g)
    return g


def from_wire(data: bytes, dealer: Dealer | None = None) -> Game:
    saved = json.loads(data)
    rules = rules_of(saved["game"])
    players = [rules.player_class(*unpack(player)) for player in saved["players"]]
    common = (rules, saved["settings"], unpack_stack(rules, saved["stack"]), saved["draws"], dealer, players)
    g: Game = rules.game_class(*common, *unpack(saved["fields"]))
    return g
