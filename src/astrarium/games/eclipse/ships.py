"""Ships on sectors, whose they are, and in which order their owners came (ECL-GEN-4, ECL-GEN-5, ECL-MOV-7)."""

from __future__ import annotations

from astrarium.kernel.values import put

from .ids import ANCIENT, EFFECT, NONE, NPC
from .state import Eclipse, Ship
from .tables import SPECIALS


def ships_of(g: Eclipse, seat: int, sector: int) -> list[Ship]:
    """The ships of a player on a sector, all kinds; `NPC` for those of nobody."""
    return [ship for ship in g.ships[sector] if ship[0] == seat]


def has_ship(g: Eclipse, seat: int, sector: int) -> bool:
    return seat in g.arrivals[sector]


def count_class(g: Eclipse, seat: int, ship_class: int) -> int:
    """How many figures of a class are on the map."""
    return sum([ship[0] == seat and ship[1] == ship_class for ships in g.ships for ship in ships])


def add_ship(g: Eclipse, sector: int, ship: Ship) -> None:
    """A ship comes to a sector; the first of its owner gives the place in the order of arrival (ECL-MOV-7).

    ECL-MOV-6.
    """
    g.ships = put(g.ships, sector, tuple(sorted((*g.ships[sector], ship))))
    if ship[0] != NPC and ship[0] not in g.arrivals[sector]:
        g.arrivals = put(g.arrivals, sector, (*g.arrivals[sector], ship[0]))


def remove_ship(g: Eclipse, sector: int, ship: Ship) -> None:
    """A ship leaves; with the last one its owner's place in the order of arrival is lost (ECL-MOV-7)."""
    left = list(g.ships[sector])
    left.remove(ship)
    g.ships = put(g.ships, sector, tuple(left))
    if all([other[0] != ship[0] for other in left]):
        g.arrivals = put(g.arrivals, sector, tuple([seat for seat in g.arrivals[sector] if seat != ship[0]]))


def are_allied(g: Eclipse, seat: int, other: int) -> bool:
    """Whether two players are the same or members of one alliance (ECL-ROTA-ALLY-6, ECL-ROTA-ALLY-23, ECL-POP-7)."""
    alliance = g.players[seat].alliance
    return seat == other or (alliance != NONE and g.players[other].alliance == alliance)


def is_at_peace(g: Eclipse, seat: int, npc: int) -> bool:
    """Whether an NPC ship is no enemy of a player (ECL-SPEC-5).

    ECL-ROTA-HW-6, ECL-ROTA-HIVE-11.
    """
    return npc == ANCIENT and EFFECT["peace_with"] in SPECIALS[g.players[seat].species]


def is_enemy(g: Eclipse, seat: int, ship: Ship) -> bool:
    """Other players' ships but allies', and NPC ships but Ancients for who is at peace with them (ECL-GEN-4)."""
    owner, kind, _ = ship
    return not (is_at_peace(g, seat, kind) if owner == NPC else are_allied(g, seat, owner))


def has_enemy(g: Eclipse, seat: int, sector: int) -> bool:
    """An enemy of a player is on a sector (ECL-ROTA-CENTER-4)."""
    return any([is_enemy(g, seat, ship) for ship in g.ships[sector]])


def has_enemy_player(g: Eclipse, seat: int, sector: int) -> bool:
    """Whether ships of a player who is no ally are on a sector."""
    return any([not are_allied(g, seat, other) for other in g.arrivals[sector]])


def npcs_at(g: Eclipse, sector: int) -> list[int]:
    """The kinds of the NPC ships on a sector."""
    return [ship[1] for ship in g.ships[sector] if ship[0] == NPC]
