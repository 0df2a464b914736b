"""The kinds of effect that components of Planet B have, and a look at those that are carried out."""

from importlib import import_module
from typing import Any

from tests.conformance.effects import Patch, Report, reporting


def effects() -> list[str]:
    names: tuple[str, ...] = import_module("astrarium.games.planet_b.ids").DO_NAMES
    return list(names)


def watch(seen: Report, put: Patch) -> None:
    """Plain effects run, others are begun by moves; the mood takes workies, and plants are given, by steps."""
    names, played = effects(), import_module("astrarium.games.planet_b.effects")
    for kind, how in played.BY_KIND.items():
        put(how, "run", reporting(seen, lambda *args: [names[args[3].kind]], how.run))
        assert names[kind]
    for move in played.BOXING.moves:
        if isinstance(move, played.EffectMove):
            put(move, "begin", reporting(seen, lambda *args: [names[args[3].kind]], move.begin))
    given: Any = import_module("astrarium.games.planet_b.cards.eco_smoothie").GIVING.moves[0]
    put(given, "do", reporting(seen, lambda *_: ["give_resource"], given.do))
