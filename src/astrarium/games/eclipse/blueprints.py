"""Blueprints: the parts that work on a class of ships, and what they add up to (ECL-UPG)."""

from __future__ import annotations

from .component_types import Blueprint
from .ids import CLASS_NAMES, NONE
from .state import Player
from .tables import BLUEPRINT_OF, BLUEPRINTS, OUTSIDE_PART, PARTS


def blueprint(p: Player, ship_class: int) -> Blueprint | None:
    """The printed blueprint of a class; None if the species has no such ships.

    ECL-ROTA-RHO-4.
    """
    number = BLUEPRINT_OF[p.species][ship_class]
    return None if number == NONE else BLUEPRINTS[number]


def parts_on(p: Player, ship_class: int) -> list[int]:
    """The parts that work: tiles, printed parts that are not covered, and what lies outside (ECL-UPG-2).

    ECL-UPG-6, ECL-UPG-7.
    """
    printed = blueprint(p, ship_class)
    assert printed is not None
    tiles = p.blueprints[ship_class]
    found = [slot.part if tile == NONE else tile for slot, tile in zip(printed.slots, tiles, strict=True)]
    return [part for part in found if part != NONE] + [OUTSIDE_PART] * (p.outside == ship_class)


def energy_left(p: Player, ship_class: int) -> int:
    """Energy produced minus energy consumed, with the printed bonus (ECL-UPG-4).

    ECL-ROTA-PART-4.
    """
    printed = blueprint(p, ship_class)
    assert printed is not None
    return printed.energy + sum([PARTS[part].energy for part in parts_on(p, ship_class)])


def has_drive(p: Player, ship_class: int) -> bool:
    return any([PARTS[part].drive for part in parts_on(p, ship_class)])


def lacks_drive(p: Player, ship_class: int) -> bool:
    """Ships that move need a Drive (ECL-UPG-5)."""
    printed = blueprint(p, ship_class)
    return printed is not None and printed.drive == "required" and not has_drive(p, ship_class)


def lacks_energy(p: Player, ship_class: int) -> bool:
    return blueprint(p, ship_class) is not None and energy_left(p, ship_class) < 0


def movement(p: Player, ship_class: int) -> int:
    """The sum of the Drives (ECL-MOV-1)."""
    return sum([PARTS[part].movement for part in parts_on(p, ship_class)])


def jumps(p: Player, ship_class: int) -> int:
    """Jumps of one activation (ECL-ROTA-PART-11)."""
    return sum([PARTS[part].jump for part in parts_on(p, ship_class)])


def bay_capacity(p: Player, ship_class: int) -> int:
    """Interceptors that one ship can carry (ECL-ROTA-PART-5)."""
    return sum([PARTS[part].interceptor_capacity for part in parts_on(p, ship_class)])


def illegal_classes(p: Player) -> list[int]:
    """Classes whose blueprint may not stay as it is (ECL-UPG-4, ECL-UPG-5)."""
    return [each for each in range(len(CLASS_NAMES)) if lacks_energy(p, each) or lacks_drive(p, each)]
