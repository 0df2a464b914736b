"""All games: their declarations and rules, new games, and games from bytes."""

import json
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Any

from astrarium.kernel.about import About
from astrarium.kernel.chance import Dealer, DrawStream
from astrarium.kernel.errors import UnknownGame
from astrarium.kernel.game import Game
from astrarium.kernel.position import Settings, Setup
from astrarium.kernel.rules import Rules
from astrarium.kernel.wire import unpack, unpack_stack

_rules: dict[str, Rules[Any]] = {}
_abouts: dict[str, About] = {}


def register(rules: Rules[Any], about: About) -> None:
    """Make a game known. What it declares is copied to its rules."""
    assert (rules.end_turn is not None) == about.has_end_turn, f"{about.id}: has_end_turn"
    rules.id, rules.revision, rules.seats = about.id, about.revision, about.seats
    rules.first_game, rules.chart_event = about.first_game, about.chart_event
    rules.settings, rules.auto_replies = about.settings, about.auto_replies
    _rules[about.id] = rules
    _abouts[about.id] = about


def bundled() -> list[str]:
    """The games in this package, complete or not."""
    found = import_module("astrarium.games").__path__
    return sorted([module.name for module in iter_modules(found) if module.ispkg])


def names(*, unfinished: bool = False) -> list[str]:
    """The complete games; with `unfinished` also those that are being built."""
    known = sorted({*bundled(), *_rules})
    return [game for game in known if unfinished or about_of(game).is_complete]


def package_of(game: str) -> str:
    """The Python package of a game."""
    if game in _rules:
        return type(_rules[game]).__module__.rpartition(".")[0]
    if game not in bundled():
        raise UnknownGame(f"there is no game {game!r}; there are {', '.join(names())}")
    return f"astrarium.games.{game}"


def about_of(game: str) -> About:
    """The declaration of a game; its rules are not loaded."""
    if game not in _abouts:
        _abouts[game] = import_module(f"{package_of(game)}.about").ABOUT
    return _abouts[game]


def rules_of(game: str) -> Rules[Any]:
    """The rules of a game, which are loaded on first use."""
    if game not in _rules:
        flow = f"{package_of(game)}.flow"
        if find_spec(flow) is None:
            raise UnknownGame(f"{game!r} has only been begun and cannot be played yet")
        import_module(flow)
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

    `revision` is that of the rules at which a replayed game began.
    """
    rules = rules_of(game)
    settings = rules.complete_settings(players, options or {}, revision)
    dealer = None if seed is None else Dealer.seeded(seed)
    stream = DrawStream(dealer or Dealer.seeded(""))
    g: Game = rules.start(players, settings, rules.deal(players, settings, stream) if setup is None else setup)
    g.dealer = dealer
    g.draws = stream.count
    g.history = []
    rules.advance(g)
    return g


def from_wire(data: bytes, dealer: Dealer | None = None) -> Game:
    saved = json.loads(data)
    rules = rules_of(saved["game"])
    players = [restore_state(rules.player_class, player) for player in saved["players"]]
    g: Game = restore_state(rules.game_class, saved["fields"], rules=rules, settings=saved["settings"], players=players)
    g.stack, g.draws, g.dealer = unpack_stack(rules, saved["stack"]), saved["draws"], dealer
    return g


def restore_state(state_class: Any, values: list[Any], **common: Any) -> Any:
    return state_class(**common, **dict(zip(state_class.FIELDS, unpack(values), strict=True)))
