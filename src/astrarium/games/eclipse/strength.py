"""How strong ships are, in one number: for estimates only, never for rules."""

from __future__ import annotations

from functools import lru_cache
from math import sqrt
from typing import Final

from .battle_ships import squadron_of
from .fleets import BURST, FACES, Squadron, hitting_roll
from .ids import NPC
from .squadrons import npc_values
from .state import Eclipse, Ship

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


def ship_power(g: Eclipse, ship: Ship) -> float:
    owner, kind, _ = ship
    return npc_power(kind) if owner == NPC else power(squadron_of(g, owner, kind))


def chance_to_win(own: float, against: float) -> float:
    """By the square law: twice the strength wins four times as often."""
    return own * own / (own * own + against * against) if own or against else 0.0
