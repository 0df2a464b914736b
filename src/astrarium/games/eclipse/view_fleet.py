"""The ships of a player as its blueprints make them, and what technologies cost it."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.remembered import Remembered

from .battle_ships import squadron_of
from .blueprints import blueprint, energy_left, movement
from .ids import CLASS_NAMES, NONE, RARE, TRACK_NAMES
from .ships import count_class
from .state import Eclipse
from .tables import NAMES, TECHS
from .technologies import tech_price
from .view_types import ClassView

CLASSES: Final[Remembered[ClassView]] = Remembered(2000)


def view_classes(g: Eclipse, seat: int) -> dict[str, ClassView]:
    """The classes that the species has; of who has collapsed nothing is left (ECL-BANK-4)."""
    p = g.players[seat]
    if p.species == NONE or p.is_collapsed:
        return {}
    return {name: view_class(g, seat, each) for each, name in enumerate(CLASS_NAMES) if blueprint(p, each) is not None}


def view_class(g: Eclipse, seat: int, ship_class: int) -> ClassView:
    """What the ships of a class are worth changes seldom."""
    p = g.players[seat]
    made_of = (p.species, p.techs, p.blueprints[ship_class], p.outside == ship_class, ship_class)
    known = CLASSES.get(made_of, lambda: class_values(g, seat, ship_class))
    return {**known, "ships": count_class(g, seat, ship_class)}


def class_values(g: Eclipse, seat: int, ship_class: int) -> ClassView:
    """One that has no ships."""
    p, values = g.players[seat], squadron_of(g, seat, ship_class)
    printed = blueprint(p, ship_class)
    assert printed is not None
    tiles = zip(printed.slots, p.blueprints[ship_class], strict=True)
    parts = [slot.part if tile == NONE else tile for slot, tile in tiles]
    return {
        "initiative": values.initiative,
        "movement": movement(p, ship_class),
        "hull": values.hull,
        "computer": values.computer,
        "shield": values.shield,
        "cannons": list(values.cannons),
        "missiles": list(values.missiles),
        "energy": energy_left(p, ship_class),
        "ships": 0,
        "most": printed.max_on_map,
        "parts": [None if part == NONE else NAMES["part"][part] for part in parts],
    }


def view_prices(g: Eclipse, seat: int) -> dict[str, list[int]]:
    """What the technologies on offer cost a player, on its own track or on each (ECL-RES-2, ECL-ROTA-RARE-3)."""
    p = g.players[seat]
    if p.species == NONE or p.is_collapsed:
        return {}
    tracks = range(len(TRACK_NAMES))
    return {
        NAMES["technology"][tech]: [tech_price(p, tech, track) for track in tracks if tech_fits(tech, track)]
        for tech, count in enumerate(g.techs)
        if count
    }


def tech_fits(tech: int, track: int) -> bool:
    """Rare technologies may lie on any track (ECL-ROTA-RARE-3)."""
    return TECHS[tech].category in (RARE, track)
