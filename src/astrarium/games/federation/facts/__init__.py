"""Facts: what is true of anything on the table, for one seat, without a legal move behind it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from astrarium.kernel.explanations import Fact

from .. import events, verbs
from ..executive import FLOORS
from ..state import Federation, Player
from ..tables import NAMES, PLANET_BLOCKS, PROJECTS, ROOM_BLOCKS
from .boards import (
    deep_facts,
    level_facts,
    medal_facts,
    points_facts,
    resource_facts,
    starting_facts,
    unit_facts,
)
from .common import described
from .planets import (
    asteroid_facts,
    erudite_facts,
    moon_facts,
    neo_facts,
    planet_facts,
    production_facts,
    shop_facts,
    site_facts,
)
from .senate import (
    action_facts,
    alteration_facts,
    ambassador_facts,
    block_facts,
    column_facts,
    face_facts,
    floor_facts,
    law_facts,
    mission_facts,
    project_facts,
    space_facts,
    wing_facts,
)

Facts = Callable[[Federation, Player | None, int], list[Fact]]


def planet_block_facts(g: Federation, p: Player | None, tile: int) -> list[Fact]:
    """Two spaces with as many votes as the round has a number, and one without (FED-P3-4)."""
    left, right, zero = PLANET_BLOCKS[tile]
    spaces = [(left, max(1, g.round)), (right, max(1, g.round)), (zero, 0)]
    return block_facts(g, verbs.PLANET_BLOCKS.reference(tile), spaces)


def room_block_facts(g: Federation, p: Player | None, tile: int) -> list[Fact]:
    """A room, and the spy space of the other wing (FED-P2-5)."""
    return block_facts(g, verbs.ROOM_BLOCKS.reference(tile), [(space, 0) for space in ROOM_BLOCKS[tile]])


def numbered(names: tuple[str, ...]) -> dict[str, int]:
    return {name: number for number, name in enumerate(names)}


def counted(count: int) -> dict[str, int]:
    """Places that are known by their number, from 1."""
    return {str(number + 1): number for number in range(count)}


BY_KIND: Final[dict[str, tuple[dict[str, int], Facts]]] = {
    "space": (verbs.SPACES.values, space_facts),
    "action": (verbs.ACTIONS.values, action_facts),
    "mission": (verbs.MISSIONS.values, mission_facts),
    "wing": (verbs.WINGS.values, wing_facts),
    "law": (numbered(NAMES["law"]), law_facts),
    "floor": (counted(FLOORS), floor_facts),
    "column": (counted(len([project for project in PROJECTS if project.column >= 0])), column_facts),
    "project": (verbs.PROJECTS.values, project_facts),
    "ambassador": (verbs.AMBASSADORS.values, ambassador_facts),
    "face": (verbs.FACES.values, face_facts),
    "alteration": (verbs.ALTERATIONS.values, alteration_facts),
    "planet": (verbs.PLANETS.values, planet_facts),
    "neo": (verbs.NEO_SPACES.values, neo_facts),
    "moon": (verbs.MOONS.values, moon_facts),
    "asteroid": (verbs.ASTEROIDS.values, asteroid_facts),
    "erudite": (verbs.ERUDITES.values, erudite_facts),
    "shop": (verbs.SHOPS.values, shop_facts),
    "production": (verbs.PRODUCTIONS.values, production_facts),
    "site": (verbs.SITES.values, site_facts),
    "unit": (verbs.UNITS.values, unit_facts),
    "level": (numbered(NAMES["level"]), level_facts),
    "medal": (verbs.MEDALS.values, medal_facts),
    "starting": (verbs.STARTING_TILES.values, starting_facts),
    "deep": (verbs.DEEP_TILES.values, deep_facts),
    "points": (events.SOURCES.values, points_facts),
    "planet_block": (verbs.PLANET_BLOCKS.values, planet_block_facts),
    "room_block": (verbs.ROOM_BLOCKS.values, room_block_facts),
}
DESCRIBED: Final = ("phase",)  # whose name says everything


def facts(g: Federation, reference: str, seat: int | None) -> list[Fact]:
    """The facts about a reference; nothing for what is not part of the game."""
    kind, _, name = reference.partition(":")
    p = None if seat is None else g.players[seat]
    if kind == "resource":
        return resource_facts(g, p, reference)
    if kind in DESCRIBED:
        return [described(reference)]
    values, told = BY_KIND.get(kind, ({}, space_facts))
    number = values.get(name.lower())
    return [] if number is None else told(g, p, number)
