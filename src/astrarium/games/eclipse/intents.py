"""What somebody means who points at a thing: its obvious use, whatever verb is open."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from astrarium.kernel.verbs import Action, Domain, find_by_kind

from . import verbs
from .ids import BUILD_NAMES, CLASS_NAMES, TRACK_NAMES
from .state import Eclipse
from .tables import PARTS

Intents = Callable[[Eclipse, int, int], list[Action]]
ROTATIONS: Final = range(len(verbs.ROTATIONS.names))
TRACKS: Final = range(len(TRACK_NAMES))
SLOTS: Final = range(len(verbs.SLOTS))


def of_sector(g: Eclipse, seat: int, sector: int) -> list[Action]:
    """Go there, put a disc there, lay it, settle it, build there, move from there."""
    return [
        verbs.STEP(sector),
        verbs.JUMP(sector),
        verbs.FLEE(sector),
        verbs.PUT(sector + 1),
        verbs.LIFT(sector + 1),
        verbs.SITE(sector),
        *[verbs.PLACE(sector, rotation) for rotation in ROTATIONS],
        *[verbs.ACTIVATE(each, sector) for each in range(len(CLASS_NAMES))],
        *[verbs.BUILD(item, sector) for item in range(len(BUILD_NAMES))],
        *[verbs.SETTLE(sector, square) for square in range(len(verbs.SETTLEMENTS))],
        verbs.ABANDON(sector),
    ]


def of_tech(g: Eclipse, seat: int, tech: int) -> list[Action]:
    return [*[verbs.BUY(tech, track) for track in TRACKS], verbs.CHOOSE_TECH(tech)]


def of_slot(g: Eclipse, seat: int, slot: int) -> list[Action]:
    return [*[verbs.FIT(part, slot) for part in range(len(PARTS))], verbs.STRIP(slot)]


def of_resource(g: Eclipse, seat: int, resource: int) -> list[Action]:
    """Take it, or give it for another."""
    return [
        verbs.GAIN(resource),
        verbs.RETURN_CUBE(resource),
        verbs.SEND_CUBE(resource),
        verbs.REMOVE_CUBE(resource),
        verbs.TAP(resource),
        *[verbs.TRADE(give, resource) for give in range(3)],
    ]


def of_source(g: Eclipse, seat: int, source: int) -> list[Action]:
    return [verbs.LIFT(source), verbs.PUT(source)]


def of_seat(g: Eclipse, seat: int, other: int) -> list[Action]:
    return [verbs.PROPOSE(other), verbs.ALLY(other)]


BY_KIND: Final[dict[str, tuple[Domain, Intents]]] = {
    "sector": (verbs.SECTORS, of_sector),
    "hex": (verbs.PLACES, lambda g, seat, place: [verbs.EXPLORE(place)]),
    "tech": (verbs.TECHS, of_tech),
    "slot": (verbs.BLUEPRINT_SLOTS, of_slot),
    "part": (verbs.PARTS, lambda g, seat, part: [verbs.FIT(part, slot) for slot in SLOTS]),
    "resource": (verbs.RESOURCES, of_resource),
    "source": (verbs.SOURCES, of_source),
    "seat": (verbs.SEATS, of_seat),
    "species": (verbs.SPECIES, lambda g, seat, species: [verbs.CHOOSE_SPECIES(species)]),
    "development": (verbs.DEVELOPMENTS, lambda g, seat, number: [verbs.DEVELOP(number)]),
    "alliance": (verbs.ALLIANCES, lambda g, seat, alliance: [verbs.JOIN(alliance)]),
    "action": (verbs.ACTIONS, lambda g, seat, action: [verbs.ACT(action)]),
    "reputation": (verbs.REPUTATIONS, lambda g, seat, tile: [verbs.TAKE(tile), verbs.GIVE_BACK(tile)]),
    "class": (verbs.CLASSES, lambda g, seat, each: [verbs.ATTACH(each)]),
    "planet": (verbs.PLANETS, lambda g, seat, planet: [verbs.BESIDE(planet)]),
}


def intents(g: Eclipse, seat: int, reference: str) -> list[Action]:
    """The actions that a person may mean, the most obvious first."""
    found = find_by_kind(BY_KIND, reference)
    return found[0](g, seat, found[1]) if found else []
