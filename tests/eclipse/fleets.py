"""Fleets for tests, by name: "standard_cruiser" with its printed parts, "ancient", or a heavy cruiser."""

from __future__ import annotations

from astrarium.games.eclipse.fleets import Squadron
from astrarium.games.eclipse.ids import NONE
from astrarium.games.eclipse.odds import Fleet
from astrarium.games.eclipse.squadrons import battle_effects, npc_values, ship_values
from astrarium.games.eclipse.tables import BLUEPRINTS, NAMES, PART_NUMBER

BLUEPRINT = {name: number for number, name in enumerate(NAMES["blueprint"])}
NPC_NUMBER = {name: number for number, name in enumerate(NAMES["npc"])}
TECH_NUMBER = {name: number for number, name in enumerate(NAMES["technology"])}
HEAVY_CRUISER = "improved_hull improved_hull plasma_cannon fusion_source positron_computer nuclear_drive"


def ship(name: str, parts: str = "", *, owner: int = 0, arrival: int = 0, techs: str = "") -> Squadron:
    """A player's ship with its printed parts, or with these."""
    printed = [slot.part for slot in BLUEPRINTS[BLUEPRINT[name]].slots if slot.part != NONE]
    fitted = [PART_NUMBER[part] for part in parts.split()] or printed
    effects = battle_effects([TECH_NUMBER[tech] for tech in techs.split()])
    return ship_values(owner, BLUEPRINT[name], tuple(fitted), effects, arrival)


def npc(name: str) -> Squadron:
    return npc_values(NPC_NUMBER[name])


def ships(count: int, squadron: Squadron, damage: int = 0) -> Fleet:
    """Some equal ships as a fleet; add several for one of several classes."""
    return [(squadron, [damage] * count)]
