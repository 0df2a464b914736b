"""How strong ships are, in one number: for estimates only, never for rules."""

from __future__ import annotations

from functools import lru_cache
from math import sqrt
from typing import Final

from .blueprints import parts_on
from .fleets import BURST, FACES, Squadron, hitting_roll
from .ids import CLASS_NAMES, NONE, NPC
from .squadrons import npc_values, ship_values
from .state import Eclipse, Player, Ship
from .tables import BLUEPRINT_OF

MISSILE_ROUNDS: Final = 0.8  # what one volley is worth, in rounds of cannons


def power(values: Squadron) -> float:
    """The root of what a ship deals in a round and of what it can take."""
    chance = (BURST + 1 - hitting_roll(values.computer, 0)) / FACES
    dealt = chance * (sum(values.cannons) + MISSILE_ROUNDS * sum(values.missiles))
    taken = (1 + values.hull) * (1 + 0.35 * values.shield) + values.regeneration
    return sqrt(dealt * taken) * (1 + 0.03 * values.initiative)


@lru_cache(maxsize=16)
def npc_power(number: int) -> float:
    return power(npc_values(number))


@lru_cache(maxsize=4096)
def class_power(species: int, ship_class: int, tiles: tuple[int, ...], has_outside: bool) -> float:
    """The power of a class with these tiles on its blueprint."""
    outside = ship_class if has_outside else NONE
    blueprints = tuple([tiles if each == ship_class else () for each in range(len(CLASS_NAMES))])
    p = Player(species=species, blueprints=blueprints, outside=outside)
    return power(ship_values(0, BLUEPRINT_OF[species][ship_class], tuple(parts_on(p, ship_class))))


def ship_power(g: Eclipse, ship: Ship) -> float:
    owner, kind, _ = ship
    if owner == NPC:
        return npc_power(kind)
    p = g.players[owner]
    return class_power(p.species, kind, p.blueprints[kind], p.outside == kind)


def chance_to_win(own: float, against: float) -> float:
    """By the square law: twice the strength wins four times as often."""
    return own * own / (own * own + against * against) if own or against else 0.0
