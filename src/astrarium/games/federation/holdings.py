"""What players have, by the references under which prices, refusals and previews speak of it."""

from __future__ import annotations

from typing import Final

from . import verbs
from .component_words import Amounts
from .counts import influence, level
from .ids import PLANET_NAMES
from .state import Player
from .tables import ROBOTS as ALL_ROBOTS

LAVANDIUM: Final = "resource:lavandium"
COPERNIUM: Final = "resource:copernium"
OCEANIUM: Final = "resource:oceanium"
DIAMONDS: Final = "resource:golden_diamond"
CRYSTALS: Final = "resource:crystal"  # of several kinds at once
SHIPS: Final = "resource:spaceship"  # in the hangar
LEVEL: Final = "resource:level"  # with all bonuses
DEGREE: Final = "resource:degree"
DIE: Final = "resource:die"
ROBOTS: Final = "resource:robot"  # still to be placed
TOKENS: Final = "resource:alteration"  # unused ones
OPEN_MISSIONS: Final = "resource:mission_marker"  # without a ship
TILES: Final = "resource:erudite"  # face up
POINTS: Final = "resource:prestige"
KINDS: Final = (LAVANDIUM, COPERNIUM, OCEANIUM)


def robots_left(p: Player) -> int:
    """Robots that stand on no site (FED-E8-10)."""
    return ALL_ROBOTS - p.robots.bit_count()


def holdings(p: Player) -> dict[str, int]:
    """Everything of a player that a move may change (FED-PSET, FED-SEN-5)."""
    found = {
        LAVANDIUM: p.lavandium,
        COPERNIUM: p.copernium,
        OCEANIUM: p.oceanium,
        DIAMONDS: p.diamonds,
        SHIPS: p.hangar,
        LEVEL: level(p),
        DEGREE: p.degree,
        DIE: p.die,
        ROBOTS: robots_left(p),
        TOKENS: sum(p.alterations),
        OPEN_MISSIONS: (p.markers & ~p.flown).bit_count(),
        TILES: (p.erudites & ~p.used & ~p.busy).bit_count(),
        POINTS: p.prestige,
    }
    return found | {verbs.PLANETS.reference(planet): influence(p, planet) for planet in range(len(PLANET_NAMES))}


def crystals_of(cost: Amounts) -> str:
    """The one kind of crystals that a cost has, or crystals where it has several."""
    kinds = [kind for kind, amount in zip(KINDS, cost, strict=False) if amount]
    return kinds[0] if len(kinds) == 1 else CRYSTALS
