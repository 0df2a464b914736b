"""Facts: what is true of anything on the board, for one seat, without a legal move behind it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from astrarium.kernel.explanations import Fact

from .. import events, verbs
from ..ids import NO_FACTION
from ..state import Gaia, Player
from .boards import icon_facts, resource_facts, structure_facts, track_facts
from .common import described
from .hexes import hex_facts, planet_facts, sector_facts
from .tiles import (
    advanced_facts,
    board_facts,
    booster_facts,
    faction_facts,
    final_tile_facts,
    free_facts,
    space_facts,
    special_facts,
    tech_facts,
    token_facts,
)

Facts = Callable[[Gaia, Player | None, int], list[Fact]]
BY_KIND: Final[dict[str, tuple[dict[str, int], Facts]]] = {
    "hex": (verbs.HEXES.values, hex_facts),
    "planet": (verbs.PLANETS.values, planet_facts),
    "sector": (verbs.SECTORS.values, sector_facts),
    "structure": (events.STRUCTURES.values, structure_facts),
    "track": (verbs.TRACKS.values, track_facts),
    "icon": (verbs.ICONS.values, icon_facts),
    "space": (verbs.SPACES.values, space_facts),
    "tech": (verbs.TECH.values, tech_facts),
    "advanced": (verbs.ADVANCED.values, advanced_facts),
    "token": (verbs.TOKENS.values, token_facts),
    "booster": (verbs.BOOSTERS.values, booster_facts),
    "board": (verbs.BOARD_ACTIONS.values, board_facts),
    "free": (verbs.FREE_ACTIONS.values, free_facts),
    "special": (verbs.SPECIALS.values, special_facts),
    "faction": (verbs.FACTIONS.values, faction_facts),
    "final_tile": (events.FINAL_TILES.values, final_tile_facts),
}
DESCRIBED: Final = ("bowl", "card", "points", "phase", "round_tile")  # whose name says everything


def facts(g: Gaia, reference: str, seat: int | None) -> list[Fact]:
    """The facts about a reference; nothing for what is not part of the game."""
    kind, _, name = reference.partition(":")
    p = None if seat is None or g.players[seat].faction == NO_FACTION else g.players[seat]
    if kind == "resource":
        return resource_facts(p, reference)
    if kind in DESCRIBED:
        return [described(reference)]
    values, told = BY_KIND.get(kind, ({}, hex_facts))
    number = values.get(name.lower())
    return [] if number is None else told(g, p, number)
