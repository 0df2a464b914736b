"""Pinning: which ships may leave a sector (ECL-PIN)."""

from __future__ import annotations

from astrarium.kernel.failures import Failures, fail

from .abilities import pin_cost
from .ids import ANCIENT, NPC, ORBITAL_SHIP, STARBASE
from .ships import are_allied, is_at_peace, is_enemy, ships_of
from .state import Eclipse
from .tables import NPCS


def is_held_by_guard(g: Eclipse, sector: int) -> bool:
    """The GCDS and the Ancient Dreadnought let no ship go (ECL-PIN-3, ECL-PIN-9).

    ECL-NPC-5, ECL-ROTA-CENTER-2.
    """
    return any([owner == NPC and NPCS[kind].pins == "all" for owner, kind, _ in g.ships[sector]])


def pins_left(g: Eclipse, seat: int, sector: int, leaving: int) -> int:
    """Enemies minus what the ships that stay hold, if so many of the player's ships leave (ECL-PIN-8, ECL-PIN-9).

    ECL-PIN-2, ECL-PIN-4, ECL-PIN-7, ECL-ROTA-ALLY-7.
    """
    enemies = [ship for ship in g.ships[sector] if is_enemy(g, seat, ship)]
    ancients = sum([ship[0] == NPC and ship[1] == ANCIENT for ship in enemies])
    others = len(enemies) - ancients
    held = -leaving * pin_cost(g, seat)
    for ship in g.ships[sector]:
        if ship[0] == NPC or not are_allied(g, seat, ship[0]):
            continue
        if ship[0] != seat and is_at_peace(g, ship[0], ANCIENT):
            others -= pin_cost(g, ship[0])
        else:
            held += pin_cost(g, ship[0])
    return max(0, others) + ancients - held


def may_leave(g: Eclipse, seat: int, sector: int, leaving: int = 1) -> bool:
    """Whether so many ships of the player may leave together (ECL-PIN-1, ECL-PIN-8, ECL-ROTA-PART-17).

    ECL-MOV-8.
    """
    return not is_held_by_guard(g, sector) and pins_left(g, seat, sector, leaving) < pin_cost(g, seat)


def check_pins(g: Eclipse, seat: int, sector: int, rule: str, failures: Failures | None) -> str | None:
    """Why no ship of the player may leave: the guard of the centre (ECL-PIN-3), or this rule."""
    if may_leave(g, seat, sector):
        return None
    return fail(failures, "ECL-PIN-3" if is_held_by_guard(g, sector) else rule)


def pinned_ships(g: Eclipse, seat: int, sector: int) -> int:
    """How many of the player's ships must stay if all others leave (ECL-PIN-1, ECL-PIN-4)."""
    ships = len(ships_of(g, seat, sector))
    return next((stay for stay in range(ships) if may_leave(g, seat, sector, ships - stay)), ships)


def is_mobile(ship_class: int) -> bool:
    """Starbases and orbitals never move (ECL-MOV-5).

    ECL-GEN-5.
    """
    return ship_class not in (STARBASE, ORBITAL_SHIP)


def has_free_ship(g: Eclipse, seat: int, sector: int) -> bool:
    """Whether one of the player's ships could leave (ECL-EXP-1)."""
    is_there = any([ship[0] == seat and is_mobile(ship[1]) for ship in g.ships[sector]])
    return is_there and may_leave(g, seat, sector)
